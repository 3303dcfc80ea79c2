import { any, inFormulas, inLaw, inMode, inStatistics, near, nextIs, nextPos, previousIs } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);
const formal = inMode("academic", "formal");
const own = "my|your|his|her|its|our|their";
const troubles =
  "anxiety|depression|guilt|shame|loneliness|isolation|inadequacy|sadness|anger|stress|frustration|hopelessness|" +
  "resentment|fear|insecurity|happiness|joy|despair|helplessness|overwhelm|worthlessness";

/** Letters, advice and speeches. */
const entries: Entry[] = [
  { match: "^ i [ would like to ] thank you for", to: "want to" },
  { match: "^ i 'd like to thank you for", to: "thank you for" },
  { match: "^ i wanted to thank you for", to: "thank you for" },
  { match: "i|we [ sincerely|deeply|truly ] apologize|apologise for", to: "" },
  {
    match: "my|our [ sincere|sincerest|deepest|heartfelt ] apologies|condolences|gratitude|thanks|appreciation",
    to: "",
  },
  { match: "~be pleased|delighted|thrilled to inform you", to: "~be glad to tell you", unless: formal },
  {
    match: `[ feelings of ] ${troubles}`,
    to: "",
    unless: any(technical, previousIs("the", "these", "those", "mixed")),
  },
  { match: "~lead to feelings of", to: "~cause", unless: technical },
  {
    match: `~prioritize|prioritise ${own} @NOUN`,
    to: "~put $2 $3 first",
    level: 7,
    unless: any(technical, nextPos("NOUN", "ADP", "CCONJ"), nextIs(",", "-")),
  },
  ...wordLines(
    6,
    `per your request > as you asked
    as per your request > as you asked
    as per our conversation|discussion > as we discussed
    as per > according to
    in advance of the|your|our|my > before $4
    we apologize for any inconvenience > we are sorry for any trouble
    i apologize for any inconvenience > I am sorry for any trouble
    please accept my apologies for > I am sorry for
    please accept our apologies for > we are sorry for
    i would be happy|glad to > I'd be glad to
    i am confident that > I am sure that
    i 'm confident that > I'm sure that
    i am certain that > I am sure that
    i am very excited about|for > I am excited $5
    i am writing to inform you that > I am writing to tell you that
    i am writing to request > I am writing to ask for
    i am writing to inquire about > I am writing to ask about
    i am writing in regards to > I am writing about
    i am writing with regard to > I am writing about
    i am writing regarding > I am writing about
    i am writing this letter to > I am writing to
    i am writing this email to > I am writing to
    ~reach out to me|us > ~contact $4
    ~reach out if > ~write if
    ~reach out for help|support > ~ask for $4
    ~reach out with > ~write with
    ~provide you with > ~give you
    ~provide me with > ~give me
    ~provide us with > ~give us
    ~provide them with > ~give them
    ~provide him with > ~give him
    ~provide her with > ~give her
    ~offer you a|an|the > ~give you $3
    ~receive feedback from > ~hear from
    ~give feedback on > ~comment on
    it is advisable to > it is best to
    it 's advisable to > it's best to
    it would be advisable to > it would be best to
    it is always advisable to > it is always best to
    ~seek out > ~look for
    ~seek advice|guidance|support|feedback > ~ask-for $2
    ~seek assistance > ~ask-for help
    ~seek to understand > ~try to understand
    ~establish clear|healthy? boundaries > ~set $2 boundaries
    ~establish a routine|schedule|budget > ~set-up $2 $3
    ~establish goals|rules|limits|expectations > ~set $2
    ~engage in open and honest communication|conversation|conversations|dialogue > ~talk openly and honestly
    ~engage in open communication|dialogue|conversation|conversations > ~talk openly
    ~engage in meaningful conversations|conversation > ~talk seriously
    ~engage in conversation|conversations with > ~talk with
    ~engage in a conversation with > ~talk with
    ~engage in self-reflection > ~reflect
    ~engage in physical activity|activities|exercise > ~exercise
    ~engage in regular physical activity|exercise > ~exercise regularly
    ~engage in regular exercise > ~exercise regularly
    ~engage in volunteer work > ~volunteer
    ~engage in activities that > ~do things that
    ~engage in activities|hobbies you enjoy > ~do things you enjoy
    ~participate in activities|hobbies that > ~do things that
    ~communicate openly and honestly > ~talk openly and honestly
    ~communicate openly with > ~talk openly with
    ~communicate with ${own} partner|friends|friend|family|doctor|boss|parents|spouse|children|child|loved > ~talk to $3 $4
    ~take proactive steps|measures to > ~take steps to
    ~take the necessary steps|precautions|measures to > ~take steps to
    ~take appropriate measures|steps|action to > ~take steps to
    ~take active steps to > ~take steps to
    ~take care of yourself both > ~look after yourself both
    ~take good care of > ~look after
    ~take care of ${own} health|body|children|family|parents|pet|pets|mental > ~look after $4 $5
    ~take responsibility for ${own} actions > ~answer for $4 actions
    ~lead a healthy|happy|fulfilling|normal|better|balanced|healthier|meaningful life > ~live $2 $3 life
    ~lead healthy|happy|fulfilling|normal|better|balanced|healthier|meaningful lives > ~live $2 lives
    ~maintain a healthy lifestyle > ~live healthily
    ~adopt a healthy lifestyle > ~live healthily
    ~maintain a healthy diet > ~eat healthily
    ~follow a healthy diet > ~eat healthily
    ~maintain good|close relationships|contact with > ~keep $2 $3 with
    ~maintain a sense of > ~keep a sense of
    ~maintain a balance > ~keep a balance
    ~maintain eye contact > ~keep eye contact
    ~form lasting|meaningful|deep friendships|relationships|connections|bonds > ~make $2 $3
    ~forge lasting|meaningful|deep friendships|relationships|connections|bonds > ~form $2 $3
    ~foster meaningful|strong|positive relationships|connections > ~build $2 $3
    ~gain confidence in > ~grow confident in
    ~gain a sense of > ~get a sense of
    ~acquire new skills > ~learn new skills
    ~acquire new knowledge > ~learn new things
    ~develop new skills > ~learn new skills
    ~develop a love for|of > ~come to love
    ~develop a passion for > ~come to love
    ~develop a deep|deeper|better understanding of > ~come to understand
    ~develop a taste for > ~come to like
    ~develop an interest in > ~become interested in
    ~cultivate a love of|for > ~learn to love
    ~possess the ability|knowledge|skills|qualities|strength|courage to > ~have the $3 to
    ~aid in > ~help with
    ~assist you in|with > ~help you with
    ~assist me|us|them|him|her in|with > ~help $2 with
    ~struggle to find the right words > ~search for words
    ~cope with the loss of > ~get over the loss of
    ~open up about > ~talk about
    ~look forward to the future with > ~face the future with
    ~embrace change|uncertainty|failure > ~accept $2
    ~embrace new ideas|experiences|technologies|technology|opportunities > ~welcome new $3
    ~embrace the challenge|challenges|change|changes > ~accept the $3
    ~embrace their|our|your|his|her differences|identity|uniqueness|heritage > ~accept $2 $3
    ~embrace diversity > ~welcome diversity
    in times of crisis|trouble|hardship|difficulty > in hard times
    in difficult|challenging|tough times > in hard times
    during difficult|challenging|tough times > in hard times
    during this difficult|challenging|tough time > at this hard time
    in challenging|difficult situations > in hard situations
    a challenging|difficult time|period > a hard time
    a wide range of emotions|experiences|activities|topics|options|products > many $5
    a broad range of > many
    a roller coaster|rollercoaster of emotions > many emotions
    personal and professional growth > growth
    both in and out of the classroom > in and out of class
    both inside and outside the classroom > in and out of class
    in all aspects of life > in all of life
    in every aspect of life > in all of life
    in various aspects of life > in many parts of life
    every aspect of our|your|my|their lives|life > all of $4 $5
    all aspects of our|your|my|their lives|life > all of $4 $5
    various aspects of our|your|my|their lives|life > many parts of $4 $5
    many aspects of our|your|my|their lives|life > many parts of $4 $5`,
    { unless: any(technical, formal, near(2, "not", "never", "n't")) },
  ),
];

export const casualAdvice = tableRule({
  id: "casual-advice",
  summary: "People say this in plainer words.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "I wanted to thank you for the bread.", after: "Thank you for the bread." },
    { before: "It can cause feelings of guilt.", after: "It can cause guilt." },
    { before: "Please prioritize your sleep.", after: "Please put your sleep first." },
    { before: "They will provide you with a key.", after: "They will give you a key." },
    { before: "Seek out a quiet street.", after: "Look for a quiet street." },
    { before: "We want to lead a happy life.", after: "We want to live a happy life." },
    { before: "They engage in conversations with guests.", after: "They talk with guests." },
    { before: "The feelings of guilt went away.", after: "The feelings of guilt went away." },
  ],
});
