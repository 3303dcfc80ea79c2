import styles from "virtual:examples/styles";
import type { FreeMode } from "@rewright/contract/rewriting";
import { ExampleText } from "../sample/example-text.tsx";

/** What a style does to a sentence, as this version does it. */
export function StyleExample({ mode }: { mode: FreeMode }) {
  return <ExampleText parts={styles[mode]} />;
}
