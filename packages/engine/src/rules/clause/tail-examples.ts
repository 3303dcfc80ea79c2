import type { Example } from "../rule.ts";

const unchanged = (text: string): Example => ({ before: text, after: text });

export const sharedTailExamples: readonly Example[] = [
  unchanged("She cut her use of coal, stressing her care for clean air."),
  unchanged("The flood changed the council's decision to sell the hall, closing its doors."),
  {
    before: "The guide describes every mill in the valley, naming its owner.",
    after: "The guide describes every mill in the valley and names its owner.",
  },
  {
    before: "The lamps stood along the wall, forming a row.",
    after: "The lamps stood along the wall and formed a row.",
  },
  {
    before: "The club bought the old barn, turning it into a hall.",
    after: "The club bought the old barn and turned it into a hall.",
  },
  {
    before: "These trees hold water, cooling the street and protecting the benches.",
    after: "These trees hold water, cool the street and protect the benches.",
  },
  {
    before: "The new lamps can run for years, improving safety in the street.",
    after: "The new lamps can run for years and improve safety in the street.",
  },
  unchanged("She sat by the fire, reading a letter."),
  unchanged("He crossed the yard, wearing a red coat."),
  unchanged("The dam broke, resulting in a flood."),
  unchanged("If the wind turns, the boat drifts, crossing the line."),
  {
    before: "The old path crosses the fields and the woods, linking the two farms.",
    after: "The old path crosses the fields and the woods, and it links the two farms.",
  },
  {
    before: "She bought a shop and a mill, opening both in May.",
    after: "She bought a shop and a mill, and she opened both in May.",
  },
  unchanged("She bought a shop and sold a mill, opening a bank."),
  unchanged("The band released a record, featuring three singers."),
  unchanged("The council answered, acknowledging the fault but blaming the rain."),
  unchanged("He shared some pictures, showing his dog on a boat."),
  unchanged("The hall has been closed for years, leaving the choir without a home."),
  unchanged("They plan to buy the mill, restoring its wheel."),
  unchanged("The boat does not float, taking in water."),
];
