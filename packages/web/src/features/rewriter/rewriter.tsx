import type { ReactNode } from "react";
import type { CallError } from "#src/api/call.ts";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { InlineScript } from "#src/ui/inline-script.tsx";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { Panels } from "./panels.tsx";
import type { Draft } from "./settings/settings.ts";
import { mayHaveTone } from "./settings/tones.ts";
import { ToolSettings } from "./settings/tool-settings.tsx";
import type { Writer } from "./state/writer.ts";
import { draftScript } from "./text/draft.ts";
import { useDraft } from "./text/use-draft.ts";
import { useGivenText } from "./text/use-given-text.ts";
import { useUltra } from "./ultra/use-ultra.ts";

interface RewriterProps {
  readonly writer: Writer;
  /** A text from another part of the page, such as the history, that replaces the one in the text field. */
  readonly given?: Given | undefined;
  /** Content beside the main button, such as the number of rewrites left. */
  readonly aside?: ReactNode;
  /** Returns what is shown after a rewrite was refused because none are left. */
  readonly limitReached: (refusal: CallError) => ReactNode;
}

type Given = Pick<Draft, "text" | "ultra"> & Partial<Pick<Draft, "mode">>;

/** Renders the tool: the settings, the original text on one side, the rewritten text on the other. */
export function Rewriter({ writer, given, aside, limitReached }: RewriterProps) {
  const [draft, setDraft] = useDraft();
  const { hasCredits } = writer;
  const byPro = draft.ultra || hasCredits;
  const { languageModelHost } = usePublicSettings();
  const hasTone = mayHaveTone(byPro, languageModelHost);
  const replaced = useGivenText(given, draft, setDraft);
  const ultra = useUltra(draft, setDraft, { ...writer, isGiven: given !== undefined });
  return (
    <div id="tool" className="mt-4 md:mt-7">
      <ToolSettings {...{ draft, hasCredits, hasTone }} onChange={setDraft} onUltra={ultra.turn} />
      <div role="status">
        {ultra.ended && <p className="mb-4 text-sm text-warning">We turned off Ultra run because it needs Premium.</p>}
      </div>
      <Panels {...{ writer, draft, byPro, hasTone, replaced, aside, limitReached }} onChange={setDraft} />
      <NeedsScript what="Rewriting" />
      <InlineScript code={import.meta.env.SSR ? draftScript : ""} />
    </div>
  );
}
