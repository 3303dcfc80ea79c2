/**
 * Groups of common words that editors replace by each other, in addition to the rules' tables. The engine makes none of
 * these replacements.
 */
export const synonymGroups: readonly string[] = `
abandon leave quit | ability capacity skill capability | abundant plentiful ample rich | accept take welcome admit | accident crash mishap
accurate exact precise correct right | reach attain accomplish gain | act behave perform | add attach append contribute bring
address tackle handle discuss cover | adjust adapt alter tweak modify change | admire respect praise | advance progress breakthrough step
advantage benefit plus merit | advice guidance counsel tip recommendation | affect influence touch shape hit | age era period time
aim goal purpose objective target intention | permit enable | amaze surprise astound | amount quantity volume level | analysis study review
ancient old early | angry furious cross mad | announce declare say state | annoy irritate bother | anxiety worry fear concern
worried nervous uneasy | appoint name choose | approach way technique | area region zone district place field
argue claim contend maintain insist | arrange organize set order plan | arrive come reach | artery route road | request inquire
aspect part side feature facet element | assemble gather collect build | assess judge evaluate gauge rate measure | associate relate
attack assault strike | attend visit join | attract pull | avoid escape evade dodge | aware conscious mindful
basic fundamental simple core essential | battle fight struggle combat | bear carry stand endure tolerate
beautiful lovely pretty gorgeous handsome stunning | begin commence open launch | behaviour behavior conduct | belief view conviction faith
big large huge major | blend mix combine mingle | boring tedious dreary | border edge boundary | bottom base foot | bold courageous
break crack snap shatter | short quick concise | bright vivid brilliant | bring carry take fetch | build construct erect make create
burn ignite blaze | business company firm enterprise | busy occupied hectic | buy purchase get | calm quiet peaceful serene tranquil still
cancel scrap drop | careful cautious wary | carry transport convey haul | cause reason factor source
cause bring produce create trigger provoke | challenge difficulty problem obstacle hurdle | alter shift transform turn | cheap affordable
check verify examine inspect test | choice option alternative selection | pick select opt decide | clean pure tidy | plain obvious apparent
bright intelligent | close near nearby | cold chilly cool icy | collect accumulate amass | comfortable cosy cozy
common usual widespread frequent | communicate talk speak convey | compare contrast | compete rival vie contest play
complain grumble object | complete finish full whole entire | component part element piece ingredient | concept idea notion term
concern worry matter issue | condition state circumstance situation | conduct run lead hold carry perform | confirm prove verify
conflict clash dispute fight | connect join link tie attach | consider think weigh regard count deem view
consequence result effect outcome | consistent steady constant regular | contain hold include have | continue go keep last persist
contribute add give help | control manage govern run command | conventional traditional usual standard
conversation talk chat discussion dialogue interaction | cook prepare make | cope deal manage handle | copy imitate mimic duplicate
correct fix right mend | price expense charge | cover include span address | craft make create build write | make produce form build
crowd throng mass | cry weep sob | current present existing today latest | cut reduce trim slash lower | damage harm hurt injure
risk hazard threat peril | dangerous risky unsafe | dark dim gloomy | decide determine settle | decision choice verdict
decline fall drop decrease | defeat beat overcome conquer | defend protect guard shield | delay postpone hold | demand need require
demonstrate prove | depart leave go | deliver bring give provide supply | depend rely rest | depict show portray describe
derive come stem owe draw | describe detail depict portray | design plan create | destroy ruin wreck demolish | detail particular point
develop grow build evolve create | device gadget tool machine | give commit | distinct diverse other
difficult hard tough challenging tricky | diminish shrink lessen fade reduce | direct guide lead steer | disappear vanish fade
uncover learn | debate talk | disease illness sickness | display show exhibit present | distant far remote | distribute spread share hand
divide split separate part | doubt question | draw sketch | dream imagine | drink sip | drive push | duty task job responsibility obligation
keen enthusiastic | earn make gain | simple effortless | educate teach train | effect impact influence result | effective efficient useful
effort work attempt labour labor | graceful stylish | eliminate remove drop end | emerge appear arise come | emphasize highlight
employ use hire | empty vacant bare | enable let allow help | meet face | encourage urge inspire prompt foster
end finish close conclude stop | endure last survive suffer | engage involve occupy attract | enjoy like love relish savour savor
enormous vast immense massive | ensure guarantee secure | enter join | environment surroundings setting | equipment gear kit
error mistake fault | vital crucial key necessary | establish found create build set | estimate reckon guess
event occasion incident happening | develop change grow | study inspect look | example case | exceed pass top beat surpass
excellent great superb outstanding fine | exchange swap trade switch | excitement thrill | excuse reason | execute perform | exhausted weary
exist live be | expand grow extend widen enlarge | expect anticipate await | expensive costly dear pricey | experience feel undergo live
explain clarify describe | explore examine study investigate see | express say voice state | extend stretch lengthen prolong
extra additional more further | extract draw take | extreme severe intense | fact detail truth | fail collapse flop | fair just | fake false
fan lover enthusiast | fascinating interesting intriguing gripping | rapid swift speedy | fault defect | feature have include
discover locate | fault weakness | flow stream run | follow pursue track | food meal | forget overlook | form shape create
fragment piece part bit | free release liberate | common regular | friendly warm kind | function role work operate | finance pay
funny amusing comic | gain get win earn obtain | gather collect meet | general broad overall | generate make | generous kind
gentle soft mild light kind | present talent | give offer provide supply grant hand | glimpse look sight | good fine sound | govern rule run
grasp grip seize understand | great vast major grand | group band team set | grow increase rise expand | guess suppose
habit custom routine | handle deal manage treat | happen occur arise | happy glad content cheerful joyful | harm hurt damage injury
heal cure | healthy well fit | hear listen | heart centre center | help aid assist support | high tall | stress show
hint suggest suggestion whisper trace | hold keep grip | home house | honest frank truthful | hot warm | humid damp moist
thought notion concept | identify recognize spot find name | ignore neglect disregard overlook | imagine picture envision envisage think
immerse plunge absorb soak | implement carry apply introduce | important key major significant vital | impose set enforce
better enhance upgrade | include contain cover have | rise grow boost raise | indicate show suggest signal | individual person single
industry business trade | inform notify | information data detail facts | first early | initiative plan programme program project
innovative new novel inventive fresh | insight understanding thought idea | inspire move motivate encourage | teach tell direct
insult affront offend | integrate combine include embed merge | mean plan aim | interest concern | present bring | invent devise
investigate study probe explore | invite ask | involve include mean entail | issue problem matter topic | job work task post
journey trip travel voyage path | joy delight pleasure happiness | hold retain preserve maintain | kill slay | knowledge understanding
lack want shortage absence | late delayed overdue delay | rare unusual remarkable exceptional | exist stand | know hear learn | land ground
laugh giggle chuckle | lead guide run head | learn discover study | legal lawful | reduce ease | level degree | lie rest
limit restrict cap curb | link connection tie | list name | vibrant animated | live dwell reside | local nearby | logical rational
lonely alone isolated | glance gaze | lose miss | love adore cherish | faithful devoted | main chief primary principal major
manage run handle direct | manner way style | manufacture make produce | match fit | material stuff substance | matter issue subject concept
maximum most | meal dish | mention say note cite | merge combine join | message note | middle centre center | mind head | model example
modern current contemporary | moment instant time point | watch track | mood spirit atmosphere | move shift go | movement motion
name title | narrow thin | nature character | needed required essential | need require want | network web | new novel recent
mention observe | spot observe | object thing item | oblige force | watch see notice | office post | ancient elderly | run work
operation work | oppose resist fight | order command | ordinary usual common | organize arrange run | source root | pack fill | pain ache
paint colour color | part piece section | particular specific certain | partner ally | pass go | patient calm | pattern design
pause stop break | peace calm | peak top height | ideal flawless | perform do carry | picture image | piece part bit work
place spot site location | plan scheme | play perform | policy rule | popular liked | position place | have own | power force strength
practical useful | practise practice train | praise acclaim | prefer favour favor like | make ready | present show give | keep protect
prevent stop avoid | earlier past prior former | pride honour honor | principle rule | private personal | prize award
problem issue trouble | procedure process | proceed go continue | process method | product item goods | profit gain | pledge vow
encourage support | proof evidence | property quality trait | protect guard shield safeguard | proud pleased | punish penalise penalize
pursue follow chase | push press | put place set lay | quality trait feature | quarrel argue | question ask | quiet calm silent
rain rainfall shower | raise lift | rare unusual scarce | rate pace speed | read study | actual genuine true | realise understand see
recognise recognize know | advise suggest | record note | recover heal | cut lower lessen | mirror show | refuse decline reject
regular steady frequent | relationship link tie bond | relax rest unwind | dependable trustworthy | relief comfort | remind recall
renew refresh | rent hire lease | repeat echo | replace swap substitute | report account | represent mean stand | reputation name
settle solve | resource supply | respect honour honor | answer reply react | responsibility duty care | responsible liable | restore renew
retreat withdraw | return go | show disclose | reward prize | ridiculous absurd silly | rise climb | road street way route
role part function | rough coarse | way path | rule law | sad unhappy sorrowful | satisfy please meet | save keep spare | say tell state
smell fragrance | schedule timetable plan | search look hunt seek | secret hidden | seize grab | sell market | send dispatch ship
serve help work | share divide tell | sharp keen | shelter refuge | shock stun | sick ill unwell | sign signal mark | similar alike like
situation state position | size scale | skill ability talent | slender slim | slow gradual | little tiny | smooth even | society community
solid firm | solution answer fix | solve fix | sound noise | space room | special particular | spend pass use | spirit soul | spoil ruin
staff employees workers | stage phase step | stand rise | standard norm | steal rob | step stage move | stick cling | stimulate spark
store keep shop | story tale account | straightforward simple plain | weird peculiar | stress strain | strike hit
strong powerful robust sturdy durable | structure form build | substance matter | succeed thrive | suffer bear | summary overview
support help back | suppose assume | surface top | surprise shock | surrender yield | surround enclose circle | survive live | suspect doubt
switch change turn activate | symbol sign | take grab | taste flavour flavor savour | team group crew | tense nervous | term word name
test try | theme subject | theory idea | thick dense | flourish prosper | throw toss hurl | tidy neat | tie bind | tight close
tool instrument | total whole | touch feel | tour trip | trace track chart chronicle follow | trade deal | transfer move | transit transport
translate turn | transparent clear open | trap catch | travel go journey | treasure value | trend tendency | trust rely | turn spin rotate
twist bend | ugly hideous | ultimate final | grasp see | unite join | update refresh | upset sad | urge press | useful handy helpful
valid sound | version edition | view see | view scene | violent fierce | vision sight | visit see | wait stay | warm heated | warn alert
wash clean | wear don | wet damp | wild untamed | withdraw remove | great marvellous marvelous | world globe earth | worth value
wound injury | wrap cover | write compose | young youthful
`
  .trim()
  .split(/\s*[|\n]\s*/);
