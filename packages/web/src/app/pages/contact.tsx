import { supportResponseHours } from "@rewright/contract/contact-form";
import { productName } from "@rewright/contract/product";
import { useSearchParams } from "react-router";
import { useSession } from "#src/api/session.ts";
import { ContactForm } from "#src/features/contact/contact-form.tsx";
import { ContactInfo } from "#src/features/contact/contact-info.tsx";
import { ContactQuestions } from "#src/features/contact/contact-questions.tsx";
import { inquiryTypeNamed } from "#src/features/contact/inquiry-names.ts";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { publicMeta } from "../shell/page-meta.ts";
import { pageStrings } from "./strings.ts";

export const meta = () =>
  publicMeta({
    title: pageStrings.contact,
    description: pageStrings.contactDescription(productName, supportResponseHours),
    path: "/contact",
  });

export default function Contact() {
  const { user } = useSession();
  const [params] = useSearchParams();
  return (
    <div className="mx-auto w-full max-w-240 px-4 py-10 md:px-6 md:py-14">
      <h1 className="text-display">{pageStrings.contact}</h1>
      <p className="mt-2 max-w-prose text-base text-pretty text-soft md:text-prose">{pageStrings.contactLead}</p>
      <NeedsScript what={pageStrings.theForm} />
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="rounded-surface border border-hairline bg-sheet p-5 md:p-8">
          <ContactForm user={user} about={inquiryTypeNamed(params.get("about"))} />
        </div>
        <ContactInfo />
      </div>
      <ContactQuestions />
    </div>
  );
}
