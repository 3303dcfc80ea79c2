import type { Rule } from "../rule.ts";
import { casualAdvice } from "./casual-advice.ts";
import { casualEssays } from "./casual-essays.ts";
import { casualPhrases } from "./casual-phrases.ts";
import { casualTalk } from "./casual-talk.ts";
import { causingVerbs } from "./causing-verbs.ts";
import { changingVerbs } from "./changing-verbs.ts";
import { commonWords } from "./common-words.ts";
import { copulas } from "./copulas.ts";
import { degreePhrases } from "./degree-phrases.ts";
import { doingVerbs } from "./doing-verbs.ts";
import { doublePairs } from "./double-pairs.ts";
import { droppedThat } from "./dropped-that.ts";
import { everydayVerbs } from "./everyday-verbs.ts";
import { factCommon } from "./fact-common.ts";
import { factInflated } from "./fact-inflated.ts";
import { factLinks } from "./fact-links.ts";
import { factModifiers } from "./fact-modifiers.ts";
import { factNouns } from "./fact-nouns.ts";
import { factVerbs } from "./fact-verbs.ts";
import { givingVerbs } from "./giving-verbs.ts";
import { handlingVerbs } from "./handling-verbs.ts";
import { includingVerbs } from "./including-verbs.ts";
import { lightVerbs } from "./light-verbs.ts";
import { plainAdjectives } from "./plain-adjectives.ts";
import { plainAdverbs } from "./plain-adverbs.ts";
import { plainNouns } from "./plain-nouns.ts";
import { plainVerbs } from "./plain-verbs.ts";
import { praiseWords } from "./praise-words.ts";
import { purposePhrases } from "./purpose-phrases.ts";
import { rareAdjectivesA } from "./rare-adjectives-a.ts";
import { rareAdjectivesJ } from "./rare-adjectives-j.ts";
import { rareAdverbsA } from "./rare-adverbs-a.ts";
import { rareAdverbsJ } from "./rare-adverbs-j.ts";
import { rareCollocationsA } from "./rare-collocations-a.ts";
import { rareLiteraryJ } from "./rare-literary-j.ts";
import { rareNounsA } from "./rare-nouns-a.ts";
import { rareNounsJ } from "./rare-nouns-j.ts";
import { rarePhrasesA } from "./rare-phrases-a.ts";
import { rareVerbObjectsA } from "./rare-verb-objects-a.ts";
import { rareVerbsA } from "./rare-verbs-a.ts";
import { rareVerbsJ } from "./rare-verbs-j.ts";
import { reportingPhrases } from "./reporting-phrases.ts";
import { reviewTalk } from "./review-talk.ts";
import { reviewWords } from "./review-words.ts";
import { setPhrases } from "./set-phrases.ts";
import { shorterPhrases } from "./shorter-phrases.ts";
import { stayingVerbs } from "./staying-verbs.ts";
import { storyActions } from "./story-actions.ts";
import { storyGestures } from "./story-gestures.ts";
import { storyLooks } from "./story-looks.ts";
import { storyManner } from "./story-manner.ts";
import { storyMoments } from "./story-moments.ts";
import { storyScenes } from "./story-scenes.ts";
import { studyingVerbs } from "./studying-verbs.ts";
import { toldFeelings } from "./told-feelings.ts";
import { verbNounPairs } from "./verb-noun-pairs.ts";
import { wordyPhrases } from "./wordy-phrases.ts";

/** Plainer words and shorter phrases; phrases first, since they know more of the sentence than single words. */
export const wordingRules: readonly Rule[] = [
  wordyPhrases,
  lightVerbs,
  purposePhrases,
  reportingPhrases,
  setPhrases,
  degreePhrases,
  shorterPhrases,
  casualEssays,
  casualTalk,
  doublePairs,
  praiseWords,
  storyLooks,
  storyMoments,
  casualAdvice,
  reviewTalk,
  storyGestures,
  storyScenes,
  casualPhrases,
  reviewWords,
  toldFeelings,
  storyActions,
  storyManner,
  copulas,
  plainVerbs,
  everydayVerbs,
  studyingVerbs,
  stayingVerbs,
  handlingVerbs,
  givingVerbs,
  doingVerbs,
  causingVerbs,
  changingVerbs,
  includingVerbs,
  plainAdjectives,
  plainAdverbs,
  plainNouns,
  commonWords,
  rareCollocationsA,
  rarePhrasesA,
  rareVerbObjectsA,
  rareVerbsA,
  rareAdjectivesA,
  rareNounsA,
  rareAdverbsA,
  rareVerbsJ,
  rareAdjectivesJ,
  rareNounsJ,
  rareLiteraryJ,
  rareAdverbsJ,
  factLinks,
  factNouns,
  factInflated,
  factVerbs,
  factModifiers,
  factCommon,
  droppedThat,
  verbNounPairs,
];
