import type { SavedStyle } from "@rewright/contract/saved-words";
import { type WordEntry, wordKey } from "@rewright/contract/word-lists";
import { type ReactNode, useId, useState } from "react";
import type { WordChange } from "#src/api/saved-words.ts";
import { useAction } from "#src/api/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Outcome } from "#src/ui/outcome.tsx";
import { CsvButtons, saveWordsCsv } from "./csv-buttons.tsx";
import { savedWordsStrings as strings } from "./strings.ts";
import { StyleForm } from "./style-form.tsx";
import { useSavedWords } from "./use-saved-words.ts";
import { WordForm } from "./word-form.tsx";
import { WordList } from "./word-list.tsx";

interface SavedWordsProps {
  /** The id of the signed-in account; undefined for a visitor. */
  readonly account: string | undefined;
  /** The styles by their value, with the names that the tool shows. */
  readonly styles: Readonly<Record<SavedStyle["style"], string>>;
}

/** Shows the saved words and the saved style, which can be changed. */
export function SavedWords({ account, styles }: SavedWordsProps) {
  const { saved, problem, load, change, discardLeft } = useSavedWords(account);
  if (problem) {
    return (
      <div className="grid justify-items-start gap-3">
        <Outcome problem={problem} className="w-full" />
        <Button onClick={load}>{strings.tryAgain}</Button>
      </div>
    );
  }
  if (!saved) return <p role="status">{strings.loading}</p>;
  return (
    <>
      {saved.left.length > 0 && <LeftWords words={saved.left} onAdd={load} onDiscard={discardLeft} />}
      <Words words={saved.words} hasAccount={account !== undefined} onChange={change} />
      <SavedStyleSection style={saved.style} styles={styles} onChange={change} />
    </>
  );
}

interface LeftWordsProps {
  readonly words: readonly WordEntry[];
  readonly onAdd: () => void;
  readonly onDiscard: () => void;
}

/** Says that the account has no room for words that are saved in this browser, and offers to add or delete them. */
function LeftWords({ words, onAdd, onDiscard }: LeftWordsProps) {
  return (
    <div className="mb-8 overflow-hidden rounded-control">
      <Notice kind="warning">
        <p>{strings.left(words.length)}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={onAdd}>
            {strings.addLeft}
          </Button>
          <Button size="small" onClick={() => saveWordsCsv(words)}>
            {strings.exportCsv}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {strings.discardLeft}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

interface WordsProps {
  readonly words: readonly WordEntry[];
  readonly hasAccount: boolean;
  readonly onChange: (change: WordChange) => Promise<void>;
}

function Words({ words, hasAccount, onChange }: WordsProps) {
  const [asking, setAsking] = useState(false);
  const action = useAction();
  const [refused, setRefused] = useState<string>();

  /** Makes a change. Returns whether it succeeded. */
  function make(change: WordChange, said: string): Promise<boolean> {
    setRefused(undefined);
    return action.run(async () => {
      await onChange(change);
      return said;
    });
  }

  function importWords(read: readonly WordEntry[] | string): void {
    if (typeof read === "string") setRefused(read);
    else void make({ add: read }, strings.imported(read.length));
  }

  async function deleteAll(): Promise<void> {
    await make({ remove: words.map((entry) => entry.words) }, strings.allDeleted);
    setAsking(false);
  }

  return (
    <Part title={strings.listTitle} lead={strings.listLead}>
      {!hasAccount && (
        <div className="mb-4 overflow-hidden rounded-control">
          <Notice kind="info">{strings.inBrowser}</Notice>
        </div>
      )}
      <WordForm busy={action.busy} onSave={(entry) => make({ add: [entry] }, strings.added(entry.words))} />
      <Outcome
        done={refused ? undefined : action.done}
        problem={refused === undefined ? action.problem : { message: refused }}
      />
      <div className="mt-6">
        <WordList
          words={words}
          busy={action.busy}
          onReplace={(old, entry) => {
            const isRenamed = wordKey(old.words) !== wordKey(entry.words);
            return make({ add: [entry], remove: isRenamed ? [old.words] : [] }, strings.added(entry.words));
          }}
          onRemove={(entry) => void make({ remove: [entry.words] }, strings.removed(entry.words))}
        />
      </div>
      <p className="mt-6 text-sm text-soft">{strings.csvHint}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <CsvButtons words={words} busy={action.busy} onImport={importWords} />
        {words.length > 0 && <Button onClick={() => setAsking(true)}>{strings.deleteAll}</Button>}
        <span className="text-sm text-soft">{strings.count(words.length)}</span>
      </div>
      {asking && (
        <ConfirmDialog
          kind="danger"
          title={strings.deleteQuestion}
          message={strings.deleteMessage}
          confirm={strings.deleteConfirm}
          busy={action.busy}
          onConfirm={deleteAll}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  );
}

interface SavedStyleSectionProps extends Pick<SavedWordsProps, "styles"> {
  readonly style: SavedStyle | null;
  readonly onChange: (change: WordChange) => Promise<void>;
}

function SavedStyleSection({ style, styles, onChange }: SavedStyleSectionProps) {
  const action = useAction();
  const save = (next: SavedStyle | null) =>
    void action.run(async () => {
      await onChange({ style: next });
      return next ? strings.styleSaved : strings.styleReset;
    });
  return (
    <Part title={strings.styleTitle} lead={strings.styleLead}>
      <StyleForm key={JSON.stringify(style)} {...{ style, styles }} busy={action.busy} onSave={save} />
      <Outcome {...action} />
    </Part>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-hairline py-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10"
    >
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="mt-1.5 text-sm text-pretty text-soft">{lead}</p>
      </div>
      <div className="min-w-0 max-w-160">{children}</div>
    </section>
  );
}
