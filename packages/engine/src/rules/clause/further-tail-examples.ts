import type { Example } from "../rule.ts";

const unchanged = (text: string): Example => ({ before: text, after: text });

export const furtherTailExamples: readonly Example[] = [
  {
    before: "As more farms close, the roads fill with vans, leading to long queues.",
    after: "As more farms close, the roads fill with vans, and this leads to long queues.",
  },
  {
    before: "The pump cools the house and saves power, reducing noise.",
    after: "The pump cools the house, saves power, and reduces noise.",
  },
  {
    before: "The mill grinds corn, rye, and oats, supplying the whole valley.",
    after: "The mill grinds corn, rye, and oats, and supplies the whole valley.",
  },
  {
    before: "The coat has a lining that keeps the rain out, reducing the risk of a cold.",
    after: "The coat has a lining that keeps the rain out, which reduces the risk of a cold.",
  },
  {
    before: "We show that the new plough turns the soil, improving the crop.",
    after: "We show that the new plough turns the soil and improves the crop.",
  },
  unchanged("We help farms by planning the work, making lists, and saving money."),
  unchanged("They want a law that closes the mines, leading to cleaner air."),
  unchanged("She says that the dam was built when the river rose, flooding the fields."),
  unchanged("He stressed that the money should come from the town, stating that the mill is its own."),
  unchanged("The aim of the book is to explain the war, drawing on old letters."),
  {
    before: "She was standing by the gate, watching the boats.",
    after: "She was standing by the gate and watching the boats.",
  },
  {
    before: "Our results reveal a pattern, suggesting that the bees follow the river.",
    after: "Our results reveal a pattern and suggest that the bees follow the river.",
  },
  unchanged("The practice is leading to delays, according to the council."),
  unchanged("He walked to the gate and the dogs barked, clutching his hat."),
];
