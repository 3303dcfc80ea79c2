import { productName } from "@rewright/contract/product";
import { Link, useLocation } from "react-router";
import { AccountPage } from "#src/features/account/account-page.tsx";
import { GoogleButton } from "#src/features/account/google-button.tsx";
import { PassingMessage } from "#src/features/account/passing-message.tsx";
import { SignInForm } from "#src/features/account/sign-in-form.tsx";
import { useGuestsOnly } from "#src/features/account/use-guests-only.ts";
import { textLink } from "#src/ui/text-link.ts";
import { publicMeta } from "../shell/page-meta.ts";
import { WantedPlanNotice } from "../shell/wanted-plan-notice.tsx";
import { pageStrings } from "./strings.ts";

export const meta = () =>
  publicMeta({
    title: pageStrings.logIn,
    description: pageStrings.logInDescription(productName),
    path: "/login",
  });

export default function Login() {
  useGuestsOnly();
  const state = useLocation().state as { message?: string; email?: string } | null;
  return (
    <AccountPage
      title={pageStrings.logIn}
      foot={
        <>
          No account yet?{" "}
          <Link to="/signup" className={textLink}>
            Sign up
          </Link>
        </>
      }
    >
      <WantedPlanNotice next="log in" />
      <PassingMessage message={state?.message} />
      <GoogleButton purpose="sign-in" />
      <SignInForm email={state?.email} />
    </AccountPage>
  );
}
