import { GoogleReturn } from "#src/features/account/google-return.tsx";
import { privateMeta } from "../shell/page-meta.ts";
import { pageStrings } from "./strings.ts";

export const meta = () => privateMeta(pageStrings.loggingIn);

export default GoogleReturn;
