academic
  plain-nouns 6 my|your|his|her|their [ academics ] => studies ; not: sentenceHas(study)
ad
  formal-words 5 ad/NOUN => advertisement ; not: next(hoc) or previousPos(PROPN) or nextPos(PROPN NOUN)
  formal-words 5 ads/NOUN => advertisements ; not: previousPos(PROPN) or nextPos(PROPN NOUN)
  + (formal) The ads were removed. => The advertisements were removed.
  = It was an ad hoc group.
advancement
  simple-words 4 %advancement => %advance ; not: besideNounOrName or warnsOrBinds or reportsFigures or aboutLaw or previousPos(ADJ) or next(of in with between to) or previous(in with a an)
  shorter-phrases 3 advancements => advances ; not: opensSentence
  plain-nouns 4 an [ advancement ] in => advance
  collocations 6 technological|scientific|medical [ advancement/NOUN ] => progress ; not: beforePos(2: DET ADJ NUM)
  synonyms 6 %advancement => %advance ; not: besideName or nextPos(NOUN PROPN) or previousPos(NOUN) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(at point) or next(of to for with on in over between about) and not previousPos(DET ADJ) or previousPos(PROPN NUM)
adversary
  story-scenes 6 adversary => enemy | opponent ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield) or sentenceHas(classification classifier dataset encryption ensemble model network neural perturbation protocol robust security) or sentenceHas(experiment experimental learning policy)
  + He beat his adversary. => He beat his opponent.
  = The model is trained with virtual adversaries.
  synonyms 6 %adversary => %opponent | %rival ; not: besideName or nextPos(NOUN PROPN) or previousPos(NOUN) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(at point) or next(of to for with on in over between about) and not previousPos(DET ADJ) or previousPos(PROPN NUM)
  simple-words 4 %adversary => %enemy ; not: aboutFormulas or besideNounOrName or aboutLaw or sentenceHas(attack game)
  + He met his adversaries. => He met his enemies.
  = The adversary can attack the model.
adversity
  rare-nouns 10 adversity/NOUN => hardship ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
  + They overcame adversity together. => They overcame hardship together.
advertisement
  informal-words 3 advertisement => ad ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
  informal-words 3 advertisements => ads ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
advice
  wordy-phrases 2 %advice concerning => $1 about
affinity
  rare-nouns 8 %affinity/NOUN for => %liking for ; when: objects(animal art book cat color colour cooking dog film food horse music sport tea wine) ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms) or previous(natural uncanny)
  = The resin has a high affinity for glass.
  + She has an affinity for cats. => She has a liking for cats.
aficionado
  plain-nouns 4 %aficionado => %fan
aim
  synonyms 6 %aim/NOUN => %goal | %objective ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
aircraft
  plain-nouns 4 aircrafts => aircraft
  + Two aircrafts landed. => Two aircraft landed.
  = Two aircraft landed.
algorithm
  example-links 7 algorithm [ where ] => in which ; when: hasObject and not inCasualText
  = We use an algorithm that sorts words.
  synonyms 6 %algorithm [ for <Ving> ] => to $V3 ; not: isComparedOrInTestsOrWarning
allure
  plain-nouns 9 the|its|their [ allure ] => appeal ; not: sentenceHas(appeal attraction attract eye eyes smile beauty woman wealth) or previous(his her) or aboutFormulas or nextPos(NOUN)
  + The allure of life at sea soon fades. => The appeal of life at sea soon fades.
  = She smiled with a mysterious allure.
alteration
  simple-words 4 %alteration => %change ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  nouns-or-verbs 6 alterations => changes ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
altercation
  nouns-or-verbs 6 altercation => fight | argument ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
ambiance
  review-talk 4 ambiance => atmosphere ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
amidst
  recast-phrases 5 amidst => amid
  + She planned her next move amidst her mother's fury. => She planned her next move amid her mother's fury.
  synonyms 6 amidst => in the midst of ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
amount
  recast-phrases 8 the amount of time|money|energy|effort [ that ] @PRON => -
animosity
  rare-nouns 8 animosity/NOUN => hostility ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
anomaly
  simple-words 4 ~be an anomaly => ~be something unusual ; when: nextPos(PUNCT) ; not: aboutFormulasOrPhysics
  + The loss was an anomaly. => The loss was something unusual.
  = They found an anomaly.
apparel
  plain-nouns 6 apparel => clothing ; not: sentenceHas(clothing clothes industry company)
approach
  example-links 7 approach [ where ] => in which ; when: hasObject and not inCasualText
  purpose-phrases 10 approaches [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
  synonyms 6 %approach [ for <Ving> ] => to $V3 ; not: isComparedOrInTestsOrWarning
aroma
  story-scenes 5 the [ aroma ] of => smell ; not: aboutFormulasOrPhysics or aboutPerfumesOrTracking or previous(get got catch caught catches)
  story-scenes 5 the [ aromas ] of => smell ; not: aboutFormulasOrPhysics or aboutPerfumesOrTracking or previous(get got catch caught catches)
aspect
  simple-words 4 %aspect of => %part of ; when: objects(book business city culture day film game job life show society story trip work world) ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  = They checked all aspects of the design.
assertion
  simple-words 4 %assertion => %claim ; not: aboutFormulas or besideNounOrName or sentenceHas(claim)
  + He made a bold assertion. => He made a bold claim.
  = The code has an assertion for the algorithm.
assistance
  simple-words 4, informal-words 3 assistance => help ; not: (previousPos(NOUN PROPN) or nextPos(NOUN) or previous(an)) and (nextPos(NOUN PROPN) or previousPos(NOUN PROPN) or warnsOrBinds or reportsFigures or aboutLaw or previousPos(ADJ) or next(of in with between to) or previous(in with a an)) or previousPos(NOUN PROPN) or nextPos(NOUN) or previous(an)
  plain-nouns 4 ~need|seek|require [ assistance ] => help
  plain-nouns 4 your [ assistance ] => help
  plain-nouns 6 any|for|further|more|offer|offers|offering|offered|with [ assistance ] => help ; not: nextPos(NOUN) or aboutLaw or sentenceHas(help) or next(animal dog)
attack
  wordy-phrases 4 attack [ upon ] => on
attempt
  synonyms 6 attempts/NOUN to => efforts to ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
  synonyms 6 attempt/NOUN to => effort to ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
attire
  plain-nouns 4 attire => clothing
attribute
  simple-words 4 %attribute/NOUN => %trait ; when: not (besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)) ; not: aboutFormulas or next(to this the a an) or sentenceHas(model neural layer label charge generation decoder)
  = (simple) The survey attributes this to the rain.
  rare-nouns 9 %attribute/NOUN => %quality ; when: previousLemma(personal positive admirable desirable human leadership good fine noble) ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms) or next(to this the a an)
  + He lists her admirable attributes. => He lists her admirable qualities.
  = The attributes set the size of a cell.
audacity
  rare-nouns 8 the [ audacity ] to => nerve ; not: aboutFormulasStatisticsOrLaw
  + He had the audacity to laugh. => He had the nerve to laugh.
  = We admired the audacity of the plan.
automobile
  common-words 4, simple-words 4 %automobile => %car ; not: nextPos(NOUN PROPN) or previousPos(PROPN)
  synonyms 6 %automobile => %car ; not: nextPos(NOUN PROPN) or previousPos(NOUN PROPN NUM) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(at point) or next(of to for with on in over between about) and not previousPos(DET ADJ)
barrier
  synonyms 6 %barrier => %obstacle | %hurdle ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
base
  synonyms 6 %base on => founded on ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
benefit
  synonyms 6 %benefit/NOUN => %advantage ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
betterment
  plain-nouns 9 the [ betterment ] of our|their? society|humanity|mankind|humankind|all|others|everyone|community|communities => good ; not: besideName or sentenceHas(good) or aboutLaw
  + She worked for the betterment of society. => She worked for the good of society.
  = The betterment of roads took years.
beverage
  plain-nouns 6, simple-words 4 %beverage => %drink ; when: not (besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)) and mode(simple) or not (previous(alcoholic) or opensSentence or near(3: company food)) ; not: nextPos(NOUN)
bike
  formal-words 5 bike/NOUN => bicycle ; not: besideName or nextPos(NOUN) or sentenceHas(motor engine ride motorcycle dirt mountain)
  + She needs a bike. => She needs a bicycle.
  = She has a mountain bike.
blast
  formal-words 5 ~have a blast => ~have a very good time ; not: next(of from radius furnace) or inStory
  + We had a blast. => We had a very good time.
  = They had a blast of heat.
blend
  wordy-phrases 4 a|the|perfect|unique|special|delightful|harmonious|unusual [ blend ] of => mix ; not: aboutFoodDrinkOrFabric or sentenceHas(mix)
bliss
  rare-nouns 6 bliss/NOUN => joy | happiness ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
blunder
  synonyms 6 %blunder => %mistake | %error ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
boasting
  recast-links 6 , [ boasting ] @DET|ADJ|NOUN|NUM => with
  verbs-with-objects 7 , [ boasting ] a|an => with ; not: aboutFormulasStatisticsOrLaw or previous(was is were)
  verbs-with-objects 7 @NOUN [ boasting ] a|an => with ; not: aboutFormulasStatisticsOrLaw or previous(was is were)
boss
  formal-words 5 my|your|his|her|our|their [ boss ] => supervisor ; not: inStory or besideNounOrName or sentenceHas(gang mafia mob game)
  + Talk to your boss. => Talk to your supervisor.
  = The mafia told his boss.
bravery
  rare-nouns 10 bravery/NOUN => courage ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
buck
  formal-words 5 [ bucks/NOUN ] => dollars ; when: previousPos(NUM) ; not: besideName or sentenceHas(deer)
  + It costs ten bucks. => It costs ten dollars.
  = He shot ten bucks, a deer each.
cacophony
  story-scenes 5 a|the [ cacophony ] of => din ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
  story-scenes 9 a|the cacophony of => $1 jumble of ; when: objects(scent smell color colour tourist emotion thought sight language idea) ; not: aboutFormulasOrPhysics or previous(- but)
  + The market was a cacophony of scents. => The market was a jumble of scents.
  = We heard the cacophony.
  rare-nouns 9 cacophony/NOUN => din ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
caliber
  rare-nouns 6 caliber/NOUN => quality | standard ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
  rare-nouns 6 calibre/NOUN => quality | standard ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
capability
  simple-words 4 %capability => %ability ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  rare-nouns 6 its|their|his|her|our|my|your|human|physical|mental|cognitive [ %capability/NOUN ] => %ability ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
  = He praised their military capabilities.
cessation
  simple-words 4 the [ cessation ] of => end ; not: sentenceHas(smoking)
  + They want the cessation of war. => They want the end of war.
  = Smoking cessation helps.
challenge
  plain-nouns 6 logistical|health|security|operational [ challenges ] => problems ; not: aboutFormulasOrStatistics or sentenceHas(problem difficulty)
  = The law faces legal challenges.
  plain-nouns 6 ~face|encounter|present|pose [ challenges ] => difficulties ; not: aboutFormulasOrStatistics or sentenceHas(difficulty difficult)
  nouns-or-verbs 5 ~face|encounter|meet|overcome|present|pose many|several|some|numerous|various [ challenges ] => difficulties | problems ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
chance
  synonyms 6 %chance to => %opportunity to ; not: besideName or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or nextPos(NUM)
characteristic
  simple-words 4 %characteristic/NOUN => %feature ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such) or previous(own) or sentenceHas(person people personality individual peer character human child)
  = (simple) Friends mirror their own characteristics.
  = (simple) People have such characteristics in common.
  synonyms 6 %characteristic/NOUN => %feature | %trait ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
chasm
  rare-nouns 6 chasm/NOUN between => gap between ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
child
  informal-words 3 children => kids ; when: sentenceHas(i my we our us you your) ; not: warnsOrBinds or reportsFigures or nextPos(PART NOUN PROPN)
  + (informal) We took our children to the lake. => We took our kids to the lake.
  = (informal) The law protects children.
collaboration
  simple-words 4 collaboration => teamwork ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
commencement
  simple-words 4 %commencement => start ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
comment
  synonyms 6 %comment/NOUN => %remark ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
company
  synonyms 6 %company => %firm ; not: besideName or reportsTests or aboutCodeScienceOrCourts or previousPos(NUM) or isCompared or previous(very) or next(@nouns-of-amount-and-extent)
  synonyms 6 %company => %business ; not: besideName or nextPos(NOUN PROPN) or previousPos(NOUN) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(at point) or next(of to for with on in over between about) and not previousPos(DET ADJ) or previousPos(PROPN NUM)
complexity
  rare-nouns 5 @VERB|ADP the [ complexities ] of => complexity ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
component
  simple-words 4 %component => %part ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  plain-nouns 6 a|an|another key|crucial|important|essential|vital|central|major|critical|integral|necessary|fundamental [ component ] of => part ; not: aboutFormulasStatisticsOrLaw or sentenceHas(part device engine machine hardware software circuit battery system chemical cell vehicle electronic blood protein computer) or mode(academic)
  + Trust is a key component of a choir. => Trust is a key part of a choir.
  = Trust is a component of a choir.
  synonyms 6 %component => %part | %element ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
comprehension
  simple-words 4 %comprehension => understanding ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  plain-nouns 6 [ comprehension ] of => understanding ; not: previous(reading listening) or sentenceHas(understand understanding)
  = His reading comprehension is good.
concept
  simple-words 4 %concept => %idea ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  plain-nouns 6 the|this|that [ concept ] that|behind => idea ; not: aboutFormulasOrStatistics or sentenceHas(idea) or previous(key)
concern
  letter-phrases 2 [ should ] you have concerns => if
  wordy-phrases 2 %concern concerning => $1 about
  wordy-phrases 2 %concern [ as to ] whether|why|what|how|when => about
condition
  wordy-phrases 4 weather [ conditions ] => - ; not: aboutFormulasOrStatistics or nextPos(NOUN) or sentenceHas(are were) or (relation(nsubj) and not nextTag(MD VBD) or relation(conj) or before(2: and or)) and not (before(3: ,) and (nextPos(PUNCT) or next(all)))
  + Weather conditions can slow the ship. => Weather can slow the ship.
  = Weather conditions affect the ship.
confusion
  wordy-phrases 2 %confusion [ as to ] whether|why|what|how|when => about
consequence
  rare-phrases 10 long - term [ consequences ] => effects ; not: aboutFormulasStatisticsOrLaw or next(for)
  rare-nouns 7 negative|harmful|bad [ consequences ] => effects ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms) or next(for)
consideration
  plain-nouns 5 careful [ consideration ] => thought ; not: aboutLaw or next(of) or sentenceHas(think thought)
constraint
  simple-words 4 time|budget|money|financial [ constraints ] => limits ; not: aboutFormulas
  + They faced time constraints. => They faced time limits.
  = The constraints hold.
contemplation
  rare-nouns 9 contemplation/NOUN => thought | reflection ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms) or next(of)
  + She sat in quiet contemplation. => She sat in quiet reflection.
  = His contemplation of death was brief.
contributor
  plain-nouns 6 %contributor to => %cause of ; when: ahead(5: pollution emission warming disease death obesity stress problem decline congestion smog injury illness waste) ; not: aboutFormulasOrStatistics
conundrum
  rare-nouns 6 conundrum/NOUN => puzzle | problem ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
conversation
  synonyms 6 %conversation => %discussion ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
cop
  formal-words 5 a|the|two|three|some|these|those [ cop/NOUN ] => police officer ; not: next(out show film movie drama comedy thriller) or nextPos(NOUN PROPN) or previousPos(PROPN)
  + He is a cop. => He is a police officer.
  = It is a cop show.
  formal-words 5 [ cops/NOUN ] => police officers ; not: besideNounOrName or next(out)
  + The cops left. => The police officers left.
  = They watched a Cops rerun.
cornerstone
  plain-nouns 5 the [ cornerstone ] of => basis ; not: nextPos(DET) or near(4: lay building church) or previousPos(ADJ)
corporation
  plain-nouns 7 large|big|major|multinational|global|powerful|giant|wealthy|greedy|many [ corporations ] => companies ; not: aboutLaw or sentenceHas(company firm business) or nextPos(NOUN PROPN) or next(,)
  + They blame large corporations. => They blame large companies.
  = They blame public corporations.
courage
  synonyms 6 courage => bravery ; not: besideName or nextPos(NOUN PROPN) or previousPos(NOUN) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(at point) or next(of to for with on in over between about) and not previousPos(DET ADJ) or previousPos(PROPN NUM)
cozy
  synonyms 6 cozy => comfortable ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
critique
  rare-nouns 6 critique/NOUN of => criticism of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
cuisine
  plain-nouns 6, simple-words 4 cuisine/NOUN => food ; not: behind(3: a an another each every no) or sentenceHas(food foods haute avant-garde chef chefs) or next(and) and after(2: culture) or previous(- haute height) or behind(4: height art) or nextPos(NOUN) or aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms) or previous(high highest haute fusion)
  = It may not be the highest cuisine.
  + The inn serves Italian cuisine. => The inn serves Italian food.
  = It is a light cuisine.
culmination
  simple-words 4 the culmination of => the result of ; when: ahead(4: year years months decades)
  + It was the culmination of years of work. => It was the result of years of work.
  = It was the culmination of the show.
dad
  formal-words 5 my|your|his|her|our|their|a|the [ dad ] => father
debacle
  rare-nouns 6 debacle/NOUN => disaster | failure ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
debate
  wordy-phrases 2 %debate [ as to ] whether|why|what|how|when => about
decision
  wordy-phrases 2 %decision [ as to ] whether|why|what|how|when => about
demand
  wordy-phrases 4 demands [ upon ] => on
demeanor
  plain-nouns 4 demeanor => manner
  plain-nouns 6 demeanour => manner
demise
  simple-words 4 the demise of => the end of ; not: objectIs(person) or objects(king queen man woman father mother person)
  + It led to the demise of the firm. => It led to the end of the firm.
  = It led to his demise.
dependence
  wordy-phrases 4 dependence [ upon ] => on
design
  example-links 9 design [ where ] => in which ; when: hasObject and not inCasualText
desolation
  rare-nouns 9 desolation/NOUN => emptiness ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
detriment
  simple-words 4 to the detriment of => at the cost of
  + He worked to the detriment of his health. => He worked at the cost of his health.
  = It is a detriment.
devastation
  rare-nouns 6 devastation/NOUN => destruction ; when: sentenceHas(bomb bombing earthquake fire flood flooding hurricane storm tornado tsunami war wildfire) ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms) or previousPos(PRON PART) or next(of)
  + The flood left devastation along the coast. => The flood left destruction along the coast.
  = Her devastation after the fire was plain.
dichotomy
  rare-nouns 6 %dichotomy between => %split between | %divide between ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
difficulty
  simple-words 4 %difficulty/NOUN in|with => %problem $2 ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  simple-words 4 %difficulty => %problem ; not: besideNounOrName or warnsOrBinds or reportsFigures or aboutLaw or previousPos(ADJ) or next(of in with between to) or previous(in with a an)
  synonyms 6 %difficulty => %problem ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
disadvantage
  simple-words 4 %disadvantage => %drawback ; not: besideNounOrName or warnsOrBinds or reportsFigures or aboutLaw or previousPos(ADJ) or next(of in with between to) or previous(in with a an)
  synonyms 6 %disadvantage => %drawback | %downside ; not: besideName or nextPos(NOUN PROPN) or previousPos(NOUN) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(at point) or next(of to for with on in over between about) and not previousPos(DET ADJ) or previousPos(PROPN NUM)
disagreement
  synonyms 6 %disagreement => %dispute ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
discourse
  rare-nouns 6 public|political|online [ discourse/NOUN ] => debate | discussion ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
discrepancy
  simple-words 4 %discrepancy => %gap ; not: besideNounOrName or warnsOrBinds or reportsFigures or aboutLaw or previousPos(ADJ) or next(of in with between to) or previous(in with a an)
  simple-words 4 %discrepancy between|in => %difference $2 ; not: aboutFormulasStatisticsOrLaw or sentenceHas(difference differences)
  + There is a discrepancy between the two. => There is a difference between the two.
  = They found a discrepancy.
discussion
  synonyms 6 %discussion => %conversation ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
disdain
  rare-nouns 7 disdain/NOUN => contempt | scorn ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
disheartening
  story-manner 6 disheartening => discouraging ; not: aboutFormulas or afterDegreeWord or next(, and or but yet & - lifestyle lifestyles)
dispute
  synonyms 6 %dispute/NOUN => %disagreement | %argument ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
doubt
  wordy-phrases 2 %doubt concerning => $1 about
  wordy-phrases 2 %doubt [ as to ] whether|why|what|how|when => about
downfall
  rare-nouns 9 downfall/NOUN => fall | ruin ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms) or behindLemma(4: be become meet prove)
  = He met his downfall.
downside
  formal-words 5 %downside => %disadvantage ; not: next(risk protection) or besideNounOrName or sentenceHas(upside disadvantage)
  + It has a downside. => It has a disadvantage.
  = It has an upside and a downside.
drawback
  synonyms 6 %drawback => %downside ; not: besideName or nextPos(NOUN PROPN) or previousPos(NOUN) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(at point) or next(of to for with on in over between about) and not previousPos(DET ADJ) or previousPos(PROPN NUM)
duration
  simple-words 4 %duration => length ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  rare-nouns 9 [ duration/NOUN ] of => length ; when: previous(the) and ahead(4: call class concert contract course film flight journey lease lesson meeting movie session stay term trip video visit) ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms) or before(2: for throughout)
  + They asked about the duration of the course. => They asked about the length of the course.
  = The duration of the burst varies.
  = They rented it for a duration of ten years.
eatery
  review-words 6 this|the|other|another|any|every|local [ eatery ] => restaurant ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
  review-words 6 local|other|many|these|the [ eateries ] => restaurants ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
ecstasy
  rare-nouns 6 ecstasy/NOUN => joy ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
edifice
  simple-words 4 %edifice => %building ; not: besideName or sentenceHas(building)
  + It is a grand edifice. => It is a grand building.
  = The Royal Edifice Company failed.
effect
  wordy-phrases 4 effect [ upon ] => on
effort
  synonyms 6 effort/NOUN to => attempt to ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
elation
  rare-nouns 6 elation/NOUN => joy ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
emphasis
  wordy-phrases 4 emphasis [ upon ] => on
endeavor
  simple-words 4 %endeavor => %effort ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  plain-nouns 4 endeavors/NOUN => efforts ; when: previous(@efforts-called-endeavors) ; not: previous(professional creative future business artistic academic scientific entrepreneurial mining outdoor romantic) or previousPos(PRON PROPN) or previousLemma(be) or previous(future)
  = She paints in her creative endeavors.
  = Clubs are endeavors that pupils run.
  plain-nouns 4 endeavours/NOUN => efforts ; when: previous(@efforts-called-endeavors) ; not: previous(professional creative future business artistic academic scientific entrepreneurial mining outdoor romantic) or previousPos(PRON PROPN) or previous(future)
  plain-nouns 5 [ endeavor/NOUN ] => effort ; when: previous(@efforts-called-endeavors) ; not: not previousPos(DET ADJ) or previous(new next any every each first forthcoming upcoming future professional creative business artistic academic entrepreneurial) or next(to 's) or previous(new next any every each first)
  = Our forthcoming endeavor is a wall.
  plain-nouns 6 [ endeavour/NOUN ] => effort ; when: previous(@efforts-called-endeavors) ; not: not previousPos(DET ADJ) or previous(new next any every each first forthcoming upcoming future professional creative business artistic academic entrepreneurial) or next(to 's) or previous(new next any every each first)
  + Their joint endeavors saved the park. => Their joint efforts saved the park.
  = She combines several endeavors to pay the rent.
  synonyms 6 %endeavor => %effort | %undertaking ; not: besideName or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or previous(@prepositions-take-and-winning) or nextPos(PROPN NUM) or sentenceHas(@law-sport-and-science-terms) or next(of to for with on in over between about) and not previousPos(DET ADJ)
endeavour
  simple-words 4 %endeavour => %effort ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
enemy
  synonyms 6 %enemy => %foe ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
enhancement
  simple-words 4 %enhancement => %improvement ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such) or sentenceHas(cyborg cybernetic genetic implant improve)
  + The enhancements took a week. => The improvements took a week.
  = They live with cybernetic enhancements.
  rare-phrases 6 enhancement/NOUN of|in|to => improvement $2 ; when: objects(efficiency experience health life performance quality safety skill) ; not: aboutFormulasStatisticsOrLaw
  + It led to an enhancement of quality. => It led to an improvement of quality.
  = We see an enhancement in the spectrum.
enigma
  rare-nouns 6 %enigma/NOUN => %mystery | %puzzle ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
enthusiast
  simple-words 4 %enthusiast => %fan ; when: previousPos(NOUN) ; not: besideName or sentenceHas(fan fans)
  + They are music enthusiasts. => They are music fans.
  = He is an enthusiast.
environment
  rare-nouns 10 supportive|comfortable|relaxed|welcoming|friendly|calm [ environment ] => atmosphere ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms) or before(2: -)
  + The shop has a friendly environment. => The shop has a friendly atmosphere.
  = Keep a sleep-friendly environment.
  = Dogs need a nurturing environment.
epic
  story-moments 6 a tale|story of [ epic ] proportions => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
epiphany
  rare-nouns 6 epiphany/NOUN => revelation | insight ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
era
  example-links 7 era [ where ] => in which ; when: hasObject and not inCasualText
  + He opened an era where boats were built of steel. => He opened an era in which boats were built of steel.
error
  synonyms 6 %error => %mistake ; not: besideName or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or previous(@prepositions-take-and-winning) or nextPos(PROPN NUM) or sentenceHas(@law-sport-and-science-terms) or next(of to for with on in over between about) and not previousPos(DET ADJ)
establishment
  review-words 6 this|such [ establishment ] => place ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
  review-words 5 at|to|visit|visited|leave|left|entered|entering the [ establishment ] => place ; not: next(of) or aboutLaw
  + I will not come back to this establishment. => I will not come back to this place.
  = The establishment of the bank took years.
event
  plain-nouns 6 catastrophic %event => %catastrophe ; not: aboutFormulasOrStatistics or previous(more most less) or sentenceHas(catastrophe)
  + Such catastrophic events are rare. => Such catastrophes are rare.
  = Such happy events are rare.
exam
  formal-words 5 exam/NOUN => examination ; not: besideName or nextPos(NOUN)
  + The exam is long. => The examination is long.
  = The exam hall is closed.
  formal-words 5 exams/NOUN => examinations ; not: besideName or nextPos(NOUN)
exasperating
  story-manner 6 exasperating => annoying ; not: aboutFormulas or afterDegreeWord or next(, and or but yet & - lifestyle lifestyles)
exasperation
  rare-nouns 7 exasperation/NOUN => annoyance ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
expenditure
  common-words 7 expenditure => spending ; not: aboutFormulasOrStatistics or previousPos(DET) or nextPos(NOUN) or previous(caloric calorie capital energy heat) or sentenceHas(calorie energy metabolism)
  + They cut public expenditure. => They cut public spending.
  = Sleep lowers calorie expenditure.
  common-words 7 government|public|healthcare|military|household|consumer|defense [ expenditures ] => spending ; not: aboutFormulasOrStatistics or ahead(6: are were have) or sentenceHas(spend spending)
  + They cut public expenditures. => They cut public spending.
  = Public expenditures were cut.
experiment
  example-links 7 experiment [ where ] => in which ; when: hasObject and not inCasualText
  example-links 7 experiments [ where ] => in which ; when: hasObject and not inCasualText
expert
  synonyms 6 %expert/NOUN => %specialist ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
expertise
  synonyms 6 expertise => skill | know-how ; not: besideName or nextPos(NOUN PROPN) or previousPos(NOUN) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(at point) or next(of to for with on in over between about) and not previousPos(DET ADJ) or previousPos(PROPN NUM)
facet
  plain-nouns 4 every|all|many|other [ %facet ] of => %part
  synonyms 6 %facet => %side | %aspect ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
fatality
  rare-nouns 6 %fatality/NOUN => %death ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
  + Three fatalities were reported. => Three deaths were reported.
fave
  formal-words 5 fave => favorite ; not: besideName
  + It is my fave song. => It is my favorite song.
  = The Fave Club met.
feature
  story-looks 5 etched|written|visible|evident on|into|in|across his|her|my|your|their [ features ] => face ; not: nextPos(VERB)
  = The phone has many features.
feeling
  review-talk 6 ~leave me|you|us|him|her|them|audiences|viewers|readers|fans|customers|guests|people|everyone [ feeling ] @ADJ|VERB => - ; when: slot(4: angry anxious bewildered calm confident confused content delighted depressed disappointed discouraged disgusted dissatisfied drained elated empty energized exhausted frustrated fulfilled furious happy helpless hopeful hopeless hungry inspired motivated nervous numb overwhelmed perplexed puzzled refreshed rejuvenated relaxed relieved sad satisfied shaken speechless stunned tired underwhelmed uneasy unfulfilled unsatisfied unsettled uplifted upset) ; not: aboutFormulasStatisticsOrLaw
  = The call left me feeling undervalued.
  + The ending left me feeling sad. => The ending left me sad.
  = The ending left me feeling rotten.
  synonyms 6 a [ feeling ] of => sense ; when: after(2: @feelings-to-have-a-sense-of) ; not: isNegatedAskedOrInWarning
fervor
  plain-nouns 6 fervor => passion ; not: sentenceHas(passion passionate religious)
  plain-nouns 6 fervour => passion ; not: sentenceHas(passion passionate religious)
fiasco
  rare-nouns 6 fiasco/NOUN => disaster ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
finding
  synonyms 6 [ our ] findings => the ; not: isComparedOrInTestsOrWarning
  synonyms 6 our|the [ findings ] show|demonstrate|indicate|suggest|reveal => results
flair
  rare-nouns 6 flair/NOUN for => talent for ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
flick
  formal-words 5 %flick/NOUN => %film ; when: previousPos(ADJ NOUN) or previous(this the a) and nextPos(PUNCT VERB AUX) ; not: next(of) or besideName or sentenceHas(wrist switch finger)
  + It is a good flick. => It is a good film.
  = He did it with a flick of the wrist.
folk
  formal-words 5 folks/NOUN => people ; not: previousPos(PRON PROPN) or previous(my your his her their our) or next(' ’)
  + (formal) Some folks live on boats. => Some people live on boats.
  = Her folks live on a boat.
form
  example-links 7 form [ where ] => in which ; when: hasObject and not inCasualText
  example-links 7 forms [ where ] => in which ; when: hasObject and not inCasualText
  wordy-phrases 7 some [ form of ] protection|punishment|compensation|assistance|help|support|regulation|relief|oversight => - ; not: aboutLaw
  + They want some form of compensation. => They want some compensation.
  = They want some form of agreement.
format
  example-links 7 format [ where ] => in which ; when: hasObject and not inCasualText
fortitude
  rare-nouns 6 emotional|inner|mental|moral [ fortitude ] => strength ; not: attributive or nextPos(NOUN) or sentenceHas(strength) or next(and or)
  + The climb takes mental fortitude. => The climb takes mental strength.
  = The list has grit, fortitude and zeal.
frailty
  rare-nouns 6 frailty/NOUN => weakness ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
framework
  example-links 7 framework [ where ] => in which ; when: hasObject and not inCasualText
  synonyms 6 %framework [ for <Ving> ] => to $V3 ; not: isComparedOrInTestsOrWarning
fridge
  formal-words 5 fridge => refrigerator ; not: besideNounOrName
functionality
  nouns-or-verbs 6 functionalities => functions | features ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
gadget
  plain-nouns 6 [ electronic ] gadget|gadgets => - ; not: previous(and or ,)
  + They sell electronic gadgets. => They sell gadgets.
  = They sell electronic parts.
garbage
  formal-words 5 ~be [ garbage ] . => very poor ; when: subject(film movie book show song plot acting script story game album)
  + The film is garbage. => The film is very poor.
  = The bag is garbage.
garment
  nouns-or-verbs 6 garments => clothes ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
goal
  synonyms 6 %goal/NOUN => %objective ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
  = He scored the winning goal.
grandma
  formal-words 5 my|your|his|her|our|their [ grandma ] => grandmother
grandpa
  formal-words 5 my|your|his|her|our|their [ grandpa ] => grandfather
gratitude
  rare-nouns 5 gratitude/NOUN to|for => thanks $2 ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms) or previous(of deep deepest profound)
  = Age brings a sense of gratitude for small joys.
grief
  synonyms 6 %grief => %sorrow ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
groundbreaking
  plain-adjectives 7 groundbreaking => pioneering ; when: attributive and nextLemma(research study work approach method technique report paper book framework theory technology treatment design artist film album) ; not: next(, and or but yet &) or nextLemma(ceremony innovation novelty discovery) or afterDegreeWord
  + She wrote a groundbreaking study of moss. => She wrote a pioneering study of moss.
  = It was a groundbreaking milestone for the port.
  synonyms 6 groundbreaking => pioneering ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
guidance
  rare-nouns 9 seek|seeking|sought|provide|provides|offer|offers|offering|ask|need [ guidance ] => advice ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms) or next(and or)
  = They offer guidance and hope.
  plain-nouns 7 guidance on how to => advice on how to ; when: inCasualText ; not: aboutLaw or sentenceHas(advice)
  + You'll find guidance on how to bake it. => You'll find advice on how to bake it.
  = You'll find guidance on rye.
guise
  rare-nouns 9 guise/NOUN of => cover of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
guy
  formal-words 5 a|the|this|that [ guy ] => man ; not: besideName or previous(bad good)
  + The guy left. => The man left.
  = Guy left.
  formal-words 5 the|these|those|some [ guys ] => people ; not: besideName
  + Those guys left. => Those people left.
hiatus
  rare-nouns 6 hiatus/NOUN => break ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
hue
  story-scenes 5 %hue of => %shade of ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
  story-scenes 5 %hue => %color ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
  rare-nouns 6 hues/NOUN of => shades of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
hurdle
  rare-nouns 5 %hurdle/NOUN => %obstacle ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms) or aboutSport or previousPos(NUM) or sentenceHas(athlete race medal championship indoor)
  = She cleared the hurdle on the track.
  = The athlete won the hurdles.
  + The cost is a hurdle. => The cost is an obstacle.
  synonyms 6 %hurdle => %obstacle | %barrier ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
idiosyncrasy
  rare-nouns 6 %idiosyncrasy/NOUN => %quirk ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
impact
  wordy-phrases 4 impact [ upon ] => on
  plain-nouns 5 [ %impact/NOUN ] of|on|upon => %effect ; when: afterDeterminerAdjectiveOrPossessive ; not: aboutFormulasOrStatistics or aboutCollisions or nextPos(NOUN) or previous(environmental full direct global economic high such) or sentenceHas(effect affect) or near(4: leave make lack lose soften original)
  plain-nouns 4 positive|negative|lasting|harmful|serious|profound|adverse|major|significant [ %impact/NOUN ] => %effect ; not: aboutFormulasOrStatistics or aboutCollisions or nextPos(NOUN) or sentenceHas(effect affect) or near(4: leave chance probability risk make lack lose soften original)
  + The impact of frost on grain is small. => The effect of frost on grain is small.
  = The impact of the asteroid left a crater.
  = The probability of a major impact is low.
  = Her talk left a lasting impact on me.
  nouns-or-verbs 6 its|their|his|her|our [ impact ] on => effect ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
  everyday-words 5 [ impact/NOUN ] of|on => effect ; not: previous(environmental economic social lasting big to) or near(4: leave make) or sentenceHas(effect) or aboutLaw
  everyday-words 7 [ impacts/NOUN ] => effects ; when: next(of on , . and) ; not: sentenceHas(effect) or aboutLaw or previousPos(PROPN) or previous(it which that this)
  synonyms 6 %impact on => %effect on ; not: besideName or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or nextPos(NUM)
impediment
  rare-nouns 6 %impediment to => %obstacle to | %barrier to ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
imperfection
  simple-words 4 %imperfection => %flaw ; not: aboutFormulasOrPhysics or sentenceHas(flaw flaws) or previous(of)
  + She hid her imperfections. => She hid her flaws.
  = It shows the beauty of imperfection.
inception
  simple-words 4 since its inception => since its start ; not: besideName
  + It has grown since its inception. => It has grown since its start.
  = We watched Inception.
inclination
  rare-nouns 6 inclination/NOUN to|for => tendency $2 ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
inclusivity
  rare-nouns 5 inclusivity/NOUN => inclusion ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms) or next(of)
  = It limits the inclusivity of the menu.
indication
  rare-nouns 6 %indication of|that => %sign $2 ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
  + There is no indication of damage. => There is no sign of damage.
individual
  simple-words 4, informal-words 3 %individual => %person ; not: aboutAnimalsOrGenetics or sentenceHas(@biology-and-law-of-individuals species selection evolution trait traits) or nextPos(NOUN) or next(' ’) or previous(each every) or reportsFigures or warnsOrBinds
  plain-nouns 4 individuals ' => people's ; not: aboutLaw or aboutStatistics
  plain-nouns 4 individuals => people ; when: not (sentenceHas(@biology-and-law-of-individuals) or previous(as and or unique) or next(')) or not (aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics) ; not: aboutLaw or aboutStatistics or previous(similar as) or previous(and or) and not next(with who) or next(and or) and afterLemma(2: company corporation family group institution nation society state team) or previous(beyond)
  = We thrive as individuals and as a town.
  + Many individuals came. => Many people came.
  = It helps us as individuals.
  + The tax falls on individuals and businesses. => The tax falls on people and businesses.
  = The fee for individuals and families is low.
  = Individual rights matter.
  = The rule treats similar individuals alike.
  plain-nouns 6 an|each|every|any [ individual/NOUN ] => person ; not: aboutLaw or aboutStatistics or sentenceHas(species population gene collective specimen group society person) or nextPos(NOUN ADJ PROPN) or next('s)
  = The seed favors individuals with this trait.
  + It is used by talented individuals. => It is used by talented people.
  = Two individuals of this species were seen.
  nouns-or-verbs 6 another [ individual/NOUN ] => person ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
  plain-nouns 6 the|this|that [ individual/NOUN ] => person ; when: previous(this that) or next(who whom whose with in at from on behind being) ; not: aboutFormulasStatisticsOrLaw or aboutAnimalsOrGenetics or sentenceHas(society group person community state organization organisation collective nation freedom liberty family company) or nextPos(NOUN ADJ PROPN) or next('s - and or versus) or previous(and or as of)
  + They helped the individual with the bags. => They helped the person with the bags.
  = The state must protect the individual.
  = It allows the individual to learn a trade.
  synonyms 6 %individual/NOUN => %person ; not: besideName or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or previous(@prepositions-take-and-winning) or nextPos(PROPN NUM) or sentenceHas(@law-sport-and-science-terms) or next(of to for with on in over between about) and not previousPos(DET ADJ)
influence
  wordy-phrases 4 influence [ upon ] => on
  synonyms 6 influence/NOUN on => effect on | impact on ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
info
  formal-words 5 info/NOUN => information
  + (formal) The info is on the wall. => The information is on the wall.
  = The information is on the wall.
information
  wordy-phrases 2 %information concerning => $1 about
  wordy-phrases 2 %information [ as to ] whether|why|what|how|when => about
ingenuity
  simple-words 4 ingenuity => cleverness ; not: besideName
  + It shows their ingenuity. => It shows their cleverness.
  = The Ingenuity Flyer landed.
inhabitant
  simple-words 4 inhabitants => people ; not: besideNounOrName or warnsOrBinds or reportsFigures or aboutLaw or previousPos(ADJ) or next(of in with between to) or previous(in with a an)
  rare-nouns 9 %inhabitant/NOUN => %resident ; when: sentenceHas(town city village district building neighborhood suburb) ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms) or previous(its original earliest first early ancient)
  + Most inhabitants of the town fish. => Most residents of the town fish.
  = The original inhabitants of the town fished.
  = They studied the forest and its inhabitants.
  synonyms 6 %inhabitant => %resident ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
  simple-words 4 the inhabitants of => the people of ; not: sentenceHas(animal people)
  + The inhabitants of the town fled. => The people of the town fled.
  = He was an inhabitant of the town.
inkling
  rare-nouns 6 inkling/NOUN => idea ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
inquiry
  plain-nouns 6 [ inquiries ] about|regarding|or|, => questions ; not: aboutLaw or previousPos(ADJ NOUN) or next(into) or sentenceHas(question police)
insight
  plain-nouns 5 [ insights ] into => insight ; not: previous(these the many several key) or opensSentence
instance
  rare-nouns 6 %instance of => %case of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms) or nextPos(PROPN NUM SYM X)
  = They searched for instances of SB-4.
intention
  rare-nouns 8 ~announce|confirm|reveal a|the|her|his|its|our|their [ %intention to ] <V> => %plan to ; not: aboutFormulasStatisticsOrLaw
  + The bank announced its intention to close the branch. => The bank announced its plan to close the branch.
  = She expressed her intention to leave.
  = It is not my intention to argue.
interplay
  plain-nouns 4 [ interplay ] of|between|among => interaction ; not: aboutFormulas or near(3: light shadow colour color)
  = Their interplay was sharp.
intricacy
  simple-words 4 the [ intricacies ] of => finer points ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  + (simple) She knows the intricacies of tax law. => She knows the finer points of tax law.
introspection
  rare-nouns 7 introspection/NOUN => self-reflection | reflection ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
investigation
  simple-words 4 %investigation into|of => %study of ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
invigorating
  review-words 6 invigorating => refreshing ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
involvement
  rare-nouns 7 my|his|her|our|their|your [ involvement ] in => part | role ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
issue
  set-phrases 8 [ issues ] arise|arises|arose => problems ; not: previous(ethical legal privacy the these health safety)
  plain-nouns 6 health|heart|breathing|respiratory|digestive|skin|joint|kidney|liver|dental|hearing|plumbing|engine|mechanical [ %issue/NOUN ] => %problem ; not: before(2: public global women men national 's animal child population) or behind(8: discuss debate article policy awareness topic topics writes write report reports expert journal) or sentenceHas(problem) or nextPos(NOUN)
  + He retired because of health issues. => He retired because of health problems.
  = They hold talks on public health issues.
  synonyms 6 %issue/NOUN => %problem ; not: nextPos(NOUN PROPN) or previousPos(NOUN PROPN NUM) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(at point) or next(of to for with on in over between about) and not previousPos(DET ADJ)
jeopardy
  simple-words 4 in jeopardy => in danger ; not: besideName or aboutLaw
  + The plan is in jeopardy. => The plan is in danger.
  = They watch Jeopardy.
journey
  plain-nouns 9 educational|academic|learning|career [ journey ] => path
juncture
  rare-nouns 6 %juncture => %point | %moment ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
  simple-words 4 at this juncture => at this point
  + We stop at this juncture. => We stop at this point.
  = It is a critical juncture.
kid
  formal-words 5 kids => children ; not: besideNounOrName or next(' ’)
  formal-words 5 kid => child ; not: besideNounOrName or next(' ’)
  = (formal) The kids' meals are good.
  + The kids left, and her mom stayed. => The children left, and her mother stayed.
  = The Kids in the Hall is old.
landscape
  plain-nouns 6 political [ landscape ] => scene ; not: near(4: shape)
  plain-nouns 6 tech|gaming|marketing|retail [ landscape ] => world ; not: nextPos(NOUN) or next(photography design) or sentenceHas(world global)
  rare-nouns 4 digital|business|corporate|media|technological|technology [ landscape ] => world ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms) or nextPos(NOUN)
  = It skews the financial landscape for firms.
  rare-nouns 6 cultural|music|literary|artistic|musical [ landscape ] => scene | world ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
  plain-nouns 9 [ economic landscape ] => economy ; not: nextPos(NOUN) or previous(and or ,) or behind(2: industry sector company firm market) or sentenceHas(economy)
  + The war changed the economic landscape of the region. => The war changed the economy of the region.
  = The social and economic landscape is bare.
learner
  rare-nouns 5 learners/NOUN => students ; not: aboutFormulas or previous(language english lifelong adult weak and) or previous(- shot) or previousPos(NOUN) or sentenceHas(model models shot neural network algorithm)
  = The models are strong few-shot learners.
learning
  plain-nouns 4 learnings => lessons
location
  synonyms 6 %location => %place | %spot ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
longevity
  simple-words 4 longevity => long life ; when: previous(the its their your promote promotes) ; not: besideNounOrName or aboutFormulasOrStatistics
  + Walking promotes longevity. => Walking promotes long life.
  = Longevity studies are rare.
magnitude
  simple-words 4 magnitude of the problem|issue|challenge|task|crisis|loss|disaster => size of the $4 ; not: aboutFormulasOrPhysics
  + They saw the magnitude of the problem. => They saw the size of the problem.
  = They saw the magnitude of the star.
malady
  simple-words 4 %malady => %illness ; not: besideName
  + He had a strange malady. => He had a strange illness.
  = The Malady Club met.
manner
  rare-phrases 5 in a @ADJ [ manner ] => way ; not: aboutFormulasStatisticsOrLaw or previous(supervised unsupervised autoregressive recursive iterative greedy)
  + He spoke in a calm manner. => He spoke in a calm way.
mayhem
  simple-words 4 mayhem => chaos ; not: sentenceHas(chaos) or besideName
  + It caused mayhem. => It caused chaos.
  = It caused chaos and mayhem.
mechanism
  example-links 7 mechanism [ where ] => in which ; when: hasObject and not inCasualText
medication
  simple-words 4 %medication => %medicine ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
melancholy
  literary-words 10 melancholy/NOUN => sadness ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
melody
  story-scenes 9 haunting|gentle|soft|sweet|simple|familiar|old|soothing|beautiful|strange|slow|sad [ %melody ] => %tune ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
  simple-words 4 %melody => %tune ; not: sentenceHas(tune tunes harmony) or besideName or previous(Mike)
  + She hummed a melody. => She hummed a tune.
  = The melody and the harmony clash.
method
  example-links 7 method [ where ] => in which ; when: hasObject and not inCasualText
  purpose-phrases 6 method [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
  purpose-phrases 7 methods [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
  + We know methods for curing ham. => We know methods to cure ham.
  synonyms 6 %method [ for <Ving> ] => to $V3 ; not: isComparedOrInTestsOrWarning
methodology
  simple-words 4 %methodology => %method ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  plain-nouns 5 methodology => method ; not: opensSentence or near(3: section research agile) or aboutFormulas or not dependent(det nmod:poss)
  plain-nouns 5 methodologies => methods ; not: near(3: research agile)
mirth
  literary-words 6 mirth/NOUN => laughter ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
mishap
  simple-words 4 %mishap => %accident ; not: sentenceHas(accident accidents)
  + There were a few mishaps. => There were a few accidents.
  = It was an accident, a mishap.
model
  example-links 7 model [ where ] => in which ; when: hasObject and not inCasualText
  example-links 7 models [ where ] => in which ; when: hasObject and not inCasualText
modicum
  simple-words 4 a modicum of => a bit of
  + He has a modicum of sense. => He has a bit of sense.
  = He has no modicum.
modification
  simple-words 4 %modification => %change ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such) or not mode(simple) and (aboutFormulas or near(4: gene genetic behavior body protein))
mom
  formal-words 5 my|your|his|her|our|their|a|the [ mom ] => mother
  formal-words 5 my|your|his|her|our|their|a|the [ mum ] => mother
moniker
  literary-words 6 %moniker => %nickname | %name ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
movie
  formal-words 5 movie/NOUN => film ; not: previous(road) or next(theater theatre theaters night) or besideName
  + The movie is long. => The film is long.
  = The movie theater is closed.
  formal-words 5 movies/NOUN => films ; not: previous(road) or besideName or previous(the) and nextPos(PUNCT)
  + Many movies are long. => Many films are long.
  = We went to the movies.
  synonyms 6 %movie => %film ; not: (nextPos(PROPN) or previousPos(PROPN) or reportsTests or aboutCodeScienceOrCourts or previousPos(PROPN NUM) or isCompared or previous(very) or next(@nouns-of-amount-and-extent)) and (nextPos(PROPN) or previousPos(PROPN) or nextPos(NOUN PROPN) or previousPos(NOUN) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(at point) or next(of to for with on in over between about) and not previousPos(DET ADJ) or previousPos(PROPN NUM))
narrative
  story-actions 5 the|this|a|an|his|her|their|its|'s [ %narrative/NOUN ] => %story ; not: sentenceHas(story history political media poem) or next(that of voice structure design arc review form style analysis)
  + The narrative drags in the second act. => The story drags in the second act.
  = She rejects the narrative that men read less.
nemesis
  simple-words 4 nemesis => enemy ; not: besideName or opensSentence
  + He met his nemesis. => He met his enemy.
  = Nemesis was a goddess.
nestled
  story-scenes 6 , [ nestled ] in|between|among|on|at|along|near|amid|amidst|under|beneath|beside => -
  story-scenes 5 @NOUN|PROPN [ nestled ] in|between|among|on|at|along|near|amid|amidst|under|beneath|beside the|a|an|his|her|their|my|its|our|your => -
  story-scenes 5 ~be [ nestled ] in|between|among|on|at|along|near|amid|amidst|under|beneath|beside => -
  + The village, nestled between two hills, was quiet. => The village, between two hills, was quiet.
  = She nestled against his shoulder.
news
  wordy-phrases 2 %news concerning => $1 about
notification
  simple-words 4 %notification => %notice ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
notion
  rare-nouns 5, simple-words 4 %notion => %idea ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
  + That notion is wrong. => That idea is wrong.
  nouns-or-verbs 6 notion => idea ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
  nouns-or-verbs 6 notions => ideas ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
  synonyms 6 %notion => %idea | %concept ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
novice
  simple-words 4 %novice => %beginner ; not: nextPos(NOUN) or besideName or sentenceHas(nun monk beginner beginners monastery convent)
  + He is a novice. => He is a beginner.
  = The novice prayed with the monk.
objective
  common-words 7, simple-words 4 %objective/NOUN => %goal ; when: (not (besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)) and mode(simple) or not (aboutFormulas or next(function) or sentenceHas(goal training train loss learning) or previous(learning military))) and (not (besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)) and mode(simple) or not (aboutFormulas or next(function) or sentenceHas(aim goal training train loss learning) or previous(learning military))) ; not: nextPos(NOUN) or sentenceHas(optimization optimize optimized optimizing adversarial bert chatbot decoder decoding language likelihood loss model neural network pre-training pretraining train) or previous(-) or previousPos(NOUN) or next(,) and afterPos(2: ADJ) or previous(business corporate investment strategic) or sentenceHas(adversarial bert chatbot decoder decoding language likelihood loss model neural network pre-training pretraining train)
  = Each step is optimized with the same objective.
  = They want an objective, fair and calm judge.
  = Two training objectives help the model.
  = The decoding objectives favour short answers.
  nouns-or-verbs 6 a|the|this|our|their|your|his|her [ objective/NOUN ] => goal | aim ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or next(,) and afterPos(2: ADJ)
  nouns-or-verbs 6 main|primary|ultimate|overall|key [ %objective/NOUN ] => %goal | %aim ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
  synonyms 6 %objective/NOUN => %goal | %aim ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
obligation
  simple-words 4 %obligation => %duty ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
occupation
  simple-words 4 %occupation => %job ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
occurrence
  simple-words 4 %occurrence => %event ; not: besideNounOrName or warnsOrBinds or reportsFigures or aboutLaw or previousPos(ADJ PRON) or next(of in with between to) or previous(in with a an her his its my our their your)
  = (simple) Their occurrence is rare.
  plain-nouns 6 occurrences => events ; not: aboutFormulasOrStatistics or next(of) or previousPos(NOUN) or sentenceHas(event) or previous(future such these similar further repeat)
  = Locks prevent future occurrences.
  simple-words 4 a|an common|rare|daily|regular|everyday|unusual [ occurrence ] => event ; not: next(of) or aboutFormulasOrStatistics
  + It is a rare occurrence. => It is a rare event.
  = It is a rare occurrence of gold.
opportunity
  simple-words 4 %opportunity to => %chance to ; not: firstEnds(y) and not dependent(det nmod:poss) or warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  simple-words 4 %opportunity for => %chance for ; not: firstEnds(ies) or warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM) or previousLemma(open up present seize) or previous(opened)
  = (simple) The bridge opened opportunities for trade.
  wordy-phrases 5 %opportunity/NOUN to <V> => %chance to $3 ; not: firstEnds(y) and not dependent(det nmod:poss) or mode(academic formal) or previousPos(NOUN) or previous(equal job excellent) or sentenceHas(chance) or behind(4: open opens opened opening)
  + She has many opportunities to sing. => She has many chances to sing.
  purpose-phrases 10 opportunities [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
  common-words 5 the|an|this|another|every|any [ opportunity ] to <V> => chance ; not: aboutLaw
  + She gave us an opportunity to sing. => She gave us a chance to sing.
  synonyms 6 %opportunity to => %chance to ; not: firstEnds(y) and not dependent(det nmod:poss) or besideName or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or nextPos(NUM)
option
  simple-words 4 %option for => %choice for ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  synonyms 6 %option => %choice ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
outcome
  reporting-phrases 4 business|positive|better|desired|successful [ outcomes ] => results ; not: aboutStatistics or mode(academic)
  rare-nouns 6 the|this [ outcome/NOUN ] => result ; not: aboutFormulasOrStatistics or sentenceHas(result patient treatment clinical possible) or next(variable measure measures) or next(unfolds unfolded)
  synonyms 6 %outcome => %result ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
panacea
  plain-nouns 6 panacea => cure-all
passion
  rare-nouns 9 my|his|her|their|your|our [ passion ] for => love ; not: nextPos(VERB)
pathway
  rare-nouns 9 %pathway to|for|towards|toward => %path $2 ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms) or firstTag(NNP NNPS) or nextPos(PROPN) or opensSentence
  + It is a pathway to peace. => It is a path to peace.
  = Pathways for Peace runs a school.
patron
  review-words 5 [ patrons ] => customers | guests ; when: sentenceHas(@places-to-eat-and-drink) ; not: sentenceHas(libraries library museum theater) or next(of saint and) or previous(and art wealthy rich royal)
  = The library lends films to its patrons.
  + The bar was full of patrons. => The bar was full of customers.
  = He was one of the patrons of the arts.
pattern
  plain-nouns 7 ~regulate|disrupt|disturb @DET|PRON? sleep [ patterns ] => - ; not: aboutStatistics or nextPos(NOUN VERB AUX) or next(and or)
  + Noise disrupts sleep patterns. => Noise disrupts sleep.
  = Noise changes sleep patterns.
penchant
  simple-words 4 a penchant for => a liking for
  + He has a penchant for hats. => He has a liking for hats.
  = His penchant is known.
peril
  rare-nouns 9 %peril => %danger ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms) or sentenceHas(catastrophe insure insured reserve risk underwriting) or previous(natural)
  + She saw the peril at once. => She saw the danger at once.
  = We insure ships against named perils.
personnel
  plain-nouns 9 medical|hospital|support|teaching|office|administrative|maintenance|hotel|school|nursing|kitchen|sales|cleaning|trained|qualified|healthcare|clinical|library|front-line|delivery|catering|warehouse|restaurant|different|existing|new|our|your|to|train|training|hire|hiring|recruit|recruiting [ personnel ] => staff ; not: nextPos(NOUN PROPN) or behindPos(3: NUM) or sentenceHas(staff army military navy soldier troop force police officer marine aircraft war veteran base) or next(carrier carriers file files)
  + They train medical personnel. => They train medical staff.
  = They saw three medical personnel.
  + The course taught your personnel to cook. => The course taught your staff to cook.
perspective
  simple-words 4 %perspective => %point of view ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  + (simple) They share several perspectives. => They share several points of view.
  = (simple) It was drawn in perspective.
  rare-nouns 9 %perspective on => %view on | %view of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
  rare-nouns 9 a|an|the new|fresh|different|broader|global [ perspective on ] => view of ; not: aboutFormulasOrStatistics or near(3: take from)
  + She has a fresh perspective on trade. => She has a fresh view of trade.
  = A new day brings a fresh perspective.
  nouns-or-verbs 6 different|new|fresh|many|several|various|diverse [ perspectives ] => viewpoints ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
photo
  formal-words 5 photo/NOUN => photograph ; not: besideNounOrName or inStory
  + Attach a photo. => Attach a photograph.
  = The photo gallery is closed.
photograph
  informal-words 3 photograph/NOUN => photo ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
  + She kept a photograph. => She kept a photo.
  = She may photograph it.
  informal-words 3 photographs/NOUN => photos ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
physician
  simple-words 4 %physician => %doctor ; not: nextPos(NOUN PROPN) or aboutFormulasOrStatistics or sentenceHas(doctor primary)
  plain-nouns 9 physicians/NOUN => doctors ; not: nextPos(NOUN PROPN) or previousPos(NOUN PROPN) or aboutFormulasOrStatistics or aboutLaw or sentenceHas(doctor doctors primary ancient medieval century) or previous(attending resident emergency) or mode(academic formal)
  + Many physicians use computers. => Many doctors use computers.
  = Ask doctors and physicians.
pinnacle
  rare-nouns 5 %pinnacle => %peak | high %point ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
pitfall
  rare-nouns 9 %pitfall => %danger | %trap | %problem ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
platform
  synonyms 6 %platform [ for <Ving> ] => to $V3 ; not: isComparedOrInTestsOrWarning
plea
  rare-nouns 7 %plea for => %appeal for ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
ploy
  simple-words 4 %ploy => %trick ; not: sentenceHas(trick tricks)
  + It was a ploy. => It was a trick.
  = It was a trick or ploy.
portion
  common-words 5 large|small|big|significant|considerable [ portion ] of => part ; not: aboutFormulasOrStatistics
predicament
  simple-words 4 my|your|his|her|our|their [ predicament ] => difficult situation
  + He explained his predicament. => He explained his difficult situation.
  = It was a cruel predicament.
prerequisite
  rare-nouns 6 %prerequisite for => %condition for | %requirement for ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
  simple-words 4 a prerequisite for => a requirement for ; not: sentenceHas(course)
  + Trust is a prerequisite for peace. => Trust is a requirement for peace.
  = It is a prerequisite for the course.
pressure
  wordy-phrases 4 pressure [ upon ] => on
pretext
  simple-words 4 the [ pretext ] of => excuse
  + He left under the pretext of work. => He left under the excuse of work.
  = It was a mere pretext.
principal
  common-words 6, simple-words 4 principal => main ; when: nextPos(NOUN) and mode(simple) or nextLemma(reason cause aim goal purpose) ; not: isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers) or aboutFormulasOrStatistics
procedure
  example-links 7 procedure [ where ] => in which ; when: hasObject and not inCasualText
process
  example-links 7, expand-words 3 process [ where ] => in which ; when: hasObject and not inCasualText
  example-links 7 processes [ where ] => in which ; when: hasObject and not inCasualText
  recast-links 7 decision - making [ processes ] => - ; when: previous(making) and (beforePos(4: VERB ADP CCONJ) or before(4: its their our your his her)) ; not: not nextPos(PUNCT ADP CCONJ)
  + It helps in decision-making processes. => It helps in decision-making.
  = It is a good decision-making process.
proficiency
  simple-words 4 %proficiency => %skill ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  plain-nouns 6 [ proficiency ] in => skill ; not: sentenceHas(skill english language) or aboutFormulasOrStatistics
profile
  rare-nouns 6 flavor %profile => %flavor ; not: sentenceHas(compound chemical analysis) or near(12: flavor)
  + The beer has a rich flavor profile. => The beer has a rich flavor.
  = The paper has a risk profile.
  rare-nouns 6 flavour %profile => %flavour ; not: sentenceHas(compound chemical analysis) or near(12: flavour)
  + The beer has a rich flavour profile. => The beer has a rich flavour.
  = The paper has a risk profile.
propensity
  simple-words 4 a propensity to => a tendency to ; not: aboutFormulasOrStatistics
  + He has a propensity to lie. => He has a tendency to lie.
  = We use a propensity score.
proponent
  plain-nouns 6 %proponent of => %supporter of ; not: sentenceHas(support supporter)
proprietor
  review-talk 6 proprietor/NOUN => owner ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  review-talk 6 proprietors/NOUN => owners ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
protocol
  plain-nouns 8 safety [ %protocol/NOUN ] => %rule ; not: aboutFormulasStatisticsOrLaw or sentenceHas(rule) or nextPos(NOUN)
  + The crew follows safety protocols. => The crew follows safety rules.
  = The crew follows flight protocols.
prowess
  plain-nouns 4 prowess => skill ; not: previous(military sexual)
proximity
  simple-words 4 its|their|the proximity to => $1 closeness to ; not: aboutFormulasOrPhysics
  + We like its proximity to the sea. => We like its closeness to the sea.
  = It is in proximity.
purpose
  synonyms 6 %purpose/NOUN => %aim ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
pursuit
  rare-nouns 6 academic|scholarly [ pursuits ] => studies | work ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
quandary
  literary-words 6 %quandary => %dilemma ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
quantity
  simple-words 4 %quantity => %amount ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
quest
  plain-nouns 6 [ quest ] for knowledge|truth|meaning|power|peace|freedom|identity|answers|justice|happiness|equality => search ; not: sentenceHas(search)
  rare-nouns 8 in a|the|her|his|its|our|their|your [ %quest to ] => %effort to ; not: aboutFormulasOrStatistics or near(4: embark hero king knight)
  + In their quest to save fuel, they fit sails. => In their effort to save fuel, they fit sails.
  = They set out on a quest to find the well.
question
  letter-phrases 2 [ should ] you have questions => if
  wordy-phrases 2 %question concerning => $1 about
  wordy-phrases 2 %question [ as to ] whether|why|what|how|when => about
  courteous-words 5 question|questions|concern|concerns|information|enquiry|inquiry|details|complaint|complaints|update|updates [ about ] => regarding
  + Send your questions about the price. => Send your questions regarding the price.
  = Ask about the price.
ramification
  plain-nouns 4 ramifications => effects | consequences
  simple-words 4 %ramification => %consequence ; not: aboutFormulas or sentenceHas(consequence consequences)
  + It had serious ramifications. => It had serious consequences.
  = It had ramifications and consequences.
reason
  recast-phrases 6 %reason behind => %reason for
  wordy-phrases 1 %reason [ as to ] why => -
reflection
  wordy-phrases 4 reflection [ upon ] => on
refrigerator
  informal-words 3 refrigerator => fridge ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
relationship
  example-links 7 relationship [ where ] => in which ; when: hasObject and not inCasualText
reliance
  wordy-phrases 4 reliance [ upon ] => on
remainder
  shorter-phrases 3 remainder => rest ; when: previous(the) ; not: aboutFormulas or aboutLaw
remark
  synonyms 6 %remark/NOUN => %comment ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
repercussion
  plain-nouns 4 repercussions => consequences
  simple-words 4 %repercussion => %consequence ; not: sentenceHas(consequence consequences)
  + It had serious repercussions. => It had serious consequences.
  = It had repercussions and consequences.
requirement
  simple-words 4 %requirement for => %need for ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  simple-words 4 %requirement => %need ; when: not (next(that to for) or sentenceHas(law legal regulation software degree compliance)) or not (reportsFigures or aboutLaw or next(of in with between to) or previous(in with a an)) ; not: besideNounOrName or warnsOrBinds or previousPos(ADJ)
  synonyms 6 %requirement => %need ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
residence
  simple-words 4 %residence => %home ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  plain-nouns 6 my|your|his|her|their [ residence ] => home ; not: aboutLaw or nextPos(NOUN PROPN) or sentenceHas(home) or sentenceHas(palace king queen emperor ambassador)
  synonyms 6 %residence => %home ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
residue
  simple-words 4 %residue => rest ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
respite
  rare-nouns 6 %respite from => %break from | %rest from ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
  simple-words 4 a|some brief|short|little|welcome? [ respite ] => rest ; when: next(. ,)
  + They had a brief respite. => They had a brief rest.
  = They offer respite care.
response
  synonyms 6 response/NOUN to => reaction to ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
responsibility
  simple-words 4 responsibilities => duties ; not: besideNounOrName or next(for to) or aboutLaw
result
  synonyms 6 [ our ] results => the ; not: isComparedOrInTestsOrWarning
  synonyms 6 our|the [ results ] show|demonstrate|indicate|suggest|reveal => findings
resurgence
  simple-words 4 a [ resurgence ] => comeback ; not: next(of in)
  + The band made a resurgence. => The band made a comeback.
  = There was a resurgence of interest.
rumor
  wordy-phrases 2 %rumor concerning => $1 about
rumour
  wordy-phrases 2 %rumour concerning => $1 about
ruse
  simple-words 4 %ruse => %trick ; not: besideName or sentenceHas(trick tricks)
  + It was a ruse. => It was a trick.
  = It was a trick and a ruse.
scarcity
  simple-words 4 the|a [ scarcity ] of => shortage ; not: sentenceHas(shortage economics)
  + They faced a scarcity of food. => They faced a shortage of food.
  = Scarcity shapes economics.
scenario
  simple-words 4 %scenario => %case ; not: besideNounOrName or warnsOrBinds or reportsFigures or aboutLaw or previousPos(ADJ) or next(of in with between to) or previous(in with a an)
  = They compare the two SUSY scenarios.
  plain-nouns 6 [ scenarios ] where => cases ; not: previousPos(NOUN PROPN) or previous(- case what if) or sentenceHas(case)
scent
  story-scenes 6 %scent of => %smell of ; not: aboutFormulasOrPhysics or aboutPerfumesOrTracking or previous(get got catch caught catches)
  = The candle has the scent of roses.
scheme
  example-links 7 scheme [ where ] => in which ; when: hasObject and not inCasualText
segment
  simple-words 4 %segment => %part ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
sense
  synonyms 6 a [ sense ] of => feeling ; when: after(2: @feelings-to-have-a-sense-of) ; not: isNegatedAskedOrInWarning
serenity
  rare-nouns 7 serenity/NOUN => calm | peace ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
series
  example-links 7 series [ where ] => in which ; when: hasObject and not inCasualText
setup
  example-links 7 setup [ where ] => in which ; when: hasObject and not inCasualText
shift
  rare-nouns 5 [ %shift/NOUN ] in => %change ; when: previousPos(DET ADJ) ; not: aboutFormulasOrStatistics or previous(paradigm domain)
  rare-nouns 7 [ %shift/NOUN ] towards|toward|away => %move ; when: previousPos(DET ADJ) ; not: aboutFormulasOrStatistics
  + We saw a shift in opinion. => We saw a change in opinion.
  = She took the night shift in May.
shortcoming
  synonyms 6 %shortcoming => %weakness | %flaw ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
  simple-words 4 %shortcoming => %weakness ; not: sentenceHas(weakness weaknesses)
  + It has some shortcomings. => It has some weaknesses.
  = Its weaknesses and shortcomings are known.
significance
  plain-adjectives 4 [ significance ] of => importance ; not: aboutFormulasStatisticsOrNegated or previous(statistical)
  synonyms 6 %significance => %importance ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
skepticism
  simple-words 4 skepticism => doubt ; when: previous(with some of) ; not: sentenceHas(doubt doubts) or besideName
  + They heard it with skepticism. => They heard it with doubt.
  = Skepticism is a school of thought.
solace
  plain-nouns 4 solace => comfort ; not: sentenceHas(comfort) or previousPos(PROPN) or nextPos(PROPN)
sorrow
  synonyms 6 %sorrow => %sadness ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
spacecraft
  plain-nouns 4 spacecrafts => spacecraft
  + Two spacecrafts landed. => Two spacecraft landed.
  = Two spacecraft landed.
specialist
  synonyms 6 %specialist => %expert ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
spectator
  synonyms 6 %spectator => %onlooker ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
splendor
  literary-words 7 splendor/NOUN => beauty ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
  literary-words 10 splendour/NOUN => beauty ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
split
  story-moments 6 for a [ split ] moment|instant => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
stage
  example-links 7 stages [ where ] => in which ; when: hasObject and not inCasualText
stance
  rare-nouns 6 %stance on|regarding => %position on ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
  + The bank set out its stance on loans. => The bank set out its position on loans.
standpoint
  plain-nouns 8 from a|an|this|that|the @ADJ [ standpoint ] => point of view
stinker
  formal-words 5 a|an|this|the|complete|real [ stinker ] => failure ; not: besideName or objectIs(person)
  + The film is a stinker. => The film is a failure.
  = You little stinker.
story
  wordy-phrases 2 %story concerning => $1 about
storyline
  review-words 6 %storyline => %story ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
  + The storyline makes no sense. => The story makes no sense.
strategy
  purpose-phrases 10 strategies [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
  plain-nouns 6 @VERB [ strategies ] to <V> => ways ; not: aboutFormulasOrStatistics or sentenceHas(way)
  synonyms 6 %strategy [ for <Ving> ] => to $V3 ; not: isComparedOrInTestsOrWarning
stride
  changing-verbs 4 ~make @ADJ? [ strides ] => progress ; not: mode(shorten)
  + We made great strides in science. => We made great progress in science.
study
  synonyms 4 this|our [ study ] => research ; not: isNegatedOrInTestsOrWarning or nextPos(NOUN)
subpar
  review-words 6 subpar => poor ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
super
  formal-words 5 super @ADJ => very $2 ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
surge
  rare-nouns 6 %surge in => sharp %rise in | sharp %increase in ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
  + There was a surge in demand. => There was a sharp increase in demand.
system
  example-links 7, expand-words 3 system [ where ] => in which ; when: hasObject and not inCasualText
  synonyms 6 %system [ for <Ving> ] => to $V3 ; not: isComparedOrInTestsOrWarning
tale
  rare-nouns 9 %tale of => %story of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
  + He told a tale of two ships. => He told a story of two ships.
  synonyms 6 %tale => %story ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
task
  example-links 7 task [ where ] => in which ; when: hasObject and not inCasualText
  example-links 7 tasks [ where ] => in which ; when: hasObject and not inCasualText
technique
  example-links 7 technique [ where ] => in which ; when: hasObject and not inCasualText
  purpose-phrases 10 techniques [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
  purpose-phrases 10 technique [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
  synonyms 6 %technique [ for <Ving> ] => to $V3 ; not: isComparedOrInTestsOrWarning
television
  informal-words 3 television => TV ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
tenacity
  simple-words 4 tenacity => determination ; not: sentenceHas(determination determined) or besideName
  + She showed tenacity. => She showed determination.
  = She showed determination and tenacity.
tender
  casual-phrases 5 at the [ tender ] age of => - ; not: aboutLaw or aboutFormulas
  + She left school at the tender age of nine. => She left school at the age of nine.
tenet
  simple-words 4 %tenet of => %belief of ; not: sentenceHas(belief beliefs) or besideName
  + It is a tenet of the church. => It is a belief of the church.
  = We watched Tenet.
thoroughfare
  simple-words 4 %thoroughfare => %road ; not: besideName or sentenceHas(road roads street)
  + It is a busy thoroughfare. => It is a busy road.
  = The road is a thoroughfare.
thrilling
  story-actions 5 a|this|another [ thrilling ] match|encounter|contest|finish|race|ride => exciting
  synonyms 6 thrilling => exciting ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
time
  wordy-phrases 4 [ time ] period|periods => - ; not: aboutFormulasStatisticsOrLaw and not previous(long longer short shorter recent extended)
  + It holds two time periods. => It holds two periods.
  = It was a time of peace.
today
  synonyms 6 today => nowadays ; not: isComparedOrInTestsOrWarning or next('s is) or previousPos(ADP PART DET) or previous(until)
token
  simple-words 4 as a token of => as a sign of
  + Take it as a token of thanks. => Take it as a sign of thanks.
  = It is a token of the model.
toll
  wordy-phrases 4 toll [ upon ] => on
tool
  purpose-phrases 7 tools [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
  synonyms 6 %tool [ for <Ving> ] => to $V3 ; not: isComparedOrInTestsOrWarning
trait
  synonyms 6 %trait => %feature | %characteristic ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
trajectory
  rare-nouns 6 trajectory => course | path ; when: next(of) or previous(her his its my our their your) ; not: previousPos(NOUN) or aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms) or sentenceHas(action agent language policy robot reward)
  = They fear the cost trajectory of their care.
  + The war changed the trajectory of his life. => The war changed the course of his life.
  = They are pulled into a trajectory that ends in ruin.
  = The satellite left its trajectory near orbit.
  = Each action trajectory is scored.
tranquility
  common-words 5 tranquility => peace | calm ; not: sentenceHas(peace calm)
  common-words 6 tranquillity => peace | calm ; not: sentenceHas(peace calm)
transformation
  simple-words 4 %transformation of => %change of ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  simple-words 4 %transformation => %change ; not: besideNounOrName or warnsOrBinds or reportsFigures or aboutLaw or previousPos(ADJ) or next(of in with between to) or previous(in with a an)
  rare-nouns 5 a|an @ADJ? [ transformation ] in => change ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
  rare-nouns 6 profound|significant|major|remarkable|dramatic|radical|fundamental|complete|rapid [ %transformation ] => %change ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
transformative
  plain-adjectives 6 [ transformative ] impact|effect|effects|change|changes|shift => far-reaching ; not: afterDegreeWord
  plain-adjectives 6 [ transformative ] potential => great ; not: afterDegreeWord or sentenceHas(great)
  + The law had a transformative effect on the town. => The law had a far-reaching effect on the town.
  = She took a transformative role in it.
transportation
  simple-words 4 %transportation => transport ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
trepidation
  story-scenes 5 trepidation => fear | unease ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
trip
  synonyms 6 %trip => %journey ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
triumph
  synonyms 6 %triumph/NOUN => %victory ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
tummy
  formal-words 5 %tummy => %stomach ; not: besideNounOrName
  + My tummy hurts. => My stomach hurts.
  = It is a tummy tuck.
uncertainty
  wordy-phrases 2 %uncertainty [ as to ] whether|why|what|how|when => about
undertaking
  degree-phrases 4 infrastructure|research|business|creative [ undertakings ] => projects
usage
  simple-words 4 usage => use ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
  plain-nouns 9 energy|water|power|fuel|electricity|paper|resource|land|plastic|car|phone|smartphone|vehicle|automobile|oil|gas [ usage ] => use ; not: sentenceHas(use) or nextPos(NOUN)
  plain-nouns 6 @NOUN [ usage ] => use ; not: aboutFormulas or sentenceHas(use word language grammar memory) or nextPos(NOUN) or previous(data cpu memory disk word language time)
  plain-nouns 6 reduced|minimizing|minimising|reducing|increased|heavy|daily [ usage ] => use ; not: sentenceHas(use) or aboutFormulas
  + Car usage fell last year. => Car use fell last year.
  = CPU usage fell last year.
utilization
  simple-words 4 utilization/NOUN => use ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
  rare-nouns 6, simple-words 4 utilisation/NOUN => use ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
utmost
  plain-nouns 6 the [ utmost ] => greatest ; not: next(importance)
  simple-words 4 of the [ utmost ] importance => greatest
  + It is of the utmost importance. => It is of the greatest importance.
  = He did his utmost.
valor
  literary-words 10 valour/NOUN => courage | bravery ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
variant
  example-links 7 variant [ where ] => in which ; when: hasObject and not inCasualText
veggie
  formal-words 5 veggies => vegetables
  + They eat veggies. => They eat vegetables.
  = They eat veggie burgers.
veracity
  simple-words 4 the [ veracity ] of => truth ; not: aboutFormulasStatisticsOrLaw
  + They doubt the veracity of it. => They doubt the truth of it.
  = Veracity is rare.
vicinity
  simple-words 4 %vicinity => %area ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
viewpoint
  simple-words 4 %viewpoint => %view ; not: besideNounOrName or reportsFigures or warnsOrBinds or sentenceHas(@computing-law-and-chemistry-terms) or previous(in a such)
vigor
  simple-words 4 vigor => energy ; when: previous(with renewed new) ; not: sentenceHas(energy)
  + They worked with vigor. => They worked with energy.
  = Vim and vigor help.
visage
  rare-nouns 6 visage/NOUN => face ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
vista
  literary-words 6 %vista => %view ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows) or behind(4: open opening opened opens) or previous(new)
  + The vista from the hill is wide. => The view from the hill is wide.
  = The course opened new vistas.
vitality
  literary-words 6 vitality/NOUN => energy ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
way
  purpose-phrases 10 way [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
  purpose-phrases 10 ways [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
weakness
  synonyms 6 %weakness => %flaw | %shortcoming ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
whilst
  plain-adverbs 6, simple-words 4, informal-words 3 whilst => while
  synonyms 6 whilst => while ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
woe
  rare-nouns 9 woes/NOUN => problems | troubles ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
worry
  synonyms 6 %worry/NOUN => %concern ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
youngster
  synonyms 6 %youngster => %child ; not: inNameTestsOrWarningOrAfterNoun or aboutFormulas or aboutLaw or aboutSport or previous(@prepositions-no-and-all-forms-of-take)
youth
  rare-nouns 9 youths/NOUN => young people ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
zeal
  literary-words 6 zeal/NOUN => enthusiasm ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
zenith
  rare-nouns 6 %zenith => %peak ; not: aboutFormulasOrStatistics or previous(@words-before-mindset-and-mishap) or next(over against) or sentenceHas(@insurance-flight-and-orbit-terms)
  simple-words 4 the|its|his|her [ zenith ] of => peak ; not: aboutFormulasOrPhysics or sentenceHas(sun)
  + At the zenith of the empire, it rained. => At the peak of the empire, it rained.
  = The sun reached its zenith.
