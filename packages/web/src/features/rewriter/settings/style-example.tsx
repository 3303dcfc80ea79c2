import styles from "virtual:examples/styles";
import type { FreeMode } from "@rewright/contract/rewriting";
import { ExampleText } from "../sample/example-text.tsx";

/** Shows how this version rewrites a sentence in a style. */
export function StyleExample({ mode }: { mode: FreeMode }) {
  return <ExampleText parts={styles[mode]} />;
}
