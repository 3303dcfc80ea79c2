import { VerificationResult } from "../features/account/verification-result.tsx";
import { privateMeta } from "./page-meta.ts";
import { appStrings } from "./strings.ts";

export const meta = () => privateMeta(appStrings.verifyYourEmail);

export default VerificationResult;
