/** The texts of name and password fields. They are in a separate file, because the home page does not need them. */
export const fieldStrings = {
  enterYourFirstName: "Enter your first name.",
  enterYourLastName: "Enter your last name.",
  firstName: "First name",
  lastName: "Last name",
  confirmPassword: "Confirm password",
  passwordsDoNotMatch: "Passwords do not match!",
  hidePassword: "Hide password",
  showPassword: "Show password",
  atLeast8Characters:
    "At least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character.",
  passwordStrength: "Password strength: ",
  yourPasswordStillNeeds: "Your password still needs",
} as const;
