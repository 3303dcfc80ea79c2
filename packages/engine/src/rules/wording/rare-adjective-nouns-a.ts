import { any, inFormulas, inLaw, inStatistics } from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { adjectiveLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);

/** Before their nouns only: "X noun noun" of a line gives the nouns, "> Y" what to write for X. */
export const beforeNouns: Entry[] = [
  ...adjectiveLines(
    6,
    `adverse > bad, harmful: impact effect consequence outcome
    adverse > bad: weather
    adverse > harsh, bad: condition
    ambiguous > unclear: wording question answer message instruction language
    appealing > attractive: option choice feature prospect design idea
    arid > dry: desert landscape terrain wasteland land
    astronomical > enormous, huge: cost price fee sum debt
    authentic > real, genuine: connection self relationship leadership voice
    beloved > much-loved, popular: character franchise show series film figure classic brand tradition spot (8)
    broader > wider: range audience context community implication perspective public group variety trend issue society (8)
    bygone > past: era age time
    celebrated > famous: author writer artist director figure poet
    cautious > careful: approach step (8)
    challenging > hard, difficult, tough: task time situation environment work process course role problem question period year condition experience terrain subject goal project
    cherished > treasured, dear: memory friend possession tradition (8)
    collaborative > joint, shared: effort project work (8)
    communal > shared: space kitchen area table
    compelling > strong, convincing: argument case reason evidence
    compelling > gripping: story narrative drama read tale
    comprehensive > full, complete, thorough: understanding approach plan overview analysis report review education study evaluation view knowledge strategy training support program assessment
    concise > short, brief: summary sentence answer writing message manner
    congested > crowded, busy: road street
    culinary > cooking: skill technique school class (8)
    culinary > food, dining: experience adventure scene culture (8)
    culinary > food: creation tradition (8)
    dazzling > bright, stunning: light display color smile performance
    dedicated > loyal: fanbase following fan follower (8)
    dedicated > committed, hardworking: teacher team staff professional (8)
    definitive > clear, final: answer conclusion evidence proof
    devastating > terrible: effect consequence impact loss
    diligent > careful, hard: work research effort study planning
    dire > serious: consequence situation warning (8)
    distinct > separate, different: group type category stage phase part species entity style (8)
    distinct > clear: impression preference pattern memory (8)
    diverse > varied: perspective viewpoint opinion idea interest need topic field genre style subject skill method source experience (8)
    diverse > mixed, varied: population community crowd audience (8)
    drastic > big: change
    drastic > sharp: increase decline reduction drop
    drastic > extreme: measure
    dynamic > lively: city atmosphere performance personality style character conversation (8)
    eclectic > mixed, varied: mix collection group menu taste
    effortless > easy: grace style charm
    egregious > serious, terrible: error mistake violation abuse
    elaborate > complex, detailed: plan scheme process ritual system
    endearing > charming: quality trait
    engaging > interesting, lively: story way read content activity lesson plot conversation game discussion film character performance writing style manner
    enjoyable > pleasant: experience read meal evening night stay (8)
    eloquent > moving, clear: speech words
    essential > key, vital: part role element ingredient tool step (8)
    exclusive > private: club party event
    exhaustive > complete, full, thorough: list search review study
    expansive > wide, broad, large: view space landscape garden ocean sky
    extensive > wide, broad: coverage network range use variety
    extensive > thorough: testing training review investigation preparation
    extensive > widespread: damage
    extensive > long: history career discussion experience
    extraneous > unneeded, irrelevant: detail information material
    extraordinary > remarkable: achievement ability talent feat journey story
    extravagant > lavish, costly: party lifestyle spending gift
    favorable > good: condition outcome impression review opinion
    favourable > good: condition outcome impression review opinion
    fervent > strong, keen: supporter belief desire hope
    fierce > tough, strong, intense: competition (8)
    further > more: research study information detail investigation work analysis discussion evidence help delay testing training reading (8)
    greater > more: convenience transparency scrutiny flexibility accountability freedom control access support independence emphasis clarity confidence detail autonomy security awareness diversity
    harmonious > balanced: blend mix (8)
    harmonious > peaceful: relationship society community coexistence
    heartfelt > sincere, warm: gratitude thanks apology condolence
    hazardous > dangerous: condition situation weather work task
    heightened > increased: awareness risk tension anxiety interest security scrutiny
    iconic > famous, classic: film movie song album role brand figure moment symbol status photograph design dish building (8)
    illicit > illegal: drug trade activity goods (8)
    illustrious > famous, distinguished: career history guest name family
    immersive > absorbing: story read narrative novel
    inadequate > poor: training housing education planning communication sanitation nutrition preparation sleep
    inviting > welcoming: atmosphere space environment
    instrumental > key, important: role
    intense > strong: feeling emotion desire dislike
    intense > fierce: competition rivalry
    intricate > complex, detailed: design pattern plot detail process system web`,
    { unless: technical },
  ),
  ...adjectiveLines(
    7,
    `ample > enough, plenty of: time space room evidence
    considerable > great: effort interest success
    delightful > charming: story place book film surprise experience
    exceptional > excellent: service quality talent performance skill work value
    exquisite > beautiful, fine: detail beauty taste work
    inherent > basic: right
    innovative > new, original: approach idea solution method technology design way feature product`,
    { unless: technical },
  ),
];
