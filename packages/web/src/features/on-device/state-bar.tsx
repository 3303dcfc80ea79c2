import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { textLink } from "#src/ui/text-link.ts";
import { downloadBytes } from "./models/part-list.ts";
import { replacePage } from "./offline/registration.ts";
import type { PrivateMode, PrivateState } from "./state/private-mode.ts";
import { onDeviceStrings as strings } from "./strings.ts";

interface StateBarProps {
  readonly mode: PrivateMode;
  readonly state: PrivateState;
  readonly isOnline: boolean;
  readonly hasUpdate: boolean;
  /** Opens the tool that rewrites on the server. */
  readonly onServer: () => void;
  /** Opens private mode again after a failure. */
  readonly onRetry: () => void;
}

/** Shows at all times whether texts are rewritten on this device, and what can be done about it. */
export function StateBar(props: StateBarProps) {
  const { mode, state, isOnline, hasUpdate, onServer } = props;
  const isOn = state.status === "on";
  const isSwitchable = isOn || state.status === "absent" || state.status === "downloading";
  function turn(on: boolean): void {
    if (on) void mode.download();
    else if (state.status === "downloading") mode.cancel();
    else onServer();
  }
  return (
    <section
      aria-label={strings.switchLabel}
      data-private={state.status}
      className="mt-5 overflow-hidden rounded-surface border border-hairline bg-sheet"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 md:px-5">
        <label className="inline-flex min-h-9 items-center gap-2.5 text-sm font-medium select-none">
          {strings.switchLabel}
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
            role="switch"
            className="switch"
            checked={isOn || state.status === "downloading" || state.status === "starting"}
            disabled={!isSwitchable || (state.status === "absent" && !isOnline)}
            onChange={(event) => turn(event.target.checked)}
            aria-describedby="private-state"
          />
        </label>
        <p
          id="private-state"
          // The progress would be announced many times.
          role={state.status === "downloading" ? undefined : "status"}
          className="min-w-0 flex-1 basis-64 text-sm text-pretty text-soft"
        >
          {sentenceOf(state, isOnline)}
        </p>
        <Actions {...props} />
      </div>
      {state.status === "downloading" && (
        <progress
          aria-label={strings.progress}
          value={state.done}
          max={downloadBytes}
          className="block h-1.5 w-full appearance-none bg-well [&::-moz-progress-bar]:bg-pencil [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-pencil"
        />
      )}
      {state.status === "absent" && state.failure && <Notice kind="danger">{strings.failures[state.failure]}</Notice>}
      {hasUpdate && (
        <Notice
          kind="info"
          action={
            <Button size="small" className="-my-1" onClick={() => void replacePage()}>
              {strings.reload}
            </Button>
          }
        >
          {strings.update}
        </Notice>
      )}
    </section>
  );
}

const dayMs = 24 * 60 * 60_000;

function sentenceOf(state: PrivateState, isOnline: boolean): string {
  switch (state.status) {
    case "checking":
      return strings.checking;
    case "unsupported":
      return strings.unsupported;
    case "refused":
      return strings.refusals[state.why];
    case "absent":
      if (state.done === 0) return isOnline ? strings.absent : strings.absentOffline;
      return isOnline ? strings.incomplete(state.done) : strings.incompleteOffline(state.done);
    case "downloading":
      return strings.downloading(state.done);
    case "starting":
      return strings.starting;
    case "failed":
      return strings.engineFailed;
    case "on":
      if (isOnline) return strings.on;
      return `${strings.on} ${strings.offline(Math.max(1, Math.ceil(state.entitlement.leftMs / dayMs)))}`;
  }
}

/** Shows what can be done in the current state. */
function Actions({ mode, state, isOnline, onServer, onRetry }: StateBarProps): ReactNode {
  const server = <Button onClick={onServer}>{strings.useServer}</Button>;
  const remove = (
    <Button look="plain" onClick={() => void mode.remove()}>
      {strings.remove}
    </Button>
  );
  switch (state.status) {
    case "absent":
      return (
        <>
          {isOnline && (
            <Button look="primary" onClick={() => void mode.download()}>
              {state.done === 0 ? strings.download : strings.continue}
            </Button>
          )}
          {state.failure === "replaced" && <Button onClick={() => location.reload()}>{strings.reload}</Button>}
          {state.done > 0 && remove}
        </>
      );
    case "downloading":
      return <Button onClick={mode.cancel}>{strings.cancel}</Button>;
    case "on":
      return remove;
    case "failed":
      return (
        <>
          <Button look="primary" onClick={onRetry}>
            {strings.tryAgain}
          </Button>
          {server}
          {remove}
        </>
      );
    case "refused":
      return (
        <>
          {state.why === "premium" && (
            <a href="/pricing" className={textLink}>
              {strings.seePlans}
            </a>
          )}
          {state.why === "signed_out" && (
            <a href="/login" className={textLink}>
              {strings.logIn}
            </a>
          )}
          {(state.why === "expired" || state.why === "unknown") && (
            <Button onClick={() => void mode.check()}>{strings.checkAgain}</Button>
          )}
          {server}
          {remove}
        </>
      );
    default:
      return null;
  }
}
