import { complimentaryCredits } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import { Link } from "react-router";
import { AccountPage } from "../features/account/account-page.tsx";
import { GoogleButton } from "../features/account/google-button.tsx";
import { SignUpForm } from "../features/account/sign-up-form.tsx";
import { useGuestsOnly } from "../features/account/use-guests-only.ts";
import { textLink } from "../ui/text-link.ts";
import { KeptTextNotice } from "./kept-text-notice.tsx";
import { publicMeta } from "./page-meta.ts";
import { WantedPlanNotice } from "./wanted-plan-notice.tsx";

const credits = `${complimentaryCredits} complimentary premium generations`;

export const meta = () =>
  publicMeta({
    title: "Sign up",
    description: `Open a free ${productName} account. ${credits} come with a verified address.`,
    path: "/signup",
  });

export default function Signup() {
  useGuestsOnly();
  return (
    <AccountPage
      title="Sign up"
      intro={`An account is free. It begins with ${credits}, as soon as your e-mail address is verified.`}
      foot={
        <>
          Have an account already?{" "}
          <Link to="/login" className={textLink}>
            Log in
          </Link>
        </>
      }
    >
      <WantedPlanNotice next="sign up" />
      <KeptTextNotice />
      <SignUpForm>
        <GoogleButton purpose="sign-up" />
      </SignUpForm>
    </AccountPage>
  );
}
