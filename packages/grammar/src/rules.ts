/**
 * The rules of harper.js that are used. All others are off: those about style, which contradict the engine's rewrites,
 * those that were often wrong on texts by careful writers, and those that hardly ever apply but cost time for each
 * sentence. The figures are in docs/grammar.md.
 */
export const rules: readonly string[] = `
SpellCheck
AnA CapitalizePersonalPronouns CommaFixes NumberSuffixCapitalization QuoteSpacing RepeatedWords SentenceCapitalization
Spaces TransposedSpace WrongApostrophe

EachOthersPossessive HavePronoun HeartToHeard HeDos IAm IAmAgreement IDo ItsContraction ItsPossessive
MultipleSequentialPronouns NorModalPronoun PossessiveYour PronounAre PronounContraction SubjectPronoun TheirToThere
TheirToTheyre ThereOwn ThereToTheir TheyreConfusions TheyreToTheir TheyToThem WereWhere YourPredicateAdjective Yourself

CompoundSubjectI OpenCompounds MergeWords
AllThough AtLeasToLeast AtLestToLeast ExitedExcitedContext GoingTo HowMach InThe IveGotTo MayOfPronoun Misspell
MoreThatLikely NotIn NotTo PleasRequestVerb RallyToReally RegularIrregulars SomeOfThe ThatThis The TheTheToThatThe
ToLoseTooLoose WithoutOut

AdjectiveDoubleDegree AdjectiveOfA AdvantageOf AllReady AnotherOnes AnotherThings AsEvidentBy AspireTo
DoIAdjective DontCan DoubleModal GetPassGoPass HadOf HelpedPast HowTo IfWouldve InflectedVerbAfterTo InsteadOf
IsBeenAuxSequence LetToDo MissingTo ModalOf ModalSeem NeedToNoun NounVerbConfusion OughtToBe PartsOfSpeech
PluralWrongWordOfPhrase PrincipleToPrincipalRoleNoun ProgressiveNeedsBe QuantifierNumeralConflict ShutdownVerb
SimplePastToPastParticiple SomebodyElses ThanksALot ThatThan TheAnother ThenThan ThereIsAgreement
ThereMissingIsClause ThinkKnowOff ToWorryAbout VerbToAdjective WantBe WillContain WillNonLemma WouldNeverHave

AWhile AccuseOf AllOfASudden Alongside AsMuchAs AtAllCosts BareInMind Cant DespiteOf Didnt DidPast DiscourseMarkers
Everyday ExceptOf HavePassed Impressed InterestedIn LetsConfusion LikelyHood LookForwardTo Nobody Nowadays OnceInAWhile
SafeToSave SaveToSafe Someone SupposedTo TheDifferenceBetween TheWhetherWeather ThesesThese ThingThink ThisTypeOfThing
ThoughThought ToTwoToo UnderneathOf WaistWaste WasAloud Worldwide
AfterAWhile AnAnother AnotherAn BeConcerned CauseItIsBecause CriteriaPhenomena InAWhile MoreBetter ToTo
`
  .trim()
  .split(/\s+/);

/** Returns the settings in which exactly the used rules are on. `all` has the name of every rule as a key. */
export function lintConfig(all: Readonly<Record<string, unknown>>, used: readonly string[]): Record<string, boolean> {
  const on = new Set(used);
  return Object.fromEntries(Object.keys(all).map((name) => [name, on.has(name)]));
}
