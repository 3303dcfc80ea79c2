# The sentence is about animals, mating, genes, populations or infection.
aboutAnimalsOrGenetics: sentenceHas(@animal-and-genetics-terms)
# The sentence is about code, algorithms, data, chemistry, quantum physics or courts.
aboutCodeScienceOrCourts: sentenceHas(@computing-and-court-terms)
# The sentence is about crashes, collisions, craters or bullets.
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
aboutFormulasStatisticsLawOrGenes: aboutFormulas or aboutStatistics or aboutLaw or
  sentenceHas(@genetics-and-protein-terms)
# The sentence is about mathematics, code or statistics, or about what scientists and explorers discover.
aboutFormulasStatisticsOrDiscoveries: aboutFormulas or aboutStatistics or
  sentenceHas(@science-and-exploration-terms)
# The sentence is about mathematics, code, statistics or law.
aboutFormulasStatisticsOrLaw: aboutFormulas or aboutStatistics or aboutLaw
# The sentence is about mathematics, code or statistics, or the match follows "no", "any" or "not".
aboutFormulasStatisticsOrNegated: aboutStatistics or aboutFormulas or previous(no any not n't)
# The sentence is about mathematics, code, statistics, logic, physics or molecular biology.
aboutFormulasStatisticsOrScience: aboutFormulas or aboutStatistics or sentenceHas(@cell-and-particle-science-terms)
# The sentence is about simulations, models, forecasts, training data or how things evolve.
aboutModelsOrSimulations: sentenceHas(@simulation-and-forecast-terms)
# The sentence is about perfumes, soaps, candles or oils, or about dogs that follow a trail.
aboutPerfumesOrTracking: sentenceHas(@perfumes-and-tracking-dogs)
# The sentence is about samples, patients, data, measurements, solutions or suppliers.
aboutResearchOrSupply: sentenceHas(sample patient consent dataset supplier wavelength solution equation)
# The sentence names a company, shop, bank, agency or school, or says "we".
aboutServiceProviders: sentenceHas(company firm store shop bank service insurer agency we school)
# The sentence is about matches, teams, players, scores or seasons.
aboutSport: sentenceHas(@sport-terms)
# The adjective is in a name or compound, in a sentence of figures, warning or formulas, or after "very", "as", "so", "too" or "how".
adjectiveAfterVeryOrInName: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or warnsOrBinds or reportsTests or
  aboutFormulas or previous(very as so too how)
# The adjective may be a term, the sentence is about mathematics or code, or the word before compares it, negates it or is "very".
adjectiveComparedNegatedOrInFormulas: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests or
  warnsOrBinds or aboutLaw or aboutFormulas or isCompared or previous(very no not)
# The adjective may be a term, the word before compares it, negates it or is "very", or "than" or "as" follows.
adjectiveComparedNegatedOrTerm: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests or
  warnsOrBinds or aboutLaw or isCompared or previous(very no not) or next(than as)
# The adjective may be a term, the sentence is about mathematics or code, the word before compares it, negates it or is "very", or "than" or "as" follows.
adjectiveComparedNegatedTermOrInFormulas: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests or
  warnsOrBinds or aboutLaw or aboutFormulas or isCompared or previous(very no not n't) or next(than as)
# The adjective is compared, is in a name or compound, follows "very", "no", "not" or "of", or the sentence is of figures, warning or law.
adjectiveComparedTermOrAfterOf: isCompared or touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests
  or warnsOrBinds or aboutLaw or previous(very no not of)
# The adverb is hyphenated, compared, negated, after "only" or "just", before a punctuation mark, or in a sentence of figures or warning.
adverbComparedNegatedOrBeforeMark: touchesHyphen or isCompared or reportsTests or warnsOrBinds or nextPos(PUNCT) or
  previous(not n't no only just)
# The adverb is hyphenated, compared, negated, after "very" or "the", before "than", "as", "all", "every" or "no", or in a sentence of figures or warning.
adverbComparedNegatedOrBeforeThan: touchesHyphen or isCompared or reportsTests or warnsOrBinds or previous(not n't
  very the) or next(than all every no as)
# The adverb of frequency is compared, negated or joined by "and", "but" or "that", or the sentence gives a warning or contains "than" or a negation.
adverbComparedNegatedOrJoined: warnsOrBinds or previous(@degree-words-with-and-but-that) or hasNegationOrCase
# The adverb follows a determiner, a comma, "and", "or" or "but", stands before a punctuation mark, or the sentence is of figures or warning.
adverbIsJoinedOrBeforeMark: warnsOrBinds or reportsFigures or previousPos(DET) or nextPos(PUNCT) or previous(and or
  but ,)
# An article, "this", "that", "its", "their", "his", "her" or "no" stands right before the match.
afterArticleOrPossessive: previous(@articles-and-possessives-with-no)
# A determiner, an adjective or a possessive stands right before the match.
afterDeterminerAdjectiveOrPossessive: previousPos(DET ADJ) or previous(its their his her our my your 's)
# "I", "we", "will" or an adverb of certainty or "also" stands right before the match.
afterFirstPersonWillOrSurely: previous(i we 'll will definitely certainly also absolutely surely probably)
# A modal verb, "to" or "not" stands right before the match.
afterModalToOrNot: previous(@modals-to-and-not)
# "To", a negation, a form of "have" or "yet" stands right before the match.
afterToNegationOrHave: previous(@to-negations-and-have)
# "We" or a word for a piece of research or writing stands right before the match.
afterWeOrStudyNoun: previous(@researchers-and-writings)
# The word of amount has no short plural noun phrase after it, is compared or after a determiner, stands before a number, verb or preposition, or the sentence is of figures or warning.
amountNotBeforePlainPlural: warnsOrBinds or reportsFigures or not shortPluralNext or
  previous(@words-before-words-of-amount) or nextPos(NUM VERB ADP) or next(@words-after-many)
# The match opens the sentence, or a comma, a form of "be", "that", "as" or "remains" stands before it.
atStartOrAfterCommaOrBe: opensSentence or previous(@comma-as-that-and-be)
# The match opens the sentence, or a noun, a punctuation mark or an auxiliary verb stands right before it.
atStartOrAfterNounMarkOrAuxiliary: previousPos(NOUN PUNCT AUX) or opensSentence
# "And", "or", "so", "not", "about", "of" or "in" follows the match.
beforeAndSoNotOrPreposition: next(@words-after-i-think)
# A pronoun, a determiner, a noun, a name or "there" follows the match, as at the start of a clause.
beforeClauseSubject: nextPos(PRON DET PROPN NOUN) or next(there this these that)
# The next word is one that "vital" has a fixed or sporting sense with, such as "sign", "organ", "statistic" or "goal".
beforeNounOfVitalTerm: nextLemma(@nouns-after-vital)
# The match stands before a noun, a name or "'s", is in a hyphenated compound, or the sentence gives a warning.
beforeNounOrPossessiveOrInWarning: warnsOrBinds or touchesHyphen or nextPos(NOUN PROPN) or next('s ')
# A noun phrase or an adverb begins right after the match.
beforeNounPhraseOrAdverb: nextPos(@noun-phrase-starts-and-adverbs)
# A particle such as "up", "off" or "through" stands right after the match.
beforeParticle: next(@particles-with-through-and-around)
# A particle such as "up" or "off", "itself" or "themselves" stands right after the match.
beforeParticleOrReflexive: next(@particles-itself-and-themselves)
# A pronoun for a person, such as "me", "him" or "yourself", stands right after the match.
beforePersonPronoun: next(@personal-object-pronouns)
# The next word is a quantity with a scale, such as "temperature", "price", "age" or "speed".
beforePhysicalQuantity: nextLemma(temperature frequency pressure value speed wavelength price age energy size
  concentration)
# A punctuation mark, an interjection, a verb, a question word, "yes", "no" or a similar short word follows the match.
beforeQuestionOrShortAnswer: nextPos(PUNCT INTJ VERB) or next(@question-and-answer-words)
# The next word is something that reviewers praise, such as "service", "food", "film" or "idea".
beforeReviewedThing: nextLemma(@nouns-praised-as-great)
# A word that can begin a noun phrase follows the match.
beforeStartOfNounPhrase: nextPos(@noun-phrase-starts)
# The next word is "trial", "study", "experiment", "importance" or a word for a move or point in a game.
beforeTrialOrScore: nextLemma(trial study experiment importance pass goal point win save score)
# "And", "or" or a comma stands right before or after the match.
besideAndOrComma: previous(and or ,) or next(and or ,)
# A noun or a name stands right before or after the match, or a hyphen touches it.
besideNounNameOrHyphen: touchesHyphen or nextPos(NOUN PROPN) or previousPos(NOUN PROPN)
# A noun or a name stands right before or after the common noun or adjective, or a hyphen touches it.
besideNounNameOrHyphenForCommonNouns: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or nextPos(NOUN PROPN)
  or previousPos(NOUN)
# A noun or a name stands right before or after the noun that has a synonym, or a hyphen touches it.
besideNounNameOrHyphenForSynonymNouns: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or nextPos(NOUN) or
  previousPos(NOUN)
# A comma is among the eight words before the match.
commaShortlyBefore: behind(8: ,)
# The noun is in a name or compound, beside a noun or number, after "at", "by", "no", "own", "make" or "take", or in a sentence of figures, warning or formulas.
everydayNounInNameOrSetPhrase: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or warnsOrBinds or reportsTests
  or aboutFormulas or nextPos(NOUN NUM) or previousPos(NOUN NUM) or previous(@words-before-everyday-nouns)
# The noun of action follows a noun or verb of event or request, has no object after "of", or touches a hyphen.
followsEventNounOrLacksObject: afterNeedOrChange or objectMissingOrBy or touchesHyphen
# The noun is in a name or compound, in a sentence of figures or warning, before a noun, after a noun, beside a name or number, or after a possessive.
inNameFiguresOrWarningOrAfterNoun: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests or
  warnsOrBinds or nextPos(NOUN PROPN NUM) or previousPos(PROPN NUM) or previousPos(NOUN) or previous('s)
# The word is in a name or compound, before a noun, after or before a number, or in a sentence of figures or warning.
inNameFiguresOrWarningOrBeforeNoun: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests or
  warnsOrBinds or nextPos(NOUN PROPN NUM) or previousPos(PROPN NUM)
# The word before the match compares or weighs it: "more", "least", "so", "as", "too", "how", "rather", "quite".
isCompared: previous(@words-of-comparison)
# The match is compared or negated, touches a hyphen, or the sentence reports figures or gives a warning.
isComparedNegatedOrInFiguresOrWarning: touchesHyphen or isCompared or reportsTests or warnsOrBinds or previous(not
  n't no)
# The word before the match compares it or is "very", "highly", "quite" or "how".
isComparedOrAfterVery: previous(@degree-words-with-highly-and-least)
# The match is compared, touches a hyphen, or the sentence reports figures or gives a warning.
isComparedOrInFiguresOrWarning: touchesHyphen or isCompared or reportsTests or warnsOrBinds
# The verb ends in "-s", its subject is no person, and it opens no sentence and follows no conjunction, determiner or adjective.
isFiniteVerbOfThing: form(s) and not (personalSubject or previousPos(CCONJ DET ADJ) or opensSentence)
# The match begins with "halting", or is a form in "-ed" between two nouns.
isHaltingOrParticipleBetweenNouns: form(halting) or participleBetweenNouns
# The match describes a noun, follows a determiner, or stands in a sentence with "thou", "thee", "thy" or "thine".
isModifierOrAfterDeterminerOrWithThou: describesNoun or previousPos(DET) or sentenceHas(thy thee thou thine)
# The match follows a negation, "only", "just" or "even", touches a hyphen, or the sentence reports figures or gives a warning.
isNegatedAfterJustOrInFiguresOrWarning: touchesHyphen or warnsOrBinds or reportsTests or
  previous(@negations-only-just-and-even)
# The match follows a negation, "what" or "how", touches a hyphen, or the sentence gives a warning.
isNegatedAskedOrInWarning: touchesHyphen or warnsOrBinds or previous(not n't no what how)
# The word before the match negates it or compares or weighs it.
isNegatedOrCompared: previous(@negations-and-degree-words)
# The match follows a negation, "only" or "even", touches a hyphen, or the sentence reports figures or gives a warning.
isNegatedOrInFiguresOrWarning: touchesHyphen or warnsOrBinds or reportsTests or previous(not n't no only even)
# The verb is passive, a participle, an "-ing" form, joined or in a question, or follows a pronoun, an adverb or "to", or the sentence is of figures or warning.
isNotActiveOrAfterPronounOrAdverb: warnsOrBinds or reportsFigures or passive or describesNoun or form(ed en) and
  previousPos(ADP DET ADJ) or afterQuestionWord or afterWordInLy or previous(and or ,) or next(and or) or ingForm or
  previousPos(ADP DET ADJ) or previousPos(PRON ADV) or previous(it to)
# The announcement is not at the head of a clause, no clause follows it, or a second "that" depends on it.
isNotBeforeSingleClauseAtHead: not headsClause or not nextPos(DET PRON NOUN PROPN ADJ NUM ADV ADP SCONJ PART VERB)
  or secondThatFollows
# The match is not a plain active verb: it is passive, a participle, an "-ing" form, joined to another verb, with an adverb or in a question; or the sentence is of figures or warning.
isNotPlainActiveVerb: warnsOrBinds or reportsFigures or passive or describesNoun or form(ed en) and previousPos(ADP
  DET ADJ) or afterQuestionWord or afterWordInLy or previous(and or ,) or next(and or) or ingForm or previousPos(ADP
  DET ADJ) or form(ed) and not previousPos(NOUN PRON PROPN ADV) and not previousLemma(have)
# The match is not a plain active verb, or a pronoun such as "it" or "them" follows it.
isNotPlainActiveVerbOrHasPronounObject: warnsOrBinds or reportsFigures or passive or describesNoun or form(ed en)
  and previousPos(ADP DET ADJ) or afterQuestionWord or afterWordInLy or previous(and or ,) or next(and or) or ingForm
  or previousPos(ADP DET ADJ) or form(ed) and not previousPos(NOUN PRON PROPN ADV) and not previousLemma(have) or
  next(@pronouns-and-that)
# The match is not a plain active verb, follows "better", "fully", "further", "also", "not" or "help", or stands before a clause or pronoun.
isNotPlainActiveVerbOrWithAdverbOrClause: warnsOrBinds or reportsFigures or passive or describesNoun or form(ed en)
  and previousPos(ADP DET ADJ) or afterQuestionWord or afterWordInLy or previous(and or ,) or next(and or) or ingForm
  or previousPos(ADP DET ADJ) or form(ed en) and not previousPos(NOUN PRON PROPN ADV AUX) or
  previous(@adverbs-and-help-before-verbs) or next(@clause-words-and-all-reflexives)
# The verb is passive, a participle that describes a noun, joined, with an adverb or in a question, a clause or "it" or "them" follows it, or the sentence is of figures or warning.
isPassiveAskedOrBeforeClause: warnsOrBinds or reportsFigures or passive or describesNoun or form(ed en) and
  previousPos(ADP DET ADJ) or afterQuestionWord or afterWordInLy or previous(and or ,) or next(and or) or form(ed en)
  and not previousPos(NOUN PRON PROPN ADV AUX) and not previousLemma(have) or form(ed) and previous(that) and
  verbAfterSecondSlot or first(opposing resembling deserving) or next(@words-after-longer-verbs)
# The verb is passive or a participle, is in a question, has an adverb in "-ly", shares its object with another verb, or the sentence is of figures or warning.
isPassiveAskedOrJoined: warnsOrBinds or reportsFigures or passive or describesNoun or form(ed en) and
  previousPos(ADP DET ADJ) or afterQuestionWord or afterWordInLy or previous(and or ,) or next(and or)
# The verb is passive, is a form in "-ing", describes a noun, or follows a preposition, determiner or adjective.
isPassiveIngFormOrModifier: passive or ingForm or describesNoun or previousPos(ADP DET ADJ)
# The verb is passive, has no object right behind it, or is a participle that describes a noun.
isPassiveLacksObjectOrDescribesNoun: passive or describesNoun or isPassiveOrLacksObject
# The verb is passive, or a determiner or an adjective stands right before it.
isPassiveOrAfterDeterminerOrAdjective: passive or previousPos(DET ADJ)
# The verb is passive, or no object stands right behind it.
isPassiveOrLacksObject: not ((hasObject or next(that how)) and not passive)
# The verb is passive, or it is a participle that describes a noun or hangs on a preposition, determiner or adjective.
isPassiveOrParticipleModifier: passive or describesNoun or form(ed en) and previousPos(ADP DET ADJ)
# A form of "have" or "be" stands right before the verb, or the verb is passive.
isPerfectOrPassive: previous(@forms-of-have-and-be) or passive
# The verb has no object, is passive, may be a noun or modifier, or stands before a particle, "that", "it" or "this".
lacksObjectOrBeforeItOrParticle: not hasObject or participleBeforeNoun or previousPos(DET ADJ NUM) or warnsOrBinds
  or touchesHyphen or participleWithoutHave or beforeParticleOrReflexive or next(that it this)
# The verb has no object, is passive, may be a noun or modifier, stands before a particle, "that" or a pronoun, or the sentence is of figures or formulas.
lacksObjectOrBeforePronounOrInFormulas: not hasObject or participleBeforeNoun or previousPos(DET ADJ NUM PROPN) or
  warnsOrBinds or touchesHyphen or participleWithoutHave or beforeParticle or aboutFormulas or reportsTests or
  next(@object-pronouns-and-that)
# The verb has no object, is passive, may be a noun or modifier, or the sentence is of figures or warning.
lacksObjectOrMayBeNoun: not hasObject or participleBeforeNoun or participleWithoutHave or previousPos(DET ADJ NUM)
  or warnsOrBinds or reportsTests
# The verb has no object, is passive, may be a noun or modifier, stands before a particle, "that" or a reflexive, or the sentence is of figures or warning.
lacksObjectOrMayBeNounOrBeforeParticle: not hasObject or participleBeforeNoun or participleWithoutHave or
  previousPos(DET ADJ NUM) or warnsOrBinds or reportsTests or next(@particles-in-on-reflexives-and-that)
# The noun of action has no object after "of", is joined to another such noun, says by whom, or touches a hyphen.
lacksSingleObjectOrInCompound: objectMissingOrJoined or touchesHyphen
# No plain statement stands before the match, or another participle follows in a row.
lacksStatementBeforeOrInParticipleRow: not statementEarlier or beforeAddedIngVerb
# The word may be a noun or a modifier: it describes a noun, follows a determiner, adjective, number or name, or touches a hyphen; or the sentence gives a warning.
mayBeNounModifierCompoundOrAfterName: participleBeforeNoun or previousPos(DET ADJ NUM PROPN) or warnsOrBinds or
  touchesHyphen
# The word may be a noun or a modifier: it describes a noun, follows a determiner, adjective or number, or touches a hyphen; or the sentence gives a warning.
mayBeNounModifierOrCompound: participleBeforeNoun or previousPos(DET ADJ NUM) or warnsOrBinds or touchesHyphen
# The word may be a noun or a modifier: it describes a noun or follows a determiner, adjective or number; or the sentence gives a warning.
mayBeNounOrModifier: participleBeforeNoun or previousPos(DET ADJ NUM) or warnsOrBinds
# The word may be a noun or modifier, is passive, follows "to be", stands before a particle such as "up", or the sentence is about mathematics or code.
mayBeNounOrPassiveOrBeforeParticle: participleBeforeNoun or previousPos(DET ADJ NUM PROPN) or warnsOrBinds or
  touchesHyphen or participleWithoutHave or aboutFormulas or beforeParticle or previous()
# The word is in a name or compound, or the sentence reports figures, gives a warning or is about law.
mayBeTerm: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or aboutLaw
# The word is in a name or compound, or the sentence reports figures, gives a warning, or is about law, mathematics or code.
mayBeTermOrInFormulas: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or
  aboutLaw or aboutFormulas
# A verb of equipping or endowing, such as "provide", "bless" or "empower", stands within seven words.
nearVerbOfEquipping: near(7: @verbs-of-equipping)
# A verb of regarding, describing, using or serving, such as "see" or "consider", stands within six words.
nearVerbOfRegarding: near(6: @verbs-of-regarding)
# A verb of supplying, leaving or instilling, such as "bring", "reward" or "infuse", stands within six words.
nearVerbOfSupplying: near(6: @verbs-of-supplying)
# The noun may be a term, the sentence is about mathematics or code, a noun or number stands beside it, or it follows "at", "on", "by", "no", "own" or a form of "make" or "take".
nounMayBeTermFormulaOrInSetPhrase: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests or
  warnsOrBinds or aboutLaw or aboutFormulas or nextPos(NOUN NUM) or previousPos(NOUN NUM) or
  previous(@words-before-wider-nouns)
# The noun may be a term, the sentence is about mathematics or code, a noun or number stands beside it, or an adjective follows.
nounMayBeTermOrBeforeAdjective: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests or
  warnsOrBinds or aboutLaw or aboutFormulas or nextPos(NOUN NUM ADJ) or previousPos(NOUN NUM)
# The noun may be a term, a noun or number stands beside it, or it follows "in", "at", "on", "by", "make" or "take".
nounMayBeTermOrInSetPhrase: touchesHyphen or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or
  aboutLaw or nextPos(NOUN NUM) or previousPos(NOUN NUM) or previous(@words-before-rare-nouns)
# The noun after the match is something that can be damaged, such as nature, health, property or reputation.
objectCanBeDamaged: object(@things-damaged)
# The noun after the match is something that people improve, such as quality, health, productivity or results.
objectCanBeImproved: object(@qualities-to-improve)
# The noun after the match is something that people cut down on, such as costs, waste, time or errors.
objectCanBeReduced: object(@things-to-cut-down-on)
# The noun after the match is a state, feeling or resource that can increase, such as trust, complexity or funding.
objectCanIncrease: object(@states-that-increase)
# The noun after the match is an aim, a value, a preference or another thing of one's own to fit, such as a skill, schedule or budget.
objectIsAimOrPreference: object(@aims-and-preferences)
# The noun after the match is a person, a group of people or a dog that can go along with someone.
objectIsCompanion: object(@people-and-companions)
# The noun after the match is an effect, an outcome, an attitude or an experience.
objectIsEffectOrAttitude: object(@effects-and-attitudes)
# The noun after the match is a field, a sector, a subject, a place or another setting.
objectIsFieldOrSetting: object(@fields-and-settings)
# The noun after the match is something measured or counted, such as a cost, a risk, a rate or an output.
objectIsMeasuredQuantity: object(@measured-quantities)
# The noun after the match is a mechanism, a cause, a structure, an effect or another thing to be explained.
objectIsMechanismOrCause: object(@mechanisms-and-causes)
# The noun after the match is an occasion such as a request, an arrival, a return or a death.
objectIsOccasion: object(request approval integration return completion receipt death arrival visit)
# The noun after the match is someone who holds an office or a post.
objectIsOfficeHolder: object(@office-holders)
# The noun after the match is a system, a facility, a method, a plan, a rule or a habit that people work on.
objectIsSystemOrMethod: object(@systems-and-methods)
# The noun after the match is a person at work, a team or a number of people.
objectIsWorker: object(@workers)
# The match is a form in "-ed" with a noun right before it and a noun right after it.
participleBetweenNouns: form(ed) and previousPos(NOUN) and nextPos(NOUN)
# A name stands right before or after the match, or a hyphen touches it.
partOfNameOrCompound: touchesHyphen or nextPos(PROPN) or previousPos(PROPN)
# A person is the subject of the verb, or "to" or a modal verb stands before it.
personActsOrAfterModal: personalSubject or previous(@to-and-modals-with-must)
# A person is the subject of the verb, or "to" or a modal verb other than "must" stands before it.
personActsOrAfterModalButMust: personalSubject or previous(@to-and-modals-without-must)
# A word for a right, a power or a help is among the four words before the match.
powerShortlyBefore: behind(4: @powers-and-rights)
# A problem such as “issue” or “risk” is named among the five words before the match.
problemShortlyBefore: behind(5: @problems)
# The match begins with "provided" and stands at the start of the sentence or after a punctuation mark.
providedOpensClause: form(provided) and (opensSentence or previousPos(PUNCT))
# More is said about the sound after the match, or another one follows.
soundIsDescribedFurther: next(@words-after-sounds) or next(and) and afterPos(2: DET ADJ NOUN)
# The verb is hyphenated, describes a noun, follows a determiner or adjective, stands before a punctuation mark, or the sentence gives a warning or is about mathematics or code.
verbDescribesNounOrBeforeMark: touchesHyphen or describesNoun or warnsOrBinds or aboutFormulas or nextPos(PUNCT) or
  previousPos(DET ADJ)
# The verb is hyphenated, describes a noun, follows a determiner, adjective or number, stands before a mark, preposition, particle or "that", or the sentence gives a warning.
verbDescribesNounOrBeforePreposition: touchesHyphen or describesNoun or warnsOrBinds or nextPos(PUNCT ADP) or
  previousPos(DET ADJ NUM) or next(that up off out down)
# The verb is hyphenated, passive, after a determiner or adjective, before "up" or "out", or the sentence gives a warning or is about mathematics or code.
verbMayBeNounOrPassive: touchesHyphen or warnsOrBinds or participleWithoutHave or aboutFormulas or previousPos(DET
  ADJ) or next(up out)
