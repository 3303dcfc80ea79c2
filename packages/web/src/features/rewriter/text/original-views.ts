export { FormattedOriginal } from "../formatted/formatted-original.tsx";
export { OriginalGrammar } from "../grammar/original-grammar.tsx";
