import { passwordRules, passwordStrength } from "@rewright/contract/field-rules";
import clsx from "clsx";
import { fieldStrings } from "./field-strings.ts";

const fills = {
  weak: "w-1/5 bg-danger",
  fair: "w-1/2 bg-warning",
  good: "w-4/5 bg-pencil",
  strong: "w-full bg-added",
} as const;

/** Shows the strength of a password and the rules that it does not meet. For an empty password, shows all rules. */
export function PasswordMeter({ password }: { password: string }) {
  if (password === "") {
    return <p>{fieldStrings.atLeast8Characters}</p>;
  }
  const { label, percent } = passwordStrength(password);
  const unmet = passwordRules.filter(({ holds }) => !holds(password));
  return (
    <div className="appear">
      <div className="flex items-center gap-3">
        <span
          className="h-1.5 flex-1 overflow-hidden rounded-small bg-well ring-1 ring-hairline ring-inset"
          aria-hidden
        >
          <span className={clsx("block h-full rounded-small", fills[label])} />
        </span>
        <span className="tabular-nums" data-testid="password-strength">
          <span className="sr-only">{fieldStrings.passwordStrength}</span>
          <span className="capitalize">{label}</span> ({percent}%)
        </span>
      </div>
      {unmet.length > 0 && (
        <ul aria-label={fieldStrings.yourPasswordStillNeeds} className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {unmet.map((rule) => (
            <li key={rule.id} className="flex items-center gap-2">
              <span aria-hidden className="size-1.5 shrink-0 rounded-full border border-current" />
              {rule.label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
