import { productName } from "@rewright/contract/product";
import { GoogleReturn } from "../features/account/google-return.tsx";

export const meta = () => [{ title: `Signing you in · ${productName}` }, { name: "robots", content: "noindex" }];

export default GoogleReturn;
