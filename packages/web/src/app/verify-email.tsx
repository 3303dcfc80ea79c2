import { VerificationResult } from "../features/account/verification-result.tsx";
import { privateMeta } from "./page-meta.ts";

export const meta = () => privateMeta("Verify your address");

export default VerificationResult;
