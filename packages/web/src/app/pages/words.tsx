import { useSession } from "#src/api/session.ts";
import { modeList } from "#src/features/rewriter/settings/mode-list.ts";
import { SavedWords } from "#src/features/saved-words/saved-words.tsx";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { useHydrated } from "#src/ui/use-hydrated.ts";
import { privateMeta } from "../shell/page-meta.ts";
import { pageStrings } from "./strings.ts";

export const meta = () => privateMeta(pageStrings.yourWords);

const styles = Object.fromEntries(modeList.map(({ mode, label }) => [mode, label])) as Record<
  (typeof modeList)[number]["mode"],
  string
>;

export default function Words() {
  const { loading, user } = useSession();
  const isReady = useHydrated() && !loading;
  return (
    <div className="mx-auto w-full max-w-240 px-4 py-10 md:px-6 md:py-14">
      <h1 className="mb-8 text-display">{pageStrings.yourWords}</h1>
      <NeedsScript what={pageStrings.thisPage} />
      {isReady && <SavedWords key={user?.id ?? ""} account={user?.id} styles={styles} />}
    </div>
  );
}
