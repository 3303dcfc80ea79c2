import { productName } from "@rewright/contract/product";
import { VerificationResult } from "../features/account/verification-result.tsx";

export const meta = () => [{ title: `Verify your address · ${productName}` }, { name: "robots", content: "noindex" }];

export default VerificationResult;
