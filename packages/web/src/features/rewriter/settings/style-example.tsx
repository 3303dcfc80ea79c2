import styles from "virtual:examples/styles";
import type { FreeMode } from "@rewright/contract/rewriting";
import { ExampleText } from "../sample/example-text.tsx";

/** Shows an example sentence rewritten in a style. */
export function StyleExample({ mode }: { mode: FreeMode }) {
  return <ExampleText parts={styles[mode]} />;
}
