# What an answer of a language model must not lose or add. A class has words, each a pattern of whole words, and others that say the same
# ("also"). Where only the source has such words, and the answer none that say the same, "lost" is what is wrong; where only the answer has some,
# "added". Below that, "-" shows what is refused, "=" near misses that pass; each is a test.

@thinking: theor(?:y|ies|ists?) | hypothes\w+ | believ\w+ | beliefs? | claim(?:s|ed|ing)?
  | argu(?:e|es|ed|ing|ments?|ably) | assert\w* | alleg\w+ | proclaim\w* | opinions? | views? | viewed | contend\w*
  | think\w* | thought | confident | convinced | certain | sure | feel | feels | felt | consider(?:s|ed|ing|ations?)?
  | regard(?:s|ed) | deem\w* | suspect\w* | bet | guess | suppose | imagine | reckon
@telling: according to | reports? | reported(?:ly)? | reporting | say | says | said | saying | stat(?:e|es|ed|ing)
  | suggest\w* | propos\w+ | maintain(?:s|ed)? | tell | tells | told | headlines? | quot\w+ | declar\w+ | announc\w+
  | cit(?:e|es|ed|ing) | call(?:s|ed) | describ\w+ | writes? | wrote | put(?:s)? it | hold(?:s)? that | held that
  | sources? | conclud\w+ | find(?:s|ing|ings)? | found | warn\w* | stress\w* | note(?:s|d)? | explain\w*
  | recommend\w* | advis\w+ | promis\w+ | points? out
@aiming: aim(?:s|ed|ing)? | seek(?:s|ing)? | sought | try | tries | tried | trying | attempt\w* | intend\w*
  | intention | intent | hope(?:s|d)? | hoping | plan(?:s|ned|ning)? (?:to|on|for|is|was) | planned | goals?
  | objectives? | purposes? | strive\w* | striving | set(?:s)? out | design(?:s|ed)? | meant
  | work(?:s|ing)? (?:to|towards?) | with a view | want(?:s|ed)? | endeavou?r\w* | targets? | mission | efforts?
  | look(?:s|ing) to | focus\w* | cent(?:er|re)s? on | concentrat\w+ | in order to
  | to (?:make sure|ensure|avoid|prevent|help) | so that | would like | undertak\w+ | ask(?:s|ed|ing)? | explor\w+
  | investigat\w+
@when: when | whenever | while | during | as | once | if | after | before | upon | until | till | since | where
  | every time | each time | by the time | at times | in times | in (?:the )?(?:case|event) | on \w+ing | in \w+ing
  | by \w+ing | then | under | with | faced | given | amid
@if: should (?:you|they|he|she|it|we|there|anyone) | if | unless | provid(?:ed|ing) (?:that)? | (?:as|so) long as
  | in case | on condition | only when | barring | failing
@cause: because | since | so | as | therefore | thus | hence | thereby | consequent\w* | result\w* | caus\w+ | lead
  | leads | leading | led | due | owing | mean | means | meant | make | makes | making | made | let | lets | letting
  | allow\w* | enabl\w+ | ensur\w+ | help\w* | give | gives | giving | gave | for | by | through | with | from
  | thank\w* | reason\w* | why | driv\w+ | drove | bring | brings | brought | contribut\w+ | depend\w* | given
  | responsib\w+ | render\w* | follow\w* | creat\w+ | effect\w* | impact\w* | influenc\w+
@reason: because | since | so | as | therefore | thus | hence | thereby | consequent\w* | result\w* | caus\w+ | lead
  | leads | leading | led | due | owing | mean | means | meant | make | makes | making | let | lets | letting
  | allow\w* | enabl\w+ | ensur\w+ | help\w* | thank\w* | reason\w* | why | driv\w+ | drove | bring | brings | brought
  | contribut\w+ | given | responsib\w+ | render\w* | creat\w+ | effect | effects | impact\w* | influenc\w+ | in order
  | to (?:help|make|ensure|avoid|prevent|get|give|see|let|find|keep|support|create|achieve|reach|gain|save)

# Negation

negation: not (?:necessarily|always|automatically|inevitably|entirely|wholly|fully|completely|universal\w*)
  also: may | might | can | need not | does not mean | not mean | have to | everyone | everybody | universal\w*
    | every | few | some | sometimes | partly | necessarily | not (?:\w+ ){1,4}always | all | any | no guarantee
    | less than | without
  lost: Keep what limits the “not”.
  - Longer texts are not necessarily harder. => Longer texts are not harder.
  - The bell doesn’t always ring. => The bell doesn’t ring.
  - Guests do not always pay. => Guests always fail to pay.
  = Longer texts are not necessarily harder. => Longer texts may be no harder.

negation: hardly | barely | scarcely | seldom | rarely
  also: rare | infrequent\w* | uncommon | unusual(?:ly)? | little | few | not often | almost n\w+ | occasional\w*
    | not many | not much | just | only
  lost: Keep “rarely”, or what says it.
  - The old clock is rarely wrong. => The old clock is wrong.
  added: Do not say “hardly” or “rarely” where the text does not.
  - The shop opens on Mondays. => The shop hardly opens on Mondays.
  = The old clock is rarely wrong. => The old clock is not often wrong.
  = Few guests stay past noon. => Guests rarely stay past noon.

# Quantity

modality:
    (?:substantial|large|significant|considerable|size?able|vast|huge) (?:group|number|amount|part|portion|share|proportion|quantity)s?
  also: many | most | much | a lot | lots | numerous | large | larger | plenty | hundreds | thousands | huge
    | countless | multitude | mass | far | big | great | good | wide | heav\w+ | substantial\w* | significant\w*
    | considerabl[ey] | sheer | all the
  lost: Keep how many or how much it is.
  - A large number of tiles broke in the storm. => Tiles broke in the storm.
  - A sizable part of the orchard froze. => The orchard froze.
  = A large number of tiles broke in the storm. => Many tiles broke in the storm.

modality: (?:much|many|some|parts?|half|several|certain) of | partly | partially | in part | to some extent
    | in some cases | occasionally | sometimes
  also: some | several | many | much | part | parts | partial\w* | certain | various | numerous | number of | range
    | often | can | may | might | sometimes | times | few | select\w* | majority | portion | share | extent | degree
    | limited | mostly | half | most | vary | varies | varying | different | diverse | occasional\w* | among | one
    | wide | lots? | large | extensive\w* | so
  added: Do not limit what the text does not limit.
  - The paint covers the wall. => The paint covers part of the wall.
  - The pump leaks. => The pump sometimes leaks.
  = Several members walked home. => Some of the members walked home.

number: years | months | weeks | decades | centuries | hours | minutes
  also: decades? | centur(?:y|ies) | hours? | minutes? | annual\w* | year\w* | \w*week\w* | month\w* | hourly | age
    | history | generations? | days
  added: Do not say how long where the text does not.
  - The brothers built the boat together. => The brothers spent years building the boat together.
  = It took the brothers a decade to build the boat. => The brothers built the boat over ten years.

number: (?:an?|one|each|every|last|next|this|per) year
  also: year\w* | annual\w*
  added: Do not say “year” where the text does not.
  - The barn bell rings. => The barn bell rings every year.
  = The bell of the year rings. => The bell rings this year.

number: (?:an?|one|each|every|last|next|this|per) month
  also: month\w*
  added: Do not say “month” where the text does not.
  - The barn bell rings. => The barn bell rings every month.
  = The bell of the month rings. => The bell rings this month.

number: (?:an?|one|each|every|last|next|this|per) week
  also: week\w*
  added: Do not say “week” where the text does not.
  - The barn bell rings. => The barn bell rings every week.
  = The bell of the week rings. => The bell rings this week.

number: (?:an?|one|each|every|last|next|this|per) decade
  also: decade\w*
  added: Do not say “decade” where the text does not.
  - The barn bell rings. => The barn bell rings every decade.
  = The bell of the decade rings. => The bell rings this decade.

number: (?:an?|one|each|every|last|next|this|per) hour
  also: hour\w*
  added: Do not say “hour” where the text does not.
  - The barn bell rings. => The barn bell rings every hour.
  = The bell of the hour rings. => The bell rings this hour.

number: (?:an?|one|each|every|last|next|this|per) minute
  also: minute\w*
  added: Do not say “minute” where the text does not.
  - The barn bell rings. => The barn bell rings every minute.
  = The bell of the minute rings. => The bell rings this minute.

number: hourly
  also: hour\w*
  added: Do not say that it is every hour where the text does not.
  - The bell of the barn rings daily. => The bell of the barn rings hourly.
  = The feast of the hour is in the barn. => The hourly feast is in the barn.

number: weekly
  also: week\w*
  added: Do not say that it is every week where the text does not.
  - The bell of the barn rings daily. => The bell of the barn rings weekly.
  = The feast of the week is in the barn. => The weekly feast is in the barn.

number: monthly
  also: month\w*
  added: Do not say that it is every month where the text does not.
  - The bell of the barn rings daily. => The bell of the barn rings monthly.
  = The feast of the month is in the barn. => The monthly feast is in the barn.

number: yearly
  also: year\w* | annual\w*
  added: Do not say that it is every year where the text does not.
  - The bell of the barn rings daily. => The bell of the barn rings yearly.
  = The feast of the year is in the barn. => The yearly feast is in the barn.

number: daily | (?:every|each) day
  also: da(?:y|ys|ily) | everyday | routine\w* | night\w*
  added: Do not say that it is every day where the text does not.
  - The bell of the barn rings weekly. => The bell of the barn rings daily.
  = Days at the mill are long. => The daily hours at the mill are long.

number: (?:pair|couple|trio|dozen|handful) of (?!(?:scissors|glasses|trousers|jeans|shoes|boots|gloves|eyes|hands)\b)
  also: two | both | pairs? | couples? | few | several | some | three | trio | twelve | dozens? | handful | twins?
    | small number | limited | not many
  added: Do not say how many where the text does not.
  - A guard watched the gate. => A pair of guards watched the gate.
  - The rain lasted for days. => The rain lasted for a couple of days.
  = Two guards watched the gate. => A pair of guards watched the gate.
  = Cut the cloth with scissors. => Cut the cloth with a pair of scissors.

# What is required, advised, allowed

modality: (?:^|[.;,:] |(?:that|while|but|and|although|because) )some (?!of\b|time\b|people (?:say|think|believe)\b)\w+
  also: some\w* | several | certain | few | many | most | part | partly | partial\w* | various | number | numerous
    | not (?:all|every\w*) | one | ones | occasional\w* | often | may | might | can | could | different | select\w*
    | there (?:are|were) | those | others?
  lost: Keep “some”: it is not all of them.
  - Some birds stay in the valley. => Birds stay in the valley.
  - The guide says that some caves flood. => The guide says that caves flood.
  = Some birds stay in the valley. => Certain birds stay in the valley.
  = Some caves flood in spring. => Caves may flood in spring.

modality: (?:is|are|was|were) (?:expected|projected|predicted|forecast|scheduled|slated|due) to
  also: expect\w* | project(?:ed|ions?) | predict\w* | forecasts? | schedul\w+ | slated | due | will | 'll | shall
    | would | should | could | (?<!\b(?:in|of|by|since|until|last|next|this) )may | might | can | ought | bound
    | likely | probabl[ey] | set to | going to | (?:is|are|was|were) to | plan\w* | anticipat\w+ | hope\w*
    | look(?:s|ed)? (?:set|like) | think | believ\w+ | supposed | must | future | by | promis\w+
  lost: Keep that it is expected.
  - The ferry is expected to run in May. => The ferry runs in May.
  = The ferry is expected to run in May. => The ferry will probably run in May.

meaning: (?:was|were|is|are) about to
  also: about to | would | will | soon | shortly | nearly | almost | going | ready | verge | brink | point of
    | close to | prepar\w+ | plan\w* | set to | on the eve | imminent\w* | (?:was|were|is|are) to
  lost: Keep that it was only about to be.
  - The kiln was about to close. => The kiln had closed.
  = The kiln was about to close. => The kiln was on the point of closing.

modality: mainly | largely | mostly | chiefly | primarily | predominantly | for the most part | in the main
  also: main\w* | large\w* | most\w* | chief\w* | primar\w+ | predominant\w* | principal\w* | above all | bulk
    | majority | especially | particular\w* | general(?:ly)? | usual\w* | typical\w* | often | almost | nearly | key
    | major | focus\w* | cent(?:er|re)\w* | concentrat\w+ | essential\w* | first | dominat\w+ | heav(?:y|ily)
    | more than | much | great\w* | big\w* | part\w* | lead\w* | extensive\w* | overwhelming\w*
    | in large (?:part|measure) | rather than
  lost: Keep that it is mostly so, not wholly.
  - The wall consists mainly of clay. => The wall consists of clay.
  - The wall consists largely of clay. => The wall consists wholly of clay.
  = The wall consists mainly of clay. => Most of the wall is clay.

modality: (?:many|several) of (?:the|these|those|its|their|our|your|his|her|my)
  also: many | several | much | most | some | numerous | number | lots? | plenty | large\w* | majority | half | few
    | often | frequent\w* | common\w* | various | multiple | countless | hundreds | thousands | dozens | widespread
    | mostly | not all | among | range | various | usual\w* | typical\w* | good deal
  lost: Keep that it is many of them, not all.
  - Many of the tiles broke in the storm. => The tiles broke in the storm.
  - Several of their goats were ill. => Their goats were ill.
  = Many of the tiles broke in the storm. => A large number of tiles broke in the storm.

# Some, few, both

modality: (?:rest|remainder) of (?:the|these|those|its|their|our|your|his|her|my)
  also: rest | remain\w* | others? | else\w* | balance | left | leftover | besides | apart from | except\w* | until
    | till | death | for life | lifelong | ever | forever | worldwide | again | all but | whole | throughout
  lost: Keep that it is the rest of them.
  - The rest of the herd stayed in the barn. => The herd stayed in the barn.
  = The rest of the herd stayed in the barn. => The other cows of the herd stayed in the barn.

modality: (?:^|[.;:] )other (?!than\b)\w+
  also: others? | another | further | additional\w* | addition | more | else\w* | different | also | too | as well
    | alternative\w* | rest | remaining | besides | beyond | still | some | next | along\w* | alongside | together
  lost: Keep that it is others.
  - Other guests of the inn complained. => The guests of the inn complained.
  = Other guests of the inn complained. => Further guests of the inn complained.

number: (?:pair|couple|trio) of (?!(?:scissors|glasses|trousers|jeans|shoes|boots|gloves|eyes|hands)\b)
  also: two | both | pairs? | couples? | few | several | some | three | trio | twins? | duo
  lost: Keep how many they are.
  - A pair of guards watched the gate. => A group of guards watched the gate.
  = A pair of guards watched the gate. => Two guards watched the gate.

modality: (?:is|are|was|were|be|being|get|gets) (?:required|obliged|obligated|forced|compelled) | requires?
    | mandatory | compulsory | (?:the|a|their|its|our|your|his|her) (?:duty|obligation) to
  also: dut(?:y|ies) | responsib\w+ | requir\w+ | oblig\w+ | forc\w+ | compel\w* | mandat\w+ | compuls\w+ | must
    | shall | need\w* | necess\w+ | ha(?:s|ve|d) to | essential | crucial | vital | imperative | demand\w*
    | call(?:s|ed)? for | take | takes | involv\w+
  added: Do not require what the text does not require.
  - The guest is allowed to leave. => The guest is required to leave.
  - Patients are advised to rest. => Patients are required to rest.
  - Tenants have a say in the repairs. => Tenants have a duty to decide on the repairs.
  = The guest has to leave. => The guest is required to leave.

modality: not (?:allowed|permitted) | must not | may not | forbidden | forbids? | prohibit\w* | banned
  also: not (?:allowed|permitted) | must not | may not | can ?not | shall not | should not | never | forbid\w*
    | prohibit\w* | ban | bans | banned | illegal | refus\w+ | no | only
  added: Do not forbid what the text does not forbid.
  - Drivers need not stop at the gate. => Drivers must not stop at the gate.
  - Visitors feed the ducks. => Visitors are not allowed to feed the ducks.
  = Children must never use the lift. => Children are not allowed to use the lift.

# Exceptions

modality: need not | not (?:need|have) to | not (?:required|necessary|obliged|needed|mandatory) | no need
  also: need not | not (?:need|have) | not (?:require\w*|necessary|obliged|needed|mandatory) | no need | without
    | optional\w* | unnecessary | can skip | free
  lost: Keep that it need not be.
  - Drivers need not stop at the gate. => Drivers must not stop at the gate.
  added: Do not say that it need not be.
  - Children must not use the lift. => Children need not use the lift.
  = A helmet is optional. => There is no need for a helmet.
  = Drivers need not stop at the gate. => Drivers may pass the gate without stopping.

# Conditions

modality: suggest(?:s|ed)? | indicat(?:e|es|ed) | impl(?:y|ies|ied) | hint(?:s|ed)? | (?:appear|seem)(?:s|ed)? to
  also: suggest\w* | indicat\w+ | impl(?:y|ies|ied|ying|ication\w*) | hint\w* | appear\w* | seem\w* | may | might
    | could | can | would | should | likely | probabl\w+ | possibl\w+ | perhaps | point\w* | sign | signs
    | apparent\w* | propos\w+ | recommend\w* | advis\w+ | think | believ\w+ | says? | said | holds? | argu\w+
    | evidence | according | looks? | idea | theor\w+ | mean | means
  lost: Keep how sure it is: what suggests something does not show it.
  - The results suggest that it works. => The results show that it works.
  = The results suggest that it works. => It probably works, going by the results.

modality: supposed to | (?:is|are|was|were) (?:meant|designed|intended) to
  also: @aiming | supposed | should | intended | expected | ought
  lost: Keep that it is meant to be so.
  - The door is supposed to lock by itself. => The door locks by itself.
  - The rule is meant to protect cyclists. => The rule protects cyclists.
  - The hatch is designed to open inwards. => The hatch opens inwards.
  = The door is supposed to lock by itself. => The door should lock by itself.
  = The rule is meant to protect cyclists. => The rule aims to protect cyclists.

modality: some of | part of | parts of | partly | partially | in part | half of
  also: some | part | parts | partly | partial\w* | half | several | many | certain | not all | not every\w* | few
    | among | one | include\w* | portion | share | extent | degree | sometimes | unfinished | incomplete\w*
    | member\w* | belong\w*
  lost: Keep that it is a part of them.
  - Some of the teachers oppose the plan. => The teachers oppose the plan.
  - The roof is partly finished. => The roof is finished.
  = Some of the teachers oppose the plan. => Several teachers oppose the plan.
  = The roof is partly finished. => The roof is unfinished.

modality: not (?:all|every|everyone|everybody|everything|everywhere)
  also: not (?:all|every\w*|universal\w*|always) | some | few | fewer | most | many | part\w* | only | several
  lost: Keep that it is not all of them.
  - Not all members agreed with the vote. => Members did not agree with the vote.
  = Not all members agreed with the vote. => Only some members agreed with the vote.

number: both
  also: both | two | each | either | neither | whether | and | pair | equally | alike
  lost: Keep “both”.
  - Both rivers flood in spring. => One of the rivers floods in spring.
  - Both rivers flood in spring. => The rivers all flood in spring.
  = Both rivers flood in spring. => The two rivers flood in spring.

number: every other (?:day|week|month|year|\w+day)
  also: every (?:other|second) | alternate | alternating | two
  lost: Keep how often it is.
  - The club meets every other Tuesday. => The club meets every Tuesday.
  = The club meets every other week. => The club meets in alternate weeks.

number: one of | just one | only one | a single | one (?:species|person|thing|case|type|kind|member|part|reason|way)
  also: one | ones | none | no | a | an | single | sole\w* | another | each | any | only | first
  added: Do not make it one where the text does not.
  - The lake has several species of fish. => The lake has one species of fish.
  - Those two are the oldest barns. => Those two are one of the oldest barns.
  = None of the lamps work. => Not a single lamp works.
  = A reason for the delay was snow. => One reason for the delay was snow.

modality: except | apart from | other than | excluding | aside from | with the exception of
    | (?:nobody|no one|none|everyone|everybody|everything) but
  also: except\w* | apart | other than | exclud\w+ | aside | but | besides | unless | all but | only | not | nothing
    | beyond | rather than | barring
  lost: Keep the exception.
  - The shop opens every day apart from Sunday. => The shop opens every day, including Sunday.
  - Everyone but the cook may leave. => Everyone may leave.
  = It opens every day apart from Sunday. => It does not open on Sunday, but on all the other days it does.

modality: @if
  also: @when | should | depend\w* | subject to | needed | necessary | otherwise | would | could | whether | who
    | anyone | those | any
  lost: Keep the condition.
  - Call the office if the lift stops. => Call the office about the lift.
  - The gate stays open unless it rains. => The gate stays open.
  = Call the office if the lift stops. => Call the office when the lift stops.

modality: @if
  also: @when | should | depend\w* | subject to | need\w* | necess\w+ | otherwise | would | could | whether | who
    | assum\w+ | suppos\w+ | without | to (?:avoid|prevent|guard|ensure|make) | except
  added: Do not add a condition.
  - The lift stops at every floor. => The lift stops at every floor if the key is in.
  - When it comes to fruit, the stall is cheap. => The stall sells fruit if it is cheap.
  = With a key, the lift stops at every floor. => The lift stops at every floor if you have a key.
  = The red paint lasts longer than the blue. => The blue paint does not last as long as the red.

modality: provid(?:ed|ing) that | assuming(?: that)? (?:the|an?|it|they|he|she|we|you|this|that|all|no)
    | on (?:the )?condition that
  also: if | when | whenever | where | once | unless | until | provid(?:ed|ing) | assum\w+ | suppos\w+
    | (?:as|so) long as | condition\w* | subject to | depend\w* | hinges? | only | should | need\w* | must | requir\w+
    | would | with | who | given
  lost: Keep the condition: it need not be so.
  - Provided that the heir agrees, we sell in May. => Since the heir agrees, we sell in May.
  - Assuming that the map is right, the well is near. => As the map is right, the well is near.
  = Provided that the heir agrees, we sell in May. => If the heir agrees, we sell in May.

# How sure, and whose word it is

modality: with (?:the )?(?:\w+ )?(?:consent|permission|approval|authori[sz]ation) (?:of|from)
  also: consent\w* | permission | permit\w* | approv\w+ | authori[sz]\w+ | allow\w* | agree\w* | accept\w* | if
    | unless | say-so | blessing | leave | let | lets
  lost: Keep the condition.
  - With the consent of the heir, the field may be sold. => The field may be sold.
  = With the consent of the heir, the field may be sold. => The field may be sold if the heir agrees.

modality: (?:when|if|where|as|whenever) (?:needed|necessary|required|appropriate|applicable|desired)
  also: need\w* | necess\w+ | requir\w+ | demand\w* | appropriate\w* | desired | wish\w* | as you like | on request
  lost: Keep the condition.
  - Grease the chain when needed. => Grease the chain.
  added: Do not add a condition.
  - Grease the chain. => Grease the chain as required.
  = Grease the chain when needed. => Grease the chain when it needs it.
  = Grease the chain when it needs it. => Grease the chain when needed.

modality: whenever | every time | each time
  also: whenever | every | each | always | any | all | in case
  added: Do not say that it is always so.
  - The dog barks at night. => The dog barks whenever it is night.
  = The dog always barks at night. => Whenever it is night, the dog barks.

modality: whenever
  also: when | while | during | if | every time | each time | as | any time | once
  lost: Keep when it is so.
  - The dog barks whenever the bell rings. => The dog barks at the bell.
  = The dog barks whenever the bell rings. => The dog barks when the bell rings.

modality: with (?:[\w-]+ ){1,4}in place
  also: if | once | given | provided | where | with | under | having | has | have | there
  lost: Keep the condition.
  - With a good lock in place, the shed is safe. => The shed is safe.
  = With a good lock in place, the shed is safe. => Once it has a good lock, the shed is safe.

modality: help(?:s|ed|ing)? to (?!be\b)\w+
  also: help\w* | assist\w* | aid\w* | contribut\w+ | support\w* | eas(?:y|ier|ily|e|es|ed) | facilitat\w+ | role
    | part | partly | enabl\w+ | allow\w* | let | lets | can | could | may | might | encourag\w+ | promot\w+
    | foster\w* | improv\w+
  lost: Keep that it only helps to do so.
  - Salt helps to keep the fish fresh. => Salt keeps the fish fresh.
  - The dam helped to protect the village. => The dam protected the village.
  = Salt helps to keep the fish fresh. => With salt, the fish stays fresh more easily.
  = The dam helped to protect the village. => The dam played a part in protecting the village.

modality: whether or not | regardless of | irrespective of | no matter (?:what|how|who|where|when|if|whether)
  also: whether | regardless | irrespective | no matter | even | despite | in spite | either | any\w* | all | always
    | every\w* | whatever | however | whoever | wherever
  lost: Keep that it does not depend on it.
  - The pool opens whether or not it rains. => The pool opens if it rains.
  - The fee is the same regardless of age. => The fee is the same.
  = The pool opens whether or not it rains. => The pool opens even if it rains.
  = The fee is the same regardless of age. => The fee is the same at any age.

modality: (?:promis(?:e|es|ed|ing)|threaten(?:s|ed|ing)?|vow(?:s|ed|ing)?|pledg(?:e|es|ed|ing)|offer(?:s|ed)?) to
  also: promis\w+ | threat\w* | vow\w* | pledg\w+ | offer\w* | commit\w* | swor[en] | guarantee\w* | assur\w+ | will
    | would | could | can | said | say | says | agree[sd]? | plan\w* | intend\w* | propos\w+ | let | allow\w*
  lost: Keep that it is promised, not done.
  - The firm promised to pay the rent. => The firm paid the rent.
  - The tenant threatened to leave. => The tenant left.
  = The firm promised to pay the rent. => The firm said that it would pay the rent.

modality: apparently | reportedly | allegedly | supposedly | seemingly | presumably
  also: apparent\w* | report\w* | alleg\w+ | suppos\w+ | seem\w* | appear\w* | presum\w+ | said | say | says
    | rumou?r\w* | hear | heard | claim\w* | word is | it looks | looks like | think | believ\w+ | told
  lost: Keep that it is said or seems so.
  - The tenant apparently left in May. => The tenant left in May.
  = The tenant apparently left in May. => It seems the tenant left in May.

# What takes the place of what, what is an example, what is the cause

meaning: under ?way | in progress | ongoing | is being | are being
  also: under ?way | in progress | ongoing | being | continu\w+ | current\w* | now
    | (?:is|are|'re|'s|am|'m) (?:\w+ )?\w+ing
  added: Do not say that it is being done.
  - The council repairs the pier. => The council’s repair of the pier is under way.
  = The council is repairing the pier. => The council’s repair of the pier is under way.

meaning: (?:was|were|is|are|am) to (?!be\b)\w+ | (?:has|have) yet to | about to | due to be
  also: to | will | shall | would | must | should | need\w* | going | plan\w* | intend\w* | set | due | supposed
    | expected | yet | future | upcoming | aims? | goal
  added: Do not put it off to a later time.
  - The mayor opens the pool. => The mayor is to open the pool.
  = The mayor will open the pool. => The mayor is to open the pool.

meaning: theor(?:y|ies) | hypothes[ie]s
  also: theor\w+ | hypothes\w+ | idea | views? | explanations? | accounts? | suggest\w* | holds? | argu\w+ | think\w*
    | thought | believ\w+ | according to | (?:one|another|other|others|second) (?:is|says?|holds?|suggests?|has)
  lost: Keep whose explanation it is.
  - In one theory the stones marked a grave. => The stones marked a grave.
  = One theory is that the stones marked a grave. => One view is that they marked a grave.

added_fact: according to
  also: according to | say | says | said | stat(?:e|es|ed) | report\w* | claim\w* | argu\w+ | under | per | theor\w+
    | found | finds? | shows? | showed | suggest\w* | estimat\w+ | based on | depend\w* | by | account\w* | views?
    | study | studies | survey\w*
  added: Do not name a source where the text does not.
  - The tower leans. => According to a guide, the tower leans.
  = A survey found that the tower leans. => According to a survey, the tower leans.

modality: hope(?:s|d)? | hoping | wish(?:es|ed|ing)?
  also: hop\w+ | wish\w* | want\w* | like | desire\w* | love | expect\w* | eager\w* | aspir\w+ | dream\w* | aim\w*
    | seek\w* | would | grateful | appreciate\w* | intend\w*
  added: Do not turn it into a hope.
  - We start the harvest in June. => We hope to start the harvest in June.
  = We would like to start the harvest in June. => We hope to start the harvest in June.

# Comparison

modality: aim(?:s|ed|ing)? to | aim is | seek(?:s)? to | sought to | try to | tries to | tried to | trying to
    | attempt(?:s|ed|ing)? to | intend(?:s|ed)? to | hope(?:s|d)? to | plan(?:s|ned)? to
  also: @aiming
  lost: Keep that it is meant or tried, not done.
  - The team tried to save the roof. => The team saved the roof.
  - The plan aims to shorten the queue. => The plan shortens the queue.
  = The team tried to save the roof. => The team made an effort to save the roof.

meaning: @thinking | according to | suggest(?:s|ed)? | reported(?:ly)? | proclaim\w* | says? | said
  also: @thinking | @telling | seem\w* | appear\w* | under | in my mind | to my mind | in my eyes | for me | to me
    | look at | weigh\w* | shows? | showed | shown | indicat\w+
  lost: Keep who says or thinks it.
  - The driver claims the road was dark. => The road was dark.
  - In her opinion the soup is too salty. => The soup is too salty.
  = The driver claims the road was dark. => The driver tells us that the road was dark.

added_fact: according to | claim(?:s|ed)? | believ(?:e|es|ed) | argu(?:es|ed) | assert(?:s|ed)? | alleg\w+
    | contend(?:s|ed)? | theor(?:y|ies) | opinion | reportedly | experts? | critics?
  also: @thinking | @telling | seem\w* | appear\w* | shows? | showed | shown | indicat\w+ | perceiv\w+ | see | sees
    | seen | expert\w* | professional\w* | specialist\w*
  added: Do not name who says or thinks it where the text does not.
  - The play is too long. => The play is too long for critics.
  - The tower leans. => A guide claimed that the tower leans.
  = The doctor thinks the cut is deep. => In the doctor’s opinion, the cut is deep.
  = Professionals check the lift. => Experts check the lift.

meaning: instead of | rather than | in place of | in lieu of
  also: instead | rather | in place | in lieu | not | without | replac\w+ | over | than | no | never | substitut\w+
    | but | prefer\w*
  lost: Keep what it is instead of.
  - Use oil instead of butter. => Use oil and butter.
  = Use oil instead of butter. => Use oil, not butter.

added_fact: in addition to | alongside | besides | as well as | on top of
  also: addition\w* | alongside | besides | as well | on top | also | and | too | both | along with | with | together
    | further\w* | moreover | plus
  added: Do not say that it comes besides something else.
  - The shop sells rope. => Besides other goods, the shop sells rope.
  = The shop sells nails and also rope. => The shop sells rope in addition to nails.

meaning:
    (?:tools|things|factors|areas|services|products|methods|sites|apps|items|issues|topics|features|people|companies|countries|places) like
    | such as
  also: like | such | including | include[sd]? | for example | for instance | e\.g | among | say | especially
    | particularly | notably | other | others | etc | and so on | and more
  lost: Keep that these are examples.
  - Use tools like saws and files. => Use saws and files.
  = Use tools like saws and files. => Use saws, files and other tools.

meaning: thanks to | owing to | because of | due to | as a result of | on account of
  also: @cause | account
  lost: Keep what the cause is.
  - The match was stopped because of fog. => The match was stopped.
  = The match was stopped because of fog. => Fog caused the match to stop.

added_fact: because | as (?:a|the) result | due to | owing to | therefore | thus | hence | consequently | gave rise
    | give[sn]? rise | forced on | forced by | and so | which is what
  also: @reason | , \w+ing | ; \w+ | : \w+ |  - \w+ |  — \w+
  added: Do not make it the cause, or the result, where the text does not.
  - The road was wet and two cars crashed. => Two cars crashed because the road was wet.
  = The wind turned, pushing the boat ashore. => The boat went ashore because the wind turned.
  = The well is dry; we buy water. => We buy water because the well is dry.

meaning: exceed\w* | surpass\w* | outperform\w* | outweigh\w* | overtak\w+ | overtook | outnumber\w*
  also: exceed\w* | surpass\w* | outperform\w* | outweigh\w* | over\w* | beyond | above | past | better | ahead
    | beat\w* | top\w* | too (?:many|much) | outnumber\w* | than
  lost: Keep that one is more than the other.
  - The cost exceeded the budget. => The cost met the budget.
  = The cost exceeded the budget. => The cost went over the budget.
