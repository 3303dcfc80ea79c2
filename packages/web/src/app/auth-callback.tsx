import { GoogleReturn } from "../features/account/google-return.tsx";
import { privateMeta } from "./page-meta.ts";
import { appStrings } from "./strings.ts";

export const meta = () => privateMeta(appStrings.loggingIn);

export default GoogleReturn;
