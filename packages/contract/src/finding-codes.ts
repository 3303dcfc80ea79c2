/** Says that no other version of a text was found. In a file of its own: the first screen needs it without the sentences. */
export const noOtherVersionCode = "no_other_version";
