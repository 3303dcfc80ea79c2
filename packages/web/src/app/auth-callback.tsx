import { GoogleReturn } from "../features/account/google-return.tsx";
import { privateMeta } from "./page-meta.ts";
import { pageStrings } from "./pages/strings.ts";

export const meta = () => privateMeta(pageStrings.loggingIn);

export default GoogleReturn;
