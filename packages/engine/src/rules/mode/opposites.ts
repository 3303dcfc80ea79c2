const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Nouns whose opposites, or causes, stand beside them, and those that make a term together. */
export const opposed = set(`
  similarity difference opportunity challenge strength weakness advantage disadvantage benefit drawback risk cost reward
  success failure problem solution question answer right responsibility setback joy sorrow cause start end beginning
  past present future growth decline gain loss increase decrease mind body time space place research development
  supply demand reduction expansion men women depression inclusion equity diversity condition security defence defense
  privacy reading writing day night treatment prevention diagnosis expectation reality science fiction temperature
  humidity precision recall sensitivity specificity anxiety mortality morbidity
`);
