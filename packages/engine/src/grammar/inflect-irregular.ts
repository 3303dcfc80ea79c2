/** Irregular verbs: lemma, past, and past participle if different. Forms behind a slash are only recognised. */
const table = `
abide abided/abode|arise arose arisen|awake awoke/awaked awoken/awaked|bear bore borne/born|beat beat beaten/beat
become became become|befall befell befallen|beget begot/begat begotten|begin began begun|behold beheld|bend bent
beseech besought/beseeched|beset beset|bespeak bespoke bespoken|bestride bestrode bestridden|bet bet/betted|bid bid/bade bid/bidden
bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought
broadcast broadcast/broadcasted|build built|burn burned/burnt|burst burst|buy bought|cast cast|catch caught|choose chose chosen
cling clung|come came come|cost cost/costed|creep crept|cut cut|deal dealt|dig dug|dive dived/dove dived|do did done|draw drew drawn
dream dreamed/dreamt|drink drank drunk|drive drove driven|dwell dwelled/dwelt|eat ate eaten|fall fell fallen|feed fed|feel felt
fight fought|find found|fit fit/fitted|flee fled|fling flung|fly flew flown|forbear forbore forborne|forbid forbade/forbad forbidden
forecast forecast/forecasted|forget forgot forgotten|forgive forgave forgiven|forgo forwent forgone|forsake forsook forsaken
forswear forswore forsworn|freeze froze frozen|gainsay gainsaid|get got got/gotten|give gave given|go went gone|grind ground
grow grew grown|hamstring hamstrung|hang hung/hanged|have had|hear heard|hew hewed hewn/hewed|hide hid hidden|hit hit|hold held
hurt hurt|inlay inlaid|inset inset|keep kept|kneel knelt/kneeled|knit knitted/knit|know knew known|lay laid|lead led|lean leaned/leant
leap leaped/leapt|learn learned/learnt|leave left|lend lent|let let|lie lay/lied lain/lied|light lit/lighted|lose lost|make made|mean meant
meet met|mow mowed mown/mowed|offset offset|outdo outdid outdone|partake partook partaken|pay paid|plead pleaded/pled
prove proved proven/proved|put put|quit quit/quitted|read read|rend rent|rid rid|ride rode ridden|ring rang rung|rise rose risen
run ran run|saw sawed sawn/sawed|say said|see saw seen|seek sought|sell sold|send sent|set set|sew sewed sewn/sewed|shake shook shaken
shear sheared shorn/sheared|shed shed|shine shone/shined|shoot shot|show showed shown/showed|shrink shrank/shrunk shrunk|shut shut
sing sang sung|sink sank/sunk sunk|sit sat|slay slew slain|sleep slept|slide slid|sling slung|slink slunk|slit slit
smell smelled/smelt|smite smote smitten|sneak sneaked/snuck|sow sowed sown/sowed|speak spoke spoken|speed sped/speeded|spell spelled/spelt
spend spent|spill spilled/spilt|spin spun|spit spat/spit|split split|spoil spoiled/spoilt|spread spread|spring sprang/sprung sprung
stand stood|steal stole stolen|stick stuck|sting stung|stink stank stunk|strew strewed strewn/strewed|stride strode stridden
strike struck struck/stricken|string strung|strive strove/strived striven/strived|sublet sublet|swear swore sworn|sweat sweated/sweat
sweep swept|swell swelled swollen/swelled|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told
think thought|thrive thrived/throve thrived/thriven|throw threw thrown|thrust thrust|tread trod trodden/trod|typecast typecast
typeset typeset|undergo underwent undergone|understand understood|upset upset|wake woke/waked woken/waked|waylay waylaid|wear wore worn
weave wove/weaved woven/weaved|wed wed/wedded|weep wept|wet wet/wetted|win won|wind wound|withdraw withdrew withdrawn
withhold withheld|withstand withstood|wring wrung|write wrote written
babysit babysat|bookkeep bookkept|spellbind spellbound|backslide backslid|breastfeed breastfed|browbeat browbeat browbeaten|crossbreed crossbred|ghostwrite ghostwrote ghostwritten
greenlight greenlit/greenlighted|handwrite handwrote handwritten|proofread proofread|sightsee sightsaw sightseen|spotlight spotlighted/spotlit
input input/inputted|output output/outputted|telecast telecast|webcast webcast|podcast podcasted/podcast
`;

interface Parts {
  readonly past: readonly string[];
  readonly participle: readonly string[];
}

const irregular = new Map<string, Parts>(
  table
    .trim()
    .split(/[|\n]/)
    .map((row) => {
      const [lemma = "", past = "", participle = past] = row.split(" ");
      return [lemma, { past: past.split("/"), participle: participle.split("/") }];
    }),
);

const lemmasOfPast = new Map<string, Set<string>>();
for (const [lemma, { past, participle }] of irregular) {
  for (const form of [...past, ...participle]) {
    lemmasOfPast.set(form, (lemmasOfPast.get(form) ?? new Set()).add(lemma));
  }
}

const prefix = /^(?:re|under|un|out|over|mis|fore|inter|pre|up|co)(?=.{2})/;

/** Regular verbs that look like a prefix and an irregular verb, such as "re-lay". */
const regular = new Set(["relay", "refit", "outfit", "interleave", "retread", "recost", "coset"]);

/** Returns past and past participle of an irregular verb, with or without a prefix; undefined for a regular verb. */
export function irregularParts(lemma: string): Parts | undefined {
  const own = irregular.get(lemma);
  if (own || regular.has(lemma)) return own;
  const start = lemma.match(prefix)?.[0];
  const parts = start && irregular.get(lemma.slice(start.length));
  if (!parts) return undefined;
  const withStart = (form: string) => start + form;
  return { past: parts.past.map(withStart), participle: parts.participle.map(withStart) };
}

/** Returns irregular verbs whose past or past participle is this word: "rethink" for "rethought". */
export function lemmasOfIrregular(surface: string): string[] {
  const own = [...(lemmasOfPast.get(surface) ?? [])];
  const start = surface.match(prefix)?.[0];
  if (!start) return own;
  const stems = lemmasOfPast.get(surface.slice(start.length)) ?? [];
  return [...own, ...[...stems].map((stem) => start + stem).filter((lemma) => !regular.has(lemma))];
}
