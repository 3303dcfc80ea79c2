import { any, inFormulas, inLaw, inMode, inStatistics, near, nextIs } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);
const formal = inMode("academic", "formal");
const own = "my|your|his|her|its|our|their";

/** How people write to friends, readers and customers about themselves. */
const entries: Entry[] = [
  {
    match: "i|we|you [ ~be able to ] see|find|get|use|enjoy|make|keep|choose|learn|read|share|visit",
    to: "can",
    level: 7,
    when: ({ words, from }) => ["am", "are", "'m", "'re"].includes(words[from]!.lower),
    unless: technical,
  },
  ...[
    "needless to say",
    "suffice it to say",
    "truth be told",
    "if i 'm being honest",
    "all in all",
    "believe it or not",
    "as you can imagine",
    "as you may know",
  ].map((frame): Entry => ({ match: `^ ${frame} ,`, to: "", level: 6, unless: nextIs("though", "however") })),
  ...["that being said", "having said that", "with that being said", "with that said"].map(
    (frame): Entry => ({ match: `^ ${frame} ,`, to: "still,", level: 6 }),
  ),
  ...wordLines(
    6,
    `i 'd like to take this opportunity to > I want to
    i would like to take this opportunity to > I want to
    i wanted to reach out and > I wanted to
    i 'm reaching out to > I'm writing to
    i am reaching out to > I am writing to
    i hope this message|note|letter finds you well > I hope you are well
    i would appreciate it if you could > please
    i would greatly|really|deeply appreciate > I would appreciate
    i 'd really|greatly appreciate > I'd appreciate
    i greatly|truly|deeply|sincerely|really appreciate > I appreciate
    thank you so|very much for taking the time to > thank you for taking the time to
    thank you in advance for your|any > thank you for $6 (8)
    at your earliest convenience > as soon as you can
    please feel free to > please
    please do n't hesitate to > please
    do n't hesitate to > feel free to
    ~keep you updated|posted|informed on|about > ~tell you about
    ~keep me updated|posted|informed on|about > ~tell me about
    ~give you a heads up|heads-up > ~warn you
    ~touch base with > ~talk to
    ~circle back to > ~return to
    ~get back to me|you|us|him|her > ~answer $4
    ~catch up with each other > ~catch up
    ~be in need of > ~need
    in search of > looking for
    ~be of the opinion that > ~think that
    ~be under the impression that > ~think that
    ~be well aware that > ~know that
    ~be well aware of > ~know about (8)
    ~be fully aware of > ~know about (8)
    ~be fully aware that > ~know that
    ~be passionate about > ~love
    ~be a big|huge|great fan of > ~love
    ~be keen on > ~like
    ~be fond of > ~like
    ~be in awe of > ~admire
    ~be filled with joy|excitement|pride > ~be full of $4
    ~be beyond excited|thrilled|grateful > ~be very $3
    ~be incredibly|extremely|truly|immensely|deeply|so very grateful > ~be very grateful
    ~be thrilled to announce|share > ~be glad to $4 (8)
    ~be excited to announce|share > ~be glad to $4 (8)
    ~be delighted to announce|share|inform > ~be glad to $4 (8)
    ~have a blast > ~have fun
    ~spend quality time with > ~spend time with
    ~make lasting memories > ~make memories
    ~create lasting memories > ~make memories
    ~create memories > ~make memories
    ~make sure to > ~be sure to (8)
    ~remember to always > always ~remember to
    ~take the time to > ~take time to
    ~take some time to > ~take time to
    ~take full advantage of > ~make the most of
    ~take a deep dive into > ~look closely at
    ~dive deep|deeper into > ~look closely at
    ~step out|outside of ${own} comfort zone > ~try something new
    ~step out|outside ${own} comfort zone > ~try something new
    ~get out of ${own} comfort zone > ~try something new
    ~go above and beyond > ~do more than expected
    ~go the extra mile > ~do more than expected
    ~give it my|your|his|her|our|their all > ~do $3 best
    ~give it a try|shot|go|whirl > ~try it
    ~keep an eye out for > ~watch for
    ~keep in mind that > ~remember that
    ~bear in mind that > ~remember that
    ~keep a positive attitude|mindset|outlook > ~stay positive
    ~maintain a positive attitude|mindset|outlook > ~stay positive
    ~strike a balance between > ~balance
    ~find a balance between > ~balance
    ~find the right balance between > ~balance
    ~come across as > ~seem
    ~make up ${own} mind to > ~decide to
    ~make up ${own} mind > ~decide
    ~make an effort to > ~try to
    ~make every effort to > ~try hard to
    ~make a conscious effort to > ~try to
    ~put in the effort to > ~work to
    ~put in a lot of effort to > ~work hard to
    ~gain valuable experience|insight|insights|skills > ~gain $3
    ~gain hands-on experience > ~gain experience
    ~hone ${own} skills > ~improve $2 skills
    ~expand|broaden ${own} horizons > ~learn more (8)
    ~further ${own} education|career|knowledge|understanding > ~continue $2 $3
    ~pursue ${own} dreams|dream > ~follow $2 $3
    ~chase ${own} dreams|dream > ~follow $2 $3
    ~achieve ${own} goals|goal|dreams|dream > ~reach $2 $3 (8)
    ~encounter|face a number of challenges|problems|difficulties > ~meet several $5
    in the midst of > in the middle of
    amidst > amid
    in a variety of ways > in many ways
    in many different ways > in many ways
    in more ways than one > in several ways
    on numerous|multiple|several|many occasions > many times
    on a number of occasions > several times
    on this occasion > this time
    on occasion > sometimes
    on occasions > sometimes
    at first glance > at first
    at some point in time > at some point
    at the present time > now
    at the current moment > now
    in the near future > soon
    in the not too distant future > soon
    in the years to come > in coming years
    for years to come > for years
    for many years to come > for many years
    for the foreseeable future > for now (8)
    over the course of > during, over
    throughout the course of > throughout
    during the course of > during
    in the course of the|a|this|his|her|their|our|my > during $5
    in terms of quality|price|service|food|cost > for $4 (8)
    first and foremost > first
    more often than not > usually
    time and again > again and again
    sooner rather than later > soon
    more and more people > more people
    a whole lot of > a lot of
    a wide selection of > many
    a wide assortment of > many
    a vast array of > many
    a wide array of > many
    a diverse range|array of > many
    a good number of > many
    a great many > many
    a wealth of information|knowledge > a lot of $4
    an abundance of > plenty of
    an ample supply of > plenty of
    ample time|space|room|opportunity > enough $2
    countless hours > many hours
    endless possibilities|opportunities|hours > many $2
    the vast majority of > most
    each and every one of > each of
    every single one of > each of
    every single day|time|night|week|year > every $3
    any and all > any
    anyone and everyone > everyone
    the exact same > the same
    the very same > the same
    a brand new > a new
    completely and totally > completely
    close - knit > close
    like - minded individuals > like-minded people
    old and young alike > old and young
    young and old alike > young and old
    adults and children alike > adults and children
    children and adults alike > children and adults
    beginners and experts alike > beginners and experts
    friends and family alike > friends and family
    men and women alike > men and women
    locals and tourists|visitors alike > locals and $3
    visitors and locals alike > visitors and locals
    the challenges of life > life's problems`,
    { unless: any(technical, formal, near(2, "not", "never", "n't")) },
  ),
];

export const casualTalk = tableRule({
  id: "casual-talk",
  summary: "People say this in fewer words.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "I am reaching out to ask about rooms.", after: "I am writing to ask about rooms." },
    { before: "We are in need of two chairs.", after: "We need two chairs." },
    { before: "He gave it a shot.", after: "He tried it." },
    { before: "They made up their minds.", after: "They made up their minds." },
    { before: "He made up his mind to leave.", after: "He decided to leave." },
    { before: "She works in many different ways.", after: "She works in many ways." },
    { before: "Old and young alike danced.", after: "Old and young danced." },
  ],
});
