/**
 * Common words that may say the same, in groups, beyond what the tables of rules write: what one editor would put for
 * another's word. None of them is written by the engine.
 */
export const synonymGroups: readonly string[] = `
abandon leave quit | ability capacity skill capability | abundant plentiful ample rich | take welcome admit | accident crash mishap
precise right | act behave perform | add attach append contribute bring | address tackle handle discuss cover
adjust adapt alter tweak modify change | admire respect praise | advance progress breakthrough step | advantage benefit plus merit
advice guidance counsel tip recommendation | affect influence touch shape hit | aid assist support
aim goal purpose objective target intention | amount quantity volume level | ancient old early | angry furious cross mad
announce declare say state | annoy irritate bother | anxiety fear | appoint name choose | area region zone district place field
argue claim contend maintain insist | arrange organize set order plan | arrive come | artery route road
aspect part side feature facet element | assemble build | assess judge evaluate gauge rate measure | attack assault strike
attend visit join | avoid escape evade dodge | aware conscious mindful | basic fundamental simple core essential | struggle combat
bear carry stand endure tolerate | beautiful lovely pretty gorgeous handsome stunning | behaviour behavior conduct
belief view conviction faith | blend mix combine mingle | border edge boundary | bottom base foot | break crack snap shatter
bright vivid brilliant | bring carry take fetch | build construct erect make create | burn ignite blaze | business company firm enterprise
busy occupied hectic | purchase get | calm quiet peaceful serene tranquil still | cancel scrap drop | careful cautious wary
carry transport convey haul | produce trigger provoke | challenge difficulty problem hurdle | check verify examine inspect test
choice option alternative selection | clean pure tidy | close near nearby | cold chilly cool icy | comfortable cosy cozy
common usual widespread frequent | speak convey | compare contrast | compete rival vie contest play | complain grumble object
finish full whole | component part element piece ingredient | concept idea notion term | worry matter issue
condition state circumstance situation | conduct run lead hold carry perform | prove verify | conflict clash dispute fight
connect join link tie attach | consider think weigh regard count deem view | effect outcome | consistent steady constant regular
contain hold include have | continue go keep last persist | control manage govern run command | conventional traditional usual standard
conversation talk chat discussion dialogue interaction | cook make | copy imitate mimic duplicate | correct right mend
cover include span address | build write | crowd throng mass | cry weep sob | current present existing today latest | trim slash lower
damage harm hurt injure | dark dim gloomy | decision choice verdict | fall decrease | defend protect guard shield | delay postpone hold
demand need require | demonstrate prove | depart leave go | deliver bring provide supply | depend rely rest | depict portray describe
derive come stem owe draw | describe detail depict portray | destroy ruin wreck demolish | detail particular point | grow build
device gadget tool machine | difficult hard tough challenging tricky | diminish shrink lessen fade reduce | direct guide lead steer
disappear vanish fade | disease illness sickness | display show exhibit present | distant far remote | distribute spread share hand
divide split separate part | draw sketch | drink sip | duty task job responsibility obligation | earn make | educate teach train
influence result | effective efficient useful | effort work attempt labour labor | eliminate remove drop end | employ use hire
empty vacant bare | enable help | encourage urge inspire prompt foster | end finish close conclude stop | endure last survive suffer
engage involve occupy attract | enjoy like love relish savour savor | guarantee secure | enter join | environment surroundings setting
equipment gear kit | error mistake fault | found create build set | estimate reckon guess | event occasion incident happening
evidence proof | exceed pass top beat surpass | excellent great superb outstanding fine | exchange swap trade switch | excuse reason
exist live be | expand grow extend widen enlarge | expect anticipate await | expensive costly dear pricey | experience feel undergo live
explore study investigate see | voice state | extend stretch lengthen prolong | extra additional more further | extract draw take
extreme severe intense | fact detail truth | fail collapse flop | fair just | fake false | fan lover enthusiast | intriguing gripping
favour favor prefer | feature include | fill pack | fine good | flow stream run | follow pursue track | force strength power
forget overlook | form shape create | fragment piece part bit | free release liberate | fresh new | warm kind | role work operate
funny amusing comic | earn obtain | gather collect meet | general broad overall | generous kind | gentle soft mild light kind
give offer provide supply grant hand | good fine sound | govern rule run | grasp grip seize understand | great vast major grand
group band team set | rise expand | guard protect | guess suppose | guide lead steer | habit custom routine | handle deal manage treat
occur arise | happy glad content cheerful joyful | harm hurt damage injury | heal cure | healthy well fit | hear listen | aid assist support
hint suggest suggestion whisper trace | hold keep grip | honest frank truthful | hot warm | humid damp moist
identify recognize spot find name | ignore neglect disregard overlook | image picture | imagine picture envision envisage think
immerse plunge absorb soak | carry apply | impose set enforce | contain cover have | indicate signal | individual person single
industry business trade | data detail facts | initiative plan programme program project | innovative new novel inventive fresh
insight understanding thought idea | insist maintain | inspire move motivate encourage | insult affront offend
integrate combine include embed merge | interest concern | invite ask | involve include mean entail | issue problem matter topic
job work task post | journey trip travel voyage path | pleasure happiness | kill slay | kind gentle | lack want shortage absence
late delayed overdue delay | rare unusual remarkable exceptional | exist stand | know hear learn | land ground | laugh giggle chuckle
law rule | lead guide run head | learn discover study | legal lawful | lie rest | like enjoy | limit restrict cap curb | link connection tie
list name | live dwell | local nearby | logical rational | lonely alone isolated | glance gaze | lose miss | love adore cherish
chief principal major | manage run handle direct | manner way style | manufacture make produce | market sell | material stuff substance
matter issue subject concept | maximum most | say note cite | merge combine | message note | middle centre | mild gentle | mind head
model example | modern current contemporary | instant time point | mood spirit atmosphere | move shift go | movement motion | narrow thin
nature character | neat tidy | need require want | network web | new novel recent | object thing item | oblige force | office post
operation work | oppose resist fight | order command | ordinary usual common | organize arrange run | overview summary | pack fill
pain ache | paint colour color | part piece section | specific certain | partner ally | pass go | patient calm | pattern design
pause stop break | peak top height | perform do carry | picture image | piece part bit work | place spot site location | plain simple
play perform | plentiful abundant | policy rule | popular liked | position place | power force strength | practise practice train
prefer favour favor like | present show | press push | pretty lovely | stop avoid | pride honour honor | principle rule | private personal
prize award | issue trouble | procedure process | proceed go continue | process method | product item goods | programme program plan
project plan | proof evidence | property quality trait | protect guard shield | proud pleased | punish penalise penalize
pursue follow chase | push press | set lay | quarrel argue | calm silent | rain rainfall shower | rare unusual scarce | read study
recent new | record note | recover heal | refuse decline reject | region area | regular steady frequent | reject refuse
relationship link tie bond | relax rest unwind | release free | relief comfort | remind recall | renew refresh | rent hire lease
repeat echo | replace swap substitute | represent mean stand | resource supply | respect honour honor | responsibility duty care
responsible liable | rest relax | restore renew | outcome effect | retreat withdraw | return go | reward prize | ridiculous absurd silly
road street way route | part function | rough coarse | rule law | unhappy sorrowful | please meet | save keep spare | tell state
scene view | schedule timetable plan | search look hunt seek | section part | seize grab | sell market | send dispatch ship | shape form
share divide tell | sharp keen | shelter refuge | shock stun | sick ill unwell | sickness illness | similar alike like | site place
situation state position | size scale | skill ability talent | slow gradual | smooth even | soft gentle | solid firm | answer fix
solve fix | sound noise | special particular | spend pass use | spirit soul | spoil ruin | staff employees workers | phase step | stand rise
standard norm | state condition | steal rob | step stage move | stick cling | stimulate spark | stop end | store keep shop
story tale account | straightforward simple plain | strength force | stress strain | strike hit | powerful durable | structure form build
style manner | substance matter | succeed thrive | summary overview | suppose assume | surface top | surrender yield
surround enclose circle | survive live | suspect doubt | switch change turn activate | symbol sign | take grab | target aim
taste flavour flavor savour | group crew | tendency trend | tense nervous | term word name | test try | theme subject | theory idea
thick dense | thing object | throw toss hurl | tidy neat | tie bind | tight close | tool instrument | total whole | touch feel | tour trip
trace track chart chronicle follow | track follow | trade deal | train teach | transfer move | transit transport | translate turn
transparent clear open | trap catch | travel go journey | treat handle | trend tendency | trust rely | turn spin rotate | twist bend
ugly hideous | ultimate final | update refresh | upset sad | urge press | useful handy helpful | valid sound | value worth | version edition
view scene | violent fierce | vision sight | visit see | vivid bright | wait stay | warm heated | warn alert | wash clean | wear don
wet damp | wild untamed | withdraw remove | work labour labor | world globe earth | worth value | wound injury | write compose
young youthful
`
  .trim()
  .split(/\s*[|\n]\s*/);
