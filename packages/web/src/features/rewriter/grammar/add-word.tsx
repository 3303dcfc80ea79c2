import { CallError, call } from "#src/api/call.ts";
import { useSession } from "#src/api/session.ts";
import { useTextApi } from "#src/api/text-api.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toast.ts";
import { saveWord } from "../popup/save-word.ts";
import { popupStrings } from "../popup/strings.ts";
import { grammarStrings } from "./strings.ts";

interface AddWordProps {
  readonly word: string;
  readonly onAdded: () => void;
}

/** Shows a button that saves a word as one to keep, so that it is not reported as a mistake again. */
export function AddWord({ word, onAdded }: AddWordProps) {
  const account = useSession().user?.id;
  const isPrivate = useTextApi() !== call;
  // In private mode no word of the text may be sent to the server, where the account's words are.
  if (isPrivate && account !== undefined) return null;

  async function add(): Promise<void> {
    try {
      const undo = await saveWord(account, { words: word, rule: "keep", replacement: null });
      showToast(popupStrings.savedToKeep(word), () => {
        undo().catch(() => showToast(popupStrings.notSaved));
      });
      onAdded();
    } catch (error) {
      showToast(error instanceof CallError ? error.message : popupStrings.notSaved);
    }
  }

  return (
    <Button look="plain" size="small" onClick={add}>
      {grammarStrings.addWord}
    </Button>
  );
}
