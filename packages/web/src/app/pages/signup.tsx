import { complimentaryCredits } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import { Link } from "react-router";
import { AccountPage } from "#src/features/account/account-page.tsx";
import { GoogleButton } from "#src/features/account/google-button.tsx";
import { SignUpForm } from "#src/features/account/sign-up-form.tsx";
import { useGuestsOnly } from "#src/features/account/use-guests-only.ts";
import { textLink } from "#src/ui/text-link.ts";
import { KeptTextNotice } from "../shell/kept-text-notice.tsx";
import { publicMeta } from "../shell/page-meta.ts";
import { WantedPlanNotice } from "../shell/wanted-plan-notice.tsx";

const credits = `${complimentaryCredits} free Pro rewrites`;

export const meta = () =>
  publicMeta({
    title: "Sign up",
    description: `Sign up for a free ${productName} account. Verify your email and get ${credits}.`,
    path: "/signup",
  });

export default function Signup() {
  useGuestsOnly();
  return (
    <AccountPage
      title="Sign up"
      intro={`Your account is free. Verify your email and get ${credits}.`}
      foot={
        <>
          Already have an account?{" "}
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
