import { expect, test } from "vitest";
import { markerDifferences } from "./markers.ts";

test.each([
  ["You must not open it.", "You need not open it.", ["−must"]],
  ["It may rain.", "It will rain.", ["−may", "+will"]],
  ["Nobody came and nothing was said.", "Nobody came.", ["−nothing"]],
  ["They could not find it.", "They could find it.", ["−not"]],
  ["It was unable to start.", "It was able to start.", ["−not"]],
  ["It works.", "It should work.", ["+should"]],
])("a negation or modal verb is reported as changed in: %s → %s", (before, after, differences) => {
  expect(markerDifferences(before, after)).toEqual(differences);
});

test.each([
  ["It can't and it won’t.", "It cannot and it will not."],
  ["I'm going to stop.", "I am going to stop."],
  ["We're able to help, and we'll help.", "We can help, and we will help."],
  ["She has the ability to win.", "She can win."],
  ["He was unable to come.", "He could not come."],
  ["We need machines capable of lifting it.", "We need machines that can lift it."],
  ["It lacks any charm.", "It has no charm."],
  ["It not only cleans but also polishes.", "It cleans and polishes."],
  ["Should you need help, call.", "If you need help, call."],
  ["It should be noted that it rains.", "It rains."],
  ["Please do not hesitate to call.", "Please call."],
  ["I'd like it if they'd come.", "I would like it if they would come."],
  ["He'd gone.", "He had gone."],
])("no negation or modal verb is reported as changed in: %s → %s", (before, after) => {
  expect(markerDifferences(before, after)).toEqual([]);
});
