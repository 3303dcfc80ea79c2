const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Adverbs of degree: they stand before adjectives and verbs or after verbs, and say "much". */
export const adverbsOfDegree = set(`
  significantly greatly highly deeply strongly vastly profoundly dramatically considerably substantially remarkably
  tremendously immensely enormously truly really extremely incredibly exceptionally extraordinarily absolutely
  utterly thoroughly particularly especially genuinely fundamentally intensely immeasurably hugely
  wholeheartedly undoubtedly undeniably wonderfully amazingly perfectly widely heavily inherently
  uniquely richly notably strikingly fiercely vividly
`);

/** Adverbs of manner that a verb does well without. */
export const adverbsOfManner = set(`
  carefully efficiently actively proactively closely
  seamlessly smoothly successfully effortlessly beautifully skillfully skilfully masterfully expertly
  meticulously dilitirelessly eagerly passionately firmly warmly ultimately
  certainly definitely surely swiftly promptly readily cleverly thoughtfully
  meaningfully boldly gracefully subtly creatively strategically dynamically intuitively meticulously courageously
  also further
`);

/** Adjectives that praise or press; a noun loses nothing that could be checked when they go. */
export const praise = set(`
  wonderful amazing incredible remarkable extraordinary impressive excellent outstanding exceptional
  fantastic breathtaking stunning fascinating captivating engaging exciting thrilling inspiring magnificent
  marvelous marvellous superb unforgettable unparalleled unmatched unprecedented profound meaningful impactful
  transformative groundbreaking seamless robust vibrant dynamic immersive cutting-edge comprehensive holistic nuanced
  noteworthy notable commendable heartfelt heartwarming timeless iconic delightful lovely enriching rewarding
  fulfilling intriguing thought-provoking intricate meticulous relentless tireless unwavering steadfast 
`);

/** Adjectives that press only beside an abstract noun: "significant impact", but "a strong rope". */
export const colourless = set(`
  important significant crucial vital essential key major great powerful unique particular 
  various overall genuine considerable substantial vast
  immense enormous huge tremendous careful ongoing inherent fundamental
  notable serious active constant continued valuable useful helpful beneficial 
`);

/** Nouns that such adjectives press. */
export const abstractNouns = set(`
  impact impacts effect role roles value values need needs support work effort efforts skill skills knowledge
  resource resources tool tools insight insights advice lesson lessons benefit benefits aspect aspects
  factor factors element elements step steps approach approaches strategy strategies idea ideas goal goals change
  changes issue issues problem problems concern concerns challenge challenges risk risks progress advantage
  advantages feature features sense feeling feelings love desire passion interest interests emotion
  emotions trust respect talent talents technique techniques method methods measure measures detail
  details information perspective perspectives view views theme themes message messages
  relationship relationships bond bonds tie ties culture cultures tradition traditions history heritage legacy success
  growth development progress care guidance training research analysis understanding appreciation commitment dedication
  focus emphasis attention consideration awareness context contexts topic topics field fields discipline disciplines
  technology technologies solution solutions system systems process processes
  program programs opportunity opportunities gain gains loss losses damage harm trouble pressure pressures stress
  obstacle obstacles hurdle hurdles barrier barriers influence influences memory memories moment moments
  characteristic characteristics trait traits
`);
