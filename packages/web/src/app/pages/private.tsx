import { plans } from "@rewright/contract/plans";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { attempt } from "#src/api/attempt.ts";
import { useSession } from "#src/api/session.ts";
import { TextApi } from "#src/api/text-api.ts";
import { draftKey } from "#src/api/tool-storage.ts";
import type { Entitlement } from "#src/features/on-device/entitlement/entitlement.ts";
import { keepChecker } from "#src/features/on-device/offline/registration.ts";
import { usePageLinks } from "#src/features/on-device/offline/use-page-links.ts";
import { usePrivateMode } from "#src/features/on-device/state/use-private-mode.ts";
import { StateBar } from "#src/features/on-device/state-bar.tsx";
import { onDeviceStrings as strings } from "#src/features/on-device/strings.ts";
import { useGrammarChoice } from "#src/features/rewriter/grammar/choice.ts";
import { Rewriter } from "#src/features/rewriter/rewriter.tsx";
import type { Writer } from "#src/features/rewriter/state/writer.ts";
import { Button } from "#src/ui/button.tsx";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { publicMeta } from "../shell/page-meta.ts";
import { useSyncSaved } from "../shell/use-sync-saved.ts";

export const meta = () => publicMeta({ title: strings.title, description: strings.intro, path: "/private" });

/** Shows the tool in private mode: Lite runs in this browser, and no text is sent. */
export default function Private() {
  const { user } = useSession();
  const { mode, state, isOnline, hasUpdate } = usePrivateMode();
  useSyncSaved();
  const [notice, setNotice] = useState<string>();
  usePageLinks(useCallback(() => setNotice(strings.offlineLink), []));
  const entitlement = useLastEntitlement(state.status === "on" ? state.entitlement : undefined);
  return (
    <div className="mx-auto max-w-300 px-4 pt-8 pb-16 md:px-6 md:pt-10">
      <h1 className="text-display">{strings.title}</h1>
      <p className="mt-2 max-w-prose text-pretty text-soft">{strings.intro}</p>
      <NeedsScript what="Private mode" />
      <StateBar
        {...{ mode, state, isOnline, hasUpdate }}
        onServer={() => location.assign(user ? "/dashboard" : "/")}
        onRetry={() => void mode.open(user?.id)}
      />
      {notice && (
        <div className="mt-4">
          <Notice
            kind="info"
            action={
              <Button size="small" className="-my-1" onClick={() => setNotice(undefined)}>
                {strings.close}
              </Button>
            }
          >
            {notice}
          </Notice>
        </div>
      )}
      {entitlement && (
        <TextApi value={mode.ask}>
          <Tool entitlement={entitlement} isOn={state.status === "on"} onUltra={() => setNotice(strings.ultra)} />
        </TextApi>
      )}
      <h2 className="mt-10 text-title">{strings.limits.title}</h2>
      <ul className="mt-3 max-w-prose list-disc space-y-1.5 pl-5 text-soft">
        {strings.limits.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Returns the last permission, even if it no longer applies, so that the tool and its text stay when private mode
 * stops. Requests then fail.
 */
function useLastEntitlement(current: Entitlement | undefined): Entitlement | undefined {
  const [last, setLast] = useState<Entitlement>();
  useEffect(() => {
    if (!current) return;
    turnOffUltra();
    setLast(current);
  }, [current]);
  return last;
}

/** Turns Ultra run off in the saved draft, because it needs the server. */
function turnOffUltra(): void {
  attempt(() => {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? "null") as object | null;
    if (draft) sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, ultra: false }));
  });
}

/** Stores the checker of spelling and grammar on this device while it is used in private mode. */
function useKeptChecker(isOn: boolean): void {
  const isKept = useGrammarChoice().on && isOn;
  useEffect(() => {
    if (isKept) void keepChecker();
  }, [isKept]);
}

function Tool({ entitlement, isOn, onUltra }: { entitlement: Entitlement; isOn: boolean; onUltra: () => void }) {
  const navigate = useNavigate();
  useKeptChecker(isOn);
  const writer: Writer = {
    // Humanize Pro, the history and the counts belong to an account, and none of them is used here.
    account: undefined,
    mayHumanize: true,
    wordLimit: entitlement.words,
    canUpgrade: entitlement.plan !== plans.premium.name,
    allowance: "unlimited",
    mayRunUltra: false,
    hasCredits: false,
    signedOut: false,
    onSignUp: () => navigate("/signup"),
    onLogIn: () => navigate("/login"),
    onPremiumRequired: onUltra,
    onRefused: () => {},
    onRun: () => {},
    onEdited: () => {},
  };
  return <Rewriter writer={writer} limitReached={() => null} />;
}
