import { Checkbox } from "#src/ui/checkbox.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { pageStrings } from "../pages/strings.ts";
import { useHelpKeySwitch } from "./use-keyboard-help.ts";

interface Shortcut {
  /** The keys of a shortcut, which are pressed together or are alternatives. */
  readonly keys: readonly string[];
  readonly together?: true;
  readonly what: string;
}

interface Group {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const groups = (command: string): readonly Group[] => [
  {
    title: pageStrings.inTheText,
    shortcuts: [
      { keys: [command, "Enter"], together: true, what: "Humanize" },
      { keys: ["Alt", "Enter"], together: true, what: pageStrings.showMistake },
      { keys: ["←", "→"], what: pageStrings.chooseAStyle },
    ],
  },
  {
    title: pageStrings.inTheHumanizedText,
    shortcuts: [
      { keys: ["↑", "↓"], what: pageStrings.previousOrNextSentence },
      { keys: ["←", "→"], what: pageStrings.previousOrNextSentenceOr },
      { keys: ["Home", "End"], what: pageStrings.firstOrLastOne },
      { keys: ["Enter", "Space"], what: pageStrings.alternativesForTheSentence },
      { keys: ["Enter"], what: "Edit the text (when the whole text has focus)" },
      { keys: ["Esc"], what: "Stop editing" },
      { keys: [command, "Z"], together: true, what: "Undo" },
      { keys: [command, "Shift", "Z"], together: true, what: "Redo" },
    ],
  },
  {
    title: pageStrings.inTheList,
    shortcuts: [
      { keys: ["↑", "↓"], what: pageStrings.previousOrNextAlternative },
      { keys: ["Enter"], what: pageStrings.useThisWording },
    ],
  },
  {
    title: pageStrings.everywhere,
    shortcuts: [
      { keys: ["Esc"], what: pageStrings.closeDialog },
      { keys: ["?"], what: pageStrings.showKeyboardShortcuts },
    ],
  },
];

/** Shows the list of keyboard shortcuts. */
export default function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const [on, turn] = useHelpKeySwitch();
  const command = /Mac|iP(hone|ad)/.test(navigator.platform) ? "⌘" : "Ctrl";
  return (
    <Dialog title={pageStrings.keyboardShortcuts} wide onClose={onClose}>
      <div className="gap-x-10 md:columns-2">
        {groups(command).map(({ title, shortcuts }) => (
          <section key={title} aria-label={title} className="mb-5 break-inside-avoid">
            <h3 className="font-sans text-sm font-medium tracking-normal text-soft">{title}</h3>
            <dl className="mt-1 divide-y divide-hairline">
              {shortcuts.map(({ keys, together, what }) => (
                <div key={what} className="flex items-center justify-between gap-6 py-2">
                  <dt className="order-2 flex shrink-0 items-center gap-1 text-sm text-soft">
                    {keys.map((key, index) => (
                      <span key={key} className="flex items-center gap-1">
                        {index > 0 && <span>{together ? "+" : pageStrings.or}</span>}
                        <kbd className="min-w-7 rounded-small border border-control bg-page px-1.5 py-0.5 text-center font-sans text-xs leading-5 text-ink">
                          {key in spoken ? <Spoken sign={key} /> : key}
                        </kbd>
                      </span>
                    ))}
                  </dt>
                  <dd className="text-pretty">{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-t border-hairline pt-4">
        <Checkbox label={pageStrings.pressToShow} checked={on} onChange={turn} />
      </div>
    </Dialog>
  );
}

/** The names of characters that screen readers skip or pronounce differently. */
const spoken: Readonly<Record<string, string>> = {
  "↑": "Up",
  "↓": "Down",
  "←": "Left",
  "→": "Right",
  "⌘": "Command",
  "?": pageStrings.questionMark,
};

function Spoken({ sign }: { sign: string }) {
  return (
    <>
      <span aria-hidden>{sign}</span>
      <span className="sr-only">{spoken[sign]}</span>
    </>
  );
}
