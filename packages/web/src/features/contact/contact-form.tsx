import type { sendContactMessage } from "@rewright/contract/contact";
import { contactLimits, type InquiryType } from "@rewright/contract/contact-form";
import type { User } from "@rewright/contract/user";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Control, type FieldErrors, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { call } from "#src/api/call.ts";
import type { Problem } from "#src/api/problem.ts";
import { Button } from "#src/ui/button.tsx";
import { Done } from "#src/ui/done.tsx";
import { emailRules } from "#src/ui/email-rules.ts";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { SelectField } from "#src/ui/select-field.tsx";
import { SubmitButton } from "#src/ui/submit-button.tsx";
import { TextAreaField } from "#src/ui/text-area-field.tsx";
import { CharacterCount } from "./character-count.tsx";
import { contactProblem } from "./contact-problem.ts";
import { inquiryNames } from "./inquiry-names.ts";
import { contactStrings } from "./strings.ts";

interface Values {
  readonly name: string;
  readonly email: string;
  readonly inquiryType: InquiryType | "";
  readonly subject: string;
  readonly message: string;
}

/** Shows the form for a message to support. The name and email address of a signed-in user are filled in. */
export function ContactForm({ user, about }: { user: User | undefined; about: InquiryType | undefined }) {
  const { form, honeypot, problem, answer, send, startAgain } = useContactForm(user, about);
  const { register, handleSubmit, formState, control } = form;
  const { errors, isSubmitting } = formState;

  if (answer) {
    return (
      <>
        <Done>{answer}</Done>
        <Button className="mt-5" onClick={startAgain}>
          {contactStrings.sendAnotherMessage}
        </Button>
      </>
    );
  }
  return (
    <Form label={contactStrings.contact} problem={problem} onSubmit={handleSubmit(send)}>
      <p className="text-sm text-soft">{contactStrings.allFieldsAreRequired}</p>
      <SenderFields register={register} control={control} errors={errors} />
      <MessageFields register={register} control={control} errors={errors} />
      {/* Attracts robots, which fill in every field. */}
      <div className="sr-only" aria-hidden>
        <label htmlFor="contact-website">{contactStrings.leaveThisEmpty}</label>
        <input id="contact-website" tabIndex={-1} autoComplete="off" ref={honeypot} />
      </div>
      <SubmitButton busy={isSubmitting} busyLabel={contactStrings.sending}>
        {contactStrings.sendMessage}
      </SubmitButton>
    </Form>
  );
}

/** Keeps the form's values and sends them. Fills in a signed-in user's name and email address, and the subject. */
function useContactForm(user: User | undefined, about: InquiryType | undefined) {
  const form = useForm<Values>();
  const { getValues, setValue, reset } = form;
  const [problem, setProblem] = useState<Problem>();
  const [answer, setAnswer] = useState<string>();
  const honeypot = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!user || answer) return;
    if (!getValues("name")) setValue("name", `${user.first_name} ${user.last_name}`.trim());
    if (!getValues("email")) setValue("email", user.email);
  }, [user, answer, getValues, setValue]);

  useEffect(() => {
    if (about && !getValues("inquiryType")) setValue("inquiryType", about);
  }, [about, getValues, setValue]);

  async function send({ inquiryType, ...values }: Values): Promise<void> {
    if (inquiryType === "") return;
    setProblem(undefined);
    // Reads the value from the DOM, because robots set values without events.
    const website = honeypot.current?.value ?? "";
    try {
      const { message } = await call<typeof sendContactMessage>("/api/contact", { ...values, inquiryType, website });
      setAnswer(message);
      reset({ name: "", email: "", inquiryType: "", subject: "", message: "" });
    } catch (error) {
      setProblem(contactProblem(error));
    }
  }

  return { form, honeypot, problem, answer, send, startAgain: () => setAnswer(undefined) };
}

interface FieldsProps extends Pick<UseFormReturn<Values>, "register" | "control"> {
  readonly errors: FieldErrors<Values>;
}

function SenderFields({ register, control, errors }: FieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <Field
        id="contact-name"
        label={contactStrings.name}
        autoComplete="name"
        required
        aside={<Count control={control} of="name" />}
        error={errors.name?.message}
        {...register("name", within(contactStrings.enterYourName, contactLimits.name))}
      />
      <Field
        id="contact-email"
        label={contactStrings.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        error={errors.email?.message}
        {...register("email", emailRules)}
      />
    </div>
  );
}

function MessageFields({ register, control, errors }: FieldsProps) {
  return (
    <>
      <SelectField
        id="contact-type"
        label={contactStrings.whatIsItAbout}
        placeholder={contactStrings.choose}
        options={inquiryNames}
        required
        error={errors.inquiryType?.message}
        {...register("inquiryType", { required: contactStrings.chooseWhatTheMessage })}
      />
      <Field
        id="contact-subject"
        label={contactStrings.subject}
        autoComplete="off"
        required
        aside={<Count control={control} of="subject" />}
        error={errors.subject?.message}
        {...register("subject", within(contactStrings.enterASubject, contactLimits.subject))}
      />
      <TextAreaField
        id="contact-message"
        label={contactStrings.message}
        required
        aside={<Count control={control} of="message" always />}
        error={errors.message?.message}
        {...register("message", within(contactStrings.writeYourMessage, contactLimits.message))}
      />
    </>
  );
}

const within = (empty: string, limit: number) => ({
  validate: (value: string | undefined = "") => {
    const length = value.trim().length;
    if (length === 0) return empty;
    return length <= limit || contactStrings.pleaseUseAtMost(limit.toLocaleString("en-US"));
  },
});

interface CountProps {
  readonly control: Control<Values>;
  readonly of: keyof typeof contactLimits;
  readonly always?: boolean;
}

function Count({ control, of, always = false }: CountProps): ReactNode {
  const text = useWatch({ control, name: of }) ?? "";
  return <CharacterCount text={text} limit={contactLimits[of]} always={always} />;
}
