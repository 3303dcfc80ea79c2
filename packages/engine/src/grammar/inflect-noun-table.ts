const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Irregular nouns: the singular, the plural to write, and plurals that are only recognised. */
const table = `
child children|man men|woman women|person people persons|foot feet|tooth teeth|goose geese|mouse mice|louse lice|ox oxen
die dice|penny pennies pence|brother-in-law brothers-in-law|mother-in-law mothers-in-law|sister-in-law sisters-in-law
father-in-law fathers-in-law|son-in-law sons-in-law|daughter-in-law daughters-in-law|passer-by passers-by|passerby passersby
runner-up runners-up|hanger-on hangers-on|looker-on lookers-on|attorney general attorneys general
knife knives|life lives|wife wives|midwife midwives|housewife housewives|leaf leaves|loaf loaves|half halves|calf calves
self selves|shelf shelves|bookshelf bookshelves|elf elves|wolf wolves|thief thieves|sheaf sheaves|scarf scarves scarfs
hoof hooves hoofs|dwarf dwarfs dwarves|wharf wharves wharfs|afterlife afterlives|behalf behalves|werewolf werewolves
criterion criteria|phenomenon phenomena|automaton automata automatons|polyhedron polyhedra|taxon taxa|ganglion ganglia
datum data|medium media mediums|bacterium bacteria|curriculum curricula curriculums|memorandum memoranda memorandums
stratum strata|spectrum spectra spectrums|symposium symposia symposiums|millennium millennia millenniums|addendum addenda
erratum errata|ovum ova|quantum quanta|referendum referendums referenda|stadium stadiums stadia|aquarium aquariums aquaria
consortium consortia consortiums|equilibrium equilibria equilibriums|maximum maxima maximums|minimum minima minimums
optimum optima optimums|forum forums fora|sanatorium sanatoriums sanatoria|desideratum desiderata|continuum continua continuums
nucleus nuclei|stimulus stimuli|radius radii|alumnus alumni|alumna alumnae|fungus fungi|cactus cacti cactuses|locus loci
bacillus bacilli|syllabus syllabi syllabuses|focus focuses foci|genus genera|corpus corpora|opus opuses opera|viscus viscera
hippopotamus hippopotamuses hippopotami|octopus octopuses octopi|terminus termini terminuses|thesaurus thesauruses thesauri
calculus calculi calculuses|torus tori|modulus moduli|gladiolus gladioli|papyrus papyri|streptococcus streptococci
index indexes indices|matrix matrices matrixes|vertex vertices|vortex vortices vortexes|appendix appendices appendixes
codex codices|apex apexes apices|helix helices|cortex cortices|directrix directrices|executrix executrices|axis axes|axe axes|ax axes
formula formulas formulae|alga algae|larva larvae|vertebra vertebrae|antenna antennas antennae|nebula nebulae nebulas
pupa pupae|supernova supernovae supernovas|persona personas personae|schema schemas schemata|stigma stigmas stigmata
dogma dogmas dogmata|stoma stomata|lemma lemmas lemmata|amoeba amoebas amoebae|minutia minutiae
bureau bureaus bureaux|plateau plateaus plateaux|chateau chateaux|tableau tableaux tableaus
quiz quizzes|whiz whizzes|testis testes|genie genies|seraph seraphim|kibbutz kibbutzim|graffito graffiti|paparazzo paparazzi
virtuoso virtuosos virtuosi|concerto concertos concerti|libretto librettos libretti|bus buses busses|gas gases gasses
grandchild grandchildren
`;

/** The singular and the plurals of each irregular noun. */
export const irregularNouns: readonly (readonly [singular: string, plurals: readonly string[]])[] = table
  .trim()
  .split(/[|\n]/)
  .map((row) => {
    const parts = row.match(/^(\S+ general|\S+) (.+)$/);
    const plurals = parts?.[2] ?? "";
    return [parts?.[1] ?? row, plurals.includes("general") ? [plurals] : plurals.split(" ")];
  });

/** Nouns with the same form in both numbers. */
export const unchanging = words(`
  series species sheep deer moose fish shrimp salmon trout cod squid swine aircraft spacecraft hovercraft watercraft offspring
  means headquarters barracks crossroads gallows data cattle police poultry vermin statistics mechanics
  dynamics acoustics analytics logistics graphics optics tactics metadata bison buffalo cannon counsel innings sweepstakes
  dice remains
`);

/** Nouns that have only a plural. */
export const pluralOnly = words(`
  scissors trousers pants jeans shorts tights pyjamas pajamas glasses sunglasses goggles binoculars pliers tweezers tongs
  thanks goods clothes outskirts surroundings belongings earnings proceeds savings amenities premises valuables riches
  police cattle folk whereabouts congratulations odds genitals
`);

/** Nouns that have only a singular or no number, though some end in -s. */
export const singularOnly = words(`
  news information equipment evidence advice research knowledge software hardware firmware malware furniture luggage baggage
  progress traffic homework housework feedback staff weather music money cash mankind humankind wildlife machinery scenery
  jewelry clothing training learning health wealth education
  physics mathematics maths economics linguistics genetics robotics ethics politics athletics gymnastics aerodynamics
  thermodynamics hydraulics electronics informatics bioinformatics genomics proteomics pediatrics geriatrics obstetrics
  mathematics econometrics biometrics semantics phonetics pragmatics aesthetics aeronautics astrophysics biophysics
  chaos kudos pathos ethos cosmos asbestos rhinoceros thermos diabetes rabies measles mumps herpes shingles scabies molasses
  always perhaps christmas texas kansas arkansas paris athens brussels wales james charles thomas nicholas jesus mars
  billiards checkers aws ios macos dns https tls css sms gps rss sas os us is was has does its
  this thus yes less plus versus besides sometimes afterwards towards upwards downwards forwards backwards indoors outdoors
  overseas nowadays whereas unless across ours hers theirs yours his whose
`);

/** Singular nouns in -s whose plural takes -es. */
export const singularInS = words(`
  lens bias gas canvas atlas alias pancreas iris pelvis trellis portcullis clitoris ibis bus plus christmas kansas texas
  tennis chassis debris pancreas mantis dais metropolis necropolis acropolis cosmos rhinoceros thermos biceps triceps
  forceps summons ananas pampas
`);

/** Nouns in a consonant and -o whose plural takes -es. */
export const oesNouns = words(`
  hero potato tomato echo veto torpedo mosquito volcano tornado cargo embargo domino mango motto buffalo superhero go
`);

/** Nouns in -ie; all other plurals in -ies come from nouns in -y. */
export const ieNouns = words(`
  movie cookie calorie zombie hippie selfie rookie prairie brownie budgie collie birdie groupie indie freebie veggie smoothie
  foodie newbie techie hoodie junkie bogie cutie goalie genie pixie necktie magpie sortie lingerie reverie coterie
  menagerie camaraderie boogie bourgeoisie cabbie caddie talkie townie auntie laddie lassie nightie oldie quickie roadie
  toughie walkie wheelie bookie hankie kiddie pinkie specie eyrie bowtie biggie baddie goodie
`);

/** Nouns in -che; all other plurals in -ches come from nouns in -ch. */
export const cheNouns = words(
  "cache ache headache toothache backache heartache niche creche quiche avalanche psyche cliche moustache mustache douche pastiche gouache panache apache attache",
);

/** Nouns in -u or -i, whose plurals in -us or -is look like singulars. */
export const uiNouns = words(`
  menu guru emu haiku tutu gnu bayou caribou thou impromptu ecu tofu
  ski taxi alibi bikini khaki emoji rabbi samurai wiki safari api gui cli ui uri kiwi chili spaghetti kimchi sushi yogi maxi mini
  jacuzzi paparazzi wifi hi-fi poi roi kpi
`);

/** Nouns in -ch spoken as "k", whose plural takes -s. */
export const hardCh = words("stomach epoch monarch patriarch matriarch oligarch eunuch loch tech czech");

/** Nouns in -man that are no compounds of "man": their plural takes -s. */
export const notMan = words("human superhuman subhuman nonhuman german roman shaman talisman ottoman caiman norman");

/** Singular nouns in -men. */
export const notMen = words(
  "specimen regimen omen abdomen stamen semen acumen hymen ramen amen yemen cyclamen bitumen dolmen lumen",
);

/** Nouns in -use, whose plurals look like those of nouns in -us. */
export const useNouns = words("use reuse misuse overuse disuse abuse excuse ruse fuse muse recluse refuse hypotenuse");

/** Matches nouns in -sis without their last letters; their plurals in -ses look like those of nouns in -se. */
export const sisEnding =
  /(?:analys|synthes|hypothes|thes|parenthes|prosthes|diagnos|prognos|cris|oas|emphas|ellips|synops|neuros|psychos|metamorphos|nemes|genes|catalys|paralys|dialys|electrolys|hydrolys|metastas|symbios|antithes|mitos|meios)es$/;
