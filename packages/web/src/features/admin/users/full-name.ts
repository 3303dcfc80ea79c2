interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

/** Returns the first and the last name, joined by a space. */
export const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`.trim();
