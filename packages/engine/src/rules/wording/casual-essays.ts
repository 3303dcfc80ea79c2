import {
  any,
  inFormulas,
  inLaw,
  inMode,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  personalSubject,
  previousIs,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);
const formal = inMode("academic", "formal");
const negated = near(3, "not", "never", "n't");

/** "Be" and an adjective for which there is a verb. */
const described: readonly (readonly [adjective: string, verb: string])[] = [
  ["beneficial to|for", "help"],
  ["advantageous to|for", "help"],
  ["detrimental|damaging|harmful to", "harm"],
  ["suitable for", "suit"],
  ["reflective of", "reflect"],
  ["indicative of", "show"],
  ["representative of", "represent"],
  ["supportive of", "support"],
  ["respectful of|towards", "respect"],
  ["appreciative of", "appreciate"],
  ["knowledgeable about", "know-about"],
  ["dependent on|upon", "depend-on"],
  ["reliant on|upon", "rely-on"],
  ["faced with", "face"],
  ["confronted with|by", "face"],
  ["centered around|on", "center-on"],
  ["deserving of", "deserve"],
  ["fearful of", "fear"],
  ["distrustful of", "distrust"],
  ["tolerant of", "tolerate"],
  ["symbolic of", "symbolize"],
];

/** "They see it as a way to rest": without "as a way" the verb has no complement. */
const regarded = near(6, "see", "view", "regard", "use", "serve", "describe", "think", "consider", "act");

/** How essays, speeches and advice put what is plainer in fewer words. */
const entries: Entry[] = [
  ...described.map(
    ([adjective, verb]): Entry => ({
      match: `[ ~be ${adjective} ] <NP>`,
      to: `~${verb}`,
      level: 7,
      unless: any(technical, formal, nextIs("and", "or"), previousIs("there")),
    }),
  ),
  { match: "was|were|been met with", to: "met with", unless: any(personalSubject, previousIs("having")) },
  { match: "~be hopeful that", to: "~hope that" },
  { match: "[ ~be considered to be ]", to: "~be considered" },
  { match: "[ ~be viewed|perceived as ]", to: "~be seen as", unless: inSentenceWith("see", "seen") },
  { match: "~be referred to as", to: "~be called", unless: technical },
  { match: "~be equipped with", to: "~have", level: 7, unless: any(technical, personalSubject, nextIs("the")) },
  { match: "~be packed with", to: "~be full of", unless: any(technical, nextIs("ice")) },
  { match: "~be required to <V>", to: "~have to $4", level: 7, unless: any(technical, formal) },
  { match: "~be tasked with <Ving>", to: "~have to $V4", unless: technical },
  { match: "~be in the process of <Ving>", to: "~be $6" },
  { match: "~be aimed at <Ving>", to: "~aim to $V4", level: 7, unless: technical },
  { match: "~be intended to <V>", to: "~be meant to $4", level: 7, unless: any(technical, formal) },
  { match: "~be on the rise", to: "~be rising", unless: technical },
  { match: "~be on the decline", to: "~be falling", unless: technical },
  { match: "~be an|a integral|essential part of", to: "~be central to", unless: any(technical, negated) },
  {
    match: "~be of great|utmost|paramount|vital|critical|immense importance",
    to: "~be very important",
    unless: any(technical, negated),
  },
  { match: "~be of great value|benefit to", to: "~be very valuable to" },
  { match: "~be of great help|use to", to: "~be very useful to" },
  {
    match: "[ the process of ] <Ving>",
    to: "",
    level: 7,
    // "Explained the process of casting" says how it goes; "explained casting" need not.
    unless: any(technical, previousIs(..."in this explain explains explained describe describes described".split(" "))),
  },
  { match: "[ the act of ] <Ving>", to: "", unless: any(technical, previousIs("in")) },
  { match: "[ the concept|notion of ] <Ving>", to: "", level: 7, unless: technical },
  { match: "as a means of <Ving>", to: "to $V5", level: 7, unless: any(technical, regarded) },
  { match: "as a way of <Ving>", to: "to $V5", level: 7, unless: any(technical, regarded) },
  { match: "as a means|way to <V>", to: "to $5", level: 7, unless: any(technical, regarded) },
  { match: "the fact of the matter is that", to: "" },
  { match: "~take into account|consideration <NP>", to: "~consider $4", unless: technical },
  { match: "[ ~take ] <NP> [ into account|consideration ]", to: "~consider …", unless: technical },
  ...wordLines(
    6,
    `~shy away from > ~avoid
    ~make a|the compelling|strong|convincing|persuasive case for > ~argue well for (8)
    ~make a|the compelling|strong|convincing|persuasive case that > ~argue well that (8)
    ~build a|the compelling|strong|convincing|persuasive case that > ~argue well that (8)
    ~present a|the compelling|strong|convincing|persuasive argument for > ~argue well for (8)
    an increasingly globalized|globalised|connected|interconnected|digital|complex world > a $3 world
    society as a whole > society
    the world as a whole > the world
    the community as a whole > the community
    ~leave a lasting impression on me|us|him|her|them|everyone|people|readers|viewers|audiences|guests|visitors|anyone|others > ~impress $6
    ~make a lasting impression on me|us|him|her|them|everyone|people|readers|viewers|audiences|guests|visitors|anyone|others > ~impress $6
    ~have a lasting effect|impact|influence on > ~change (8)
    ~make a positive impact|difference on|in > ~help
    ~make a significant|big|huge difference in > greatly ~change (8)
    ~make a meaningful difference in > ~improve
    ~stand in the way of > ~block (8)
    ~open up new opportunities|possibilities|doors|ways for > ~open new $4 for
    ~weigh the pros and cons of > ~weigh
    ~turn a blind eye to > ~ignore
    ~lose sight of > ~forget
    ~take on the role of > ~act as
    ~place great|too much|more emphasis|importance on > ~stress
    ~place emphasis on > ~stress
    ~place an emphasis on > ~stress
    ~place a high value on > ~value highly
    ~speak volumes about > ~say much about
    ~reap the benefits|rewards of > ~benefit from
    in a similar vein|fashion|manner > similarly
    in such a manner|way that > so that
    to such an extent that > so much that
    to a certain|some extent > partly
    to a large|great extent > largely
    in a positive manner > positively
    in a meaningful way|manner > meaningfully
    in a respectful way|manner > respectfully
    in a safe and controlled environment > safely
    in a calm manner > calmly
    in a clear and concise manner|way > clearly and briefly
    in a professional manner > professionally
    in a fun way > enjoyably
    in a healthy way|manner > healthily
    in a friendly manner|way > kindly
    every individual > everyone
    each individual > each person
    for generations to come > for generations
    throughout the years > over the years
    over the past few years > in recent years
    in the past few years > in recent years
    over the past few decades > in recent decades
    in this day and age > today
    in our modern society|world > today
    in our society today > in our society
    in today 's modern world|society > today
    in the modern world of today > today
    at any given time|moment|point > at any time
    from a young|an early age > from childhood
    due in part to > partly because of
    due in large part to > largely because of
    due largely to > largely because of
    due mainly to > mainly because of
    due primarily to > mainly because of
    in large part because > largely because
    in large part due to > largely because of
    thanks in part to > partly thanks to
    thanks in large part to > largely thanks to
    in my personal|honest|humble opinion > in my opinion
    from my own personal experience > from my own experience
    my own personal experience > my own experience
    i am of the opinion that > I think that
    it is my belief|opinion that > I believe that
    it is my hope that > I hope that
    it is our hope that > we hope that
    it is my firm belief that > I firmly believe that
    it is our belief that > we believe that
    whether it be > be it
    in regard to > about (8)
    in regards to > about
    with regards to > about (8)
    with regard to > about (8)
    on the topic of > about
    on the subject of > about
    on a larger scale > more widely (8)
    on a smaller scale > in a small way (8)
    on a large scale > widely (8)
    on a day - to - day basis > daily
    on a weekly basis > every week
    on a monthly basis > every month
    on a yearly|annual basis > every year
    on a case - by - case basis > case by case
    by means of > by, with
    for the sake of > for (8)
    for the benefit of > for (8)
    in the absence of > without
    in the presence of others > with others
    in close proximity to > near
    in the vicinity of > near
    in the direction of > toward
    in the hope|hopes of <Ving> > hoping to $V6
    in an effort|attempt to > to
    in a bid to > to
    with the goal|aim|intention|purpose of <Ving> > to $V6
    with the intent of <Ving> > to $V5
    with the exception of > except for
    with the addition of > with
    without the need for > without
    without the use of > without
    a lot more > much more
    a lot less > much less
    quite a few > several
    a fair amount of > some
    a certain amount of > some
    a considerable amount of > much
    a tremendous amount of > a lot of
    an incredible amount of > a lot of
    an enormous amount of > a lot of
    a huge amount of > a lot of
    an immense amount of > a lot of
    a significant number of > many
    a considerable number of > many
    a growing number of > more and more
    an increasing number of > more and more
    an ever - growing|increasing number of > more and more
    the amount of time it takes > how long it takes
    the length of time it takes > how long it takes
    the way in which > how
    the ways in which > how
    the manner in which > how
    the extent to which > how far
    the degree to which > how far
    the reason why is that > the reason is that
    the reason for this is that > this is because
    the reason for this is because > this is because
    one of the reasons why > one reason
    one of the main reasons why > one main reason
    one of the main reasons > one main reason
    one of the biggest reasons > one big reason
    one of the key reasons > one key reason
    one of the many reasons > one reason
    the main reason why > the main reason
    the reasons why > why
    another reason why > another reason
    there are many reasons why > there are many reasons`,
    { unless: any(technical, formal, negated) },
  ),
];

export const casualEssays = tableRule({
  id: "casual-essays",
  summary: "This says the same in plainer words.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "Sport is beneficial for children.", after: "Sport helps children." },
    { before: "It's beneficial to sleep more.", after: "It's beneficial to sleep more." },
    { before: "The book is suitable for beginners.", after: "The book suits beginners." },
    { before: "We are faced with a choice.", after: "We face a choice." },
    { before: "Guests are required to leave a note.", after: "Guests have to leave a note." },
    { before: "Loans are on the rise.", after: "Loans are rising." },
    { before: "We took the weather into account.", after: "We considered the weather." },
    { before: "She sings as a way of keeping calm.", after: "She sings to keep calm." },
    { before: "They are in the process of moving.", after: "They are moving." },
    { before: "She explained the process of casting.", after: "She explained the process of casting." },
    { before: "The process of moving took years.", after: "Moving took years." },
    { before: "She was not of great importance.", after: "She was not of great importance." },
    { before: "Some of it is due in part to luck.", after: "Some of it is partly because of luck." },
    { before: "The author does not shy away from blame.", after: "The author does not shy away from blame." },
  ],
});
