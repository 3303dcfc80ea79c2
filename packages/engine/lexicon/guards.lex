# In these comments a sentence is about something if it has a listed word for that, and the object is the head of the noun phrase right after the match.
# “Reports figures”, “reports tests” and “warns or binds” mean the guards of these names, a word of comparison is one of those of `isCompared`, and
# `hasObject` says which words begin a noun phrase.

# The sentence is about animals, sex, genes, populations, patients or infection.
aboutAnimalsOrGenetics: sentenceHas(@animal-and-genetics-terms)
# The sentence is about code, algorithms, data, theorems, chemistry, quantum physics or courts.
aboutCodeScienceOrCourts: sentenceHas(@computing-and-court-terms)
# The sentence is about crashes, collisions, craters, meteors or bullets.
aboutCollisions: sentenceHas(@crashes-and-space-rocks)
# The sentence is about jobs, workers, wages, companies or industries.
aboutEmployment: sentenceHas(job worker company factory staff industry firm unemployment wage)
# The sentence is about food, drinks, oils or fabrics.
aboutFoodDrinkOrFabric: sentenceHas(spice tea coffee wine whisky fabric cotton oil bean recipe)
# The sentence is about mathematics or code, or about radiation, particles, stars, sensors or cells.
aboutFormulasOrPhysics: aboutFormulas or sentenceHas(@physics-and-astronomy-terms)
# The sentence is about mathematics, code or statistics.
aboutFormulasOrStatistics: aboutFormulas or aboutStatistics
# The sentence is about mathematics, code, statistics or law, or about genes, proteins and cells.
aboutFormulasStatisticsLawOrGenes: aboutFormulasStatisticsOrLaw or sentenceHas(@genetics-and-protein-terms)
# The sentence is about mathematics, code or statistics, or about scientists, explorers and what they discover.
aboutFormulasStatisticsOrDiscoveries: aboutFormulasOrStatistics or sentenceHas(@science-and-exploration-terms)
# The sentence is about mathematics, code, statistics or law.
aboutFormulasStatisticsOrLaw: aboutFormulasOrStatistics or aboutLaw
# The sentence is about mathematics, code or statistics, or “no”, “any” or “not” is right before the match.
aboutFormulasStatisticsOrNegated: aboutFormulasOrStatistics or previous(no any not n't)
# The sentence is about simulations, models, forecasts, training, tests, climate or planets.
# The sentence is about perfumes, soaps, candles or oils, or about dogs or trails.
aboutPerfumesOrTracking: sentenceHas(@perfumes-and-tracking-dogs)
# The sentence is about samples, patients, consent, data, wavelengths, equations, solutions or suppliers.
aboutResearchOrSupply: sentenceHas(sample patient consent dataset supplier wavelength solution equation)
# The sentence has “we”, “service” or a word such as “company”, “shop”, “bank” or “school”.
aboutServiceProviders: sentenceHas(company firm store shop bank service insurer agency we school)
# The sentence is about matches, teams, players, scores or seasons.
aboutSport: sentenceHas(@sport-terms)
# The sentence has a word of studies or statistics, a percentage, or the figure of a test.
aboutStatistics: hasTestFigure or sentenceHas(@terms-of-studies)
# `aboutTechnicalOrFormalText` holds, or “not” or “never” is within three words of the match.
aboutTechnicalFormalTextOrNearerNegation: aboutTechnicalOrFormalText or near(3: not never n't)
# `aboutTechnicalOrFormalText` holds, or “not” or “never” is within two words of the match.
aboutTechnicalFormalTextOrNearNegation: aboutTechnicalOrFormalText or near(2: not never n't)
# The sentence is about mathematics, code, statistics or law, or the mode is Academic or Formal.
aboutTechnicalOrFormalText: aboutFormulasStatisticsOrLaw or mode(academic formal)
# The adjective follows a word of comparison, “very”, “no” or “not”, “than” or “as” follows it, or `mayBeTerm` holds.
adjectiveComparedNegatedOrTerm: mayBeTerm or isCompared or previous(very no not) or next(than as)
# The adjective follows a word of comparison, “very”, “no” or “not”, “than” or “as” follows it, or `mayBeTermOrInFormulas` holds.
adjectiveComparedNegatedTermOrInFormulas: mayBeTermOrInFormulas or isCompared or previous(very no not n't) or
  next(than as)
# The adjective follows a word of comparison, “very”, “no”, “not” or “of”, or `mayBeTerm` holds.
adjectiveComparedTermOrAfterOf: isCompared or mayBeTerm or previous(very no not of)
# The third token is an adjective that describes a noun or does not go with “still”, or “still”, “not”, “usually”, “day” or “until” is near.
adjectiveUnfitForStill: slot(3: same ongoing open consistent faithful undefeated unbeaten limited few many such unchanged
  constant stable intact hidden silent vigilant) or
  slot(2: not still) or afterSlotPos(3: NOUN PROPN ADJ) or ahead(3: throughout until) or
  previous(usually often always typically generally) or behind(9: day)
# The adverb follows a word of comparison, a negation, “only” or “just”, is before a punctuation mark, or the sentence reports tests or warns or binds.
adverbComparedNegatedOrBeforeMark: isComparedOrInTestsOrWarning or nextPos(PUNCT) or previous(not n't no only just)
# The adverb follows a word of degree, “not”, “and”, “but” or “that”, or the sentence warns or binds or has “not”, “never”, “no”, “than” or “case”.
# The adverb follows a determiner, a comma, “and”, “or” or “but”, is before a punctuation mark, or the sentence reports figures or warns or binds.
# An article, “this”, “that”, “its”, “their”, “his”, “her” or “no” is right before the match.
afterArticleOrPossessive: previous(@articles-and-possessives-with-no)
# A word of degree, such as “more”, “very” or “quite”, is right before the match.
afterDegreeWord: previous(@words-of-degree)
# A determiner, an adjective or a possessive is right before the match.
afterDeterminerAdjectiveOrPossessive: previousPos(DET ADJ) or previous(its their his her our my your 's)
# “I”, “we”, “will”, “also” or an adverb such as “certainly” or “probably” is right before the match.
afterFirstPersonWillOrSurely: previous(i we 'll will definitely certainly also absolutely surely probably)
# A word such as “how”, “what”, “ways”, “everything” or “than” is among the three words before the match.
# A form of “be”, “seem”, “become”, “remain”, “look” or “feel” is right before the match or before an adverb there.
afterLinkingVerb: previousLemma(be seem become remain look feel) or previousPos(ADV) and beforeLemma(2: be seem become
  remain look feel)
# A modal verb, “to” or “not” is right before the match.
afterModalToOrNot: previous(@modals-to-and-not)
# The second word before the match names a task or a tool, or is “responsible”.
afterTask: beforeLemma(2: @tasks-and-tools)
# “To”, “not”, “never”, “yet”, “have”, “has” or “had” is right before the match.
afterToNegationOrHave: previous(@to-negations-and-have)
# “We” or a word such as “study”, “paper” or “report” is right before the match.
afterWeOrStudyNoun: previous(@researchers-and-writings)
# No plural noun phrase of at most three words follows; a number, a verb, a preposition or a word such as “more” or “years” does; a word such as “the”, “not”, “as” or “of” is right before; or the sentence reports figures or warns or binds.
# The match opens the sentence, or a comma, “as”, “that”, “remains” or a form of “be” (but not “are” or “were”) is right before it.
atStartOrAfterCommaOrBe: opensSentence or previous(@comma-as-that-and-be)
# The match opens the sentence, or a noun, a punctuation mark or an auxiliary verb is right before it.
atStartOrAfterNounMarkOrAuxiliary: previousPos(NOUN PUNCT AUX) or opensSentence
# One of the next three words makes a fixed phrase with verbs, such as “advantage”, “care” or “off”.
beforeIdiomWord: ahead(3: @words-of-verb-idioms)
# The next word is one that goes with “vital”, such as “sign”, “organ”, “role” or “goal”.
beforeNounOfVitalTerm: nextLemma(@nouns-after-vital)
# A noun, a name or “'s” follows the match, or the sentence warns or binds.
# A determiner, an adjective, an adverb, a noun, a name or a pronoun follows the match; a number does not count.
beforeNounPhraseOrAdverb: nextPos(@noun-phrase-starts-and-adverbs)
# A particle or preposition such as “up”, “by” or “through” follows the match.
beforeParticle: next(@particles-with-through-and-around)
# A particle or preposition such as “up” or “by”, or “itself” or “themselves”, follows the match.
beforeParticleOrReflexive: next(@particles-itself-and-themselves)
# A pronoun such as “me”, “them” or “yourself” follows the match.
beforePersonPronoun: next(@personal-object-pronouns)
# The next word is a quantity such as “temperature”, “price”, “age” or “speed”.
beforePhysicalQuantity: nextLemma(temperature frequency pressure value speed wavelength price age energy size
  concentration)
# A punctuation mark, an interjection, a verb, a question word, “yes”, “no” or a short word such as “is”, “to” or “in” follows the match.
beforeQuestionOrShortAnswer: nextPos(PUNCT INTJ VERB) or next(@question-and-answer-words)
# The next word is something that reviews praise, such as “service”, “food”, “film” or “idea”.
beforeReviewedThing: nextLemma(@nouns-praised-as-great)
# The next word is "trial", "study", "experiment", "importance" or a word for a move or point in a game.
beforeTrialOrScore: nextLemma(trial study experiment importance pass goal point win save score)
# “And”, “or” or a comma is right before or after the match.
besideAndOrComma: previous(and or ,) or next(and or ,)
# A name is right before or after the match.
besideName: nextPos(PROPN) or previousPos(PROPN)
# A noun or a name is right before or after the match.
besideNounOrName: nextPos(NOUN PROPN) or previousPos(NOUN PROPN)
# A comma is among the eight words before the match.
commaShortlyBefore: behind(8: ,)
# A finite verb is somewhere before the match in the sentence.
finiteVerbEarlier: behindTag(60: VBD VBP VBZ MD)
# A need, a change or a cause is the second word before the match, or `lacksObjectOrHasAgent` holds.
followsEventNounOrLacksObject: beforeLemma(2: @needs-and-changes) or lacksObjectOrHasAgent
# A word that can begin a noun phrase follows the match.
hasObject: nextPos(DET PRON NOUN PROPN ADJ NUM)
# A noun or “'s” is right before the match, or `inNameTestsOrWarningOrBeforeNoun` holds.
inNameTestsOrWarningOrAfterNoun: inNameTestsOrWarningOrBeforeNoun or previousPos(NOUN) or previous('s)
# The match is beside a name, a number or before a noun, or the sentence reports tests or warns or binds.
inNameTestsOrWarningOrBeforeNoun: besideName or reportsTests or warnsOrBinds or nextPos(NOUN PROPN NUM) or
  previousPos(PROPN NUM)
# The word before the match is “more”, “most”, “less”, “least”, “as”, “so”, “too”, “how”, “quite” or “rather”.
isCompared: previous(@words-of-comparison)
# `isComparedOrInTestsOrWarning` holds, or “not” or “no” is right before the match.
isComparedNegatedOrInTestsOrWarning: isComparedOrInTestsOrWarning or previous(not n't no)
# A word of comparison (other than “rather”), “very” or “highly” is right before the match.
isComparedOrAfterVery: previous(@degree-words-with-highly-and-least)
# The match follows a word of comparison, or the sentence reports tests or warns or binds.
isComparedOrInTestsOrWarning: isCompared or reportsTests or warnsOrBinds
# The match begins with “halting”, or is a form in -ed between two nouns.
isHaltingOrParticipleBetweenNouns: firstEnds(halting) or participleBetweenNouns
# The match opens the sentence, follows a mark or a word that measures, denies, compares or joins it, or the sentence reports tests or warns or binds.
isMeasuredJoinedOrInTestsOrWarning: opensSentence or previousPos(PUNCT) or reportsTests or warnsOrBinds or
  previous(@words-that-measure-deny-or-join)
# The match is a participle that describes a noun, follows a determiner, or is in a sentence with “thou”, “thee”, “thy” or “thine”.
isModifierOrAfterDeterminerOrWithThou: attributive or previousPos(DET) or sentenceHas(thy thee thou thine)
# The match follows “not”, “no”, “what” or “how”, or the sentence warns or binds.
isNegatedAskedOrInWarning: warnsOrBinds or previous(not n't no what how)
# The word before the match negates it, such as “not” or “without”, or is “more”, “most”, “less”, “as”, “so”, “too” or “how”.
isNegatedOrCompared: previous(@negations-and-degree-words)
# The match follows “not”, “no”, “only” or “even”, or the sentence reports tests or warns or binds.
isNegatedOrInTestsOrWarning: warnsOrBinds or reportsTests or previous(not n't no only even)
# `isPassiveAskedOrJoined` holds, the verb is a form in -ing, or a preposition, a determiner, an adjective, a pronoun, an adverb or “to” is right before it.
# The match does not head a clause, no word that can begin a clause follows it, or “that” comes later after “and”, “or” or “but”.
isNotBeforeSingleClauseAtHead: not opensClause or not nextPos(DET PRON NOUN PROPN ADJ NUM ADV ADP SCONJ PART VERB) or
  secondThatFollows
# `isPassiveAskedOrJoined` holds, the verb is a form in -ing, follows a preposition, a determiner or an adjective, or is a form in -ed after no noun, name, pronoun, adverb or form of “have”.
isNotPlainActiveVerb: isPassiveAskedOrJoined or firstTag(VBG) or previousPos(ADP DET ADJ) or firstEnds(ed) and not
  previousPos(NOUN PRON PROPN ADV) and not previousLemma(have)
# `isNotPlainActiveVerb` holds, or a pronoun such as “it”, “them” or “that” follows the match.
# `isPassiveAskedOrJoined` holds, the verb is a form in -ing, follows a preposition, a determiner, an adjective, “not”, “help” or an adverb such as “fully”, is a form in -ed or -en after no noun, name, pronoun, adverb or auxiliary, or is before “by” or a word such as “what”, “it” or “himself”.
# `isPassiveAskedOrJoined` holds; the verb is “opposing”, “resembling” or “deserving”; it is a form in -ed or -en after no noun, name, pronoun, adverb, auxiliary or form of “have”, or in -ed after “that” with a verb behind the second token; or “by” or a word such as “how”, “it” or “that” follows.
# `isPassiveOrParticipleModifier` holds; a question word is among the seven words before; a word in -ly, a comma, “and” or “or” is right before; “and” or “or” follows; or the sentence reports figures or warns or binds.
isPassiveAskedOrJoined: warnsOrBinds or reportsFigures or isPassiveOrParticipleModifier or behind(7: how what why
  which who) or previousEnds(ly) or previous(and or ,) or next(and or)
# `isPassiveOrLacksObject` holds, or the match is a participle that describes a noun.
isPassiveLacksObjectOrDescribesNoun: passive or attributive or isPassiveOrLacksObject
# The verb is passive, or a determiner or an adjective is right before it.
isPassiveOrAfterDeterminerOrAdjective: passive or previousPos(DET ADJ)
# The verb is passive, or the next word neither begins a noun phrase nor is “that” or “how”.
isPassiveOrLacksObject: not ((hasObject or next(that how)) and not passive)
# The verb is passive, is a participle that describes a noun, or is a form in -ed or -en right after a preposition, a determiner or an adjective.
isPassiveOrParticipleModifier: passive or attributive or firstEnds(ed en) and previousPos(ADP DET ADJ)
# The verb is passive, or a form of “have” or “be” (but not “am” or “being”) is right before it.
isPerfectOrPassive: previous(@forms-of-have-and-be) or passive
# The next word begins no noun phrase or is “that”, “it” or “this”, the verb is a participle without “have”, or `mayBeNounOrModifier` or `beforeParticleOrReflexive` holds.
lacksObjectOrBeforeItOrParticle: not hasObject or mayBeNounOrModifier or participle or beforeParticleOrReflexive or
  next(that it this)
# The next word begins no noun phrase or is “that” or an object pronoun, `mayBeNounOrPassiveOrBeforeParticle` holds, or the sentence reports tests.
lacksObjectOrBeforePronounOrInFormulas: not hasObject or mayBeNounOrPassiveOrBeforeParticle or reportsTests or
  next(@object-pronouns-and-that)
# No noun phrase follows the match, or “by” is among the eight words after it.
lacksObjectOrHasAgent: ahead(8: by) or not (nextPos(DET NOUN ADJ PRON) or nextEnds(ed))
# The next word begins no noun phrase, the verb is a participle without “have”, `mayBeNounOrModifier` holds, or the sentence reports tests.
lacksObjectOrMayBeNoun: not hasObject or mayBeNounOrModifier or participle or reportsTests
# `lacksObjectOrMayBeNoun` holds, or a particle such as “up” or “in”, “that” or a reflexive such as “itself” follows.
lacksObjectOrMayBeNounOrBeforeParticle: lacksObjectOrMayBeNoun or next(@particles-in-on-reflexives-and-that)
# `lacksObjectOrHasAgent` holds, or the noun of the match or its object is joined to another.
lacksSingleObject: lacksObjectOrHasAgent or objectJoined
# No finite verb is before the match, or a form in -ing is, or its verb is joined to another.
lacksStatementBeforeOrInParticipleRow: not (finiteVerbEarlier and not behindTag(60: VBG)) or verbJoined
# `mayBeNounOrModifier` holds, or a name is right before the match.
mayBeNounModifierOrAfterName: attributive or previousPos(DET ADJ NUM PROPN) or warnsOrBinds
# `attributive` holds, the match follows a determiner, an adjective or a number, or the sentence warns or binds.
mayBeNounOrModifier: attributive or previousPos(DET ADJ NUM) or warnsOrBinds
# `mayBeNounModifierOrAfterName` or `beforeParticle` holds, the verb is a participle without “have”, or the sentence is about mathematics or code.
mayBeNounOrPassiveOrBeforeParticle: mayBeNounModifierOrAfterName or participle or aboutFormulas or beforeParticle
# The match is beside a name, or the sentence reports tests, warns or binds or is about law.
mayBeTerm: besideName or reportsTests or warnsOrBinds or aboutLaw
# `mayBeTerm` holds, or the sentence is about mathematics or code.
mayBeTermOrInFormulas: mayBeTerm or aboutFormulas
# `isMeasuredJoinedOrInTestsOrWarning` holds, an adjective, an adverb or a name is before the match, a noun, a hyphen, a comma, “and” or “or” is behind the noun that it describes, or the sentence is about mathematics or code.
modifierIsNeeded: isMeasuredJoinedOrInTestsOrWarning or previousPos(ADJ ADV PROPN) or afterPos(2: NOUN PROPN) or
  after(2: - – / , and or) or aboutFormulas
# A verb such as “provide”, “bless” or “empower” is within seven words of the match.
nearVerbOfEquipping: near(7: @verbs-of-equipping)
# A verb such as “see”, “consider” or “use” is within six words of the match.
nearVerbOfRegarding: near(6: @verbs-of-regarding)
# A verb such as “bring”, “end”, “leave” or “infuse” is within six words of the match.
nearVerbOfSupplying: near(6: @verbs-of-supplying)
# The object is something that can be damaged, such as nature, health, property or reputation.
# The object is something that people improve, such as quality, health, productivity or results.
# The object is something that people cut down on, such as costs, waste, time or errors.
# The object is a state, a feeling or a resource that can increase, such as trust, complexity or funding.
# The object is an aim, a belief, a preference or the like, such as a skill, a schedule or a budget.
# The object is a person, a group of people or a dog.
objectIsCompanion: object(@people-and-companions)
# The object is an effect, an outcome, an attitude or an experience.
objectIsEffectOrAttitude: object(@effects-and-attitudes)
# The object is a field, a sector, a subject, a place or another setting.
objectIsFieldOrSetting: object(@fields-and-settings)
# The object is something measured or counted, such as a cost, a risk, a rate or an output.
# The object is a mechanism, a cause, a structure, an effect or another thing to be explained.
objectIsMechanismOrCause: object(@mechanisms-and-causes)
# The object is an occasion or a step such as a request, an arrival, an approval or a receipt.
objectIsOccasion: object(request approval integration return completion receipt death arrival visit)
# The object is a person with an office or a post, such as a judge, a nurse or a soldier.
objectIsOfficeHolder: object(@office-holders)
# The object is a system, a facility, a method, a plan, a rule or a habit that people work on.
# The object is put before the public, on a stage or in a shop.
objectIsOnStage: objectIs(person) or objectPos(PROPN) or object(act artist band legend musician performer product service
  star voice)
# The object is a person, a team, or “hundred”, “thousand” or “million”.
objectIsWorker: object(@workers)
# The match opens the sentence or follows a word such as “but” or a mark, or a comma with no verb before it.
opensClause: opensSentence or previous(and but while although because so ; : — –) or previous(,) and not behindPos(60:
  VERB AUX)
# The match begins with a form in -ed, with a noun right before the match and a noun right after it.
participleBetweenNouns: firstEnds(ed) and previousPos(NOUN) and nextPos(NOUN)
# The subject of the verb is a name or a pronoun such as “she”, or “to”, “can”, “could”, “must”, “should”, “will” or “would” is right before it.
# The subject of the verb is a name or a pronoun such as “she”, or “to”, “can”, “could”, “should”, “will” or “would” is right before it.
# The subject of the verb is a name, “I”, “you”, “he”, “she”, “we” or “they”.
personalSubject: subjectPos(PROPN) or subject(i you he she we they who)
# The match is a present form with a plural subject, and no verb before it asks for its bare form.
pluralPresent: firstTag(VBP) and not (subject(i) or behind(4: let help make watch see have))
# “Up”, “able” or a word for a power, a right or help is among the four words before the match.
powerShortlyBefore: behind(4: @powers-and-rights)
# The match ends the sentence, or a mark, a preposition, a conjunction, “to” or an auxiliary follows it.
predicative: nothingAfter or nextPos(PUNCT ADP PART SCONJ CCONJ AUX)
# A problem such as “issue” or “risk” is named among the five words before the match.
problemShortlyBefore: behind(5: @objects-of-address-tackle)
# The match begins with “provided” and is at the start of the sentence or after a punctuation mark.
providedOpensClause: firstEnds(provided) and (opensSentence or previousPos(PUNCT))
# The second token is a pronoun or ends in a word for beings, a group or a place that can be given something.
receiverInSecondSlot: slotLastPos(2: PRON) or slotLast(2: @receivers) or slotLastLemma(2: @receivers)
# A comma, a hyphen, “as”, “of”, “so” or “that” follows the match, or “and” with a determiner, an adjective or a noun.
soundIsDescribedFurther: next(@words-after-sounds) or next(and) and afterPos(2: DET ADJ NOUN)
# The verb ends in -s or -ed and follows “which” or “that”, its subject is a thing, “it” or “this”, or a verb in -ing stands before it: “buying it ensures that”.
thingActs: firstEnds(s ed) and (previous(which that) or subjectIs(thing) or subject(it this that which) or
  behindTag(8: VBG))
# The verb is a participle that describes a noun, follows a determiner or an adjective, is before a punctuation mark, or the sentence warns or binds or is about mathematics or code.
verbDescribesNounOrBeforeMark: attributive or warnsOrBinds or aboutFormulas or nextPos(PUNCT) or previousPos(DET ADJ)
