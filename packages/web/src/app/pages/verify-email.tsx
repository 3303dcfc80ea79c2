import { VerificationResult } from "#src/features/account/verification-result.tsx";
import { privateMeta } from "../shell/page-meta.ts";
import { pageStrings } from "./strings.ts";

export const meta = () => privateMeta(pageStrings.verifyYourEmail);

export default VerificationResult;
