import { GoogleReturn } from "../features/account/google-return.tsx";
import { privateMeta } from "./page-meta.ts";

export const meta = () => privateMeta("Signing you in");

export default GoogleReturn;
