/** Adjectives that say the same in pairs, "first second", in either order; the first is the one to keep. */
export const doubleAdjectives = `
  friendly welcoming, friendly approachable, kind caring, kind compassionate, caring compassionate, loving caring
  calm serene, calm tranquil, peaceful tranquil, peaceful serene, peaceful quiet, peaceful calm, serene tranquil
  safe secure, clear unambiguous, simple straightforward, easy straightforward, easy simple, easy effortless
  bold daring, brave courageous, fearless brave, clever smart, clever intelligent, smart intelligent
  unusual unique, strange unusual, strange odd, eerie unsettling, gloomy dark, brutal harsh, harsh unforgiving
  fair equitable, fair impartial, honest truthful, honest sincere, sincere genuine, genuine authentic, real authentic
  true authentic, true genuine, happy content, cheerful happy, happy joyous, sad sorrowful, exhausted tired, weary tired
  exhausted weary, frightened scared, anxious worried, nervous anxious, shocked surprised, astonished amazed
  beautiful stunning, beautiful breathtaking, beautiful picturesque, beautiful gorgeous, stunning breathtaking
  charming quaint, charming delightful, delightful enjoyable, pleasant enjoyable, cozy comfortable, cozy inviting
  delicious tasty, delicious mouthwatering, delicious flavorful, delicious delectable, rude disrespectful
  rude impolite, awful terrible, terrible horrible, boring dull, boring tedious, boring monotonous, lifeless dull
  hilarious funny, funny humorous, witty humorous, exciting thrilling, exciting exhilarating, tense suspenseful
  gripping engaging, gripping captivating, gripping compelling, engaging captivating, compelling engaging
  compelling captivating, interesting engaging, interesting captivating, interesting fascinating
  fascinating captivating, fascinating intriguing, interesting intriguing, moving touching, moving poignant
  touching heartwarming, heartfelt sincere, heartfelt genuine, deep profound, meaningful significant
  useful helpful, useful practical, useful beneficial, helpful beneficial, reliable dependable, reliable trustworthy
  thorough detailed, thorough meticulous, detailed comprehensive, full comprehensive, complete comprehensive
  huge massive, huge enormous, vast immense, vast expansive, tiny small, tiny little, ancient old
  creative innovative, imaginative creative, inventive creative, inventive imaginative, modern contemporary
  stylish fashionable, elegant sophisticated, elegant graceful, refined sophisticated, elegant refined
  luxurious opulent, luxurious lavish, sturdy durable, sturdy strong, sturdy robust, durable robust, vivid vibrant
  bright vibrant, bright vivid, colorful vibrant, lively energetic, lively bustling, lively dynamic
  energetic dynamic, busy bustling, hectic busy, noisy loud, deserted empty, remote isolated, remote distant
  difficult challenging, hard challenging, hard difficult, tough challenging, tough demanding, hard demanding
  complex complicated, complex nuanced, wild untamed, dedicated committed, devoted dedicated, loyal devoted
  enthusiastic eager, eager excited, enthusiastic passionate, grateful thankful, grateful appreciative, modest humble
  polite courteous, polite respectful, courteous respectful, supportive encouraging, nutritious healthy
  filthy dirty, reckless irresponsible, careful cautious, alert vigilant, aware conscious, aware mindful
  constant relentless, constant persistent, persistent relentless, constant unrelenting, sudden unexpected
  sudden abrupt, quick swift, fast swift, main primary, key crucial, key essential, key important, key vital
  necessary essential, important essential, important vital, crucial essential, major significant, large substantial
  great significant, good beneficial, harmful detrimental, harmful damaging, dangerous risky, dangerous hazardous
  dangerous treacherous, toxic harmful, serious severe, serious grave, common widespread, common prevalent
  ordinary mundane, ordinary normal, ordinary everyday, pure unadulterated, raw unfiltered, gentle soft
  soothing calming, relaxing calming, soothing gentle, smooth silky, smooth velvety, rich diverse, rich varied
  amazing incredible, wonderful amazing, great amazing, great fantastic, incredible unforgettable
  memorable unforgettable, unforgettable extraordinary, remarkable extraordinary, special unique, special memorable
  talented skilled, skilled experienced, gifted talented, famous renowned, famous celebrated
  strong unwavering, strong powerful, powerful potent, firm unwavering, steady unwavering, endless infinite
  fresh invigorating, refreshing invigorating, warm comforting, warm cozy, damp musty, sharp piercing
  deep resonant, flickering dim, hidden secret, hidden unseen, silent still, frail weak, fragile delicate
  delicate intricate, detailed intricate, ornate intricate, lush verdant, lush green, golden warm, shy timid
  stubborn headstrong, cold unforgiving, cold indifferent, empty hollow, broken shattered, shocking disturbing
  disturbing unsettling, positive uplifting, uplifting inspiring, inspiring motivating, inspiring empowering
  fun enjoyable, fun exciting, fun entertaining, entertaining enjoyable, pleasant agreeable, smart savvy
`;
