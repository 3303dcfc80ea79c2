abstract-objects-of-illuminate: beauty challenge complexity connection difference future history importance issue
  lesson link mechanism mind nature need page path problem process reality relationship role similarity truth
  understanding way
acting-terms: acting actor actress character play role
adjectives-no-stronger-with-very: beneficial clear effective excited grateful helpful important impressive interesting
  popular powerful proud useful valuable
advanced-technology: algorithm analysis equipment machine method model software system technique technology tool
  weapon
adverbs-of-extent-not-and-be: be is largely likely mainly mostly not only partly primarily probably solely
animal-and-genetics-terms: allele animal bird fish gene genetic infected insect mate mating patient population
  selection sex sexual species trait
articles-and-comparatives: a an and more or the
articles-and-possessives-with-no: a an her his its no that the their this
audiences-and-consumers: audience child consumer customer everyone fan listener many people policymaker reader
  student user viewer voter
awards-and-people-received: acclaim award communion criticism degree doctorate guest honor honour medal patient
  praise prize recognition review sentence signal surrender title visitor wound
biology-and-law-of-individuals: allele animal cell colony evolution gene genotype mate mating offspring organism
  selection survival
  people population predator prey species specimen statute taxpayer trait
biology-nouns-after-lethal-and-limitless: allele circumstances concentration mutation mutations velocity weed weeds
buildings-and-roads: bridge building church dam home house railway road school station tower wall
cell-and-particle-science-terms: cell electron galaxy gene molecule particle plasma premise protein quantum signal
  textually
cell-reaction-and-neural-terms: cell enzyme neural protein reaction sentiment
cells-and-tumours: cell enzyme gene protein tissue tumor tumour
challenging-tasks-and-times: condition course environment experience goal period problem process project question
  role situation subject task terrain time work year
colours-and-coloured-things: blue cerulean color colour dress eye fabric flower foliage garden green hue leaf light
  mural orange painting pink purple red shade sunset yellow
comma-as-that-and-be: 's , as be is remains that was
computing-and-court-terms: algorithm chemical code court dataset quantum theorem vector
computing-law-and-chemistry-terms: algorithm artistic chemical code computer electronic file legal military
concessive-words: although but despite however n't not though while yet
conjunctions-after-however: although as because if in since when while
conjunctions-after-link-openers: although as because if in so still then when while
contents-and-features-to-incorporate: activity aspect content detail element example exercise factor feature
  information lesson material reference theme
contrasts-and-doubts: although but cannot despite difficult enough fail hard how however if n't never nonetheless not
  only still struggle though too unable whether while without yet
costs-and-waste-to-reduce: bill congestion consumption cost crime emission expense pollution spending traffic usage
  waste
crashes-and-space-rocks: asteroid bullet collision comet crash crater meteor meteorite
debts-and-payments: amount credit date debt fee money payment refund rent respect sum tax
degree-words-and-not: as less more most not so too very
degree-words-not-and-the: as more n't not so the too very
degree-words-with-and-or: and as how less more most n't not or so too
degree-words-with-highly-and-least: as highly how least less more most quite so too very
determiners-and-small-numbers: an any no some three two
determiners-before-additional: an and any each every her his its no or our some such that the their these this those
determiners-before-cutting-edge: , and her his its my our that their these this those your
determiners-before-various: , and her his its my of our the their these those your
diverse-groups-and-works: activity application audience collection cuisine culture form group habitat landscape
  language option portfolio task team topic voice
effects-and-attitudes: attitude consequence effect experience impact influence outcome
effects-on-people: affect affected amaze amazed annoy annoyed bewilder bewildered characterize characterized confuse
  confused define defined disappoint disappointed distract distracted hamper hampered impress impressed limit limited
  mar mark marked marred offend offended ruin ruined shock shocked strike struck surprise surprised trouble troubled
efforts-called-endeavors: ambitious charitable collaborative collective conservation diplomatic humanitarian joint
  massive philanthropic these this
engines-and-molten-liquids: cool engine fuel jet lava liquid magma metal molten rocket spacecraft thrust water wax
essentials-called-vital: aspect component element factor ingredient link medicine nutrient part resource service skill
  step supply support task tie tool value work
evaluation-terms: accuracy baseline benchmark classification dataset efficacy evaluation experiment finding model
  performance result
events-in-news-and-history: accident acquisition announcement arrest arrival assassination attack battle birth
  collapse conviction coup crash death decision defeat departure discovery dismissal divorce earthquake election
  explosion failure fire flood graduation hurricane incident independence introduction invasion loss meeting merger
  outbreak pandemic premiere publication release resignation retirement reunification revolution scandal separation
  storm success surgery victory war win
events-that-happen-once: appear arrive begin build come create design develop discover find form found introduce join launch
  meet move open publish release sign start
extraordinary-people-and-things: beauty creature discovery event individual life man people performance
  phenomenon power skill woman
feelings-and-activity-at-a-level: activity anxiety confidence creativity engagement happiness interest motivation
  productivity satisfaction stress support trust
feelings-and-problems-contributed-to: anxiety appeal atmosphere charm confusion congestion cost debate feeling
  knowledge pollution pressure problem sense stress tension understanding waste
feelings-experienced: anger anxiety boredom emotion excitement fear frustration gratitude grief guilt happiness
  hunger isolation joy loneliness pleasure pressure relief sadness satisfaction sense stress
feelings-felt-in-pairs: acceptance admiration amusement anticipation anxiety apprehension awe calm camaraderie comfort
  compassion confidence contentment curiosity dedication despair desperation determination dignity disbelief dread
  empathy enthusiasm euphoria excitement exhilaration fear friendship frustration fulfillment gratitude grief guilt
  happiness harmony helplessness hope hopelessness humility joy kinship loneliness longing love melancholy nervousness
  nostalgia optimism panic peace pride reassurance relief remorse resentment respect reverence sadness satisfaction
  serenity shame solidarity sorrow tension tranquility trepidation trust unease vulnerability warmth wonder
feelings-named-in-pairs: acceptance admiration amusement anticipation anxiety apprehension awe calm camaraderie
  comfort compassion confidence contentment curiosity dedication despair desperation determination dignity disbelief
  drama dread empathy enthusiasm euphoria excitement exhilaration exuberance fear frustration fulfillment fun
  gratitude grief guilt happiness harmony helplessness hope hopelessness humility inspiration intimacy joy loneliness
  longing love loyalty melancholy motivation mystery nervousness nostalgia optimism panic peace pride purpose
  reassurance relaxation relief remorse resentment resilience respect reverence sadness satisfaction serenity shame
  solidarity sorrow suspense teamwork tension togetherness tranquility trepidation trust unease unity urgency warmth
  wonder
feelings-to-have-a-sense-of: accomplishment achievement belonging calm comfort dread enthusiasm excitement gratitude
  guilt hope isolation joy loss nostalgia optimism peace pride relief satisfaction security unease warmth wonder
felt-things: admiration affection amazement amusement anger annoyance anticipation anxiety apprehension awe bewilderment calm comfort compassion
  confusion contempt curiosity delight despair determination disappointment disbelief disgust dread empathy envy excitement exhaustion fascination
  fear foreboding freedom frustration fulfillment fury gratitude grief guilt happiness harmony hope horror irritation joy loneliness longing malice
  melancholy mischief nervousness nostalgia panic peace pride rage regret relief resentment resignation sadness satisfaction serenity shame shock
  skepticism sorrow surprise suspicion tenderness tension terror tranquility trepidation triumph unease wariness warmth weariness wonder
fields-and-settings: application area benchmark city context country culture dataset department discipline domain
  environment field genre industry language market platform region scenario school sector setting subject task
films-and-their-casts: actor album article artist cast episode event film magazine movie show song video
firm-will-and-beliefs: belief commitment courage dedication defense determination faith gaze grip hope loyalty
  opposition resolve stance stare support will
food-and-meals-with-bread: bread breakfast candy cheese dinner fish food fruit lunch meal meat snack sugar vegetable
forms-of-be: are be been is was were
forms-of-be-and-get: are be been get gets got is was were
forms-of-have-and-be: 've are be been had has have having is was were
further-research-and-details: analysis delay detail discussion evidence help information investigation reading
  research study testing training work
games-and-sport-terms: cup game loom match olympic race season sport street tournament wall
genetics-and-protein-terms: cell chromosome fragment gene protein region residue
goods-and-services-provided: access air benefit care connectivity cover electricity energy equipment experience facility fare
  food fund funding heat home housing income it job material oxygen people power product protection reserve school
  security service shelter space student them transport transportation user water
harms-and-troubles: accident anxiety burnout chaos conflict confusion damage death delay depression disaster
  discomfort disease distress failure fatigue flooding frustration harm illness inconvenience injury loss
  misunderstanding obesity pain pollution poverty problem resentment stress suffering tension trouble unemployment
  violence
harms-called-significant: consequence damage danger delay difficulty disadvantage disruption drawback flaw hardship
  harm injury issue risk shortage strain
iconic-works-and-figures: album brand building design dish figure film moment movie photograph role song status
  symbol
illnesses-and-conditions: allergy cancer complication condition diabetes disease disorder illness problem resistance
  symptom
immunity-drought-and-geometry-terms: adaptive angle drought immune immunity vertex
important-parts-and-roles: aspect component element factor feature ingredient issue part piece role skill step task
  tool
improved-results-and-conditions: access accuracy communication condition control efficiency generalization health
  mood outcome performance quality result safety service sleep training understanding
inner-values-to-discover: art beauty depth essence joy love magic meaning passion past power purpose self truth
  wonder
insurance-flight-and-orbit-terms: bullet insurance insurer missile moral motorcycle orbit particle reinsurance
  scenario spacecraft
law-sport-and-science-terms: chemical code cup insurance law league math quantum score sound striker vector welfare
lively-places-and-culture: atmosphere bar city community crowd culture discussion district energy festival market
  marketplace neighborhood nightlife party place scene street town
machines-kitchen-and-physics-terms: bed car cavity coal engine fish garlic gas gasoline herb net oil particle qubits
  rope speed spin tea vanilla vehicle wheelchair
matches-and-disasters: accident attack collapse crash death defeat election game loss match release success victory
  war
measures-and-qualities-compared: ability accessibility accuracy age area comfort complexity content convenience cost
  depth design diversity education efficiency energy experience flavor flexibility gdp health height knowledge length
  memory number output performance popularity population price quality rate recall revenue robustness safety sale scalability
  scale score size speed stability strength style taste time trade value weight
mechanisms-and-causes: behavior behaviour cause causes difference differences dynamics effect effects evolution
  factor factors formation function interaction interactions mechanism mechanisms nature origin origins pattern
  patterns physics problem process processes properties property reason reasons relationship relationships role
  structure structures working workings
modals-to-and-not: 'll can could may might must n't not shall should to will would
most-significant-changes-and-problems: achievement advance advantage benefit challenge change concern consequence
  contribution damage danger decline decrease delay difference difficulty disadvantage disruption drawback drop effect
  flaw gain growth hardship harm hurdle impact improvement increase injury issue loss obstacle opportunity
  potential problem reduction rise risk saving setback shortage strain success threat weakness
most-significant-problems-and-benefits: advantage benefit challenge change concern consequence contribution damage
  danger delay difficulty disadvantage disruption drawback flaw hardship harm hurdle injury issue loss obstacle
  problem risk setback shortage strain threat weakness
music-drug-and-court-terms: backup court disk drug inner justice membrane music orchestra soil star
nature-and-body-terms: body dear evolution flight flower million organism seed soul species subspecies train tree
needs-and-changes: approval basis budget call cause change consent date deadline decline decrease demand drive due
  fall follow fund growth increase lead mark need permission plan push reason reduction request result rise support
negations-and-degree-words: as cannot how less more most n't never no not so too without
noun-phrase-starts-and-adverbs: ADJ ADV DET NOUN PRON PROPN
nouns-after-primary: care caregiver color colour consumer data doctor document education election endpoint key market
  physician producer production quality research residence school structure teacher user
nouns-after-vital: capacity first flaw force goal mistake organ point record role score second sign stat statistic
  third wheat win
nouns-of-amount-and-extent: deal depth estate extent lengths majority many number numbers time
nouns-of-fixed-phrases: care condition deal mass needs range school state support value world
nouns-praised-as-great: atmosphere book experience film food idea job location meal movie opportunity performance
  place restaurant service spot story time view
nouns-that-a-clause-states: argument assumption belief case certainty chance claim conclusion concern doubt evidence extent fact
  fear feeling hope hypothesis idea impression knowledge likelihood message news notion opinion point possibility
  probability proof reason report result risk sense sign statement suggestion theory thought truth understanding view
  way
nouns-with-fixed-adjectives: arts care color colour day difference education election energy error errors hearing
  insurance key school sector signs source sources value week year
nouns-with-fixed-adjectives-and-size: affairs care deal difference education election error events figures house
  number numbers oils other others part quality research scale school signs studies value warming
nouns-with-fixed-adjectives-of-amount: amount degree difference error extent insurance level number school sign
  value
number-words-an-and-any: 1 2 3 4 5 6 7 8 9 an any eight five four nine seven six ten three twenty two
object-pronouns-and-that: her herself him himself it itself me myself that them themselves us you
objects-of-address-tackle: barrier bias challenge change concern crisis decline difficulty dilemma disparity
  drawback gap hunger inequality injustice issue limitation obstacle poverty problem question risk shortage
  shortcoming threat weakness
objects-of-cultivate-audience-and-skill: audience community culture environment habit relationship reputation sense
  skill team trust workforce
objects-of-diminish: ability chance effect effectiveness impact importance need number quality risk role value
objects-of-eliminate: barrier bias confusion distraction doubt error obstacle odor problem source stress uncertainty
  waste
objects-of-employ: algorithm approach calculation device framework imagery language measure mechanism metaphor
  method model network practice principle procedure process strategy style system tactic technique technology tool
objects-of-enhance-mood-and-flavour: anticipation atmosphere awareness consciousness effect enjoyment
  expression feature flavor flavour formation humanity mood note pleasure sense sweetness taste visibility
objects-of-explore-concepts-and-links: concept connection effect idea impact issue link nature possibility potential
  question relationship role theme topic use
objects-of-explore-topics-and-arguments: advantage approach argument background benefit case cause challenge
  complexity connection consequence difference disadvantage dynamic ethic evidence example factor history idea
  implication importance influence link nature opinion option perspective possibility potential question reason
  relationship side significance solution story strategy subject theme topic use view way
objects-of-facilitate-access-and-trade: access collaboration communication cooperation development discussion
  exchange growth interaction learning movement process progress trade transition understanding use
objects-of-foster-bonds-and-environment: bond community connection culture environment relationship sense trust
objects-of-fulfil: criterion demand expectation need obligation requirement
objects-of-give-offer-provide: access help information insight opportunity support
objects-of-harbour: ambition doubt fear feeling grudge resentment suspicion
objects-of-highlight-with-progress: ability advantage balance beauty benefit capability challenge commitment
  complexity connection consequence contrast danger difference diversity effect effectiveness efficacy flaw gap impact
  importance issue lack limitation nature potential power problem progress record relationship resilience shift skill
  strength success talent tension trend vulnerability weakness
objects-of-highlight-without-progress: ability advantage balance beauty benefit capability challenge commitment
  complexity connection consequence contrast danger difference diversity effect effectiveness efficacy flaw gap impact
  issue lack limitation nature potential power problem relationship resilience shift skill strength talent tension
  trend vulnerability weakness
objects-of-hinder-impede: advancement development growth innovation process progress recovery
objects-of-identify-causes-and-errors: cause error gap mistake opportunity problem reason solution source strength
  way weakness
objects-of-identify-patterns-and-sources: area candidate cause error gap issue location mistake opportunity pattern
  problem solution source strength structure target way weakness
objects-of-mitigate: burden challenge concern difficulty issue problem
objects-of-outline: approach benefit challenge goal method plan process reason requirement step strategy way
objects-of-promote-activities-and-habits: activity behavior behaviour collaboration communication cooperation
  creativity development dialogue discipline discussion diversity empathy engagement exercise exploration growth habit
  inclusion inclusivity independence interaction learning participation reading responsibility teamwork thinking
  tolerance understanding use
objects-of-receive: answer approval backing benefit bonus boost call care credit education email feedback funding
  gift grade help information instruction letter message money news offer order permission reply response support
  training treatment warning
objects-of-reinforce: argument belief bond commitment defense message notion position sense skill stereotype tie
objects-of-require: attention care effort energy help knowledge money patience permission practice skill space
  support time training
objects-of-seek: adventure alternative balance comfort freedom knowledge meaning purpose refuge relaxation relief
  shelter truth
objects-of-terminate: call campaign career conflict conversation discussion marriage meeting partnership plan policy
  project relationship search service session talk war
objects-of-trigger: anxiety attack change collapse conflict controversy crisis debate emotion increase memory
  outrage panic protest reaction release response series symptom war wave
objects-of-witness-birth-and-sunset: beauty birth event fall miracle moment phenomenon rise scene sight spectacle
  sunrise sunset
office-holders: ambassador bishop captain ceo chair chairman chief coach commander consultant dean deputy director
  editor governor head host judge leader manager mayor member minister missionary nurse officer pastor president
  priest principal secretary senator soldier treasurer trustee
particles-by-reflexives-and-that: by himself itself off out that themselves up
particles-in-on-reflexives-and-that: down herself himself in itself off on out that themselves up
particles-itself-and-themselves: away back by down in itself off on out over themselves up
particles-with-through-and-around: around away back by down in off on out over through up
parts-of-speech-after-verbs-without-object: ADP ADV CCONJ PART PUNCT SCONJ
people-and-companions: child crowd daughter dog father friend guard husband man member mother officer people person
  police son team wife woman
people-and-contracts-to-terminate: contract employee enemy guard intruder person process soldier staff worker
people-who-are-fostered: citizen employee generation leader learner professional researcher scientist student
  thinker worker workforce
people-whom-works-move: community critic crowd generation judge player resident supporter teenager youth
perfumes-and-tracking-dogs: candle cologne detergent dog fragrance hound lotion oil perfume scented shampoo soap
  spray tracker trail
personal-object-pronouns: her herself him himself me myself them us you yourself
physics-and-astronomy-terms: atom carbon cell detector electron galaxy laser photon planet plasma radiation sensor
  star wavelength
physics-and-biology-near-enhance: beauty contrast emission excitation field force gene image interrogation plasma
  risk scattering signal transcription turbulence
places-and-groups-to-be-within: city community company country film industry novel organization region sector
  society workplace
places-fields-and-systems-before-where: area areas case city country environment field place region setting
  situation society system world
places-rooms-and-situations-before-in-which: area areas city country environment environments field house place
  places region room setting settings situation situations society world
places-to-eat-and-drink: bar bartender beer buffet cafe café coffee customer customers diner dining dish dishes drink
  drinks food gluten hotel kitchen lattes meal meals menu night pub restaurant restaurants server servers service shop
  store table tables tavern tip tipping tips waiter waiters waitress waitstaff
places-to-nestle-in: center centre city cliff countryside desert foothill forest heart hill jungle landscape
  mountain region street town valley village wood
places-with-a-heart: building campus capital city country district forest garden house island palace park region town
  valley village
powers-and-rights: ability able authority freedom help power right up
precise-facts-and-figures: amount cause date definition detail location meaning moment nature number reason time
predominant-features: color colour crop factor feature form group language method religion theme view
prepositions-after-rare-verbs: against ahead as between by with
prepositions-no-and-all-forms-of-take: by dear for in made make makes no of on own take taken takes taking took
prepositions-take-and-winning: each every for from in margin of own take takes taking to winning with
products-and-plans-to-craft: cocktail design dish drink environment experience image item jewelry plan product
  solution strategy tool
prolonged-times-and-struggles: absence battle conflict delay drought illness period silence stay struggle time wait
  war
qualities-held-to-a-degree: accuracy autonomy certainty confidence control detail flexibility precision skill
  success trust uncertainty
qualities-to-have-more-of: access accountability autonomy awareness clarity confidence control convenience detail
  diversity emphasis flexibility freedom independence scrutiny security support transparency
question-and-answer-words: are did do for here how in is let no to what when where who why yes
receivers: animal anyone athlete athletes audience audiences author board body boys brain business child children
  citizen citizens city civilization client clients club communities community company consumer consumers country
  court customer customers developer developers driver drivers educator employee employees everyone families family
  fans farm farmer girls government graduate guest guests him individual individuals industry investor kid kids leader
  learner learners man me member members men nation network officer organization owner parent parents participant
  patient patients people plant player players professional public pupils reader readers researcher researchers
  resident residents school scientist shopper society someone staff student students teacher teachers team teen
  teenager teenagers teens them traveler us user users viewer viewers visitor visitors voter voters woman women worker
  workers world writer writers you youth
remarkable-achievements: ability achievement feat growth improvement performance progress resilience result skill
  success talent
renowned-people-and-institutions: architect artist author chef expert institution museum musician physicist
  restaurant scientist university writer
researchers-and-writings: article chapter essay experiment paper project report research review study thesis we work
science-and-exploration-terms: astronomer comet continent electron element explorer fossil galaxy gene gold island
  law oil particle penicillin physicist planet radium researcher scientist species theorem vaccine virus
science-and-school-objects: degree education gene patient protein public signal species you
science-terms-for-modifiers: chemical kinetic mathematical patient quantum school voltage
screen-text-and-marking: button cell click color colour cursor pen row syntax text yellow
settings-to-be-within: agency area article band body book building campus chapter church circle class classroom club
  college culture department discipline district document domain economy environment essay establishment facility
  family field franchise game genre government group heart home hotel house industry institution landscape market
  marriage mind movement museum narrative neighborhood neighbourhood network organisation organization park party
  passage piece play poem population process profession program project province relationship religion scene school
  series setting space state store story system team text town tradition university village workforce world
significant-events-and-effects: achievement advantage barrier breakthrough challenge change concern contribution
  damage decision event factor gain improvement influence investment loss moment obstacle part problem role shift step
smells-and-tastes: aroma array dish menu selection smell taste
sounds-and-moods: anticipation buzz chatter clamor clatter clink crackle cry echo hum laughter murmur music noise
  promise roar rumble silence sound tension weight whisper
sport-terms: championship cup football goalkeeper half kick league match penalty player score season soccer striker
  team winning
states-in-nature: abundant alone calm common free frequent happy lonely lost peaceful plentiful present prevalent rare
  safe scarce ubiquitous unheard uncommon unknown unusual widespread wild
statistics-terms: association correlation decrease difference effect increase mass other reduction result
strong-adjectives: amazing astonishing awful beautiful breathtaking brilliant captivating critical crucial delicious delighted
  delightful devastating enormous essential excellent exceptional exhausted exquisite extraordinary fantastic
  fascinating fundamental gorgeous groundbreaking heartbreaking hilarious horrible horrific horrified iconic immense
  imperative incredible indispensable innovative invaluable magical magnificent massive mesmerizing necessary
  outstanding paramount perfect remarkable revolutionary spectacular stunning superb terrible thrilled transformative
  unforgettable unique vital wonderful
studies-and-figures: analysis chart data datum evidence experiment figure finding graph investigation observation poll
  report research result review statistic study survey test
studies-and-records: analysis data datum document evidence examination experiment finding image inspection
  investigation letter measurement observation record research result review scan study survey test
substantial-sums-and-gains: change cost dataset donation gain improvement increase investment loss profit reduction
  sum
swift-actions-and-changes: action change decision delivery end justice movement pace progress reaction recovery
  reply response rise victory
tasks-and-tools: aim approach goal importance means method process purpose responsible strategy system task technique
  tool way
terms-of-studies: anova baseline benchmark classifier coefficient cohort confidence correlation dataset equivariance
  estimator hypothesis interval mean median outlier p-value participant patient placebo regression sample statistical
  statistically trial variance
things-near-establish: base business center centre committee company connection fund group office organization
  program school system
things-opened-and-shut: book door eye gate lid window
things-that-evolve: environment field landscape market nature need relationship role society technology trend world
things-to-have-enough-of: exercise food funding light money rest sleep space staff support time training water
things-to-have-extra: bed benefit burden calorie care charge copy cost credit day effort equipment expense feature
  fee hour income layer money option pay player practice pressure protection protein room seat security service space
  staff step storage stress time tool vendor week weight work
things-with-breadth: audience community context group implication issue perspective public range society trend
  variety
to-negations-and-have: 've had has have n't never not to yet
various-terms-near-rare-verbs: angel blade care castle child city compiler data document engine fire flame fuel
  guitar iron metal model music network parent passport reading reality signature sound sword trading vitamin wall
verbs-of-equipping: arm bear bless empower endow equip furnish gift leave present provide
verbs-of-regarding: act consider describe regard see serve think use view
verbs-of-state: affect appeal attract be believe belong captivate carry consider contribute define depend divide
  dominate draw enjoy exist face fascinate feel form guide haunt have hold influence inform inspire know lack live
  love matter need offer play pose provide rank reflect rely represent resonate see serve shape stand struggle suffer treat
  use value view want
verbs-of-supplying: bring come end equip give imbue infuse instill leave offer provide reward supply
verbs-of-thinking-and-saying: admit agree believe claim decide discover ensure feel find forget guess hear hope imagine know
  learn mean notice promise realize say see suppose think wish
verbs-that-need-their-adverb: act appeal be become behave die do end fail function get go have land perform put sue try
  work
virus-software-and-tax-terms: antibody ceasefire console laundry software tax virus
weapons-drugs-and-religion-terms: attack bible bullet cave church coffee drug ethics gun hydrogen mass mountain
  nuclear pill police race rifle runner suspect track
weapons-ships-and-taxes: boat firearm radio ship steel tax veteran weapon
what-is-garnered: acclaim admiration approval attention audience award base comment concern controversy criticism
  excitement fame fan fanbase follower following interest popularity praise recognition reputation respect support view vote
what-is-ones-own: ability aspiration background bias child circumstance culture dream emotion experience family fear
  feeling flaw goal history identity interest life need personality perspective preference requirement skill strength
  talent value weakness
wishes-and-conditions: ensure guarantee hope if need sure want
words-after-due-to: arrive be begin close expire leave open play start take the this which
words-after-growth: , . during in over since
words-after-illuminate-as-explain: complex complexity darkest human importance nature need path role way
words-after-lethal-and-limitless: calendar dose for force gene injection investor lending motion of to underwriting
words-after-noteworthy-and-malevolent: about competence gas marker markers monetary oil sanction sanctions that
  theory warfare
words-after-rare-adjectives: a all an any camera conditioning immunity interest photo system vertex
words-after-simple-verbs: as herself himself how it itself myself that themselves
words-after-sounds: , - as of so that
words-before-a-that-clause: convince demonstrate find it know prove report say same show so such suggest tell warn
words-before-challenging: , and by for from highly in less more most of without
words-before-link-openers: as how n't not so the
words-before-many: a as good great how many not of so the these those too very
words-before-mindset-and-mishap: accidental case civil dream fixed growth likely nightmare spiritual your
words-before-process-by-which: about describe describes examine explain explains explore into is of on show shows
  study understand was
words-before-rare-adverbs: a an as n't not so the
words-before-shortened-phrases: , are argued be is spoke was were
words-before-simple-verbs: and be been or well would
words-of-comparison: as how least less more most quite rather so too
words-of-degree: absolutely as equally especially even ever extremely fairly highly how increasingly incredibly just
  least less more most particularly pretty quite rather really so too truly very
words-of-verb-idioms: advantage alarm care corner costume course exception fire ground interest light mercy mind
  momentum off part peace place sense sides speed steps time traction trouble up war way weight
words-that-measure-deny-or-join: and as but even hardly how if just least less more most n't never no not only or quite
  rather so than too very what whether
words-that-set-owners-apart: beyond common each general instead n't not other others rather same than unlike whereas
  without
workers: actor assistant consultant developer employee engineer expert guard hundred individual labor lawyer maid
  man manager million nurse officer people person professional servant specialist staff teacher team thousand tutor
  woman worker
