import { VerificationResult } from "../features/account/verification-result.tsx";
import { privateMeta } from "./page-meta.ts";
import { pageStrings } from "./pages/strings.ts";

export const meta = () => privateMeta(pageStrings.verifyYourEmail);

export default VerificationResult;
