absolute
  praise-words 5 my|our [ absolute ] favorite|favourite => - ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  story-moments 6 to my|your|his|her|its|our|their [ absolute ] surprise|amazement|delight|dismay|horror|relief|shock|astonishment|disappointment => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  shorten-words 5 [ absolute|true/ADJ ] %masterpiece|delight|joy|gem => - ; not: modifierIsNeeded
  + The cake was an absolute delight. => The cake was a delight.
  = The cake was an absolute mess.
  shorten-words 5 [ absolute|basic/ADJ ] %necessity => - ; not: modifierIsNeeded
  + Water is an absolute necessity. => Water is a necessity.
  = Water is an absolute need.
  shorten-words 5 [ absolute/ADJ ] %must => - ; not: modifierIsNeeded
abysmal
  story-manner 6 abysmal/ADJ => terrible | awful ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
acclaimed
  rare-modifiers 9 acclaimed/ADJ => celebrated ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
accurate
  synonyms 6 accurate/ADJ => exact ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  synonyms 6 accurate => precise ; when: attributive or predicative and afterLinkingVerb ; not: adjectiveComparedTermOrAfterOf or aboutFormulas
actionable
  plain-adjectives 6 actionable => practical ; when: attributive ; not: not nextLemma(insight step advice tip strategy) or afterDegreeWord
actual
  shorten-words 3 actual => - ; not: not nextPos(NOUN) or nextIs(vague) or next(source sources) or reportsFigures or previous(a an) or object(person)
adaptable
  rare-modifiers 9 adaptable/ADJ => flexible ; when: nextLemma(approach arrangement design plan policy rule solution style) ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  + They want an adaptable plan. => They want a flexible plan.
  = The crew is adaptable to change.
added
  shorten-words 5 [ added|positive/ADJ ] %benefit => - ; not: modifierIsNeeded
  + The test had a positive benefit. => The test had a benefit.
  = The test had a positive outcome.
additional
  everyday-words 8, simple-words 4, informal-words 3 additional => extra ; when: not (previous(@determiners-and-small-numbers)) and mode(simple informal) or object(@things-to-have-extra) and not (afterDegreeWord or previous(@number-words-an-and-any)) or pluralNext and not (aboutLaw or previous(@determiners-before-additional) or previousPos(NUM ADV) or next(and or ,))
  + They built additional mills. => They built extra mills.
  = They built no additional mills.
  plain-adjectives 9 additional => more ; when: nextPos(NOUN) and object(detail evidence funding help information money photo support training symptom) ; not: mode(simple informal) or aboutFormulasStatisticsOrLaw or previous(@determiners-before-additional) or previousPos(NUM ADV PRON DET) or next(and or ,) or sentenceHas(more)
  + They asked for additional funding. => They asked for more funding.
  = They asked for two additional details.
  shorten-words 5 [ additional|extra/ADJ ] %bonus => - ; not: modifierIsNeeded
  + They got an additional bonus. => They got a bonus.
  = They got an additional room.
adept
  simple-words 4 adept at => skilled at
  + She is adept at chess. => She is skilled at chess.
  = She is an adept.
adequate
  set-phrases 6 adequate => enough ; when: next(consultation time sleep water rest funding space food support training light protein) or object(@things-to-have-enough-of protection) and not aboutFormulasStatisticsOrLaw ; not: previous(@articles-and-comparatives) or afterDegreeWord or afterArticleOrPossessive
  + He lacked adequate sleep. => He lacked enough sleep.
  plain-adjectives 6 [ adequate ] preparation|oxygen|nutrition|protection|resources|information|housing|evidence => enough ; not: aboutFormulasOrStatistics or afterDegreeWord or previous(@articles-and-comparatives) or sentenceHas(enough)
  collocations 6 adequate/ADJ => good enough ; when: nextPos(PUNCT) ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord
  = It was an adequate sleep.
admirable
  rare-modifiers 6 [ admirable ] effort|job|work|goal => fine ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
adorable
  story-looks 6 adorable/ADJ|VERB|NOUN => cute ; when: object(puppy kitten dog cat baby pet) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
advantageous
  simple-words 4 advantageous => helpful ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
  plain-adjectives 4 advantageous => useful ; when: next(to for in) or nextPos(PUNCT) and previous(be prove proves proved is highly certainly particularly especially very) ; not: sentenceHas(trait gene mutation species evolution)
  + It is advantageous to start early. => It is useful to start early.
  = The terms of the lease are advantageous.
  + A second boat could be advantageous. => A second boat could be useful.
  = The gene may be advantageous.
  needless-modifiers 6 advantageous/ADJ|VERB|NOUN => good ; when: object(position) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
adverse
  rare-modifiers 6 adverse/ADJ|VERB|NOUN => harmful ; when: object(impact effect consequence outcome) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or sentenceHas(clinical dose drug infant maternal medication mother neonatal patient pregnancy pregnant surgery treatment trial)
  + It had adverse effects on bees. => It had harmful effects on bees.
  = The drug caused adverse outcomes in infants.
  simple-words 4 [ adverse ] effect|effects|impact|impacts|consequence|consequences => harmful ; not: reportsFigures or sentenceHas(drug patient treatment harmful) or previous(most)
  + It has adverse effects. => It has harmful effects.
  = The drug has adverse effects.
affable
  story-manner 6 affable/ADJ => friendly ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
affluent
  rare-modifiers 6 affluent/ADJ => wealthy | rich ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
affordable
  synonyms 6 affordable => inexpensive ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
afraid
  expand-words 3 ~be [ afraid ] i|we|they|you|he|she => $2 that ; not: warnsOrBinds or textHasQuestion
agonising
  rare-modifiers 6 agonising/ADJ|VERB => painful ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
alternative
  plain-adjectives 7 [ alternative ] forms|modes|means of transport|transportation => other ; not: previous(the these) or aboutFormulasStatisticsOrLaw or sentenceHas(other) or sentenceHas(alternative)
  + Use alternative forms of transport. => Use other forms of transport.
  = Use alternative forms of energy.
altruistic
  rare-modifiers 6 altruistic/ADJ => selfless ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
amazing
  formal-words 5 amazing => remarkable ; not: previous(how what) or besideName or inStory
  + It was an amazing result. => It was a remarkable result.
  = How amazing it was!
ambiguous
  simple-words 4 ambiguous => unclear ; not: aboutFormulas or previous(un) or sentenceHas(grammar language dataset sentence word query)
  + The ending was ambiguous. => The ending was unclear.
  = The sentence has an ambiguous word.
amiable
  story-manner 6 amiable/ADJ => friendly ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
amicable
  rare-modifiers 6 amicable/ADJ => friendly ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
ample
  simple-words 4 [ ample ] time|space|room|evidence|food|water|opportunity|parking|storage|seating|opportunities => plenty of ; not: previousPos(DET ADJ ADV PRON)
  + There is ample time. => There is plenty of time.
  = The ample time helped.
ancient
  synonyms 6 ancient/ADJ => age-old ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
annual
  simple-words 4 annual => yearly ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)
antagonistic
  rare-modifiers 6 antagonistic/ADJ => hostile ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
antiquated
  rare-modifiers 6 antiquated/ADJ => outdated ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary) or sentenceHas(outdated)
  + The antiquated pump broke. => The outdated pump broke.
  = The antiquated pump has an outdated valve.
appalling
  rare-modifiers 9 appalling/ADJ => shocking ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  + The noise was appalling. => The noise was shocking.
  = The noise appalled him.
apparent
  simple-words 4 apparent => clear ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
  synonyms 6 apparent => clear | evident ; not: not previous(is are was were be been seem seems) or not (nextPos(PUNCT ADP) or next(to)) or isCompared or reportsTests or warnsOrBinds or next(for from) or previous(very)
appealing
  rare-modifiers 6 appealing/ADJ|VERB|NOUN => attractive ; when: object(option choice feature prospect design idea) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  synonyms 6 appealing/ADJ => attractive ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
apprehensive
  rare-modifiers 6 apprehensive/ADJ => anxious | worried | nervous ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
appropriate
  needless-modifiers 6, simple-words 4 appropriate => right ; when: previous(the) and nextPos(NOUN) and not (isComparedOrAfterVery or reportsFigures or warnsOrBinds) and mode(simple) or previous(the) and object(time place way treatment choice tool action) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no))
  + We came at the appropriate time. => We came at the right time.
  = They took appropriate action.
  synonyms 6 appropriate => suitable | fitting ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
ardent
  simple-words 4 [ ardent ] supporter|supporters|advocate|advocates|believer|believers => strong ; not: afterDegreeWord
  + He is an ardent supporter. => He is a strong supporter.
  = He is the most ardent supporter.
arduous
  plain-adjectives 6 [ arduous ] task|process|work|journey => hard ; not: afterDegreeWord
  rare-modifiers 6 arduous/ADJ => hard | difficult ; not: sentenceHas(runtime computation algorithm) or previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
  + The trip was long and arduous. => The trip was long and hard.
arid
  rare-modifiers 6 arid/ADJ|VERB|NOUN => dry ; when: object(desert landscape terrain wasteland land) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
astonishing
  rare-modifiers 6 [ astonishing/ADJ|VERB ] @NOUN|PUNCT|CCONJ => amazing ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  synonyms 6 astonishing => amazing | astounding ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
astounding
  rare-modifiers 6 [ astounding/ADJ|VERB ] @NOUN|PUNCT|CCONJ => amazing ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  synonyms 6 astounding => astonishing ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
astronomical
  rare-modifiers 6 astronomical/ADJ|VERB|NOUN => enormous | huge ; when: object(cost price fee sum debt) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
astute
  rare-modifiers 6 astute/ADJ => shrewd | sharp ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
  + He gave an astute answer. => He gave a shrewd answer.
  = This answer is more astute than hers.
attractive
  synonyms 6 attractive/ADJ => appealing ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
audacious
  rare-modifiers 6 audacious/ADJ => bold | daring ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
authentic
  rare-modifiers 6 authentic/ADJ|VERB|NOUN => real | genuine ; when: object(connection self relationship leadership voice) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
awesome
  formal-words 5 awesome => excellent ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
bad
  formal-words 5 ~be bad for => ~be harmful to ; when: objects(health body mind environment economy society people child skin heart student brain planet community) ; not: previous(no not n't)
  + Smoke is bad for the heart. => Smoke is harmful to the heart.
  = It is bad for business.
  formal-words 5 bad effect|effects|impact|impacts|consequence|consequences|outcome|outcomes => adverse $2
  + Smoke has bad effects. => Smoke has adverse effects.
  = Smoke has a bad smell.
  formal-words 5 bad performance|service|quality|grades|health|diet|condition|conditions => poor $2
  + They got bad grades. => They got poor grades.
  = They got bad eggs.
banal
  rare-modifiers 6 banal/ADJ => dull ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
beautiful
  synonyms 6 beautiful => lovely ; not: (not nextPos(NOUN) or isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)) and (isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or aboutLaw or previous(very no not of) or aboutFormulas or not predicative or not afterLinkingVerb)
beneficial
  plain-adjectives 6, simple-words 4 beneficial => helpful ; when: nextPos(NOUN) and not (isComparedOrAfterVery or reportsFigures or warnsOrBinds) and mode(simple) or predicative and not (aboutFormulasStatisticsOrNegated or next(to for and or) or previous(mutually and highly is))
  plain-adjectives 6 [ beneficial ] => useful ; when: predicative ; not: aboutFormulasStatisticsOrNegated or next(to for and or) or previous(mutually and highly is)
  needless-modifiers 6 beneficial/ADJ|VERB|NOUN => good ; when: object(effect outcome) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
  needless-modifiers 7 ~be|become|seem @ADV? [ beneficial ] for => good ; not: nextEnds(ing) or aboutFormulasOrStatistics or afterDegreeWord or before(1: more very most mutually) or slotLemma(2: more very most mutually) or nextPos(VERB AUX)
benevolent
  simple-words 4 benevolent => kind ; when: attributive ; not: afterDegreeWord or next(dictator dictatorship society)
  + The benevolent king helped. => The kind king helped.
  = He was a benevolent dictator.
bespoke
  plain-adjectives 6 bespoke => custom ; when: attributive ; not: near(3: suit tailor clothing dress) or afterDegreeWord
bewildering
  rare-modifiers 6 bewildering/ADJ|VERB => confusing ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
big
  formal-words 5 a big difference|problem|impact|role|part|challenge|issue|change|influence|effect|concern|advantage|contribution => a significant $3 ; not: previous(such quite) or reportsFigures
  formal-words 5 the biggest challenge|problem|issue|advantage|threat|concern|obstacle|benefit => the greatest $3
  formal-words 5 big/ADJ => large ; when: nextLemma(city company firm group house building room number amount crowd school store family market area part portion piece tree field garden event window corporation) ; not: previousPos(ADV) or nextPos(PROPN)
  + (formal) The rent is a big problem. => The rent is a significant problem.
  + (formal) The biggest challenge is time. => The greatest challenge is time.
  + (formal) They live in a big city. => They live in a large city.
  = My big brother lives here.
  formal-words 5 bigger/ADJ => larger ; not: next(picture than) and next(picture) or inStory or besideName
  + They need a bigger room. => They need a larger room.
  = See the bigger picture.
boundless
  rare-modifiers 6 boundless/ADJ => endless | limitless ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
bountiful
  rare-modifiers 9 bountiful/ADJ => plentiful | generous ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
breathtaking
  plain-adjectives 6 [ breathtaking ] view|views|landscape|landscapes|scenery|beach|beaches|sunset|sunsets|architecture => stunning ; not: afterDegreeWord or previous(and ,)
  plain-adjectives 9 [ breathtaking ] scene|scenes|sight|sights => beautiful ; not: afterDegreeWord or previous(and ,) or sentenceHas(beautiful beauty)
  + We passed breathtaking scenes. => We passed beautiful scenes.
  = The speed is breathtaking.
  plain-adjectives 9 view|views|scenery is|was|are|were [ breathtaking ] => beautiful ; not: sentenceHas(beautiful beauty) or next(and or)
  + The view was breathtaking. => The view was beautiful.
  = The feat was breathtaking.
brief
  story-moments 6 for a [ brief ] moment|instant => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  + For a brief moment, nobody spoke. => For a moment, nobody spoke.
broader
  rare-modifiers 10 broader/ADJ|VERB|NOUN => wider ; when: object(@things-with-breadth) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
bustling
  plain-adjectives 3 bustling/ADJ|VERB|NOUN => busy ; not: not attributive or next(, and or but yet &) or nextLemma(restaurant cafe café eatery bistro pub atmosphere nightlife energy ambiance ambience)
  = We ate in a bustling restaurant.
  synonyms 6 bustling => busy ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
bygone
  rare-modifiers 6 bygone/ADJ|VERB|NOUN => past ; when: object(era age time) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
cacophonous
  story-looks 6 cacophonous/ADJ => noisy ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
calm
  synonyms 6 calm/ADJ => peaceful ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
candid
  rare-modifiers 6 candid/ADJ => frank | honest ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
captivated
  story-scenes 5 ~be [ captivated ] by => charmed ; not: before(2: but)
  = He could not help but be captivated by it.
cataclysmic
  rare-modifiers 6 cataclysmic/ADJ => disastrous ; when: object(consequence decision defeat effect failure impact loss mistake outcome result) ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
catastrophic
  synonyms 6 catastrophic => disastrous ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
cautious
  rare-modifiers 9 cautious/ADJ|VERB|NOUN => careful ; when: object(approach step) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  plain-adjectives 6 be [ cautious ] when|about|with|of|in => careful ; not: aboutFormulasStatisticsOrLaw or sentenceHas(careful)
  + You should be cautious when diving. => You should be careful when diving.
  = He was a cautious man.
celebrated
  rare-modifiers 6 celebrated/ADJ|VERB|NOUN => famous ; when: object(author writer artist director figure poet) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  synonyms 6 celebrated/ADJ => famous | renowned ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
certain
  expand-words 3 ~be [ certain ] i|we|they|you|he|she => $2 that ; not: warnsOrBinds or textHasQuestion
challenging
  wordy-phrases 5 ~be|prove|become @ADV? [ challenging/ADJ|VERB ] => hard | difficult ; when: nextPos(PUNCT SCONJ) ; not: aboutFormulasOrStatistics or afterDegreeWord or next(to and but or) or previous(very more both and) or sentenceHas(hard difficult)
  + The task was challenging. => The task was difficult.
  = He is challenging for the title.
  collocations 5 challenging/ADJ|VERB => hard ; when: predicative ; not: aboutFormulasStatisticsOrLaw or previous(@words-before-challenging)
  + The task is challenging. => The task is difficult.
  = He is challenging the verdict.
  + It was a challenging climate and a challenging year. => It was a challenging climate and a difficult year.
  = It was a more challenging year.
charming
  synonyms 6 charming => delightful ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
cheap
  formal-words 5 cheap/ADJ => inexpensive ; when: nextLemma(tool food meal hotel flight ticket product material clothes clothing item car phone computer rent housing option alternative drink furniture equipment goods energy fuel toy gift accommodation) or subject(food meal hotel flight ticket product material clothes item car phone computer rent housing drink furniture equipment goods energy fuel) ; not: previous(very so too dirt as not) or inStory
  + It is a cheap tool. => It is an inexpensive tool.
  = Cheap labour is scarce.
  formal-words 5 cheaper/ADJ => less expensive ; not: next(labor labour) or previous(much far even a no and the) or besideAndOrComma or inStory
  + Rail is cheaper. => Rail is less expensive.
  = Rail is cheaper and faster.
cheesy
  formal-words 5 [ cheesy ] dialogue|acting|lines|line|plot|effects|script => trite
  + It has cheesy dialogue. => It has trite dialogue.
  = It is a cheesy pizza.
cherished
  rare-modifiers 10 cherished/ADJ|VERB|NOUN => treasured ; when: object(memory possession tradition) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  + It is a cherished memory. => It is a treasured memory.
  rare-modifiers 8 cherished/ADJ|VERB|NOUN => dear ; when: object(friend) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  + She is a cherished friend. => She is a dear friend.
  = They met on a cherished beach.
chief
  synonyms 6 chief/ADJ => main | principal ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
clandestine
  rare-modifiers 6 clandestine/ADJ => secret ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
clear
  synonyms 6 clear/ADJ => plain | obvious ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
cobblestone
  story-looks 6 cobblestone/ADJ|VERB|NOUN => cobbled ; when: object(street road alley path) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
cogent
  rare-modifiers 6 cogent/ADJ => convincing ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
collaborative
  rare-modifiers 7 collaborative/ADJ|VERB|NOUN => joint | shared ; when: object(effort project work) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
collective
  collocations 9 collective/ADJ|VERB|NOUN => joint | shared ; when: object(effort) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
colossal
  rare-modifiers 6 colossal/ADJ => huge | giant ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
commendable
  plain-adjectives 6 [ commendable ] job|effort|efforts|work => good ; not: afterDegreeWord
commonplace
  rare-modifiers 6 commonplace/ADJ => common ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
communal
  rare-modifiers 6 communal/ADJ|VERB|NOUN => shared ; when: object(space kitchen area table) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
comparable
  synonyms 6 comparable => similar ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
compassionate
  rare-modifiers 10 compassionate/ADJ => caring ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
compelling
  plain-adjectives 6 compelling => strong | convincing ; when: attributive and nextLemma(argument reason case evidence) or object(reasons point proof justification argument case reason evidence) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  plain-adjectives 5 another [ compelling ] factor|aspect|feature|benefit|example|advantage|reason|argument|issue|challenge|concern|problem|point|consideration|difference => -
  collocations 6 compelling/ADJ|VERB|NOUN => interesting ; when: object(character plot film movie book novel storytelling premise) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  synonyms 6 compelling => convincing | powerful ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
complete
  story-moments 6 to my|your|his|her|its|our|their [ complete ] surprise|amazement|delight|dismay|horror|relief|shock|astonishment|disappointment => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
complex
  synonyms 6 complex => complicated | intricate ; when: attributive or predicative and afterLinkingVerb ; not: adjectiveComparedTermOrAfterOf or aboutFormulas
comprehensive
  shorter-phrases 3 [ comprehensive ] documentation|guide|list|overview|picture|set|suite|support|range => full ; not: afterDegreeWord
  = They present a comprehensive collection of old songs.
  plain-adjectives 6 more|most|very [ comprehensive ] => thorough ; when: attributive and nextLemma(analysis assessment evaluation examination investigation review search study survey understanding) ; not: next(, and or but yet &)
  = He has comprehensive insurance for the van.
  + We need a more comprehensive review. => We need a more thorough review.
  = It is the most comprehensive dataset.
  collocations 6 comprehensive => thorough ; when: attributive and nextLemma(analysis study review understanding examination investigation evaluation assessment) or object(list guide range system solution research picture assessment examination course) and not aboutFormulasStatisticsOrLaw or object(analysis approach evaluation knowledge overview plan report review strategy study support training understanding view) and not aboutFormulasStatisticsOrLaw ; not: afterDegreeWord or next(sex sexual health care) or object(understanding view)
  shorten-words 5 [ complete|comprehensive|detailed|general|thorough/ADJ ] %overview => - ; not: modifierIsNeeded
  + It gives a detailed overview of the town. => It gives an overview of the town.
  = It gives a detailed map of the town.
concerning
  plain-adjectives 5 ~be @ADV? [ concerning/ADJ|VERB ] => worrying ; when: nextPos(PUNCT)
concise
  rare-modifiers 6 concise/ADJ|VERB|NOUN => short | brief ; when: object(summary sentence answer writing message manner) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
conducive
  simple-words 4 conducive to => good for ; not: nextPos(VERB) and next(be) or previous(more most less)
  + The room is conducive to learning. => The room is good for learning.
  = The room is more conducive to learning.
confident
  expand-words 3 ~be [ confident ] i|we|they|you|he|she => $2 that ; not: warnsOrBinds or textHasQuestion
congested
  rare-modifiers 6 congested/ADJ|VERB|NOUN => crowded | busy ; when: object(road street) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
conscientious
  rare-modifiers 6 conscientious/ADJ => careful ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
considerable
  plain-adjectives 6 [ considerable ] => big ; when: nextLemma(improvement advance achievement contributor source factor event development) ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
  plain-adjectives 6 [ considerable ] => serious ; when: nextLemma(@harms-called-significant) ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
  plain-adjectives 6 [ considerable ] => major ; when: nextLemma(benefit advantage gain potential success improvement advance achievement contributor source factor event development challenge problem obstacle change contribution cost expense concern) ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
  plain-adjectives 6 [ considerable ] influence|impact|effect => great ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
  plain-adjectives 6 @VERB [ considerable ] time|effort|money|resources|energy|work => a lot of ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or next(and) or previousPos(AUX)
  needless-modifiers 6, simple-words 4 considerable => great ; when: not ((not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum))) and mode(simple) or nextLemma(benefit advantage gain potential success) and not (aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord) or attributive and nextLemma(progress importance effort interest care value respect promise) and not (aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord) or object(effort skill influence success interest attention importance) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no))
  plain-adjectives 6 a [ considerable ] number|sum|portion|proportion|share|quantity|distance|majority => large ; not: aboutFormulasStatisticsOrLaw or next(from away distance) or sentenceHas(large)
  + A considerable share of the rice was lost. => A large share of the rice was lost.
  = A considerable body of work was lost.
  synonyms 6 considerable/ADJ => substantial ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
consistent
  needless-modifiers 6 consistent/ADJ|VERB|NOUN => steady ; when: object(growth progress) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
contemporary
  plain-adjectives 6 [ contemporary ] society|world|life|times|issues|culture|readers|audiences|audience => modern ; not: afterDegreeWord or sentenceHas(modern)
  = It is contemporary art.
  needless-modifiers 6, simple-words 4 contemporary => modern ; when: nextPos(NOUN) and not (isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and mode(simple) or object(art music society life culture world) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no))
  synonyms 6 contemporary => present-day ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
contentious
  rare-modifiers 6 contentious/ADJ => controversial ; when: nextLemma(bill decision idea issue law plan policy proposal subject topic) ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  + It is a contentious issue. => It is a controversial issue.
  = They had a contentious debate.
contrasting
  rare-phrases 6 contrasting/ADJ|VERB|NOUN => different ; when: object(view opinion perspective style approach) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or previous(better well the and)
conventional
  synonyms 6 conventional/ADJ => traditional ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
convivial
  rare-modifiers 6 convivial/ADJ => friendly ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
convoluted
  story-manner 6 convoluted/ADJ|VERB|NOUN => confusing ; when: object(plot story storyline narrative explanation process system) ; not: afterDegreeWord or aboutFormulas
  rare-modifiers 6 convoluted/ADJ => complicated ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
cool
  formal-words 5 [ cool ] idea|feature|features|concept|effects => interesting ; not: inStory or afterDegreeWord
  + It is a cool idea. => It is an interesting idea.
  = It is a cool day.
copious
  simple-words 4 [ copious ] amounts|quantities => large
  + He drank copious amounts of tea. => He drank large amounts of tea.
  = He took copious notes.
corny
  formal-words 5 [ corny ] dialogue|jokes|joke|lines|line|plot => trite
  + It has corny dialogue. => It has trite dialogue.
  = It is corny.
countless
  synonyms 6 countless => innumerable ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
  plain-adjectives 9 countless => many ; when: attributive and object(benefit book life example family fan hour individual opportunity people person student study way) ; not: sentenceHas(many) or next(and or , other) or previous(the) and not before(2: of) or previous(in)
  + The sale saved us countless hours. => The sale saved us many hours.
  = He lay awake under countless stars.
courageous
  rare-modifiers 6 courageous/ADJ => brave ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  synonyms 6 courageous => brave ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
courteous
  rare-modifiers 6 courteous/ADJ => polite ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
covert
  rare-modifiers 6 covert/ADJ => secret ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
coveted
  rare-modifiers 7 coveted/ADJ|VERB => prized | sought-after ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
crappy
  formal-words 5 crappy => poor ; not: afterDegreeWord
  + It has crappy sound. => It has poor sound.
  = It was the most crappy day.
crazy
  formal-words 5 a [ crazy ] amount => very large
  + It takes a crazy amount of time. => It takes a very large amount of time.
  = He is crazy.
creative
  synonyms 6 creative => imaginative | inventive ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
crimson
  story-looks 6 crimson/ADJ|VERB|NOUN => red ; when: object(sky light glow sun curtain dress) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
critical
  shorter-phrases 6 [ critical ] role|component|components|factor|factors|element|elements|aspect|aspects => key ; not: afterDegreeWord or aboutFormulas or previous(safety mission time)
  + Sleep is a critical factor. => Sleep is a key factor.
  = She is in critical condition.
  plain-adjectives 6 [ critical ] => key ; when: nextLemma(@important-parts-and-roles) or object(role component factor element part step) ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't and or most least) or afterDegreeWord or next(piece and or ,)
  plain-adjectives 6 [ critical ] importance => great ; not: aboutFormulasStatisticsOrNegated or afterDegreeWord
  plain-adjectives 5 ~be [ critical ] to|for => essential | vital ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
  = Critical thinking is taught here.
  synonyms 6 critical/ADJ => crucial | vital ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
crucial
  light-verbs 6 ~play a|an [ crucial ] role|part => key
  + It plays a crucial role in the play. => It plays a key role in the play.
  plain-adjectives 3 crucial => key ; when: attributive and not beforeTrialOrScore or object(role part step factor aspect element component point question) and not (aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)) ; not: afterDegreeWord
  plain-adjectives 6 crucial => vital ; when: attributive and not beforeTrialOrScore or afterDegreeWord and not aboutStatistics or predicative and not aboutStatistics ; not: afterDegreeWord or predicative and next(to for in)
  + Salt is crucial in our trade. => Salt is essential in our trade.
  + Salt is crucial to the trade. => Salt is essential to the trade.
  plain-adjectives 3 crucial => essential ; when: afterDegreeWord or predicative ; not: afterDegreeWord or aboutStatistics or subject(century day decade game hour match minute moment month period second stage time week year)
  + The next few years will be crucial. => The next few years will be vital.
  plain-adjectives 5 another [ crucial ] factor|aspect|feature|benefit|example|advantage|reason|argument|issue|challenge|concern|problem|point|consideration|difference => -
  + Salt is a crucial component of bread. => Salt is a key part of bread.
  synonyms 6 crucial => key ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
culinary
  review-words 6 [ culinary ] scene|traditions|tradition|culture|heritage|festival|history|tour|world|landscape => food ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
  review-words 6 [ culinary ] techniques|technique|classes|class => cooking ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
  + The town has a lively culinary scene. => The town has a lively food scene.
  = She went to a culinary school.
daunting
  synonyms 6 daunting => intimidating | difficult ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
dedicated
  rare-modifiers 9 dedicated/ADJ|VERB|NOUN => loyal ; when: object(fanbase following fan follower) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  rare-modifiers 8 dedicated/ADJ|VERB|NOUN => committed ; when: object(teacher professional volunteer) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  + She is a dedicated teacher. => She is a committed teacher.
  = A dedicated team reads each claim.
deep
  story-moments 7 ~feel a [ deep ] sense of relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: sentenceHas(great) or next(and)
  story-moments 6 [ deep ] within me|him|her|us|them|myself|himself|herself|themselves => deep inside ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
deepest
  casual-advice 5 my|our [ deepest ] apologies|condolences|gratitude|thanks|appreciation => -
definitive
  rare-modifiers 6 definitive/ADJ => firm ; when: object(conclusion evidence proof) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  + We have no definitive evidence yet. => We have no firm evidence yet.
  = It is the definitive book on bees.
delectable
  rare-modifiers 6 delectable/ADJ => delicious ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  + The soup was delectable. => The soup was delicious.
deleterious
  rare-modifiers 6 deleterious/ADJ => harmful ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
delicious
  synonyms 6 delicious => tasty ; when: nextPos(NOUN) or predicative and afterLinkingVerb ; not: aboutCodeScienceOrCourts or next(@nouns-of-fixed-phrases) or adjectiveComparedTermOrAfterOf or aboutFormulas
  synonyms 6 delicious => wonderful ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
delightful
  plain-adjectives 5, simple-words 4 delightful => lovely ; when: object(place experience meal treat surprise evening story film movie touch) or attributive ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN) or next(, and or but yet &) or previous(and ,)
  rare-modifiers 7 delightful/ADJ|VERB|NOUN => charming ; when: object(story place book film surprise experience) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  synonyms 6 delightful => charming | lovely ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
desolate
  story-looks 9 desolate/ADJ => bleak ; when: object(coast expanse island land landscape moor place plain road shore stretch wasteland wilderness) ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  + They crossed a desolate plain. => They crossed a bleak plain.
  = The desolate wept for their sons.
  = His shop stood desolate.
  simple-words 4 [ desolate ] landscape|place|land|street|streets|town|planet|road|desert|city|wasteland|plain => empty ; not: afterDegreeWord or sentenceHas(empty)
  + They crossed a desolate land. => They crossed an empty land.
  = They felt desolate.
despondent
  rare-modifiers 6 despondent/ADJ => sad | gloomy ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
destitute
  rare-modifiers 6 destitute/ADJ => poor ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  simple-words 4 destitute => very poor ; not: previousPos(ADV) or previous(the) and nextPos(PUNCT VERB AUX)
  + The family was destitute. => The family was very poor.
  = He helped the destitute.
detrimental
  plain-adjectives 4, simple-words 4 detrimental => harmful
different
  wordy-phrases 5, shorten-words 3 many|several [ different ] => - ; when: mode(shorten) or pluralNext ; not: not mode(shorten) and (aboutFormulasOrStatistics or next(from than) or sentenceHas(same various))
  nouns-or-verbs 6 multiple [ different ] => - ; when: pluralNext
difficult
  informal-words 3 [ difficult ] question|questions|decision|decisions|choice|choices => hard ; not: previous(more most less least) or warnsOrBinds
  + (informal) They made a difficult choice. => They made a hard choice.
  = (informal) They made the most difficult choice.
  simple-words 4 difficult => hard ; not: (not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum))
  common-words 5 [ difficult ] to <V> => hard ; not: previous(more most less increasingly) or previousPos(CCONJ)
  + It is difficult to swim here. => It is hard to swim here.
  casual-talk 6 ~be|become|get|seem very|so|really|too|pretty|quite|extremely? [ difficult ] to|for => hard ; when: inCasualText ; not: sentenceHas(hard) or aboutFormulasStatisticsOrLaw or mode(academic formal)
  + Don't worry, it's difficult to walk there. => Don't worry, it's hard to walk there.
  = The path is difficult to walk.
  synonyms 6 difficult => hard ; not: not previous(is are was were be been seem seems) or not (nextPos(PUNCT ADP) or next(to)) or isCompared or reportsTests or warnsOrBinds or next(for from) or previous(very)
dilapidated
  rare-modifiers 6 dilapidated/ADJ => run-down ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
dim
  story-looks 6 dim/ADJ|VERB|NOUN => faint ; when: object(glow) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
dire
  synonyms 6 dire => serious | grave ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  simple-words 4 [ dire ] consequences|consequence|conditions|condition => terrible ; not: afterDegreeWord
  + It had dire consequences. => It had terrible consequences.
  = They are in dire need.
disconcerting
  rare-modifiers 9 disconcerting/ADJ|VERB => unsettling | worrying ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
disheveled
  simple-words 4 disheveled => messy ; when: object(hair clothes appearance) or subject(hair clothes appearance) ; not: afterDegreeWord
  + His hair was disheveled. => His hair was messy.
  = He was disheveled.
dismal
  story-manner 6 dismal/ADJ|VERB|NOUN => poor ; when: object(performance acting result record quality service state failure start) ; not: afterDegreeWord or aboutFormulas
distinct
  story-manner 6 my|your|his|her|its|our|their own [ distinct ] => -
  plain-adjectives 6 two|three|four|five|several|many [ distinct ] => different ; when: pluralNext ; not: aboutFormulasStatisticsOrLaw or sentenceHas(different difference) or next(, and but)
  plain-adjectives 5 a [ distinct ] advantage|difference|possibility|disadvantage => clear
  needless-modifiers 6 distinct/ADJ|VERB|NOUN => different ; when: object(types categories groups ways kinds parts stages styles) or mode(simple shorten) and object(feature characteristic culture personality role language identity section part category entity group phase species stage style type) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
distinctive
  story-manner 6 my|your|his|her|its|our|their own [ distinctive ] => -
distraught
  simple-words 4 distraught => very upset ; not: previousPos(ADV) or previous(@degree-words-with-and-or)
  + Her distraught mother called. => Her very upset mother called.
  = She was so distraught.
distressing
  rare-modifiers 6 distressing/ADJ|VERB => upsetting | painful ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
diverse
  plain-adjectives 10 [ diverse ] backgrounds|student|students|workforce|team|teams => varied ; not: aboutFormulasOrStatistics or afterDegreeWord
  plain-adjectives 10 a [ diverse ] set|mix|selection|collection|array => varied ; not: aboutFormulasOrStatistics or afterDegreeWord
  collocations 10, simple-words 4 diverse => varied ; when: nextPos(NOUN) and not (isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and mode(simple) or object(@diverse-groups-and-works) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw) or object(experience field genre idea interest method need opinion perspective skill source style subject viewpoint) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw) ; not: nextLemma(city class classroom community company crowd environment group industry neighborhood population school society staff student team workforce workplace)
  = (simple) They want diverse teams.
  rare-modifiers 9 diverse/ADJ|VERB|NOUN => mixed ; when: object(community crowd population) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  synonyms 7 diverse/ADJ => varied ; when: not ((not nextPos(NOUN) or isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)) and (not previous(is are was were be been seem seems) or not (nextPos(PUNCT ADP) or next(to)) or isCompared or reportsTests or warnsOrBinds or next(for from) or previous(very))) or not adjectiveComparedNegatedTermOrInFormulas
  synonyms 6 diverse/ADJ => different ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not pluralNext or not attributive
drab
  rare-modifiers 6 drab/ADJ => dull ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
dramatic
  degree-phrases 4 dramatic => sharp ; when: nextLemma(increase decrease decline rise drop fall reduction improvement growth loss) ; not: afterDegreeWord
  + There was a dramatic increase in rent. => There was a sharp increase in rent.
  = She told a dramatic story.
drastic
  rare-modifiers 6 drastic/ADJ|VERB|NOUN => sharp ; when: object(increase decline reduction drop) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  rare-modifiers 6 drastic/ADJ|VERB|NOUN => extreme ; when: object(measure) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  simple-words 4 [ drastic ] measures|measure|action|actions|step|steps => extreme ; not: afterDegreeWord
  + They took drastic measures. => They took extreme measures.
  = It was a drastic change.
dreary
  rare-modifiers 6 dreary/ADJ => gloomy | dull ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
dubious
  simple-words 4 dubious => doubtful ; when: nextLemma(claim about value reason) ; not: afterDegreeWord
  + It is a dubious claim. => It is a doubtful claim.
  = It is a dubious honor.
dumb
  formal-words 5 [ dumb ] idea|ideas|plot|decision|decisions|mistake|mistakes|question|questions => foolish ; not: besideName
  + It is a dumb idea. => It is a foolish idea.
  = He was deaf and dumb.
dynamic
  rare-modifiers 9 dynamic/ADJ|VERB|NOUN => lively ; when: object(city atmosphere performance personality style character conversation) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
earlier
  synonyms 6 earlier/ADJ => previous ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
ebullient
  rare-modifiers 6 ebullient/ADJ => cheerful | lively ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
eccentric
  simple-words 4 eccentric => odd ; when: nextLemma(man woman behavior scientist character uncle aunt inventor habit) ; not: afterDegreeWord
  + He was an eccentric man. => He was an odd man.
  = It has an eccentric orbit.
eclectic
  rare-modifiers 7 eclectic/ADJ|VERB|NOUN => mixed | varied ; when: object(mix collection group menu taste) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
ecstatic
  story-manner 6 ecstatic/ADJ => overjoyed ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
eerie
  story-scenes 6 [ eerie ] similarity|resemblance => uncanny ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
  + It has an eerie resemblance to a fox. => It has an uncanny resemblance to a fox.
  = An eerie glow lit the yard.
effortless
  rare-modifiers 6 effortless/ADJ|VERB|NOUN => easy ; when: object(grace style charm) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
egregious
  story-manner 6 egregious/ADJ|VERB|NOUN => glaring ; when: object(error mistake flaw example violation) ; not: afterDegreeWord or aboutFormulas
  rare-modifiers 6 egregious/ADJ|VERB|NOUN => serious | terrible ; when: object(error mistake violation abuse) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
elaborate
  rare-modifiers 6 elaborate/ADJ|VERB|NOUN => complex | detailed ; when: object(plan scheme process ritual system) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
elated
  rare-modifiers 6 elated/ADJ => overjoyed | thrilled ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
electrifying
  rare-modifiers 9 electrifying/ADJ|VERB => thrilling | exciting ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
elegant
  synonyms 6 elegant => graceful | stylish ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
eloquent
  rare-modifiers 6 eloquent/ADJ|VERB|NOUN => moving | clear ; when: object(speech words) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
elusive
  simple-words 4 elusive => hard to find ; when: previousLemma(remain be prove) and nextPos(PUNCT) ; not: afterDegreeWord
  + The cat remained elusive. => The cat remained hard to find.
  = The elusive cat ran.
endearing
  rare-modifiers 6 endearing/ADJ|VERB => charming | lovable ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
enduring
  rare-modifiers 5 the|a|an|this|its|their|his|her|our|my|'s|most [ enduring/ADJ|VERB ] @NOUN => lasting ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
engaging
  rare-modifiers 6 engaging/ADJ|VERB => interesting ; when: object(article book character content lecture lesson movie novel plot story teacher topic video writing) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  rare-modifiers 6 engaging/ADJ|VERB => lively ; when: object(atmosphere discussion environment manner performance presentation show way) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or object(performance)
  + It is an engaging book. => It is an interesting book.
  = It was an engaging experience.
enhanced
  needless-modifiers 6 enhanced/ADJ|VERB|NOUN => better ; when: object(performance security protection quality experience understanding) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or nextPos(DET PRON) or not (not previousLemma(have) and (previousPos(DET ADP ADJ) or previousLemma(achieve show offer provide mean see enjoy bring deliver ensure need)))
  plain-adjectives 6 [ enhanced ] version|versions|edition|editions => improved ; not: afterDegreeWord or previousPos(NOUN ADV PROPN) or sentenceHas(improve remaster)
  + He sold an enhanced version of the game. => He sold an improved version of the game.
  = The computer - enhanced version is old.
enigmatic
  story-scenes 4 enigmatic/ADJ => mysterious ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
  + She wore an enigmatic smile on that fateful day. => She wore a mysterious smile on that day.
enjoyable
  synonyms 6 enjoyable => pleasant ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
enlightening
  rare-modifiers 9 enlightening/ADJ|VERB => informative | instructive ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary) or nextPos(DET PRON)
  = They sat under lamps enlightening the hall.
  + It was an enlightening talk. => It was an informative talk.
enormous
  simple-words 4 enormous => huge ; not: (not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum))
  story-moments 7 ~feel a [ enormous ] sense of relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: sentenceHas(great) or next(and)
enough
  formal-words 5 enough/ADJ|DET time|money|food|evidence|information|data|resources|support|sleep|water|space|energy => sufficient $2 ; not: previousPos(ADJ) or previous(far just)
  + (formal) There was enough time for a walk. => There was sufficient time for a walk.
  = It is a good enough plan.
enraged
  rare-modifiers 6 enraged/ADJ|VERB => furious ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
enthralling
  rare-modifiers 6 enthralling/ADJ|VERB => gripping | fascinating ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
enticing
  rare-modifiers 6 enticing/ADJ|VERB => tempting | attractive ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
entire
  shorter-phrases 5, simple-words 4 entire => whole ; when: nextPos(NOUN) and not (isComparedOrAfterVery or reportsFigures or warnsOrBinds) and mode(simple) or attributive and not (aboutFormulas or object(information equipment knowledge software) or previous(an))
  = The cell holds the entire genetic information.
  + They own the entire street. => They own the whole street.
  common-words 6, informal-words 3 the|this|my|your|his|her|our|their|its|an [ entire ] => whole ; when: attributive ; not: pluralNext or nextPos(PROPN)
  + We slept the entire day. => We slept the whole day.
environmentally friendly
  plain-adjectives 7 [ environmentally friendly ] technology|technologies|building|buildings|energy|transport|transportation => green ; not: sentenceHas(green) or afterDegreeWord or previous(and or ,)
  + They build environmentally friendly buildings. => They build green buildings.
  = They sell environmentally friendly soap.
ephemeral
  simple-words 4 ephemeral => short-lived ; not: next(stream streams port ports key keys river) or aboutFormulas or sentenceHas(short-lived)
  + Fame is ephemeral. => Fame is short-lived.
  = The server uses ephemeral ports.
equitable
  plain-adjectives 6 equitable => fair ; when: attributive ; not: next(, and or but yet &) or previous(and) or not nextLemma(access distribution society share) or afterDegreeWord
erroneous
  simple-words 4 erroneous => wrong ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
  rare-modifiers 6 erroneous/ADJ => mistaken | incorrect ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
erstwhile
  rare-modifiers 6 erstwhile/ADJ => former ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
essential
  collocations 10 ~be [ essential ] for|to => vital ; not: aboutFormulasStatisticsOrLaw or sentenceHas(orchestra violin matter)
  collocations 10 essential/ADJ|VERB|NOUN => vital ; when: object(skill component aspect knowledge question part role element ingredient tool step) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  needless-modifiers 6, simple-words 4 essential => key ; when: mode(simple) and nextLemma(aspect component element factor feature ingredient part piece point question role skill step tool) and not (isComparedOrAfterVery or reportsFigures or warnsOrBinds) or (object(role skill factor aspect) or mode(shorten) and object(knowledge question tool step)) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no))
  = A valve is an essential component.
  + (simple) It is an essential part of the plan. => It is a key part of the plan.
  = (simple) They hand out essential goods.
  synonyms 6 essential => key ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
esteemed
  plain-adjectives 4 esteemed => respected ; when: attributive ; not: previous(your and) or next(and) or afterDegreeWord
everyday
  synonyms 6 everyday/ADJ => daily ; when: attributive ; not: adjectiveComparedTermOrAfterOf or aboutFormulas
evident
  simple-words 4 evident => clear ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
  common-words 5 ~be [ evident ] that|in|from => clear
  rare-modifiers 6 ~become [ evident ] => clear | obvious ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
  synonyms 7 evident => clear | obvious ; not: next(for from) or adjectiveComparedNegatedTermOrInFormulas
evolving
  collocations 6 evolving/ADJ|VERB|NOUN => changing ; when: object(@things-that-evolve) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
exact
  casual-phrases 5 at that [ exact ] moment => - ; not: aboutLaw or aboutFormulas
  casual-phrases 5 in that [ exact ] moment => - ; not: aboutLaw or aboutFormulas
exasperated
  story-manner 6 exasperated/ADJ => annoyed ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
excellent
  simple-words 4 excellent => great ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or warnsOrBinds
exceptional
  simple-words 4 exceptional => great ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)
  story-actions 5 is|was|are|were|be|been|truly|absolutely [ exceptional/ADJ ] => excellent | outstanding ; when: predicative ; not: aboutStatistics or next(in to and)
  plain-adjectives 5 [ exceptional ] service|quality|performance|care|value|results|customer|work|support|skills|leadership|food => excellent | outstanding ; not: afterDegreeWord
  rare-phrases 7 exceptional => outstanding ; when: attributive and nextLemma(ability achievement actor artist beauty career chef contribution craftsmanship dish effort experience flavor food leader leadership meal performance product quality record result service skill staff strength talent taste teacher team view work) and not next(, and or but yet &) or predicative and (previousLemma(be) or previousPos(ADV)) and not aboutFormulasStatisticsOrLaw ; not: afterDegreeWord or aboutLaw
  + He has exceptional skill. => He has outstanding skill.
  = We look for exceptional values of the angle.
  = One exceptional dog has two tails.
  synonyms 6 exceptional => outstanding ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
exciting
  synonyms 6 exciting => thrilling ; not: (not nextPos(NOUN) or isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)) and (isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or aboutLaw or previous(very no not of) or aboutFormulas or not predicative or not afterLinkingVerb)
exhaustive
  rare-modifiers 6 exhaustive/ADJ|VERB|NOUN => complete | full | thorough ; when: object(list search review study) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  simple-words 4 an|the|this [ exhaustive ] list => complete
  + This is not an exhaustive list. => This is not a complete list.
  = We use an exhaustive search.
exhilarating
  review-words 6 exhilarating => thrilling | exciting ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
exorbitant
  simple-words 4 [ exorbitant ] price|prices|fee|fees|cost|costs|rent|rents|rates => very high ; not: previousPos(ADV)
  + They charge exorbitant fees. => They charge very high fees.
  = It was an exorbitant claim.
expanded
  needless-modifiers 6 expanded/ADJ|VERB|NOUN => wider ; when: object(role range access) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or not (not previousLemma(have) and (previousPos(DET ADP ADJ) or previousLemma(achieve show offer provide mean see enjoy bring deliver ensure need)))
expansive
  rare-modifiers 6 expansive/ADJ|VERB|NOUN => wide | broad | large ; when: object(view space landscape garden ocean sky) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
explorative
  plain-adjectives 6 explorative/ADJ => exploratory
  + They made an explorative trip. => They made an exploratory trip.
  = They made an exploratory trip.
exquisite
  praise-words 7 exquisite/ADJ|VERB|NOUN => beautiful ; when: object(detail design jewelry craftsmanship dress piece scenery beauty taste work) ; not: afterDegreeWord or nextPos(PROPN) or aboutFormulasStatisticsOrLaw
  plain-adjectives 6 [ exquisite ] craftsmanship|detail|details|workmanship => fine ; not: afterDegreeWord
  rare-modifiers 7 exquisite/ADJ|VERB|NOUN => fine ; when: object(beauty taste work) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
extensive
  plain-adjectives 6 [ extensive ] collection|selection|network|library|array => large ; not: aboutFormulasOrStatistics or afterDegreeWord
  plain-adjectives 6 [ extensive ] range => wide ; not: aboutFormulasOrStatistics or afterDegreeWord
  plain-adjectives 6 [ extensive ] list|menu => long ; not: aboutFormulasOrStatistics or afterDegreeWord
  plain-adjectives 6 [ extensive ] knowledge => broad ; not: aboutFormulasOrStatistics or afterDegreeWord
  plain-adjectives 9 @VERB|ADP [ extensive ] research|training|testing|work => a lot of ; not: aboutFormulasOrStatistics or mode(academic formal) or afterDegreeWord
  collocations 6 extensive/ADJ|VERB|NOUN => great ; when: object(knowledge) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  rare-modifiers 6 extensive/ADJ|VERB|NOUN => long ; when: object(history career menu) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  = They give extensive support.
  = They held extensive discussions about the dam.
  synonyms 6 extensive/ADJ => wide-ranging ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
extra
  synonyms 6 extra/ADJ => additional | further ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
extraneous
  rare-modifiers 6 extraneous/ADJ|VERB|NOUN => unneeded | irrelevant ; when: object(detail information material) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
extraordinary
  collocations 6 extraordinary/ADJ|VERB|NOUN => remarkable ; when: object(@extraordinary-people-and-things achievement ability talent feat journey story) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  + She has an extraordinary talent. => She has a remarkable talent.
  = They need make no extraordinary effort.
  synonyms 6 extraordinary => remarkable | exceptional ; not: besideName or reportsTests or aboutCodeScienceOrCourts or previousPos(PROPN NUM) or isCompared or previous(very) or next(@nouns-of-amount-and-extent)
extravagant
  rare-modifiers 6 extravagant/ADJ|VERB|NOUN => lavish | costly ; when: object(party lifestyle spending gift) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
exuberant
  story-manner 6 exuberant/ADJ => lively ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
famous
  synonyms 6 famous => celebrated ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
fantastic
  simple-words 4 fantastic => great ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or warnsOrBinds
  synonyms 6 fantastic => wonderful | superb ; not: (not nextPos(NOUN) or isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)) and (isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or aboutLaw or previous(very no not of) or aboutFormulas or not predicative or not afterLinkingVerb)
fateful
  story-scenes 5 that|one|this [ fateful ] day|night|evening|morning|afternoon|moment|summer|encounter => - ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
  = It was a fateful decision.
favorable
  rare-modifiers 6 favorable/ADJ|VERB|NOUN => good ; when: object(condition outcome impression review opinion) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
favourable
  rare-modifiers 6 favourable/ADJ|VERB|NOUN => good ; when: object(condition outcome impression review opinion) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
feasible
  simple-words 4 feasible => possible ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
  plain-adjectives 8 ~be @ADV? [ feasible ] => possible ; when: predicative ; not: aboutFormulasOrStatistics or afterDegreeWord or sentenceHas(possible)
feeble
  rare-modifiers 6 feeble/ADJ => weak ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
ferocious
  simple-words 4 ferocious => fierce ; not: afterDegreeWord or sentenceHas(fierce)
  + They met a ferocious dog. => They met a fierce dog.
  = It was more ferocious.
fervent
  plain-adjectives 6 [ fervent ] belief|believer|support|desire|opposition => strong
fierce
  synonyms 6 fierce/ADJ => intense ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
final
  needless-modifiers 6 final/ADJ|VERB|NOUN => last ; when: object(stage step day chapter) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
  shorten-words 5 [ final/ADJ ] %result|outcome => - ; not: modifierIsNeeded
  + They like the final result. => They like the result.
  = They like the final scene.
first
  casual-phrases 5 for the [ very ] first time => - ; not: aboutLaw or aboutFormulas
flavorful
  review-words 4 flavorful => tasty ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
  + It was a rich and flavorful stew. => It was a rich and tasty stew.
flavorsome
  review-words 6 flavorsome => tasty ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
flavourful
  review-words 6 flavourful => tasty ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
flavoursome
  review-words 6 flavoursome => tasty ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
flawless
  rare-modifiers 10 flawless/ADJ => perfect ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
fleeting
  story-moments 6 for a [ fleeting ] moment|instant => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  rare-modifiers 6 [ fleeting ] nature|distraction|distractions|thought|thoughts|fancy => passing ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  simple-words 4 a|the|those|these [ fleeting ] moment|moments|glimpse|smile|glance => brief ; not: afterDegreeWord
  + It was a fleeting glimpse. => It was a brief glimpse.
  = Fame is fleeting.
flourishing
  synonyms 6 flourishing => thriving ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
foreboding
  story-looks 9 foreboding/ADJ => threatening ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
formidable
  set-phrases 4 formidable => serious ; when: nextLemma(challenge task obstacle problem barrier difficulty) ; not: afterDegreeWord
  = The value of the coins is formidable.
  = The formidable general wept.
  rare-modifiers 9 formidable/ADJ => powerful ; when: object(alliance army force navy team weapon) ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives)
  simple-words 4 [ formidable ] opponent|opponents|foe|foes|enemy|enemies|rival|rivals|competitor => tough ; not: afterDegreeWord
  + She met a formidable opponent. => She met a tough opponent.
  = She is a formidable woman.
forthcoming
  rare-modifiers 6 [ forthcoming ] @NOUN => coming | upcoming ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
fortuitous
  rare-modifiers 6 fortuitous/ADJ => lucky ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
foundational
  rare-modifiers 5 foundational/ADJ => basic ; when: object(concept knowledge principle skill) ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms) or object(knowledge)
  + The course teaches foundational skills. => The course teaches basic skills.
  = It was a foundational myth of the town.
fragrant
  story-looks 9 fragrant/ADJ|VERB|NOUN => sweet-smelling ; when: object(flower blossom garden rose) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
frequent
  needless-modifiers 6 frequent/ADJ|VERB|NOUN => common ; when: object(cause problem mistake) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
friendly
  synonyms 6 friendly => welcoming ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
frigid
  story-looks 6 frigid/ADJ|VERB|NOUN => freezing ; when: object(air water wind night morning) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
frivolous
  simple-words 4 frivolous => silly ; not: aboutLaw or next(lawsuit lawsuits suit claim claims) or afterDegreeWord
  + It was a frivolous idea. => It was a silly idea.
  = It was a frivolous lawsuit.
fruitful
  rare-modifiers 6 fruitful/ADJ => productive ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
fulfilling
  rare-phrases 6 fulfilling/ADJ|VERB|NOUN => satisfying | rewarding ; when: object(life career experience job relationship) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or previous(better well the and)
fundamental
  plain-adjectives 6, simple-words 4 fundamental => basic ; when: nextLemma(principle need skill part idea requirement right rule) and mode(simple) or nextLemma(principle need skill part idea requirement) ; not: isComparedOrAfterVery or reportsFigures or not mode(simple) and (aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord)
  + (simple) Sleep is a fundamental need. => Sleep is a basic need.
  = (simple) It was a fundamental loss of trust.
further
  reporting-phrases 3 [ further ] research|studies|work|study|investigation is|are|will needed|required|necessary|be => more
  + Further research is needed. => More research is needed.
  = They went no further.
  rare-modifiers 9 further/ADJ|VERB|NOUN => more ; when: object(@further-research-and-details) and previousLemma(need require want) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  = We hope for minimal further delays.
  + We need further research. => We need more research.
  = It was a further blow.
futile
  collocations 6 ~be|seem|feel [ futile ] => useless | pointless
  simple-words 4 futile => useless ; not: afterDegreeWord or previous(resistance) or before(2: resistance)
  + It was a futile effort. => It was a useless effort.
  = Resistance is futile.
future
  shorten-words 5 [ future/ADJ ] %plan => - ; not: modifierIsNeeded
  + They spoke about their future plans. => They spoke about their plans.
  = They spoke about a future mill.
gargantuan
  rare-modifiers 6 gargantuan/ADJ => huge | giant ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
general
  shorten-words 5 [ general/ADJ ] consensus => - ; not: modifierIsNeeded
  + There is a general consensus on this. => There is a consensus on this.
  = There is a general rule for this.
genuine
  plain-adjectives 5 genuine => real ; when: attributive ; not: next(, and or but yet &) or previous(and ,) or nextLemma(leather smile article antique hospitality warmth kindness affection friendliness smile compassion generosity courtesy enthusiasm warm) or afterDegreeWord
  = We liked the genuine hospitality of the inn.
  + She showed a genuine interest in bees. => She showed a real interest in bees.
gigantic
  rare-modifiers 6, simple-words 4 gigantic/ADJ => huge | giant ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
glad
  expand-words 3 ~be [ glad ] i|we|they|you|he|she => $2 that ; not: warnsOrBinds or textHasQuestion
global
  synonyms 6 global/ADJ => worldwide ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
good
  formal-words 5 ~be good for => ~be beneficial to ; when: objects(health body mind environment economy society people child skin heart student brain planet community) ; not: previous(no not n't)
  + Walking is good for the heart. => Walking is beneficial to the heart.
  = The ticket is good for a month.
  formal-words 5 a good way to => an effective way to
  + Walking is a good way to relax. => Walking is an effective way to relax.
  = It is a good way from the lake.
gorgeous
  synonyms 7 gorgeous => beautiful | stunning ; not: adjectiveComparedTermOrAfterOf or adjectiveComparedNegatedTermOrInFormulas
grateful
  synonyms 6 grateful => thankful ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
gratifying
  rare-modifiers 6 gratifying/ADJ|VERB => satisfying ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  + The work was gratifying. => The work was satisfying.
  = They were gratified.
great
  synonyms 6 great/ADJ => excellent | wonderful ; when: beforeReviewedThing or predicative ; not: isCompared or besideName or next(for at)
  formal-words 5 great/ADJ way|idea|choice|option|opportunity|resource|tool|example => excellent $2 ; not: previous(as so too very no) or besideName
  + (formal) It is a great way to learn. => It is an excellent way to learn.
  = The great hall is old.
greater
  rare-modifiers 5 greater/ADJ|VERB|NOUN => more ; when: object(@qualities-to-have-more-of) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or previous(a the)
  + The app offers greater convenience. => The app offers more convenience.
  = The house next door is greater.
  = There is a greater emphasis on rest.
gregarious
  rare-modifiers 6 gregarious/ADJ => sociable ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  simple-words 4 gregarious => outgoing ; not: afterDegreeWord or sentenceHas(animal bird species)
  + He is a gregarious man. => He is an outgoing man.
  = The bird is gregarious.
grim
  synonyms 6 grim => bleak ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
grueling
  rare-modifiers 6 grueling/ADJ|VERB => exhausting | tiring ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
gruelling
  rare-modifiers 6 gruelling/ADJ|VERB => exhausting | tiring ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
happy
  expand-words 3 ~be [ happy ] i|we|they|you|he|she => $2 that ; not: warnsOrBinds or textHasQuestion
  courteous-words 5 i|we am|are [ happy|glad ] to <V> => pleased ; not: slot(5: be see)
  + We are happy to offer a refund. => We are pleased to offer a refund.
  = We are happy here.
hard
  formal-words 5 hard/ADJ to <V> => difficult to $3 ; when: previousLemma(be become find seem make it) or previousPos(ADV) ; not: previous(too so as try work)
  formal-words 5 a|the hard|tough time|task|decision|problem|question|choice|situation => $1 difficult $3 ; not: previous(such quite)
  formal-words 5 harder to <V> => more difficult to $3 ; when: previousLemma(be become find seem make it) or previous(it)
  + (formal) The rule is hard to apply. => The rule is difficult to apply.
  + (formal) It was a tough decision. => It was a difficult decision.
  = He tried hard to win.
harmful
  synonyms 6 harmful => damaging ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
harmonious
  rare-modifiers 9 harmonious/ADJ|VERB|NOUN => balanced ; when: object(blend mix) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
harrowing
  story-actions 6 harrowing/ADJ|VERB|NOUN => terrifying ; when: object(experience journey ordeal ride escape night moment) ; not: afterDegreeWord or aboutFormulas
harsh
  story-looks 6 [ harsh ] reminder => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  synonyms 6 harsh/ADJ => severe ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
hassle-free
  praise-words 6 hassle-free/ADJ|VERB|NOUN => easy ; when: object(experience process) ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN) or behind(4: more most less)
hazardous
  simple-words 4 hazardous => unsafe ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or warnsOrBinds
  common-words 7, simple-words 4 hazardous => dangerous ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem) or not mode(simple) and (nextLemma(waste material substance chemical) or afterDegreeWord)
heartfelt
  casual-advice 5 my|our [ heartfelt ] apologies|condolences|gratitude|thanks|appreciation => -
  rare-modifiers 6 heartfelt/ADJ|VERB|NOUN => sincere | warm ; when: object(gratitude thanks apology condolence) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  synonyms 6 heartfelt => sincere | deep ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
heartwarming
  rare-modifiers 6 heartwarming/ADJ|VERB => touching | moving ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
heated
  synonyms 6 heated/ADJ => fierce ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
hefty
  praise-words 6 hefty/ADJ|VERB|NOUN => high ; when: object(price fee cost) ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN)
  rare-modifiers 6 hefty/ADJ => large ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
heightened
  rare-modifiers 6 heightened/ADJ|VERB|NOUN => increased ; when: object(awareness risk tension anxiety interest security scrutiny) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  needless-modifiers 6 heightened/ADJ|VERB|NOUN => greater ; when: object(awareness risk concern sensitivity interest) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or not (not previousLemma(have) and (previousPos(DET ADP ADJ) or previousLemma(achieve show offer provide mean see enjoy bring deliver ensure need)))
helpful
  shorten-words 5 [ helpful|important|meaningful|useful|valuable/ADJ ] %insight => - ; not: modifierIsNeeded
  + The report gives valuable insights. => The report gives insights.
  = The report gives more valuable insights.
herculean
  rare-modifiers 6 herculean/ADJ => huge ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
hip
  formal-words 5 [ hip ] young|restaurant|bar|neighborhood|place|crowd|cafe|club => fashionable ; not: sentenceHas(surgery bone replacement hop) or besideName
  + It is a hip restaurant. => It is a fashionable restaurant.
  = He broke his hip.
holistic
  plain-adjectives 6 [ holistic ] view|understanding|picture => full ; not: aboutFormulasOrStatistics or afterDegreeWord
horrendous
  story-manner 6 horrendous/ADJ => terrible | horrible ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
hospitable
  rare-modifiers 6 hospitable/ADJ => friendly | welcoming ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
huge
  formal-words 5 a huge impact|effect|difference|increase|influence|benefit|advantage|improvement|change|amount|loss|risk => a substantial $3 ; not: previous(such quite)
  + It had a huge impact. => It had a substantial impact.
  = It was such a huge impact.
  formal-words 5 a huge problem|challenge|role|part|issue|factor => a major $3 ; not: previous(such quite)
  + It is a huge problem. => It is a major problem.
  = It is a huge tree.
  formal-words 5 a huge success => a great success
  synonyms 6 huge => vast ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
humongous
  rare-modifiers 6 humongous/ADJ => huge | giant ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
iconic
  plain-adjectives 6 [ iconic ] landmark|landmarks|building|buildings|bridge|image|photo|character|characters|scene|song|line => famous ; not: afterDegreeWord or previous(and)
  plain-adjectives 7 an|this|that|these|his|her [ iconic ] => famous ; when: attributive
  rare-modifiers 9 iconic/ADJ|VERB|NOUN => famous ; when: object(@iconic-works-and-figures) ; not: afterDegreeWord or object(design status) or aboutFormulasStatisticsOrLaw
  = The image gained iconic status.
  plain-adjectives 6 the [ iconic ] @PROPN => famous ; not: sentenceHas(famous) or aboutFormulas
  + They passed the iconic Eiffel Tower. => They passed the famous Eiffel Tower.
  = They passed the iconic tower.
  synonyms 6 iconic => famous | celebrated ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
idyllic
  simple-words 4 idyllic => peaceful ; when: nextLemma(village setting life place countryside town island) ; not: afterDegreeWord
  + It is an idyllic village. => It is a peaceful village.
  = It was an idyllic marriage.
illicit
  rare-modifiers 9 illicit/ADJ|VERB|NOUN => illegal ; when: object(drug trade activity goods) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
illustrious
  rare-modifiers 6 illustrious/ADJ|VERB|NOUN => famous | distinguished ; when: object(career history guest name family) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
immaculate
  rare-modifiers 9 immaculate/ADJ => spotless ; when: object(bathroom car house kitchen room shirt suit uniform)
  rare-modifiers 9 immaculate/ADJ => perfect ; when: object(condition timing) ; not: afterDegreeWord
  + She had an immaculate kitchen. => She had a spotless kitchen.
  = Her soul was immaculate.
immediate
  synonyms 6 immediate/ADJ => instant | prompt ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
immense
  story-moments 7 ~feel a [ immense ] sense of relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: sentenceHas(great) or next(and)
  copulas 5 ~hold [ immense ] potential => great
  rare-modifiers 4, simple-words 4 immense => huge ; when: attributive and not afterDegreeWord or not (previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)) ; not: next(, ;) or previous(quite)
immersive
  rare-modifiers 6 immersive/ADJ|VERB|NOUN => absorbing ; when: object(story read narrative novel) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
imminent
  simple-words 4 imminent => about to happen ; when: previousLemma(be seem) and nextPos(PUNCT)
  + The attack was imminent. => The attack was about to happen.
  = They faced imminent attack.
impactful
  plain-adjectives 4 impactful => effective ; when: nextLemma(approach campaign method presentation solution strategy tool way)
  + It is an impactful way to teach. => It is an effective way to teach.
  plain-adjectives 5 impactful => powerful ; when: nextLemma(book film image message moment novel performance release scene song speech story)
  + It is an impactful film. => It is a powerful film.
  = She was praised for her impactful work.
impartial
  simple-words 4 impartial => fair ; not: aboutLaw or sentenceHas(fair) or afterDegreeWord or next(jury trial)
  + The coach must be impartial. => The coach must be fair.
  = It must be fair and impartial.
impeccable
  praise-words 9 impeccable => excellent ; when: object(service hospitality presentation) or previous(was is were are) and before(2: service hospitality presentation) ; not: afterDegreeWord or sentenceHas(excellent attention)
  + The service was impeccable. => The service was excellent.
  + We liked the impeccable service. => We liked the excellent service.
  = His logic was impeccable.
impending
  simple-words 4 impending => coming ; when: attributive ; not: next(doom)
  + They feared the impending storm. => They feared the coming storm.
  = They felt impending doom.
imperative
  plain-adjectives 4 it is [ imperative ] that|to => essential
important
  synonyms 6 important => significant ; when: attributive or predicative and afterLinkingVerb ; not: adjectiveComparedTermOrAfterOf or aboutFormulas
impoverished
  simple-words 4 impoverished => poor ; not: afterDegreeWord or previous(the) and not nextPos(NOUN) or sentenceHas(poor)
  + They live in impoverished areas. => They live in poor areas.
  = He helped the impoverished.
impressive
  degree-phrases 10 this|these [ impressive ] => - ; when: attributive ; not: nextPos(PUNCT CCONJ)
  synonyms 6 impressive => striking ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
improbable
  plain-adjectives 6 improbable/ADJ => unlikely ; not: aboutFormulasOrStatistics or sentenceHas(unlikely) or previous(and or not n't) or next(and or)
  + Rain seems improbable. => Rain seems unlikely.
  = Rain seems not improbable.
improved
  needless-modifiers 5 improved/ADJ|VERB|NOUN => better ; when: object(@improved-results-and-conditions) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or not (not previousLemma(have) and (previousPos(DET ADP ADJ) or previousLemma(achieve show offer provide mean see enjoy bring deliver ensure need)))
inadequate
  plain-adjectives 6 [ inadequate ] sleep|nutrition|diet|training|education|housing|infrastructure|service|facilities|care|support|planning => poor ; not: aboutFormulasOrStatistics or afterDegreeWord
  collocations 9 inadequate/ADJ|VERB|NOUN => too little ; when: object(funding sleep preparation attention) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or afterArticleOrPossessive
  rare-modifiers 6 inadequate/ADJ|VERB|NOUN => poor ; when: object(training housing education planning communication sanitation nutrition preparation sleep) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
inaugural
  simple-words 4 [ inaugural ] season|event|meeting|edition|festival|tournament|match|game|race|flight|issue|conference|year|award|concert => first ; not: nextPos(PROPN)
  + The inaugural season went well. => The first season went well.
  = He gave his inaugural speech.
incessant
  rare-modifiers 6 incessant/ADJ => constant | endless ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
incorrect
  synonyms 6 incorrect => wrong | mistaken ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
increased
  collocations 9 increased/ADJ|VERB|NOUN => greater ; when: object(competition pressure awareness attention demand interest spending traffic understanding flexibility confidence responsibility sensitivity diversity complexity) and (previousPos(DET ADP ADJ) or previousLemma(achieve show offer provide mean see enjoy bring deliver ensure need)) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or near(2: have has had only)
  + They saw increased demand. => They saw greater demand.
  = The match has only increased interest in the club.
increasing
  degree-phrases 9 the [ increasing/ADJ|VERB ] number|use|demand|popularity|reliance|importance|cost|need|availability|complexity|pressure|role|interest => growing ; not: aboutFormulas or mode(academic formal)
incredible
  degree-phrases 7 this|these [ incredible ] => - ; when: attributive ; not: nextPos(PUNCT CCONJ)
  collocations 6 incredible/ADJ|VERB|NOUN => amazing | great ; when: object(experience talent work job story feat journey) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
indelible
  rare-modifiers 6 indelible/ADJ => lasting ; when: attributive ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
indispensable
  plain-adjectives 4 indispensable => essential | vital ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
individual
  plain-adjectives 5 my|your|his|her|our|their [ individual ] needs|preferences|circumstances|requirements|situation|situations|interests|goals|tastes|skills|abilities|strengths|learning|budget|lifestyle => own ; not: aboutFormulasStatisticsOrLaw or sentenceHas(group collective own each)
  nouns-or-verbs 6 an [ individual ] 's => person's ; not: aboutFormulas or aboutLaw or aboutAnimalsOrGenetics or sentenceHas(group groups society collective state person species)
  needless-modifiers 6 its|their|his|her|our|my|your own [ individual ] => - ; not: nextPos(PUNCT) or next(and or)
  + They have their own individual rooms. => They have their own rooms.
  = They have individual rooms.
  shorten-words 5 my|your|his|her|our|their|its [ individual|own|particular|personal|respective|specific/ADJ ] %{what-is-ones-own} => - ; not: modifierIsNeeded or sentenceHas(@words-that-set-owners-apart)
  + The guide fits your specific needs. => The guide fits your needs.
  + They want to plan their own lives. => They want to plan their lives.
  = Their own lives matter more than the lives of others.
inevitable
  synonyms 6 inevitable => unavoidable ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
  simple-words 4 inevitable => bound to happen ; when: previousLemma(be seem) and nextPos(PUNCT) and subjectPos(NOUN) ; not: afterDegreeWord
  + A crash was inevitable. => A crash was bound to happen.
  = It was an inevitable crash.
inexpensive
  simple-words 4 inexpensive => cheap ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)
inexplicable
  rare-modifiers 9 inexplicable/ADJ => unexplained ; when: object(event light noise sight sound) ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
  + We heard an inexplicable noise. => We heard an unexplained noise.
  = He felt an inexplicable sadness.
  = There was an inexplicable bond.
informed
  everyday-verbs 6 [ informed ] that => told ; when: passive ; not: aboutLaw
ingenious
  rare-modifiers 6 ingenious/ADJ => clever ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
inherent
  rare-modifiers 7 inherent/ADJ|VERB|NOUN => basic ; when: object(right) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  synonyms 6 inherent => intrinsic ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  simple-words 4 [ inherent ] risk|risks|limitation|limitations|weakness|flaw|flaws|danger|dangers => built-in ; not: aboutFormulas
  + It has inherent risks. => It has built-in risks.
  = It has inherent value.
  simple-words 4 ~be inherent in => ~be part of
  + Risk is inherent in the job. => Risk is part of the job.
  = Its inherent in-jokes fail.
initial
  plain-adjectives 6 [ initial ] week|weeks|day|days|month|months|period|year|years|contact|encounter|version|design|idea|plan|plans|release|focus|results => first ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(first) or previousPos(NUM) or next(public)
  plain-adjectives 5 my|your|his|her|their|our [ initial ] doubts|doubt|hesitation|hesitations|reservations|resistance|fears|concerns => early
  plain-adjectives 6 [ initial ] estimates|reports => early ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or previousPos(NUM) or sentenceHas(early value)
  + Initial estimates were low. => Early estimates were low.
  = Initial values were low.
innate
  rare-modifiers 9 innate/ADJ => natural ; when: object(ability capacity curiosity desire gift goodness instinct sense skill talent tendency) ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
  + She has an innate talent. => She has a natural talent.
  = The innate immunity of the host is weak.
  shorten-words 5 [ innate|natural/ADJ ] %instinct => - ; not: modifierIsNeeded
  + It follows its natural instincts. => It follows its instincts.
  = It follows its natural course.
  simple-words 4 [ innate ] ability|talent|desire|curiosity|instinct|tendency|need => natural ; not: sentenceHas(natural)
  + She has an innate talent. => She has a natural talent.
  = Innate immunity helps.
innocuous
  rare-modifiers 6 innocuous/ADJ => harmless ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
innovative
  rare-modifiers 7, simple-words 4 innovative => new ; when: attributive and nextLemma(approach idea strategy product service technology method tool technique design feature model device software system solution app way material treatment program programme project initiative practice framework algorithm architecture scheme format step) and not (next(, and or but yet &) or previous(and ,) or sentenceHas(new) or afterDegreeWord) or object(approach idea solution method technology design way feature product) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw) ; not: sentenceHas(ancient traditional indigenous aboriginal native tribe ancestor medieval prehistoric century) or previous(and or but) or next(and or but)
  + They found a fair and innovative solution. => They found a fair and original solution.
  = (simple) This innovative club unites farmers.
  = The ancient farmers found innovative methods to store rain.
  + They sell innovative tools. => They sell new tools.
  = We want to draw innovative companies.
  = The menu lists innovative dishes.
  rare-modifiers 7 innovative/ADJ|VERB|NOUN => original ; when: object(approach idea solution method technology design way feature product) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or sentenceHas(ancient traditional indigenous aboriginal native tribe ancestor medieval prehistoric century)
  synonyms 6 innovative => new | inventive ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
inquisitive
  rare-modifiers 6 inquisitive/ADJ => curious ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
insightful
  rare-modifiers 7 insightful/ADJ => perceptive ; when: object(analysis article comment commentary critic criticism essay observation question reader remark review) ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  + He left an insightful comment. => He left a perceptive comment.
  = Her tips are insightful.
  = He shared insightful information.
  synonyms 6 insightful => perceptive ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
insipid
  rare-modifiers 6 insipid/ADJ => bland | dull ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
inspiring
  synonyms 6 inspiring => uplifting ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
instrumental
  rare-modifiers 6 instrumental/ADJ|VERB|NOUN => key | important ; when: object(role) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  simple-words 4 ~be instrumental in => ~play a big part in ; not: previous(n't not)
  + She was instrumental in the win. => She played a big part in the win.
  = She played instrumental music.
insufficient
  collocations 6 insufficient/ADJ|VERB|NOUN => too little ; when: object(evidence funding training sleep time data information attention) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or afterArticleOrPossessive
integral
  needless-modifiers 6 integral/ADJ|VERB|NOUN => essential ; when: object(part component) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
intended
  shorten-words 5 [ intended/ADJ ] %goal => - ; not: modifierIsNeeded
intense
  story-moments 7 ~feel a [ intense ] sense of relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: sentenceHas(great) or next(and)
  rare-modifiers 6 intense/ADJ|VERB|NOUN => strong ; when: object(feeling emotion desire dislike) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  rare-modifiers 6 intense/ADJ|VERB|NOUN => fierce ; when: object(competition rivalry) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
  synonyms 6 intense/ADJ => strong ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
interminable
  rare-modifiers 6 interminable/ADJ => endless ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
intimidating
  rare-modifiers 9 intimidating/ADJ => frightening ; when: nextLemma(figure glare man presence sight stare) ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  + He was an intimidating man. => He was a frightening man.
  = It is an intimidating choice.
intoxicating
  story-looks 9 intoxicating/ADJ|VERB|NOUN => heady ; when: object(smell scent aroma mix mixture) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
intrepid
  rare-modifiers 6 intrepid/ADJ => fearless | brave ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
intricate
  simple-words 4 intricate => complex ; when: attributive and not (near(3: lace carving embroidery pattern design artwork crest tattoo web dance) or nextLemma(detail web crest tattoo)) or object(design pattern plot detail process system web) and not aboutFormulasStatisticsOrLaw ; not: afterDegreeWord
  synonyms 6 intricate => complex | elaborate ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
  needless-modifiers 6 [ intricate ] web of => - ; not: previous(more most)
  + They follow an intricate web of lanes. => They follow a web of lanes.
  = They follow an intricate map of lanes.
intriguing
  plain-adjectives 3 intriguing => interesting ; not: nextPos(PRON DET PROPN) or previous(is are was were)
  plain-adjectives 3 is|are|was|were @ADV? [ intriguing ] => interesting ; not: nextPos(PRON DET PROPN)
inviting
  rare-modifiers 6 inviting/ADJ|VERB|NOUN => welcoming ; when: object(atmosphere space environment) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw
irate
  rare-modifiers 6 irate/ADJ => angry ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
joint
  shorten-words 5 [ joint|mutual/ADJ ] %collaboration|cooperation => - ; not: modifierIsNeeded
  + They rely on mutual cooperation. => They rely on cooperation.
  = They rely on mutual trust.
jovial
  simple-words 4 jovial => cheerful ; not: afterDegreeWord
  + He was a jovial man. => He was a cheerful man.
  = He was more jovial.
joyous
  plain-adjectives 6 [ joyous ] occasion|celebration|day|time|moment => joyful
jubilant
  simple-words 4 [ jubilant ] crowd|crowds|fans|celebration|celebrations => joyful
  + The jubilant crowd sang. => The joyful crowd sang.
  = She was jubilant.
key
  plain-adjectives 5 another [ key ] factor|aspect|feature|benefit|example|advantage|reason|argument|issue|challenge|concern|problem|point|consideration|difference => -
  shorten-words 5 [ important|key|major|significant/ADJ ] %milestone => - ; not: modifierIsNeeded
  + The bridge was a major milestone for them. => The bridge was a milestone for them.
  = The bridge was a major project for them.
laborious
  plain-adjectives 6 [ laborious ] task|process|work|journey => hard ; not: afterDegreeWord
labyrinthine
  story-manner 7 labyrinthine => maze-like ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
lackluster
  praise-words 6 lackluster/ADJ|VERB|NOUN => poor ; when: object(service food) ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN)
  literary-words 6 lackluster => weak ; when: object(demand economy effort growth market performance result sale security turnout) ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
  + It saw lackluster growth. => It saw weak growth.
  + It is a lackluster film. => It is a dull film.
  = The service was lackluster.
  literary-words 6 lackluster => dull ; when: object(atmosphere book film moment movie experience plot speech story) ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord
lacklustre
  literary-words 6 lacklustre/ADJ => dull | weak ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
lame
  formal-words 5 [ lame ] excuse|excuses|plot|joke|jokes|ending|dialogue|script => weak
  + It is a lame excuse. => It is a weak excuse.
  = The dog is lame.
last
  casual-phrases 5 for the [ very ] last time => - ; not: aboutLaw or aboutFormulas
lasting
  synonyms 6 lasting => enduring ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
lengthy
  common-words 5 lengthy => long ; not: afterDegreeWord
lethal
  rare-adjectives 7 lethal/ADJ => deadly ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
  = It was a lethal injection.
limited
  synonyms 6 limited/ADJ => restricted ; when: attributive or predicative and afterLinkingVerb ; not: adjectiveComparedTermOrAfterOf or aboutFormulas
limitless
  rare-adjectives 6 limitless/ADJ => endless ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
lingering
  story-looks 6 lingering/ADJ|VERB sadness => remaining $2 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
lofty
  rare-adjectives 6 lofty/ADJ|VERB|NOUN => high ; when: object(ideal goal ambition aspiration height expectation standard ceiling peak) ; not: afterDegreeWord
longstanding
  rare-adjectives 7 [ longstanding ] tradition|traditions|problem|problems|rivalry|dispute|issue|issues|friendship => old
lousy
  formal-words 5 lousy => poor ; when: nextLemma(acting service food script film performance job quality plot) ; not: afterDegreeWord
  + It has lousy acting. => It has poor acting.
  = His hair was lousy.
loyal
  synonyms 6 loyal => faithful | devoted ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
lucid
  literary-words 10 lucid/ADJ => clear ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
lucrative
  rare-adjectives 10 lucrative/ADJ|VERB|NOUN => well-paid ; when: object(career job salary position role) ; not: afterDegreeWord
  rare-adjectives 10 lucrative/ADJ|VERB|NOUN => profitable ; when: object(market business deal contract industry opportunity trade venture niche) ; not: afterDegreeWord
  simple-words 4 [ lucrative ] business|market|deal|industry|investment|trade => profitable ; not: sentenceHas(profitable)
  + It is a lucrative business. => It is a profitable business.
  = It was a lucrative trip.
ludicrous
  story-manner 6 ludicrous/ADJ => absurd ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
  simple-words 4 ludicrous => ridiculous ; not: sentenceHas(ridiculous)
  + The idea is ludicrous. => The idea is ridiculous.
  = It is ridiculous and ludicrous.
luminous
  literary-words 10 luminous/ADJ => bright | glowing ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
lush
  rare-adjectives 7 lush/ADJ|VERB|NOUN => thick ; when: object(forest rainforest jungle vegetation foliage undergrowth greenery) ; not: afterDegreeWord
luxurious
  rare-adjectives 6 luxurious/ADJ|VERB|NOUN => luxury ; when: object(hotel resort suite apartment villa car yacht accommodation spa) ; not: afterDegreeWord
macabre
  story-looks 9 macabre/ADJ => gruesome | grim ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
magical
  rare-adjectives 10 magical/ADJ|VERB|NOUN => wonderful ; when: object(experience moment evening night time memory) ; not: afterDegreeWord
main
  academic-words 5 the main reason|reasons|cause|causes|goal|goals|aim|aims|purpose|objective|objectives|factor|factors|source|sources => the primary $3
  + The main reason is cost. => The primary reason is cost.
  = The main road is closed.
  synonyms 6 main/ADJ => chief | principal ; when: attributive ; not: adjectiveComparedTermOrAfterOf or aboutFormulas
major
  synonyms 6 major/ADJ => significant ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  shorten-words 5 [ groundbreaking|important|major|significant/ADJ ] %breakthrough => - ; not: modifierIsNeeded
  + They made a major breakthrough. => They made a breakthrough.
  = They made a major mistake.
malevolent
  rare-adjectives 4 malevolent/ADJ => evil ; not: aboutFormulas or sentenceHas(semantic syntactic dialogue linguistic) or next(@words-after-noteworthy-and-malevolent)
mandatory
  plain-adjectives 6 ~be @ADV? [ mandatory ] for|,|.|in|because|and => required ; not: aboutFormulasStatisticsOrLaw or sentenceHas(require requirement)
  + Helmets are mandatory for riders. => Helmets are required for riders.
many
  informal-words 3 many => a lot of ; when: sentenceHas(i me my we us our you your) ; not: previous(@words-before-many) or next(of a an more times kinds) or not nextPos(NOUN) or reportsFigures or next(others)
  = Too many cooks spoil it.
  = Many others agree with us.
  = Cars cause smoke in many lands.
  synonyms 6 many => numerous | a large number of ; not: not objectIs(plural) or reportsTests or isCompared or previousPos(DET) or previous(not very of) or next(more kinds sorts types ways times others years days people thanks)
  synonyms 6 [ many ] @NOUN => a lot of | a good many ; not: isComparedNegatedOrInTestsOrWarning or slot(2: kinds) or not pluralNext or previousPos(DET ADP)
marginal
  rare-adjectives 6 marginal/ADJ|VERB|NOUN => slight ; when: object(improvement increase gain difference decline decrease drop change) ; not: afterDegreeWord
meager
  simple-words 4 meager => small ; when: nextLemma(income salary wage portion amount sum budget pay) ; not: afterDegreeWord
  + They live on a meager income. => They live on a small income.
  = They ate a meager supper.
meaningful
  needless-modifiers 6 meaningful/ADJ|VERB|NOUN => real ; when: object(change difference progress) or object(connection) and behind(3: build building establish establishing form forming forge) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
  needless-modifiers 6 meaningful/ADJ|VERB|NOUN => useful ; when: object(information feedback insight) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
melancholy
  simple-words 4 melancholy/ADJ => sad ; when: attributive and nextPos(NOUN) ; not: afterDegreeWord
  + She sang a melancholy song. => She sang a sad song.
  = He felt a deep melancholy.
melodic
  story-looks 9 melodic/ADJ|VERB|NOUN => tuneful ; when: object(voice singing song) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
memorable
  synonyms 6 memorable => unforgettable ; not: besideName or reportsTests or aboutCodeScienceOrCourts or previousPos(PROPN NUM) or isCompared or previous(very) or next(@nouns-of-amount-and-extent)
menacing
  literary-words 10 menacing/ADJ => threatening ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
mere
  story-manner 6 [ mere ] seconds|moments|minutes|hours|days|inches|weeks|months|feet|miles => just ; not: previous(the a)
  + The bus missed us by mere inches. => The bus missed us by just inches.
mesmerising
  rare-adjectives 6 mesmerising/ADJ|VERB|NOUN => fascinating | beautiful ; when: object(display sight view performance dance scene pattern landscape show story tale) ; not: afterDegreeWord
mesmerizing
  story-looks 6 mesmerizing/ADJ|VERB|NOUN => fascinating ; when: object(performance dance display show eye view pattern film voice landscape scene sight story tale) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
  rare-adjectives 6 mesmerizing/ADJ|VERB|NOUN => beautiful ; when: object(landscape scene sight story tale) ; not: afterDegreeWord
minimal
  plain-adjectives 6 [ minimal ] effort|impact|damage|effect|maintenance|training|waste|disruption|time|experience|evidence => little ; not: aboutFormulasOrStatistics or previousPos(DET ADJ) or afterDegreeWord or nextPos(NOUN) or previous(and or)
minuscule
  rare-adjectives 10, simple-words 4 minuscule/ADJ => tiny ; not: previous(more most less least almost quantum) or aboutFormulas or next(@words-after-lethal-and-limitless @biology-nouns-after-lethal-and-limitless)
  + It is a minuscule change. => It is a tiny change.
miraculous
  rare-adjectives 6 miraculous/ADJ|VERB|NOUN => amazing ; when: object(recovery escape) ; not: afterDegreeWord
mischievous
  story-looks 9 mischievous/ADJ|VERB|NOUN => naughty ; when: object(child kid boy) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
modern
  synonyms 6 modern/ADJ => contemporary | present-day ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
momentous
  simple-words 4 momentous => very important ; when: nextLemma(occasion event day decision moment) ; not: previousPos(ADV) or afterDegreeWord
  + It was a momentous day. => It was a very important day.
  = It was such a truly momentous day.
monotonous
  rare-adjectives 6 monotonous/ADJ => boring | tedious ; not: aboutFormulas or sentenceHas(semantic syntactic dialogue linguistic) or next(@words-after-noteworthy-and-malevolent) or nextLemma(voice tone sound hum drone beep beat rhythm chant note)
  = His monotonous voice filled the hall.
  + It was monotonous work. => It was boring work.
  simple-words 4 monotonous => dull ; when: nextLemma(work job task routine life) ; not: afterDegreeWord
  + It is monotonous work. => It is dull work.
  = He has a monotonous voice.
monumental
  plain-adjectives 6 monumental => huge ; when: object(task effort mistake win victory achievement) or attributive ; not: afterDegreeWord or aboutFormulas or next(, and or but yet &) or nextLemma(building sculpture work art architecture composition painting statue arch style)
  + It was a monumental task. => It was a huge task.
  = It shows a monumental composition.
much
  casual-phrases 5 [ much ] to my|his|her|our|their surprise|delight|relief|dismay|amusement|disappointment => - ; not: aboutLaw or aboutFormulas
multifaceted
  plain-adjectives 3 multifaceted => complex ; when: not ((not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum))) and mode(simple) or not (afterDegreeWord or nextLemma(answer plan program response solution approach strategy effort evaluation analysis campaign artist career person talent) or sentenceHas(complex)) ; not: sentenceHas(skill talent career)
  = We need a multifaceted solution.
multiple
  common-words 6 multiple => several ; when: pluralNext ; not: aboutFormulasOrStatistics or afterDegreeWord or previousPos(DET PRON NUM) or nextLemma(choice sclerosis birth personality comparison myeloma intelligence label instance charge count) or sentenceHas(several many) or previous(one or) or object(domain layer modality node) or nextLemma(aspect device label language machine operating party pregnancy source system task user) or sentenceHas(algorithm corpora corpus dataset decoder dialogue encoder granularity image label latent model morpheme network neural optimization paper simulated text)
  = The change can be spread over multiple layers.
  + He called multiple times. => He called several times.
  = The model reads images with multiple tags.
  = He has multiple sclerosis.
  = He was accused of multiple instances of theft.
  synonyms 6 multiple/ADJ => several | many ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not pluralNext or not attributive
mundane
  plain-adjectives 6 mundane => ordinary | everyday ; when: attributive ; not: next(, and or but yet &) or afterDegreeWord
  synonyms 6 mundane => everyday | ordinary ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  simple-words 4 [ mundane ] task|tasks|life|things|activities|activity|routine|chores|world => ordinary ; not: afterDegreeWord or sentenceHas(ordinary)
  + They do mundane tasks. => They do ordinary tasks.
  = The story was mundane.
myriad
  plain-adjectives 3 myriad => many ; when: pluralNext ; not: afterDegreeWord or previous(a)
mysterious
  synonyms 6 mysterious => puzzling | strange ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
nascent
  plain-adjectives 6 nascent => new ; when: object(business career community company democracy economy field idea industry market movement organization relationship sector state technology) ; not: afterDegreeWord
  = The disk hides nascent planets.
  + It is a nascent industry. => It is a new industry.
necessary
  purpose-phrases 10 necessary [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
  degree-phrases 4 is|are|was|were [ necessary ] to|for => needed ; not: aboutFormulas or aboutLaw or before(1: it sufficient) or before(2: it sufficient) or before(3: it sufficient) or before(4: it sufficient)
  + New rules are necessary to stop it. => New rules are needed to stop it.
  = It is necessary to leave.
  synonyms 6 necessary => essential ; not: not previous(is are was were be been seem seems) or not (nextPos(PUNCT ADP) or next(to)) or isCompared or reportsTests or warnsOrBinds or next(for from) or previous(very)
  shorten-words 5 [ necessary|specific/ADJ ] %requirement => - ; not: modifierIsNeeded
  + They met all necessary requirements. => They met all requirements.
  = They met all necessary people.
nefarious
  literary-words 10 nefarious/ADJ => wicked | evil ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
negative
  simple-words 4 negative => bad ; when: objectIsEffectOrAttitude ; not: reportsFigures
  wordy-phrases 6 [ negative ] effect|effects|consequences|influence => harmful ; not: aboutFormulasOrStatistics or afterDegreeWord or besideAndOrComma or sentenceHas(positive harm harmful)
negligible
  simple-words 4 negligible => very small ; when: previousLemma(be) ; not: aboutFormulasStatisticsOrLaw or reportsFigures
  + The cost is negligible. => The cost is very small.
  = They pay a negligible fee.
neighbouring
  rare-adjectives 6 neighbouring/ADJ|VERB|NOUN => nearby ; when: object(town village community area farm city house home) ; not: afterDegreeWord
new
  synonyms 6 [ new/ADJ ] %method|approach|framework|technique|algorithm|architecture|model|dataset|solution|way|idea => novel ; not: adjectiveComparedTermOrAfterOf
  shorten-words 5 [ new/ADJ ] %innovation => - ; not: modifierIsNeeded
  + They bring new innovations to the town. => They bring innovations to the town.
  = They bring new lamps to the town.
newfound
  story-moments 6 with [ newfound ] confidence|energy|purpose|determination|hope|strength|courage|enthusiasm => new ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 my|your|his|her|its|our|their [ newfound ] freedom|confidence|friend|friends|love|knowledge|power|powers|wealth|fame|home|skills|purpose|courage|passion|abilities => new ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  = As I walked home, it rained.
  plain-adjectives 4 newfound => new ; when: attributive
notable
  degree-phrases 10 this|these [ notable ] => - ; when: attributive ; not: nextPos(PUNCT CCONJ)
  plain-adjectives 5 another [ notable ] factor|aspect|feature|benefit|example|advantage|reason|argument|issue|challenge|concern|problem|point|consideration|difference => -
  rare-adjectives 6 notable/ADJ|VERB|NOUN => clear ; when: object(improvement increase difference change reduction decline shift rise drop) ; not: afterDegreeWord
  rare-adjectives 6 notable/ADJ|VERB|NOUN => well-known ; when: object(figure author writer scientist artist name alumnus) ; not: afterDegreeWord
  synonyms 6 notable => noteworthy ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
noteworthy
  plain-adjectives 9 another [ noteworthy ] factor|aspect|feature|benefit|example|advantage|reason|argument|issue|challenge|concern|problem|point|consideration|difference => -
  rare-adjectives 5 noteworthy/ADJ => notable ; not: aboutFormulas or sentenceHas(semantic syntactic dialogue linguistic) or next(@words-after-noteworthy-and-malevolent)
novel
  plain-adjectives 4, simple-words 4 novel/ADJ => new ; when: attributive ; not: next(, and or but yet &) or nextLemma(coronavirus series writer) or previous('s graphic and this his her) or afterDegreeWord
  + A novel approach was tried. => A new approach was tried.
  synonyms 6 novel/ADJ => new ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
  synonyms 6 [ novel/ADJ ] %method|approach|framework|technique|algorithm|architecture|model|dataset|solution|way|idea => new | original ; not: adjectiveComparedTermOrAfterOf
noxious
  rare-adjectives 10 noxious/ADJ => toxic | harmful ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
numerous
  plain-adjectives 2 numerous => many ; when: attributive and objectIs(plural) ; not: previous(more most so too very) or nextLemma(club)
  = The numerous crowd left.
  + Numerous visitors came by boat. => Many visitors came by boat.
  + It grew as numerous towns joined. => It grew as many towns joined.
  = The visitors were too numerous.
  + They bought numerous tools. => They bought many tools.
  needless-modifiers 5 many [ numerous ] => - ; when: attributive
  synonyms 6 numerous => many | a large number of ; not: not objectIs(plural) or reportsTests or previousPos(DET)
obligatory
  rare-adjectives 10 obligatory/ADJ => required ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
obsolete
  simple-words 4 obsolete => out of date ; when: predicative and nextPos(PUNCT)
  + The phone is obsolete. => The phone is out of date.
  = They sell obsolete phones.
obvious
  simple-words 4 obvious => clear ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or warnsOrBinds
  synonyms 6 obvious => clear | evident ; not: (isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or aboutLaw or previous(very no not of) or aboutFormulas or not attributive) and (isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or aboutLaw or previous(very no not of) or aboutFormulas or not predicative or not afterLinkingVerb)
odd
  synonyms 7 odd => strange ; when: nextPos(NOUN) and not (aboutCodeScienceOrCourts or next(@nouns-of-fixed-phrases)) or not adjectiveComparedNegatedTermOrInFormulas ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very)
  synonyms 6 odd => peculiar ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
ominous
  simple-words 4 [ ominous ] cloud|clouds|sound|silence|figure|shadow|shadows => threatening ; not: afterDegreeWord
  + An ominous shadow fell. => A threatening shadow fell.
  = It is an ominous sign.
omnipresent
  rare-adjectives 6 omnipresent/ADJ => ever-present ; not: aboutFormulas or sentenceHas(semantic syntactic dialogue linguistic) or next(@words-after-noteworthy-and-malevolent)
onerous
  literary-words 6 onerous/ADJ => hard | difficult ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
ongoing
  needless-modifiers 6 ongoing/ADJ|VERB|NOUN => continuing ; when: object(debate effort conflict process research discussion work support problem need) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
  synonyms 6 ongoing/ADJ => continuing | continued ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
opportune
  rare-adjectives 6 opportune/ADJ|VERB|NOUN => good | right ; when: object(moment time) ; not: afterDegreeWord
optimal
  plain-adjectives 6, simple-words 4 optimal => best ; when: attributive and previous(the its their your our his her) and not (aboutFormulasOrStatistics or nextLemma(control policy solution value transport) or afterDegreeWord)
  = (simple) They keep optimal speed.
  + They found the optimal route. => They found the best route.
  plain-adjectives 6 [ optimal ] performance|results|conditions|use => the best ; when: previous(for) ; not: aboutFormulasOrStatistics
opulent
  story-manner 9 opulent/ADJ => rich | luxurious ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
ornate
  simple-words 4 ornate => fancy ; when: attributive ; not: afterDegreeWord
  + It had an ornate gate. => It had a fancy gate.
  = The gate was more ornate.
ostentatious
  literary-words 6 ostentatious/ADJ => showy ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
otherworldly
  story-looks 10 otherworldly/ADJ => unearthly ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  + An otherworldly glow filled the cave. => An unearthly glow filled the cave.
outstanding
  simple-words 4 outstanding => great ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or warnsOrBinds
  praise-words 6 outstanding/ADJ|VERB|NOUN => excellent ; when: object(service performance food work job quality staff value customer) ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN)
overall
  shorten-words 3 overall => - ; not: not nextPos(NOUN) or nextIs(vague) or next(source sources) or reportsFigures or previous(a an)
  review-words 5 the|its|this|their|his|her [ overall ] experience|atmosphere|look|feel|tone|message|mood|story|plot|service|flavor|vibe => - ; not: aboutFormulas
  = The overall impression was good.
  + It spoiled the overall experience. => It spoiled the experience.
  = The overall cost was high.
  plain-adjectives 6 [ overall ] well|quality|success|experience|effectiveness|efficiency|productivity|growth|satisfaction|mood => - ; when: previous(the their your our my his her its improve improves improving) ; not: aboutFormulasOrStatistics or next(growth success)
  plain-adjectives 6 and [ overall ] well - being => -
  + It helps their sleep and overall well-being. => It helps their sleep and well-being.
  = It helps their overall being.
overt
  literary-words 10 overt/ADJ => open ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
  simple-words 4 [ overt ] racism|hostility|support|threat|threats|aggression|discrimination => open
  + They met overt racism. => They met open racism.
  = It was an overt act.
overwhelming
  story-moments 7 ~feel a [ overwhelming ] sense of relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: sentenceHas(great) or next(and)
palpable
  story-moments 7 ~feel a [ palpable ] sense of relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: sentenceHas(great) or next(and)
  = It was the most palpable of changes.
  = Their grief was palpable.
  = Their bond was palpable.
particular
  shorten-words 3 the|this [ particular ] => - ; not: not nextPos(NOUN) or reportsFigures
  plain-adjectives 5 my|your|his|her|its|our|their|one [ particular ] needs|preferences|circumstances|requirements|situation|situations|interests|goals|tastes|skills|abilities|strengths|learning|budget|lifestyle => - ; not: aboutFormulasStatisticsOrLaw or next('s)
  rare-nouns 5 this|that [ particular ] @NOUN => - ; not: aboutFormulasStatisticsOrLaw
  + I saw this particular film. => I saw this film.
  = I saw one particular film.
  needless-modifiers 7 your|their|its|our|his|her|my [ particular ] => - ; when: object(need requirement circumstance situation goal interest) ; not: aboutFormulasStatisticsOrLaw
  needless-modifiers 7 one|any|each|every|a [ particular ] individual|person => - ; not: aboutLaw
  synonyms 6 particular/ADJ => specific ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  shorten-words 5 [ particular|specific/ADJ ] %detail => - ; not: modifierIsNeeded
  + He asked for specific details. => He asked for details.
  = He asked for specific tools.
passionate
  rare-adjectives 6 passionate/ADJ|VERB|NOUN => committed ; when: object(advocate supporter believer) ; not: afterDegreeWord
peculiar
  rare-adjectives 5 peculiar/ADJ => odd | strange ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
  synonyms 6 peculiar => strange | odd ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
pensive
  literary-words 6 pensive/ADJ => thoughtful ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
perilous
  plain-adjectives 5 perilous => dangerous ; when: attributive and not (next(, and or but yet &) or sentenceHas(danger dangerous)) or object(journey path adventure quest voyage) ; not: afterDegreeWord
perpetual
  rare-adjectives 6 perpetual/ADJ => constant | endless ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
  simple-words 4 [ perpetual ] state|cycle|struggle|fear|threat => constant ; not: sentenceHas(constant)
  + They live in perpetual fear. => They live in constant fear.
  = It is a perpetual calendar.
perplexed
  story-manner 6 perplexed/ADJ|VERB => puzzled ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
  plain-adjectives 5 feeling|feel|feels|felt|left me [ perplexed ] => puzzled
perplexing
  story-manner 6 perplexing/ADJ|VERB => puzzling ; not: aboutFormulas or afterDegreeWord or next(, and or but yet & - lifestyle lifestyles)
persistent
  needless-modifiers 6 persistent/ADJ|VERB|NOUN => lasting ; when: object(problem inequality) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
  + Rust is a persistent problem. => Rust is a lasting problem.
  = Rust is a persistent challenge.
  synonyms 6 persistent => continuing | lasting ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
personal
  wordy-phrases 4 my|your|his|her|their|our [ own? personal ] opinion|opinions|belief|beliefs|favorite|favourite|preference|preferences|views|view => -
  wordy-phrases 6 my|your|his|her|our|their [ personal ] biases|prejudices => -
  + They hide their personal biases. => They hide their biases.
  = They hide the personal biases.
pertinent
  plain-adjectives 5 pertinent => relevant
petite
  plain-adjectives 6 [ petite ] frame|figure|size|bottle|portion|portions => small ; not: afterDegreeWord
picky
  formal-words 5 picky about => particular about ; not: inStory
  + They are picky about food. => They are particular about food.
  = They are picky.
picturesque
  rare-adjectives 6 picturesque/ADJ => pretty ; not: aboutFormulas or sentenceHas(semantic syntactic dialogue linguistic) or next(@words-after-noteworthy-and-malevolent)
pivotal
  light-verbs 6 ~play a|an [ pivotal ] role|part => key | important
  plain-adjectives 3 more|most|very|so|especially|particularly [ pivotal ] => important
  plain-adjectives 3 pivotal => key ; when: attributive or next(for in to) ; not: beforeTrialOrScore or afterDegreeWord or next(for in to) and previousPos(NOUN PROPN PRON)
  = He thanked the people pivotal in the win.
  = The drug failed in a pivotal trial.
  synonyms 6 pivotal => key | central ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
plausible
  simple-words 4 [ plausible ] explanation|explanations|story|theory|excuse|reason => believable ; not: afterDegreeWord or aboutFormulasOrStatistics
  + It is a plausible story. => It is a believable story.
  = It is a plausible estimate.
pleasant
  synonyms 6 pleasant => agreeable | enjoyable ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
poignant
  story-looks 6 [ poignant ] reminder => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  story-looks 6 poignant/ADJ => moving ; when: not (aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)) or object(story scene moment performance tale tribute ending song reminder) and not afterDegreeWord ; not: aboutFormulas or object(battle clash conflict confrontation debate fight) or next(and)
  story-looks 6 poignant/ADJ => touching ; when: object(ending farewell film letter moment performance reminder scene song story tale tribute) ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  plain-adjectives 6 [ poignant ] reminder|story|moment|tale|portrayal|look|exploration|scene|song|moments|stories|scenes => moving ; not: afterDegreeWord or previous(and ,)
positive
  simple-words 4 positive => good ; when: objectIsEffectOrAttitude ; not: reportsFigures
potent
  rare-adjectives 6 potent/ADJ|VERB|NOUN => powerful ; when: object(symbol reminder force tool weapon blend combination mix mixture message) ; not: afterDegreeWord
potential
  simple-words 4 potential/ADJ => possible ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers) or nextIs(person)
  + (simple) They found potential faults. => They found possible faults.
  = (simple) They met potential customers.
  plain-adjectives 5 [ potential ] risks|dangers|hazards|pitfalls => - ; not: aboutFormulasStatisticsOrLaw
  = They watch for potential threats at the gate, and the storm may come.
  plain-adjectives 5 [ potential ] benefits|benefit|consequences|outcomes|solutions|solution|advantages|drawbacks|downsides|losses|gains|problems|issues|effects|impacts|impact|explanations|complications|implications|side|uses|applications|improvements|disadvantages|conflicts|explanation|threat|threats => possible ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(possible can could may might) or previous(and)
  + Read about the potential benefits of sleep. => Read about the possible benefits of sleep.
  = They met potential buyers.
  synonyms 6 potential/ADJ => possible ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  shorten-words 5 [ possible|potential/ADJ ] %risk|danger|hazard|threat|pitfall => - ; not: modifierIsNeeded
  + It lowers the potential risks of a flood. => It lowers the risks of a flood.
  = The potential benefits are large.
powerful
  story-looks 6 [ powerful ] reminder => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  story-moments 7 ~feel a [ powerful ] sense of relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: sentenceHas(great) or next(and)
precarious
  simple-words 4 [ precarious ] situation|situations|position => risky ; not: afterDegreeWord
  + They are in a precarious position. => They are in a risky position.
  = They do precarious work.
precipitous
  literary-words 6 precipitous/ADJ => steep | sharp ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
precise
  casual-phrases 5 at that [ precise ] moment => - ; not: aboutLaw or aboutFormulas
  casual-phrases 5 in that [ precise ] moment => - ; not: aboutLaw or aboutFormulas
  rare-adjectives 7 precise/ADJ|VERB|NOUN => exact ; when: object(@precise-facts-and-figures) ; not: afterDegreeWord
  synonyms 6 precise/ADJ => exact | accurate ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
predominant
  rare-adjectives 6 predominant/ADJ|VERB|NOUN => main ; when: object(@predominant-features) ; not: afterDegreeWord
  rare-adjectives 6 the [ predominant ] cause|source|reason|language|religion|form|method|approach|factor|color|colour|theme|crop|industry => main ; not: aboutFormulasStatisticsOrLaw or sentenceHas(main)
  + Rice is the predominant crop. => Rice is the main crop.
  = Rice is predominant here.
preliminary
  simple-words 4 [ preliminary ] results|findings|data|report|reports => early ; not: reportsFigures
  + The preliminary results are good. => The early results are good.
  = He won the preliminary race.
preposterous
  simple-words 4 preposterous => ridiculous ; not: sentenceHas(ridiculous)
  + The idea is preposterous. => The idea is ridiculous.
  = It is ridiculous and preposterous.
pressing
  needless-modifiers 6 pressing/ADJ|VERB|NOUN => urgent ; when: object(issue problem need matter question challenge) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
  synonyms 6 pressing/ADJ => urgent ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
prestigious
  simple-words 4 prestigious => highly respected ; when: nextLemma(university school college institution award prize) ; not: previousPos(ADV) or afterDegreeWord
  + She went to a prestigious school. => She went to a highly respected school.
  = She went to the most prestigious school.
prevailing
  rare-adjectives 6 prevailing/ADJ|VERB|NOUN => common ; when: object(view wisdom opinion) ; not: afterDegreeWord
prevalent
  common-words 5, simple-words 4 prevalent => common ; when: not (isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)) and mode(simple) or not (aboutFormulasOrStatistics or sentenceHas(disease common))
previous
  simple-words 4 previous => earlier ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)
pricey
  synonyms 6 pricey => expensive | costly ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
primary
  plain-adjectives 6 [ primary ] goal|goals|reason|reasons|purpose|aim|cause|concern|concerns|objective|focus => main ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or previous(a another) or sentenceHas(secondary main)
  + The primary reason is the cost. => The main reason is the cost.
  = It was a primary cause of the fire.
  plain-adjectives 6, simple-words 4 primary => main ; when: attributive and nextLemma(goal reason purpose objective focus concern cause aim factor task advantage) and not afterDegreeWord or attributive and not (aboutFormulasStatisticsOrLaw or previous(a another) or next(, and or but yet &) or sentenceHas(secondary main tumor cancer patient disease) or nextLemma(@nouns-after-primary) or afterDegreeWord) ; not: next(elects elections election school schools care source sources color colors investigator) or next(beam continuum covert coverts feather feathers emission mirror ray rays star wing) or sentenceHas(feather moult molt plumage corona disk) or not mode(simple) and (previous(a another) or nextLemma(account amine contact diagnosis election healthcare infection investigation literature outcome prevention responsibility root succession text winding wave) or next(sources documents - care) or aboutFormulasStatisticsOrLaw or sentenceHas(secondary main clinical patient) or afterDegreeWord or mode(academic formal))
  = (simple) Cows are primary consumers.
  + Their primary crop is oats. => Their main crop is oats.
  = He goes to a primary school.
  = She went to primary school.
  = The primary feathers grow back first.
  = The primary emission fades at night.
principal
  synonyms 6 principal/ADJ => chief ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
prior
  needless-modifiers 6, simple-words 4 prior/ADJ => earlier ; when: nextPos(NOUN) and not (isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and mode(simple) or object(work study experience research approach method) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no))
  synonyms 6 prior/ADJ => earlier | previous ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
pristine
  rare-adjectives 6 pristine/ADJ|VERB|NOUN => untouched | unspoiled ; when: object(wilderness nature forest landscape environment) ; not: afterDegreeWord
  simple-words 4 [ pristine ] beach|beaches|nature|forest|forests|wilderness|coastline => unspoiled ; not: afterDegreeWord
  + They saw pristine beaches. => They saw unspoiled beaches.
  = It is a pristine copy.
prodigious
  literary-words 10 prodigious/ADJ => huge ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
proficient
  simple-words 4 proficient => skilled ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
profound
  story-moments 7 ~feel a [ profound ] sense of relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: sentenceHas(great) or next(and)
  + She felt a profound sense of loss. => She felt a great sense of loss.
  plain-adjectives 5 profound => major | great ; when: attributive and nextLemma(impact effect influence change difference) ; not: afterDegreeWord
  needless-modifiers 5, simple-words 4 profound => deep ; when: attributive and nextLemma(sense respect love sadness gratitude joy understanding) and not afterDegreeWord or object(regret grief loss insight belief connection knowledge bond) and not afterDegreeWord or object(change effect impact influence love meaning question respect sadness sense understanding) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no))
  + She has a profound respect for him. => She has a deep respect for him.
  = (simple) It shows a profound lack of sense.
  synonyms 6 profound => deep ; when: nextPos(NOUN) ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
  synonyms 6 profound => far-reaching ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
prolonged
  needless-modifiers 6 prolonged/ADJ|VERB|NOUN => long ; when: object(period exposure illness absence stay) and not (aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)) or mode(simple shorten) and object(@prolonged-times-and-struggles) ; not: afterDegreeWord
prominent
  plain-adjectives 6 [ prominent ] figure|figures|member|members|leader|leaders => leading ; not: afterDegreeWord
  plain-adjectives 6 [ prominent ] role|place|part => major ; not: afterDegreeWord
  needless-modifiers 6 prominent/ADJ|VERB|NOUN => well-known ; when: object(figure member artist lawyer scientist politician businessman scholar author economist leader) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
  synonyms 6 prominent => leading | well-known ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  simple-words 4 [ prominent ] figure|figures|member|members|leader|leaders|family|writer|writers|artist|artists|scientist|scientists|politician|politicians => well-known ; not: afterDegreeWord
  + She is a prominent artist. => She is a well-known artist.
  = It has a prominent nose.
prompt
  praise-words 6 prompt/ADJ|VERB|NOUN => quick ; when: object(service response reply delivery) ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN)
protracted
  literary-words 6 protracted/ADJ => long ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
prudent
  rare-adjectives 10 prudent/ADJ => wise | sensible ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
punishing
  rare-adjectives 6 punishing/ADJ|VERB|NOUN => hard ; when: object(schedule workload pace) ; not: afterDegreeWord
pure
  story-moments 6 with [ pure ] excitement|joy|delight|enthusiasm|amazement|astonishment|terror|horror|determination => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  shorten-words 5 [ pure/ADJ ] %joy => - ; not: modifierIsNeeded
  + The trip was a pure joy. => The trip was a joy.
  = The water was of pure taste.
quaint
  story-looks 5 quaint/ADJ|VERB|NOUN => charming ; when: object(village town cottage shop cafe street) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
quick
  synonyms 6 quick => rapid ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
quiet
  synonyms 6 quiet/ADJ => peaceful ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
quotidian
  literary-words 6 quotidian/ADJ => everyday ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
rampant
  rare-adjectives 6 rampant/ADJ|VERB|NOUN => widespread ; when: object(corruption abuse crime fraud speculation misinformation poverty discrimination) ; not: afterDegreeWord
rapid
  needless-modifiers 6, simple-words 4 rapid => fast ; when: not ((not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum))) and mode(simple) or object(growth pace) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no))
ravenous
  literary-words 6 ravenous/ADJ => hungry ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
ready
  synonyms 6 ready => prepared ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
reasonable
  synonyms 6 reasonable/ADJ => fair | sensible ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
recalcitrant
  literary-words 6 recalcitrant/ADJ => stubborn ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
reduced
  needless-modifiers 6 reduced/ADJ|VERB|NOUN => lower ; when: object(risk cost rate emission stress price speed expense) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or not (not previousLemma(have) and (previousPos(DET ADP ADJ) or previousLemma(achieve show offer provide mean see enjoy bring deliver ensure need)))
relentless
  rare-adjectives 6 relentless/ADJ|VERB|NOUN => constant ; when: object(rain noise criticism attack attacks ticking demand competition consumption effort focus pressure questioning stream struggle work) ; not: afterDegreeWord or aboutFormulas
  + The relentless noise woke him. => The constant noise woke him.
  = The relentless storm woke him.
  synonyms 6 relentless => unrelenting | persistent ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  simple-words 4 [ relentless ] pursuit|pressure|attack|heat|work|training => constant ; not: afterDegreeWord or sentenceHas(constant)
  + The relentless heat hurt. => The constant heat hurt.
  = He was a relentless man.
reliable
  synonyms 6 reliable/ADJ => trustworthy ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  synonyms 6 reliable => dependable ; when: attributive or predicative and afterLinkingVerb ; not: adjectiveComparedTermOrAfterOf or aboutFormulas
remarkable
  degree-phrases 7 this|these [ remarkable ] => - ; when: attributive ; not: nextPos(PUNCT CCONJ)
  + This remarkable bridge is old. => This bridge is old.
  rare-adjectives 5 remarkable/ADJ|VERB|NOUN => impressive | great ; when: object(@remarkable-achievements) ; not: afterDegreeWord
  synonyms 6 remarkable => striking ; not: (not nextPos(NOUN) or isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)) and (not previous(is are was were be been seem seems) or not (nextPos(PUNCT ADP) or next(to)) or isCompared or reportsTests or warnsOrBinds or next(for from) or previous(very))
reminiscent
  plain-adjectives 9 [ reminiscent of ] => like ; when: previous(taste aftertaste flavor flavour smell scent aroma odor odour) ; not: sentenceHas(like)
  + The tea has a scent reminiscent of hay. => The tea has a scent like hay.
  = The hall has a style reminiscent of the past.
  simple-words 4 reminiscent of => similar to
  + The smell was reminiscent of tea. => The smell was similar to tea.
  = He was in a reminiscent mood.
renowned
  rare-adjectives 6, simple-words 4 renowned => famous ; when: not ((not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum))) and mode(simple) or object(@renowned-people-and-institutions) and not afterDegreeWord
  rare-adjectives 6 renowned/ADJ|VERB|NOUN => well-known ; when: object(@renowned-people-and-institutions) ; not: afterDegreeWord
repugnant
  simple-words 4 repugnant => disgusting ; not: aboutLaw
  + The idea is repugnant. => The idea is disgusting.
  = The act is repugnant to the statute.
reputable
  rare-adjectives 10 reputable/ADJ|VERB|NOUN => trusted ; when: object(source company dealer brand seller publisher website site) ; not: afterDegreeWord
requisite
  rare-adjectives 6 requisite/ADJ|NOUN => required | necessary ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
resounding
  rare-adjectives 6 resounding/ADJ|VERB|NOUN => great | huge ; when: object(success) ; not: afterDegreeWord
  rare-adjectives 6 resounding/ADJ|VERB|NOUN => clear ; when: object(victory win defeat) ; not: afterDegreeWord
respective
  shorten-words 3 respective => - ; not: not nextPos(NOUN) or nextIs(vague) or next(source sources) or reportsFigures or previous(a an)
  plain-adjectives 5 our|their [ respective ] => - ; when: pluralNext ; not: aboutFormulasStatisticsOrLaw
resplendent
  story-manner 6 resplendent => splendid ; not: aboutFormulas or afterDegreeWord or next(, and or but yet & - lifestyle lifestyles)
resulting
  shorten-words 5 [ resulting/ADJ ] %consequence => - ; not: modifierIsNeeded
rigorous
  plain-adjectives 6 [ rigorous ] testing|review|analysis|research|evaluation|inspection|screening|preparation => thorough ; not: aboutFormulasOrStatistics or afterDegreeWord or next(, and or but yet &)
  plain-adjectives 9 [ rigorous ] training|schedule|workout|workouts|practice => hard ; not: aboutFormulasOrStatistics or afterDegreeWord or next(, and or but yet &)
  plain-adjectives 6 [ rigorous ] standards|rules|regulations|requirements|controls|measures|laws|guidelines => strict ; not: aboutFormulasOrStatistics or afterDegreeWord or sentenceHas(strict)
ripe
  casual-phrases 5 at the [ ripe ] age of => - ; not: aboutLaw or aboutFormulas
riveting
  literary-words 6 riveting/ADJ|VERB|NOUN => gripping | exciting ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
  + It was a riveting game. => It was an exciting game.
robust
  plain-adjectives 4, simple-words 4 robust => strong ; when: attributive and object(culture currency defence defense demand documentation dollar economy enforcement evidence espresso coffee fence foundation growth immunity industry leadership market measure partnership policy practice program programme protection recovery regulation relationship rule safeguard sale strategy support trade vocabulary wall) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no) or sentenceHas(recognition detection estimation segmentation tracking classification anomaly noise outlier dataset adversarial subspace model training feature representation palette controller neural)
  + The town has a robust economy. => The town has a strong economy.
  = They need robust controllers for the crane.
  = The network needs robust object recognition.
  = We used robust standard errors.
  synonyms 6 robust => sturdy ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
rudimentary
  story-manner 9 rudimentary/ADJ => basic | simple ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
rugged
  rare-adjectives 6 rugged/ADJ|VERB|NOUN => rough ; when: object(terrain ground country landscape) ; not: afterDegreeWord
ruthless
  story-looks 6 ruthless/ADJ|VERB|NOUN => pitiless ; when: object(hand killer) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
  simple-words 4 [ ruthless ] killer|dictator|leader|villain|tyrant|gang|regime => cruel ; not: afterDegreeWord
  + He was a ruthless dictator. => He was a cruel dictator.
  = He showed ruthless speed.
salient
  simple-words 4 salient => main ; when: nextLemma(feature point) ; not: aboutFormulas or afterDegreeWord
  + These are the salient points. => These are the main points.
  = These are the most salient points.
scarce
  simple-words 4 scarce => in short supply ; when: subject(resource food water job money) and nextPos(PUNCT) ; not: previousPos(ADV) or afterDegreeWord
  + Food was scarce. => Food was in short supply.
  = Birds are scarce.
scared
  formal-words 5 scared of => afraid of ; when: previousLemma(be become feel) or previousPos(ADV)
  + They are scared of dogs. => They are afraid of dogs.
  = They scared off the dogs.
  synonyms 6 scared => afraid | frightened ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
scathing
  simple-words 4 scathing => harsh ; when: nextLemma(review criticism attack report)
  + It got a scathing review. => It got a harsh review.
  = He gave a scathing look.
scorching
  story-looks 6 scorching/ADJ|VERB|NOUN => burning ; when: object(sun heat sand) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
scrumptious
  review-words 6 scrumptious => delicious ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
seamless
  plain-adjectives 4 seamless => smooth ; not: near(3: garment pipe tube texture loop underwear)
  synonyms 6 seamless => smooth ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
seasoned
  rare-adjectives 10 seasoned/ADJ|VERB|NOUN => experienced ; when: object(traveler traveller player veteran professional reporter detective officer captain pilot actor adventurer athlete campaigner chef climber cook cyclist developer diplomat driver executive expert gamer hiker investigator investor journalist lawyer leader manager marketer performer politician pro programmer rider runner sailor skier team writer) ; not: afterDegreeWord or aboutFormulas
  = The stew was well seasoned.
serene
  common-words 5 serene => calm ; when: attributive ; not: afterDegreeWord
  simple-words 4 serene => peaceful ; when: nextLemma(atmosphere setting place lake landscape beauty environment) ; not: afterDegreeWord or sentenceHas(peaceful)
  + It is a serene place. => It is a peaceful place.
  = She gave a serene smile.
several
  synonyms 6 several => a number of ; not: not objectIs(plural) or previousPos(DET ADJ)
severe
  synonyms 6 severe => grave ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
sharp
  story-looks 5 in [ sharp ] contrast to|with => clear ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
sheer
  shorten-words 3 sheer => - ; not: not nextPos(NOUN) or nextIs(vague) or next(source sources) or reportsFigures or previous(a an)
  story-moments 6 to my|your|his|her|its|our|their [ sheer ] surprise|amazement|delight|dismay|horror|relief|shock|astonishment|disappointment => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 with [ sheer ] excitement|joy|delight|enthusiasm|amazement|astonishment|terror|horror|determination => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 [ sheer ] joy|delight|terror|horror|panic|chaos|disbelief|happiness|bliss|excitement|determination => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
shrewd
  simple-words 4 shrewd => clever ; not: afterDegreeWord
  + He is a shrewd man. => He is a clever man.
  = He is more shrewd.
significant
  light-verbs 1 ~play a|an [ significant ] role|part => important
  copulas 5 ~hold [ significant ] potential => great
  plain-adjectives 5 the most [ significant ] => important ; when: attributive ; not: aboutFormulasStatisticsOrNegated or object(@most-significant-changes-and-problems)
  plain-adjectives 6 @VERB [ significant ] time|effort|money|resources|energy|work => a lot of ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or next(and) or previousPos(AUX)
  plain-adjectives 5 another [ significant ] factor|aspect|feature|benefit|example|advantage|reason|argument|issue|challenge|concern|problem|point|consideration|difference => -
  + It was the most significant bridge. => It was the most important bridge.
  = A significant amount (p < 0.01) was lost.
  = The work inspired significant advances across languages.
  needless-modifiers 6 significant/ADJ|VERB|NOUN => important ; when: object(aspect lesson work piece figure discovery collaboration contribution finding milestone) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
  = The fair closed, with a significant one in May.
  = It is a significant site for the tribe.
  = It reminds me of a significant interaction.
  = There is a significant storm risk.
  = There is a significant uncertainty in the forecast.
  everyday-words 5, simple-words 4 significant => major ; when: (pluralNext or previousPos(DET)) and not ((not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum))) and mode(simple) or attributive and nextLemma(challenge problem obstacle step advance shift milestone setback barrier threat) and not (aboutStatistics or previous(no any) or afterDegreeWord) or attributive and nextLemma(role impact contribution influence change advantage concern cost) and not (aboutStatistics or previous(no any) or afterDegreeWord) or nextLemma(benefit advantage gain potential success) and not (aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord) or nextLemma(improvement advance achievement contributor source factor event development) and not (aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord) or object(@significant-events-and-effects) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)) or pluralNext and not (aboutFormulasStatisticsOrLaw or next(and or ,) or previousPos(ADV NUM) or object(@statistics-terms) or previous(most more very and or statistically)) ; not: previous(no any not n't) or nextLemma(anomaly deviation detection evidence excess signal) or object(feeling level position uncertainty variation) or sentenceHas(accuracy baseline baselines benchmark benchmarks precision) or object(battle cause detail expenditure feature investment meaning message name risk word) or behind(6: not n't never without nor) or object(interaction speech) or next(climate size) or sentenceHas(atomic nanoparticle) or sentenceHas(velocity ionization plasma) or object(resource)
  = They report significant gains over the baseline.
  = The poems carry significant messages.
  = They report significant gains in precision.
  + (simple) They face significant delays. => They face major delays.
  = (simple) Few keep significant knowledge of it.
  = The difference was significant (p < 0.01).
  = (simple) There are no significant delays.
  = Significant anomalies are seen in the map.
  synonyms 6 significant => major | important ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
  synonyms 6 significant/ADJ => considerable | substantial ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  = The effect was significant (p < 0.01).
  + (simple) They face significant delays. => They face major delays.
  plain-adjectives 9 [ significant ] amount|amounts|portion|portions|proportion|proportions|sum|sums|quantity|quantities => large ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(large) or previous(no any)
  + They lost a significant portion of the crop. => They lost a large portion of the crop.
  = They did not lose any significant portion.
  plain-adjectives 9 [ significant ] decrease|drop => large ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(large greatly compare patient treatment study) or previous(no any)
  + This significant drop in rent helped. => This large drop in rent helped.
  = They saw no significant drop in rent.
  plain-adjectives 9 ~pose|be|put a|at [ significant ] risk => serious ; not: aboutStatistics or near(6: not n't no never) or afterDegreeWord or next(factor factors of)
  + The leak can pose a significant risk to bees. => The leak can pose a serious risk to bees.
  = The leak does not pose a significant risk to bees.
  plain-adjectives 9 ~become a [ significant ] issue => serious ; not: aboutStatistics or near(6: not n't no never)
  + Theft has become a significant issue here. => Theft has become a serious issue here.
  = Theft has not become a significant issue here.
silent
  synonyms 6 silent => quiet ; when: attributive or predicative and afterLinkingVerb ; not: adjectiveComparedTermOrAfterOf or aboutFormulas
simple
  synonyms 6 simple/ADJ => straightforward ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
sincere
  casual-advice 5 my|our [ sincere ] apologies|condolences|gratitude|thanks|appreciation => -
  synonyms 6 sincere => genuine | heartfelt ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
sincerest
  casual-advice 5 my|our [ sincerest ] apologies|condolences|gratitude|thanks|appreciation => -
single
  shorten-words 5 [ single/ADJ ] %individual => - ; not: modifierIsNeeded
  + They ask every single individual. => They ask every individual.
  = They ask every single day.
sinister
  simple-words 4 sinister => evil ; when: nextLemma(force plan plot figure man) ; not: afterDegreeWord or sentenceHas(evil)
  + A sinister force woke. => An evil force woke.
  = It has a sinister look.
sizable
  rare-adjectives 7 sizable/ADJ => large | big ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
  synonyms 6 sizable => large | substantial ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
sizeable
  rare-adjectives 10 sizeable/ADJ => large | big ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
sleek
  story-looks 6 sleek/ADJ|VERB|NOUN => smooth ; when: object(fur hair coat surface) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
sluggish
  simple-words 4 sluggish => slow ; not: afterDegreeWord or sentenceHas(slow)
  + The economy is sluggish. => The economy is slow.
  = The economy is more sluggish.
smart
  synonyms 6 smart => bright ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
societal
  plain-adjectives 9 [ societal ] norm|norms|issue|issues|problem|problems|inequality|inequalities|pressure|pressures|expectations|change|changes|structure|structures|attitude|attitudes|welfare|hierarchy|custom|customs|conventions => social ; not: mode(academic) or previous(social) or sentenceHas(social society societies)
  + They ignored societal norms. => They ignored social norms.
  = The societal cost is high.
solemn
  story-looks 6 solemn/ADJ|VERB|NOUN => serious ; when: object(face expression voice tone look nod) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
somber
  story-looks 6 somber/ADJ|VERB|NOUN => sad ; when: object(mood tone face atmosphere) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
  rare-adjectives 6 somber/ADJ|VERB|NOUN => gloomy ; when: object(mood atmosphere music) ; not: afterDegreeWord
sombre
  story-looks 6 sombre/ADJ|VERB|NOUN => sad ; when: object(mood tone face atmosphere) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
  rare-adjectives 6 sombre/ADJ|VERB|NOUN => serious ; when: object(tone note message expression face) ; not: afterDegreeWord
  rare-adjectives 6 sombre/ADJ|VERB|NOUN => gloomy ; when: object(mood atmosphere music) ; not: afterDegreeWord
sophisticated
  rare-adjectives 7, simple-words 4 sophisticated => advanced ; when: nextPos(NOUN) and not (isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and mode(simple) or object(@advanced-technology) and not afterDegreeWord
  synonyms 6 sophisticated => advanced | refined ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
sorry
  courteous-words 5 i|we am|are sorry for|about => $1 apologize for ; when: objects(delay inconvenience mistake error confusion trouble late misunderstanding)
  + We are sorry for the delay. => We apologize for the delay.
  = We are sorry for the loss.
spacious
  simple-words 4 spacious => large ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or warnsOrBinds
specific
  shorten-words 3 the|this [ specific ] => - ; not: not nextPos(NOUN) or reportsFigures
  plain-adjectives 5 my|your|his|her|its|our|their|one [ specific ] needs|preferences|circumstances|requirements|situation|situations|interests|goals|tastes|skills|abilities|strengths|learning|budget|lifestyle => - ; not: aboutFormulasStatisticsOrLaw or next('s)
  + The tool fits your specific needs. => The tool fits your needs.
  needless-modifiers 7 your|their|its|our|his|her|my [ specific ] => - ; when: object(need requirement circumstance situation goal interest) ; not: aboutFormulasStatisticsOrLaw
  needless-modifiers 7 one|any|each|every|a [ specific ] individual|person => - ; not: aboutLaw
  synonyms 6 specific/ADJ => particular ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
sporadic
  literary-words 10 sporadic/ADJ => occasional ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
staggering
  rare-adjectives 6 staggering/ADJ|VERB|NOUN => huge ; when: object(amount number loss cost scale sum array price variety) ; not: afterDegreeWord
  simple-words 4 a|the [ staggering ] number|amount|cost|sum|size|loss|debt => huge
  + It cost a staggering amount. => It cost a huge amount.
  = He was staggering home.
stark
  story-looks 5 in [ stark ] contrast to|with => clear ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  story-looks 6 stark/ADJ|VERB|NOUN => bare ; when: object(landscape room wall white cell) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
  plain-adjectives 5 [ stark ] contrast|difference|differences|contrasts => sharp ; not: afterDegreeWord
  plain-adjectives 6 [ stark ] reminder => sharp ; not: afterDegreeWord or ahead(2: to)
  + It was a stark reminder of the war. => It was a sharp reminder of the war.
  = It was a stark reminder to both towns that talks were open.
startling
  rare-adjectives 6 startling/ADJ|VERB|NOUN => surprising ; when: object(discovery fact statistic revelation number figure difference result) ; not: afterDegreeWord
state-of-the-art
  praise-words 6 state-of-the-art/ADJ|VERB|NOUN => modern ; when: object(facility equipment gym technology system kitchen) ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN)
staunch
  literary-words 10 staunch/ADJ => firm | strong ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
steadfast
  simple-words 4 steadfast => firm ; when: nextLemma(commitment support belief refusal) or previousLemma(remain stand) ; not: afterDegreeWord or sentenceHas(firm)
  + They remained steadfast. => They remained firm.
  = He is a steadfast friend.
steep
  praise-words 6 steep/ADJ|VERB|NOUN => high ; when: object(price fee cost) ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN)
stellar
  praise-words 6 stellar/ADJ|VERB|NOUN => excellent ; when: object(performance cast service review job acting reputation work) ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN)
  plain-adjectives 6 [ stellar ] performance|performances|job|work|choice|cast|reputation|service|reviews => excellent ; not: afterDegreeWord
  + She gave a stellar performance. => She gave an excellent performance.
stern
  story-looks 6 stern/ADJ|VERB|NOUN => strict ; when: object(teacher father mother) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
straightforward
  common-words 5 straightforward => simple ; when: attributive ; not: afterDegreeWord or sentenceHas(simple) or nextLemma(person man woman guy character manner)
  synonyms 6 straightforward => simple ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
strenuous
  literary-words 10 strenuous/ADJ => hard ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
stringent
  plain-adjectives 6 [ stringent ] standards|rules|regulations|requirements|controls|measures|laws|guidelines => strict ; not: aboutFormulasOrStatistics or afterDegreeWord or sentenceHas(strict)
  + They wrote stringent rules. => They wrote strict rules.
  plain-adjectives 6 more stringent => stricter ; not: next(and or) or previous(the much) or aboutFormulasOrStatistics
  + The rules are more stringent now. => The rules are stricter now.
  = The rules are less stringent now.
  plain-adjectives 6 [ stringent ] policies|policy|criteria|limits|conditions|law|oversight|security|testing|safety|environmental|quality|lockdown|immigration|gun => strict ; not: aboutFormulasOrStatistics or afterDegreeWord or sentenceHas(strict) or previous(and or)
  + They set stringent limits. => They set strict limits.
  = They passed a stringent test.
  simple-words 4 stringent => strict ; not: previous(more most less least) or aboutFormulas
  + They have stringent rules. => They have strict rules.
  = They have more stringent rules.
stunning
  synonyms 6 stunning => striking | gorgeous ; when: nextPos(NOUN) or predicative and afterLinkingVerb ; not: aboutCodeScienceOrCourts or next(@nouns-of-fixed-phrases) or adjectiveComparedTermOrAfterOf or aboutFormulas
stupid
  formal-words 5 [ stupid ] idea|ideas|decision|decisions|mistake|mistakes => foolish ; not: inStory or besideName
  + It is a stupid idea. => It is a foolish idea.
  = It is stupid.
subsequent
  plain-adjectives 6, simple-words 4 subsequent => later ; when: nextPos(NOUN) and not (isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and mode(simple) or attributive and pluralNext and not (previous(two three four) or afterDegreeWord) and (mode(simple) or not aboutFormulasStatisticsOrLaw) or object(year event study work stage decision step generation) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)) ; not: nextLemma(learning) or object(character symbol task token word) or not mode(simple) and (object(analysis decade frame iteration layer phase) or next(and or ,) or sentenceHas(later latter prior previous early earlier) or previous(and) and before(2: initial)) or object(story storyline plot tale scene segment)
  = It predicts subsequent words in a row.
  = It helps subsequent learning tasks.
  + In subsequent years the mill closed. => In later years the mill closed.
  = We ran subsequent analyses.
substantial
  plain-adjectives 6 [ substantial ] => serious ; when: nextLemma(@harms-called-significant) ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
  plain-adjectives 9 [ substantial ] influence|impact|effect => great ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
  plain-adjectives 6 @VERB [ substantial ] time|effort|money|resources|energy|work => a lot of ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or next(and) or previousPos(AUX)
  rare-adjectives 6, simple-words 4 substantial => large ; when: (pluralNext or previous(a an)) and not ((not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum))) and mode(simple) or attributive and object(amount number sum part portion quantity proportion majority) and not (aboutLaw or afterDegreeWord) or object(@substantial-sums-and-gains) and not afterDegreeWord or object(amount gap number part portion share) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no))
  + (simple) They paid substantial sums. => They paid large sums.
  = (simple) It takes substantial knowledge.
  needless-modifiers 6 substantial => great ; when: nextLemma(benefit advantage gain potential success) or attributive and nextLemma(progress importance effort interest care value respect promise) or object(benefit progress effort improvement) ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't and or most least) or afterDegreeWord or next(and or ,)
  synonyms 6 substantial/ADJ => considerable | sizable ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
succinct
  literary-words 10 succinct/ADJ => short | brief ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
succulent
  story-manner 6 succulent/ADJ => juicy ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
sudden
  synonyms 6 sudden => abrupt ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
sufficient
  plain-adjectives 5, simple-words 4 sufficient => enough ; when: mode(simple) or attributive ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem) or not mode(simple) and (aboutFormulasStatisticsOrLaw or previous(a the of no) or near(4: necessary condition reason) or afterDegreeWord) or previousLemma(lack)
  = The box lacked sufficient padding.
  + There is sufficient time to eat. => There is enough time to eat.
  + There is sufficient food for all of us. => There is enough food for all of us.
suitable
  needless-modifiers 6 suitable/ADJ|VERB|NOUN => right ; when: object(place time choice) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
  synonyms 6 suitable => appropriate | fitting ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
sumptuous
  story-manner 6 sumptuous/ADJ => rich ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
superfluous
  literary-words 6 superfluous/ADJ => unnecessary ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
superior
  plain-adjectives 6 [ superior ] quality|craftsmanship|comfort|service => excellent ; not: aboutFormulasOrStatistics or afterDegreeWord
sure
  expand-words 3 ~be [ sure ] i|we|they|you|he|she => $2 that ; not: warnsOrBinds or textHasQuestion
surprising
  synonyms 6 surprising/ADJ => unexpected ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
susceptible
  simple-words 4 susceptible to => easily affected by ; not: previous(highly very particularly especially so too extremely quite) or aboutFormulasStatisticsOrLaw or objects(infection disease)
  + They are susceptible to noise. => They are easily affected by noise.
  = They are highly susceptible to noise.
sweltering
  story-looks 6 sweltering/ADJ|VERB|NOUN => very hot ; when: object(day summer sun room) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
swift
  rare-adjectives 6 swift/ADJ|VERB|NOUN => quick ; when: object(@swift-actions-and-changes) ; not: afterDegreeWord or object(justice)
  + They need swift action. => They need quick action.
  = She wrote it in Swift.
talented
  synonyms 6 talented => gifted | skilled ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
tangible
  plain-adjectives 9 tangible/ADJ => real ; when: next(change changes difference differences benefit benefits improvement improvements progress) ; not: adjectiveComparedNegatedOrTerm or previous(and or ,) or sentenceHas(intangible asset property)
  + The plan made a tangible difference. => The plan made a real difference.
  = The firm listed its tangible assets.
  = It brings more tangible benefits.
  simple-words 4 [ tangible ] result|results|benefit|benefits|change|improvement|improvements|progress|difference => real ; not: afterDegreeWord
  + They saw tangible results. => They saw real results.
  = They own tangible assets.
tantalising
  story-actions 6 tantalising/ADJ|VERB|NOUN => tempting ; when: object(@smells-and-tastes) ; not: afterDegreeWord or aboutFormulas
tantalizing
  story-actions 6 tantalizing/ADJ|VERB|NOUN => tempting ; when: object(@smells-and-tastes) ; not: afterDegreeWord or aboutFormulas
tedious
  simple-words 4 tedious => dull ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
temporary
  needless-modifiers 6 temporary/ADJ|VERB|NOUN => short-term ; when: object(solution fix) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
tenacious
  rare-adjectives 6 tenacious/ADJ => determined ; not: aboutFormulas or sentenceHas(semantic syntactic dialogue linguistic) or next(@words-after-noteworthy-and-malevolent)
tenuous
  literary-words 6 tenuous/ADJ => weak ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
tepid
  story-manner 6 tepid/ADJ => lukewarm ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
terse
  literary-words 6 terse/ADJ => short ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
thankful
  synonyms 6 thankful => grateful ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
thorough
  synonyms 6 thorough/ADJ => careful | detailed ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
thrilling
  story-actions 5 thrilling/ADJ|VERB|NOUN => exciting ; when: object(plot ride story experience twist action adventure battle clash conclusion contest day draw encounter end ending final finish game journey match night performance race season tale victory win) ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN)
  + It promises to be a thrilling encounter. => It promises to be an exciting encounter.
thriving
  rare-adjectives 10 thriving/ADJ|VERB|NOUN => successful ; when: object(business career industry company practice) ; not: afterDegreeWord
  rare-adjectives 10 thriving/ADJ|VERB|NOUN => strong ; when: object(economy market) ; not: afterDegreeWord
timeless
  synonyms 6 timeless => ageless | enduring ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
timid
  simple-words 4 timid => shy ; not: afterDegreeWord or sentenceHas(shy)
  + He was a timid boy. => He was a shy boy.
  = He was more timid.
tireless
  rare-adjectives 6 tireless/ADJ|VERB|NOUN => hard ; when: object(work) ; not: afterDegreeWord
  synonyms 6 tireless => untiring ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
top
  plain-adjectives 6 the|our|their|its|your [ top - performing ] students|schools|employees|players|teams|companies|workers|pupils|states => best
  + They praise the top-performing schools. => They praise the best schools.
  = It is a top-performing school.
torrential
  story-looks 6 torrential/ADJ|VERB|NOUN => heavy ; when: object(rain downpour) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
  simple-words 4 [ torrential ] rain|rains|downpour => very heavy
  + The torrential rain came. => The very heavy rain came.
  = The torrential river rose.
traditional
  synonyms 6 traditional/ADJ => conventional ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
tranquil
  story-actions 6 tranquil/ADJ|VERB|NOUN => quiet ; when: object(countryside lake garden street morning park beach setting) ; not: afterDegreeWord or aboutFormulas
  plain-adjectives 5 tranquil => peaceful ; when: attributive ; not: next(, and or but yet &) or sentenceHas(peace peaceful) or afterDegreeWord
treacherous
  story-scenes 6 [ treacherous/ADJ ] path|paths|terrain|waters|journey|road|roads|conditions|currents|trail|ice|weather|slopes => dangerous ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
  plain-adjectives 6 [ treacherous ] climb|mountain => dangerous ; not: afterDegreeWord or sentenceHas(danger dangerous)
tremendous
  story-moments 7 ~feel a [ tremendous ] sense of relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: sentenceHas(great) or next(and)
  copulas 5 ~hold [ tremendous ] potential => great
  plain-adjectives 6, simple-words 4 tremendous => huge | great ; when: attributive ; not: next(, and or but yet &) or sentenceHas(great) or object(pollution) or afterDegreeWord
tricky
  formal-words 5 tricky to <V> => difficult to $3 ; not: afterDegreeWord or inStory
  + It is tricky to use. => It is difficult to use.
  = It is a tricky task.
trivial
  simple-words 4 [ trivial ] matter|matters|detail|details|issue|issues|things => minor ; not: afterDegreeWord or aboutFormulas
  + It is a trivial matter. => It is a minor matter.
  = The proof is trivial.
true
  shorten-words 5 [ true/ADJ ] %treasure => - ; not: modifierIsNeeded
  + The lake is a true treasure. => The lake is a treasure.
  = The lake is a true wonder.
trustworthy
  synonyms 6 trustworthy => reliable ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
tumultuous
  story-manner 6 tumultuous => turbulent
  simple-words 4 [ tumultuous ] time|times|period|history|relationship|past|years => troubled ; not: afterDegreeWord
  + It was a tumultuous time. => It was a troubled time.
  = They gave tumultuous applause.
turbulent
  rare-adjectives 6 turbulent/ADJ|VERB|NOUN => troubled | stormy ; when: object(time year period history relationship past era) ; not: afterDegreeWord
  simple-words 4 [ turbulent ] time|times|period|history|relationship|past|years => troubled ; not: afterDegreeWord
  + It was a turbulent time. => It was a troubled time.
  = The flow is turbulent.
typical
  synonyms 6 typical => usual | normal ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
ubiquitous
  rare-adjectives 6 ~be [ ubiquitous ] => everywhere ; not: next(and or) or next(across in)
  simple-words 4 ubiquitous => everywhere ; when: previousLemma(be) and nextPos(PUNCT)
  + Phones are ubiquitous. => Phones are everywhere.
  = The ubiquitous phone rang.
unable
  synonyms 6 is|are|was|were [ unable ] to => not able
unassuming
  literary-words 7 unassuming/ADJ => modest ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
unavoidable
  synonyms 6 unavoidable => inevitable ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
unbridled
  rare-adjectives 6 unbridled/ADJ|VERB|NOUN => wild ; when: object(enthusiasm joy excitement) ; not: afterDegreeWord
undeniable
  story-moments 7 ~feel a [ undeniable ] sense of relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: sentenceHas(great) or next(and)
  rare-adjectives 6 undeniable/ADJ|VERB|NOUN => clear ; when: object(impact benefit advantage influence evidence connection link progress) ; not: afterDegreeWord
unexpected
  synonyms 6 unexpected/ADJ => surprising ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  synonyms 6 unexpected => unforeseen ; when: attributive or predicative and afterLinkingVerb ; not: adjectiveComparedTermOrAfterOf or aboutFormulas
unfavorable
  rare-adjectives 6 unfavorable/ADJ|VERB|NOUN => bad | poor ; when: object(condition weather) ; not: afterDegreeWord
unfavourable
  rare-adjectives 6 unfavourable/ADJ|VERB|NOUN => bad | poor ; when: object(condition weather) ; not: afterDegreeWord
unforeseen
  rare-adjectives 10 unforeseen/ADJ|VERB => unexpected ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
  + They met unforeseen delays. => They met unexpected delays.
unforgiving
  rare-adjectives 6 unforgiving/ADJ|VERB|NOUN => harsh ; when: object(terrain environment desert climate landscape sun wilderness sea weather) ; not: afterDegreeWord
unique
  story-manner 5 my|your|his|her|its|our|their own [ unique ] => -
  plain-adjectives 6 a [ unique ] blend|mix|combination|fusion|mixture => special ; not: aboutFormulasOrStatistics or afterDegreeWord
  plain-adverbs 6 very [ unique ] => unusual
  plain-adjectives 9 ~bring|embrace|share|reflect|find my|your|his|her|their [ unique ] perspective|perspectives|style|styles|voice|voices|personality => own ; not: sentenceHas(own)
  + Each guest brings their unique style to the show. => Each guest brings their own style to the show.
  = Their voices and their unique perspective matter.
unparalleled
  plain-adjectives 5 unparalleled => unmatched ; when: object(comfort quality experience service) or attributive ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN)
unrivaled
  praise-words 6 unrivaled/ADJ|VERB|NOUN => unmatched ; when: object(comfort quality experience service) ; not: afterDegreeWord or aboutFormulas or nextPos(PROPN)
unscathed
  literary-words 10 unscathed/ADJ => unharmed ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
unsettling
  story-looks 6 unsettling/ADJ|VERB|NOUN => disturbing ; when: object(scene story film dream atmosphere) ; not: afterDegreeWord or aboutFormulas or sentenceHas(species)
  story-scenes 9 [ unsettling/ADJ|VERB ] silence|feeling|sense|quiet|stillness => uneasy ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
unusual
  synonyms 6 unusual => uncommon | rare ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
unwavering
  simple-words 4 [ unwavering ] commitment|belief|faith|resolve|determination|conviction => firm ; not: afterDegreeWord
  + He has an unwavering belief. => He has a firm belief.
  = He gave her an unwavering look.
  simple-words 4 [ unwavering ] support|loyalty|dedication|love|focus|devotion|trust|courage => steady ; not: afterDegreeWord
  + They gave unwavering support. => They gave steady support.
  = He gave her an unwavering stare.
unyielding
  story-actions 6 unyielding/ADJ|VERB|NOUN => firm ; when: object(@firm-will-and-beliefs) ; not: afterDegreeWord or aboutFormulas
upcoming
  plain-adjectives 6 the [ upcoming ] year|years|month|months|week|weeks|days|decade|decades => coming ; not: after(2: - ') or afterPos(2: NOUN)
  + It will open in the upcoming year. => It will open in the coming year.
  = It will open in the upcoming film.
usual
  synonyms 6 usual => typical ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
utilized
  purpose-phrases 10 utilized [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
utter
  story-moments 6 to my|your|his|her|its|our|their [ utter ] surprise|amazement|delight|dismay|horror|relief|shock|astonishment|disappointment => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 with [ utter ] excitement|joy|delight|enthusiasm|amazement|astonishment|terror|horror|determination => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 [ utter ] joy|delight|terror|horror|panic|chaos|disbelief|happiness|bliss|excitement|determination => - ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  rare-adjectives 6 utter/ADJ|VERB|NOUN => complete | total ; when: object(chaos disbelief nonsense silence darkness failure destruction) ; not: afterDegreeWord
valiant
  rare-adjectives 6 valiant/ADJ => brave ; not: previous(more most less least) or aboutFormulas or previous(almost quantum) or next(@words-after-lethal-and-limitless) or next(@biology-nouns-after-lethal-and-limitless)
valuable
  plain-adjectives 5 [ valuable ] information|insight|insights|tool|tools|resource|resources|skill|skills|feedback|advice => useful ; not: afterDegreeWord or aboutLaw or aboutFormulas or sentenceHas(diamond forest gas gem gold land metal mine mineral oil silver timber water)
  = Gold is a valuable resource here.
various
  shorten-words 3 various => - ; not: not nextPos(NOUN) or nextIs(vague) or next(source sources) or reportsFigures or previous(a an)
  plain-adjectives 10 various => several ; when: pluralNext ; not: object(type kind way size form stage level part other) or previous(@determiners-before-various) or next(other and ,) or sentenceHas(different several) or sentenceHas(differences difference differ)
  plain-adjectives 6 there are|were [ various ] => several ; when: pluralNext ; not: sentenceHas(several) or next(other and ,) or object(type kind way form)
  + There are various rules in place. => There are several rules in place.
  plain-adjectives 10 for [ various ] reasons => several ; not: sentenceHas(several)
  + There are various rules for each game. => There are several rules for each game.
  synonyms 6 various => different ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not pluralNext or not attributive
vast
  story-scenes 6 [ vast ] hall|room|library|network|crowd|stretch|expanse|field|fields|forest|city|desert|cave|cavern|emptiness => huge ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
vehement
  literary-words 6 vehement/ADJ => strong ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
  simple-words 4 [ vehement ] opposition|criticism|denial|protest => strong
  + It met vehement opposition. => It met strong opposition.
  = He was vehement.
verbose
  literary-words 6 verbose/ADJ => wordy ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
verdant
  rare-adjectives 6 verdant/ADJ => green ; not: previous(more most less least almost quantum) or aboutFormulas or next(@words-after-lethal-and-limitless @biology-nouns-after-lethal-and-limitless)
viable
  needless-modifiers 6 viable/ADJ|VERB|NOUN => workable ; when: object(option solution alternative) ; not: afterDegreeWord or aboutFormulasStatisticsOrLaw or next(and or ,) or previous(and or most least no)
vibrant
  story-actions 5 vibrant => bright ; when: object(@colours-and-coloured-things) or attributive and object(color colour hue shade flower light sunset) ; not: afterDegreeWord or aboutFormulas
  story-actions 6, simple-words 4 vibrant => lively ; when: mode(simple) or object(@lively-places-and-culture) or attributive and object(city culture scene atmosphere market neighborhood neighbourhood community town) ; not: (not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum)) or afterDegreeWord or aboutFormulas or next(, and or but yet &)
  synonyms 6 vibrant => lively ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
  story-actions 9 [ vibrant ] cultural|art|arts|music|food|social|nightlife|medicinal|urban|outdoor|street|local|farmers|cafe|café|theater|theatre @NOUN? scene|scenes|market|markets|community|communities|district|neighborhood|neighborhoods|festival|festivals => lively ; not: afterDegreeWord or aboutFormulas or sentenceHas(lively)
  + The town has a vibrant arts scene. => The town has a lively arts scene.
  = The town has vibrant art.
  story-actions 9 [ vibrant ] streets|markets => lively ; not: afterDegreeWord or aboutFormulas or sentenceHas(lively)
  + We walked the vibrant streets of Rome. => We walked the lively streets of Rome.
vigilant
  simple-words 4 vigilant => alert ; when: previousLemma(be stay remain) ; not: afterDegreeWord or sentenceHas(alert)
  + They stayed vigilant. => They stayed alert.
  = The vigilant guard saw it.
vigorous
  rare-adjectives 6 vigorous/ADJ|VERB|NOUN => lively ; when: object(debate discussion) ; not: afterDegreeWord
  rare-adjectives 6 vigorous/ADJ|VERB|NOUN => strong ; when: object(campaign opposition defense defence resistance) ; not: afterDegreeWord
  simple-words 4 [ vigorous ] debate|campaign|defense|effort|efforts|opposition => strong ; not: afterDegreeWord
  + It met vigorous opposition. => It met strong opposition.
  = They did vigorous exercise.
vital
  simple-words 4 vital => key ; not: (not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum)) or nextLemma(function sign organ process)
  = (simple) Frost can harm vital functions.
  plain-adjectives 3 more|most|very|so|especially|particularly [ vital ] => important
  plain-adjectives 6 vital => essential ; when: attributive and object(@essentials-called-vital) ; not: beforeNounOfVitalTerm or afterDegreeWord or object(area victory win decision moment match game goal clue lead zone) or nextLemma(area information lane message region spot)
  = The shot hit vital areas.
  + Salt is a vital part of the trade. => Salt is an essential part of the trade.
  = The vital spark has left him.
  = The shot missed all vital areas.
  = The nurse checked her vital signs.
  synonyms 6 vital => key ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
  plain-adjectives 9 vital => important ; when: attributive and object(choice decision information lesson) ; not: afterDegreeWord or next(and or ,) or sentenceHas(important importance organ) or aboutFormulasStatisticsOrLaw
  + They made vital decisions in May. => They made important decisions in May.
  = The nurse checked her vital organs.
vivacious
  literary-words 6 vivacious/ADJ => lively ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
wannabe
  formal-words 5 [ wannabe ] actor|actors|writer|writers|singer|star|stars|artist|artists => aspiring
  + He is a wannabe actor. => He is an aspiring actor.
  = He is a wannabe.
wealthy
  synonyms 6 wealthy => affluent ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
weary
  rare-adjectives 4 weary/ADJ => tired ; not: previous(more most less least almost quantum) or aboutFormulas or next(@words-after-lethal-and-limitless @biology-nouns-after-lethal-and-limitless)
  simple-words 4 weary/ADJ of => tired of ; not: sentenceHas(tired)
  + They grew weary of it. => They grew tired of it.
  = A weary man came.
weighty
  rare-adjectives 6 weighty/ADJ|VERB|NOUN => serious | important ; when: object(issue matter decision question topic subject) ; not: afterDegreeWord
whimsical
  literary-words 6 whimsical/ADJ => playful ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
whole
  formal-words 5 the [ whole ] @NOUN => entire ; not: inStory or afterSlot(2: point) or sentenceHas(wheat grain) or next(' ’)
  + The whole team came. => The entire team came.
  = As a whole, it works.
  synonyms 6 whole => entire ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
widespread
  simple-words 4 [ widespread ] use|interest => wide
  plain-adjectives 9 [ widespread ] support|adoption|recognition|acceptance|appeal => wide ; not: aboutFormulasOrStatistics or afterDegreeWord
  + The plan won widespread support. => The plan won wide support.
  = The plan raised widespread concern.
wonderful
  synonyms 6 wonderful => splendid ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not predicative or not afterLinkingVerb
worldwide
  synonyms 6 worldwide/ADJ => global ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
worried
  formal-words 5 worried about => concerned about ; when: previousLemma(be become feel) or previousPos(ADV)
  + They are worried about the cost. => They are concerned about the cost.
  = He worried about it.
worthwhile
  synonyms 6 worthwhile => valuable | rewarding ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
zealous
  literary-words 10 zealous/ADJ => eager ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
