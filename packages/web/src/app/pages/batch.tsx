import { useEffect, useState } from "react";
import { Link } from "react-router";
import { isAnnual } from "#src/api/is-annual.ts";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { onStyleChange } from "#src/api/saved-style.ts";
import { useOwner } from "#src/features/account-settings/use-owner.ts";
import { BatchOffer } from "#src/features/batch/batch-offer.tsx";
import { Batches } from "#src/features/batch/batches.tsx";
import { BatchesSkeleton } from "#src/features/batch/batches-skeleton.tsx";
import { batchStrings } from "#src/features/batch/strings.ts";
import { loadRequest, loadStyleExample } from "#src/features/rewriter/load-parts.ts";
import { LevelSlider } from "#src/features/rewriter/settings/level-slider.tsx";
import { levelInForce, levelSteps, modeInfo } from "#src/features/rewriter/settings/mode-list.ts";
import { ModePicker } from "#src/features/rewriter/settings/mode-picker.tsx";
import { OptionsDisclosure } from "#src/features/rewriter/settings/options-disclosure.tsx";
import type { Draft } from "#src/features/rewriter/settings/settings.ts";
import { mayHaveTone } from "#src/features/rewriter/settings/tones.ts";
import { emptyDraft, savedDraft } from "#src/features/rewriter/text/draft.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { textLink } from "#src/ui/text-link.ts";
import { useLoaded } from "#src/ui/use-loaded.ts";
import { privateMeta } from "../shell/page-meta.ts";
import { useSyncSaved } from "../shell/use-sync-saved.ts";

export const meta = () => privateMeta("Batch upload");

export default function Batch() {
  const user = useOwner();
  return (
    <div className="mx-auto w-full max-w-300 px-4 pt-8 pb-16 md:px-6 md:pt-10">
      <h1 className="text-display">Batch upload</h1>
      <p className="mt-2 max-w-prose text-pretty text-soft">
        {batchStrings.intro} {batchStrings.leave}{" "}
        <Link to="/dashboard" className={textLink}>
          your dashboard
        </Link>
        .
      </p>
      <NeedsScript what="This page" />
      {!user && (
        <div className="mt-8">
          <BatchesSkeleton />
        </div>
      )}
      {user && (isAnnual(user) ? <OwnBatches key={user.id} /> : <BatchOffer isPremium={user.plan === "premium"} />)}
    </div>
  );
}

/** Returns the settings of the next batch, and a function to set them. At first they have the saved style. */
function useBatchDraft() {
  const [initial, setInitial] = useState(batchDraft);
  const [draft, setDraft] = useState(initial);
  useEffect(
    () =>
      onStyleChange(() => {
        const next = batchDraft();
        setInitial(next);
        setDraft((now) => (now === initial ? next : now));
      }),
    [initial],
  );
  return [draft, setDraft] as const;
}

const batchDraft = (): Draft => ({ ...(savedDraft() ?? emptyDraft), ultra: true });

/** Shows the batches of an account with a yearly plan, with the settings for the next one. */
function OwnBatches() {
  useSyncSaved();
  const [draft, setDraft] = useBatchDraft();
  const [grammar, setGrammar] = useState(false);
  const change = (to: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...to }));
  const [StyleExample, askForExamples] = useLoaded(loadStyleExample);
  const { languageModelHost } = usePublicSettings();
  async function loadSettings() {
    const toRequest = await loadRequest();
    const { text_content: _, ultra: __, ...settings } = toRequest("", draft);
    return { ...settings, grammar };
  }
  return (
    <Batches
      loadSettings={loadSettings}
      style={modeInfo(draft.mode).label}
      modeName={(mode) => modeInfo(mode).label}
      controls={
        <>
          <div className="mb-5 flex flex-col gap-x-8 gap-y-3 lg:flex-row">
            <ModePicker
              mode={draft.mode}
              ultra={draft.ultra}
              onMode={(mode) => change({ mode })}
              onUltra={(ultra) => change({ ultra })}
              StyleExample={StyleExample}
              ask={askForExamples}
            />
            <LevelSlider
              level={levelInForce(draft)}
              steps={levelSteps(draft.mode)}
              onChange={(level) => change({ level })}
            />
          </div>
          <OptionsDisclosure settings={draft} hasTone={mayHaveTone(true, languageModelHost)} onChange={change} />
          <p className="mt-3 mb-5 md:mt-0">
            <Checkbox label={batchStrings.grammar} checked={grammar} onChange={setGrammar} />
          </p>
        </>
      }
    />
  );
}
