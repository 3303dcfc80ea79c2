const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Participles that tell what a thing is good for or stands for, and not what happened. */
export const soft = set(`
  making ensuring allowing enabling providing offering creating helping giving fostering promoting enhancing
  contributing adding showcasing preserving reinforcing driving demonstrating highlighting setting transforming
  instilling facilitating reflecting encouraging drawing playing serving bringing weaving capturing guiding marking
  improving leveraging maintaining keeping illustrating embodying incorporating catering inspiring blending signaling
  representing igniting influencing exploring painting mirroring engaging harnessing signifying granting inviting
  evoking reminding aiding permitting presenting defining cultivating ushering advancing equipping empowering
  challenging shaping strengthening supporting boosting underscoring emphasizing emphasising symbolizing symbolising
  exemplifying solidifying cementing stressing paving laying sparking fueling fuelling captivating immersing
  elevating enriching nurturing building deepening broadening expanding streamlining simplifying optimizing optimising
  revolutionizing revolutionising positioning ensuring rendering turning leaving earning evolving unlocking delivering
  balancing combining connecting complementing celebrating honoring honouring embracing acknowledging recognizing
  recognising appreciating relishing enjoying savoring admiring feeling lending imbuing infusing sharing
  leading reducing increasing minimizing minimising maximizing maximising preventing protecting diminishing
  watching waiting smiling laughing glancing gazing staring standing sitting looking thinking wondering nodding
  yearning basking reveling nestling glistening echoing dancing swaying twinkling shimmering savouring cherishing
  hindering complicating exacerbating impacting affecting improving easing simplifying accelerating raising limiting
  benefiting benefitting underlining stimulating motivating prompting rewarding treating dispelling amplifying
  intensifying hampering undermining eroding straining testing pushing moving marking lifting lowering
  facilitating mitigating safeguarding addressing tackling navigating reaching attracting resonating
  bridging uniting breathing raising casting shedding opening proving further adapting working striving
`);

/** Participles that tell what happened, how it was done or what is counted. */
export const telling = set(`
  killing causing resulting forcing destroying saying telling including according depending regarding starting ranging
  using costing excluding following beginning ending becoming being having consisting totaling totalling meaning
  noting arguing claiming asserting suggesting stating adding citing assuming given barring notwithstanding winning
  losing arriving injuring wounding blocking closing during nothing something everything anything considering
  concerning requiring indicating violating knowing believing thinking hoping fearing trying wanting needing
  wearing holding carrying taking going coming leaving getting running walking sitting asking
  answering replying throwing stopping identifying seeking selling buying paying earning measuring weighing averaging peaking reaching falling dropping
`);

/** Nouns of a comment that stands beside a whole sentence. */
export const comments = set(`
  testament reminder symbol reflection celebration blend tribute mix hallmark cornerstone beacon sign feat gem haven
  process skill quality trait factor feature choice combination gesture shift trend practice habit approach place
  sanctuary oasis paradise wonder marvel treasure delight pleasure joy bonus plus must-see
`);
/** Participles of fame. */
export const decorated = set("known renowned famous celebrated famed loved beloved admired revered praised recognized");
