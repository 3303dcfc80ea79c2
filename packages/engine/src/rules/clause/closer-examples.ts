import type { Example } from "../rule.ts";

const unchanged = (text: string): Example => ({ before: text, after: text });

export const closerExamples: readonly Example[] = [
  unchanged("The act is fine, bringing new life to the stage."),
  {
    before: "The road is narrow, making it hard to pass.",
    after: "The road is narrow, which makes it hard to pass.",
  },
  {
    before: "The dam broke in spring, leading to a flood in the valley.",
    after: "The dam broke in spring, which led to a flood in the valley.",
  },
  {
    before: "Two thirds of the caves remain closed, highlighting the need for guides.",
    after: "Two thirds of the caves remain closed, which highlights the need for guides.",
  },
  {
    before: "Demand has grown quickly, leading to long queues.",
    after: "Demand has grown quickly, which has led to long queues.",
  },
  {
    before: "The pump runs at night, reducing noise and saving money.",
    after: "The pump runs at night, which reduces noise and saves money.",
  },
  {
    before: "The new valve closes by itself, thereby preventing leaks.",
    after: "The new valve closes by itself, which prevents leaks.",
  },
  {
    before:
      "The council moved the weekly market from the old square to the wide street by the river in the spring of that year, allowing more farmers to sell their fruit.",
    after:
      "The council moved the weekly market from the old square to the wide street by the river in the spring of that year. This allowed more farmers to sell their fruit.",
  },
  {
    before: "Small farms can share one tractor, reducing their costs.",
    after: "Small farms can share one tractor and reduce their costs.",
  },
  {
    before: "Every rope must be tested, ensuring that it holds.",
    after: "Every rope must be tested to ensure that it holds.",
  },
  {
    before: "The old dam broke in Lima, leading to a flood.",
    after: "The old dam broke in Lima. This led to a flood.",
  },
  {
    before: "The old road by the river is steep, making it unsafe for carts.",
    after: "The old road by the river is steep, which makes it unsafe for carts.",
  },
  {
    before: "The ice can be thick, making it hard to fish.",
    after: "The ice can be thick and make it hard to fish.",
  },
  {
    before: "The bees are here each spring, showing that the hive is sound.",
    after: "The bees are here each spring, which shows that the hive is sound.",
  },
  unchanged("The essay opens with a storm, showing that the sea is cruel."),
  unchanged("The wall keeps the wind out, increasing the heat but also trapping the smoke."),
  {
    before: "They moved to Ghent in 1905, opening a small shop.",
    after: "They moved to Ghent in 1905 and opened a small shop.",
  },
  unchanged("They met the buyers and the press, opening a shop."),
  unchanged("These tests shed light on the wreck, giving new hope."),
  unchanged("The wind made a low, threatening sound."),
  unchanged("The steps include careful planning, creating lists, and saving money."),
  unchanged("She turned to the door, giving him a smile."),
  unchanged("He sat by the fire, making notes on the map."),
  unchanged("The course helps in growing rice, making flour, and building ovens."),
  unchanged("The champion also won, improving her time to eight seconds."),
  unchanged("The work includes cooking, making beds, and cleaning."),
  unchanged("The team, making good time, reached the pass."),
  unchanged("Critics say that the law is vague, leading to abuse."),
  unchanged("If the valve sticks, causing a leak, call us."),
  unchanged("They plan to open a mill, creating fifty jobs."),
  unchanged("The report praises the nurses, highlighting their patience."),
  {
    before: "We have cut our use of coal, underscoring our commitment to clean air.",
    after: "We have cut our use of coal, which underscores our commitment to clean air.",
  },
  {
    before: "She rebuilt the mill by hand, showing her determination.",
    after: "She rebuilt the mill by hand, which showed her determination.",
  },
  unchanged("She spoke to the crew, underlining the need for ropes."),
  unchanged("The fault may spread, leading to a fire."),
  unchanged("The guide walked ahead, leading the group to the lake."),
];
