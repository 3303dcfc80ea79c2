import { any, graded, inFormulas, inLaw, nextIs, previousIs } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const whole = "experience|atmosphere|look|feel|impression|tone|message|effect|mood|story|plot|service|flavor|vibe";

/** Food, rooms, films and things that are praised or blamed. */
const entries: Entry[] = [
  ...wordLines(
    6,
    `delectable > delicious
    scrumptious > delicious
    mouthwatering > delicious
    delicious and flavorful|flavourful|tasty > delicious
    flavorful|flavourful and delicious > delicious
    flavorful|flavourful > tasty
    flavorsome|flavoursome > tasty
    culinary delights|offerings|creations > dishes, food (8)
    culinary delight|creation > dish (8)
    culinary masterpiece > great dish
    culinary masterpieces > great dishes
    culinary skills|skill|prowess|expertise > cooking (8)
    [ culinary ] scene|traditions|tradition|culture|heritage|festival|history|tour|world|landscape > food
    [ culinary ] techniques|technique|classes|class|adventures > cooking
    culinary experience > meal (8)
    culinary experiences > meals (8)
    dining establishment > restaurant
    dining establishments > restaurants
    this|the|other|another|any|every|local [ eatery ] > restaurant
    local|other|many|these|the [ eateries ] > restaurants
    this|such [ establishment ] > place
    impeccable/ADJ > perfect, excellent
    impeccably > perfectly
    phenomenal > outstanding, excellent
    superb > excellent
    subpar > poor
    mediocre at best > average at best
    thoroughly enjoyed > really enjoyed
    highly enjoyable > very enjoyable
    highly impressed > very impressed
    visually stunning > beautiful
    a true masterpiece > a masterpiece
    a delightful experience > a pleasure
    exhilarating > thrilling, exciting
    invigorating > refreshing
    %storyline > %story
    ~keep me|you|us|viewers|readers|audiences|fans on the edge of my|your|our|their seat|seats > ~keep $2 in suspense
    ~be pleasantly surprised to find|discover > ~be glad to find`,
    { unless: any(inFormulas, graded, nextIs("experience", "restaurant", "restaurants")) },
  ),
  { match: `the|its|this|their|his|her [ overall ] ${whole}`, to: "", unless: inFormulas },
  {
    match: "at|to|visit|visited|leave|left|entered|entering the [ establishment ]",
    to: "place",
    unless: any(nextIs("of"), inLaw),
  },
  {
    match: "[ patrons ]",
    to: ["customers", "guests"],
    unless: any(nextIs("of", "saint", "and"), previousIs("and", "art", "wealthy", "rich", "royal")),
  },
];

export const reviewWords = tableRule({
  id: "review-words",
  summary: "A plain word praises or blames as well.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "The soup was delectable.", after: "The soup was delicious." },
    { before: "It was a rich and flavorful stew.", after: "It was a rich and tasty stew." },
    { before: "The service was impeccable.", after: "The service was perfect." },
    { before: "The town has a lively culinary scene.", after: "The town has a lively food scene." },
    { before: "I will not come back to this establishment.", after: "I will not come back to this place." },
    { before: "The storyline makes no sense.", after: "The story makes no sense." },
    { before: "Many patrons were waiting.", after: "Many customers were waiting." },
    { before: "It spoiled the overall experience.", after: "It spoiled the experience." },
    { before: "She went to a culinary school.", after: "She went to a culinary school." },
    { before: "He was one of the patrons of the arts.", after: "He was one of the patrons of the arts." },
    { before: "The establishment of the bank took years.", after: "The establishment of the bank took years." },
    { before: "The overall cost was high.", after: "The overall cost was high." },
  ],
});
