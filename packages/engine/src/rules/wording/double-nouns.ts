/** Nouns that say the same in pairs, "first second", in either order; the first is the one to keep. */
export const doubleNouns = `
  joy happiness, joy delight, happiness contentment, peace tranquility, peace serenity, peace tranquillity
  peace calm, peace quietude, struggles challenges, struggles hardships, obstacles challenges, difficulties challenges
  problems challenges, problems difficulties, challenges setbacks, trials tribulations, challenges hurdles
  courage bravery, strength resilience, strength fortitude, determination perseverance, determination persistence
  determination grit, determination tenacity, perseverance persistence, perseverance resilience, dedication commitment
  passion dedication, enthusiasm passion, enthusiasm excitement, excitement anticipation, excitement thrill
  excitement exhilaration, love affection, compassion empathy, kindness compassion, kindness generosity
  respect admiration, respect reverence, trust confidence, progress advancement
  imagination creativity, creativity inventiveness, creativity ingenuity, skills abilities, skills talents
  talent skill, talents abilities, skill expertise, expertise knowledge, skill precision
  ideas thoughts, opinions views, opinions viewpoints, customs traditions, duties responsibilities
  tasks responsibilities, needs requirements, wishes desires, hopes wishes, worries concerns, fears worries
  fears anxieties, doubts uncertainties, uncertainty confusion, uncertainty doubt, chaos confusion, chaos disorder
  chaos turmoil, turmoil upheaval, beauty splendor, beauty majesty, beauty elegance, beauty charm, beauty grandeur
  elegance sophistication, elegance grace, elegance refinement, style sophistication, style elegance
  convenience ease, wealth prosperity, wealth riches, success prosperity, fame recognition, praise acclaim
  awards accolades, support encouragement, support assistance, help assistance, help support, advice guidance
  teamwork collaboration, cooperation collaboration, unity togetherness, unity solidarity, friendship camaraderie
  fellowship camaraderie, fun enjoyment, fun excitement, pleasure enjoyment, aspects facets, features characteristics
  features attributes, qualities attributes, qualities characteristics, traits characteristics, methods approaches
  techniques methods, choices options, decisions choices, consequences repercussions, consequences ramifications
  effects consequences, results outcomes, results consequences, importance significance, value importance
  value significance, goals ambitions, goals aims, dreams aspirations, dreams ambitions, ambitions aspirations
  rest relaxation, silence stillness, sorrow sadness, grief sorrow, sadness despair, sadness melancholy
  loneliness isolation, despair hopelessness, anger rage, fury rage, wonder awe, wonder amazement, awe amazement
  awe admiration, surprise amazement, curiosity intrigue, curiosity fascination, attention focus
  concentration focus, energy vitality, energy vigor, honesty integrity, justice fairness, freedom liberty
  independence autonomy, enemies foes, enemies adversaries, stories tales, secrets mysteries, history heritage
  fear dread, fear terror, terror horror, fear trepidation, unease apprehension, worry anxiety, nervousness anxiety
  tension suspense, intrigue mystery, mystery suspense, depth complexity, depth nuance, complexity nuance
  nuance subtlety, detail intricacy, drama intensity, emotion passion, charm charisma, charm allure, wit humor
  warmth hospitality, care attention, taste flavor, flavors tastes, smells aromas, colors hues, colors shades
  noise clamor, laughter merriment, laughter mirth, longing yearning, hope optimism, gratitude appreciation
  thanks appreciation, thanks gratitude, regret remorse, guilt shame, guilt remorse, pride satisfaction
  satisfaction fulfillment, purpose fulfillment, joy fulfillment, growth transformation, change transformation
  change upheaval, wisdom insight, wisdom guidance, insight understanding, knowledge insight, knowledge expertise
  duty obligation, honor dignity, danger peril, dangers perils, dangers hazards, risks dangers, violence brutality
  cruelty brutality, greed avarice, power might, strength might, skill finesse, skill dexterity, grace poise
  confidence poise, confidence assurance, conviction determination, resolve determination, loyalty devotion
  devotion dedication, love devotion, patience perseverance, patience persistence, work effort, effort dedication
`;
