/**
 * Common words that may say the same, in groups, beyond what the tables of rules write: what one editor would put for
 * another's word. None of them is written by the engine.
 */
export const synonymGroups: readonly string[] = `
abandon leave quit | ability capacity skill capability | absorb soak | abundant plentiful ample rich
accept take welcome admit | accident crash mishap | accurate exact precise correct right | achieve reach attain accomplish gain
act behave perform | add attach append contribute bring | address tackle handle discuss cover | adequate enough sufficient
adjust adapt alter tweak modify change | admire respect praise | advance progress breakthrough step | advantage benefit plus merit
advice guidance counsel tip recommendation | affect influence touch shape hit | age era period time | aid assist help support
aim goal purpose objective target intention | allow let permit enable | amaze astonish surprise astound | amount quantity volume level
analysis study examination review | ancient old early | anger fury rage | angry furious cross mad | announce declare say state
annoy irritate bother | answer reply response respond | anxiety worry fear concern | anxious worried nervous uneasy
appear seem look | appearance look looks | apply use employ | appoint name choose | approach method way technique
area region zone district place field | argue claim contend maintain insist | arrange organize set order plan | arrive come reach
artery route road | ask request inquire | aspect part side feature facet element | assemble gather collect build
assess judge evaluate gauge rate measure | associate link connect relate | attack assault strike | attempt try effort
attend visit join | attract draw pull | avoid escape evade dodge | aware conscious mindful | basic fundamental simple core essential
battle fight struggle combat | bear carry stand endure tolerate | beautiful lovely pretty gorgeous handsome stunning
begin start commence open launch | behaviour behavior conduct | belief view conviction faith | big large great huge major
blend mix combine mingle | boring dull tedious dreary | border edge boundary | bottom base foot | brave bold courageous
break crack snap shatter | brief short quick concise | bright vivid brilliant | bring carry take fetch | broad wide extensive
build construct erect make create | burn ignite blaze | business company firm enterprise | busy occupied hectic | buy purchase get
calm quiet peaceful serene tranquil still | cancel scrap drop | careful cautious wary | carry transport convey haul
cause reason factor source | cause bring produce create trigger provoke | challenge difficulty problem obstacle hurdle
change alter shift transform turn | cheap inexpensive affordable | check verify examine inspect test | choice option alternative selection
choose pick select opt decide | clean pure tidy | clear plain obvious evident apparent | clever smart bright intelligent
close near nearby | close shut | cold chilly cool icy | collaborate cooperate work | collect gather accumulate amass
comfortable cosy cozy | common usual widespread frequent | communicate talk speak convey | compare contrast
compete rival vie contest play | complain grumble object | complete finish full whole entire | complex complicated intricate
component part element piece ingredient | concentrate focus | concept idea notion term | concern worry matter issue
condition state circumstance situation | conduct run lead hold carry perform | confirm prove verify | conflict clash dispute fight
confuse puzzle baffle | connect join link tie attach | consider think weigh regard count deem view | consequence result effect outcome
consistent steady constant regular | contain hold include have | continue go keep last persist | contribute add give help
control manage govern run command | conventional traditional usual standard | conversation talk chat discussion dialogue interaction
cook prepare make | cope deal manage handle | copy imitate mimic duplicate | correct fix right mend | cost price expense charge
cover include span address | craft make create build write | create make produce form build | crowd throng mass | cry weep sob
current present existing today latest | cut reduce trim slash lower | damage harm hurt injure | danger risk hazard threat peril
dangerous risky hazardous unsafe | dark dim gloomy | decide determine settle resolve | decision choice verdict | decline fall drop decrease
deep profound | defeat beat overcome conquer | defend protect guard shield | delay postpone hold | delicious tasty
demand need require | demonstrate show prove | depart leave go | deliver bring give provide supply | depend rely rest | depict show portray describe
derive come stem owe draw | describe detail depict portray | deserve merit | design plan devise create | desire wish want
destroy ruin wreck demolish | detail particular point | develop grow build evolve create | device gadget tool machine | devote dedicate give commit
differ vary | different distinct diverse other | difficult hard tough challenging tricky | diminish shrink lessen fade reduce
dine eat | direct guide lead steer | disappear vanish fade | discover find uncover learn | discuss debate talk | disease illness sickness
display show exhibit present | distant far remote | distribute spread share hand | divide split separate part | document record
doubt question | draw sketch | dream imagine | drink sip | drive push propel | dry arid | duty task job responsibility obligation
eager keen enthusiastic | earn make gain | easy simple effortless | educate teach train | effect impact influence result
effective efficient useful | effort work attempt labour labor | elaborate expand | elegant graceful stylish | eliminate remove drop end
emerge appear arise come | emotion feeling | emphasize stress highlight underline | employ use hire | empty vacant bare
enable let allow help | encounter meet face | encourage urge inspire prompt foster | end finish close conclude stop
endure last survive suffer | engage involve occupy attract | enjoy like love relish savour savor | enormous huge vast immense massive
ensure guarantee secure | enter join | entire whole full | environment surroundings setting | equipment gear kit | error mistake fault
essential vital crucial key necessary | establish found create build set | estimate reckon guess | evaluate judge assess
event occasion incident happening | evidence proof | evolve develop change grow | exact precise | examine study inspect look
example instance case | exceed pass top beat surpass | excellent great superb outstanding fine | exchange swap trade switch
excitement thrill | excuse reason | execute carry perform | exhausted tired weary | exist live be | expand grow extend widen enlarge
expect anticipate await | expensive costly dear pricey | experience feel undergo live | expert specialist | explain clarify describe
explore examine study investigate see | express say voice state | extend stretch lengthen prolong | extra additional more further
extract draw take | extreme severe intense | fact detail truth | fade wane | fail collapse flop | fair just | fake false
famous renowned celebrated | fan lover enthusiast | fascinating interesting intriguing gripping | fast quick rapid swift speedy
fault flaw defect | favour favor prefer | feature have include | fear dread | feed nourish | feel sense | fight struggle battle
fill pack | final last | find discover locate | fine good | fit suit | fix repair mend | flaw fault weakness | flexible adaptable
flow stream run | follow pursue track | food meal | force strength power | forget overlook | form shape create | fortunate lucky
fragment piece part bit | free release liberate | frequent common regular | fresh new | friendly warm kind | fulfil fulfill meet satisfy
function role work operate | fund finance pay | fun enjoyable | funny amusing comic | furious angry | gain get win earn obtain
gather collect meet | general broad overall | generate produce create make | generous kind | gentle soft mild light kind | gift present talent
give offer provide supply grant hand | glad happy pleased | glimpse look sight | good fine sound | govern rule run | grasp grip seize understand
great vast major grand | group band team set | grow increase rise expand | guard protect | guess suppose | guide lead steer
habit custom routine | halt stop | handle deal manage treat | happen occur arise | happy glad content cheerful joyful | hard tough
harm hurt damage injury | heal cure | healthy well fit | hear listen | heart core centre center | help aid assist support
hide conceal | high tall | highlight stress show | hint suggest suggestion whisper trace | hold keep grip | home house dwelling | honest frank truthful
hope wish | hot warm | hug embrace | huge vast enormous | humid damp moist | hurry rush | hurt harm | idea thought notion concept
identify recognize spot find name | ignore neglect disregard overlook | illness disease | illustrate show | image picture
imagine picture envision envisage think | immediate instant | immerse plunge absorb soak | impact effect influence | implement carry apply introduce
important key major significant vital | impose set enforce | impressive striking remarkable | improve better enhance upgrade
include contain cover have | increase rise grow boost raise | indicate show suggest signal | individual person single | industry business trade
inform tell notify | information data detail facts | ingenious clever | inhabit live | initial first early | initiative plan programme program project
innovative new novel inventive fresh | insight understanding thought idea | insist maintain | inspect check | inspire move motivate encourage
instruct teach tell direct | insult affront offend | integrate combine include embed merge | intend mean plan aim | intense strong fierce
interest concern | introduce present bring | invent create devise | investigate study examine probe explore | invite ask | involve include mean entail
issue problem matter topic | job work task post | join connect | journey trip travel voyage path | joy delight pleasure happiness
judge assess | jump leap | keep hold retain preserve maintain | kill slay | kind type sort | kind gentle | knowledge understanding
lack want shortage absence | late delayed overdue delay | rare unusual remarkable exceptional | exist stand | know hear learn | land ground | large big | last endure | late recent | laugh giggle chuckle | law rule | lead guide run head
learn discover study | legal lawful | lessen reduce ease | level degree | lie rest | lift raise | like enjoy | likely probable
limit restrict cap curb | link connection tie | list name | little small | lively vibrant animated | live dwell reside
local nearby | logical rational | lonely alone isolated | look glance gaze | lose miss | loud noisy | love adore cherish
lower reduce cut | loyal faithful devoted | main chief primary principal major | maintain keep preserve | make create build produce
manage run handle direct | manner way style | manufacture make produce | mark sign | market sell | match fit | material stuff substance
matter issue subject concept | maximum most | meal dish | mean signify | measure gauge | meet encounter | mend repair | mention say note cite
merge combine join | message note | method way approach | middle centre center | mild gentle | mind head | minimal little | mirror reflect
mistake error | mix blend | model example | modern current contemporary | modest humble | moment instant time point | monitor watch track
mood spirit atmosphere | motivate drive | move shift go | movement motion | mysterious strange | name call title | narrow thin
nature character | near close | neat tidy | necessary needed required essential | need require want | negative bad | neglect ignore
nervous anxious | network web | new novel recent | nice pleasant | normal usual ordinary | note mention observe | notice see spot observe
novel new | obey follow | object thing item | oblige force | observe watch see notice | obtain get gain | obvious clear | occasion time
occur happen | odd strange | offer give provide | office post | old ancient elderly | operate run work | operation work | opinion view
opportunity chance | oppose resist fight | order command | ordinary usual common | organize arrange run | origin source root
outcome result | outline sketch | outstanding excellent | overcome beat conquer | overview summary | own have possess | pack fill
pain ache | paint colour color | part piece section | particular specific certain | partner ally | pass go | path way route | patient calm
pattern design | pause stop break | pay fund | peace calm | peak top height | perfect ideal flawless | perform do carry | period time
permit allow | person individual | perspective view | persuade convince | phase stage | pick choose | picture image | piece part bit work
place spot site location | plain simple | plan scheme | play perform | pleasant nice | plentiful abundant | point moment | policy rule
polite courteous | poor bad | popular liked | portray show | position place | positive good | possess have own | possible feasible
power force strength | practical useful | practise practice train | praise acclaim | precious valuable | precise exact | predict forecast
prefer favour favor like | prepare make ready | present show give | preserve keep protect | press push | pretty lovely | prevent stop avoid
previous earlier past prior former | pride honour honor | principal main | principle rule | private personal | prize award | problem issue trouble
procedure process | proceed go continue | process method | produce make create | product item goods | profit gain | programme program plan
progress advance | project plan | promise pledge vow | promote encourage support | proof evidence | proper right | property quality trait
propose suggest | protect guard shield safeguard | proud pleased | prove show | provide give supply offer | publish release | pull draw
punish penalise penalize | purchase buy | purpose aim | pursue follow chase | push press | put place set lay | quality trait feature | quarrel argue
question ask | quick fast | quiet calm silent | rain rainfall shower | raise lift | range variety | rare unusual scarce | rate pace speed
reach get | read study | ready prepared | real actual genuine true | realise realize understand see | reason cause | receive get
recent new | recognise recognize know | recommend advise suggest | record note | recover heal | reduce cut lower lessen | refer mention
reflect mirror show | refuse decline reject | region area | regular steady frequent | reject refuse | relate connect | relationship link tie bond
relax rest unwind | release free | relevant pertinent | reliable dependable trustworthy | relief comfort | remain stay | remarkable striking
remember recall recollect | remind recall | remove take | renew refresh | rent hire lease | repair fix | repeat echo | replace swap substitute
report account | represent mean stand | reputation name | request ask | require need | rescue save | research study | resemble look
reserve book | resolve settle solve | resource supply | respect honour honor | respond answer reply react | responsibility duty care | responsible liable
rest relax | restore renew | restrict limit | result outcome effect | retreat withdraw | return go | reveal show disclose | review study
reward prize | rich wealthy | ridiculous absurd silly | rise climb | risk danger | road street way route | role part function | rough coarse
route way path | rule law | run operate | rush hurry | sad unhappy sorrowful | safe secure | satisfy please meet | save keep spare | say tell state
scared afraid frightened | scatter spread | scene view | scent smell fragrance | schedule timetable plan | search look hunt seek | secret hidden
section part | secure safe | see view | seek search | seize grab | select choose | sell market | send dispatch ship | sense feel | separate divide
serious grave | serve help work | set group | settle resolve | severe harsh | shape form | share divide tell | sharp keen | shelter refuge
shine glow gleam | shock stun | short brief | show display | sick ill unwell | sickness illness | sign signal mark | silent quiet | silly foolish
similar alike like | simple easy | site place | situation state position | size scale | skill ability talent | slender slim thin | slow gradual
small little tiny | smart clever | smell scent | smooth even | soak absorb | society community | soft gentle | solid firm | solution answer fix
solve fix | sound noise | source origin | space room | speak talk | special particular | specific particular | speed pace | spend pass use
spirit soul | split divide | spoil ruin | spot place | spread scatter | stable steady | staff employees workers | stage phase step | stand rise
standard norm | start begin | state condition | stay remain | steady stable | steal rob | step stage move | stick cling | stimulate spark
stop end | store keep shop | story tale account | straightforward simple plain | strange odd weird peculiar | strategy plan | strength force
stress strain | strict rigid | strike hit | strong powerful robust sturdy durable | structure form build | struggle fight | study examine
style manner | subject topic | submit send | substance matter | substantial large | succeed thrive | success triumph | sudden abrupt | suffer bear
suggest propose | suit fit | summary overview | supply provide | support help back | suppose assume | sure certain | surface top | surprise shock
surrender yield | surround enclose circle | survive live | suspect doubt | sustain keep | switch change turn activate | symbol sign | take grab
tale story | talent gift | talk speak | target aim | task job | taste flavour flavor savour | teach educate | team group crew | technique method
tell inform | tendency trend | tense nervous | term word name | terrible awful dreadful | test try | thankful grateful | theme subject | theory idea
thick dense | thin slim | thing object | think believe | thorough complete | thought idea | threat danger | thrive flourish prosper
throw toss hurl | tidy neat | tie bind | tight close | tiny small | tired weary | tool instrument | top peak | topic subject | total whole
touch feel | tough hard | tour trip | trace track chart chronicle follow | track follow | trade deal | tradition custom | train teach | trait quality
transfer move | transform change | transit transport | translate turn | transparent clear open | transport carry | trap catch | travel go journey
treasure value | treat handle | tremendous huge | trend tendency | trip journey | trouble problem | true real | trust rely | truth fact
try attempt | turn spin rotate | twist bend | type kind | typical usual | ugly hideous | ultimate final | understand grasp see | unite join
unique special | unusual rare | update refresh | upset sad | urge press | urgent pressing | use employ | useful handy helpful | usual normal
valid sound | valuable precious | value worth | vanish disappear | variety range | various different | vast huge | verify check | version edition
victory win | view see | view scene | violent fierce | vision sight | visit see | vital crucial | vivid bright | wait stay | walk stroll
want wish | warm heated | warn alert | wash clean | waste squander | watch observe | way method | weak feeble | wealth riches | wear don
weird strange | welcome greet | well good | wet damp | whole entire | wide broad | wild untamed | win gain | wise sensible | wish want
withdraw remove | wonder marvel | wonderful great marvellous marvelous | work labour labor | worker employee | world globe earth | worry concern
worth value | wound injury | wrap cover | write compose | wrong incorrect mistaken | yield produce | young youthful
`
  .trim()
  .split(/\s*[|\n]\s*/);
