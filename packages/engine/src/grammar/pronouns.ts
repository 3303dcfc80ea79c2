/** Words that stand for something named elsewhere: whoever moves what they stand for must not pass them. */
export const thirdPerson: ReadonlySet<string> = new Set(
  "he she it they him her them his its their this these that those".split(" "),
);
