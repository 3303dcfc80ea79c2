about
  formal-words 5 [ about ] @NUM => approximately ; not: previousPos(NOUN) or next(one) or previousLemma(think talk know learn write speak read ask hear worry care story article book say tell be information question discussion) or previousPos(ADJ) or behind(2: how what)
  + (formal) The walk takes about 12 minutes. => The walk takes approximately 12 minutes.
  = They wrote about 12 men.
abruptly
  rare-adverbs 6 abruptly/ADV => suddenly ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
  + The car stopped abruptly. => The car stopped suddenly.
  synonyms 6 abruptly => suddenly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
absolutely
  shorten-words 3 absolutely => - ; not: not nextPos(ADJ) or next(same) or isNegatedOrCompared or previous(the) or next(likely unlikely possible few little small large high low common rare)
  praise-words 5 [ absolutely ] amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|unacceptable|appalling|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable => - ; not: near(3: not never hardly n't without) or next(-) or opensSentence or previous(:)
  praise-words 5 a [ absolutely ] @ADJ experience|experiences|place|spot|restaurant|hotel|movie|film|book|product|service|job|addition|choice|option|value|time|way|gift|story|read|show|game|performance|meal|dish|food|staff|team|opportunity|day|trip|vacation => - ; not: near(3: not never hardly n't without)
  praise-words 5 [ absolutely ] an|a @ADJ experience|experiences|place|spot|restaurant|hotel|movie|film|book|product|service|job|addition|choice|option|value|time|way|gift|story|read|show|game|performance|meal|dish|food|staff|team|opportunity|day|trip|vacation => - ; not: near(3: not never hardly n't without) or previous(was is)
  praise-words 6 [ absolutely ] love|loved|adore|adored|loves|hate|hated => - ; not: near(3: not never hardly n't without)
  plain-adverbs 5 [ absolutely ] free of charge => -
  synonyms 6 absolutely => completely | utterly ; not: isComparedOrInTestsOrWarning or not nextPos(ADJ) or previous(not n't the)
actively
  shorten-words 3 actively => - ; not: (not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to quite or do does did) or next(put)) and (not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to))
  shorten-words 3 ~be [ actively ] <Ving> => -
  needless-modifiers 5 [ actively ] ~seek|work|participate|engage|encourage|promote|support|look|explore|try => -
  shorten-words 5 [ actively|basically|certainly|definitely|effortlessly|essentially|fundamentally|genuinely|inherently|proactively|really|seamlessly|truly|ultimately|undoubtedly/ADV ] @VERB => - ; when: relation(advmod) ; not: nextLemma(@verbs-that-need-their-adverb) or isMeasuredJoinedOrInTestsOrWarning or dependent(advmod) or sentenceHas(@contrasts-and-doubts)
  + They truly believe in the plan. => They believe in the plan.
  + The lamp will certainly help. => The lamp will help.
  = They do not truly believe in the plan.
  = They want to learn how to truly listen.
  = It may certainly help, but it costs a lot.
actually
  shorten-words 3 actually => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to quite or do does did) or next(put)
adeptly
  rare-adverbs 6 adeptly/ADV => skillfully ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
again
  synonyms 6 again => once more ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
alike
  plain-adjectives 5 @NOUN and @NOUN [ alike ] => - ; when: nextPos(PUNCT ADP AUX PART CCONJ SCONJ) ; not: sentenceHas(look treat think feel dress)
almost
  synonyms 6 almost => nearly ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
  synonyms 4 [ almost ] @NUM => nearly
annually
  plain-adverbs 5 @NUM @NOUN|NUM @NOUN? [ annually ] => a year ; when: nextPos(PUNCT) ; not: aboutFormulasOrStatistics
anymore
  formal-words 5 anymore => any longer ; not: opensSentence
  + They do not work anymore. => They do not work any longer.
  = They do not want any more.
apparently
  synonyms 6 apparently => seemingly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
approximately
  plain-adverbs 2, simple-words 4, informal-words 3 approximately => about ; when: (nextPos(NUM SYM) or next(half a an double twice every)) and not aboutFormulas or mode(simple informal) and not (warnsOrBinds or reportsFigures or previous(@degree-words-and-not))
  + Rent takes approximately half of it. => Rent takes about half of it.
  synonyms 4 [ approximately ] @NUM => about | roughly
aptly
  rare-adverbs 6 [ aptly ] named|titled => well ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
astutely
  rare-adverbs 6 astutely/ADV => shrewdly ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
avidly
  rare-adverbs 6 avidly/ADV => eagerly ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
basically
  shorten-words 3 basically => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to quite or do does did) or next(put)
beautifully
  shorten-words 3 beautifully => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to)
carefully
  shorten-words 5 carefully ~craft|design|select|curate|choose => $2 ; not: attributive or isMeasuredJoinedOrInTestsOrWarning
  + They carefully designed the hall. => They designed the hall.
  = The carefully crafted tale fell apart.
ceaselessly
  rare-adverbs 6 ceaselessly/ADV => constantly ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
certainly
  synonyms 6 certainly => surely | definitely ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
clearly
  shorten-words 5 clearly ~show|demonstrate|indicate|illustrate|define|state|outline => $2 ; not: attributive or isMeasuredJoinedOrInTestsOrWarning
  + The map clearly shows the road. => The map shows the road.
  = The map does not clearly show the road.
closely
  shorten-words 5 closely ~examine => $2 ; not: attributive or isMeasuredJoinedOrInTestsOrWarning
  + They closely examined the ropes. => They examined the ropes.
  = They watched the ropes closely.
collectively
  plain-adverbs 6, simple-words 4 collectively => together ; when: mode(simple) or nextPos(PUNCT) ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't ,) or aboutFormulasOrStatistics or sentenceHas(individually together)
commonly
  needless-modifiers 7 most [ commonly ] => often ; not: not nextPos(VERB) or next(, and or but yet &)
  needless-modifiers 7 less [ commonly ] => often ; not: nextPos(ADJ)
completely
  praise-words 6 [ completely ] amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|unacceptable|appalling|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable => - ; not: near(3: not never hardly n't without) or next(-) or opensSentence or previous(:)
  plain-adverbs 5 [ completely ] free of charge => -
  synonyms 6 completely => fully | entirely ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
  shorten-words 5 [ completely|deeply|exceptionally|extremely|genuinely|highly|incredibly|perfectly|remarkably|simply|very/ADV ] @ADJ => - ; when: next(@strong-adjectives) or next(@adjectives-no-stronger-with-very) and not first(highly) ; not: isMeasuredJoinedOrInTestsOrWarning or dependent(advmod)
  + The bridge is completely essential. => The bridge is essential.
  + The soup is very important to us. => The soup is important to us.
  = It is so completely essential that they stayed.
  = The bridge is very old.
comprehensively
  rare-adverbs 6 comprehensively/ADV => fully | thoroughly ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
conceivably
  stacked-hedges 1 could|may|might [ conceivably ] => -
concurrently
  plain-adverbs 6 concurrently => at the same time ; when: nextPos(PUNCT) ; not: aboutFormulasStatisticsOrLaw
conscientiously
  rare-adverbs 6 conscientiously/ADV => carefully ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
consequently
  simple-words 4, informal-words 3 , and [ consequently ] => so ; not: nextPos(PUNCT VERB AUX)
considerably
  simple-words 4, informal-words 3 considerably => much ; when: nextTag(JJR RBR) ; not: reportsFigures
  simple-words 4, informal-words 3 considerably => greatly ; when: nextPos(VERB) ; not: reportsFigures or warnsOrBinds or previous(more most not very)
  plain-adverbs 4 [ considerably ] higher|lower|larger|smaller|greater|better|worse|faster|slower|longer|shorter|easier|harder|stronger|weaker|more|less|fewer|cheaper|quieter|cleaner|safer|wider|deeper|older|younger|warmer|colder|richer|poorer|heavier|lighter|simpler => much | far ; not: aboutStatistics or next(more fewer)
  plain-adverbs 6 [ considerably ] ~impact|enhance|boost|hinder|decrease|extend|shape|benefit|diminish|lessen|shift|disrupt|strengthen|weaken|advance|slow|help|hurt|harm|damage => greatly ; not: aboutFormulasOrStatistics or near(3: not never hardly) or sentenceHas(greatly)
  plain-adverbs 6 ~enhance|impact|evolve|contribute|decrease|benefit [ considerably ] => greatly ; when: nextPos(PUNCT ADP SCONJ) ; not: aboutFormulasOrStatistics or near(3: not never hardly)
  synonyms 6 considerably => greatly ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
constantly
  synonyms 6 constantly => continually ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
continually
  synonyms 6 continually => constantly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
covertly
  simple-words 4 covertly => secretly
  + They covertly left. => They secretly left.
  = He is in Covert.
currently
  shorten-words 3 ~be [ currently ] <Ving> => -
  plain-adverbs 7 is|are|am|'m|'re [ currently ] <Ving> => - ; not: aboutFormulasStatisticsOrLaw or sentenceHas(previously formerly later but now)
  needless-modifiers 7 is|are|am|'s|'re|'m [ currently ] @ADJ|VERB => now ; not: aboutFormulasStatisticsOrLaw or near(4: beyond lack lacking never no not n't nothing unable without) or sentenceHas(now)
  = It is currently unable to fly.
  everyday-words 7, simple-words 4, informal-words 3 currently => now ; when: mode(simple informal) or previous(is are 's 're am) ; not: near(4: beyond lack lacking never no not n't nothing unable without) or sentenceHas(now) or nextPos(PUNCT) or previousPos(DET ADP) or not mode(simple informal) and (aboutFormulasStatisticsOrLaw or next(being in under))
  + (simple) She currently lives in Rome. => She now lives in Rome.
  = (simple) The club currently lacks a plan.
  plain-adverbs 6 is|are|am|'m|'re [ currently ] being/AUX => - ; not: sentenceHas(previously formerly later but now)
  + He is currently being held in jail. => He is being held in jail.
  = He is currently being held, but he will leave later.
  synonyms 6 currently => at present ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
deeply
  casual-advice 5 i|we [ deeply ] apologize|apologise for => -
  needless-modifiers 8 [ deeply ] ~appreciate|admire|respect|value|regret => -
  synonyms 6 deeply => profoundly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
  shorten-words 5 deeply ~resonate|connect|love|cherish|care => $2 ; not: attributive or isMeasuredJoinedOrInTestsOrWarning
  + They deeply love the valley. => They love the valley.
  = He breathed deeply.
definitely
  formal-words 5 definitely => certainly ; not: inStory or nextPos(PUNCT) or previous(most not)
  + It will definitely help. => It will certainly help.
  = It helps, definitely.
  synonyms 6 definitely => certainly ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
deftly
  rare-adverbs 9 deftly/ADV => skillfully ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
deliberately
  simple-words 4 deliberately => on purpose ; when: next(. ,) and not opensSentence
  synonyms 6 deliberately => intentionally ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
directly
  shorten-words 5 directly ~address => $2 ; not: attributive or isMeasuredJoinedOrInTestsOrWarning
  + The plan directly addresses the noise. => The plan addresses the noise.
  = It leads directly to the mill.
dramatically
  degree-phrases 4 ~increase|decrease|decline|rise|drop|fall|grow [ dramatically ] => sharply ; not: aboutStatistics
  degree-phrases 9 ~change|improve|differ|vary|reduce|affect [ dramatically ] => greatly ; not: aboutStatistics
  degree-phrases 4 [ dramatically ] increase|increased|reduce|reduced|improve|improved|change|changed|affect|affected => greatly
  synonyms 6 dramatically => sharply | greatly ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
drastically
  plain-adverbs 6 ~reduce|increase|decrease|fall|drop|rise|decline [ drastically ] => sharply ; not: aboutFormulasOrStatistics
  synonyms 6 drastically => sharply ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
  simple-words 4 drastically => greatly ; when: nextPos(VERB) or previousPos(VERB) and nextPos(PUNCT) ; not: previousPos(ADV)
  + It drastically changed the town. => It greatly changed the town.
  = It was drastically worse.
easily
  synonyms 6 easily => readily ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
effectively
  plain-adverbs 6 to|can|could|will|would|may|might [ effectively ] manage|address|combat|communicate|convey|use|handle|reduce|prevent|solve|tackle|control|deal|balance|teach|support|promote|meet|achieve => - ; not: aboutFormulasStatisticsOrLaw or sentenceHas(effective) or near(3: not never hardly) or behind(5: how whether difficult hard unclear) or sentenceHas(struggle unable fail)
  = It is not clear how to effectively use the pumps.
  plain-adverbs 6 ~communicate|work|function|perform|collaborate [ effectively ] => well ; not: aboutFormulasOrStatistics or next(and with as) or sentenceHas(well)
  plain-adverbs 6 which|that [ effectively ] ~combine|integrate|capture|balance|convey|illustrate|demonstrate|address => - ; not: aboutFormulasOrStatistics
  rare-adverbs 10 effectively => well ; when: nextPos(PUNCT) and behind(6: collaborate communicate cooperate function lead learn manage perform plan study teach work write) ; not: aboutFormulasOrStatistics or previous(and , more most or very cost less)
  + They manage their time effectively. => They manage their time well.
  = The vote effectively ended the war.
  = Rest helps to restore balance effectively.
  needless-modifiers 5, shorten-words 3 to|can|will [ effectively ] <V> => - ; when: not nextLemma(be have do zero end become sue appeal) ; not: aboutLaw or previous(not) or behind(5: how whether difficult hard unclear) or sentenceHas(struggle unable fail)
  = The leak could effectively double the dose.
  = They learn how to effectively cut wood.
  needless-modifiers 7 @PRON|NOUN|PROPN [ effectively ] ~capture|demonstrate|convey|combine => - ; not: aboutLaw or firstTag(VB) or sentenceHas(fail attempt try)
  = The plan effectively addresses the noise.
  + It can effectively cut the cost. => It can cut the cost.
  = It can effectively be cut.
  rare-adverbs 6 ~communicate|learn|work|function|perform|collaborate|cooperate|compete [ more effectively ] => better ; not: aboutFormulasOrStatistics or next(and or together) or sentenceHas(better well)
  + They learn more effectively in pairs. => They learn better in pairs.
  = They teach it more effectively in pairs.
  rare-adverbs 6 ~manage|use|handle|understand <NP> [ more effectively ] => better ; not: aboutFormulasOrStatistics or next(and or) or sentenceHas(better well)
  + They manage their time more effectively. => They manage their time better.
  = They waste their time more effectively.
effortlessly
  shorten-words 3 effortlessly => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to)
  plain-adverbs 4, simple-words 4 effortlessly => easily ; when: not (isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)) and mode(simple) or not nextPos(ADJ)
emphatically
  rare-adverbs 6 emphatically/ADV => strongly | firmly ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
enormously
  rare-adverbs 6 enormously/ADV => greatly | hugely ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
  synonyms 6 enormously => hugely | greatly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
enthusiastically
  rare-adverbs 6 enthusiastically/ADV => eagerly ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
entirely
  simple-words 4 entirely => fully ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)
  synonyms 6 entirely => completely | wholly ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
equally
  needless-modifiers 6 [ equally ] as @ADJ as => -
erroneously
  simple-words 4 erroneously => wrongly
  + He erroneously said so. => He wrongly said so.
  = It is an error.
especially
  synonyms 6 especially => particularly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
essentially
  shorten-words 3 essentially => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to quite or do does did) or next(put)
eventually
  synonyms 7 eventually => in the end | finally ; not: adverbComparedNegatedOrBeforeMark
exactly
  synonyms 6 exactly => precisely ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
exceedingly
  review-talk 6, simple-words 4 exceedingly => very ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
exceptionally
  plain-adverbs 8, simple-words 4, informal-words 3 exceptionally => very ; not: warnsOrBinds or reportsFigures or previous(@degree-words-and-not) or nextPos(PUNCT) or not nextPos(ADJ ADV) or next(delicious exquisite superb)
  plain-adverbs 6 an [ exceptionally ] @ADJ => very ; not: sentenceHas(very) or last(delicious exquisite superb)
  + He is an exceptionally tall man. => He is a very tall man.
  = The walks exceptionally benefit the old.
exhaustively
  rare-adverbs 6 exhaustively/ADV => fully ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
expeditiously
  plain-adverbs 3 expeditiously => quickly
exquisitely
  rare-adverbs 9 exquisitely/ADV => beautifully ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
extensively
  simple-words 4 extensively => widely ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)
  plain-adverbs 6 [ extensively ] studied|researched|discussed|covered|traveled|travelled => widely
extraordinarily
  simple-words 4 extraordinarily => very ; not: reportsFigures or next(different new) or previous(not as)
extremely
  simple-words 4, informal-words 3 extremely => very ; not: warnsOrBinds or reportsFigures or previous(@degree-words-and-not)
  informal-words 3 extremely @ADJ => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
  praise-words 6 [ extremely ] amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|unacceptable|appalling|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable => - ; not: near(3: not never hardly n't without) or next(-) or opensSentence or previous(:)
  praise-words 7 [ extremely ] happy|pleased|disappointed|disappointing|helpful|friendly|comfortable|satisfied|easy|difficult|hard|popular|important|useful|good|bad|slow|fast|rude|clean|poor|low|high|busy|boring|dull|expensive|frustrating|grateful|proud|excited|impressed|tired|rare|dangerous|careful|talented => very ; not: aboutFormulasStatisticsOrLaw or sentenceHas(very) or previous(an)
  praise-words 7 an [ extremely ] happy|pleased|disappointing|helpful|friendly|comfortable|easy|difficult|hard|popular|important|useful|good|bad|slow|fast|rude|clean|poor|low|high|busy|boring|dull|expensive|frustrating|rare|dangerous|talented => very ; not: aboutFormulasStatisticsOrLaw or sentenceHas(very)
  + The staff were extremely friendly. => The staff were very friendly.
  synonyms 6 extremely => very ; not: isComparedOrInTestsOrWarning or not nextPos(ADJ) or previous(not n't the)
fervently
  rare-adverbs 6 fervently/ADV => strongly ; when: nextLemma(believe oppose support) or previousLemma(believe) ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs)
  + She fervently opposed the plan. => She strongly opposed the plan.
  = They prayed fervently for rain.
firmly
  needless-modifiers 9 i [ firmly ] believe => - ; not: near(3: not n't never) or mode(formal)
  + I firmly believe that ships should be safe. => I believe that ships should be safe.
  = I do not firmly believe it.
  = He held it firmly.
  shorten-words 5 firmly|strongly ~believe => $2 ; not: isMeasuredJoinedOrInTestsOrWarning
  + They firmly believe in it. => They believe in it.
  = He acted firmly.
flawlessly
  rare-adverbs 6 flawlessly/ADV => perfectly ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
frequently
  plain-adverbs 3, informal-words 3 frequently => often ; not: next(asked traded cited)
  + The road floods frequently. => The road floods often.
  = See the frequently asked questions.
  needless-modifiers 7 most [ frequently ] => often ; not: not nextPos(VERB) or next(, and or but yet &)
  needless-modifiers 7 less [ frequently ] => often ; not: nextPos(ADJ)
  synonyms 6 frequently => often ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
fully
  synonyms 6 fully => completely ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
  shorten-words 5 fully ~immerse|embrace => $2 ; not: attributive or isMeasuredJoinedOrInTestsOrWarning
  + They fully embraced the plan. => They embraced the plan.
  = They fully paid the debt.
fundamentally
  simple-words 4 fundamentally => deeply ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)
  shorten-words 3 fundamentally => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to quite or do does did) or next(put)
  set-phrases 4 [ fundamentally ] changed|transformed|reshaped|altered => - ; not: previous(not n't have been more be is are was were)
further
  needless-modifiers 6 [ further ] adds|add|added|adding to => - ; not: previous(and or to)
  + The wind further adds to the cold. => The wind adds to the cold.
  = The wind further cools the bay.
  plain-adverbs 6 [ further ] =state|say|note|argue|claim|allege|report|reveal|emphasize|stress|explain that/SCONJ => also ; not: sentenceHas(also) or previousPos(VERB) or previous(the a any no to)
  + He further stated that he was ill. => He also stated that he was ill.
  = He went further and stated that he was ill.
genuinely
  shorten-words 3 genuinely => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to)
  praise-words 6 [ genuinely ] amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|unacceptable|appalling|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable => - ; not: near(3: not never hardly n't without) or next(-) or opensSentence or previous(:)
  praise-words 5 a [ genuinely ] @ADJ experience|experiences|place|spot|restaurant|hotel|movie|film|book|product|service|job|addition|choice|option|value|time|way|gift|story|read|show|game|performance|meal|dish|food|staff|team|opportunity|day|trip|vacation => - ; not: near(3: not never hardly n't without)
  = The beam was deemed to be genuinely dangerous.
  plain-adverbs 5 i [ genuinely ] believe => -
  needless-modifiers 7 ~be|feel [ genuinely ] @ADJ => - ; not: previous(not n't) or sentenceHas(?)
globally
  shorter-phrases 6 globally => worldwide ; when: nextPos(PUNCT) ; not: aboutFormulas or sentenceHas(algorithm estimate local locally method model node optimal optimum solution train tree)
  = The method ranks the trees globally.
gradually
  synonyms 6 gradually => little by little ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
greatly
  needless-modifiers 8 [ greatly ] ~appreciate|admire|respect|value|regret => -
  synonyms 6 greatly => considerably | a great deal ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
hastily
  simple-words 4 hastily => in a hurry ; when: next(. ,) ; not: opensSentence or previousPos(ADV)
  + They left hastily. => They left in a hurry.
  = They hastily left.
hence
  simple-words 4, informal-words 3 , and [ hence ] => so ; not: nextPos(PUNCT VERB AUX)
  common-words 6 , [ hence ] <Ving> => - ; not: aboutFormulasOrStatistics
highly
  rare-phrases 7 [ highly ] effective|beneficial|efficient|important|useful|popular|competitive|valuable|successful|unlikely|likely|detailed|complex|variable|accurate|desirable|versatile|dangerous|unusual|relevant|influential|engaging|intelligent|respected|visible => very ; not: aboutFormulasStatisticsOrLaw or sentenceHas(very)
  shorten-words 5 highly ~value|praise|regard => $2 ; not: attributive or isMeasuredJoinedOrInTestsOrWarning
  + They highly value the work. => They value the work.
  = They bought a highly valued lamp.
however
  informal-words 3 however , => though, ; not: not previous(,)
  informal-words 3 , [ however ] . => though
immediately
  simple-words 4, informal-words 3 immediately => right away ; when: next(. ,) and not opensSentence or mode(informal) and nextPos(ADP SCONJ PUNCT) and previousPos(VERB NOUN PRON) ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
  + He saw it and left immediately. => He saw it and left right away.
  = He was immediately asked to leave.
  synonyms 6 immediately => at once ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
immensely
  plain-adverbs 6 [ immensely ] @ADJ => very ; not: sentenceHas(very) or previous(an)
  plain-adverbs 6 an [ immensely ] @ADJ => very ; not: sentenceHas(very)
  common-words 6 immensely => greatly
inadvertently
  simple-words 4 inadvertently => by accident ; when: next(. ,) and not opensSentence
  set-phrases 6 inadvertently => unintentionally
increasingly
  synonyms 6 increasingly => more and more ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
incredibly
  praise-words 6 [ incredibly ] amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|unacceptable|appalling|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable => - ; not: near(3: not never hardly n't without) or next(-) or opensSentence or previous(:)
  plain-adverbs 6, simple-words 4 incredibly => very ; not: nextPos(PUNCT) or sentenceHas(adorable awesome hilarious gripping huge tiny enormous vast)
  plain-adverbs 6 [ incredibly ] @ADJ => very ; not: sentenceHas(very) or previous(an) or sentenceHas(adorable awesome hilarious gripping huge tiny enormous vast)
  plain-adverbs 6 an [ incredibly ] @ADJ => very ; not: sentenceHas(very) or sentenceHas(adorable awesome hilarious gripping huge tiny enormous vast) or behind(3: what)
  + The prices are incredibly low. => The prices are very low.
  = The lamb is incredibly adorable.
  formal-words 5 incredibly @ADJ => extremely $2 ; not: inStory
  + It is incredibly hot. => It is extremely hot.
  = Incredibly, it is hot.
  synonyms 6 incredibly => extremely | remarkably ; not: isComparedOrInTestsOrWarning or not nextPos(ADJ) or previous(not n't the)
ingeniously
  rare-adverbs 6 ingeniously/ADV => cleverly ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
inherently
  shorten-words 3 inherently => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to quite or do does did) or next(put)
initially
  review-talk 6 i|we [ initially ] thought|believed|expected|assumed|planned|hesitated => first
  rare-adverbs 5, simple-words 4 initially => at first ; when: (not (isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)) and mode(simple) or not (aboutFormulasOrStatistics or previous(to as a an the) or previousPos(AUX) or next(, and or than))) and (not (isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)) and mode(simple) or not (aboutFormulasOrStatistics or previous(to as a an the) or previousPos(AUX) or next(, and or than) or nextTag(VBG VBP VBZ) or nextTag(VBN) and not (previousLemma(be) or opensSentence) or previous(not n't after before) or nextLemma(@events-that-happen-once))) ; not: nextLemma(arrive as come meet launch release publish discover introduce propose found begin start open)
  = They initially arrived in May.
  = The crew initially arrived in May.
  = The rule was kept after initially causing trouble.
  + He initially thought it was a joke. => He at first thought it was a joke.
  synonyms 6 initially => at first | originally ; not: nextPos(PUNCT) or isComparedNegatedOrInTestsOrWarning or previousPos(DET)
instantaneously
  simple-words 4 instantaneously => at once ; when: next(. ,) and not opensSentence
  plain-adverbs 4 instantaneously => instantly ; not: aboutFormulas
intentionally
  simple-words 4 intentionally => on purpose ; when: next(. ,) and not opensSentence
  plain-adverbs 6 [ intentionally ] designed to => - ; not: previous(not)
  synonyms 6 intentionally => deliberately ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
intently
  rare-adverbs 6 watch|watched|watching|listen|listened|listening|studied [ intently ] => closely ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
intricately
  rare-adverbs 6 [ intricately ] carved|designed|woven|detailed|decorated => finely ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
irrevocably
  rare-adverbs 6 irrevocably/ADV => forever | permanently ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
jointly
  synonyms 6 jointly => together ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
  simple-words 4 jointly => together ; when: next(. ,) ; not: aboutFormulasOrStatistics or opensSentence
  + They own it jointly. => They own it together.
  = They jointly own it.
just
  synonyms 6 [ just ] like => exactly ; not: isComparedNegatedOrInTestsOrWarning
kinda
  formal-words 5 kinda @ADJ => somewhat $2 ; not: textHasQuestion
  + It is kinda dull. => It is somewhat dull.
  = They kinda left.
largely
  synonyms 6 largely => mostly | for the most part ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
literally
  shorten-words 3 literally => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to quite or do does did) or next(put)
mainly
  academic-words 5 mainly => primarily
  + They mainly eat grass. => They primarily eat grass.
  = The main road is closed.
markedly
  synonyms 6 markedly => noticeably | considerably ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
masterfully
  shorten-words 3 masterfully => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to)
  rare-adverbs 6 masterfully => expertly ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
maybe
  formal-words 5 maybe => perhaps ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
  synonyms 6 maybe => perhaps ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
merely
  plain-adverbs 4, simple-words 4 merely => only ; when: not (isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP)) and mode(simple) or not (previous(not n't than) or nextPos(PUNCT)) ; not: previous(not n't)
  = It was not merely cold.
meticulously
  shorten-words 3 meticulously => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to)
  plain-adverbs 2 meticulously => carefully
momentarily
  rare-adverbs 6 momentarily/ADV => briefly ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
  + She momentarily lost her way. => She briefly lost her way.
  = The plane will land momentarily.
  simple-words 4 momentarily => for a moment ; when: next(. ,) ; not: opensSentence
  + He stopped momentarily. => He stopped for a moment.
  = He was momentarily lost.
mostly
  formal-words 5 mostly => largely ; when: nextPos(VERB ADJ ADP SCONJ) ; not: inStory or next(of)
  + The work is mostly finished. => The work is largely finished.
  = They were mostly boys.
  synonyms 6 mostly => mainly | largely ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
nearly
  synonyms 6 nearly => almost ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
  synonyms 4 [ nearly ] @NUM => almost
negatively
  rare-verbs 7 ~impact|affect [ negatively ] => badly
notably
  synonyms 6 notably => in particular | especially ; not: previousPos(DET) or adverbComparedNegatedOrBeforeMark
now
  academic-words 5 now => currently ; when: previousPos(AUX) and nextPos(VERB ADJ) ; not: previous(have has had will should must can could)
  + Ten firms are now testing it. => Ten firms are currently testing it.
  = Now they test it.
nowadays
  needless-modifiers 7 nowadays => today | now ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
  synonyms 6 nowadays => today | these days ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
occasionally
  synonyms 6 occasionally => from time to time | now and then ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
oftentimes
  plain-adverbs 2 oftentimes => often
once
  synonyms 6 [ once ] <NP> @VERB|AUX => as soon as | after ; not: isNegatedAskedOrInWarning or previousPos(ADJ DET)
originally
  synonyms 6 originally => at first | initially ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
overly
  rare-adjectives 6 [ overly ] @ADJ => too ; when: afterPos(2: PUNCT ADP PART SCONJ CCONJ AUX) ; not: previous(not n't an)
  + The rules are overly strict. => The rules are too strict.
  = It is an overly strict rule.
partially
  synonyms 6 partially => partly | in part ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
particularly
  degree-phrases 10, simple-words 4, informal-words 3 particularly => especially ; when: mode(simple informal) and not (warnsOrBinds or reportsFigures or previous(@degree-words-and-not)) or not (mode(academic) or opensSentence or previous(not n't more nothing anything never) or nextPos(PUNCT) or next(so)) ; not: nextPos(PUNCT)
  = (simple) Particularly, bees need flowers.
  + We like fruit, particularly pears. => We like fruit, especially pears.
  synonyms 6 particularly => especially ; not: (isCompared or reportsTests or warnsOrBinds or nextPos(PUNCT) or next(than all every no)) and (isCompared or reportsTests or warnsOrBinds or previous(not n't no) or nextPos(PUNCT) or previousPos(DET))
partly
  synonyms 6 partly => in part | partially ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
perfectly
  shorten-words 5 perfectly ~capture|complement|balance|blend|encapsulate|embody => $2 ; not: attributive or isMeasuredJoinedOrInTestsOrWarning
  + The song perfectly captures the mood. => The song captures the mood.
  = The lid fits perfectly.
perhaps
  informal-words 3 perhaps => maybe ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
  stacked-hedges 1 could|may|might [ perhaps ] => -
  stacked-hedges 1 seems|appears to [ perhaps ] => -
  synonyms 6 perhaps => maybe | possibly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
perpetually
  rare-adverbs 6 perpetually => constantly ; when: nextPos(ADJ) or nextTag(VBN VBG) ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
  + He is perpetually tired. => He is constantly tired.
  = They perpetually coexist.
personally
  shorten-frames 5 i [ personally ] @VERB|AUX => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  plain-adverbs 5 i [ personally ] think|believe|feel|find|prefer => -
poignantly
  rare-adverbs 6 poignantly => movingly ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
possibly
  stacked-hedges 1 [ possibly ] could|may|might <V> => -
  stacked-hedges 1 could|may|might be [ possibly ] => -
  stacked-hedges 1 seems|appears to [ possibly ] => -
  = As soon as it possibly can, it flies.
  = Take the best rope you possibly could.
  = The wire is possibly live.
  wordy-phrases 9 could|may|might [ possibly ] <V> => - ; not: behind(5: as all than everything anything best not never nothing nobody no) or near(3: not never) or aboutLaw or aboutFormulasOrStatistics
  + It could possibly save lives. => It could save lives.
  = Do all you could possibly do.
potentially
  stacked-hedges 1 could|may|might [ potentially ] => -
  stacked-hedges 1 [ potentially ] could|may|might <V> => -
  stacked-hedges 1 could|may|might be [ potentially ] => -
  stacked-hedges 1 seems|appears to [ potentially ] => -
  + The leak could potentially flood the cellar. => The leak could flood the cellar.
  + It may be potentially harmful. => It may be harmful.
  = A potentially large leak may follow.
  synonyms 6 potentially => possibly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
precisely
  synonyms 6 precisely => exactly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
  simple-words 4 precisely => exactly ; when: next(what when where how why the because) ; not: opensSentence
  + That is precisely what I want. => That is exactly what I want.
  = They measured it precisely.
predominantly
  plain-adverbs 4, simple-words 4, informal-words 3 predominantly => mainly
presently
  plain-adverbs 6, simple-words 4, informal-words 3 presently => now
  plain-adverbs 8 is|are|am|'m|'re [ presently ] <Ving> => - ; not: aboutFormulasStatisticsOrLaw or sentenceHas(previously formerly later but now)
pretty
  formal-words 5 pretty @ADJ => fairly $2 ; not: warnsOrBinds or last(damn darn freaking worth) or previous(@degree-words-not-and-the)
  = (formal) It was pretty darn good.
  = She is a pretty girl.
previously
  needless-modifiers 7 had [ previously ] @VERB => - ; not: nextPos(PUNCT) or sentenceHas(previous now than before once recently since) or aboutLaw
  + He had previously worked at a mill. => He had worked at a mill.
  = He had previously been ill.
primarily
  plain-adverbs 3, informal-words 3 primarily => mainly
  + The town lives primarily on tourism. => The town lives mainly on tourism.
  synonyms 6 primarily => mainly | chiefly ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
  = It is a primary school.
principally
  needless-modifiers 6, simple-words 4 principally => mainly ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
proactively
  shorten-words 3 proactively => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to)
probably
  synonyms 6 probably => most likely ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
profoundly
  set-phrases 4 [ profoundly ] changed|transformed|reshaped|altered => - ; not: previous(not n't have been more be is are was were)
  plain-adverbs 4 profoundly => deeply ; not: next(deaf disabled)
  = He is profoundly deaf.
  needless-modifiers 8 [ profoundly ] ~appreciate|admire|respect|value|regret => -
  synonyms 6 profoundly => deeply ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
profusely
  simple-words 4 ~sweat|bleed profusely => $1 heavily
  + He was sweating profusely. => He was sweating heavily.
  = He apologized profusely.
progressively
  simple-words 4 progressively => step by step ; when: next(. ,) and not opensSentence
promptly
  plain-adverbs 6, simple-words 4, informal-words 3 promptly => quickly ; when: mode(simple informal) or attributive or nextPos(PUNCT ADP) ; not: warnsOrBinds or reportsFigures or previous(@degree-words-and-not) or aboutLaw or sentenceHas(quick quickly)
quickly
  synonyms 6 quickly => rapidly | swiftly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
quietly
  synonyms 6 quietly => softly | silently ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
quite
  shorten-words 3 quite => - ; not: not nextPos(ADJ) or next(same) or isNegatedOrCompared or previous(the) or next(likely unlikely possible few little small large high low common rare)
rapidly
  common-words 4, simple-words 4 rapidly => quickly ; when: not (isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)) and mode(simple) or not (aboutFormulasOrStatistics or previous(more) or nextLemma(grow expand change evolve oscillate rotate))
  + Prices fell rapidly. => Prices fell quickly.
  synonyms 6 rapidly => quickly ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
rather
  plain-adverbs 4 but [ rather ] a|an|the|to|by|in|that|on|as|with|from => -
  + It is no star but rather a planet. => It is no star but a planet.
really
  formal-words 5 really @ADJ => very $2 ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
  = He was not really sad.
  shorten-words 3 really => - ; not: (not nextPos(ADJ) or next(same) or isNegatedOrCompared or previous(the) or next(likely unlikely possible few little small large high low common rare)) and (not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to quite or do does did) or next(put))
  praise-words 6 [ really ] amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|unacceptable|appalling|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable => - ; not: near(3: not never hardly n't without) or next(-) or opensSentence or previous(:)
  praise-words 5 a [ really ] @ADJ experience|experiences|place|spot|restaurant|hotel|movie|film|book|product|service|job|addition|choice|option|value|time|way|gift|story|read|show|game|performance|meal|dish|food|staff|team|opportunity|day|trip|vacation => - ; not: near(3: not never hardly n't without)
  praise-words 5 [ really ] an|a @ADJ experience|experiences|place|spot|restaurant|hotel|movie|film|book|product|service|job|addition|choice|option|value|time|way|gift|story|read|show|game|performance|meal|dish|food|staff|team|opportunity|day|trip|vacation => - ; not: near(3: not never hardly n't without) or previous(was is)
  praise-words 6 [ really ] love|loved|adore|adored|loves|hate|hated => - ; not: near(3: not never hardly n't without)
  formal-words 5 really => truly ; when: nextPos(VERB) ; not: previous(not n't did do does) or inStory or textHasQuestion
  + We really appreciate it. => We truly appreciate it.
  = We do not really know.
  synonyms 6 really => very ; not: isComparedOrInTestsOrWarning or not nextPos(ADJ) or previous(not n't the)
regrettably
  simple-words 4 regrettably => sadly ; not: reportsFigures or next(different new) or previous(not as)
regularly
  synonyms 6 regularly => routinely ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
relentlessly
  rare-adverbs 9 relentlessly => constantly ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
remarkably
  simple-words 4 remarkably => very ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)
  rare-adverbs 10 remarkably @ADJ|ADV => very $2 ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
  + It was remarkably quiet. => It was very quiet.
repeatedly
  synonyms 6 repeatedly => again and again ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
rigorously
  rare-adverbs 10 rigorously => thoroughly ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
roughly
  synonyms 4 [ roughly ] @NUM => about | approximately
seamlessly
  shorten-words 3 seamlessly => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to)
  plain-adjectives 6 [ seamlessly ] integrated|integrate|integrates|integrating => - ; not: nextPos(NUM)
  plain-adverbs 3 seamlessly => smoothly ; not: nextPos(NOUN) or next(part)
  = It is seamlessly part of the wall.
seemingly
  synonyms 6 seemingly => apparently ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
shortly
  plain-adverbs 7 will|'ll [ shortly ] <V> => soon ; not: sentenceHas(soon) or mode(formal)
  + We will shortly open a mill. => We will soon open a mill.
  = We met shortly after noon.
  plain-adverbs 7 shortly => soon ; when: nextPos(PUNCT) and behind(8: will 'll) ; not: next(,) or mode(formal)
  + The mill will open shortly. => The mill will open soon.
  = He spoke shortly.
significantly
  plain-adverbs 6, simple-words 4, informal-words 3 significantly => much ; when: nextTag(JJR RBR) ; not: sentenceHas(result finding study data) or mode(simple informal) and (reportsFigures or sentenceHas(exposure flux galaxy level magnetic measured observed rate subject)) or sentenceHas(control patient participant group treatment statistical statistically) or not mode(simple informal) and (aboutStatistics or next(more fewer) or mode(academic formal) or previous(not n't)) or mode(simple informal) and sentenceHas(compared)
  + The new road is significantly wider. => The new road is much wider.
  = The new road is not significantly wider.
  simple-words 4, informal-words 3 significantly => greatly ; when: nextPos(VERB) ; not: reportsFigures or warnsOrBinds or previous(more most not very) or sentenceHas(@evaluation-terms)
  = (simple) Flux was significantly lower in the hole.
  plain-adverbs 6 [ significantly ] more|fewer => far ; not: aboutStatistics
  plain-adverbs 6 [ significantly ] different => very ; not: aboutStatistics or previous(not n't)
  plain-adverbs 4 [ significantly ] ~reduce|increase|improve|change|affect|alter|expand|grow|lower|cut|simplify|influence|contribute|help|limit|raise|impact|enhance|boost|hinder|decrease|extend|shape|benefit|diminish|lessen|shift|disrupt|strengthen|weaken|advance|slow|hurt|harm|damage => greatly ; not: aboutFormulasOrStatistics or previous(not n't) or near(3: not never hardly) or sentenceHas(greatly) or sentenceHas(@evaluation-terms) or mode(academic) or ahead(5: deaths mortality casualties fatalities incidence prevalence rates odds)
  = Belts significantly reduce road deaths.
  plain-adverbs 6 ~reduce|increase|improve|change|affect|alter|expand|grow|lower|cut|simplify|influence|contribute|help|limit|raise|vary|differ|enhance|impact|evolve|decrease|benefit [ significantly ] => greatly ; when: nextPos(PUNCT ADP SCONJ) ; not: aboutFormulasOrStatistics or near(3: not n't never hardly) or sentenceHas(@evaluation-terms) or mode(academic)
  = Our model significantly improves accuracy.
  + Noise can significantly impact sleep. => Noise can greatly impact sleep.
  + Shade can significantly reduce the heat. => Shade can greatly reduce the heat.
  = Scores differed significantly (p = 0.03).
  synonyms 6 significantly => greatly ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
  synonyms 6 significantly => considerably ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
  synonyms 6 significantly => markedly | substantially ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
simply
  shorten-words 3 simply => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to quite or do does did) or next(put)
  = He is simply the best.
  praise-words 6 [ simply ] amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|unacceptable|appalling|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable => - ; not: near(3: not never hardly n't without) or next(-) or opensSentence or previous(:)
  praise-words 5 a [ simply ] @ADJ experience|experiences|place|spot|restaurant|hotel|movie|film|book|product|service|job|addition|choice|option|value|time|way|gift|story|read|show|game|performance|meal|dish|food|staff|team|opportunity|day|trip|vacation => - ; not: near(3: not never hardly n't without)
  praise-words 5 [ simply ] an|a @ADJ experience|experiences|place|spot|restaurant|hotel|movie|film|book|product|service|job|addition|choice|option|value|time|way|gift|story|read|show|game|performance|meal|dish|food|staff|team|opportunity|day|trip|vacation => - ; not: near(3: not never hardly n't without) or previous(was is)
  praise-words 6 [ simply ] love|loved|adore|adored|loves|hate|hated => - ; not: near(3: not never hardly n't without)
  synonyms 6 simply => just ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
  plain-adverbs 9 is|are|was|were [ simply ] a|an => - ; not: before(2: it he she they i we you this that there what which who) or sentenceHas(not n't never argue argued but rather) or after(2: product result matter question case reflection consequence mistake)
  + The odd hill is simply an old mound. => The odd hill is an old mound.
  = The choice is simply a matter of taste.
  = It is simply an old mound.
simultaneously
  common-words 6, simple-words 4 simultaneously => at the same time ; when: nextPos(PUNCT) and not aboutFormulasOrStatistics
sincerely
  casual-advice 5 i|we [ sincerely ] apologize|apologise for => -
  plain-adverbs 5 i [ sincerely ] believe => -
slightly
  synonyms 6 slightly => a little ; not: isComparedOrInTestsOrWarning or not nextPos(ADJ) or previous(not n't the)
so
  synonyms 6 [ so ] <NP> can|could|will|would => so that ; not: isComparedNegatedOrInTestsOrWarning or not previousPos(NOUN)
  synonyms 6 , [ so ] <NP> @VERB|AUX => and so | and therefore ; not: isNegatedAskedOrInWarning or next(that)
solely
  plain-adverbs 7, simple-words 4 solely => only ; when: not (isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP)) and mode(simple) or not (next(to responsible) or nextPos(ADJ)) ; not: previous(not n't)
  = They hold her solely responsible.
  = He stayed solely to rest.
sometimes
  synonyms 6 sometimes => at times ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
soon
  synonyms 6 soon => before long ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
specifically
  needless-modifiers 7 [ specifically ] designed|created|developed|built|made|trained to|for => - ; not: aboutLaw
  needless-modifiers 7 [ specifically ] tailored|targeted => - ; not: aboutLaw
sporadically
  literary-words 6 sporadically => now and then ; not: aboutFormulasStatisticsOrLaw or previous(not n't) or next(, .)
startlingly
  rare-adverbs 6 startlingly @ADJ => surprisingly $2 ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
steadfastly
  rare-adverbs 6 steadfastly => firmly ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
strikingly
  rare-adverbs 9 strikingly @ADJ => very $2 ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
stringently
  rare-adverbs 6 stringently => strictly ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
strongly
  needless-modifiers 9 i [ strongly ] believe => - ; not: near(3: not n't never) or mode(formal)
  + I strongly believe that ships should be safe. => I believe that ships should be safe.
  = I do not strongly believe it.
  = He strongly believes in it.
subsequently
  plain-adverbs 4, simple-words 4 subsequently => later ; when: not (isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)) and mode(simple) or not (previous(and not))
substantially
  simple-words 4, informal-words 3 substantially => much ; when: nextTag(JJR RBR) ; not: reportsFigures
  simple-words 4, informal-words 3 substantially => greatly ; when: nextPos(VERB) ; not: reportsFigures or warnsOrBinds or previous(more most not very)
  plain-adverbs 4 [ substantially ] higher|lower|larger|smaller|greater|better|worse|faster|slower|longer|shorter|easier|harder|stronger|weaker|more|less|fewer|cheaper|quieter|cleaner|safer|wider|deeper|older|younger|warmer|colder|richer|poorer|heavier|lighter|simpler => much | far ; not: aboutStatistics or next(more fewer)
  plain-adverbs 4 [ substantially ] ~reduce|increase|improve|change|affect|alter|expand|grow|lower|cut|simplify|influence|contribute|help|limit|raise|impact|enhance|boost|hinder|decrease|extend|shape|benefit|diminish|lessen|shift|disrupt|strengthen|weaken|advance|slow|hurt|harm|damage => greatly ; not: aboutFormulasOrStatistics or previous(not n't) or near(3: not never hardly) or sentenceHas(greatly)
  plain-adverbs 6 ~reduce|increase|improve|change|affect|alter|expand|grow|lower|cut|simplify|influence|contribute|help|limit|raise|vary|differ|enhance|impact|evolve|decrease|benefit [ substantially ] => greatly ; when: nextPos(PUNCT ADP SCONJ) ; not: aboutFormulasOrStatistics or near(3: not n't never hardly)
  synonyms 6 substantially => considerably | greatly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
successfully
  shorten-words 3 can|could|may|will|to [ successfully ] <V> => -
  plain-adverbs 6 ~have [ successfully ] completed|implemented|achieved|developed|launched|built|created => -
  plain-adverbs 5 to|can|could|will|would|may|might [ successfully ] complete|implement|launch|overcome|navigate|combine|achieve|integrate|solve|defend|finish|build|create => - ; not: aboutFormulasStatisticsOrLaw or near(3: not never hardly)
  plain-adverbs 6 which|that [ successfully ] ~combine|integrate|capture|balance|convey|illustrate|demonstrate|address => - ; not: aboutFormulasOrStatistics
  needless-modifiers 7 @PRON|NOUN|PROPN [ successfully ] ~capture|address|use|manage|handle|demonstrate|convey|combine => - ; not: aboutLaw or firstTag(VB) or sentenceHas(fail attempt try)
succinctly
  literary-words 6 succinctly => briefly ; not: aboutFormulasStatisticsOrLaw or previous(not n't) or next(, .)
suddenly
  synonyms 6 suddenly => all of a sudden | abruptly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
surely
  synonyms 6 surely => certainly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
surreptitiously
  literary-words 6 surreptitiously => secretly ; not: aboutFormulasStatisticsOrLaw or previous(not n't) or next(, .)
swiftly
  common-words 4, simple-words 4, informal-words 3 swiftly => quickly
  synonyms 6 swiftly => quickly ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
then
  lighter-openers 5 , [ then ] @PRON|DET|NOUN|PROPN|ADJ => - ; when: opener(if since when) and clause(main) ; not: aboutFormulas or sentenceHas(suppose assume let = < >)
  + If it rains, then the field floods. => If it rains, the field floods.
  = We ate, then we left.
  synonyms 6 , [ then ] @VERB|AUX|PRON => and then ; not: isNegatedAskedOrInWarning or sentenceHas(if when)
thereafter
  plain-adverbs 6 thereafter => after that ; not: nextPos(VERB ADJ)
  simple-words 4 shortly|soon thereafter => soon after ; when: nextPos(PUNCT)
  + She left shortly thereafter. => She left soon after.
  = They pay ten cents thereafter.
therefore
  simple-words 4, informal-words 3 , and [ therefore ] => so ; not: nextPos(PUNCT VERB AUX)
thoroughly
  plain-adverbs 6 [ thoroughly ] ~enjoy|impress => really ; not: near(3: not never hardly)
  shorten-words 5 thoroughly ~examine|investigate|analyze|explore|evaluate|enjoy => $2 ; not: attributive or isMeasuredJoinedOrInTestsOrWarning
  + They thoroughly examined the ropes. => They examined the ropes.
  = They cleaned it thoroughly.
thus
  simple-words 4, informal-words 3 , and [ thus ] => so ; not: nextPos(PUNCT VERB AUX)
  common-words 6 , [ thus ] <Ving> => - ; not: aboutFormulasOrStatistics or behindTag(14: VBG)
too
  synonyms 6 , [ too ] . => as well
totally
  formal-words 5 totally @ADJ => entirely $2 ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
  shorten-words 3 totally => - ; not: not nextPos(ADJ) or next(same) or isNegatedOrCompared or previous(the) or next(likely unlikely possible few little small large high low common rare)
  praise-words 6 [ totally ] amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|unacceptable|appalling|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable => - ; not: near(3: not never hardly n't without) or next(-) or opensSentence or previous(:)
  praise-words 6 [ totally ] love|loved|adore|adored|loves|hate|hated => - ; not: near(3: not never hardly n't without)
  plain-adverbs 5 [ totally ] free of charge => -
  formal-words 5 totally => completely ; when: nextPos(VERB) or previousPos(VERB) and nextPos(PUNCT) ; not: opensSentence or inStory or textHasQuestion
  + It totally failed. => It completely failed.
  = Totally.
tremendously
  simple-words 4 tremendously => very ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)
  plain-adverbs 6 [ tremendously ] @ADJ => very ; not: sentenceHas(very) or previous(an)
truly
  shorten-words 3 truly => - ; not: (not nextPos(ADJ) or next(same) or isNegatedOrCompared or previous(the) or next(likely unlikely possible few little small large high low common rare)) and (not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to quite or do does did) or next(put)) and (not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to)) or next(random global free independent equal universal scientific open fair)
  = (shorten) It is a truly random path.
  praise-words 5 [ truly ] amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|unacceptable|appalling|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable => - ; not: near(3: not never hardly n't without) or next(-) or opensSentence or previous(:)
  praise-words 5 a [ truly ] @ADJ experience|experiences|place|spot|restaurant|hotel|movie|film|book|product|service|job|addition|choice|option|value|time|way|gift|story|read|show|game|performance|meal|dish|food|staff|team|opportunity|day|trip|vacation => - ; not: near(3: not never hardly n't without)
  praise-words 5 [ truly ] an|a @ADJ experience|experiences|place|spot|restaurant|hotel|movie|film|book|product|service|job|addition|choice|option|value|time|way|gift|story|read|show|game|performance|meal|dish|food|staff|team|opportunity|day|trip|vacation => - ; not: near(3: not never hardly n't without) or previous(was is)
  praise-words 6 [ truly ] love|loved|adore|adored|loves|hate|hated => - ; not: near(3: not never hardly n't without)
  casual-advice 5 i|we [ truly ] apologize|apologise for => -
  plain-adverbs 6 a [ truly ] @ADJ => - ; not: slot(3: random global free independent equal universal national international scientific open fair dead sorry human alive ready) or near(3: not never hardly)
  = The dice follow a truly random path.
  plain-adverbs 5 is|are|was|were|be|been|'s|'re [ truly ] remarkable|exceptional|amazing|breathtaking|impressive|awful|terrible|unique|special|inspiring|magical|memorable|unforgettable|incredible|wonderful|beautiful|great|stunning|fascinating|extraordinary|outstanding|delicious|enjoyable|painful|astonishing|awe-inspiring|captivating|heartbreaking|moving|phenomenal|spectacular => - ; not: near(3: not never hardly) or next(sorry random global free dead equal)
  plain-adverbs 5 [ truly ] ~appreciate|enjoy|love|shine|believe|understand|care|value|matter|feel|want => really ; not: near(3: not never hardly) or aboutLaw
  plain-adverbs 5 i [ truly ] believe => -
  plain-adverbs 5 can|could|to|will [ truly ] <V> => really ; not: near(3: not never hardly)
  plain-adverbs 6 [ truly ] is|are|was|were => really ; not: near(3: not never hardly) or sentenceHas(really)
  + She learned to truly listen. => She learned to really listen.
  + The view is truly remarkable. => The view is remarkable.
  = He was not truly remarkable.
  needless-modifiers 5 ~be|feel [ truly ] @ADJ => - ; not: previous(not n't) or sentenceHas(? if whether unless until only when no nobody none nothing few nor) or previous(to) or before(2: to) or slot(3: random global free independent equal universal national international scientific open fair dead sorry human alive ready)
  = The draw is truly random.
  = For a fair to be truly useful, it needs stalls.
  = No lamp is truly bright.
  plain-adverbs 6 what [ truly ] sets|makes|matters|distinguishes|counts|matter|defines => -
  + What truly sets the mill apart is its wheel. => What sets the mill apart is its wheel.
  = What truly happened is unknown.
  synonyms 6 truly => really | genuinely ; not: isComparedOrInTestsOrWarning or not nextPos(ADJ) or previous(not n't the)
typically
  plain-adverbs 4, simple-words 4 typically => usually ; not: previous(more not a an the his her their)
  synonyms 6 typically => usually | generally ; not: isComparedOrInTestsOrWarning or nextPos(PUNCT) or next(than all every no)
ultimately
  simple-words 4 ultimately => in the end ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)
  shorten-words 3 ultimately => - ; not: not nextPos(VERB) or isNegatedOrCompared or previousPos(PUNCT) or previous(to)
  shorter-phrases 5 , [ ultimately ] <Ving> => -
  plain-adverbs 5 to|can|could|will|would|may|might [ ultimately ] <V> => - ; not: aboutLaw
  plain-adverbs 5 that|which|and|, [ ultimately ] ~lead|cause|create|result|shape|make|help|give|bring|allow|improve|benefit|affect|contribute|enhance|increase|reduce => -
  + It will ultimately lead to floods. => It will lead to floods.
undeniably
  plain-adverbs 5 is|are|was|were [ undeniably ] @ADJ|DET => clearly
  rare-adverbs 9 undeniably => clearly ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
undoubtedly
  set-phrases 4 undoubtedly => certainly ; not: nextPos(PUNCT) or mode(academic formal)
unequivocally
  simple-words 4 unequivocally => clearly ; not: sentenceHas(clearly)
  + They unequivocally said no. => They clearly said no.
  = It is clearly and unequivocally wrong.
unfortunately
  simple-words 4 unfortunately => sadly ; not: reportsFigures or next(different new) or previous(not as)
unintentionally
  simple-words 4 unintentionally => by accident ; when: next(. ,) and not opensSentence
utterly
  shorten-words 3 utterly => - ; not: not nextPos(ADJ) or next(same) or isNegatedOrCompared or previous(the) or next(likely unlikely possible few little small large high low common rare)
  praise-words 6 [ utterly ] amazing|fantastic|wonderful|incredible|phenomenal|stunning|gorgeous|perfect|delicious|outstanding|excellent|brilliant|superb|terrible|awful|horrible|horrific|terrifying|ridiculous|hilarious|breathtaking|fabulous|spectacular|extraordinary|unforgettable|delightful|exquisite|divine|devastating|heartbreaking|essential|crucial|vital|unacceptable|dreadful|disgusting|magnificent|marvelous|flawless|impeccable|thrilled|delighted|devastated|exhausted|furious|unbearable|fascinating|beautiful|lovely|charming|magical|remarkable|exceptional|invaluable => - ; not: near(3: not never hardly n't without) or next(-) or opensSentence or previous(:)
  = The noise was utterly appalling.
  literary-words 7 utterly @ADJ => completely $2 ; not: aboutFormulasStatisticsOrLaw or previous(not n't) or next(, .)
valiantly
  rare-adverbs 6 valiantly => bravely ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
vastly
  plain-adverbs 6 [ vastly ] superior|better|more|larger|greater|outnumbered => far
  plain-adverbs 6 [ vastly ] ~improve|increase|expand|reduce => greatly
  = The moors are vast.
vehemently
  simple-words 4 vehemently => strongly
  + They vehemently oppose it. => They strongly oppose it.
  = He is vehement.
very
  casual-phrases 5 at that [ very ] moment => - ; not: aboutLaw or aboutFormulas
  casual-phrases 5 in that [ very ] moment => - ; not: aboutLaw or aboutFormulas
vigorously
  simple-words 4 ~shake|stir|scrub [ vigorously ] => hard ; when: nextPos(PUNCT)
  + Shake vigorously. => Shake hard.
  = They vigorously deny it.
vividly
  rare-adverbs 10 vividly => clearly ; when: previousLemma(remember recall) or beforeLemma(2: remember recall) or nextLemma(remember recall) ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
  + He vividly recalls the flood. => He clearly recalls the flood.
  = He vividly describes the flood.
when
  synonyms 6 [ when ] <Ving> => while ; not: isComparedNegatedOrInTestsOrWarning or previousPos(ADP)
whenever
  synonyms 6 whenever => every time | each time ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
where
  synonyms 6 where <NP> => in which $2 ; when: previous(@places-fields-and-systems-before-where) ; not: isComparedNegatedOrInTestsOrWarning
whereby
  literary-words 10 whereby => in which ; not: aboutFormulasStatisticsOrLaw or previous(not n't) or next(, .)
wherein
  plain-adverbs 5 wherein => in which
wholeheartedly
  simple-words 4 wholeheartedly => completely ; when: next(agree support) or previous(agree support)
  + I wholeheartedly agree. => I completely agree.
  = They played wholeheartedly.
wondrously
  literary-words 6 wondrously => wonderfully ; not: aboutFormulasStatisticsOrLaw or previous(not n't) or next(, .)
yet
  synonyms 6 , [ yet ] => but ; not: nextPos(PUNCT)
