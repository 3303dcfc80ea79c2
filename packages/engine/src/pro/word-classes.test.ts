import { describe, expect, test } from "vitest";
import { classProblems } from "./word-classes.ts";

function messages(source: string, answer: string): string[] {
  return classProblems(source, answer).map(({ message }) => message);
}

describe("refused", () => {
  test.each([
    ["a “not” loses its limit", "Longer texts are not necessarily harder.", "Longer texts are not harder."],
    ["a contracted “not” loses its limit", "The bell doesn’t always ring.", "The bell doesn’t ring."],
  ])("%s", (_, source, answer) => {
    expect(messages(source, answer)).toContain("Keep what limits the “not”.");
  });

  test.each([
    [
      "“rarely” is lost",
      "The old clock is rarely wrong.",
      "The old clock is wrong.",
      "Keep “rarely”, or what says it.",
    ],
    [
      "“hardly” is added",
      "The shop opens on Mondays.",
      "The shop hardly opens on Mondays.",
      "Do not say “hardly” or “rarely” where the text does not.",
    ],
    [
      "“a large number” is lost",
      "A large number of tiles broke in the storm.",
      "Tiles broke in the storm.",
      "Keep how many or how much it is.",
    ],
    [
      "“a sizable part” is lost",
      "A sizable part of the orchard froze.",
      "The orchard froze.",
      "Keep how many or how much it is.",
    ],
    [
      "“part of” is added",
      "The paint covers the wall.",
      "The paint covers part of the wall.",
      "Do not limit what the text does not limit.",
    ],
    [
      "“sometimes” is added",
      "The pump leaks.",
      "The pump sometimes leaks.",
      "Do not limit what the text does not limit.",
    ],
    [
      "a duration is added",
      "The brothers built the boat together.",
      "The brothers spent years building the boat together.",
      "Do not say how long where the text does not.",
    ],
  ])("%s", (_, source, answer, message) => {
    expect(messages(source, answer)).toContain(message);
  });

  test.each(["year", "month", "week", "decade", "hour", "minute"])("“every %s” is added", (unit) => {
    expect(messages("The barn bell rings.", `The barn bell rings every ${unit}.`)).toEqual([
      `Do not say “${unit}” where the text does not.`,
    ]);
  });

  test.each([
    ["“if” is lost", "Call the office if the lift stops.", "Call the office about the lift."],
    ["“unless” is lost", "The gate stays open unless it rains.", "The gate stays open."],
    ["“when needed” is lost", "Grease the chain when needed.", "Grease the chain."],
    ["“with … in place” is lost", "With a good lock in place, the shed is safe.", "The shed is safe."],
  ])("%s", (_, source, answer) => {
    expect(messages(source, answer)).toEqual(["Keep the condition."]);
  });

  test.each([
    ["“if” is added", "The lift stops at every floor.", "The lift stops at every floor if the key is in."],
    [
      "“if” is added beside an idiom",
      "When it comes to fruit, the stall is cheap.",
      "The stall sells fruit if it is cheap.",
    ],
    ["“as required” is added", "Grease the chain.", "Grease the chain as required."],
  ])("%s", (_, source, answer) => {
    expect(messages(source, answer)).toEqual(["Do not add a condition."]);
  });

  test.each([
    [
      "“whenever” is added",
      "The dog barks at night.",
      "The dog barks whenever it is night.",
      "Do not say that it is always so.",
    ],
    [
      "“whenever” is lost",
      "The dog barks whenever the bell rings.",
      "The dog barks at the bell.",
      "Keep when it is so.",
    ],
    [
      "“apparently” is lost",
      "The tenant apparently left in May.",
      "The tenant left in May.",
      "Keep that it is said or seems so.",
    ],
    [
      "“under way” is added",
      "The council repairs the pier.",
      "The council’s repair of the pier is under way.",
      "Do not say that it is being done.",
    ],
    [
      "“is to” is added",
      "The mayor opens the pool.",
      "The mayor is to open the pool.",
      "Do not put it off to a later time.",
    ],
    [
      "“theory” is lost",
      "In one theory the stones marked a grave.",
      "The stones marked a grave.",
      "Keep whose explanation it is.",
    ],
    [
      "“according to” is added",
      "The tower leans.",
      "According to a guide, the tower leans.",
      "Do not name a source where the text does not.",
    ],
    [
      "“hope” is added",
      "We start the harvest in June.",
      "We hope to start the harvest in June.",
      "Do not turn it into a hope.",
    ],
    [
      "“tried to” is lost",
      "The team tried to save the roof.",
      "The team saved the roof.",
      "Keep that it is meant or tried, not done.",
    ],
    ["“claims” is lost", "The driver claims the road was dark.", "The road was dark.", "Keep who says or thinks it."],
    [
      "“critics” is added",
      "The play is too long.",
      "The play is too long for critics.",
      "Do not name who says or thinks it where the text does not.",
    ],
    ["“instead of” is lost", "Use oil instead of butter.", "Use oil and butter.", "Keep what it is instead of."],
    [
      "“besides” is added",
      "The shop sells rope.",
      "Besides other goods, the shop sells rope.",
      "Do not say that it comes besides something else.",
    ],
    ["“tools like” is lost", "Use tools like saws and files.", "Use saws and files.", "Keep that these are examples."],
    [
      "“because of” is lost",
      "The match was stopped because of fog.",
      "The match was stopped.",
      "Keep what the cause is.",
    ],
    [
      "“because” is added",
      "The road was wet and two cars crashed.",
      "Two cars crashed because the road was wet.",
      "Do not make it the cause, or the result, where the text does not.",
    ],
    [
      "“exceeded” is lost",
      "The cost exceeded the budget.",
      "The cost met the budget.",
      "Keep that one is more than the other.",
    ],
    [
      "what is now becomes what was",
      "The mill is currently closed.",
      "The mill was previously closed.",
      "Keep the time: what is now, was before or comes later.",
    ],
    [
      "what was becomes what will be",
      "The baker used to sell rye bread.",
      "The baker will sell rye bread.",
      "Keep the time: what is now, was before or comes later.",
    ],
    [
      "“not just” becomes “not”",
      "The kite is not just a toy.",
      "The kite is not a toy.",
      "Keep “not only”: it denies nothing.",
    ],
    [
      "“as loud” becomes “louder”",
      "The pump is just as loud as the fan.",
      "The pump is even louder than the fan.",
      "Keep the comparison: as much is not more, and more is not as much.",
    ],
    [
      "“louder” becomes “as loud”",
      "The pump is louder than the fan.",
      "The pump is as loud as the fan.",
      "Keep the comparison: as much is not more, and more is not as much.",
    ],
    ["“my” becomes “your”", "I keep my keys here.", "You keep your keys here.", "Keep who it is, and whose."],
    ["“she” becomes “he”", "She parked her van.", "He parked his van.", "Keep who it is, and whose."],
    [
      "“our” becomes “themselves”",
      "The neighbours did our work.",
      "The neighbours did the work themselves.",
      "Keep who it is, and whose.",
    ],
    ["“and” becomes “or”", "Bring a coat and a hat.", "Bring a coat or a hat.", "Keep “and” and “or” apart."],
    ["“or” becomes “and”", "Bring a coat or a hat.", "Bring a coat and a hat.", "Keep “and” and “or” apart."],
    ["one of two choices is lost", "Pay by card or cheque.", "Pay by cheque.", "Keep “and” and “or” apart."],
  ])("%s", (_, source, answer, message) => {
    expect(messages(source, answer)).toContain(message);
  });
});

describe("a near miss passes", () => {
  test.each([
    ["“not necessarily” as “may”", "Longer texts are not necessarily harder.", "Longer texts may be no harder."],
    ["“rarely” as “not often”", "The old clock is rarely wrong.", "The old clock is not often wrong."],
    ["“few” as “rarely”", "Few guests stay past noon.", "Guests rarely stay past noon."],
    ["“a large number” as “many”", "A large number of tiles broke in the storm.", "Many tiles broke in the storm."],
    ["“several” as “some of”", "Several members walked home.", "Some of the members walked home."],
    [
      "“a decade” as “ten years”",
      "It took the brothers a decade to build the boat.",
      "The brothers built the boat over ten years.",
    ],
    ["“annual” as “every year”", "The club holds an annual dinner.", "Every year the club holds a dinner."],
    ["“monthly” as “each month”", "She pays the rent monthly.", "She pays the rent each month."],
    ["“weekly” as “each week”", "The baker visits weekly.", "The baker visits each week."],
    [
      "“of the decade” as “this decade”",
      "It was the coldest winter of the decade.",
      "No winter this decade was colder.",
    ],
    ["“hourly” as “every hour”", "The bus stops at the mill hourly.", "The bus stops at the mill every hour."],
    [
      "“at minute intervals” as “every minute”",
      "The lamp blinks at minute intervals.",
      "The lamp blinks every minute.",
    ],
    ["“if” as “when”", "Call the office if the lift stops.", "Call the office when the lift stops."],
    [
      "“with” as “if”",
      "With a key, the lift stops at every floor.",
      "The lift stops at every floor if you have a key.",
    ],
    ["“when needed” as a sentence", "Grease the chain when needed.", "Grease the chain when it needs it."],
    ["a need as “when needed”", "Grease the chain when it needs it.", "Grease the chain when needed."],
    ["“always” as “whenever”", "The dog always barks at night.", "Whenever it is night, the dog barks."],
    ["“whenever” as “when”", "The dog barks whenever the bell rings.", "The dog barks when the bell rings."],
    [
      "“with … in place” as “once it has”",
      "With a good lock in place, the shed is safe.",
      "Once it has a good lock, the shed is safe.",
    ],
    ["“apparently” as “it seems”", "The tenant apparently left in May.", "It seems the tenant left in May."],
    [
      "the progressive as “under way”",
      "The council is repairing the pier.",
      "The council’s repair of the pier is under way.",
    ],
    ["“will” as “is to”", "The mayor will open the pool.", "The mayor is to open the pool."],
    ["“theory” as “view”", "One theory is that the stones marked a grave.", "One view is that they marked a grave."],
    ["“found” as “according to”", "A survey found that the tower leans.", "According to a survey, the tower leans."],
    [
      "“would like to” as “hope to”",
      "We would like to start the harvest in June.",
      "We hope to start the harvest in June.",
    ],
    ["“tried” as “made an effort”", "The team tried to save the roof.", "The team made an effort to save the roof."],
    ["“claims” as “tells”", "The driver claims the road was dark.", "The driver tells us that the road was dark."],
    ["“thinks” as “opinion”", "The doctor thinks the cut is deep.", "In the doctor’s opinion, the cut is deep."],
    ["“instead of” as “not”", "Use oil instead of butter.", "Use oil, not butter."],
    ["“also” as “in addition to”", "The shop sells nails and also rope.", "The shop sells rope in addition to nails."],
    ["“tools like” as “other tools”", "Use tools like saws and files.", "Use saws, files and other tools."],
    ["“because of” as “caused”", "The match was stopped because of fog.", "Fog caused the match to stop."],
    [
      "a participle as “because”",
      "The wind turned, pushing the boat ashore.",
      "The boat went ashore because the wind turned.",
    ],
    ["“exceeded” as “went over”", "The cost exceeded the budget.", "The cost went over the budget."],
    ["“currently” as “today”", "The mill is currently closed.", "The mill is closed today."],
    ["a time that the tense says too", "The mill was previously a school.", "The mill was a school."],
    ["“not just” as “not … alone”", "The kite is not just a toy.", "The kite is not a toy alone."],
    ["“as loud” as “equally”", "The pump is as loud as the fan.", "The pump and the fan are equally loud."],
    ["“as loud” as “no less”", "The pump is as loud as the fan.", "The pump is no less loud than the fan."],
    ["“I” and “you” in changed places", "I lent you my coat.", "You borrowed my coat from me."],
    ["“he” and “she” in changed places", "He lent his coat to her.", "She borrowed his coat from him."],
    ["“or so” as “about”", "The paint dries in a day or so.", "The paint dries in about a day."],
    ["“or” as “as is”", "Tea or coffee is free.", "Tea is free, as is coffee."],
    ["two “and”s as one", "The barn and the mill and the well burned.", "The barn, the mill and the well burned."],
  ])("%s", (_, source, answer) => {
    expect(messages(source, answer)).toEqual([]);
  });

  test.each([
    ["“as if” is no condition", "It looks as if the tyre is flat.", "The tyre looks flat."],
    ["“that said” quotes nobody", "That said, the trail is steep.", "Still, the trail is steep."],
    ["a greeting is no hope", "I trust that you are well.", "I hope you are well."],
  ])("idioms: %s", (_, source, answer) => {
    expect(messages(source, answer)).toEqual([]);
  });
});

describe("what is required, allowed, part of, or said of another", () => {
  test.each([
    ["a duty becomes a ban", "Drivers need not stop at the gate.", "Drivers must not stop at the gate."],
    ["a ban becomes no duty", "Children must not use the lift.", "Children need not use the lift."],
    ["what is allowed is required", "The guest is allowed to leave.", "The guest is required to leave."],
    ["advice becomes a duty", "Patients are advised to rest.", "Patients are required to rest."],
    ["what is meant is done", "The door is supposed to lock by itself.", "The door locks by itself."],
    ["a part becomes all", "Some of the teachers oppose the plan.", "The teachers oppose the plan."],
    ["“not all” becomes none", "Not all members agreed with the vote.", "Members did not agree with the vote."],
    ["some becomes hardly any", "A few residents supported the plan.", "Few residents supported the plan."],
    ["hardly any becomes some", "There is little evidence for it.", "There is a little evidence for it."],
    ["several become one", "The lake has several species of fish.", "The lake has one species of fish."],
    ["both become one", "Both rivers flood in spring.", "One of the rivers floods in spring."],
    ["every other becomes every", "The club meets every other Tuesday.", "The club meets every Tuesday."],
    ["an exception goes", "The shop opens every day apart from Sunday.", "The shop opens every day, including Sunday."],
    [
      "“once” becomes “before”",
      "Once the form is signed, the money is sent.",
      "Before the form is signed, the money is sent.",
    ],
    ["the way goes back", "The virus spread from bats to humans.", "The virus spread from humans to bats."],
    [
      "the faster is the slower",
      "The second way is faster than the first.",
      "The first way is faster than the second.",
    ],
    ["“only” moves", "Only the director can sign the form.", "The director can only sign the form."],
    ["a hint becomes proof", "The results suggest that it works.", "The results show that it works."],
  ])("%s: refused", (_, source, answer) => {
    expect(messages(source, answer)).not.toEqual([]);
  });

  test.each([
    ["no duty in other words", "Drivers need not stop at the gate.", "Drivers do not have to stop at the gate."],
    ["a ban in other words", "Children must not use the lift.", "Children are not allowed to use the lift."],
    ["a duty in other words", "The guest has to leave.", "The guest is required to leave."],
    ["a part in other words", "Some of the teachers oppose the plan.", "Several teachers oppose the plan."],
    ["not all in other words", "Not all members agreed with the vote.", "Only some members agreed with the vote."],
    ["some in other words", "A few residents supported the plan.", "Some residents supported the plan."],
    ["both in other words", "Both rivers flood in spring.", "The two rivers flood in spring."],
    ["an exception in other words", "It opens every day apart from Sunday.", "It opens every day except Sunday."],
    [
      "after in other words",
      "Once the form is signed, the money is sent.",
      "After the form is signed, the money is sent.",
    ],
    ["the same way", "The virus spread from bats to humans.", "From bats to humans the virus spread."],
    ["“only” behind its word", "This is for training only and is free.", "This is only for training and is free."],
    ["a hint in other words", "The results suggest that it works.", "The results indicate that it works."],
  ])("%s: passes", (_, source, answer) => {
    expect(messages(source, answer)).toEqual([]);
  });
});
