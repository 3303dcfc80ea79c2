import { expect, test } from "vitest";
import { swapProblems } from "./swaps.ts";

function messages(source: string, answer: string): string[] {
  return swapProblems(source, answer).map(({ message }) => message);
}

const time = "Keep the time: what is now, was before or comes later.";
const degree = "Keep the comparison: as much is not more, and more is not as much.";
const direction = "Keep the comparison: less is not more.";
const person = "Keep who it is, and whose.";
const choice = "Keep “and” and “or” apart.";
const order = "Keep what comes first, and from where to where it goes.";
const only = "Keep what “only” is said of.";

test.each([
  ["“currently” becomes “previously”", "The mill is currently closed.", "The mill was previously closed.", time],
  ["“used to” becomes “will”", "The baker used to sell rye bread.", "The baker will sell rye bread.", time],
  ["“at present” becomes “formerly”", "At present the mill is a school.", "The mill was formerly a school.", time],
  [
    "“not just” becomes “not”",
    "The kite is not just a toy.",
    "The kite is not a toy.",
    "Keep “not only”: it denies nothing.",
  ],
  ["as loud becomes louder", "The pump is just as loud as the fan.", "The pump is even louder than the fan.", degree],
  ["louder becomes as loud", "The pump is louder than the fan.", "The pump is as loud as the fan.", degree],
  [
    "less steep becomes steeper",
    "The path is less steep than the road.",
    "The path is steeper than the road.",
    direction,
  ],
  ["heavier becomes less heavy", "The new lid is heavier.", "The new lid is less heavy.", direction],
  ["more costly becomes less costly", "Oil became more costly.", "Oil became less costly.", direction],
  ["“my” becomes “your”", "I keep my keys here.", "You keep your keys here.", person],
  ["“she” becomes “he”", "She parked her van.", "He parked his van.", person],
  ["“our” becomes “themselves”", "The neighbours did our work.", "The neighbours did the work themselves.", person],
  ["“and” becomes “or”", "Bring a coat and a hat.", "Bring a coat or a hat.", choice],
  ["“or” becomes “and”", "Bring a coat or a hat.", "Bring a coat and a hat.", choice],
  ["one of two choices is lost", "Pay by card or cheque.", "Pay by cheque.", choice],
  ["“once” becomes “before”", "Once the form is signed, we pay.", "Before the form is signed, we pay.", order],
  ["“before” becomes “after”", "Wash the rice before the beans.", "Wash the rice after the beans.", order],
  [
    "“from” and “to” change places",
    "The virus spread from bats to humans.",
    "The virus spread from humans to bats.",
    order,
  ],
  [
    "two things compared change places",
    "The second way is faster than the first.",
    "The first way is faster than the second.",
    order,
  ],
  [
    "the replaced thing and its replacement change places",
    "They replaced the pump with a fan.",
    "They replaced a fan with the pump.",
    order,
  ],
  ["the preferred thing and the other change places", "She prefers tea to milk.", "She prefers milk to tea.", order],
  [
    "the replaced and the replacing item are exchanged",
    "Use oil instead of butter.",
    "Use butter instead of oil.",
    order,
  ],
  ["the first step becomes the last", "Boil the milk, then add the salt.", "Add the salt, then boil the milk.", order],
  [
    "the sides of “twice as” change places",
    "The mill is twice as tall as the barn.",
    "The barn is twice as tall as the mill.",
    degree,
  ],
  [
    "the sides of “twice as” change places, one as “it”",
    "The mill is twice as tall as the barn.",
    "The barn is twice as tall as it.",
    degree,
  ],
  [
    "“translated from” becomes “translated into”",
    "The song was translated from Latin.",
    "The song was translated into Latin.",
    order,
  ],
  ["a goal becomes a cause", "She moved so that her son could study.", "Her son could study, so she moved.", order],
  ["a past habit becomes a present one", "The farm used to be rich.", "The farm is rich.", time],
  ["“she” becomes “it”", "The dog barked because she had bread.", "The dog barked because it had bread.", person],
  [
    "“only” moves from a time to a person",
    "The guard opens it only at night.",
    "Only the guard opens it at night.",
    only,
  ],
  [
    "“only” moves from a person to an action",
    "Only the director can sign the form.",
    "The director can only sign the form.",
    only,
  ],
])("a rewrite with another meaning is refused: %s", (_, source, answer, message) => {
  expect(messages(source, answer)).toEqual([message]);
});

test.each([
  ["“currently” as “today”", "The mill is currently closed.", "The mill is closed today."],
  ["a time that the tense says too", "The mill was previously a school.", "The mill was a school."],
  [
    "the verb “present”",
    "They present what they formerly found.",
    "They show what they formerly found, which will last.",
  ],
  ["“not just” as “not … alone”", "The kite is not just a toy.", "The kite is not a toy alone."],
  ["“as loud” as “equally”", "The pump is as loud as the fan.", "The pump and the fan are equally loud."],
  ["“as loud” as “no less”", "The pump is as loud as the fan.", "The pump is no less loud than the fan."],
  ["sides and degree changed", "The path is less steep than the road.", "The road is steeper than the path."],
  ["“I” and “you” in changed places", "I lent you my coat.", "You borrowed my coat from me."],
  ["“he” and “she” in changed places", "He lent his coat to her.", "She borrowed his coat from him."],
  ["“or so” as “about”", "The paint dries in a day or so.", "The paint dries in about a day."],
  ["“or” as “as is”", "Tea or coffee is free.", "Tea is free, as is coffee."],
  ["two “and”s as one", "The barn and the mill and the well burned.", "The barn, the mill and the well burned."],
  ["“once” as “after”", "Once the form is signed, we pay.", "After the form is signed, we pay."],
  ["sides and order changed", "He called his wife after the meal.", "He had the meal before he called his wife."],
  [
    "“from” and “to” in another order",
    "The virus spread from bats to humans.",
    "From bats to humans the virus spread.",
  ],
  ["“replaced” as “instead of”", "They replaced the pump with a fan.", "They put in a fan instead of the pump."],
  ["the same steps", "Boil the milk, then add the salt.", "First boil the milk and then add the salt."],
  ["“as … as” from the other side", "Wool is as warm as fur.", "Fur is as warm as wool."],
  [
    "a translation with both languages",
    "It was translated from Greek into Latin.",
    "It was translated into Latin from Greek.",
  ],
  ["a goal in front", "She moved so that her son could study.", "So that her son could study, she moved."],
  ["a habit of the past as “once”", "The farm used to be rich.", "The farm was once rich."],
  ["an “it” for nothing beside “her”", "She ought to rest.", "It is best for her to rest."],
  ["an “it” for nothing beside “she”", "She says that cooking is fun.", "She says that it is fun to cook."],
  ["“only” behind its word", "This is for training only and is free.", "This is only for training and is free."],
])("a rewrite with the same meaning is accepted: %s", (_, source, answer) => {
  expect(messages(source, answer)).toEqual([]);
});

test.each([
  ["Finally, the dough is baked.", "Then the dough is baked."],
  ["First, the dough rests.", "Finally, the dough rests."],
])("a rewrite of the step “%s” as “%s” is refused", (source, answer) => {
  expect(swapProblems(source, answer).map(({ message }) => message)).toContain("Keep the order of the steps.");
});

test.each([
  ["Finally, the dough is baked.", "Last, the dough is baked."],
  ["Then the dough is baked.", "After that, the dough is baked."],
  ["Finally, the dough is baked.", "The dough is baked."],
])("a rewrite of the step “%s” as “%s” is accepted", (source, answer) => {
  expect(swapProblems(source, answer).map(({ message }) => message)).not.toContain("Keep the order of the steps.");
});
