, each one
  wordy-phrases 6, shorten-words 3 , each [ one ] => - ; not: next(of) or nextPos(PUNCT)
  + The lane had ten doors, each one painted red. => The lane had ten doors, each painted red.
  = The lane had ten doors, each one of oak.
, so
  academic-words 5 , [ so ] the|this|these|it|they|there => and thus ; not: next(can could) or opener(ok okay well oh yes no so and because since as if when while although though what) or sentenceHas(? ; " “ ” because)
  + The cells are full, so they stop. => The cells are full, and thus they stop.
  = Buy seeds, so they can grow.
  courteous-words 5 , [ so ] the|this|these|it|they|there => and therefore ; not: next(can could) or opener(ok okay well oh yes no so and because since as if when while although though what) or sentenceHas(? ; " “ ” because)
  + The room is full, so they will wait. => The room is full, and therefore they will wait.
  = Open the room, so they can wait.
a bit
  formal-words 5 a bit @ADJ => somewhat $3 ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
a blend of
  told-feelings 6 with [ a blend of ] @ADJ? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and @ADJ? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 with [ a blend of ] both fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 with [ a blend of ] fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance , fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 ~feel [ a blend of ] both? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 filled with [ a blend of ] fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
a broad array of
  plain-nouns 4 a broad array|range|variety|spectrum|assortment of => many different | many kinds of ; when: pluralNext ; not: next(people individuals other temperatures frequencies values ages prices speeds sizes) or nextPos(PRON DET NUM) or ahead(4: ranging) or previous(such across by) or previous(is was 's be)
a broad range of
  shorten-words 3 a broad variety|array of => many ; not: warnsOrBinds or not objectIs(plural) or previous(is was 's be)
  shorten-words 3 a broad range of => many ; not: aboutTechnicalFormalTextOrNearNegation or previous(is was 's be)
a broader range of
  set-phrases 9 a broader range|variety of => more kinds of ; not: aboutFormulas or not pluralNext
a bunch of
  formal-words 5 a bunch of => a number of
  + A bunch of people came. => A number of people came.
a bygone era
  story-looks 5 a bygone era|age|time => the past ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a certain amount of
  plain-links 7 a certain degree|level|amount of => some ; not: aboutFormulasStatisticsOrLaw or previousLemma(meet reach attain achieve require maintain)
  = They must reach a certain level of skill.
  + It takes a certain amount of luck. => It takes some luck.
a challenging time
  casual-advice 5 a challenging time|period => a hard time ; not: aboutTechnicalFormalTextOrNearNegation
a combination of
  told-feelings 6 with [ a combination of ] @ADJ? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and @ADJ? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 with [ a combination of ] both fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 with [ a combination of ] fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance , fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 ~feel [ a combination of ] both? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 filled with [ a combination of ] fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  wordy-phrases 6, shorten-words 3 using a combination of => by combining ; when: objectJoined or objectIs(plural) ; not: previous(is are was were be been conducted performed measured for by in of from and or after before when while)
  + We dated the wall using a combination of old maps and soil tests. => We dated the wall by combining old maps and soil tests.
  + Using a combination of old maps and soil tests, we dated the wall. => By combining old maps and soil tests, we dated the wall.
  = They were using a combination of old maps and soil tests.
  wordy-phrases 6, shorten-words 3 by using a combination of => by combining ; when: objectJoined or objectIs(plural)
  + By using a combination of old maps and soil tests, we dated the wall. => By combining old maps and soil tests, we dated the wall.
a complete waste of
  praise-words 5 a complete waste of => a waste of ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a complex web of
  collocations 6 a complex web of => a tangle of ; when: nextLemma(law lie regulation relationship road rule secret wire) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(orchestra violin matter)
a considerable amount of
  plain-nouns 5, simple-words 4 a considerable amount of => a lot of ; not: aboutStatistics or next(time) and previous(in for)
a considerable amount of time
  degree-phrases 8 a considerable amount of time|money|work|effort|energy|research => a good deal of $5
  + They save a considerable amount of money. => They save a good deal of money.
a considerable number of
  casual-essays 5, simple-words 4, shorten-words 3 a considerable number of => many ; not: aboutTechnicalFormalTextOrNearerNegation or previous(as such) or behind(4: there) or beforeLemma(2: form) or previous(is was 's be)
a considerable portion of
  recast-more 5 a considerable portion|proportion|fraction|part of => a large part of ; not: aboutStatistics
a considerable variety of different
  plain-nouns 5 a considerable variety|number of different => many different ; when: pluralNext ; not: previous(is was 's be)
a cornerstone of
  plain-nouns 5 a cornerstone of => a key part of ; not: near(4: building church lay)
a crisis situation
  wordy-phrases 4 a crisis situation => a crisis
a deafening silence
  story-looks 5 a deafening silence => silence ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a dearth of
  plain-nouns 4 a dearth of => a lack of
a deep dive into
  plain-nouns 2 a deep dive into => a close look at
a deep sense of
  story-moments 7 with [ a deep sense of ] relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: nearVerbOfSupplying
a deep sense of gratitude
  collocations 6 a deep sense of gratitude|sadness|loss|relief|pride|satisfaction|joy|regret|respect|shame|love|peace => $2 $5 ; not: aboutFormulasStatisticsOrLaw
  + She felt a deep sense of relief. => She felt deep relief.
a delicate balance
  collocations 6 a delicate balance => a fine balance ; not: aboutFormulasStatisticsOrLaw or sentenceHas(orchestra violin matter)
a delightful place
  review-talk 6 a delightful place|spot => a lovely $3 ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
a delightful twist
  praise-words 5 a delightful twist => a nice twist ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a depth of
  shorten-words 3 at [ a depth of ] @NUM => - ; not: reportsFigures
a difficult time
  casual-advice 5 a difficult time|period => a hard time ; not: aboutTechnicalFormalTextOrNearNegation
a distance of
  shorten-words 3 [ a distance of ] @NUM => - ; not: reportsFigures
a diverse array of
  plain-nouns 4, shorten-words 3 a diverse array|range|variety|spectrum|assortment of => many | many kinds of ; when: pluralNext ; not: next(people individuals other temperatures frequencies values ages prices speeds sizes) or nextPos(PRON DET NUM) or ahead(4: ranging) or previous(such across by) or previous(is was 's be)
a diverse range of
  shorter-phrases 5 a diverse range|array|set of => many different ; when: pluralNext ; not: near(3: model function) or previousLemma(be) or object(fauna flora) or previous(is was 's be)
  + We saw a diverse range of birds. => We saw many different birds.
  = It holds a diverse range of marine life.
  = It has a wide range of appeal.
  = Glazes are a wide range of coatings.
a enjoyable dining experience
  praise-words 9 a enjoyable dining experience => a $2 meal ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a enormous sense of
  story-moments 7 with [ a enormous sense of ] relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: nearVerbOfSupplying
a far cry from
  simple-words 4 a far cry from => very different from
  + It is a far cry from home. => It is very different from home.
  = It gave a far cry.
a feast for the senses
  review-talk 6 a feast for the senses => a delight ; not: aboutFormulasStatisticsOrLaw or previous(not n't never) or next(and as)
a feeling of
  shorten-words 3 a feeling of @NOUN => $4 ; not: next(and that of) or previous(is was)
a feeling of happiness
  nouns-or-verbs 7 a feeling of happiness|sadness|joy|relief|peace|calm|anger|guilt => $4 ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
a flurry of activity
  story-looks 5 a flurry of activity => much activity ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a forgotten era
  story-looks 5 a forgotten era|age => the past ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a friend or family member
  wordy-phrases 6 friend or family member => friend or relative
  wordy-phrases 6 friends and|or family members => friends $2 family ; not: next(who whose)
  wordy-phrases 6 family members and|or friends => family $3 friends ; not: previousPos(NUM) or previous(several many few some these those two other) or next(who whose)
  + Ask a friend or family member. => Ask a friend or relative.
  + Ask friends and family members. => Ask friends and family.
  + Ask your family members or friends. => Ask your family or friends.
  = Ask three family members and friends.
a good number of
  casual-talk 5 a good number of => many ; not: aboutTechnicalFormalTextOrNearNegation or previous(is was 's be)
a great amount of
  plain-nouns 5 a great amount of => a lot of ; not: aboutStatistics or next(time) and previous(in for)
a great deal of
  simple-words 4, informal-words 3 a great deal of => a lot of ; not: warnsOrBinds or reportsFigures or previous(equal it one @words-before-link-openers) or nextPos(VERB NUM)
  synonyms 6 a great deal of => much | a lot of ; not: (isCompared or reportsTests or warnsOrBinds or previous(not n't no) or nextPos(PUNCT) or previousPos(DET)) and (warnsOrBinds or previous(not n't no what how) or reportsTests or nextPos(PUNCT))
a great deal of time and effort
  recast-more 5 a great deal of time and effort => much time and effort
a great many
  casual-talk 5 a great many => many ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 6 a great many => many ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
a great number of
  degree-phrases 4, simple-words 4, informal-words 3, shorten-words 3 a great number of => many ; not: aboutFormulasOrStatistics or afterDegreeWord or previous(as such) or behind(4: there) or beforeLemma(2: form) or previous(is was 's be)
a great sense of gratitude
  collocations 6 a great sense of gratitude|sadness|loss|relief|pride|satisfaction|joy|regret|respect|shame|love|peace => $2 $5 ; not: aboutFormulasStatisticsOrLaw
a growing body of research
  recast-phrases 7 a growing body of research|evidence|work => more and more $5
a handful of
  plain-links 7 a handful of => a few ; not: aboutFormulasStatisticsOrLaw
a hefty price tag
  review-talk 6 a hefty price tag => a high price ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
a height of
  shorten-words 3 at [ a height of ] @NUM => - ; not: reportsFigures
a high degree of
  recast-phrases 7 a high degree|level of => great ; when: nextPos(NOUN) ; not: not next(@qualities-held-to-a-degree)
  rare-adverbs 10 [ a high degree|level of ] @NOUN => great ; not: aboutFormulasOrStatistics
a host of
  plain-nouns 3 a host of => many ; when: pluralNext ; not: nextPos(PRON DET) or previous(is was 's be)
a huge amount of
  casual-essays 5 a huge amount of => a lot of ; not: aboutTechnicalFormalTextOrNearerNegation
  synonyms 6 a huge amount of => a great deal of ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
a huge range of
  recast-phrases 7 a huge range|array of => many ; when: objectIs(plural) ; not: previous(is was 's be)
a hushed tone
  story-looks 5 a hushed tone|voice => a low voice ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a hushed whisper
  story-looks 5 a hushed whisper => a whisper ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a immense sense of
  story-moments 7 with [ a immense sense of ] relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: nearVerbOfSupplying
a increasing number of
  recast-phrases 7 a increasing number of => more and more ; when: objectIs(plural)
a intense sense of
  story-moments 7 with [ a intense sense of ] relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: nearVerbOfSupplying
a keen eye for detail
  story-moments 6 a|the keen eye for detail => $1 good eye for detail ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
a large amount of
  nouns-or-verbs 6 a large amount|quantity of => a lot of | much ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
a large amount of time
  degree-phrases 8 a large amount of time|money|work|effort|energy|research => a good deal of $5
a large array of
  plain-nouns 4 a large array|range|variety|spectrum|assortment of => many | many kinds of ; when: pluralNext ; not: next(people individuals other temperatures frequencies values ages prices speeds sizes) or nextPos(PRON DET NUM) or ahead(4: ranging) or previous(such across by) or previous(is was 's be)
a large number of
  degree-phrases 4, simple-words 4, informal-words 3, shorten-words 3 a large number of => many ; not: aboutFormulasOrStatistics or afterDegreeWord or previous(as such) or behind(4: there) or beforeLemma(2: form) or previous(is was 's be)
  = The hall cannot hold such a large number of guests.
  = There is a large number of birds.
  + A large number of birds came. => Many birds came.
  synonyms 6 a large number of => many | a great many ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET) or previous(such)
a large part of
  wordy-phrases 6, shorten-words 3 a large|significant|substantial|considerable part|portion|proportion|share of the|this|our|his|her|their|its|my|your => much of $5 ; not: object(people public) or objectIs(plural) or previous(is are was were be been being 's become becomes became remain remains remained form forms formed play plays played as , not and) or aboutStatistics or sentenceHas(% percent equity share shares tax taxes)
  + A large part of the valley lies in shade. => Much of the valley lies in shade.
  = A large part of the herds lies in shade.
a large variety of different
  plain-nouns 5 a large variety|number of different => many different ; when: pluralNext ; not: previous(is was 's be)
a larger range of
  set-phrases 6 a larger range|variety of => more kinds of ; not: aboutFormulas or not pluralNext
a little bit
  formal-words 5 a little bit @ADJ => somewhat $4 ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
  shorten-frames 5 a little bit => a bit ; not: warnsOrBinds or reportsFigures
  synonyms 6 a little bit => a little ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
a load of
  formal-words 5 a load of => a large amount of ; not: besideNounOrName
a long period of time
  nouns-or-verbs 6 a long period of time => a long time ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
a lot
  formal-words 5 a lot => considerably ; when: previousLemma(change improve increase vary differ grow decrease help rise fall drop) and nextPos(PUNCT ADP SCONJ ADV)
  + Prices vary a lot. => Prices vary considerably.
  = We read a lot.
a lot better
  formal-words 5 a lot better|worse|easier|harder|faster|cheaper => much $3 ; not: besideNounOrName
  + It is a lot better. => It is much better.
  = They need a lot.
a lot less
  casual-essays 5 a lot less => much less ; not: aboutTechnicalFormalTextOrNearerNegation
a lot more
  casual-essays 5 a lot more => much more ; not: aboutTechnicalFormalTextOrNearerNegation
  formal-words 5 a lot more @ADJ => much more $4 ; not: inStory
  + It is a lot more useful. => It is much more useful.
  = A lot more came.
a lot of
  formal-words 5 a lot of => many ; not: not nextIs(plural) or previous(quite such not what an awful)
  synonyms 6 a lot of => plenty of | a great deal of ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
  synonyms 6 [ a lot of ] @NOUN => many | numerous ; not: isComparedNegatedOrInTestsOrWarning or not pluralNext
  formal-words 5 a lot of => a great deal of ; when: nextPos(NOUN) ; not: nextIs(plural) or next(people) or previous(quite such not n't what an awful)
  + (formal) The plan saved a lot of time. => The plan saved a great deal of time.
  = It cost quite a lot of time.
a lot of different
  wordy-phrases 4 a lot of different => many different ; when: pluralNext
a low whisper
  story-looks 5 a low whisper => a whisper ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a lump formed in my throat
  story-looks 5 a lump formed in my|your|his|her|their|our throat => $5 throat tightened ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a means of
  set-phrases 4 a means of <Ving> => a way of $4 ; not: mode(academic formal)
a memorable dining experience
  praise-words 9 a memorable dining experience => a $2 meal ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a mere
  story-manner 6 [ a mere ] @NUM => just ; not: ahead(3: -)
  + It cost a mere five pence. => It cost just five pence.
  = He got a mere three-day break.
  + It took a mere 3 days. => It took just 3 days.
  = The mere thought scared him.
a mix of
  told-feelings 6 with [ a mix of ] @ADJ? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and @ADJ? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 with [ a mix of ] both fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 with [ a mix of ] fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance , fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 ~feel [ a mix of ] both? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 filled with [ a mix of ] fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  + I felt a mix of excitement and dread. => I felt excitement and dread.
  wordy-phrases 6, shorten-words 3 with [ a mix|mixture|blend of ] {felt-things} and @NOUN => - ; not: after(4: - and or) or after(3: humor science work)
  + She watched him with a mix of awe and shyness. => She watched him with awe and shyness.
  = She made it with a mix of oats and honey.
  wordy-phrases 6, shorten-words 3 with [ a mix|mixture|blend of ] @NOUN and {felt-things} => - ; not: after(4: - and or)
  + She watched him with a mix of shyness and awe. => She watched him with shyness and awe.
  = He paints with a mix of oil and water.
a mixture of
  told-feelings 6 with [ a mixture of ] @ADJ? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and @ADJ? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  = Add a mixture of sugar and salt.
  = It rose with a mixture of gas and steam.
  told-feelings 6 with [ a mixture of ] both fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 with [ a mixture of ] fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance , fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 ~feel [ a mixture of ] both? fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance and fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  told-feelings 6 filled with [ a mixture of ] fear|excitement|joy|sadness|relief|anger|hope|dread|pride|guilt|shame|curiosity|confusion|disbelief|surprise|awe|wonder|nostalgia|anxiety|apprehension|anticipation|frustration|disappointment|gratitude|grief|envy|jealousy|admiration|amusement|annoyance|irritation|determination|desperation|despair|horror|terror|shock|embarrassment|fascination|intrigue|trepidation|sorrow|longing|regret|resignation|concern|love|happiness|unease|exasperation|nervousness|delight|disgust|contempt|fury|rage|affection|skepticism|bewilderment|exhaustion|resentment|defiance => -
  + She watched with a mixture of fear and curiosity. => She watched with fear and curiosity.
a modicum of
  rare-nouns 5 a modicum of => a little ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
a moment of respite
  rare-nouns 5 a moment of respite => a rest | a break ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
a multitude of
  simple-words 4 a multitude of => many kinds of ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM) or previous(is was 's be)
  plain-adjectives 3, informal-words 3 a multitude of => many ; when: pluralNext ; not: previous(is was 's be)
  = This is a multitude of birds.
a multitude of emotions
  casual-phrases 5 a multitude of emotions => many emotions ; not: aboutLaw or aboutFormulas
a must have for
  recast-phrases 9 a must - have for => essential for ; when: previous(is are it's 's)
a must visit for
  recast-phrases 8 a must - visit for => worth a visit for ; when: previous(is are it's 's)
a myriad of
  plain-adjectives 3, informal-words 3 a myriad of => many ; when: pluralNext ; not: previous(is was 's be)
  = A myriad of birds is a sight.
a myriad of emotions
  casual-phrases 5 a myriad of emotions => many emotions ; not: aboutLaw or aboutFormulas
a newfound sense of
  collocations 6 a newfound sense of => a new sense of ; not: aboutFormulasStatisticsOrLaw
a number of
  plain-nouns 5, shorten-words 3 a number of => several ; when: objectIs(plural) and not warnsOrBinds and mode(shorten) or pluralNext and not (previous(such quite for) or near(3: assign allocate choose pick enter)) ; not: nextPos(DET) or previous(is was 's be)
  = Each course is assigned a number of credits.
  = A number of the town's streets are closed.
  synonyms 6 a number of => several ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
a number of different
  needless-modifiers 7 a number of different => several ; when: pluralNext ; not: afterDegreeWord or previous(is was 's be)
a overwhelming sense of
  story-moments 7 with [ a overwhelming sense of ] relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: nearVerbOfSupplying
a palpable sense of
  story-moments 7 with [ a palpable sense of ] relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: nearVerbOfSupplying
a paradigm shift
  plain-nouns 4 a paradigm shift => a fundamental change ; not: sentenceHas(kuhn science fundamentally fundamental)
a part of
  wordy-phrases 5 ~be|become [ a part of ] <NP> => part of ; not: aboutFormulasStatisticsOrLaw
  + The mill is a part of the farm. => The mill is part of the farm.
a passion for
  collocations 6 a passion for => a love of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(orchestra violin matter)
a paucity of
  plain-nouns 4 a paucity of => a lack of
a penchant for
  plain-nouns 5 a penchant for => a taste for
a period of
  shorten-words 3 for [ a period of ] @NUM => - ; not: reportsFigures
  shorten-words 3 over [ a period of ] @NUM => - ; not: reportsFigures
  wordy-phrases 6 a period of @NUM => $4 ; not: not previous(for over) or aboutFormulas
  wordy-phrases 9 for [ a period of ] more|less|up|at than|to|least => - ; not: aboutFormulas or aboutLaw
  + The mill ran for a period of more than ten years. => The mill ran for more than ten years.
  = It was a period of more unrest.
a person who
  recast-phrases 5 a person who|that => someone who ; not: aboutLaw or opensSentence
a plethora of
  plain-nouns 3, informal-words 3 a plethora of => many ; when: pluralNext ; not: nextPos(PRON DET) or previous(is was 's be)
  plain-nouns 5 a plethora of => a lot of ; when: not objectIs(plural)
  + A plethora of options are listed. => Many options are listed.
  = A plethora of options is listed.
a portion of
  common-words 5 a portion of => part of ; not: aboutFormulasOrStatistics
a powerful sense of
  story-moments 7 with [ a powerful sense of ] relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: nearVerbOfSupplying
a price of
  shorten-words 3 at [ a price of ] @NUM => - ; not: reportsFigures
a prime example of
  rare-nouns 5 a prime example of => a good example of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
a profound sense of
  story-moments 7 with [ a profound sense of ] relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: nearVerbOfSupplying
a profound sense of gratitude
  collocations 6 a profound sense of gratitude|sadness|loss|relief|pride|satisfaction|joy|regret|respect|shame|love|peace => $2 $5 ; not: aboutFormulasStatisticsOrLaw
a proven track record of
  set-phrases 2 a proven track record of|in => a record $5
a quiet whisper
  story-looks 5 a quiet whisper => a whisper ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a range of
  simple-words 4 a range of => many kinds of ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM) or previousLemma(be over across) or sentenceHas(energy angle temperature frequency wavelength value age price) or previous(is was 's be)
  + (simple) They sell a range of tools. => They sell many kinds of tools.
  = (simple) It was run over a range of angles.
  synonyms 6 a range of => a variety of ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
a real gem
  praise-words 5 a real gem|masterpiece|treasure|classic|delight|pleasure|joy|treat => a $3 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a renewed sense of
  collocations 6 a renewed sense of => a new sense of ; not: aboutFormulasStatisticsOrLaw
a renowned
  plain-adjectives 4 a renowned => a well-known ; when: attributive
a roller coaster of emotions
  casual-advice 5 a roller coaster|rollercoaster of emotions => many emotions ; not: aboutTechnicalFormalTextOrNearNegation
a scarcity of
  rare-nouns 5 a scarcity of => a shortage of | a lack of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
a sea of faces
  story-looks 5 a sea of faces|people => a crowd of $4 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a selection of
  simple-words 4 a|an wide|broad|diverse? selection of => many kinds of ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
a semblance of
  rare-nouns 9 a semblance of => some ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
a sense of
  wordy-phrases 5, shorten-words 3 ~feel [ a sense of ] {feelings-felt-in-pairs} and|or {feelings-felt-in-pairs} => - ; not: next(and or)
  wordy-phrases 5, shorten-words 3 ~feel [ a ] deep|strong|profound|great|growing|overwhelming|immense|quiet|real|renewed [ sense of ] {feelings-felt-in-pairs} and {feelings-felt-in-pairs} => … ; not: next(and or)
  wordy-phrases 5, shorten-words 3 ~create|bring|give|offer|provide|evoke|inspire|instill|foster|promote|encourage|cultivate|convey|exude|find|restore [ a sense of ] {feelings-named-in-pairs} and|or {feelings-named-in-pairs} => - ; not: next(and or)
  wordy-phrases 5, shorten-words 3 ~bring|give|offer|provide|fill me|us|you|them|him|her|people|students|children|readers|viewers|audiences with? [ a sense of ] {feelings-named-in-pairs} and|or {feelings-named-in-pairs} => - ; not: next(and or)
  wordy-phrases 5, shorten-words 3 with [ a sense of ] {feelings-named-in-pairs} and|or {feelings-named-in-pairs} => - ; not: next(and or)
  wordy-phrases 5, shorten-words 3 with [ a ] deep|strong|profound|great|growing|overwhelming|immense|quiet|real|renewed [ sense of ] {feelings-named-in-pairs} and {feelings-named-in-pairs} => … ; not: next(and or)
  + He felt a sense of pride and joy. => He felt pride and joy.
  + The choir filled us with a sense of awe and wonder. => The choir filled us with awe and wonder.
  + Long walks give people a sense of hope and purpose. => Long walks give people hope and purpose.
  + They left with a deep sense of peace and gratitude. => They left with deep peace and gratitude.
  + Songs create a sense of warmth and nostalgia. => Songs create warmth and nostalgia.
  = The hall creates a sense of belonging and identity.
  shorten-words 3 a sense of @NOUN => $4 ; when: slot(4: anticipation awe calm comfort dread excitement gratitude guilt hope joy nostalgia panic pride relief sadness satisfaction unease wonder) ; not: next(and that of) or previous(is was)
  = (shorten) He grew up without a sense of identity.
  + He felt a sense of relief. => He felt relief.
  + He felt a sense of relief. => He felt relief.
  recast-phrases 5 with [ a sense of ] pride|relief|joy|unease|guilt|hope|excitement|wonder|awe|peace|calm|dread|satisfaction|gratitude|fear|anxiety|happiness|comfort|loneliness|sadness|despair|nostalgia|determination|fulfillment|tranquility|serenity|anticipation => - ; not: after(2: and or ,)
  + He spoke with a sense of pride. => He spoke with pride.
  = He spoke with a sense of pride and belonging.
  story-moments 7 with [ a sense of ] shame|panic|disappointment|frustration|foreboding|longing|sorrow|regret|confusion|urgency|purpose|confidence|curiosity => - ; not: nearVerbOfSupplying or after(2: and or ,)
  recast-phrases 9 ~feel [ a ] deep|strong|profound|great|growing|overwhelming|immense|quiet|real|renewed [ sense of ] pride|relief|joy|unease|guilt|hope|excitement|wonder|awe|peace|calm|dread|satisfaction|gratitude|fear|anxiety|happiness|comfort|loneliness|sadness|despair|nostalgia|determination|fulfillment|tranquility|serenity|anticipation => … ; not: next(in)
  = It left her with a sense of loss.
  = A sense of loss hung over the town.
  recast-phrases 5 with [ a ] deep|strong|profound|great|growing|overwhelming|immense|quiet|real|renewed [ sense of ] pride|relief|joy|unease|guilt|hope|excitement|wonder|awe|peace|calm|dread|satisfaction|gratitude|fear|anxiety|happiness|comfort|loneliness|sadness|despair|nostalgia|determination|fulfillment|tranquility|serenity|anticipation => …
  recast-phrases 5 ~bring|give|find|create|offer|provide|evoke|inspire|instill [ a sense of ] pride|relief|joy|unease|guilt|hope|excitement|wonder|awe|peace|calm|dread|satisfaction|gratitude|fear|anxiety|happiness|comfort|loneliness|sadness|despair|nostalgia|determination|fulfillment|tranquility|serenity|anticipation => - ; not: after(2: and or ,)
  + It brings a sense of calm. => It brings calm.
  = It gives a sense of pride and achievement.
  + She felt a deep sense of relief. => She felt deep relief.
  plain-nouns 6 ~foster|promote|encourage|build|cultivate|develop|strengthen [ a strong? sense of ] calm|excitement|peace => - ; not: aboutFormulasOrStatistics
  story-moments 4 ~feel [ a sense of ] pride|relief|joy|unease|guilt|hope|excitement|wonder|awe|peace|calm|dread|satisfaction|gratitude|fear|anxiety|happiness|comfort|loneliness|sadness|despair|nostalgia|determination|fulfillment|tranquility|serenity|anticipation|loss|shame|panic|disappointment|freedom|frustration|responsibility|foreboding|longing|sorrow|regret|confusion => - ; not: after(2: and or , in)
  = He felt a sense of pride and belonging.
  = She has a sense of humor.
  plain-nouns 6 ~have|gain|get [ a sense of ] peace|calm|confidence => -
  = The guards have a sense of security.
  verbs-with-objects 6 feeling [ a sense of ] relief|pride|joy|guilt|unease|dread|excitement|sadness|satisfaction|peace|gratitude|nostalgia|fear|panic|regret|shame => - ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  = He felt a sense of belonging.
  wordy-phrases 9 marked|driven|motivated by [ a sense of ] acceptance|accomplishment|adventure|anticipation|awe|calm|curiosity|despair|discovery|dread|excitement|fear|gratitude|guilt|hope|joy|nostalgia|optimism|peace|pride|relief|sadness|unease|urgency|wonder => -
  + Her years there were marked by a sense of wonder and discovery. => Her years there were marked by wonder and discovery.
  = Her years there were marked by a sense of place.
  wordy-phrases 9 laced|heavy|tinged|charged with [ a sense of ] anticipation|anxiety|awe|despair|dread|excitement|fear|foreboding|gratitude|grief|guilt|hope|joy|longing|nostalgia|regret|relief|sadness|sorrow|unease|urgency|wonder => -
  + His letter was laced with a sense of regret, and it was short. => His letter was laced with regret, and it was short.
  = His letter was laced with a sense of humor.
  wordy-phrases 9 there is|was|'s [ a sense of ] anticipation|dread|excitement|joy|pride|relief|sadness|urgency and => -
  + There was a sense of relief and joy in the room. => There was relief and joy in the room.
  = There was a sense of relief in the room.
a sense of accomplishment and pride
  recast-phrases 9 a sense of accomplishment|achievement and pride => pride
a sense of calm
  nouns-or-verbs 7 a sense of calm|relief|excitement|urgency|peace|joy|pride|wonder|unease|hope => $4 ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or next(and or ,) or next(that)
a sense of normalcy
  collocations 6 a sense of normalcy => normal life ; not: aboutFormulasStatisticsOrLaw
a short period of time
  nouns-or-verbs 6 a short period of time => a short time ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
a sight to behold
  rare-nouns 5 a sight to behold => a wonderful sight ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
a significant amount of
  plain-nouns 5, simple-words 4 a significant amount of => a lot of ; not: aboutStatistics or next(time) and previous(in for)
a significant amount of time
  degree-phrases 8 a significant amount of time|money|work|effort|energy|research => a good deal of $5
a significant number of
  degree-phrases 4, simple-words 4, shorten-words 3 a significant number of => many ; not: aboutFormulasOrStatistics or afterDegreeWord or previous(as such) or behind(4: there) or beforeLemma(2: form) or previous(is was 's be) or next(them us you it these those)
a significant portion of
  recast-more 5 a significant portion|proportion|fraction|part of => a large part of ; not: aboutStatistics
a significant variety of different
  plain-nouns 5 a significant variety|number of different => many different ; when: pluralNext ; not: previous(is was 's be)
a sizable portion of
  recast-more 5 a sizable portion|proportion|fraction|part of => a large part of ; not: aboutStatistics
a slew of
  plain-nouns 3 a slew of => many ; when: pluralNext ; not: nextPos(PRON DET) or previous(is was 's be)
a small number of
  nouns-or-verbs 6 a small number of => a few ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
a small variety of different
  plain-nouns 5 a small variety|number of different => many different ; when: pluralNext ; not: previous(is was 's be)
a soft whisper
  story-looks 5 a soft whisper => a whisper ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a speed of
  shorten-words 3 at [ a speed of ] @NUM => - ; not: reportsFigures
a stark contrast to
  story-looks 5 a stark contrast to|with => very different from ; when: previousLemma(be) ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  + Her calm is a stark contrast to his rage. => Her calm is very different from his rage.
  = The snow gives a stark contrast to the rocks.
a state of flux
  wordy-phrases 6 a state of flux => flux ; when: previous(in)
a steep price tag
  review-talk 6 a steep price tag => a high price ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
a striking contrast to
  story-looks 5 a striking contrast to|with => very different from ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a strong sense of gratitude
  collocations 6 a strong sense of gratitude|sadness|loss|relief|pride|satisfaction|joy|regret|respect|shame|love|peace => $2 $5 ; not: aboutFormulasStatisticsOrLaw
a substantial amount of
  plain-nouns 5, simple-words 4 a substantial amount of => a lot of ; not: aboutStatistics or next(time) and previous(in for)
a substantial amount of time
  degree-phrases 8 a substantial amount of time|money|work|effort|energy|research => a good deal of $5
a substantial number of
  nouns-or-verbs 6, simple-words 4, shorten-words 3 a substantial number of => many ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or previous(as such) or behind(4: there) or beforeLemma(2: form) or previous(is was 's be)
a substantial portion of
  recast-more 5 a substantial portion|proportion|fraction|part of => a large part of ; not: aboutStatistics
a substantial variety of different
  plain-nouns 5 a substantial variety|number of different => many different ; when: pluralNext ; not: previous(is was 's be)
a tad
  casual-talk 7 a tad => a bit ; not: previous(just) and next(more) or sentenceHas(bit) or next(-)
  + The room is a tad small. => The room is a bit small.
  = He paid a tad bit more.
a temperature of
  shorten-words 3 at [ a temperature of ] @NUM => - ; not: reportsFigures
a testament to
  praise-words 5 a testament to => proof of | a sign of ; not: aboutFormulasStatisticsOrLaw or near(2: not never) or next(time love life god faith history)
  = The house is a testament to time.
a tight embrace
  story-looks 5 a tight embrace => a tight hug ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
a ton of
  formal-words 5 a ton of => a large amount of ; not: besideNounOrName
  formal-words 5 a ton of => a great deal of ; when: nextPos(NOUN) and not pluralNext ; not: sentenceHas(weigh weight pounds carbon steel coal brick kilogram) or objects(coal steel carbon brick sand gold rock cargo waste paper iron)
  + It takes a ton of work. => It takes a great deal of work.
  = It burns a ton of coal.
  formal-words 5 a ton of => many ; when: pluralNext ; not: sentenceHas(weigh weight pounds carbon steel coal brick) or objects(brick potato rock grain)
  + They have a ton of friends. => They have many friends.
  = It holds a ton of bricks.
a total disaster
  praise-words 9 a total disaster|mess|failure|disappointment|joke|nightmare => a $3 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a total of
  shorten-words 3 [ a total of ] @NUM => - ; not: reportsFigures
  wordy-phrases 4 a total of @NUM => $4 ; not: aboutFormulasOrStatistics or opensSentence
a total waste of
  praise-words 5 a total waste of => a waste of ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a treat for the senses
  review-talk 6 a treat for the senses => a delight ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
a tremendous sense of
  story-moments 7 with [ a tremendous sense of ] relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: nearVerbOfSupplying
a true gem
  praise-words 5 a true gem|masterpiece|treasure|classic|delight|pleasure|joy|treat => a $3 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a truly remarkable
  plain-adjectives 4 a truly remarkable|exceptional|unique => a $3
a undeniable sense of
  story-moments 7 with [ a undeniable sense of ] relief|dread|loss|peace|pride|calm|joy|sadness|guilt|shame|fear|satisfaction|gratitude|unease|hope|excitement|wonder|awe|nostalgia|despair|panic|disappointment|happiness|freedom|comfort|anxiety|frustration|accomplishment|belonging|responsibility|foreboding|betrayal|determination|longing|sorrow|regret|confusion => great ; not: nearVerbOfSupplying
a unforgettable dining experience
  praise-words 9 a unforgettable dining experience => a $2 meal ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a utter disaster
  praise-words 5 a utter disaster|mess|failure|disappointment|joke|nightmare => a $3 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a utter waste of
  praise-words 5 a utter waste of => a waste of ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
a valuable asset
  wordy-phrases 6, shorten-words 3 a valuable asset => an asset ; not: nextPos(NOUN) or aboutLaw or sentenceHas(money bank price token sell sold financial worth)
  + She is a valuable asset to the choir. => She is an asset to the choir.
  = The farm is a valuable asset that the bank may sell.
a variety of
  simple-words 4 a variety of => many kinds of ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM) or previous(is was 's be)
  shorten-words 3 a variety of => various ; not: warnsOrBinds or not objectIs(plural) or previous(is was 's be)
  synonyms 6 a variety of => a range of ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
  synonyms 6 a variety of => various | different ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
a variety of cuisines
  review-talk 6 a variety of cuisines => many cuisines ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
a variety of different
  shorter-phrases 3 a variety of different => different
  plain-nouns 4 a variety of different => various ; when: pluralNext ; not: previous(is was 's be)
  needless-modifiers 7 a variety of different => several ; when: pluralNext ; not: afterDegreeWord or previous(is was 's be)
a vast array of
  plain-nouns 4 a vast array|range|variety|spectrum|assortment of => many | many kinds of ; when: pluralNext ; not: next(people individuals other temperatures frequencies values ages prices speeds sizes) or nextPos(PRON DET NUM) or ahead(4: ranging) or previous(such across by) or previous(is was 's be)
a vast number of
  degree-phrases 4, shorten-words 3 a vast number of => many ; not: aboutFormulasOrStatistics or afterDegreeWord or previous(as such) or behind(4: there) or beforeLemma(2: form) or previous(is was 's be)
a wave of
  story-manner 6 [ a wave of ] relief|sadness|grief|guilt|fear|panic|nausea|nostalgia|exhaustion|despair|dread|excitement|emotion|anger|joy|pride|calm|regret|shame|dizziness|fatigue|confusion|euphoria|frustration|disappointment|gratitude|happiness|horror|loneliness|warmth|peace|longing|melancholy|realization|anxiety|unease|determination washed|swept|crashed|washes|sweeps|crashes over => -
  + A wave of relief washed over him. => Relief washed over him.
a wealth of
  plain-nouns 5 a wealth of => a lot of ; when: not objectIs(plural)
  plain-nouns 5 a wealth of => many ; when: nextPos(NOUN ADJ) and pluralNext ; not: previous(is was 's be)
  synonyms 6 a wealth of => plenty of | an abundance of ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
a wealth of information
  plain-nouns 5 a wealth of information|knowledge|experience|data => a lot of $4
a whole lot of
  casual-talk 5 a whole lot of => a lot of ; not: aboutTechnicalFormalTextOrNearNegation
  formal-words 5 a whole lot of => a great deal of ; when: nextPos(NOUN) and not pluralNext
  + It takes a whole lot of work. => It takes a great deal of work.
  = It sold a whole lot.
a wide array of
  plain-nouns 4, shorten-words 3 a wide array|range|variety|spectrum|assortment of => many | many kinds of ; when: pluralNext ; not: next(people individuals other temperatures frequencies values ages prices speeds sizes) or nextPos(PRON DET NUM) or ahead(4: ranging) or previous(such across by) or previous(is was 's be)
a wide range of
  synonyms 6 a wide range of => a broad range of | a wide variety of ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
a wide range of emotions
  casual-advice 5 a wide range of emotions|experiences|activities|topics|options|products => many $5 ; not: aboutTechnicalFormalTextOrNearNegation
a wide variety of
  synonyms 6 a wide variety of => a broad range of | a wide range of ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
a wide variety of different
  plain-nouns 5 a wide variety|number of different => many different ; when: pluralNext ; not: previous(is was 's be)
ability to
  synonyms 6 ability to => capacity to ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
about
  synonyms 4 [ about ] @NUM => approximately | roughly
absolutely essential
  shorten-words 3 absolutely critical => $2 ; not: reportsFigures
  doubled-words 2 absolutely essential|necessary|vital|crucial => $2
  + A permit is absolutely essential. => A permit is essential.
academic journey
  rare-nouns 6 academic journey => education ; not: previous(a an this)
across a diverse array of
  plain-nouns 4 across a diverse array|range|variety|spectrum of => across many different ; when: pluralNext ; not: nextPos(PRON DET)
across a vast array of
  plain-nouns 4 across a vast array|range|variety|spectrum of => across many ; when: pluralNext ; not: nextPos(PRON DET)
across different
  plain-links 9 across different => in $2 ; when: objectIsFieldOrSetting ; not: near(3: walk run move spread travel drive march) or near(6: compare consistency consistent consistently differ generalize generalise same share similar transfer translate vary)
  = Her books were translated across different languages.
  = The scores stay consistent across different fields.
across many
  plain-links 7 across many => in $2 ; when: objectIsFieldOrSetting ; not: near(3: walk run move spread travel drive march)
  + The mill is used across many industries. => The mill is used in many industries.
across several
  plain-links 7 across several => in $2 ; when: objectIsFieldOrSetting ; not: near(3: walk run move spread travel drive march)
  = They walked across several fields.
across the country
  synonyms 6 across the country => all over the country | throughout the country ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
across the entire
  shorten-words 3 across the entire => across the ; not: warnsOrBinds
across the globe
  synonyms 6 across the globe => around the world | worldwide ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
across the world
  synonyms 6 across the world => around the world ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
actively involved in
  set-phrases 6 actively involved in => active in ; not: previousLemma(get)
  + She is actively involved in the club. => She is active in the club.
  = They got actively involved in the club.
adept at
  plain-adjectives 9 adept at => good at ; not: afterDegreeWord
adjacent to
  rare-modifiers 6, simple-words 4 adjacent to => next to | beside ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
adults and children alike
  casual-talk 5 adults and children alike => adults and children ; not: aboutTechnicalFormalTextOrNearNegation
advance planning
  shorten-words 3 advance notice => $2 ; not: reportsFigures
  doubled-words 2 advance planning => planning
advance warning
  wordy-phrases 6, shorten-words 3 advance warning => warning ; not: aboutLaw
advancements in
  plain-nouns 4 advancements in|of => advances $2 ; not: previous(career social professional)
  + Advancements in glass changed shops. => Advances in glass changed shops.
advantages and disadvantages
  casual-talk 6 advantages and disadvantages => pros and cons ; when: inCasualText ; not: aboutFormulasStatisticsOrLaw or mode(academic formal) or sentenceHas(pro con) or previous(competitive economic)
  + Don't rush; there are advantages and disadvantages. => Don't rush; there are pros and cons.
  = There are advantages and disadvantages to rail.
advent of
  synonyms 6 advent of => arrival of | coming of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
adversely affect
  verbs-with-objects 6 adversely ~affect|impact|influence => ~harm ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  + Smoking adversely affects health. => Smoking harms health.
aesthetically pleasing
  rare-adverbs 6 aesthetically pleasing|appealing => attractive ; not: aboutFormulasOrStatistics or previous(@words-before-rare-adverbs) or next(ill wounded injured)
affordable prices
  praise-words 6 affordable prices => low prices ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
afraid of
  synonyms 6 afraid of => scared of | frightened of ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
after
  synonyms 6 [ after ] <NP> ,|. => following ; not: isComparedOrInTestsOrWarning or nextPos(PRON NUM)
again and again
  formal-words 5 again and again => repeatedly ; not: opensSentence or inStory
  + They failed again and again. => They failed repeatedly.
  = Again and again they failed.
  synonyms 6 again and again => over and over | time and again ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
against this backdrop
  rare-adverbs 6 against this backdrop => against this background ; not: aboutFormulasOrStatistics
age old
  rare-modifiers 5 age - old => ancient | old ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
aided by
  set-phrases 6 aided by => helped by ; not: aboutLaw
  + He crossed the field, aided by a lamp. => He crossed the field, helped by a lamp.
  = He aided the old farmer.
akin to
  rare-phrases 5 akin to => like | similar to ; not: aboutFormulasStatisticsOrLaw
albeit
  plain-adverbs 5 albeit => though
all
  wordy-phrases 6, shorten-words 3 all [ of ] the|these|those|our|their => - ; when: mode(shorten) or not after(2: above) and pluralNext ; not: aboutLaw or previousPos(PRON) or after(2: more less better worse) or afterTag(2: JJR RBR)
  = All of the more common birds are here.
  wordy-phrases 8 all [ of ] his|her|my|your|its => - ; when: not after(2: above) and pluralNext ; not: aboutLaw or previousPos(PRON)
all across the country
  recast-more 5 all across|around the country => across the $4 ; not: previousPos(PRON)
all across the globe
  recast-more 5 all across|around the globe => across the $4 ; not: previousPos(PRON)
all across the nation
  recast-more 5 all across|around the nation => across the $4 ; not: previousPos(PRON)
all across the world
  recast-more 5 all across|around the world => across the $4 ; not: previousPos(PRON)
all aspects of
  plain-nouns 6 all aspects of => all parts of ; when: objects(book business city culture day film game job life show society story trip work world operation company organization organisation account project production) ; not: aboutFormulasOrStatistics
  = They checked all aspects of the design.
  + They checked all aspects of the operation. => They checked all parts of the operation.
all facets of
  plain-nouns 6 all facets of => all parts of ; not: aboutFormulasOrStatistics
all individuals
  nouns-or-verbs 6 all individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
all of a sudden
  casual-phrases 5 all of a sudden => suddenly ; not: aboutLaw or aboutFormulas
all of the
  synonyms 6 all of the => all the ; not: (isCompared or reportsTests or warnsOrBinds or previous(not n't) or nextPos(PUNCT)) and (warnsOrBinds or previous(not n't no what how) or reportsTests or nextPos(PUNCT))
all of these
  synonyms 6 all of these => all these ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
all of this
  synonyms 6 all of this => all this ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
all over the world
  shorten-words 3 all over|around the world => worldwide ; not: previous(from travel traveling trip) or next(of 's)
  formal-words 5 all over the world => throughout the world
  + It is read all over the world. => It is read throughout the world.
  = It is all over the news.
  synonyms 6 all over the world => around the world | worldwide ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
all the
  synonyms 6 all the => all of the ; not: isNegatedAskedOrInWarning or nextPos(ADV ADJ) or next(time way same best while rage)
all these
  synonyms 6 all these => all of these ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
all while
  recast-links 5 all while <Ving> => while $3
along the lines of
  collocations 6 along the lines of => like ; not: aboutFormulasStatisticsOrLaw
along the way
  shorten-frames 5 [ along the way ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  synonyms 6 along the way => in the process ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
along with
  shorten-frames 5 along with => with ; not: warnsOrBinds or reportsFigures
  synonyms 6 along with => together with | as well as ; not: nextPos(PUNCT) or isComparedNegatedOrInTestsOrWarning or previousPos(DET)
alongside
  synonyms 6 alongside => beside | next to ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
alongside other
  plain-links 7 alongside other|others => with $2 ; not: aboutFormulasStatisticsOrLaw
although
  synonyms 6 , [ although ] => even though ; not: nextPos(PUNCT ADJ VERB)
  synonyms 6 although => though ; not: nextPos(PUNCT ADJ)
amenable to
  simple-words 4 amenable to => open to ; not: aboutFormulasStatisticsOrLaw
  + They are amenable to change. => They are open to change.
  = He is amenable.
amid
  story-scenes 5 [ amid ] the chaos|noise|crowd|crowds|confusion|ruins|rubble|wreckage|debris|darkness|silence|bustle => in
  synonyms 6 amid => in the midst of ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
amid the chaos
  recast-phrases 5 amid the chaos|confusion|ruins|rubble|silence|darkness|storm|turmoil|gloom|shadows|noise|bustle|crowd|wreckage => in the $3
amid the hustle and bustle of
  recast-phrases 5 amid the hustle and bustle of => in the bustle of
amid the trees
  recast-phrases 5 amid the trees|flowers|stars|hills|mountains|ruins|crowds|people|waves|clouds|leaves|rocks|books => among the $3
amidst the chaos
  recast-phrases 5 amidst the chaos|confusion|ruins|rubble|silence|darkness|storm|turmoil|gloom|shadows|noise|bustle|crowd|wreckage => in the $3
  + He lost his hat amidst the chaos. => He lost his hat in the chaos.
amidst the hustle and bustle of
  recast-phrases 5 amidst the hustle and bustle of => in the bustle of
amidst the trees
  recast-phrases 5 amidst the trees|flowers|stars|hills|mountains|ruins|crowds|people|waves|clouds|leaves|rocks|books => among the $3
among others
  recast-phrases 8 [ , among others ] . => - ; when: behind(8: and)
  + We met bakers, cooks and tailors, among others. => We met bakers, cooks and tailors.
  = The money goes into tolls, fuel, among others.
amongst
  plain-adverbs 6, simple-words 4, informal-words 3 amongst => among
  synonyms 6 amongst => among ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
amount of
  synonyms 6 amount of => quantity of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
ample time
  plain-adjectives 6 ample time|space|room|opportunity|opportunities|evidence|storage|light|parking|reason => plenty of $2 ; not: previousPos(DET PRON) or afterDegreeWord or previous(and ,)
an absolute
  praise-words 5 [ an absolute ] gem|joy|pleasure|delight|must|treat|nightmare|disaster|disgrace|blast|masterpiece|favorite|favourite => a ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  + It was an absolute joy to read. => It was a joy to read.
an abundance of
  casual-talk 5 an abundance of => plenty of ; not: aboutTechnicalFormalTextOrNearNegation
an added layer of
  collocations 6 an added layer of => more | extra ; not: aboutFormulasStatisticsOrLaw
an additional
  plain-adjectives 9 an additional => another ; when: nextPos(NOUN ADJ) ; not: nextTag(NNS) or nextLemma(bonus charge cost expense fee incentive hour minute payment safety surcharge tax time) or nextLemma(allure estimate premium point) or after(2: cost charge fee layer margin point requirement tax payment) or sentenceHas(another) or aboutLaw or aboutFormulas or mode(academic formal)
  + They built an additional mill. => They built another mill.
  = They pay an additional fee.
an affordable price
  praise-words 5 an affordable price => a low price ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
an ample supply of
  casual-talk 5 an ample supply of => plenty of ; not: aboutTechnicalFormalTextOrNearNegation
an array of
  simple-words 4 an array of => many kinds of ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM) or previous(is was 's be)
  shorten-words 3 an array of => various ; not: warnsOrBinds or not objectIs(plural) or previous(is was 's be)
  synonyms 6 an array of => a range of | a variety of ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
an central aspect of
  plain-nouns 6 an central aspect of => an important part of ; not: aboutFormulasOrStatistics
an crucial aspect of
  plain-nouns 6 an crucial aspect of => an important part of ; not: aboutFormulasOrStatistics
an emergency situation
  wordy-phrases 4 an emergency situation => an emergency
an ever growing number of
  casual-essays 5 an ever - growing|increasing number of => more and more ; not: aboutTechnicalFormalTextOrNearerNegation
an experienced
  synonyms 6 an experienced @NOUN => a seasoned $3 ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or aboutCodeScienceOrCourts or previous(very) or next(@nouns-of-fixed-phrases)
an exploration of
  rare-nouns 7 an exploration of => a study of | a look at ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
an immense amount of
  casual-essays 5 an immense amount of => a lot of ; not: aboutTechnicalFormalTextOrNearerNegation
an important aspect of
  plain-nouns 6 an important aspect of => an important part of ; not: aboutFormulasOrStatistics
an increasing number of
  casual-essays 5 an increasing number of => more and more ; not: previousLemma(be) or aboutTechnicalFormalTextOrNearerNegation
an incredible amount of
  casual-essays 5 an incredible amount of => a lot of ; not: aboutTechnicalFormalTextOrNearerNegation
an individual
  nouns-or-verbs 5 an individual => a person ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or nextPos(NOUN ADJ PROPN)
  + An individual with a boat came. => A person with a boat came.
  = It counts as an individual task.
an individual who
  nouns-or-verbs 6 an individual who|that|with => a person $3 | someone $3 ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
an integral aspect of
  plain-nouns 6 an integral aspect of => an important part of ; not: aboutFormulasOrStatistics
an key aspect of
  plain-nouns 6 an key aspect of => an important part of ; not: aboutFormulasOrStatistics
an vital aspect of
  plain-nouns 6 an vital aspect of => an important part of ; not: aboutFormulasOrStatistics
analysis reveal that
  story-actions 5 analysis ~reveal/VERB that => $1 ~show that ; not: aboutLaw
and also
  shorten-words 3 and also => and ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
and consequently
  plain-adverbs 5 and consequently @PRON|DET|VERB => and so $3 ; not: aboutFormulasOrStatistics
and hence
  plain-adverbs 5 and hence @PRON|DET|VERB => and so $3 ; not: aboutFormulasOrStatistics
and i must to say
  casual-phrases 5 [ , and i must|have to say , ] => and ; not: aboutLaw or aboutFormulas
and innovative
  plain-adjectives 3 new [ and innovative ] => - ; when: attributive
and inviting
  story-actions 5 warm|cozy [ and inviting ] atmosphere|space|room|place|ambiance|interior|decor => - ; not: aboutFormulas or previous(much such) or next(and ,)
and let me tell you
  casual-phrases 5 [ and let me tell you , ] => and ; not: aboutLaw or aboutFormulas
and subsequently
  plain-adverbs 4 and subsequently => and then ; not: nextPos(PUNCT)
annals of history
  rare-nouns 7 annals of history|time => history ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
another reason why
  casual-essays 5 another reason why => another reason ; not: aboutTechnicalFormalTextOrNearerNegation
another thing to consider is
  recast-more 5 another thing to consider is => also consider
any additional
  plain-adjectives 4 any additional => any other ; when: attributive
any and all
  casual-talk 5 any and all => any ; not: aboutTechnicalFormalTextOrNearNegation
any further
  rare-adverbs 8 [ any further ] damage|details|help|information|questions => any more ; not: aboutFormulasOrStatistics
  + Ask me if you have any further questions. => Ask me if you have any more questions.
  = We must prevent any further risk.
any potential
  wordy-phrases 6 any [ potential ] issues|issue|problems|problem|risks|risk|threats|threat|dangers|danger|conflicts|conflict|flaws|delays|damage|harm|hazards|obstacles|errors|misunderstandings|confusion|disputes|trap|traps|mistakes => - ; not: aboutFormulasStatisticsOrLaw
  + The guards look out for any potential threats. => The guards look out for any threats.
  = They met any potential buyers.
any question or concerns
  recast-texts 5 any question or|and concerns|concern => any questions
any questions or concerns
  recast-texts 5 any questions or|and concerns|concern => any questions
anybody
  synonyms 6 anybody => anyone ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
anyone
  synonyms 6 anyone => anybody ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
anyone and everyone
  casual-talk 5 anyone and everyone => everyone ; not: aboutTechnicalFormalTextOrNearNegation
anyone who
  synonyms 6 anyone who => whoever ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
anyways
  plain-adverbs 6 anyways => anyway ; not: opensSentence
  + We went anyways. => We went anyway.
  = We went both ways.
apart from
  synonyms 6 apart from => aside from | except for ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
apart from this
  plain-links 6 apart from this => besides ; not: aboutFormulasStatisticsOrLaw
appear to be
  wordy-phrases 6 appears|appeared to be @ADJ => $1 $4 ; not: nextPos(NOUN PROPN ADJ VERB NUM) or next(- to) or last(able available present alive due missing absent over such more less most same) or aboutFormulasOrStatistics or behind(3: there)
  + The clerk appears to be upset. => The clerk appears upset.
  = The clerk appears to be an upset man.
appreciation for
  synonyms 6 appreciation for => appreciation of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
aptitude for
  rare-nouns 6 aptitude for => talent for ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
argument in favor of
  wordy-phrases 5, shorten-words 3 argument|arguments|case in favor|favour of => $1 for
  + The best argument in favor of tiles is their price. => The best argument for tiles is their price.
  = He spoke in favor of tiles.
around
  synonyms 4 [ around ] @NUM => approximately | roughly
around the clock
  synonyms 6 around the clock => day and night ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
around the globe
  shorten-words 3 around|across the globe => worldwide ; not: previous(from all travel traveling trip) or next(of 's)
  shorter-phrases 5 across|around the globe => around the world
  + Bees live all around the globe. => Bees live all around the world.
  = The globe stood on his desk.
  synonyms 6 around the globe => around the world | worldwide ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
around the issue of
  plain-links 7 around the issue of => about ; not: aboutFormulasStatisticsOrLaw
around the subject of
  plain-links 7 around the subject of => about ; not: aboutFormulasStatisticsOrLaw
around the topic of
  plain-links 7 around the topic of => about ; not: aboutFormulasStatisticsOrLaw
around the world
  shorten-words 3 around|across the world => worldwide ; not: previous(from all travel traveling trip) or next(of 's) or previousLemma(cruise cycle drive flight fly go halfway journey race ride run sail tour trek trip voyage walk way)
  = (shorten) She sailed around the world.
  synonyms 6 around the world => across the world | worldwide ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
array of
  synonyms 6 array of => range of | selection of ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
arrival of
  synonyms 6 arrival of => coming of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
as
  synonyms 4 , [ as ] <NP> is|are|has|have|can|may|will|could|might => because | since ; not: isNegatedOrInTestsOrWarning
as a consequence
  simple-words 4 as a consequence => as a result ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
as a consequence of
  wordy-phrases 2, simple-words 4 as a consequence of => because of
as a means of
  shorten-words 3 as a means of => for ; not: warnsOrBinds
  casual-essays 7 as a means of <Ving> => to $V5 ; not: aboutFormulasStatisticsOrLaw or nearVerbOfRegarding
as a result of
  wordy-phrases 4, simple-words 4, shorten-words 3 as a result of => because of ; when: not (warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)) and mode(simple) or not warnsOrBinds and mode(shorten) or not next(this the) ; not: behind(3: consider describe interpret know regard see think view)
  + It shut as a result of heavy rain. => It shut because of heavy rain.
  = Wealth is often viewed as a result of luck.
  synonyms 6 as a result of => because of | owing to ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT) or behind(3: consider describe interpret know regard see think view)
as a result of the fact that
  recast-more 5 as a result of the fact that => because
as a result of this
  set-phrases 4 as a result of this => because of this
as a way of
  casual-essays 7 as a way of <Ving> => to $V5 ; not: aboutFormulasStatisticsOrLaw or nearVerbOfRegarding
  + She sings as a way of keeping calm. => She sings to keep calm.
as a way to
  casual-essays 7 as a way to <V> => to $5 ; not: aboutFormulasStatisticsOrLaw or nearVerbOfRegarding
as a whole
  shorten-frames 5 [ as a whole ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  recast-more 7 society|humanity [ as a whole ] => - ; not: before(2: and or) or before(3: and or) or before(4: and or)
as already discussed
  shorter-phrases 3 as already discussed|mentioned|agreed => as we $3 ; not: mode(academic) or next(in by above below)
as compared to
  recast-links 7 as compared to|with => compared with ; not: afterComparative
  recast-links 5 as compared to|with => than ; when: afterComparative
as evidenced by
  rare-adverbs 6 as evidenced by => as shown by ; not: aboutFormulasOrStatistics
as exemplified by
  rare-adverbs 6 as exemplified by => as shown by ; not: aboutFormulasOrStatistics
as if
  synonyms 6 as if => as though ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
as is the case with
  wordy-phrases 2 as is the case with => as with
as long as
  synonyms 6 as long as => provided that | so long as ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
as of my cutoff in
  recast-phrases 4 as of my last|latest|most? recent? knowledge|training? cutoff in => as of
as of now
  plain-links 7 as of now => so far ; when: opensSentence and ahead(8: has have) and aheadTag(9: VBN) ; not: aboutFormulasStatisticsOrLaw
  + As of now, they have sold ten boats. => So far, they have sold ten boats.
  = As of now, they are selling ten boats.
as of yet
  plain-links 6 as of yet => so far | yet ; not: aboutFormulasStatisticsOrLaw
as opposed to
  wordy-phrases 4 as opposed to => rather than ; not: previous(,) and not nextTag(VBG)
  + They sell bread as opposed to cake. => They sell bread rather than cake.
  = The first mill is loud, as opposed to the second.
as per
  casual-advice 6 as per => according to ; not: aboutTechnicalFormalTextOrNearNegation
as per our conversation
  casual-advice 5 as per our conversation => as we discussed ; not: aboutTechnicalFormalTextOrNearNegation
as per our discussion
  casual-advice 5 as per our discussion => as we discussed ; not: aboutTechnicalFormalTextOrNearNegation
as per your request
  casual-advice 5 as per your request => as you asked ; not: aboutTechnicalFormalTextOrNearNegation
as soon as
  synonyms 6 as soon as => once ; not: (reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)) and (isCompared or reportsTests or warnsOrBinds or previous(not n't no) or nextPos(PUNCT) or previousPos(DET))
as the days passed by
  story-moments 6 as the days passed by => as the $3 passed ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
as the months passed by
  story-moments 6 as the months passed by => as the $3 passed ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
as the months went by
  story-moments 6 as the months went by => over the $3 ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
as the weeks passed by
  story-moments 6 as the weeks passed by => as the $3 passed ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
as the weeks went by
  story-moments 6 as the weeks went by => over the $3 ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
as the years passed by
  story-moments 6 as the years passed by => as the $3 passed ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
as the years went by
  story-moments 6 as the years went by => over the $3 ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
as though
  synonyms 6 as though => as if ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
as though on cue
  story-looks 5 as though on cue => right then ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
as time goes by
  wordy-phrases 8 as time goes by|on => over time
as time went on
  synonyms 6 as time went on => as time passed ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
as to whether
  shorten-frames 5 as to whether => whether ; not: warnsOrBinds or reportsFigures
as well
  shorten-words 3 [ as well ] .|! => - ; not: previous(do work as very quite just , — -)
  synonyms 6 [ as well ] . => too
as well as
  shorten-words 3 as well as => and ; not: previousPos(PUNCT) or nextPos(VERB) or not finiteVerbEarlier or near(8: and)
  wordy-phrases 4 @NOUN|PROPN [ as well as ] @NOUN|DET|ADJ|PRON|PROPN => and ; not: near(5: and) or after(6: and) or next(being other) or previousPos(PUNCT) or behind(7: to that which who)
  = It keeps dust from getting to the loaf as well as rain.
  wordy-phrases 6 @NOUN|PROPN [ , as well as ] <NP> .|! => and ; not: near(8: and) or commaShortlyBefore or aboutLaw or sentenceHas(and)
  + We met cooks as well as bakers. => We met cooks and bakers.
  = She sings as well as her sister does.
  = She sells bread and cheese, as well as eggs.
  plain-links 6 and [ as well as ] => -
aside from
  plain-links 7 aside from => apart from | besides ; not: aboutFormulasStatisticsOrLaw or previousLemma(step stand move push put set turn brush lay cast pull)
  = He won after stepping aside from the race.
  synonyms 6 aside from => apart from ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET) or previousLemma(step stand move push put set turn brush lay cast pull)
aspect of
  review-talk 6 best|worst|favorite|favourite|interesting|enjoyable|memorable|frustrating|disappointing [ aspect of ] => thing about ; not: aboutFormulasStatisticsOrLaw
aspects of
  review-talk 9 all|many|different|several|some|other|certain [ aspects of ] => parts of ; when: objects(book business city culture day film game job life show society story trip work world) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(part)
  + It helps with many aspects of life. => It helps with many parts of life.
  = The two sums measure different aspects of a shape.
  synonyms 6 aspects of => facets of | sides of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
assertion that
  rare-nouns 6 assertion that/SCONJ|DET => claim that ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
assistance in this matter
  recast-links 5 assistance in|with|regarding this matter => help with this
at a astonishing pace
  degree-phrases 2 at a astonishing pace|rate|speed => remarkably fast
at a astonishing rate
  set-phrases 8 at a|an astonishing rate|pace => very fast
at a fast pace
  recast-more 5 at a fast pace|rate => quickly
at a faster pace
  recast-more 5 at a faster pace|rate => faster
at a fraction of the cost
  review-talk 6 at a fraction of the cost|price => for far less ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
at a later date
  wordy-phrases 4 at a later date|time => later
at a quick pace
  recast-more 5 at a quick pace|rate => quickly
at a quicker pace
  recast-more 5 at a quicker pace|rate => faster
at a rapid pace
  shorten-words 3 at a rapid pace => rapidly
  recast-more 9 at a rapid pace|rate => quickly
  + The town grew at a rapid pace. => The town grew quickly.
  + The club grew at a rapid pace. => The club grew quickly.
  degree-phrases 2 at a rapid speed => quickly ; not: aboutFormulas
at a remarkable pace
  degree-phrases 2 at a remarkable pace|rate|speed => remarkably fast
at a remarkable rate
  set-phrases 8 at a|an remarkable rate|pace => very fast
at a slow pace
  recast-more 5 at a slow pace|rate => slowly
at a staggering pace
  degree-phrases 2 at a staggering pace|rate|speed => remarkably fast
at all times
  shorten-words 3 at all times => always ; when: mode(shorten) or nextPos(PUNCT) ; not: warnsOrBinds
at an affordable price
  review-talk 6 at an affordable price|cost => at a low price ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
at an alarming rate
  recast-more 5 at an alarming rate|pace => alarmingly fast
at an earlier date
  wordy-phrases 4 at an earlier date|time => earlier
at an early stage
  wordy-phrases 8 at an early stage => early
at an reasonable price
  review-talk 6 at an reasonable price|cost => at a low price ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
at once
  synonyms 6 at once => immediately ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
at some point in time
  casual-talk 5 at some point in time => at some point ; not: aboutTechnicalFormalTextOrNearNegation
at that time
  synonyms 6 at that time => then | at that point ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
at the age of
  recast-phrases 7 at the age of @NUM => at $5 ; not: previousPos(PUNCT)
at the beginning of
  synonyms 6 at the beginning of => at the start of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
at the break of dawn
  story-moments 6 at the break of dawn => at dawn ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
at the center of
  synonyms 6 at the center of => at the heart of | in the middle of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
at the core of
  synonyms 6 at the core of => at the heart of | at the center of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
at the current time
  casual-talk 3 at the current moment => now ; not: aboutTechnicalFormalTextOrNearNegation
  wordy-phrases 1 at the current time => now
at the end of
  synonyms 6 at the end of => at the close of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
at the heart of
  synonyms 6 at the heart of => at the center of | at the core of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
at the helm of
  rare-nouns 7 at the helm of => in charge of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
at the moment
  shorten-frames 5 at the moment => now ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  synonyms 6 at the moment => right now | at present ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
at the outset of
  rare-adverbs 6 at the outset of => at the start of ; not: aboutFormulasOrStatistics
at the present time
  casual-talk 3, informal-words 3, shorten-words 3 at the present time => now ; not: aboutTechnicalFormalTextOrNearNegation
at the same time
  synonyms 6 at the same time => simultaneously ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
at the start of
  synonyms 6 at the start of => at the beginning of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
at this point
  synonyms 6 at this point => now | by now ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
at this point in time
  wordy-phrases 1 at this point in time => now
at times
  plain-adverbs 6 ~be|can|may|could [ at times ] @ADJ|ADV|VERB => sometimes ; not: sentenceHas(sometimes)
  + The film is at times slow. => The film is sometimes slow.
  = The film was at times such a bore.
at your earliest convenience
  casual-talk 5 at your earliest convenience => as soon as you can ; not: aboutTechnicalFormalTextOrNearNegation
atop
  story-scenes 5 [ atop ] the|a|an|his|her|their|my|its|our|your => on ; not: aboutFormulas
  + She sat atop the hill. => She sat on the hill.
  = She sat atop it.
  synonyms 6 atop => on top of ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
attention to detail is evident
  praise-words 5 attention to detail is evident|apparent => care shows ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
attention to this matter
  recast-links 5 attention to this matter => attention to this
aura of
  rare-nouns 6 aura of => air of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
authentic cuisine
  review-talk 6 authentic cuisine => authentic food ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
automotive industry
  plain-adjectives 6 the [ automotive ] industry => car ; not: sentenceHas(car cars truck trucks) or next(association)
  + Robots changed the automotive industry. => Robots changed the car industry.
  = The automotive industry sells cars and trucks.
aware of
  synonyms 6 aware of => conscious of ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
awe inspiring
  review-talk 6 awe - inspiring => impressive ; when: object(architecture building display feat landscape mountain scenery sight structure view) ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  + It was an awe-inspiring view. => It was an impressive view.
  = They feared their awe-inspiring gods.
baked to perfection
  casual-phrases 5 baked to perfection => perfectly $1 ; not: aboutLaw or aboutFormulas
balance between
  synonyms 6 balance between => equilibrium between ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
barrage of
  rare-nouns 6 barrage of => flood of | stream of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
basic fundamentals
  shorten-words 3 basic fundamentals|principles => $2 ; not: reportsFigures
  nouns-or-verbs 5 basic fundamentals|essentials => basics ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
be a benefit to
  recast-texts 5 ~be a benefit to => ~benefit
be a big deal
  formal-words 5 ~be a big deal => ~be an important matter ; not: besideNounOrName
be a big fan of
  casual-talk 5 ~be a big fan of => ~love ; not: aboutTechnicalFormalTextOrNearNegation
be a breath of fresh air
  review-talk 6 ~be a breath of fresh air => ~be refreshing ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
be a celebration of
  recast-texts 5 ~be a celebration of => ~celebrate
  + The fair is a celebration of bread. => The fair celebrates bread.
be a challenging task
  recast-texts 5 ~be a @ADV? challenging task => ~be $3 hard ; when: next(. , because due as since and but) ; not: slot(3: less least more most)
  + Sorting them is a very challenging task. => Sorting them is very hard.
  = Sorting them is a more challenging task.
be a constant reminder that
  set-phrases 6 ~be a constant reminder that|of => constantly ~remind us $5 ; when: firstTag(VBZ VBP) ; not: sentenceHas(i me my he his she her him you your yours) or near(3: not never n't) or ahead(5: their)
  + The ruins are a constant reminder of the war. => The ruins constantly remind us of the war.
  = The scar is a constant reminder of his fall.
be a contributing factor to
  recast-texts 5 ~be a contributing factor to|in => ~contribute to
be a contributor to
  recast-texts 5 ~be a contributor to => ~contribute to
be a critical factor in
  recast-links 7 ~be a|an critical factor|element|component in => ~be $3 in ; not: nextPos(VERB)
be a critical part of
  recast-links 7 ~be a|an critical part|component|aspect|element of <Ving> => ~be $3 for $6
be a critique of
  recast-texts 7 ~be a critique of => ~criticize
be a crucial factor in
  recast-links 7 ~be a|an crucial factor|element|component in => ~be $3 in ; not: nextPos(VERB)
be a crucial part of
  recast-links 7 ~be a|an crucial part|component|aspect|element of <Ving> => ~be $3 for $6
be a daunting task
  recast-texts 5 ~be a @ADV? daunting task => ~be $3 hard ; when: next(. , because due as since and but)
be a demonstration of
  recast-texts 5 ~be a demonstration of => ~show
be a difficult task
  recast-texts 5 ~be a @ADV? difficult task => ~be $3 hard ; when: next(. , because due as since and but)
be a essential factor in
  recast-links 7 ~be a|an essential factor|element|component in => ~be $3 in ; not: nextPos(VERB)
be a essential part of
  recast-links 7 ~be a|an essential part|component|aspect|element of <Ving> => ~be $3 for $6
be a force to be reckoned with
  review-talk 6 ~be a force to be reckoned with => ~be formidable ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
be a great fan of
  casual-talk 5 ~be a great fan of => ~love ; not: aboutTechnicalFormalTextOrNearNegation
be a help to
  recast-texts 5 ~be a help to => ~help
be a hindrance to
  recast-texts 5 ~be a hindrance to => ~hinder
be a huge fan of
  casual-talk 5 ~be a huge fan of => ~love ; not: aboutTechnicalFormalTextOrNearNegation
be a important factor in
  recast-links 7 ~be a|an important factor|element|component in => ~be $3 in ; not: nextPos(VERB)
be a important part of
  recast-links 7 ~be a|an important part|component|aspect|element of <Ving> => ~be $3 for $6
be a key contributor to
  recast-texts 7 ~be a key contributor to => ~contribute greatly to
be a labor of love
  review-talk 6 ~be a labor of love => ~be made with love ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
be a leading contributor to
  recast-texts 7 ~be a leading contributor to => ~contribute greatly to
be a major contributor to
  recast-texts 7 ~be a major contributor to => ~contribute greatly to
be a must see
  review-talk 6 ~be a must - see => ~be well worth seeing ; not: nextPos(NOUN)
be a must watch
  review-talk 6 ~be a must - watch => ~be well worth watching ; not: nextPos(NOUN)
be a powerful reminder that
  set-phrases 6 ~be a powerful reminder that|of => powerfully ~remind us $5 ; when: firstTag(VBZ VBP) ; not: sentenceHas(i me my he his she her him you your yours) or near(3: not never n't) or ahead(5: their)
  + The poem is a powerful reminder that peace is fragile. => The poem powerfully reminds us that peace is fragile.
  = The poem is a powerful reminder of his grief.
be a primary contributor to
  recast-texts 7 ~be a primary contributor to => ~contribute greatly to
be a reflection of
  light-verbs 2 ~be a reflection of => ~reflect
be a reminder of
  set-phrases 6, shorten-words 3 ~be a reminder of|that => ~remind us $4 ; when: firstTag(VBZ VBP) or previous(can may could should will would might must) ; not: opensSentence or previous(here there not n't) or sentenceHas(i my me he his him she her) or next(his her my)
  set-phrases 6, shorten-words 3 ~serve as a reminder of|that => ~remind us $5 ; when: firstTag(VBZ VBP) or previous(can may could should will would might must) ; not: sentenceHas(i my me he his him she her) or next(his her my)
  + The flood is a reminder that rivers rise fast. => The flood reminds us that rivers rise fast.
  + The walls serve as a reminder of the siege. => The walls remind us of the siege.
  = The flood was a reminder of the dam.
  = My scar is a reminder of the fall.
be a sharp contrast to
  verb-noun-pairs 5 ~be a sharp contrast to => ~be quite unlike ; not: nextPos(VERB)
be a significant contributor to
  recast-texts 7 ~be a significant contributor to => ~contribute greatly to
be a stark contrast to
  verb-noun-pairs 5 ~be a stark contrast to => ~be quite unlike ; not: nextPos(VERB)
be a stark reminder of
  set-phrases 6 ~be a stark|sharp|sobering|grim|harsh|vivid reminder of => ~bring home ; when: object(danger risk importance need fragility cost toll consequence threat power impact effect vulnerability challenge reality precariousness value difficulty complexity scale severity limit urgency hazard peril) ; not: personalSubject or near(3: not never n't) or firstTag(VBG) or sentenceHas(let) or previousTag(MD)
  + The flood was a stark reminder of the power of water. => The flood brought home the power of water.
  = The flood was a stark reminder of the last one.
be a striking contrast to
  verb-noun-pairs 5 ~be a striking contrast to => ~be quite unlike ; not: nextPos(VERB)
be a symbol of
  verb-noun-pairs 9 ~be a symbol of => ~symbolize
be a testament to how
  recast-texts 5 ~be a testament to how => ~show how
be a testament to the fact that
  recast-texts 5 ~be a testament to the fact that => ~show that
be a topic of debate
  set-phrases 6, shorten-words 3, simple-words 4 ~be a|the topic|subject of debate => ~be debated ; not: next(when and or about over on whether regarding concerning)
  + The road is a topic of debate in the town. => The road is debated in the town.
  = The road is a topic of debate and gossip.
  set-phrases 6, shorten-words 3, simple-words 4 ~be a|the topic|subject|matter of much|great|considerable debate => ~be much debated ; not: next(and or about over on whether regarding concerning)
  + The road has been a topic of much debate. => The road has been much debated.
  set-phrases 6, shorten-words 3, simple-words 4 ~be a|the topic|subject|matter of hot|heated|intense|fierce debate => ~be hotly debated ; not: next(and or about over on whether regarding concerning)
  + The road was the subject of fierce debate. => The road was hotly debated.
  set-phrases 6, shorten-words 3, simple-words 4 ~be still|also|often a|the topic|subject|matter of debate => ~be $2 debated ; not: next(and or about over on whether regarding concerning)
  + The date is still a matter of debate. => The date is still debated.
  set-phrases 6, shorten-words 3, simple-words 4 remains a|the topic|subject|matter of debate => is still debated ; not: next(and or about over on whether regarding concerning)
  + The date remains a matter of debate. => The date is still debated.
  set-phrases 6, shorten-words 3, simple-words 4 remain a|the topic|subject|matter of debate => are still debated ; not: next(and or about over on whether regarding concerning) or not firstTag(VBP)
  + The dates remain a matter of debate. => The dates are still debated.
  set-phrases 6, shorten-words 3, simple-words 4 has|have|had been a|the topic|subject of discussion => $1 been discussed ; not: next(and or about over on whether regarding concerning)
  + The road has been a topic of discussion for years. => The road has been discussed for years.
be a tough task
  recast-texts 5 ~be a @ADV? tough task => ~be $3 hard ; when: next(. , because due as since and but)
be a vital factor in
  recast-links 7 ~be a|an vital factor|element|component in => ~be $3 in ; not: nextPos(VERB)
be a vital part of
  recast-links 7 ~be a|an vital part|component|aspect|element of <Ving> => ~be $3 for $6
be able to
  wordy-phrases 4 would like to [ be able to ] <V> => -
  = They were able to swim.
  casual-talk 7 i|we|you [ ~be able to ] see|find|get|use|enjoy|make|keep|choose|learn|read|share|visit => can ; when: first(am are 'm 're) ; not: aboutFormulasStatisticsOrLaw
  = They made up their minds.
be adamant that
  collocations 6 ~be adamant that => ~insist that ; not: aboutFormulasStatisticsOrLaw
be aimed at
  casual-essays 7 ~be aimed at <Ving> => ~aim to $V4 ; not: aboutFormulasStatisticsOrLaw
be akin to
  plain-adjectives 4 ~be akin to => ~be like ; not: afterDegreeWord
be an absolute must read
  review-talk 6 ~be an absolute must - read => ~be well worth reading ; not: nextPos(NOUN)
be an absolute must see
  review-talk 6 ~be an absolute must - see => ~be well worth seeing ; not: nextPos(NOUN)
be an absolute must try
  review-talk 6 ~be an absolute must - try => ~be well worth trying ; not: nextPos(NOUN)
be an absolute must visit
  review-talk 6 ~be an absolute must - visit => ~be well worth visiting ; not: nextPos(NOUN)
be an absolute must watch
  review-talk 6 ~be an absolute must - watch => ~be well worth watching ; not: nextPos(NOUN)
be an attempt to
  recast-texts 9 ~be an attempt to => ~try to
be an easy task
  recast-texts 5 ~be an easy task => ~be easy ; when: next(. , because as since and but for)
be an essential part of
  casual-essays 5 ~be an|a essential part of => ~be central to ; not: aboutFormulasStatisticsOrLaw or near(3: not never n't)
be an exploration of
  recast-texts 5 ~be an exploration of => ~explore
be an indication of
  recast-texts 7 ~be an indication of => ~suggest
be an indication that
  recast-texts 5 ~be an indication that => ~suggest that
be an indicator that
  recast-texts 5 ~be an indicator that => ~suggest that
be an inspiration to
  verb-noun-pairs 5 ~be an inspiration to|for => ~inspire
be an integral part of
  casual-essays 5 ~be an|a integral part of => ~be central to ; not: aboutFormulasStatisticsOrLaw or near(3: not never n't) or object(life)
  + Fish is an integral part of the dish. => Fish is central to the dish.
  = Ads are an integral part of our lives.
be appreciative of
  recast-texts 5 ~be appreciative of => ~appreciate
  casual-essays 7 [ ~be appreciative of ] <NP> => ~appreciate ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be at a loss for words
  casual-phrases 5 ~be at a loss for words => ~be speechless ; not: aboutLaw or aboutFormulas
be at odds with
  collocations 6 ~be at odds with => ~clash with ; not: aboutFormulasStatisticsOrLaw
be attributable to
  plain-links 6 ~be @ADV? attributable to => ~be $2 due to ; not: aboutLaw
be aware of
  set-phrases 6, shorten-words 3, simple-words 4 ~be aware of => ~know ; when: objects(right rule responsibility limitation) ; not: opensSentence or previous(please acutely keenly) or warnsOrBinds
  + Students should be aware of their rights. => Students should know their rights.
  = Be aware of the risks.
  = He was aware of a sound.
be aware of the fact that
  shorten-words 3 ~be aware of the fact that => ~know that ; not: warnsOrBinds or reportsFigures
be aware that
  set-phrases 6, shorten-words 3, simple-words 4 ~be aware that => ~know that ; not: opensSentence or previous(please and) or nextPos(VERB AUX)
  + You should be aware that the shop is shut. => You should know that the shop is shut.
  = Please be aware that the shop is shut.
be bathed in darkness
  story-looks 5 ~be bathed in darkness|shadow|shadows => ~be dark ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
be bathed in light
  story-scenes 5 ~be bathed in light|sunlight|moonlight => ~be full of $4 ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
be beneficial in
  recast-texts 5 ~be beneficial in|for <Ving> => ~help $V4
be beneficial to
  recast-texts 7 ~be beneficial to => ~benefit ; not: nextPos(VERB)
be beneficial to the
  rare-verbs 7 ~be beneficial to|for the|a|an|our|your|their|his|her|its|my|all|people|students|children|us|them|you|society => ~benefit $4 ; not: aboutFormulasStatisticsOrLaw
be bestowed on
  rare-verbs 6 ~be bestowed on|upon => ~be given to ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
be bestowed with
  casual-phrases 5 ~be bestowed with => ~be given ; not: aboutLaw or aboutFormulas
be beyond grateful
  casual-talk 5 ~be beyond grateful => ~be very $3 ; not: aboutTechnicalFormalTextOrNearNegation
be beyond thrilled
  casual-talk 5 ~be beyond thrilled => ~be so $3 ; not: aboutTechnicalFormalTextOrNearNegation
be brimming with
  casual-phrases 5 ~be brimming with => ~be full of ; not: aboutLaw or aboutFormulas
be bursting with
  casual-phrases 5 ~be bursting with => ~be full of ; not: aboutLaw or aboutFormulas
be buying
  recast-texts 6 be buying => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
be characterized by
  doing-verbs 5 ~be characterized by => ~be marked by ; not: aboutFormulasOrStatistics or mode(academic formal)
be cognizant of
  rare-verbs 6 ~be cognizant of => ~be aware of | ~know ; not: aboutFormulasStatisticsOrLaw
be coming
  recast-texts 6 be coming => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
be composed of
  recast-texts 5, shorten-words 3 ~be composed of => ~consist of ; not: previousPos(ADV)
  + The crew is composed of five men. => The crew consists of five men.
  common-words 7 ~be composed of => ~be made up of ; not: aboutFormulasOrStatistics
be comprised of
  recast-texts 5, shorten-words 3 ~be comprised of => ~consist of ; not: previousPos(ADV)
be conducive to
  plain-adjectives 5 ~be conducive to => ~be good for ; not: afterDegreeWord
be confronted with
  casual-essays 7 [ ~be confronted with|by ] <NP> => ~face ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
  rare-verbs 6 ~be confronted with|by => ~face ; not: aboutFormulasStatisticsOrLaw
be considered as
  set-phrases 6 ~be [ considered as ] a|an|the|one|part => seen as ; not: aboutFormulasStatisticsOrLaw
  + The mill is considered as a landmark. => The mill is seen as a landmark.
  = The boats are considered as useful as the trains.
be considered to be
  casual-essays 4, shorten-words 3 ~be considered to be => ~be considered
be contingent on
  plain-adjectives 4 ~be contingent on|upon => ~depend on
  + It is contingent on rain. => It depends on rain.
be conveniently located
  review-talk 6 [ ~be conveniently located|situated ] near|in|on|close|at|just|within => ~be
  + The hotel is conveniently located near the station. => The hotel is near the station.
be damaging to
  casual-essays 7 [ ~be damaging to ] <NP> => ~harm ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
  rare-verbs 6 ~be damaging to => ~harm | ~damage ; not: aboutFormulasStatisticsOrLaw
be deeply passionate about
  rare-verbs 6 ~be deeply passionate about => ~care deeply about ; when: nextPos(DET NOUN PRON)
be deeply very grateful
  casual-talk 5 ~be deeply very grateful => ~be very grateful ; not: aboutTechnicalFormalTextOrNearNegation
be delighted to announce
  casual-talk 9 ~be delighted to announce|share|inform => ~be glad to $4 ; not: aboutTechnicalFormalTextOrNearNegation
be delighted to inform you
  casual-advice 5 ~be delighted to inform you => ~be glad to tell you ; not: mode(academic formal)
be demonstrative of
  recast-texts 5 ~be demonstrative of => ~show
be dependent on
  light-verbs 4, shorten-words 3 ~be dependent on|upon => ~depend on ; not: next(each)
  casual-essays 7 [ ~be dependent on|upon ] <NP> => ~depend-on ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be deserving of
  light-verbs 2 ~be deserving of => ~deserve
  casual-essays 7 [ ~be deserving of ] <NP> => ~deserve ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be desirous of
  plain-adjectives 4 ~be desirous of => ~want
be detrimental to
  casual-essays 7 [ ~be detrimental to ] <NP> => ~harm ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
  rare-verbs 6 ~be detrimental to => ~harm ; not: aboutFormulasStatisticsOrLaw
be devoid of
  rare-modifiers 5 ~be devoid of => ~lack ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
  + The plan is devoid of merit. => The plan lacks merit.
  = The plan is devoid of any merit.
be distrustful of
  casual-essays 7 [ ~be distrustful of ] <NP> => ~distrust ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be draped in darkness
  story-looks 5 ~be draped in darkness|shadow|shadows => ~be dark ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
be enamored with
  collocations 6 ~be enamored with|of|by => ~love ; not: aboutFormulasStatisticsOrLaw
be enamoured with
  collocations 6 ~be enamoured with|of|by => ~love ; not: aboutFormulasStatisticsOrLaw
be engrossed in
  story-scenes 7 ~be engrossed in => ~be absorbed in ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
be excited to announce
  casual-talk 9 ~be excited to announce|share => ~be very happy to $4 ; not: aboutTechnicalFormalTextOrNearNegation
be exemplary of
  recast-texts 5 ~be exemplary of => ~exemplify
be extremely very grateful
  casual-talk 5 ~be extremely very grateful => ~be very grateful ; not: aboutTechnicalFormalTextOrNearNegation
be faced with
  casual-essays 7 [ ~be faced with ] <NP> => ~face ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
  + We are faced with a choice. => We face a choice.
  handling-verbs 4 ~be faced with => ~face ; not: mode(shorten)
  + They were faced with a hard choice. => They faced a hard choice.
be fearful of
  casual-essays 7 [ ~be fearful of ] <NP> => ~fear ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
  common-words 5 ~be fearful of => ~fear
be few and far between
  review-talk 6 ~be few and far between => ~be rare ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
be filled with
  doing-verbs 7 ~be filled with => ~be full of ; when: not first(be been being) and ahead(4: joy love hope energy life people laughter color colour surprise memory excitement adventure action flavor fear) ; not: mode(academic formal) or aboutFormulas
be filled with joy
  casual-talk 5 ~be filled with joy|excitement|pride => ~be full of $4 ; not: aboutTechnicalFormalTextOrNearNegation
be filled with scent of
  story-scenes 5 air [ ~be filled with the? scent|smell|aroma|scents|smells|aromas of ] => ~smell of ; not: ahead(16: @sounds-and-moods)
be filled with sweet smell of
  set-phrases 6 air [ ~be filled|thick|heavy|fragrant with the sweet smell|scent|aroma|fragrance of ] => ~smell sweetly of ; not: ahead(16: @sounds-and-moods)
  + The air was filled with the sweet scent of jasmine. => The air smelled sweetly of jasmine.
  = The air was filled with the sweet scent of jasmine and the hum of bees.
be fond of
  casual-talk 5 ~be fond of => ~like ; not: aboutTechnicalFormalTextOrNearNegation
be fueled by
  showy-verbs 6 ~be fueled by => ~be driven by ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
be fully aware of
  casual-talk 9 ~be fully aware of => ~know about ; not: aboutTechnicalFormalTextOrNearNegation
be fully aware that
  casual-talk 5 ~be fully aware that => ~know that ; not: aboutTechnicalFormalTextOrNearNegation
be fundamental to
  plain-adjectives 6 ~be fundamental to => ~be essential to ; not: aboutFormulasStatisticsOrNegated or afterDegreeWord
be going
  recast-texts 6 be going => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
be harmful to
  recast-texts 7 ~be harmful to => ~harm
  casual-essays 7 [ ~be harmful to ] <NP> => ~harm ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be head and shoulders above
  review-talk 6 ~be head and shoulders above => ~be far better than ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
be heavily reliant on
  common-words 5 ~be heavily reliant|dependent on|upon => ~rely heavily on
be heavy with scent of
  story-scenes 5 air [ ~be heavy with the? scent|smell|aroma|scents|smells|aromas of ] => ~smell of ; not: ahead(16: @sounds-and-moods)
be helpful
  set-phrases 6 can|may|might|could|would be helpful => $1 help ; when: next(in if when) or next(.) and not previous(that which) ; not: ahead(2: form)
  + Maps can be helpful in finding the way. => Maps can help in finding the way.
  = Maps can be helpful for walkers.
be helpful in
  recast-texts 5 ~be helpful in <Ving> => ~help $V4 ; not: firstTag(VB)
be hesitant to
  set-phrases 6 be hesitant to <V> => hesitate to $4 ; not: aboutFormulasStatisticsOrLaw
  + They may be hesitant to ask. => They may hesitate to ask.
  = They are hesitant about it.
  light-verbs 6 ~be hesitant to <V> => ~hesitate to $4 ; not: firstTag(VBG) or verbJoined
  + Many farmers are hesitant to sell. => Many farmers hesitate to sell.
  = The farmers are hesitant about it.
be highly beneficial
  plain-adjectives 5 ~be highly beneficial => ~be very useful ; not: next(to for)
be home to
  verbs-with-objects 7, shorten-frames 5 ~be home to => ~have ; when: not (warnsOrBinds or reportsFigures) and mode(shorten) or not (aboutFormulasStatisticsOrLaw or previous(was is were)) ; not: firstTag(VBD VBN VBG) or subject(that which river who) or previous(having that which who)
  + The island is home to rare birds. => The island has rare birds.
  = The hall had been home to a painter.
be hopeful that
  casual-essays 5 ~be hopeful that => ~hope that
be ideally located
  review-talk 6 [ ~be ideally located|situated ] near|in|on|close|at|just|within => ~be
be illuminated by
  story-scenes 5 ~be illuminated by => ~be lit by ; not: aboutFormulasOrPhysics or next(@words-after-illuminate-as-explain) or object(@abstract-objects-of-illuminate)
  + The hall was illuminated by candles. => The hall was lit by candles.
be illustrative of
  recast-texts 5 ~be illustrative of => ~illustrate
be immensely very grateful
  casual-talk 5 ~be immensely very grateful => ~be very grateful ; not: aboutTechnicalFormalTextOrNearNegation
be in a position to
  wordy-phrases 2 ~be in a position to <V> => ~be able to $6
be in accordance with
  recast-texts 7 ~be in accordance with => ~follow | ~match ; not: aboutLaw or firstTag(VB)
be in agreement
  recast-texts 5 ~be in agreement => ~agree ; not: next(of)
be in agreement with
  light-verbs 2, shorten-words 3 ~be in agreement with => ~agree with ; not: aboutFormulas
be in alignment with
  recast-texts 5 ~be in alignment with => ~fit
be in charge of
  recast-texts 9 ~be in charge of => ~run ; not: nextPos(VERB PRON)
be in dire straits
  collocations 6 ~be in dire straits => ~be in trouble ; not: aboutFormulasStatisticsOrLaw
be in existence
  wordy-phrases 2 ~be in existence => ~exist
be in favor of
  rare-verbs 6 ~be in favor of => ~support | ~favor ; not: aboutFormulasStatisticsOrLaw
  + He is in favor of the plan. => He supports the plan.
be in marked contrast to
  verb-noun-pairs 5 ~be in marked contrast to|with => ~contrast sharply with
be in need of
  casual-talk 5, shorten-words 3 ~be in need of => ~need ; not: aboutTechnicalFormalTextOrNearNegation
  + We are in need of two chairs. => We need two chairs.
be in opposition to
  light-verbs 2 ~be in opposition to => ~oppose
be in possession of
  light-verbs 2, shorten-words 3 ~be in possession of => ~have ; not: aboutLaw
be in sharp contrast to
  verb-noun-pairs 5 ~be in sharp contrast to|with => ~contrast sharply with
be in stark contrast to
  verb-noun-pairs 5 ~be in stark contrast to|with => ~contrast sharply with
  + The red roof is in stark contrast to the snow. => The red roof contrasts sharply with the snow.
be in striking contrast to
  verb-noun-pairs 5 ~be in striking contrast to|with => ~contrast sharply with
be in support of
  light-verbs 4 ~be in support of => ~support
be in the process of
  casual-essays 5 ~be in the process of <Ving> => ~be $6
  + They are in the process of moving. => They are moving.
  = She explained the process of casting.
be inclusive of
  rare-verbs 6 ~be inclusive of => ~include ; not: aboutFormulasStatisticsOrLaw
be incredibly very grateful
  casual-talk 5 ~be incredibly very grateful => ~be very grateful ; not: aboutTechnicalFormalTextOrNearNegation
be indicative of
  shorten-words 3 ~be indicative of => ~indicate ; not: warnsOrBinds or participle
be integrated into
  showy-verbs 6 ~be integrated into => ~be built into | ~be made part of ; not: aboutFormulas or aboutLaw or nextPos(PUNCT) or subjectIs(person) or subject(car vehicle student child family immigrant) or ahead(5: society community communities classroom transportation transport traffic)
  = Robot cars may be integrated into our transport system.
  + Checks are integrated into the plan. => Checks are built into the plan.
be intended to
  casual-essays 7 ~be intended to <V> => ~be meant to $4 ; not: aboutTechnicalOrFormalText
be keen on
  casual-talk 5 ~be keen on => ~like ; not: aboutTechnicalFormalTextOrNearNegation
be known to
  shorten-frames 5 ~be known to <V> => ~$4 ; not: warnsOrBinds or reportsFigures
be left with no choice but to
  story-moments 6 ~be left with no choice|option but to => ~have to ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
be located in
  shorten-words 3 ~be located in|at|on|near => ~be $3 ; not: warnsOrBinds or reportsFigures
be made up of
  shorten-words 3 ~be made up of => ~consist of ; not: warnsOrBinds or reportsFigures
be mindful of
  casual-advice 7 be mindful of => think about ; when: inCasualText ; not: aboutTechnicalOrFormalText or near(3: not never n't) or sentenceHas(think) or previous(will 'll)
  + Don't rush, and be mindful of the cost. => Don't rush, and think about the cost.
  = The board must be mindful of the cost.
be nestled in
  shorten-words 3 ~be nestled in|at|on|near => ~be $3 ; not: warnsOrBinds or reportsFigures
be obligated to
  rare-verbs 6 ~be obligated to => ~have to ; not: attributive or sentenceHas(gender hormone patriarchy)
be of benefit to
  needless-modifiers 6 ~be of benefit to => ~benefit
be of critical importance
  casual-essays 5 ~be of critical importance => ~be very important ; not: aboutFormulasStatisticsOrLaw or near(3: not never n't)
be of great help to
  casual-essays 5 ~be of great help|use to => ~be very useful to
be of great importance
  casual-essays 5 ~be of great importance => ~be very important ; not: aboutFormulasStatisticsOrLaw or near(3: not never n't)
be of great value
  rare-verbs 6 ~be of great value => ~be very valuable ; not: attributive or sentenceHas(gender hormone patriarchy)
be of great value to
  casual-essays 5 ~be of great value|benefit to => ~be very valuable to
be of help to
  needless-modifiers 6 ~be of help to => ~help
be of immense importance
  casual-essays 5 ~be of immense importance => ~be very important ; not: aboutFormulasStatisticsOrLaw or near(3: not never n't)
be of immense value
  rare-verbs 6 ~be of immense value => ~be very valuable ; not: attributive or sentenceHas(gender hormone patriarchy)
be of importance
  needless-modifiers 6 ~be of importance => ~be important
be of importance to
  light-verbs 2 ~be of importance to => ~matter to
be of interest to
  needless-modifiers 8 ~be of interest to => ~interest
be of paramount importance
  plain-adjectives 3 ~be of paramount importance => ~be essential
be of the opinion that
  casual-talk 5 ~be of the opinion that => ~think that ; not: aboutTechnicalFormalTextOrNearNegation
be of the view that
  collocations 6 ~be of the view that => ~think that | ~believe that ; not: aboutFormulasStatisticsOrLaw
be of utmost importance
  casual-essays 5 ~be of utmost importance => ~be very important ; not: aboutFormulasStatisticsOrLaw or near(3: not never n't)
  plain-adjectives 3 ~be of utmost importance => ~be essential
be of value to
  needless-modifiers 7 ~be of value to => ~be useful to
be of vital importance
  casual-essays 5 ~be of vital importance => ~be very important ; not: aboutFormulasStatisticsOrLaw or near(3: not never n't)
be on the decline
  casual-essays 5 ~be on the decline => ~be falling ; not: aboutFormulasStatisticsOrLaw
be on the rise
  casual-essays 5 ~be on the rise => ~be rising ; not: aboutFormulasStatisticsOrLaw
  + Loans are on the rise. => Loans are rising.
be on the verge of
  set-phrases 6 ~be on the cusp|verge|brink of <Ving> => ~be about to $V6 ; not: verbJoined or next(and or ,)
  + The mill was on the verge of closing its doors. => The mill was about to close its doors.
  = The mill was on the verge of ruin.
be ordering
  recast-texts 6 be ordering => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
be packed with
  casual-essays 5 ~be packed with => ~be full of ; not: aboutFormulasStatisticsOrLaw or next(ice)
be passionate about
  recast-texts 5 ~be truly|deeply|very|so|really|incredibly? passionate about => ~love ; not: firstTag(VB) or object(cause change equality issue justice matter policy problem right subject topic) or next(addressing advocating combating ending fighting improving promoting protecting raising reducing solving tackling)
  + They are very passionate about music. => They love music.
  = They are passionate about this issue.
  rare-verbs 6 ~be passionate about <Ving> => ~love $4 ; not: slot(4: addressing advocating combating ending fighting improving promoting protecting raising reducing solving tackling)
  = They are passionate about ending hunger.
be perceived as
  casual-essays 5, simple-words 4 ~be perceived as => ~be seen as ; not: sentenceHas(see seen)
be perched on
  story-scenes 5 ~be perched on|atop|upon => ~sit on ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
be perfectly located
  review-talk 6 [ ~be perfectly located|situated ] near|in|on|close|at|just|within => ~be
be pleased to inform you
  casual-advice 5 ~be pleased to inform you => ~be glad to tell you ; not: mode(academic formal)
be poised to
  studying-verbs 4 ~be poised to => ~be set to ; not: firstTag(VB)
be problematic
  rare-adjectives 6 ~be problematic => ~be a problem ; not: next(and or) or aboutFormulas
be proof that
  recast-texts 5 ~be proof that => ~prove that
be protective of
  rare-verbs 6 ~be protective of => ~protect ; not: aboutFormulasStatisticsOrLaw
be purchasing
  recast-texts 6 be purchasing => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
be recommending
  recast-texts 6 be recommending => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
be referred to as
  casual-essays 5, shorten-words 3 ~be referred to as => ~be called ; not: aboutFormulasStatisticsOrLaw
be reflective of
  light-verbs 2, shorten-words 3 ~be reflective of => ~reflect ; not: firstTag(VB)
  casual-essays 7 [ ~be reflective of ] <NP> => ~reflect ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be reliant on
  casual-essays 7 [ ~be reliant on|upon ] <NP> => ~rely-on ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
  common-words 5 ~be reliant on|upon => ~rely on ; not: afterDegreeWord
be reminiscent of
  review-talk 6 ~be reminiscent of => ~recall ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  + The film is reminiscent of a dream. => The film recalls a dream.
be representative of
  light-verbs 6, shorten-words 3 ~be representative of => ~represent ; not: aboutStatistics
  casual-essays 7 [ ~be representative of ] <NP> => ~represent ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be required to
  casual-essays 7 ~be required to <V> => ~have to $4 ; when: previousIs(person) or previousPos(PROPN) or previous(i you we they he she who 'll) or previous(will would should) and (beforeIs(2: person) or beforePos(2: PROPN) or before(2: i you we they he she who)) ; not: aboutTechnicalOrFormalText
  + Guests are required to leave a note. => Guests have to leave a note.
  = More ladders are required to reach the roof.
  = Guests must be required to leave a note.
be resistant to
  rare-verbs 6 ~be resistant to => ~resist ; not: aboutFormulasStatisticsOrLaw
be respectful of
  light-verbs 2 ~be respectful of => ~respect
  casual-essays 7 [ ~be respectful of|towards ] <NP> => ~respect ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be responsible for
  shorten-words 3 ~be responsible for <Ving> => ~$4 ; when: mode(shorten) or first(is are) ; not: not mode(shorten) and (aboutLaw or passive or previous(who not n't))
be returning
  recast-texts 6 be returning => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
  + We will definitely be returning. => We will definitely return.
  = They will be returning to port.
be rooted in
  doing-verbs 7 ~be rooted in => ~come from ; when: objects(belief fear idea trauma desire need assumption misunderstanding ignorance insecurity childhood beginning instinct experience upbringing) ; not: first(been being be) or aboutFormulasStatisticsOrLaw or mode(academic formal)
  + His rage is rooted in fear. => His rage comes from fear.
  = The vine is rooted in clay.
be shrouded in darkness
  story-looks 5 ~be shrouded in darkness|shadow|shadows => ~be dark ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
be situated in
  shorten-words 3 ~be situated in|at|on|near => ~be $3 ; not: warnsOrBinds or reportsFigures
be so very grateful
  casual-talk 5 ~be so very grateful => ~be very grateful ; not: aboutTechnicalFormalTextOrNearNegation
be sparked by
  showy-verbs 6 ~be sparked by => ~be caused by ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
be spot on
  review-talk 6 ~be spot on|spot-on => ~be exactly right ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
be stocking
  recast-texts 6 be stocking => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
be successful in
  light-verbs 2 ~be successful in <Ving> => ~succeed in $4
be sufficient to
  plain-adjectives 5 ~be sufficient to|for => ~be enough $3 ; not: aboutLaw or aboutFormulas or near(5: necessary)
be suggestive of
  recast-texts 5 ~be suggestive of => ~suggest
be suitable for
  casual-essays 7 [ ~be suitable for ] <NP> => ~suit ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
  + The book is suitable for beginners. => The book suits beginners.
be supportive of
  recast-texts 5, shorten-words 3 ~be supportive of => ~support ; not: firstTag(VB)
  casual-essays 7 [ ~be supportive of ] <NP> => ~support ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be symbolic of
  light-verbs 4 ~be symbolic of => ~symbolize
  casual-essays 7 [ ~be symbolic of ] <NP> => ~symbolize ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be taken aback
  casual-phrases 9 ~be taken aback => ~be surprised ; not: aboutLaw or aboutFormulas
be taken aback by
  casual-phrases 5 ~be taken aback by => ~be surprised by ; not: aboutLaw or aboutFormulas
be taken into account
  light-verbs 6 ~be @ADV? [ taken into account|consideration ] => considered ; not: sentenceHas(consider) or aboutLaw
  + The wind must be taken into account. => The wind must be considered.
  = They took no account of the wind.
be tasked with
  casual-essays 5 ~be [ tasked with ] <Ving> => asked to $V4 ; not: aboutFormulasStatisticsOrLaw
be the cause of
  recast-texts 5 ~be the cause of => ~cause ; not: previousPos(PRON) or aboutLaw
be thrilled to announce
  casual-talk 8 ~be thrilled to announce|share => ~be very happy to $4 ; not: aboutTechnicalFormalTextOrNearNegation
  + I am thrilled to share the news. => I am very happy to share the news.
be thrilled to inform you
  casual-advice 5 ~be thrilled to inform you => ~be glad to tell you ; not: mode(academic formal)
be tolerant of
  casual-essays 7 [ ~be tolerant of ] <NP> => ~tolerate ; not: aboutTechnicalOrFormalText or next(and or) or previous(there)
be traced back to
  wordy-phrases 5, shorten-words 3 ~be traced [ back ] to => -
  + The custom can be traced back to a fair in May. => The custom can be traced to a fair in May.
  = She traced the custom back to a fair.
be truly passionate about
  rare-verbs 6 ~be truly passionate about => ~care deeply about ; when: nextPos(DET NOUN PRON)
be truly very grateful
  casual-talk 5 ~be truly very grateful => ~be very grateful ; not: aboutTechnicalFormalTextOrNearNegation
be trying
  recast-texts 6 be trying => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
be under the impression that
  casual-talk 5 ~be under the impression that => ~think that ; not: aboutTechnicalFormalTextOrNearNegation
be using
  recast-texts 6 be using => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
be veiled in darkness
  story-looks 5 ~be veiled in darkness|shadow|shadows => ~be dark ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
be very passionate about
  rare-verbs 6 ~be very passionate about => ~care deeply about ; when: nextPos(DET NOUN PRON)
be viewed as
  casual-essays 5 [ ~be viewed as ] => ~be seen as ; not: sentenceHas(see seen)
be visiting
  recast-texts 6 be visiting => $V2 ; when: afterFirstPersonWillOrSurely ; not: next(to)
be vital to
  plain-adjectives 5 ~be vital to|for => ~be essential $3
be well aware of
  casual-talk 9 ~be well aware of => ~know about ; not: aboutTechnicalFormalTextOrNearNegation
be well aware that
  casual-talk 5 ~be well aware that => ~know that ; not: aboutTechnicalFormalTextOrNearNegation
be wrapped in darkness
  story-looks 5 ~be wrapped in darkness|shadow|shadows => ~be dark ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
beacon of
  rare-nouns 5 beacon of => symbol of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms) or before(2: like) or sentenceHas(light lit shine shone shining glow glowing)
  = He came to light the beacon of courage.
  = The oak stood like a beacon of peace.
because
  synonyms 6 because => since ; not: next(of) or previous(all just only partly simply mainly is was not and it) or previousPos(PUNCT)
because of
  academic-words 5 because of => owing to ; when: nextPos(DET NOUN ADJ) ; not: previousLemma(be) or previous(and or but just not only simply largely partly mainly precisely even primarily) or next(this that which it)
  + Trains were late because of the storm. => Trains were late owing to the storm.
  = It is because of the storm.
  synonyms 6 because of => due to | owing to | on account of ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
because of the fact that
  wordy-phrases 1 because of the fact that => because
bedrock of
  plain-nouns 6 bedrock of => basis of
before
  synonyms 4 [ before ] <NP> . => prior to ; not: isNegatedOrInTestsOrWarning
before long
  synonyms 6 before long => soon ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
beginners and experts alike
  casual-talk 5 beginners and experts alike => beginners and experts ; not: aboutTechnicalFormalTextOrNearNegation
being able to
  wordy-phrases 2 imagine [ being able to <V> ] => $G5
beneath
  story-scenes 5 [ beneath ] the|a|an|his|her|their|my|its|our|your => under ; not: aboutFormulas or object(surface dignity sea ground earth) or previous(from lies lie lay just) or sentenceHas(surface) or object(standard)
  + We hid beneath the table. => We hid under the table.
  = He looked beneath the surface.
beneath the
  synonyms 6 beneath the => under the | below the ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
beneficial for
  simple-words 4 beneficial for => good for ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
beneficial to
  simple-words 4 beneficial to => good for ; not: nextEnds(ing) or nextPos(VERB AUX) or isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem) or next(better) or nextPos(ADV) and afterPos(2: VERB)
  plain-adjectives 5 ~be @ADV? [ beneficial to|for ] => good for ; not: nextEnds(ing) or slotLemma(2: mutually more very most highly) or nextPos(VERB AUX) or next(better) or nextPos(ADV) and afterPos(2: VERB)
  = It is beneficial to better use the roads.
  = It may be beneficial to developing a sense of duty.
besides
  synonyms 6 besides => in addition to ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
better and better
  synonyms 6 better and better => ever better ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
better equipped to
  rare-verbs 6 better equipped to => $1 prepared to ; not: mode(simple) or aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
beyond the bounds of
  rare-nouns 7 beyond the bounds of => beyond ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
beyond the confines of
  rare-nouns 7 beyond the confines of => beyond ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
big city
  synonyms 6 big city|house|company|companies|cities|houses|room|rooms|group|groups|crowd|farm|area => large $2 ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
big time
  formal-words 5 big time . => greatly. ; when: previousPos(VERB)
  + It failed big time. => It failed greatly.
  = It is the big time.
bit by bit
  synonyms 6 bit by bit => little by little | gradually ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
blend of
  synonyms 6 blend of => mixture of | combination of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
both
  shorten-words 3 both => - ; not: not (relation(cc:preconj) and hasObject and not previous(and))
  + The tool is good for both teachers and parents. => The tool is good for teachers and parents.
  = Both of them left.
  wordy-phrases 8 both [ of ] the|these|those|his|her|their|my|our|your|its => - ; when: not after(2: above) and pluralNext ; not: aboutLaw or previousPos(PRON)
both in and out of the classroom
  casual-advice 5 both in and out of the classroom => in and out of class ; not: aboutTechnicalFormalTextOrNearNegation
both inside and outside the classroom
  casual-advice 5 both inside and outside the classroom => in and out of class ; not: aboutTechnicalFormalTextOrNearNegation
both locally and globally
  recast-more 7 both locally and globally => here and abroad ; when: previousPos(PUNCT)
both now and in the future
  recast-phrases 9 both now and in the future => now and later
both of these
  synonyms 6 both of these => these two ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
brief summary
  wordy-phrases 4 brief summary|overview => $2 ; when: previous(a)
brimming with
  casual-phrases 6 brimming with => full of ; not: aboutLaw or aboutFormulas
bring about
  formal-words 5 ~bring about => ~cause ; when: objects(change problem loss end decline death fall shift) ; not: participle
  + (formal) The frost brought about a loss of trade. => The frost caused a loss of trade.
  = They bring about what they fear.
business acumen
  plain-nouns 6 business acumen => business sense
but
  synonyms 4 @ADJ [ but ] @ADJ => yet ; not: isNegatedOrInTestsOrWarning
  synonyms 6 , [ but ] => yet ; not: next(also rather not instead now) or nextPos(PUNCT) or opener(not)
but let me tell you
  casual-phrases 5 [ but let me tell you , ] => but ; not: aboutLaw or aboutFormulas
by
  synonyms 6 [ by ] <Ving> => through ; not: isNegatedAskedOrInWarning or previousPos(VERB PUNCT) or not (previousIs(thing) and finiteVerbEarlier)
by a considerable margin
  recast-more 5 by a considerable margin => by a wide margin
by a significant margin
  recast-more 5 by a significant margin => by a wide margin
by a substantial margin
  recast-more 5 by a substantial margin => by a wide margin
by accident
  synonyms 6 by accident => accidentally ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
by and large
  collocations 6 by and large => mostly ; not: aboutFormulasStatisticsOrLaw
by contrast
  synonyms 6 by contrast => on the other hand ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
by means of
  simple-words 4 by means of => through ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  casual-essays 5, shorten-words 3 by means of => by | with ; not: aboutTechnicalFormalTextOrNearerNegation
  synonyms 6 by means of => with the help of | through ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
by the name of
  recast-phrases 5 by the name of => called ; when: previousPos(NOUN)
by the same token
  rare-adverbs 6 [ by the same token ] , => likewise ; not: aboutFormulasOrStatistics
  plain-links 6 by the same token => likewise ; not: aboutFormulasStatisticsOrLaw
by using
  synonyms 6 by using => with the help of | by means of ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
by virtue of
  shorten-words 3 by virtue of => by ; not: warnsOrBinds
  wordy-phrases 4 by virtue of => because of ; not: aboutLaw
by way of
  shorten-frames 5 by way of => by ; not: warnsOrBinds or reportsFigures or previous(as and is are)
call off
  formal-words 5 ~call off => ~cancel ; when: objects(meeting match event trip game wedding strike concert search) ; not: participle
  + (formal) They called off the meeting. => They canceled the meeting.
  = They called off the dogs.
calm and peaceful
  doubled-words 2 calm and peaceful => peaceful
calm peaceful
  doubled-words 2 calm , peaceful => peaceful ; not: nextPos(PUNCT CCONJ)
capable of
  purpose-phrases 3 capable of <Ving> => that can $V3 ; when: previousPos(NOUN) ; not: verbJoined or mode(academic formal) or previous(is are) or previousIs(person) or tense(past) or sentenceHas(was were had)
  + They want a boat capable of carrying sheep. => They want a boat that can carry sheep.
  = He is capable of anger.
  = He needed a boat capable of carrying sheep.
  = They praised a coach capable of winning.
  synonyms 6 capable of <Ving> => able to $V3 ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
captivated by
  studying-verbs 5 captivated by => fascinated by
  + Crowds were captivated by the song. => Crowds were fascinated by the song.
career journey
  rare-nouns 6 career journey => career
careful and meticulous
  doubled-words 2, shorten-words 3 careful and meticulous => careful
careful meticulous
  doubled-words 2 careful , meticulous => careful ; not: nextPos(PUNCT CCONJ)
carefully and meticulously
  doubled-words 2 carefully and meticulously => carefully
carefully meticulously
  doubled-words 2 carefully , meticulously => carefully ; not: nextPos(PUNCT CCONJ)
carry out
  formal-words 5 ~carry out => ~conduct ; when: objects(study research experiment survey analysis investigation review assessment interview test trial inspection) ; not: participle
  + (formal) The team carried out a survey in May. => The team conducted a survey in May.
  = They carried out the chairs.
centers around
  changing-verbs 5 plot|story|film|movie|book|novel|series|show|narrative|episode|play [ centers around|on ] => is about ; not: mode(shorten)
central component of
  plain-adjectives 5 central component|facet of => $1 part $3 ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
challenges and obstacles
  shorten-words 3 challenges and obstacles|difficulties => challenges ; not: reportsFigures
children and adults alike
  casual-talk 5 children and adults alike => children and adults ; not: aboutTechnicalFormalTextOrNearNegation
clad in
  story-scenes 6 clad in => dressed in ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
climate conditions
  nouns-or-verbs 6 climate conditions => climate ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
close knit
  casual-talk 9 close - knit => close ; not: aboutTechnicalFormalTextOrNearNegation
close proximity
  wordy-phrases 9 [ close ] proximity to|of => -
  + The close proximity of the mill is a gift. => The proximity of the mill is a gift.
  = They live in close proximity.
closer examination of
  shorter-phrases 6 closer|close examination of => $1 look at ; not: mode(academic formal) or aboutLaw or sentenceHas(patient doctor body forensic medical)
  + A closer examination of the house showed damage. => A closer look at the house showed damage.
  = A medical examination of the man showed harm.
cognizant of
  plain-adjectives 3 cognizant of => aware of
cohesive team
  rare-modifiers 6 cohesive team|group|society|community|unit => united $2 ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
cold weather conditions
  nouns-or-verbs 6 cold weather conditions => $1 weather ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or relation(nsubj conj) or previous(and or) or sentenceHas(are were)
combination of
  synonyms 6 combination of => mixture of | blend of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
come across
  formal-words 5 ~come across a|an|the|some|many|several => ~encounter $3 ; not: participle
  + (formal) She came across a strange word. => She encountered a strange word.
  = He comes across as kind.
commitment to
  synonyms 6 commitment to => dedication to | devotion to ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
commonly used
  needless-modifiers 6 commonly used|found|seen|cited|called|asked => often $2 ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
comparable to
  rare-modifiers 6 comparable to => similar to | like ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
competitive landscape
  plain-nouns 6 competitive landscape => competition ; not: previousPos(DET ADJ PRON) or nextPos(NOUN)
competitively priced
  praise-words 6 competitively priced => well priced ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
completely and totally
  casual-talk 5 completely and totally => completely ; not: aboutTechnicalFormalTextOrNearNegation
completely and utterly
  story-manner 6 completely and utterly => completely
completely essential
  doubled-words 2 completely essential|necessary|vital|crucial => $2
complex and intricate
  doubled-words 2 complex and intricate => complex
complex and multifaceted
  doubled-words 2 complex and multifaceted => complex
complex intricate
  doubled-words 2 complex , intricate => complex ; not: nextPos(PUNCT CCONJ)
complex multifaceted
  doubled-words 2 complex , multifaceted => complex ; not: nextPos(PUNCT CCONJ)
complimentary breakfast
  plain-adjectives 6 complimentary breakfast|drinks|drink|parking|coffee|dessert|champagne|snacks => free $2
comprehensive and thorough
  shorten-words 3 comprehensive and detailed|complete => thorough ; not: reportsFigures
  doubled-words 2 comprehensive and thorough => thorough
comprehensive review
  synonyms 6 comprehensive review|analysis|overview|study|understanding|examination => thorough $2 | complete $2 ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
comprehensive thorough
  doubled-words 2 comprehensive , thorough => thorough ; not: nextPos(PUNCT CCONJ)
concerned about
  synonyms 6 concerned about => worried about ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
connection between
  synonyms 6 connection between => link between | relationship between ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
consecutive years
  plain-nouns 6 [ consecutive years|times|days|weeks|months|seasons|games|wins|victories ] => $2 in a row ; when: previousPos(NUM) ; not: aboutFormulasStatisticsOrLaw or next(of) or sentenceHas(row)
  + They won three consecutive games. => They won three games in a row.
consequences of
  synonyms 6 consequences of => results of | effects of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
considerable amounts of
  nouns-or-verbs 6 considerable amounts of => a lot of | large amounts of ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
considerable attention
  set-phrases 4 considerable attention|debate|discussion|controversy|effort|interest => much $2
considerably more
  needless-modifiers 6 considerably more|less|better|worse|higher|lower|larger|smaller|faster|longer => much $2 ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
copious amounts of
  rare-adverbs 6 copious amounts of => large amounts of ; not: aboutFormulasOrStatistics
cost savings
  nouns-or-verbs 6 cost savings => savings ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
could n't help but
  set-phrases 5, shorten-words 3 could|can|ca n't|not help [ but <V> ] => $G5 ; not: verbJoined or next(and or)
  + She couldn't help but worry about the boat. => She couldn't help worrying about the boat.
  = She couldn't help but laugh and clap.
  shorten-words 5 could|ca n't help but <V> => $1n't help $G5 ; not: first(ca)
  + She couldn't help but smile. => She couldn't help smiling.
  = She couldn't help but he tried.
could n't help but admire
  recast-links 10 could n't help but admire => admired
  story-moments 7 i|you|he|she|we|they [ could n't help but admire ] => admired
could n't help but feel
  recast-links 10 could n't help but feel => felt
  story-moments 7 i|you|he|she|we|they [ could n't help but feel ] => felt
could n't help but laugh
  recast-links 10 could n't help but laugh => laughed
could n't help but marvel
  recast-links 10 could n't help but marvel => marveled
could n't help but notice
  recast-links 10 could n't help but notice => noticed
  story-moments 7 i|you|he|she|we|they [ could n't help but notice ] => noticed
  + She couldn't help but notice the smell. => She noticed the smell.
could n't help but smile
  recast-links 10 could n't help but smile => smiled
  story-moments 7 could n't help but smile|laugh|grin|chuckle => had to $5
could n't help but think
  recast-links 10 could n't help but think => thought
  story-moments 9 i|you|he|she|we|they [ could n't help but think ] => thought
could n't help but wonder
  recast-links 10 could n't help but wonder => wondered
  story-moments 7 i|you|he|she|we|they [ could n't help but wonder ] => wondered
could not help but admire
  recast-links 10 could not help but admire => admired
  story-moments 7 i|you|he|she|we|they [ could not help but admire ] => admired
could not help but feel
  recast-links 10 could not help but feel => felt
  story-moments 7 i|you|he|she|we|they [ could not help but feel ] => felt
could not help but laugh
  recast-links 10 could not help but laugh => laughed
could not help but marvel
  recast-links 10 could not help but marvel => marveled
could not help but notice
  recast-links 10 could not help but notice => noticed
  story-moments 7 i|you|he|she|we|they [ could not help but notice ] => noticed
could not help but smile
  recast-links 10 could not help but smile => smiled
  + She could not help but smile. => She smiled.
  story-moments 7 could not help but smile|laugh|grin|chuckle => had to $5
could not help but think
  recast-links 10 could not help but think => thought
  story-moments 7 i|you|he|she|we|they [ could not help but think ] => thought
could not help but wonder
  recast-links 10 could not help but wonder => wondered
  story-moments 7 i|you|he|she|we|they [ could not help but wonder ] => wondered
crucial and essential
  shorten-words 3 crucial and essential|important => crucial ; not: reportsFigures
crucial component of
  plain-adjectives 5 crucial component|aspect|element|facet of => key part $3 ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
crux of
  rare-nouns 7 crux of => heart of | core of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
crystal - clear water
  review-talk 9 [ crystal - clear ] water|waters|lake|lakes|lagoon|stream|streams|sea|seas|pool => clear ; not: aboutFormulasStatisticsOrLaw or previous(not never)
  + We swam in crystal-clear water. => We swam in clear water.
  = The terms were crystal-clear.
crystal clear water
  review-talk 6 crystal clear water|waters => clear water ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
cuisine and culture
  review-talk 6 cuisine and culture => food and culture ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
culinary delight
  review-words 9 culinary delight|creation => dish ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
culinary experiences
  review-words 9 culinary experiences => meals ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
culinary masterpiece
  review-words 6 culinary masterpiece => great dish ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
culinary masterpieces
  review-words 6 culinary masterpieces => great dishes ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
culinary skills
  review-words 9 [ culinary ] skills|skill|expertise => cooking ; not: aboutFormulas or afterDegreeWord
  + His culinary skills amazed us. => His cooking skills amazed us.
  = His culinary fame spread.
cultural heritage
  plain-nouns 9 rich [ cultural heritage ] => culture ; not: nextPos(NOUN PROPN) or sentenceHas(culture cultures) or next(,) and after(2: including such with) or previous(natural historical) or aboutLaw
  + We came to love the rich cultural heritage of the coast. => We came to love the rich culture of the coast.
  = The town has a rich cultural heritage, including its songs.
currently underway
  shorten-words 3 currently underway => underway ; not: reportsFigures
data reveal that
  story-actions 5 data ~reveal/VERB that => $1 ~show that ; not: aboutLaw
daunting task
  plain-adjectives 6 daunting task => hard task ; not: afterDegreeWord
day after day
  synonyms 6 day after day => day by day ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
day in and day out
  casual-phrases 5 day in and day out => every day ; not: aboutLaw or aboutFormulas
days turned into weeks
  story-moments 5 days turned into weeks => weeks went by ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or near(6: week month year decade)
  + Days turned into weeks. => Weeks went by.
  = The days turned into weeks, and the weeks into months.
deal with
  formal-words 5 ~deal with the|this|these|such problem|problems|issue|issues|challenge|challenges|crisis => ~address $3 $4 ; not: attributive or passive
  + (formal) The council dealt with the problem last year. => The council addressed the problem last year.
  = The shop deals with many customers.
dedication to
  synonyms 6 dedication to => commitment to | devotion to ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
deep in contemplation
  story-moments 9 deep in contemplation => deep in thought ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
deep rooted
  rare-modifiers 5 deep - rooted => deep ; when: object(bias desire distrust fear hatred love mistrust resentment respect tie) ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
  + They had a deep-rooted fear of wolves. => They had a deep fear of wolves.
  = Deep-rooted traditions last long.
deep seated
  rare-modifiers 5 deep - seated => deep ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
deep within
  recast-phrases 6 deep within => deep in ; not: nextPos(PUNCT)
deeply concerning
  plain-adjectives 6 deeply concerning => very worrying ; when: predicative
deeply ingrained
  needless-modifiers 6 deeply ingrained => ingrained ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
definitely worth a visit
  review-talk 6 definitely worth a visit|try|watch|look => worth a $4 ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
definitely worth it
  review-talk 6 definitely worth it => worth it ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
delicious and flavorful
  review-words 5 delicious and flavorful|flavourful|tasty => delicious ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
delicious cuisine
  review-talk 6 delicious cuisine => delicious food ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
deluge of
  rare-nouns 6 deluge of => flood of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
denizens of
  rare-nouns 6 denizens of => people of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
desire to
  synonyms 6 desire to => wish to ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
despite
  synonyms 6 despite => in spite of ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
despite facing
  wordy-phrases 6 despite [ facing|encountering ] many|numerous|several|some|significant|criticism|challenges|obstacles|opposition|difficulties|a|an|the|strong|initial|great|various|setbacks|adversity => - ; not: next(off) or ahead(6: and)
  + Despite facing many setbacks, she won. => Despite many setbacks, she won.
  = Despite facing south, the room is cold.
despite the fact that
  wordy-phrases 1, informal-words 3 despite the fact that => although ; not: next(,) or previousPos(AUX)
  = This is despite the fact that sales grew.
detailed analysis
  synonyms 6 detailed analysis|study|report|account|review|look => thorough $2 | in-depth $2 ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
detrimental to
  simple-words 4 detrimental to => bad for ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
did n't intend to
  everyday-verbs 6 did n't [ intend ] to => mean ; not: aboutLaw or mode(academic formal)
  + I didn't intend to wake him. => I didn't mean to wake him.
  = I didn't intend the noise.
difference between
  synonyms 6 difference between => distinction between ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
differences between
  synonyms 6 differences between => distinctions between ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
different individuals
  nouns-or-verbs 6 different individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
difficult task
  synonyms 6 difficult task|question|job|problem|choice|decision|work|time|times => hard $2 ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
difficult to
  simple-words 4, informal-words 3 difficult to => hard to ; not: previous(more most less least)
  synonyms 6 difficult to => hard to ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
difficulties and challenges
  doubled-words 2 difficulties and challenges => difficulties
difficulties challenges
  doubled-words 2 difficulties , challenges => difficulties ; not: nextPos(PUNCT CCONJ)
dimly lit
  story-scenes 5 dimly lit => dim ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
dining establishment
  review-words 6 dining establishment => restaurant ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
dining establishments
  review-words 6 dining establishments => restaurants ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
dining experience
  praise-words 9 my|our|better [ dining experience ] => meal ; not: next(and at) or aboutFormulasStatisticsOrLaw or sentenceHas(meal)
  + The wine improved our dining experience. => The wine improved our meal.
  = They offer a dining experience for two.
do n't hesitate to
  shorten-frames 5 do n't hesitate to <V> => feel free to $5
  letter-phrases 2 do n't hesitate to => feel free to ; when: opensSentence or previous(please , ; and so)
do not hesitate to
  letter-phrases 2 do not hesitate to => feel free to ; not: not (opensSentence or previous(please , ; and so))
  + Please do not hesitate to call me. => Please feel free to call me.
  = You do not hesitate to lie.
draw to a close
  wordy-phrases 9 ~draw to a close => ~end ; not: passive or attributive or aboutLaw or sentenceHas(curtain curtains end ends ending)
  + The evening drew to a close. => The evening ended.
  = The curtains were drawn to a close fit.
dropped the ball
  formal-words 5 dropped the ball => failed ; not: aboutSport or sentenceHas(football catch glass hands dog)
  + The writers dropped the ball. => The writers failed.
  = The keeper dropped the ball in the match.
dry weather conditions
  nouns-or-verbs 6 dry weather conditions => $1 weather ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or relation(nsubj conj) or previous(and or) or sentenceHas(are were)
due in large part to
  casual-essays 5 due in large part to => largely because of ; not: aboutTechnicalFormalTextOrNearerNegation
due largely to
  casual-essays 5 due largely to => largely because of ; not: aboutTechnicalFormalTextOrNearerNegation
due mainly to
  casual-essays 5 due mainly to => mainly because of ; not: aboutTechnicalFormalTextOrNearerNegation
due primarily to
  casual-essays 5 due primarily to => mainly because of ; not: aboutTechnicalFormalTextOrNearerNegation
due to
  wordy-phrases 4 due to => because of ; not: previousPos(AUX) or previous(@adverbs-of-extent-not-and-be) or next(@words-after-due-to) or previousPos(NOUN) or nextPos(VERB)
  wordy-phrases 5 @NOUN [ due to ] the|a|an|its|his|her|their|our|my => because of ; not: aboutTechnicalOrFormalText or previous(@debts-and-payments) or sentenceHas(because) or previousPos(AUX ADV)
  + The delays due to the rain cost us a day. => The delays because of the rain cost us a day.
  = The tax due to the crown was paid.
  = The rent is due to be paid.
  plain-links 7 ~become|grow|vary|change|fail|happen|rise|fall|die|suffer|struggle|increase|decrease @ADV? [ due to ] => because of ; when: beforeNounPhraseOrAdverb ; not: aboutLaw or sentenceHas(because)
  = The rent due to the owner is small.
  = She is due to play today.
  = The delay is due to the flood.
  wordy-phrases 6 @NOUN [ due to ] @NOUN|ADJ => because of ; when: adverbialPhrase ; not: mode(academic formal) or aboutLaw or previous(@debts-and-payments) or sentenceHas(because) or objectIs(person)
  + They stayed at home due to bad weather. => They stayed at home because of bad weather.
  = Deaths due to heart disease rose.
  synonyms 6 due to => because of ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
  wordy-phrases 9 @PROPN|VERB|ADJ [ due to ] a|an|its|his|her|their|our|my|the @ADJ? @NOUN => because of ; not: aboutTechnicalOrFormalText or previous(@debts-and-payments) or sentenceHas(because) or previousPos(AUX ADV) or previous(largely mainly partly created caused)
  + The match was moved due to the rain. => The match was moved because of the rain.
  = The match is due to the rain.
due to several factors
  set-phrases 6 due to several|various|many|multiple factors|reasons => for $3 reasons ; not: previousLemma(be) or previous(likely partly mainly largely primarily probably also possibly) or next(such like , that beyond outside)
  + The mill closed due to several factors. => The mill closed for several reasons.
  = The loss was due to several factors.
due to the fact that
  wordy-phrases 1, informal-words 3 due to the fact that => because
  + It shut due to the fact that it rained. => It shut because it rained.
due to the presence of
  recast-more 7 due to the presence of => because of
during
  synonyms 6 during => in the course of | over the course of ; not: isComparedOrInTestsOrWarning or nextPos(PROPN NUM)
during a time when
  set-phrases 6 during a time when => when ; not: opensSentence or previous(the)
  + They met during a time when boats were rare. => They met when boats were rare.
  = They met during a time of peace.
during challenging times
  casual-advice 5 during challenging times => in hard times ; not: aboutTechnicalFormalTextOrNearNegation
during dawn
  wordy-phrases 2 during dawn => at $2
during difficult times
  casual-advice 5 during difficult times => in hard times ; not: aboutTechnicalFormalTextOrNearNegation
during dusk
  wordy-phrases 2 during dusk => at $2
during my first visit
  review-talk 6 during my|our first visit => on $2 first visit ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
during my recent visit
  review-talk 6 during my|our recent visit|stay|trip|tour => on $2 recent $4 ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
during sunrise
  wordy-phrases 2 during sunrise => at $2
during sunset
  wordy-phrases 2 during sunset => at $2
during the 1960s
  wordy-phrases 6 [ during ] the 1800s|1900s|1910s|1920s|1930s|1940s|1950s|1960s|1970s|1980s|1990s|2000s|2010s|2020s => in ; not: afterSlotPos(3: NOUN ADJ PROPN) or afterSlot(3: in) or behind(5: in)
  + The mill closed during the 1960s. => The mill closed in the 1960s.
  = It closed during the 1960s riots.
during the 19th century
  wordy-phrases 6 [ during ] the early|late|mid? 15th|16th|17th|18th|19th|20th|21st century => in ; not: behind(5: in) or afterSlot(5: in) or afterSlotPos(5: NOUN ADJ PROPN)
  + The mill burned during the late 19th century. => The mill burned in the late 19th century.
  = It burned during the 19th century wars.
during the afternoon
  wordy-phrases 4 during the afternoon => in the $3 ; not: nextPos(NOUN) or next(of 's and)
during the autumn
  wordy-phrases 4 during the autumn => in the $3 ; not: nextPos(NOUN) or next(of 's and)
during the course of
  recast-texts 5, shorten-words 3 during the course of => during
during the entire
  plain-nouns 6 during the entire => during the
during the evening
  wordy-phrases 4 during the evening => in the $3 ; not: nextPos(NOUN) or next(of 's and)
during the evenings
  wordy-phrases 4 during the evenings => in the $3 ; not: nextPos(NOUN) or next(of 's and)
during the morning
  wordy-phrases 4 during the morning => in the $3 ; not: nextPos(NOUN) or next(of 's and)
during the spring
  wordy-phrases 4 during the spring => in the $3 ; not: nextPos(NOUN) or next(of 's and)
during the summer
  wordy-phrases 4 during the summer => in the $3 ; not: nextPos(NOUN) or next(of 's and)
during the summer season
  wordy-phrases 2 during the summer season => in $3
during the summers
  wordy-phrases 4 during the summers => in the $3 ; not: nextPos(NOUN) or next(of 's and)
during the training process
  wordy-phrases 6 during|throughout [ the training|production|manufacturing|construction|planning|testing|recruitment process ] => $3 ; not: next(of for by at in) or nextPos(NOUN)
  + The nets are checked during the production process. => The nets are checked during production.
  = They met during the planning process for the fair.
during the winter
  wordy-phrases 4 during the winter => in the $3 ; not: nextPos(NOUN) or next(of 's and)
during the winter season
  wordy-phrases 2 during the winter season => in $3
during the winters
  wordy-phrases 4 during the winters => in the $3 ; not: nextPos(NOUN) or next(of 's and)
during this challenging time
  casual-advice 9 during this challenging time => at this hard time ; not: aboutTechnicalFormalTextOrNearNegation
during this difficult time
  casual-advice 9 during this difficult time => at this hard time ; not: aboutTechnicalFormalTextOrNearNegation
during this tough time
  casual-advice 5 during this tough time => at this hard time ; not: aboutTechnicalFormalTextOrNearNegation
during times of
  rare-phrases 6 during times of => in times of ; not: aboutFormulasStatisticsOrLaw
during tough times
  casual-advice 5 during tough times => in hard times ; not: aboutTechnicalFormalTextOrNearNegation
e.g.
  expand-words 3 e.g. => for example ; not: nextPos(PUNCT)
each and every
  wordy-phrases 1, shorten-words 3 each and every => every
each and every one of
  casual-talk 5 each and every one of => each of ; not: aboutTechnicalFormalTextOrNearNegation
each day
  synonyms 6 each day => every day ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
each every
  doubled-words 2 each , every => every ; not: nextPos(PUNCT CCONJ)
each individual
  casual-essays 6 each individual => each person ; not: aboutTechnicalFormalTextOrNearerNegation or attributive or nextPos(NOUN ADJ PROPN NUM) or next(' ’)
  + It gives each individual a vote. => It gives each person a vote.
  = We score each individual answer.
each year
  synonyms 6 each year => every year ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
eager to
  synonyms 6 eager to => keen to ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
eagerly anticipate
  studying-verbs 6 [ eagerly ~anticipate ] => ~look@2 forward to ; not: not nextPos(DET NOUN ADJ PRON) or previous(is are was were be been most an the this a)
  + Fans eagerly anticipate the match. => Fans look forward to the match.
  = It is an eagerly anticipated match.
easy to
  synonyms 6 easy to => simple to ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
easy to follow
  review-talk 6 easy - to - follow => clear ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
easy to read
  review-talk 6 easy - to - read => readable ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
easy to understand
  review-talk 6 easy - to - understand => clear ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
easy to use
  synonyms 6 easy - to - use => user-friendly ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
educational journey
  rare-nouns 6 educational journey => education ; not: previous(a an this)
effect on
  synonyms 6 effect on => impact on | influence on ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
effects on
  synonyms 6 effects on => impacts on ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
efforts to
  synonyms 6 efforts to => attempts to ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
elderly individuals
  nouns-or-verbs 6 elderly individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
electoral college system
  wordy-phrases 6 the electoral college [ system ] => - ; not: nextPos(NOUN) or next(of -) or sentenceHas(other another every)
  + They would keep the Electoral College system. => They would keep the Electoral College.
  = They would keep an electoral college system.
embark on
  formal-words 5 ~embark on|upon => ~begin ; not: objects(ship boat ferry train)
  + (formal) She embarked on a career in law. => She began a career in law.
  = They embarked on a ship.
emblematic of
  rare-modifiers 6 emblematic of => typical of ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
emotions of joy
  recast-nouns 7 emotions of joy|sadness|anger|guilt|anxiety|despair|loneliness|isolation|stress|fear|happiness => $3 ; not: next(and or ,)
empirical results
  recast-texts 5 our [ empirical results ] on|show|demonstrate|indicate|suggest|confirm|reveal|prove => experiments
employment opportunities
  plain-nouns 9 employment|job opportunities => jobs ; when: governor(create generate find seek provide offer explore) ; not: previous(equal and or of) or next(and or for) or aboutLaw or mode(academic formal) or sentenceHas(jobs)
  + The hotel will create new employment opportunities. => The hotel will create new jobs.
  = They promise equal employment opportunities.
en route to
  simple-words 4 en route to => on the way to
  + They are en route to Rome. => They are on the way to Rome.
  = They are en route.
enamored with
  rare-verbs 6 enamored with|of => in love with ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
enamoured with
  rare-verbs 6 enamoured with|of => in love with ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
end goal
  wordy-phrases 4 end goal => goal
end result
  doubled-words 2 end results => $2
  nouns-or-verbs 5, shorten-words 3 end result => result ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
engaging and
  rare-modifiers 5 [ engaging and ] @ADJ article|book|content|lecture|lesson|plot|read|story|topic|video|writing => interesting and ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  rare-modifiers 5 [ engaging and ] @ADJ conversation|discussion|environment|manner|performance|presentation|speech|style|version|way => lively and ; not: aboutFormulasStatisticsOrLaw or next(conception domain oil operations operation) or sentenceHas(pathogen injury mary)
  + He wrote an engaging and useful book. => He wrote an interesting and useful book.
  = It is an engaging and useful tool.
engrossed in
  story-scenes 7 engrossed in => absorbed in ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
enormous quantities of
  set-phrases 4 enormous quantities|amounts of => huge amounts of ; not: aboutFormulasStatisticsOrLaw
entangled in
  rare-verbs 6 entangled in => caught in | caught up in ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
entertaining and engaging
  doubled-words 2 entertaining and engaging => entertaining
entertaining engaging
  doubled-words 2 entertaining , engaging => entertaining ; not: nextPos(PUNCT CCONJ)
entirely eliminate
  doubled-words 2 entirely eliminate|eliminated|unique|finished|full|empty => $2
equivalent to
  simple-words 4 equivalent to => equal to ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
especially when dealing with
  wordy-phrases 6 especially|particularly [ when dealing with ] => with
  + It is slow, especially when dealing with long texts. => It is slow, especially with long texts.
  = It is slow when dealing with long texts.
essential component of
  plain-adjectives 5 essential component|aspect|element|facet of => key part $3 ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
essential for
  simple-words 4 essential for => vital for ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
etc
  expand-words 3 @NOUN , [ etc ] . => and so on
etc.
  expand-words 3 @NOUN , [ etc. ] => and so on
etched in my memory
  rare-verbs 6 etched in|into my|our|your|his|her|their memory|memories|mind|minds => fixed in $3 $4 ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
even more
  shorten-words 3 even more @ADJ => more $3 ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
even though
  shorten-frames 5 even though => although ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  synonyms 6 even though => although | though ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
ever evolving
  plain-adjectives 3 ever - evolving|changing => changing ; when: attributive
ever growing
  plain-adjectives 3 ever - growing|increasing|expanding => growing ; when: attributive
ever increasing
  degree-phrases 4 an|the [ ever - increasing|growing ] => growing
ever present
  rare-modifiers 5 ever - present => constant ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
every aspect of
  plain-nouns 5 every aspect|facet of => every part of ; not: aboutFormulasOrStatistics or nextTag(VBG) or ahead(3: experience film hotel house meal place restaurant room service stay store visit)
  + It changed every aspect of trade. => It changed every part of trade.
  = It changed every aspect of eating out.
  = We liked every aspect of the hotel.
every aspect of our lives
  casual-advice 5 every aspect of our|your|my|their lives|life => all of $4 $5 ; not: aboutTechnicalFormalTextOrNearNegation
every day
  synonyms 6 every day => each day | daily ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
every individual
  casual-essays 6 every individual => everyone ; not: aboutTechnicalFormalTextOrNearerNegation or attributive or nextPos(NOUN ADJ PROPN NUM) or next(of ' ’)
  = We score every individual answer.
every single day
  casual-talk 5 every single day|time|night|week|year => every $3 ; not: aboutTechnicalFormalTextOrNearNegation
every single one of
  casual-talk 5 every single one of => each of ; not: aboutTechnicalFormalTextOrNearNegation
every time
  synonyms 6 every time => each time | whenever ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
every year
  synonyms 6 every year => each year ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
everybody
  synonyms 6 everybody => everyone ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
everyone
  synonyms 6 everyone => everybody ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
examination reveal that
  story-actions 5 examination ~reveal/VERB that => $1 ~show that ; not: aboutLaw
example of
  synonyms 6 example of => instance of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
examples of
  synonyms 6 examples of => instances of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
excellent value for the money
  praise-words 5 excellent value for the|your money => good value ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
excited to
  synonyms 6 excited to => thrilled to | eager to ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
experimental results
  recast-texts 5 our [ experimental results ] on|show|demonstrate|indicate|suggest|confirm|reveal|prove => experiments
expertly executed
  review-talk 6 expertly executed => well done ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
exquisite food
  praise-words 6 exquisite food|flavors|dishes|meal|meals => wonderful $2 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
extreme weather events
  wordy-phrases 6 extreme|severe weather [ events ] => - ; when: before(3: of from to by with as about for during) ; not: nextPos(VERB AUX) or ahead(5: are were have that which)
  + The wall shields the town from extreme weather events. => The wall shields the town from extreme weather.
  = Extreme weather events are rare.
extremely important
  needless-modifiers 6 extremely important|useful|helpful|difficult|dangerous|rare|popular|effective|hard|easy|valuable|common => very $2 ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
eye catching
  review-talk 6 eye - catching => striking ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
familiarity with
  nouns-or-verbs 6 familiarity with => knowledge of ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
far beyond
  verbs-with-objects 6 ~extend [ far beyond ] => well beyond ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
far reaching
  synonyms 6 far - reaching => extensive | wide ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
feel free to
  courteous-words 5 please feel free to => please do not hesitate to
  + (formal) Please feel free to call our office. => Please do not hesitate to call our office.
  = They feel free to leave.
feelings of
  casual-advice 5 [ feelings of ] anxiety|depression|guilt|shame|loneliness|isolation|inadequacy|sadness|anger|stress|frustration|hopelessness|resentment|fear|insecurity|happiness|joy|despair|helplessness|overwhelm|worthlessness => - ; not: aboutFormulasStatisticsOrLaw or previous(the these those mixed)
  + It can cause feelings of guilt. => It can cause guilt.
  = The feelings of guilt went away.
feelings of happiness
  nouns-or-verbs 6 feelings of happiness|sadness|joy|relief|peace|calm|anger|guilt|anxiety|stress|loneliness|depression|fear => $3 ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
  + It may cause feelings of guilt. => It may cause guilt.
few and far between
  review-talk 6 few and far between => rare ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
few in number
  wordy-phrases 1 few in number => few
fierce resolve
  story-looks 9 fierce resolve => $1 determination ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
figures reveal that
  story-actions 5 figures ~reveal/VERB that => $1 ~show that ; not: aboutLaw
fill out
  formal-words 5 ~fill out|in => ~complete ; when: objects(form application survey questionnaire) ; not: participle
  + (formal) Please fill out the form. => Please complete the form.
  = The sails fill out in the wind.
final outcome
  doubled-words 2, shorten-words 3 final outcome => outcome
final result
  nouns-or-verbs 7, shorten-words 3 final result => result ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
find joy in
  set-phrases 9 ~find joy in => ~enjoy ; when: nextTag(VBG) or next(it them) or objects(life cooking reading thing activity hobby work job journey company) ; not: passive or sentenceHas(enjoy) or ahead(3: midst) or aboutLaw
  + I find joy in cooking for friends. => I enjoy cooking for friends.
  = They find joy in the darkest times.
find out
  formal-words 5 ~find out that => ~discover that ; not: participle
  + (formal) They found out that the well was dry. => They discovered that the well was dry.
  = They found out in the end.
findings reveal that
  story-actions 5 findings ~reveal/VERB that => $1 ~show that ; not: aboutLaw
first and foremost
  doubled-words 2, shorten-words 3 first and foremost => first ; when: opensSentence and next(, we i the they you it) or previous(; :) and next(,)
  + First and foremost, the roof leaks. => First, the roof leaks.
  = She is first and foremost a baker.
  = Nurses were the first and foremost helpers of the town.
first began
  shorten-words 3 first began|started|appeared|emerged|introduced => $2 ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
first class service
  praise-words 5 first - class service|food => excellent $4 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
first foremost
  doubled-words 2 first , foremost => first ; not: nextPos(PUNCT CCONJ)
first hand experience
  rare-adverbs 6 first - hand experience => direct experience ; not: aboutFormulasOrStatistics
firsthand experience
  rare-adverbs 6 firsthand experience => direct experience ; not: aboutFormulasOrStatistics
fixation on
  rare-nouns 6 fixation on|with => obsession with ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
flavorful and delicious
  review-words 5 flavorful and delicious => delicious ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
flavourful and delicious
  review-words 5 flavourful and delicious => delicious ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
fondness for
  synonyms 6 fondness for => liking for ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
for a better understanding of
  recast-nouns 7 for a better understanding of => to better understand ; not: previous(allow allows allowed allowing account call calls look need)
for a extended period
  nouns-or-verbs 6 for a extended period => for a long time ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
for a fraction of the cost
  review-talk 6 for a fraction of the cost|price => for far less ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
for a long period
  nouns-or-verbs 6 for a long period => for a long time ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
for a long time
  synonyms 6 for a long time => for long ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
for a prolonged period
  nouns-or-verbs 6 for a prolonged period => for a long time ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
for a split second
  story-moments 6 for a split second => for a moment ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
for a variety of reasons
  plain-nouns 6 for a variety of reasons|purposes => for many $5 ; not: aboutFormulasOrStatistics
for all intents and purposes
  wordy-phrases 2 for all intents and purposes => in effect
for an extended period of time
  wordy-phrases 2 for an extended period of time => for a long time
for centuries to come
  shorten-frames 5 [ for centuries to come ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
for decades to come
  shorten-frames 5 [ for decades to come ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
for educational purposes
  wordy-phrases 6 for research|marketing|advertising|security|safety|training|identification|comparison|teaching purposes => for $2 ; not: aboutLaw or warnsOrBinds or previous(only solely)
  + They keep the names for marketing purposes. => They keep the names for marketing.
  = They keep the names for other purposes.
for example
  synonyms 6 for example => for instance ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
for further information
  synonyms 6 for further information => for more details ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
for generations to come
  shorten-frames 5 [ for generations to come ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  + It will feed the town for generations to come. => It will feed the town.
  recast-phrases 9 for generations|decades|centuries to come => for $2 ; not: aboutTechnicalFormalTextOrNearNegation
  + The dam will stand for generations to come. => The dam will stand for generations.
  = The best generations to come will stand.
for instance
  lighter-openers 5 , for instance , => , for example,
  set-phrases 7, simple-words 4, informal-words 3 for instance => for example
  synonyms 6 for instance => for example ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
for more information
  synonyms 6 for more information => for further details ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
for more information on
  wordy-phrases 6 for more|further information|details on|about|regarding => for more on ; not: aboutLaw or nextPos(PRON PUNCT) or previousLemma(ask call request need)
  + For more information on the town, see the map. => For more on the town, see the map.
  = For more information, see the map.
for now
  formal-words 5 for now => for the time being ; when: nextPos(PUNCT) ; not: inStory
  + It is closed for now. => It is closed for the time being.
  = It is closed, for now it rains.
for the betterment of
  rare-adverbs 6 for the betterment of => for the good of ; not: aboutFormulasOrStatistics
for the briefest of moments
  story-moments 6 for the briefest of moments => for a moment ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
for the duration of
  shorten-frames 5 for the duration of => during ; not: warnsOrBinds or reportsFigures
  common-words 5 for the duration of => throughout
for the long haul
  formal-words 5 for the long haul => for the long term ; not: sentenceHas(flight truck)
  + They are here for the long haul. => They are here for the long term.
  = It is a long haul flight.
for the most part
  needless-modifiers 6 for the most part => mostly | mainly ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
for the purpose of
  simple-words 4 for the purpose of => for ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  shorten-words 3 for the purpose of => for ; not: warnsOrBinds
  recast-more 5 for the purpose of @NOUN => for $5 ; not: aboutLaw or nextPos(NOUN)
  wordy-phrases 1 for the purpose of <Ving> => to $V5 ; not: aboutLaw
  + It is done for the purpose of saving water. => It is done to save water.
for the purposes of
  shorten-words 3 for the purposes of => for ; not: warnsOrBinds
  recast-more 5 for the purposes of @NOUN => for $5 ; not: aboutLaw or nextPos(NOUN)
  wordy-phrases 1 for the purposes of <Ving> => to $V5 ; not: aboutLaw
for the reason that
  wordy-phrases 1 for the reason that => because
for the sake of
  purpose-phrases 3 for the sake of <Ving> => to $V5 ; not: aboutLaw
for the slightest of moments
  story-moments 6 for the slightest of moments => for a moment ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
for the time being
  shorten-words 3 for the time being => for now ; not: warnsOrBinds or reportsFigures or previous(@words-before-shortened-phrases)
for this reason
  informal-words 3 for this reason , => so ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
  synonyms 6 for this reason => because of this ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
for those interested
  wordy-phrases 8 for those interested => for people $3 ; not: sentenceHas(people) or previous(except even and)
for those looking
  wordy-phrases 8 for those looking => for people $3 ; not: sentenceHas(people) or previous(except even and)
for those seeking
  wordy-phrases 7 for those seeking => for people $3 ; not: sentenceHas(people) or previous(except even and)
for those wanting
  wordy-phrases 8 for those wanting => for people $3 ; not: sentenceHas(people) or previous(except even and)
for those who
  wordy-phrases 6 for those who => for people $3 ; not: sentenceHas(people) or previous(except even and)
  + It is a good camp for those who fish. => It is a good camp for people who fish.
for those wishing
  wordy-phrases 8 for those wishing => for people $3 ; not: mode(academic formal) or sentenceHas(people) or previous(except even and)
for what seemed like hours
  story-moments 6 for what seemed like hours|ages|forever => for a long time ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
for years to come
  shorten-frames 5 [ for years to come ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
for your convenience
  shorten-frames 5 [ for your convenience ] . => -
for your information
  shorten-frames 5 [ for your information ] . => -
for your perusal
  shorten-frames 5 [ for your perusal ] . => -
for your reference
  shorten-frames 5 [ for your reference ] . => -
for your review
  shorten-frames 5 [ for your review ] . => -
  + The sheet is here for your review. => The sheet is here.
fortunate enough to
  set-phrases 6 fortunate enough to => lucky enough to ; not: mode(academic formal)
  + He was fortunate enough to win. => He was lucky enough to win.
  = He was fortunate to win.
fraught with
  plain-adjectives 4 fraught with => full of ; not: afterDegreeWord or next(a an)
  + The road is fraught with danger. => The road is full of danger.
  = The road is fraught with a risk.
free gift
  shorten-words 3 free gift => gift ; not: reportsFigures
free of charge
  wordy-phrases 4 free of charge => free ; not: previous(provided)
frequently used
  needless-modifiers 6 frequently used|found|seen|cited|called|asked => often $2 ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
fresh and new
  doubled-words 2 fresh and new => new
  = They plan new and larger sheds.
fresh new
  doubled-words 2 fresh , new => new ; not: nextPos(PUNCT CCONJ)
fried to perfection
  casual-phrases 9 fried to perfection => perfectly $1 ; not: aboutLaw or aboutFormulas
friendly and welcoming
  wordy-phrases 9 staff is|are|was|were @ADV? friendly [ and welcoming ] => -
  + The staff are always friendly and welcoming. => The staff are always friendly.
  = The town is friendly and welcoming.
friends and family alike
  casual-talk 5 friends and family alike => friends and family ; not: aboutTechnicalFormalTextOrNearNegation
from a great distance
  plain-adverbs 6 from a great distance => from far away ; not: next(of)
  + We saw the tower from a great distance. => We saw the tower from far away.
  = We saw it from a great distance of forty miles.
from a young early age
  casual-essays 5 from a young early age => from childhood ; not: aboutTechnicalFormalTextOrNearerNegation
from all corners of
  collocations 6 from all corners of => from all over ; not: aboutFormulasStatisticsOrLaw
from all walks of life
  recast-phrases 8 from all walks of life => of all kinds ; when: previousPos(NOUN)
from beginning to end
  praise-words 9 from beginning to end => throughout ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
from every corner of
  collocations 6 from every corner of => from all over ; not: aboutFormulasStatisticsOrLaw
from every corner of the world
  recast-more 5 from every corner of the world|globe => from all over the world
from my own personal experience
  casual-essays 5 from my own personal experience => from my own experience ; not: aboutTechnicalFormalTextOrNearerNegation
from that day forward
  story-moments 6 from that day forward|onward|onwards|on => from then on ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
from that moment forward
  story-moments 6 from that moment forward|onward|onwards|on => from then on ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
from that point forward
  story-moments 6 from that point forward|onward|onwards|on => from then on ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
from the outset
  rare-adverbs 6 from the outset => from the start ; not: aboutFormulasOrStatistics
from this day forward
  story-moments 6 from this day forward|onward|onwards|on => from now on ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
from this moment forward
  story-moments 6 from this moment forward|onward|onwards|on => from now on ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
from this point forward
  story-moments 6 from this point forward|onward|onwards|on => from now on ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
from time to time
  synonyms 6 from time to time => now and then | occasionally ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
full and complete
  doubled-words 2, shorten-words 3 full and complete => complete
full complete
  doubled-words 2 full , complete => complete ; not: nextPos(PUNCT CCONJ)
full of
  synonyms 6 full of => filled with ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
further research
  synonyms 6 further research|details|information|work|study|studies|investigation|analysis|questions => additional $2 | more $2 ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
further research is warranted
  set-phrases 6 further research|studies|study|work|investigation is|are [ warranted ] => needed
  + Further work is warranted. => Further work is needed.
  = His anger is warranted.
fusion of
  rare-nouns 6 fusion of => mix of | blend of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
future plans
  doubled-words 2, shorten-words 3 future plans => plans
gain valuable experience
  verbs-with-objects 6 to [ gain valuable experience ] => get useful experience ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
game changing
  plain-adjectives 9 [ game - changing ] impact|effect|change|technology|innovation|development|move|decision|invention => major
general consensus
  wordy-phrases 4 general consensus => consensus
genesis of
  rare-nouns 6 genesis of => origin of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
get back to
  courteous-words 5 ~get back to you|us|me => ~reply to $4
  + (formal) We will get back to you next week. => We will reply to you next week.
  = They got back to the barn.
get involved
  formal-words 5 ~get involved in|with => ~become involved $3
  + (formal) Many parents get involved in the school. => Many parents become involved in the school.
  = It is good to get involved.
get used to
  formal-words 5 ~get used to => ~become accustomed to ; not: previous(have has had 've 's 'd)
  + (formal) The birds soon get used to the noise. => The birds soon become accustomed to the noise.
  = The tool gets used daily.
give us a better understanding of
  recast-nouns 6, shorten-words 3, simple-words 4 ~give|offer|provide us|you|them|people|students|readers|researchers|scientists|children|viewers|audiences a better|deeper|greater|fuller|clearer understanding of => ~help $2 better understand
  + The dig gives us a better understanding of the siege. => The dig helps us better understand the siege.
  = The dig gives us an understanding of the siege.
glimpse into
  wordy-phrases 4 a|brief|rare|fascinating [ glimpse into ] => glimpse of
  wordy-phrases 4 ~give|offer|provide a [ glimpse into ] => glimpse of
goals and aspirations
  doubled-words 2 goals and aspirations => goals
goals and objectives
  shorten-words 3 goals and objectives => goals
goals aspirations
  doubled-words 2 goals , aspirations => goals ; not: nextPos(PUNCT CCONJ)
goals objectives
  doubled-words 2 goals , objectives => goals ; not: nextPos(PUNCT CCONJ)
good value for the money
  praise-words 5 good value for the|your money => good value ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
grateful for
  synonyms 6 grateful for => thankful for ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
great value for the money
  praise-words 5 great value for the|your money => good value ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
greater levels of
  shorter-phrases 5 greater levels of => more ; when: nextLemma(@feelings-and-activity-at-a-level) ; not: aboutStatistics or previousPos(DET PRON ADJ ADV)
  = We wake up with our greater levels of stress.
greatly much
  shorter-phrases 5 would [ greatly much ] appreciate => -
grim resolve
  story-looks 9 grim resolve => $1 determination ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
group together
  shorten-words 3 group together => group ; not: reportsFigures
guidance and direction
  shorten-words 3 guidance and direction => guidance ; not: reportsFigures
gusts of wind
  wordy-phrases 6 gusts of wind => gusts ; not: sentenceHas(gust)
  + The gusts of wind shook the mill. => The gusts shook the mill.
  = The gusts of rain shook the mill.
had the ability to
  wordy-phrases 2 had the ability to <V> => could $5 ; not: firstTag(VB) or previous('d) or secondToFollows
had the capability to
  wordy-phrases 2 had the capability to <V> => could $5 ; not: firstTag(VB) or previous('d) or secondToFollows
had the capacity to
  wordy-phrases 2 had the capacity to <V> => could $5 ; not: firstTag(VB) or previous('d) or secondToFollows
hand in
  formal-words 5 ~hand in => ~submit ; when: objects(paper essay assignment report homework form application notice resignation) ; not: participle
  + (formal) They handed in the form late. => They submitted the form late.
  = They walked hand in hand.
handful of
  synonyms 6 handful of => small number of ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
hands on
  rare-phrases 10 [ hands - on ] experience|training|learning|workshops|activities|skills => practical ; not: aboutFormulasStatisticsOrLaw
happy and joyful
  doubled-words 2 happy and joyful => happy
happy joyful
  doubled-words 2 happy , joyful => happy ; not: nextPos(PUNCT CCONJ)
happy to
  synonyms 6 happy to => glad to | pleased to ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
hard to
  synonyms 6 hard to => difficult to ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
harsh weather conditions
  nouns-or-verbs 6 harsh weather conditions => $1 weather ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or relation(nsubj conj) or previous(and or) or sentenceHas(are were)
has the ability to
  shorten-words 3 has|have the ability to => can ; not: warnsOrBinds or participle
  wordy-phrases 2 has|have the ability to <V> => can $5 ; not: firstTag(VB) or aboutLaw or previous(may not you) or secondToFollows
  wordy-phrases 4 has|have the ability to greatly|completely|significantly|further|fundamentally|radically|dramatically|substantially|truly|really|seriously|positively|negatively|profoundly|quickly|easily|effectively|accurately|automatically|efficiently <V> => can $5 $6 ; not: firstTag(VB) or aboutLaw or previous(may not you) or secondToFollows
  + The tool has the ability to quickly find leaks. => The tool can quickly find leaks.
  = The tool would have the ability to quickly find leaks.
  + It has the ability to float. => It can float.
has the capacity to
  shorten-words 3 has|have the capacity to => can ; not: warnsOrBinds or participle
  wordy-phrases 2 has|have the capacity to <V> => can $5 ; not: firstTag(VB) or aboutLaw or previous(may not you) or secondToFollows
has the potential to
  shorten-frames 5 has|have the potential to <V> => could $5 ; not: warnsOrBinds or reportsFigures
  + The net has the potential to catch eels. => The net could catch eels.
has the power to
  wordy-phrases 2 has|have the power to <V> => can $5 ; not: firstTag(VB) or aboutLaw or previous(may not you) or secondToFollows or sentenceHas(power powers)
  = They have the power to settle disputes and to hold courts.
  = If mayors have the power to hide files, they abuse this power.
hassle free
  review-talk 6 hassle - free => easy ; not: aboutFormulasStatisticsOrLaw or previous(not n't never) or behind(4: more most less)
  + Booking was hassle-free. => Booking was easy.
  = Booking is more efficient and hassle-free.
have a adverse impact on
  light-verbs 4 ~have a adverse impact|effect on|upon => ~harm ; not: aboutFormulasOrStatistics
  = It had a good effect on the soil.
have a belief that
  verb-noun-pairs 5 ~have a belief that => ~believe that
have a beneficial impact on
  light-verbs 4 ~have a beneficial impact|effect|influence on|upon => ~be good for ; not: aboutFormulasOrStatistics or personalSubject
  rare-phrases 6 ~have a beneficial impact|effect|influence on => ~help | ~improve ; not: aboutFormulasStatisticsOrLaw
have a better understanding of
  recast-nouns 6, shorten-words 3, simple-words 4 ~have|gain|get|develop|acquire|obtain a better|deeper|greater|fuller|clearer understanding of => better ~understand ; not: passive or firstTag(VBG) or previous(be is are was were been) or mode(academic)
  + They can have a better understanding of the tides. => They can better understand the tides.
  = They have a good understanding of the tides.
  recast-nouns 6, shorten-words 3, simple-words 4 ~have|gain|get|develop|acquire|obtain a full|complete|comprehensive|thorough understanding of => fully ~understand ; not: passive or firstTag(VBG) or previous(be is are was were been not n't)
  + You need time to gain a full understanding of the law. => You need time to fully understand the law.
  recast-nouns 6, shorten-words 3, simple-words 4 ~have|get|gain a clear understanding of => clearly ~understand ; not: passive or firstTag(VBG) or previous(be is are was were been not n't)
  + Both sides have a clear understanding of the costs. => Both sides clearly understand the costs.
have a big impact on
  rare-phrases 6 ~have a big impact|effect|influence on => greatly ~affect ; not: aboutFormulasStatisticsOrLaw
have a big influence on
  light-verbs 4 ~have a|an big influence|impact|effect upon => greatly ~affect ; not: aboutStatistics or previous(not)
have a burning desire to
  verb-noun-pairs 5 ~have a burning desire to => ~want very much to ; not: firstTag(VB)
have a chance to
  synonyms 6 ~have a chance to => ~have an opportunity to | ~get a chance to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
have a clear appreciation for
  recast-nouns 7 ~have a clear appreciation for|of => ~appreciate
have a considerable influence on
  light-verbs 4 ~have a|an considerable influence|impact|effect on|upon => greatly ~affect ; not: aboutStatistics or previous(not)
have a conversation with
  light-verbs 4 ~have a conversation with => ~talk to
have a conviction that
  verb-noun-pairs 5 ~have a conviction that => ~believe that
have a deep appreciation for
  verb-noun-pairs 7 ~have a deep appreciation for|of => deeply ~appreciate ; not: passive
  + They have a deep appreciation for old songs. => They deeply appreciate old songs.
  = They have an appreciation for old songs.
have a deep desire to
  verb-noun-pairs 5 ~have a deep desire to => ~want very much to ; not: firstTag(VB)
have a deep interest in
  verb-noun-pairs 5 ~have a deep interest in => ~be very interested in ; not: firstTag(VB)
have a deep love for
  verb-noun-pairs 7 ~have a deep love for|of => ~love
have a desire to
  rare-phrases 6 ~have a desire to => ~want to ; not: aboutFormulasStatisticsOrLaw
have a detrimental impact on
  light-verbs 4 ~have a detrimental impact|effect upon => ~harm ; not: aboutFormulasOrStatistics
  rare-phrases 6 ~have a detrimental impact|effect|influence on => ~harm | ~hurt ; not: aboutFormulasStatisticsOrLaw
have a difficult time
  recast-more 7 ~have a difficult time <Ving> => ~struggle to $V5
have a discussion about
  light-verbs 2 ~have a discussion about|on => ~discuss
have a good appreciation for
  recast-nouns 7 ~have a good appreciation for|of => ~appreciate
have a great appreciation for
  rare-phrases 6 ~have a great appreciation for => greatly ~value ; not: aboutFormulasStatisticsOrLaw
  verb-noun-pairs 7 ~have a great appreciation for => deeply ~appreciate
have a great desire to
  verb-noun-pairs 5 ~have a great desire to => ~want very much to ; not: firstTag(VB)
have a great influence on
  light-verbs 4 ~have a|an great influence|impact|effect on|upon => greatly ~affect ; not: aboutStatistics or previous(not)
have a great love for
  verb-noun-pairs 7 ~have a great love for|of => ~love
have a hard time
  recast-more 7 ~have a hard time <Ving> => ~struggle to $V5
have a harmful impact on
  light-verbs 4 ~have a harmful impact|effect upon => ~harm ; not: aboutFormulasOrStatistics
  rare-phrases 6 ~have a harmful impact|effect|influence on => ~harm | ~hurt ; not: aboutFormulasStatisticsOrLaw
have a huge impact on
  rare-phrases 6 ~have a huge impact|effect|influence on => greatly ~affect ; not: aboutFormulasStatisticsOrLaw
have a huge influence on
  light-verbs 4 ~have an huge influence|impact|effect on|upon => greatly ~affect ; not: aboutStatistics or previous(not)
  light-verbs 4 ~have a huge influence|impact|effect upon => greatly ~affect ; not: aboutStatistics or previous(not)
have a keen interest in
  rare-phrases 6 ~have a keen interest in => ~be very interested in ; not: aboutFormulasStatisticsOrLaw
have a lasting effect on
  casual-essays 9 ~have a lasting effect|impact|influence on => ~change ; not: aboutTechnicalFormalTextOrNearerNegation
have a major impact on
  rare-phrases 6 ~have a major impact|effect|influence on => greatly ~affect ; not: aboutFormulasStatisticsOrLaw
have a major influence on
  light-verbs 4 ~have a|an major influence|impact|effect upon => greatly ~affect ; not: aboutStatistics or previous(not)
have a need for
  light-verbs 2 ~have a need for => ~need
have a negative impact on
  light-verbs 4 ~have a negative impact|effect upon => ~harm ; not: aboutFormulasOrStatistics
have a positive impact on
  rare-phrases 6 ~have a positive impact|effect|influence on => ~help | ~improve ; not: aboutFormulasStatisticsOrLaw
have a preference for
  light-verbs 2 ~have a preference for => ~prefer ; not: next(not)
have a profound appreciation for
  recast-nouns 7 ~have a profound appreciation for|of => ~appreciate
have a profound impact on
  rare-phrases 6 ~have a profound impact|effect|influence on => greatly ~affect ; not: aboutFormulasStatisticsOrLaw
have a profound influence on
  light-verbs 4 ~have a|an profound influence|impact|effect upon => greatly ~affect ; not: aboutStatistics or previous(not)
have a significant impact on
  rare-phrases 5 ~have a significant impact|effect|influence on => greatly ~affect ; not: aboutFormulasStatisticsOrLaw
have a significant influence on
  light-verbs 4 ~have a|an significant influence|impact|effect upon => greatly ~affect ; not: aboutStatistics or previous(not)
have a solid appreciation for
  recast-nouns 7 ~have a solid appreciation for|of => ~appreciate
have a strong appreciation for
  recast-nouns 7 ~have a strong appreciation for|of => ~appreciate
  verb-noun-pairs 7 ~have a strong appreciation for => deeply ~appreciate
have a strong desire to
  verb-noun-pairs 5 ~have a strong desire to => ~want very much to ; not: firstTag(VB)
  + He had a strong desire to leave. => He wanted very much to leave.
have a strong interest in
  verb-noun-pairs 5 ~have a strong interest in => ~be very interested in ; not: firstTag(VB)
have a strong love for
  verb-noun-pairs 7 ~have a strong love for|of => ~love
have a tendency to
  rare-phrases 6, shorten-words 3 ~have a tendency to => ~tend to ; not: aboutFormulasStatisticsOrLaw
  + He has a tendency to talk. => He tends to talk.
have a thorough appreciation for
  recast-nouns 7 ~have a thorough appreciation for|of => ~appreciate
have an adverse effect on
  rare-phrases 6 ~have an adverse impact|effect|influence on => ~harm | ~hurt ; not: aboutFormulasStatisticsOrLaw
have an effect on
  light-verbs 2 ~have an effect upon => ~affect ; not: passive or aboutStatistics
  rare-verbs 5, shorten-words 3 ~have an effect on => ~affect ; not: aboutFormulasStatisticsOrLaw or passive
have an impact on
  light-verbs 2 ~have an impact upon => ~affect ; not: passive or aboutStatistics
  rare-verbs 5, shorten-words 3 ~have an impact on => ~affect ; not: aboutFormulasStatisticsOrLaw or passive
  + The plan has an impact on the town. => The plan affects the town.
  synonyms 6 ~have an impact on => ~affect | ~influence ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
have an influence on
  light-verbs 2 ~have an influence upon => ~affect ; not: passive or aboutStatistics
  rare-verbs 5, shorten-words 3 ~have an influence on => ~affect ; not: aboutFormulasStatisticsOrLaw or passive
have an interest in
  verb-noun-pairs 5 ~have an interest in => ~be interested in ; not: aboutLaw or firstTag(VB) or next(a the) or previousPos(ADV)
  = They already have an interest in the work.
  + They have an interest in chess. => They are interested in chess.
  = The firm has an interest in the mill under this lease.
have an negative effect on
  rare-verbs 6 ~have an negative effect|impact on => ~harm ; not: aboutFormulasStatisticsOrLaw
have an understanding of
  light-verbs 4, shorten-words 3 ~have an understanding of => ~understand
  wordy-phrases 6, shorten-words 3 ~have a thorough understanding of => thoroughly ~understand ; not: firstTag(VBG VBN)
  + We had a thorough understanding of the plan. => We thoroughly understood the plan.
  = Having a clear understanding of the risks is a help.
have conversation about
  light-verbs 4 ~have a? conversation about => ~talk about ; not: passive
have conversations about
  light-verbs 4 ~have a? conversations about => ~talk about ; not: passive
have difficulties in
  recast-more 5 ~have difficulties in <Ving> => ~have trouble $4
have difficulty comprehending
  collocations 6 ~have difficulty comprehending => ~have $2 understanding ; not: aboutFormulasStatisticsOrLaw
have difficulty in
  recast-more 5 ~have difficulty in <Ving> => ~have trouble $4
have discussion about
  light-verbs 4 ~have a? discussion about => ~talk about ; not: passive
have discussions about
  light-verbs 4 ~have a? discussions about => ~talk about ; not: passive
have fundamentally changed
  set-phrases 4 ~have fundamentally changed|transformed|reshaped|altered => ~have $3
  + Phones have fundamentally changed how we talk. => Phones have changed how we talk.
have no choice but to
  story-moments 6 ~have no choice but to => ~have to ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  + We had no choice but to leave. => We had to leave.
have no option but to
  story-moments 6 ~have no option but to => ~have to ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
have profoundly changed
  set-phrases 4 ~have profoundly changed|transformed|reshaped|altered => ~have $3
have the belief that
  verb-noun-pairs 5 ~have the belief that => ~believe that
have the capability to
  wordy-phrases 2 have the capability to <V> => be able to $5 ; when: firstTag(VB) ; not: previous(not n't do does did)
have the capacity to
  wordy-phrases 2 have the capacity to <V> => be able to $5 ; when: firstTag(VB) ; not: previous(not n't do does did)
have the conviction that
  verb-noun-pairs 5 ~have the conviction that => ~believe that
have the desire to
  light-verbs 4 ~have the desire to => ~want to
have the effect of
  light-verbs 4 ~have the effect of <Ving> => ~$5 ; not: nextPos(ADV)
have the honor of
  recast-texts 5 ~have the honor of <Ving> => ~$5 ; not: firstTag(VB) or verbJoined
have the honor of dining
  casual-phrases 5 ~have the honor of dining => ~eat ; not: afterToNegationOrHave
have the honor of hearing
  casual-phrases 5 ~have the honor of hearing => ~hear ; not: afterToNegationOrHave
have the honor of meeting
  casual-phrases 5 ~have the honor of meeting => ~meet ; not: afterToNegationOrHave
have the honor of reading
  casual-phrases 5 ~have the honor of reading => ~read ; not: afterToNegationOrHave
have the honor of seeing
  casual-phrases 5 ~have the honor of seeing => ~see ; not: afterToNegationOrHave
have the honor of working
  casual-phrases 5 ~have the honor of working => ~work ; not: afterToNegationOrHave
have the honor to
  recast-texts 7 ~have the honor to <V> => ~$5 ; not: firstTag(VB) or verbJoined
have the honour of
  recast-texts 5 ~have the honour of <Ving> => ~$5 ; not: firstTag(VB) or verbJoined
have the honour of dining
  casual-phrases 5 ~have the honour of dining => ~eat ; not: afterToNegationOrHave
have the honour of hearing
  casual-phrases 5 ~have the honour of hearing => ~hear ; not: afterToNegationOrHave
have the honour of meeting
  casual-phrases 5 ~have the honour of meeting => ~meet ; not: afterToNegationOrHave
have the honour of reading
  casual-phrases 5 ~have the honour of reading => ~read ; not: afterToNegationOrHave
have the honour of seeing
  casual-phrases 5 ~have the honour of seeing => ~see ; not: afterToNegationOrHave
have the honour of working
  casual-phrases 5 ~have the honour of working => ~work ; not: afterToNegationOrHave
have the honour to
  recast-texts 7 ~have the honour to <V> => ~$5 ; not: firstTag(VB) or verbJoined
have the opportunity of
  casual-phrases 5 ~have the opportunity of <Ving> => ~$5 ; not: afterToNegationOrHave
have the opportunity of dining
  casual-phrases 5 ~have the opportunity of dining => ~eat ; not: afterToNegationOrHave
have the opportunity of hearing
  casual-phrases 5 ~have the opportunity of hearing => ~hear ; not: afterToNegationOrHave
have the opportunity of meeting
  casual-phrases 5 ~have the opportunity of meeting => ~meet ; not: afterToNegationOrHave
have the opportunity of reading
  casual-phrases 5 ~have the opportunity of reading => ~read ; not: afterToNegationOrHave
have the opportunity of seeing
  casual-phrases 5 ~have the opportunity of seeing => ~see ; not: afterToNegationOrHave
have the opportunity of working
  casual-phrases 5 ~have the opportunity of working => ~work ; not: afterToNegationOrHave
have the opportunity to
  common-words 5 ~have the opportunity to <V> => ~have the chance to $5
  synonyms 6 ~have the opportunity to => ~have the chance to | ~get the chance to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
have the pleasure of
  recast-texts 5 ~have the pleasure of <Ving> => ~$5 ; not: firstTag(VB) or verbJoined
  + I had the pleasure of eating there. => I ate there.
have the pleasure of dining
  casual-phrases 5 ~have the pleasure of dining => ~eat ; not: afterToNegationOrHave
have the pleasure of hearing
  casual-phrases 5 ~have the pleasure of hearing => ~hear ; not: afterToNegationOrHave
have the pleasure of meeting
  casual-phrases 5 ~have the pleasure of meeting => ~meet ; not: afterToNegationOrHave
  + We had the pleasure of meeting the chef. => We met the chef.
  = We have never had the pleasure of meeting.
have the pleasure of reading
  casual-phrases 5 ~have the pleasure of reading => ~read ; not: afterToNegationOrHave
have the pleasure of seeing
  casual-phrases 5 ~have the pleasure of seeing => ~see ; not: afterToNegationOrHave
have the pleasure of working
  casual-phrases 5 ~have the pleasure of working => ~work ; not: afterToNegationOrHave
have the pleasure to
  recast-texts 7 ~have the pleasure to <V> => ~$5 ; not: firstTag(VB) or verbJoined
have the potential to
  wordy-phrases 4 ~have the potential to <V> => could $5 ; not: not (first(has have) and (not firstTag(VB) or (previous(and that which) or previousPos(NOUN PROPN)) and not behind(12: to will can could would may might should must let make help do does did not)))
  wordy-phrases 4 has|have the potential to greatly|completely|significantly|further|fundamentally|radically|dramatically|substantially|truly|really|seriously|positively|negatively|profoundly|also <V> => could $5 $6 ; not: firstTag(VB)
  + The dam has the potential to greatly change the coast. => The dam could greatly change the coast.
  = The dam would have the potential to greatly change the coast.
have the privilege of dining
  casual-phrases 5 ~have the privilege of dining => ~eat ; not: afterToNegationOrHave
have the privilege of hearing
  casual-phrases 5 ~have the privilege of hearing => ~hear ; not: afterToNegationOrHave
have the privilege of meeting
  casual-phrases 5 ~have the privilege of meeting => ~meet ; not: afterToNegationOrHave
have the privilege of reading
  casual-phrases 5 ~have the privilege of reading => ~read ; not: afterToNegationOrHave
have the privilege of seeing
  casual-phrases 5 ~have the privilege of seeing => ~see ; not: afterToNegationOrHave
have the privilege of working
  casual-phrases 5 ~have the privilege of working => ~work ; not: afterToNegationOrHave
have the privilege to
  recast-texts 7 ~have the privilege to <V> => ~$5 ; not: firstTag(VB) or verbJoined
have trouble comprehending
  collocations 6 ~have trouble comprehending => ~have $2 understanding ; not: aboutFormulasStatisticsOrLaw
havoc and
  rare-nouns 6 havoc and => chaos and ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
health - related
  wordy-phrases 6 climate|health|safety|security|weather|work|job|school|money|business|traffic [ - related ] risks|risk|problems|problem|issues|concerns|topics|questions|matters|information|news|stress|costs|expenses|decisions|challenges|delays => - ; not: previous(and or ,) or aboutLaw or aboutStatistics or sentenceHas(non)
  + They fear climate-related risks. => They fear climate risks.
  = They fear alcohol-related risks.
heart warming
  review-talk 6 heart - warming => touching ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
heart wrenching
  review-talk 6 heart - wrenching => heartbreaking ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
help out
  formal-words 5 ~help out <NP> => ~assist $3
  formal-words 5 ~help out => ~assist ; when: nextPos(PUNCT)
  + (formal) The club helps out new members. => The club assists new members.
  = They help out of kindness.
here and there
  synonyms 6 here and there => in places ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
high end restaurant
  review-talk 6 high - end restaurant|hotel|store|brand|products => expensive $4 ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
high levels of
  shorter-phrases 6 high levels of => a lot of ; when: nextLemma(stress anxiety engagement motivation confidence interest) ; not: aboutStatistics or mode(academic formal) or previousPos(DET PRON ADJ ADV)
  = We wake up with our high levels of stress.
high quality
  synonyms 6 high - quality => excellent | top-quality ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
higher levels of
  shorter-phrases 5 higher levels of => more ; when: nextLemma(@feelings-and-activity-at-a-level) ; not: aboutStatistics or previousPos(DET PRON ADJ ADV)
  = We wake up with our higher levels of stress.
highly effective
  needless-modifiers 5 highly effective|efficient|useful|successful|popular|accurate|complex|competitive|dangerous|important|valuable|sensitive|flexible|detailed|personal|specific|selective|similar|variable => very $2 ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
  + It is highly useful. => It is very useful.
highly enjoyable
  review-words 6 highly enjoyable => very enjoyable ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
highly impressed
  review-words 6 highly impressed => very impressed ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
highly likely
  reporting-phrases 4 highly likely|unlikely => very $2 ; not: mode(academic)
highly recommend
  synonyms 6 highly recommend => strongly recommend ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
highly recommended
  synonyms 6 highly recommended => strongly recommended ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
his features softened
  story-looks 5 his|her|my|your|their features softened|twisted|hardened|contorted|relaxed|tightened|darkened|brightened => $1 face $3
  + His features softened at once. => His face softened at once.
his or her
  shorten-frames 5 his or her => their ; not: warnsOrBinds or reportsFigures
hodgepodge of
  rare-nouns 6 hodgepodge of => mix of | jumble of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
hot weather conditions
  nouns-or-verbs 6 hot weather conditions => $1 weather ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or relation(nsubj conj) or previous(and or) or sentenceHas(are were)
human beings
  plain-nouns 9 human beings => humans ; not: previousPos(AUX) or previous(still fellow just only all other these those actual real) or sentenceHas(human humans being) or nextPos(NOUN)
  + Few human beings live there. => Few humans live there.
  = They are still human beings.
  = They are human beings.
hushed tones
  story-looks 6 hushed tones => low voices ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-) or previous(to)
hushed whispers
  story-looks 6 hushed whispers => whispers ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
hustle and bustle
  doubled-words 2, shorten-words 3 hustle and bustle => bustle
hustle bustle
  doubled-words 2 hustle , bustle => bustle ; not: nextPos(PUNCT CCONJ)
i 'd like to take this opportunity to
  casual-talk 5 i 'd like to take this opportunity to => I want to ; not: aboutTechnicalFormalTextOrNearNegation
i 'd really appreciate
  casual-talk 5 i 'd really|greatly appreciate => I'd appreciate ; not: aboutTechnicalFormalTextOrNearNegation
i 'm confident that
  casual-advice 5 i 'm confident that => I'm sure that ; not: aboutTechnicalFormalTextOrNearNegation
i 'm reaching out to
  casual-talk 5 i 'm reaching out to => I'm writing to ; not: aboutTechnicalFormalTextOrNearNegation
i 'm writing to express my concern about
  recast-links 5 i 'm writing to express my deep|great|serious|strong? concern|concerns about|regarding|over|with => I am worried about
i 'm writing to express my dissatisfaction with
  recast-links 5 i 'm writing to express my deep|extreme|strong? dissatisfaction|disappointment with|at|about|regarding => I am disappointed with
i 'm writing to express my gratitude for
  recast-links 5 i 'm writing to express my sincere|deep|heartfelt|profound? gratitude|appreciation for => I am grateful for
i 'm writing to express my interest in
  recast-links 5 i 'm writing to express my keen|strong|sincere|deep? interest in => I am interested in
i 'm writing to express my support for
  recast-links 5 i 'm writing to express my full|strong|wholehearted? support for|of => I support
i 'm writing to inform you that
  letter-phrases 6 i 'm writing to inform|let you know? that ,? => -
i am certain that
  casual-advice 5 i am certain that => I am sure that ; not: aboutTechnicalFormalTextOrNearNegation
i am confident that
  casual-advice 5 i am confident that => I am sure that ; not: aboutTechnicalFormalTextOrNearNegation
i am of the opinion that
  casual-essays 5 i am of the opinion that => I think that ; not: aboutTechnicalFormalTextOrNearerNegation
i am reaching out to
  casual-talk 5 i am reaching out to => I am writing to ; not: aboutTechnicalFormalTextOrNearNegation
  + I am reaching out to ask about rooms. => I am writing to ask about rooms.
i am very excited about
  casual-advice 5 i am very excited about|for => I am excited $5 ; not: aboutTechnicalFormalTextOrNearNegation
i am writing in regards to
  casual-advice 5 i am writing in regards to => I am writing about ; not: aboutTechnicalFormalTextOrNearNegation
i am writing regarding
  casual-advice 5 i am writing regarding => I am writing about ; not: aboutTechnicalFormalTextOrNearNegation
i am writing this email to
  casual-advice 5 i am writing this email to => I am writing to ; not: aboutTechnicalFormalTextOrNearNegation
i am writing this letter to
  casual-advice 5 i am writing this letter to => I am writing to ; not: aboutTechnicalFormalTextOrNearNegation
i am writing to
  synonyms 6 i am writing to => I write to ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
i am writing to express my concern about
  recast-links 5 i am writing to express my deep|great|serious|strong? concern|concerns about|regarding|over|with => I am worried about
i am writing to express my dissatisfaction with
  recast-links 5 i am writing to express my deep|extreme|strong? dissatisfaction|disappointment with|at|about|regarding => I am disappointed with
i am writing to express my gratitude for
  recast-links 5 i am writing to express my sincere|deep|heartfelt|profound? gratitude|appreciation for => I am grateful for
i am writing to express my interest in
  shorten-frames 5 i am writing to express my interest in => i am interested in
  recast-links 5 i am writing to express my keen|strong|sincere|deep? interest in => I am interested in
  + I am writing to express my interest in the job. => I am interested in the job.
i am writing to express my strong interest in
  shorten-frames 5 i am writing to express my strong|keen|sincere|great|deep interest in => i am very interested in
i am writing to express my support for
  recast-links 5 i am writing to express my full|strong|wholehearted? support for|of => I support
i am writing to inform you that
  shorten-frames 5 i am writing to inform|tell you that => $6
  letter-phrases 6 i am writing to inform|let you know? that ,? => -
  + I am writing to inform you that the pool is closed. => The pool is closed.
  + I am writing to inform you that, since it rained, the pool is closed. => Since it rained, the pool is closed.
  casual-advice 5 i am writing to inform you that => I am writing to tell you that ; not: aboutTechnicalFormalTextOrNearNegation
i am writing to inquire about
  casual-advice 5 i am writing to inquire about => I am writing to ask about ; not: aboutTechnicalFormalTextOrNearNegation
i am writing to let you know that
  shorten-frames 5 i am writing to let you know that => $7
i am writing to request
  casual-advice 5 i am writing to request => I am writing to ask for ; not: aboutTechnicalFormalTextOrNearNegation
i am writing with regard to
  casual-advice 5 i am writing with regard to => I am writing about ; not: aboutTechnicalFormalTextOrNearNegation
i apologize for any inconvenience
  casual-advice 5 i apologize for any inconvenience => I am sorry for any trouble ; not: aboutTechnicalFormalTextOrNearNegation
i believe
  synonyms 6 i believe => I think ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
i deeply appreciate
  casual-talk 5 i deeply appreciate => I appreciate ; not: aboutTechnicalFormalTextOrNearNegation
i greatly appreciate
  casual-talk 5 i greatly appreciate => I appreciate ; not: aboutTechnicalFormalTextOrNearNegation
i hope this message finds you well
  casual-talk 5 i hope this message|note|letter finds you well => I hope you are well ; not: aboutTechnicalFormalTextOrNearNegation
i look forward to the opportunity to
  shorten-frames 5 i look forward to the opportunity to <V> => i look forward to $G8
i really appreciate
  casual-talk 5 i really appreciate => I appreciate ; not: aboutTechnicalFormalTextOrNearNegation
i sincerely appreciate
  casual-talk 5 i sincerely appreciate => I appreciate ; not: aboutTechnicalFormalTextOrNearNegation
i think
  synonyms 6 i think => I believe ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
i truly appreciate
  casual-talk 5 i truly appreciate => I appreciate ; not: aboutTechnicalFormalTextOrNearNegation
i wanted to reach out and
  casual-talk 5 i wanted to reach out and => I wanted to ; not: aboutTechnicalFormalTextOrNearNegation
i wanted to reach out to
  shorten-frames 5 i wanted to reach out to <V> => i wanted to $7
i would appreciate it if you could
  casual-talk 5 i would appreciate it if you could => please ; not: aboutTechnicalFormalTextOrNearNegation
i would be glad to
  casual-advice 5 i would be glad to => I'd be glad to ; not: aboutTechnicalFormalTextOrNearNegation
i would be happy to
  casual-advice 5 i would be happy to => I'd be glad to ; not: aboutTechnicalFormalTextOrNearNegation
i would deeply appreciate
  casual-talk 5 i would deeply appreciate => I would appreciate ; not: aboutTechnicalFormalTextOrNearNegation
i would greatly appreciate
  casual-talk 5 i would greatly appreciate => I would appreciate ; not: aboutTechnicalFormalTextOrNearNegation
i would like to take this opportunity to
  casual-talk 5 i would like to take this opportunity to => I want to ; not: aboutTechnicalFormalTextOrNearNegation
i would really appreciate
  casual-talk 5 i would really appreciate => I would appreciate ; not: aboutTechnicalFormalTextOrNearNegation
i.e.
  expand-words 3 i.e. => that is, ; not: nextPos(PUNCT)
ideal for
  synonyms 6 ideal for => perfect for ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
if and when
  rare-adverbs 6 if and when => if ; not: aboutFormulasOrStatistics
if appropriate
  expand-words 3 if|when|where appropriate => $1 it is appropriate ; not: warnsOrBinds or nextPos(NOUN ADJ PROPN) or previous(,)
if necessary
  expand-words 3 if|when|where necessary => $1 it is necessary ; not: warnsOrBinds or nextPos(NOUN ADJ PROPN) or previous(,)
  + Call us if necessary. => Call us if it is necessary.
if needed
  expand-words 3 if|when|where needed => $1 it is needed ; not: warnsOrBinds or nextPos(NOUN ADJ PROPN) or previous(,)
if possible
  expand-words 3 if|when|where possible => $1 it is possible ; not: warnsOrBinds or nextPos(NOUN ADJ PROPN) or previous(,)
  = He asked where possible gaps are.
if you 're looking for
  praise-words 5 if you 're looking for => if you want ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  + If you're looking for a quiet room, ask. => If you want a quiet room, ask.
if you are looking for
  praise-words 5 if you are looking for => if you want ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
if you have any questions concerns or comments
  shorten-frames 5 if you have any questions , concerns , or comments => if you have questions
if you have any questions or concerns
  shorten-frames 5 if you have any questions or concerns => if you have questions
illuminated by
  rare-verbs 6 illuminated by => lit by ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms) or sentenceHas(light)
  = The age was illuminated by the light of faith.
impact of
  synonyms 6 impact of => effect of ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
impacts of
  synonyms 6 impacts of => effects of | consequences of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
impacts on
  nouns-or-verbs 5 impacts on|of => effects $2 ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or last(on) and previousPos(NOUN PRON PROPN)
  synonyms 6 impacts on => effects on ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
impetus for
  rare-nouns 6 impetus for => reason for | push for ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
importance of
  synonyms 6 importance of => significance of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
important and crucial
  doubled-words 2 important and crucial => important
important and significant
  doubled-words 2, shorten-words 3 important and significant => important
important component of
  plain-adjectives 5 important component|facet of => $1 part $3 ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
important crucial
  doubled-words 2 important , crucial => important ; not: nextPos(PUNCT CCONJ)
important significant
  doubled-words 2 important , significant => important ; not: nextPos(PUNCT CCONJ)
in a bid to
  casual-essays 5 in a bid to => to ; not: aboutTechnicalFormalTextOrNearerNegation
in a broad range of
  shorten-words 3 in a broad range|variety of => in many ; not: warnsOrBinds or reportsFigures or previous(@words-before-shortened-phrases)
in a calm manner
  casual-essays 5 in a calm manner => calmly ; not: aboutTechnicalFormalTextOrNearerNegation
in a clear and concise manner
  casual-essays 5 in a clear and concise manner|way => clearly and briefly ; not: aboutTechnicalFormalTextOrNearerNegation
in a friendly manner
  casual-essays 5 in a friendly manner|way => kindly ; not: aboutTechnicalFormalTextOrNearerNegation
in a fun way
  casual-essays 5 in a fun way => enjoyably ; not: aboutTechnicalFormalTextOrNearerNegation
in a healthy way
  casual-essays 5 in a healthy way|manner => healthily ; not: aboutTechnicalFormalTextOrNearerNegation or not behind(4: cook eat grow live age)
  + They eat in a healthy way. => They eat healthily.
  = We talk about anger in a healthy way.
in a manner that
  rare-phrases 6 in a manner that|which => in a way $4 ; not: aboutFormulasStatisticsOrLaw or ahead(4: likely)
  = He acts in a manner which is likely to cause alarm.
in a meaningful way
  casual-essays 5 in a meaningful way|manner => meaningfully ; not: aboutTechnicalFormalTextOrNearerNegation
in a more manner
  recast-more 5 in a more @ADJ manner => more $4ly ; when: slotEnds(4: ful ive ent ant ous al ed ate)
in a more way
  recast-more 5 in a more @ADJ way => more $4ly ; when: slotEnds(4: ful ive ent ant ous al ed ate)
in a multitude of ways
  rare-adverbs 6 in a multitude of ways => in many ways ; not: aboutFormulasOrStatistics
in a number of ways
  plain-links 6 in a number of ways => in several ways ; not: aboutFormulasStatisticsOrLaw
in a positive manner
  casual-essays 5 in a positive manner => positively ; not: aboutTechnicalFormalTextOrNearerNegation
in a professional manner
  casual-essays 5 in a professional manner => professionally ; not: aboutTechnicalFormalTextOrNearerNegation
in a respectful way
  casual-essays 5 in a respectful way|manner => respectfully ; not: aboutTechnicalFormalTextOrNearerNegation
in a safe and controlled environment
  casual-essays 5 in a safe and controlled environment => safely ; not: aboutTechnicalFormalTextOrNearerNegation
in a short period of time
  nouns-or-verbs 9 in a short period|amount of time => quickly ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
in a short time frame
  nouns-or-verbs 6 in a short time frame => quickly ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
in a similar vein
  recast-phrases 7 in a similar vein|fashion , => similarly ,
  casual-essays 5 in a similar vein|fashion|manner => similarly ; not: aboutTechnicalFormalTextOrNearerNegation
  rare-adverbs 6 [ in a similar vein ] , => similarly ; not: aboutFormulasOrStatistics
in a state of panic
  recast-links 5 in a state of panic|shock|chaos|disarray|flux|confusion|disrepair|despair|crisis|decline => in $5
  = The town fell into a state of panic.
in a timely manner
  wordy-phrases 4, shorten-words 3 in a timely manner|fashion => promptly
in a variety of ways
  plain-nouns 6 in a variety of ways|settings|contexts|situations|fields|areas|forms|colors|sizes|styles => in many $5 ; not: aboutFormulasOrStatistics
in a way that
  academic-words 5 in a way that => in a manner that
  + They spoke in a way that pleased him. => They spoke in a manner that pleased him.
  = In a way, that pleased him.
  synonyms 6 in a way that => in such a way that ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT) or nextPos(VERB AUX)
in a wide range of
  degree-phrases 4, shorten-words 3 in a wide range|variety of => in many ; not: nextPos(NUM) or beforePhysicalQuantity
  = It works in a wide range of temperatures.
in a wide variety of ways
  recast-more 5 in a wide variety|range of ways => in many ways
in accordance with
  simple-words 4 in accordance with => following ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  shorten-words 3 in accordance with => under ; not: warnsOrBinds
  = Fees are in accordance with the statute.
  synonyms 6 in accordance with => in line with | in keeping with ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in acknowledgement
  story-gestures 6 ~nod [ in|with acknowledgement ] => - ; not: next(and)
in acknowledgment
  story-gestures 6 ~nod [ in|with acknowledgment ] => - ; not: next(and)
in actual fact
  shorten-words 3 in actual fact => in fact ; not: reportsFigures
in addition
  synonyms 6 in addition => besides ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in addition to
  wordy-phrases 5, simple-words 4, informal-words 3, shorten-words 3 in addition to => besides ; when: mode(simple informal shorten) or opensSentence ; not: warnsOrBinds or mode(formal academic)
  synonyms 6 in addition to => besides | as well as ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in advance
  shorten-frames 5 [ in advance ] for your|the => -
  synonyms 6 in advance => beforehand ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in advance of
  wordy-phrases 4 in advance of => before
in advance of the
  casual-advice 5 in advance of the|your|our|my => before $4 ; not: aboutTechnicalFormalTextOrNearNegation
in agreement
  story-gestures 6 ~nod [ in|with agreement ] => - ; not: next(and)
  + They nodded in agreement. => They nodded.
in all likelihood
  plain-links 6 in all likelihood => probably ; not: aboutFormulasStatisticsOrLaw
in an attempt to
  set-phrases 6, shorten-words 3 in an attempt to => to ; not: near(8: fail failed unsuccessful) or mode(shorten) and warnsOrBinds
in an effort to
  set-phrases 4, simple-words 4, shorten-words 3 in an effort to => to
in an instant
  collocations 8 in an instant => instantly ; not: aboutFormulasStatisticsOrLaw
  + The lamp went out in an instant. => The lamp went out instantly.
in assent
  story-gestures 6 ~nod [ in|with assent ] => - ; not: next(and)
in brief
  synonyms 6 in brief => in short ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in certain instances
  common-words 5 in certain instances => in $2 cases ; not: aboutFormulas
in challenging situations
  casual-advice 5 in challenging situations => in hard situations ; not: aboutTechnicalFormalTextOrNearNegation
in challenging times
  casual-advice 5 in challenging times => in hard times ; not: aboutTechnicalFormalTextOrNearNegation
in close collaboration with
  shorten-words 3 in close collaboration|cooperation with => with ; not: warnsOrBinds or reportsFigures or previous(@words-before-shortened-phrases)
  recast-phrases 7 in close collaboration with => closely with
in close contact with
  collocations 6 in close contact with => close to ; not: aboutFormulasStatisticsOrLaw
in close proximity to
  casual-essays 5, shorten-words 3 in close proximity to => near ; not: aboutTechnicalFormalTextOrNearerNegation
  wordy-phrases 4, simple-words 4, informal-words 3 in close proximity to|with => close to
  + The inn is in close proximity to the mill. => The inn is close to the mill.
in collaboration with
  wordy-phrases 9 [ in collaboration ] with => - ; when: previousPos(VERB) or previous(,) ; not: opensSentence or previousLemma(be begin meet) or aboutLaw or mode(academic formal) or sentenceHas(collaborate)
  + The tool was developed in collaboration with farmers. => The tool was developed with farmers.
  = It is a study in collaboration with Yale.
in combination with
  wordy-phrases 6, shorten-words 3 in combination with => with ; not: aboutStatistics
in comparison to
  wordy-phrases 2, shorten-words 3 in comparison to|with => compared with ; not: previous(pale pales paled)
in conjunction with
  simple-words 4 in conjunction with => along with ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  shorten-words 3 in conjunction with => with ; not: aboutFormulasStatisticsOrLaw
  synonyms 6 in conjunction with => together with | along with ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in contrast to
  synonyms 6 in contrast to => unlike ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
in countless ways
  shorten-frames 5 [ in countless ways ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
in detail and with care
  recast-more 5 in detail and with care => carefully
in different ways
  shorten-frames 5 [ in different ways ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
in difficult situations
  casual-advice 5 in difficult situations => in hard situations ; not: aboutTechnicalFormalTextOrNearNegation
in difficult times
  casual-advice 5 in difficult times => in hard times ; not: aboutTechnicalFormalTextOrNearNegation
in dire need of
  rare-adverbs 9 in dire need of => in great need of ; not: aboutFormulasOrStatistics
in essence
  synonyms 6 in essence => essentially ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in every aspect of life
  casual-advice 5 in every aspect of life => in all of life ; not: aboutTechnicalFormalTextOrNearNegation
in every corner of the world
  recast-more 5 in every corner of the world|globe => all over the world
in every sense of the word
  wordy-phrases 4 in every sense of the word => in every sense
in every way
  synonyms 6 in every way => in every respect ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in excess of
  shorten-words 3 in excess of => over ; not: warnsOrBinds or reportsFigures or previous(@words-before-shortened-phrases)
in fact
  synonyms 6 in fact => actually | indeed ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in general
  synonyms 6 in general => generally ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
in great detail
  collocations 6 in great detail => in detail ; not: aboutFormulasStatisticsOrLaw
in high demand
  collocations 6 in high demand => much wanted ; not: aboutFormulasStatisticsOrLaw
in hopes of
  shorten-frames 5 in hopes of <Ving> => hoping to $V4 ; not: warnsOrBinds or reportsFigures
in large part because
  casual-essays 5 in large part because => largely because ; not: aboutTechnicalFormalTextOrNearerNegation
in large part due to
  casual-essays 5 in large part due to => largely because of ; not: aboutTechnicalFormalTextOrNearerNegation
in lieu of
  wordy-phrases 1 in lieu of => instead of ; not: aboutLaw or sentenceHas(tax taxes revenue payment payments)
in light of
  simple-words 4 in light of => because of ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  set-phrases 6, shorten-words 3 in light of => given ; when: mode(shorten) or next(these this recent) or opensSentence ; not: mode(academic formal simple) or mode(shorten) and next(the this day) or behind(6: see seen view viewed look read interpret interpreted understood consider considered evaluate evaluated evaluating examine examined assess assessed reconsider improved) or aboutLaw or sentenceHas(given)
  + In light of these results, the plan was dropped. => Given these results, the plan was dropped.
  = The text must be read in light of these events.
  synonyms 6 in light of => in view of | considering ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in light of the fact that
  wordy-phrases 1 in light of the fact that => since
in line with
  synonyms 6 in line with => in keeping with | in accordance with ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in many cases
  synonyms 6 in many cases => frequently | in many instances ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in many different ways
  casual-talk 5 in many different ways => in many ways ; not: aboutTechnicalFormalTextOrNearNegation
  + She works in many different ways. => She works in many ways.
in many instances
  common-words 5 in many instances => in $2 cases ; not: aboutFormulas
in many ways
  synonyms 6 in many ways => in many respects ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
in marked contrast to
  collocations 6 in marked contrast to => unlike ; not: aboutFormulasStatisticsOrLaw
in more ways than one
  casual-talk 5 in more ways than one => in several ways ; not: aboutTechnicalFormalTextOrNearNegation
in most instances
  common-words 5 in most instances => in $2 cases ; not: aboutFormulas
in my chest
  wordy-phrases 6, shorten-words 3 heart|hearts pounding|racing|hammering|thudding|thumping|pounded|raced|hammered|thudded|thumped|pounds|races|hammers|thuds|thumps [ in my|his|her|their|your|our chest|chests ] => - ; not: nextPos(CCONJ)
  + She ran, her heart pounding in her chest. => She ran, her heart pounding.
  = She felt a pain in her chest.
in my honest opinion
  casual-essays 5 in my honest opinion => in my opinion ; not: aboutTechnicalFormalTextOrNearerNegation
in my humble opinion
  casual-essays 5 in my humble opinion => in my opinion ; not: aboutTechnicalFormalTextOrNearerNegation
in my opinion
  synonyms 6 in my opinion => in my view | to my mind ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
in my personal opinion
  casual-essays 5 in my personal opinion => in my opinion ; not: aboutTechnicalFormalTextOrNearerNegation
in nature
  recast-phrases 5 [ in nature ] .|, => - ; when: previousPos(ADJ) ; not: previous(@states-in-nature)
  + The pain was physical in nature. => The pain was physical.
  = He lived alone in nature.
  = Such crystals are rare in nature.
  degree-phrases 2, shorten-words 3 @ADJ [ in nature ] => - ; not: previous(found) or next(reserve reserves and) or previous(@states-in-nature)
  + The change was gradual in nature. => The change was gradual.
  = Wolves are free in nature.
in no time at all
  recast-more 5 in no time at all => in no time
in numerous ways
  shorten-frames 5 [ in numerous ways ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  plain-links 6 in numerous ways => in many ways ; not: aboutFormulasStatisticsOrLaw
in one way or another
  wordy-phrases 8 in one way or another => somehow
in order for
  wordy-phrases 9 [ in order ] for => - ; when: ahead(8: to) ; not: opensSentence or previousLemma(be keep get put set) or previousPos(PUNCT ADP DET ADJ) or mode(academic formal) or warnsOrBinds
  + The rope must hold in order for us to climb. => The rope must hold for us to climb.
  = Thanks are in order for the help.
in order that
  synonyms 6 in order that => so that ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in order to
  wordy-phrases 1, informal-words 3 in order to => to ; not: mode(shorten) and warnsOrBinds or not mode(simple informal shorten) and (next(not) or previousPos(VERB) or previous(to))
  + We met in order to talk about the rules. => We met to talk about the rules.
  wordy-phrases 1 @VERB [ in order to ] <V> => to ; not: next(not)
  + We left early in order to sleep. => We left early to sleep.
  synonyms 6 in order to => so as to | to ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
in order to do so
  recast-phrases 5 [ in order to do so ] , => for this
in other words
  synonyms 6 in other words => that is to say | put differently ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in our modern society
  casual-essays 5 in our modern society|world => today ; not: aboutTechnicalFormalTextOrNearerNegation
in our society today
  casual-essays 5 in our society today => in our society ; not: aboutTechnicalFormalTextOrNearerNegation
in part
  synonyms 6 in part => partly ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in particular
  shorten-frames 5 [ in particular ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  synonyms 6 in particular => specifically | especially ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in partnership with
  recast-phrases 8 in partnership with => with ; not: aboutLaw
  rare-phrases 6 in partnership with => together with ; not: aboutFormulasStatisticsOrLaw
in person
  synonyms 6 in person => face to face ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in preparation for
  rare-phrases 6 in preparation for => to prepare for ; not: aboutFormulasStatisticsOrLaw
in rare instances
  common-words 5 in rare instances => in $2 cases ; not: aboutFormulas
in reality
  synonyms 6 in reality => in fact | in truth ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in recent times
  wordy-phrases 4 in recent times => recently ; not: nextPos(PUNCT)
in recent years
  shorten-words 3 in recent years => recently ; not: previous(as) or next(of) or relation(nmod) or previousPos(NOUN) and sentenceHas(most best biggest largest worst)
  = It is one of the best books in recent years.
  synonyms 6 in recent years => over recent years ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
in regard to
  wordy-phrases 2, shorten-words 3 in regard to => about ; not: opensSentence or previousPos(ADJ ADV AUX)
in regards to
  wordy-phrases 9, shorten-words 3 in regards to => about ; not: opensSentence or previousPos(ADJ ADV AUX)
in retrospect
  simple-words 4 in retrospect => looking back
  + It was, in retrospect, a mistake. => It was, looking back, a mistake.
  = They showed a retrospect.
in search of
  casual-talk 5 in search of => looking for ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 6 in search of => looking for | in quest of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in secret
  synonyms 6 in secret => secretly ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in short
  synonyms 6 in short => in brief ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in silence
  synonyms 6 in silence => silently ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in size
  shorten-words 3 large|small|huge|tiny [ in size ] => -
in some cases
  synonyms 6 in some cases => sometimes | in some instances ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in some instances
  common-words 5 in some instances => in $2 cases ; not: aboutFormulas
in spite of
  wordy-phrases 1, shorten-words 3 in spite of => despite
  synonyms 6 in spite of => despite ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
in spite of the fact that
  wordy-phrases 1 in spite of the fact that => although ; not: next(,) or previousPos(AUX)
in stark contrast to
  rare-adverbs 6 in stark contrast to => unlike | in sharp contrast to ; not: aboutFormulasOrStatistics
in such a manner that
  wordy-phrases 2 in such a manner that => so that
in such a way as to
  recast-more 5 in such a way as to => so as to
  wordy-phrases 2 in such a way as to => to
in such a way that
  wordy-phrases 4, shorten-words 3 in such a way that => so that
in such scenarios
  plain-nouns 6 in such scenarios|instances => in such cases ; not: aboutFormulasOrStatistics or sentenceHas(case) or next(as)
  + In such scenarios, call us. => In such cases, call us.
  = In these scenarios, call us.
in tandem with
  rare-adverbs 6 in tandem with => together with | alongside
in terms of
  wordy-phrases 4 %difference|similarity|improvement|progress|change|advantage [ in terms of ] => in ; not: aboutStatistics
  wordy-phrases 4 similar|different|differ|differs|vary|varies [ in terms of ] => in ; not: aboutStatistics
  wordy-phrases 6 best|largest|biggest|first|second|third|world [ in terms of ] => by ; not: aboutStatistics
  plain-links 5 in terms of => in ; when: object(@measures-and-qualities-compared) ; not: previousLemma(potential promise advantage benefit changer) or nextEnds(ed ing) or near(4: health important importance) or previousPos(VERB AUX ADV) or previous(just only especially defined expressed) or opensSentence or next(the a an)
  = In terms of efficiency, the ferry wins.
  plain-links 6 ~outperform|beat|exceed|surpass <NP> [ in terms of ] => in
  + It beats the old mill in terms of speed. => It beats the old mill in speed.
  = He thinks in terms of speed.
  plain-links 6 %strength|weakness|increase|decrease|reduction|decline|gain|gap|disparity|inequality|drop [ in terms of ] => in ; not: aboutStatistics or next(how what which whether both)
  + The gap in terms of pay is wide. => The gap in pay is wide.
  = The plan in terms of pay is bad.
  plain-links 6 varied|varying|differed|differing|superior|inferior|comparable|identical [ in terms of ] => in ; not: aboutStatistics or next(how what which whether both)
  + The boats are comparable in terms of speed. => The boats are comparable in speed.
  = The boats are described in terms of speed.
  synonyms 6 in terms of => as regards | with regard to ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in terms of both
  plain-links 7 in terms of both => in both ; not: previousPos(VERB) or previous(defined expressed)
in terms of quality
  casual-talk 9 in terms of quality|price|service|food|cost => for $4 ; not: aboutTechnicalFormalTextOrNearNegation or opensSentence
  = In terms of food, the inn wins.
in that fleeting moment
  story-moments 6 in that fleeting moment => in that moment ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
in that precise moment
  story-moments 6 in that precise moment => in that moment ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
in that single moment
  story-moments 6 in that single moment => in that moment ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
in that very moment
  story-moments 6 in that very moment => in that moment ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
in the absence of
  casual-essays 5, shorten-words 3 in the absence of => without ; not: aboutTechnicalFormalTextOrNearerNegation or previousLemma(revel delight rejoice result consist lie believe bask end interested) or previous(interest difference role)
  = They reveled in the absence of noise.
in the aftermath of
  recast-texts 5 in the aftermath of => after
in the annals of history
  rare-adverbs 6 in the annals of history|time => in history ; not: aboutFormulasOrStatistics
in the area of
  shorten-words 3 in the area of => in ; not: previousPos(PRON ADV AUX)
  synonyms 6 in the area of => in the field of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in the blink of an eye
  casual-phrases 5 in the blink of an eye => in an instant ; not: aboutLaw or aboutFormulas
in the case of
  shorten-frames 5 in the case of => for ; not: warnsOrBinds or reportsFigures
in the confines of
  rare-adverbs 6 in the confines of => in ; not: aboutFormulasOrStatistics
in the context of
  wordy-phrases 8, shorten-words 3 in the context of => in ; when: objects(business classification development education engineering generation healthcare language learning marketing processing recognition research translation) ; not: warnsOrBinds or not mode(shorten) and (opensSentence or aboutFormulas) or previousPos(VERB ADV PUNCT) or behind(8: consider discuss evaluate examine explore interpret place read see understand view)
  + They rank words in the context of translation. => They rank words in translation.
  = They discuss the law in the context of education.
  = We studied the rules in the context of the floods.
in the course of
  shorten-words 3 in the course of => during ; not: warnsOrBinds
in the course of the
  casual-talk 5 in the course of the|a|this|his|her|their|our|my => during $5 ; not: aboutTechnicalFormalTextOrNearNegation
in the days following
  recast-texts 5 in the days following => in the $3 after ; not: nextPos(PUNCT)
in the depths of
  recast-phrases 5 in the depths of => deep in
in the direction of
  casual-essays 5 in the direction of => toward ; not: aboutTechnicalFormalTextOrNearerNegation
in the domain of
  recast-phrases 5, shorten-words 3 in the domain of => in ; not: previousPos(PRON ADV AUX)
in the early stages of
  nouns-or-verbs 6 in|during the early stages|days|phase of => early in ; when: objects(campaign career century conflict development film game match pandemic pregnancy process project relationship season series war year) ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
  + It failed in the early stages of the war. => It failed early in the war.
  = It lived in the early stages of life on the planet.
in the end
  synonyms 6 in the end => finally | ultimately ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in the event of
  wordy-phrases 2 in the event of => in case of
in the event that
  wordy-phrases 1, informal-words 3 in the event that => if
in the ever evolving world of
  recast-phrases 5 in the ever - evolving|changing world of => in
in the eyes of
  recast-phrases 8 in the eyes of => to
in the eyes of many
  recast-phrases 5 in the eyes of many => to many
in the field of
  recast-phrases 4, shorten-words 3 in the field of => in ; not: previousPos(PRON ADV AUX)
  synonyms 6 in the field of => in the area of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in the fields of
  wordy-phrases 4 in the fields of => in ; not: next(view study vision battle the)
in the first place
  synonyms 6 in the first place => to begin with ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in the form of
  shorten-words 5 in the form of => as ; when: previousPos(NOUN) ; not: warnsOrBinds or nextPos(VERB PUNCT) or behind(3: as)
  + The plant stores energy in the form of starch. => The plant stores energy as starch.
  = He came in the form of a bird.
in the future
  synonyms 6 in the future => in years to come ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in the heart of
  synonyms 6 in the heart of => in the middle of | at the center of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in the heart of the
  collocations 5 in the heart of the|a => in the middle of $5 ; not: aboutFormulasStatisticsOrLaw or sentenceHas(orchestra violin matter) or ahead(3: age capital century crisis era season summer winter) or previous(deep)
  = In the heart of the capital, the lamps were lit.
  + They met in the heart of the wood. => They met in the middle of the wood.
in the hope of
  shorten-frames 5 in the hope of <Ving> => hoping to $V5 ; not: warnsOrBinds or reportsFigures
in the hopes of
  shorten-frames 5 in the hopes of <Ving> => hoping to $V5 ; not: warnsOrBinds or reportsFigures
in the interim
  collocations 6 in the interim => meanwhile ; not: aboutFormulasStatisticsOrLaw
in the lead up to
  recast-texts 5 in the lead - up to => before
in the long run
  synonyms 6 in the long run => in the long term ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in the long term
  synonyms 6 in the long term => in the long run ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
in the majority of
  recast-more 5 in the majority of => in most ; not: next(the these those its their)
in the majority of cases
  wordy-phrases 2 in the majority of cases => in most cases
in the meantime
  synonyms 6 in the meantime => meanwhile ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in the middle of
  synonyms 6 in the middle of => in the midst of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in the midst of
  casual-talk 5 in the midst of => in the middle of ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 6 in the midst of => in the middle of | amid ; not: mayBeTerm or previousPos(NUM) or previous('s no as make take)
in the modern day
  shorten-frames 5 in the modern day => today ; not: warnsOrBinds or reportsFigures or previous(as and is are)
in the modern world
  plain-nouns 6, shorten-frames 5 in the modern world|era|age => today ; not: next(of) or previousPos(ADV)
in the modern world of today
  casual-essays 5 in the modern world of today => today ; not: aboutTechnicalFormalTextOrNearerNegation
in the months following
  recast-texts 5 in the months following => in the $3 after ; not: nextPos(PUNCT)
in the near future
  wordy-phrases 6, simple-words 4, shorten-words 3 in the near future => soon ; not: previous(sometime someday point day time) or next(of) or previousPos(ADJ ADP) or aboutTechnicalFormalTextOrNearNegation or behind(14: continue keep persist remain stay still)
  + The shop will open in the near future. => The shop will open soon.
  = Prices may continue to rise in the near future.
in the not too distant future
  casual-talk 5 in the not too distant future => soon ; not: aboutTechnicalFormalTextOrNearNegation
in the past few years
  casual-essays 5 in the past few years => in recent years ; not: aboutTechnicalFormalTextOrNearerNegation
in the presence of others
  casual-essays 5 in the presence of others => with others ; not: aboutTechnicalFormalTextOrNearerNegation
in the present day
  needless-modifiers 6, shorten-words 3 in the present day => today ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
in the process
  shorten-frames 5 [ in the process ] . => - ; when: previousPos(NOUN PROPN PRON)
  synonyms 6 in the process => along the way ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in the process of
  shorten-words 3 ~be [ in the process of ] <Ving> => -
  wordy-phrases 2 in the process of <Ving> => $5 ; not: not previousPos(AUX)
in the realm of
  plain-nouns 2 in the realm of => in ; not: warnsOrBinds or not mode(shorten) and (next(possibility fantasy the god magic movies films cinema) or nextPos(DET) or nextPos(ADJ) and not (opensSentence and afterPos(2: NOUN) or next(algebraic artificial computational culinary digital higher medical modern public quantum remote) and afterPos(2: NOUN)))
  + He works in the realm of chemistry. => He works in chemistry.
  = It is a disaster in the realm of films.
  synonyms 6 in the realm of => in the field of | in the sphere of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in the realms of
  plain-nouns 2 in the realms of => in ; not: next(possibility fantasy the god magic)
in the tapestry of
  recast-phrases 8 in the|this vast|wide|rich? tapestry of => in
in the throes of
  rare-adverbs 6 in the throes of => in the middle of
in the vicinity of
  casual-essays 5, simple-words 4, shorten-words 3 in the vicinity of => near ; not: aboutTechnicalFormalTextOrNearerNegation
in the wake of
  recast-texts 5 in the wake of => after ; not: aboutLaw
  + In the wake of the storm, they left. => After the storm, they left.
in the wee hours of the morning
  story-moments 6 in the wee hours of the morning => early in the morning ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
in the weeks following
  recast-texts 5 in the weeks following => in the $3 after ; not: nextPos(PUNCT)
in the world of
  shorter-phrases 5 in the world of => in ; not: nextPos(PROPN DET) or next(work)
in the years following
  recast-texts 5 in the years following => in the $3 after ; not: nextPos(PUNCT)
in the years to come
  recast-phrases 5 in the years to come => in years to come
  casual-talk 5 in the years to come => in coming years ; not: aboutTechnicalFormalTextOrNearNegation
in their entirety
  recast-phrases 5 in its|their entirety => in full
in this day and age
  casual-essays 5 in this day and age => today ; not: aboutTechnicalFormalTextOrNearerNegation
in this essay
  wordy-phrases 6, shorten-words 3 and [ in this essay , ] i will|'ll => -
  + I agree, and in this essay, I will say why. => I agree, and I will say why.
  = I agree, and in this essay, the author says why.
in this way
  synonyms 6 in this way => like this | thus ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in times of crisis
  casual-advice 5 in times of crisis|trouble|hardship|difficulty => in hard times ; not: aboutTechnicalFormalTextOrNearNegation
in today 's day and age
  wordy-phrases 2 in today 's day and age => today
in today 's digital landscape
  plain-nouns 4 in today 's digital landscape => today
in today 's modern world
  shorten-frames 5 in today 's fast-paced|globalized|interconnected world|society|age|era|landscape => today ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  shorten-frames 5 in today 's modern|competitive landscape => today ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  plain-nouns 5, shorten-frames 5 in today 's modern|digital|busy|competitive|complex|global world|society|age|era|environment => today
in today 's society
  synonyms 6 in today 's society => today | nowadays ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
in today 's world
  shorten-frames 5 in today 's age|era => today ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  shorter-phrases 6, shorten-frames 5 in today 's society|world => today ; not: warnsOrBinds or reportsFigures or previous(as and is are) or next(and or that where) or not mode(shorten) and (opensSentence or object(society))
  = It helps in today's world and time.
  synonyms 6 in today 's world => today | nowadays ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
in total
  synonyms 6 in total => altogether | in all ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in tough times
  casual-advice 5 in tough times => in hard times ; not: aboutTechnicalFormalTextOrNearNegation
in truth
  synonyms 6 in truth => in fact | in reality ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
in understanding
  story-gestures 6 ~nod [ in|with understanding ] => - ; not: next(and)
in unison
  rare-phrases 6 in unison => together ; when: behind(5: answer answered answering chant chanted chanting cheer cheered exclaimed laugh laughed laughing nodded reply replied respond responded say said shout shouted shouting sing sang singing speak spoke speaking yelled) ; not: aboutFormulasStatisticsOrLaw
  + They sang in unison. => They sang together.
  = The dancers are moving in unison.
in various aspects of life
  casual-advice 5 in various aspects of life => in many parts of life ; not: aboutTechnicalFormalTextOrNearNegation
in various ways
  shorten-frames 5 [ in various ways ] . => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
in view of
  shorten-words 3 in view of => given ; not: warnsOrBinds or reportsFigures or previous(@words-before-shortened-phrases)
  synonyms 6 in view of => in light of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
in view of the fact that
  wordy-phrases 1 in view of the fact that => since
in which
  shorten-frames 5 situation [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 system [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 case [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 environment [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 world [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 society [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 process [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 place [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 area [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 context [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 era [ in which ] => where ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 age [ in which ] => where ; not: warnsOrBinds or reportsFigures
  synonyms 6 in which => where ; when: previous(@places-rooms-and-situations-before-in-which) ; not: isComparedNegatedOrInTestsOrWarning
inasmuch as
  plain-links 6 inasmuch as => since ; not: aboutFormulasStatisticsOrLaw
inclement weather
  plain-adjectives 6 inclement weather => bad weather
indicative of
  simple-words 4 is|was indicative of => $1 a sign of ; not: aboutFormulasOrStatistics
  + It is indicative of stress. => It is a sign of stress.
  = The indicative mood is plain.
individuals from all walks of life
  wordy-phrases 4 individuals from all walks of life => all kinds of people
individuals who are
  recast-phrases 5 individuals who are => people who are
inextricably linked
  rare-phrases 6 inextricably linked|tied|connected|intertwined => closely linked ; not: aboutFormulasStatisticsOrLaw
influx of
  rare-nouns 9 influx of => flood of ; when: objects(application call complaint data email information message money order request) ; not: aboutFormulasStatisticsOrLaw or previous(limited slow small steady)
innovative and
  plain-adjectives 3 [ innovative and ] new => -
innovative and new
  doubled-words 2 innovative and new => new
innovative new
  doubled-words 2 innovative , new => new ; not: nextPos(PUNCT CCONJ)
inside
  shorten-words 3 inside [ of ] the|these|those|our|their => -
insofar as
  plain-links 7 insofar as => as far as ; not: aboutFormulasStatisticsOrLaw
instances where
  plain-nouns 6 instances where => cases where ; not: previous(in) or aboutFormulas or sentenceHas(case cases)
  + There were instances where the pump failed. => There were cases where the pump failed.
  = In instances where the pump failed, they bailed.
instead of
  synonyms 6 instead of <Ving> => rather than $3 ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
integral component of
  plain-adjectives 5 integral component|aspect|element|facet of => key part $3 ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
integral part
  plain-adjectives 6 integral part|role => essential $2 | key $2 ; not: aboutFormulasStatisticsOrNegated or afterDegreeWord
interaction between
  synonyms 6 interaction between => interplay between ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
interested in
  recast-phrases 5 anyone|someone|everyone|anybody|somebody|everybody [ interested in <Ving> ] => who wants to $V4
  recast-phrases 5 those [ interested in <Ving> ] => who want to $V4
  + It helps those interested in keeping bees. => It helps those who want to keep bees.
interplay between
  synonyms 6 interplay between => interaction between ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
into the depths of
  wordy-phrases 6, shorten-words 3 into the depths of => deep into ; not: previous(deep deeper deeply)
  + They rode into the depths of the forest. => They rode deep into the forest.
  = They rode deep into the depths of the forest.
intricate and complex
  doubled-words 2 intricate and complex => complex
intricate complex
  doubled-words 2 intricate , complex => complex ; not: nextPos(PUNCT CCONJ)
intricate details
  plain-adjectives 4 intricate details => fine details
intricately linked
  plain-adverbs 6 intricately linked|connected|tied|related => closely $2
inundated with
  simple-words 4 inundated with => flooded with
  + They were inundated with calls. => They were flooded with calls.
  = The land was inundated.
investigation reveal that
  story-actions 5 investigation ~reveal/VERB that => $1 ~show that ; not: aboutLaw
  + The investigation revealed that two doors were open. => The investigation showed that two doors were open.
involved in
  synonyms 6 involved in => engaged in ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
irrespective of
  wordy-phrases 4 irrespective of => regardless of
  synonyms 6 irrespective of => regardless of ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
is a reminder that
  set-phrases 6, shorten-words 3 is a stark|sharp|powerful|poignant|timely|strong? reminder that|of => reminds us $5 ; not: sentenceHas(i me my you your he she him his her) or previous(there) or next(what how)
  = The flood is a reminder of his youth.
is capable of
  wordy-phrases 1 is|are capable of <Ving> => can $V4
is depicted as
  praise-words 5 is|are|was|were|been|be depicted as|in|by|with => $1 shown $3 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
is n't just
  more-than 5 [ is|are|was|were n't just|merely|simply ] a|an => $1 more than ; not: not (ahead(60: ; — – --) and ahead(60: it they this he she) and not ahead(60: but))
  + This wasn't merely a walk; it was a march. => This was more than a walk; it was a march.
is n't just about
  more-than 5 [ is|are|was|were n't just|merely|simply about ] => $1 about more than ; not: not (ahead(60: ; — – --) and ahead(60: it they this he she) and not ahead(60: but))
is necessary for
  simple-words 4 is|are|was|were necessary for => $1 needed for ; not: warnsOrBinds
is similar to
  simple-words 4 is|are|was|were similar to => $1 like ; not: warnsOrBinds or reportsFigures or isComparedOrAfterVery
is the fact that
  recast-more 5 is the fact that => is that ; not: previous(it that)
issues and problems
  shorten-words 3 issues and problems => problems ; not: reportsFigures
it 's advisable to
  casual-advice 5 it 's advisable to => it's best to ; not: aboutTechnicalFormalTextOrNearNegation
it 's important note that
  announcements 1 it 's also? equally? important|worth|crucial|essential|vital|worthwhile|critical|interesting|useful|helpful to? note|noting|notice|mention|mentioning|remember|remembering|highlight|highlighting|emphasize|emphasizing|emphasise|emphasising|stress|stressing|point|pointing|observe|observing|reiterate|reiterating|recall|recalling|add|adding out? that => - ; not: isNotBeforeSingleClauseAtHead
  + It's worth noting that the bridge has no railing. => The bridge has no railing.
  = She thought it was worth noting that he had left.
  = It is vital to remember that bees sleep, and that they eat.
it 's important recognize that
  announcements 5 it 's also? equally? important|worth|crucial|essential|vital|worthwhile|critical|interesting|useful|helpful to? recognize|recognise|understand|acknowledge|realize|realise|recognizing|understanding|acknowledging that => - ; not: isNotBeforeSingleClauseAtHead
  + It's also crucial to recognize that soil differs. => Soil differs.
it 's noteworthy that
  announcements 1 it 's noteworthy|notable that => - ; not: isNotBeforeSingleClauseAtHead
it dawned on her that
  story-moments 6 it dawned on her that => she realized that
it dawned on him that
  story-moments 6 it dawned on him that => he realized that
  + It dawned on him that the key was gone. => He realized that the key was gone.
it dawned on me that
  story-moments 6 it dawned on me that => I realized that
it dawned on them that
  story-moments 6 it dawned on them that => they realized that
it dawned on us that
  story-moments 6 it dawned on us that => we realized that
it is advisable to
  casual-advice 5 it is advisable to => it is best to ; not: aboutTechnicalFormalTextOrNearNegation
it is always advisable to
  casual-advice 5 it is always advisable to => it is always best to ; not: aboutTechnicalFormalTextOrNearNegation
it is anticipated that
  everyday-verbs 4 it is anticipated that => it is expected that
it is apparent that
  simple-words 4 it is apparent that => it is clear that ; not: warnsOrBinds
it is difficult to
  plain-adjectives 7 it is|was|'s|becomes|became [ difficult ] to|for => hard ; not: mode(academic formal) or aboutLaw or sentenceHas(hard easy difficult)
  + It is difficult to find rice. => It is hard to find rice.
  = Rice is difficult to find.
  plain-adjectives 7 it can|may|might|could|will|would|'ll be [ difficult ] to|for => hard ; not: mode(academic formal) or aboutLaw or sentenceHas(hard easy difficult)
  + It can be difficult to find rice. => It can be hard to find rice.
  = It can be difficult work.
  plain-adjectives 7 ~make|find it [ difficult ] to|for => hard ; not: mode(academic formal) or aboutLaw or sentenceHas(hard easy difficult)
  + Fog makes it difficult to see. => Fog makes it hard to see.
  = Fog makes it more difficult to see.
it is evident that
  simple-words 4 it is evident that => it is clear that ; not: warnsOrBinds
it is important keep in mind that
  announcements 1 it is also? important|worth|crucial|essential|vital|worthwhile|critical|interesting|useful|helpful to? keep|keeping|bear|bearing in mind that => - ; not: isNotBeforeSingleClauseAtHead
it is important note that
  announcements 1 it is also? equally? important|worth|crucial|essential|vital|worthwhile|critical|interesting|useful|helpful to? note|noting|notice|mention|mentioning|remember|remembering|highlight|highlighting|emphasize|emphasizing|emphasise|emphasising|stress|stressing|point|pointing|observe|observing|reiterate|reiterating|recall|recalling|add|adding out? that => - ; not: isNotBeforeSingleClauseAtHead
  + It is important to note that prices vary by season. => Prices vary by season.
  + However, it is important to remember that bees sleep. => However, bees sleep.
  + Cheese keeps well, but it is worth mentioning that milk does not. => Cheese keeps well, but milk does not.
  = I think it is important to note that we lost.
  = It is important that you note the time.
  = It is important to note the serial number.
it is important recognize that
  announcements 5 it is also? equally? important|worth|crucial|essential|vital|worthwhile|critical|interesting|useful|helpful to? recognize|recognise|understand|acknowledge|realize|realise|recognizing|understanding|acknowledging that => - ; not: isNotBeforeSingleClauseAtHead
it is likely that
  wordy-phrases 6, shorten-words 3 it is likely that <NP> will|would => $5 $6 probably ; not: previous(if when where whether unless not as) or next(not n't) or longSlot(5: 6) or aboutFormulasStatisticsOrLaw
  + It is likely that the river will rise. => The river will probably rise.
  = It is likely that the river rises.
  wordy-phrases 6, shorten-words 3 it 's likely that <NP> will|would => $5 $6 probably ; not: previous(if when where whether unless not as) or next(not n't) or longSlot(5: 6) or aboutFormulasStatisticsOrLaw
  + It's likely that the river will rise. => The river will probably rise.
  = It's likely that the river rises.
it is my belief that
  casual-essays 5 it is my belief that => I believe that ; not: aboutTechnicalFormalTextOrNearerNegation
it is my firm belief that
  casual-essays 5 it is my firm belief that => I firmly believe that ; not: aboutTechnicalFormalTextOrNearerNegation
it is my hope that
  casual-essays 5 it is my hope that => I hope that ; not: aboutTechnicalFormalTextOrNearerNegation
it is my opinion that
  casual-essays 5 it is my opinion that => I believe that ; not: aboutTechnicalFormalTextOrNearerNegation
it is obvious that
  simple-words 4 it is obvious that => it is clear that ; not: warnsOrBinds
it is our belief that
  casual-essays 5 it is our belief that => we believe that ; not: aboutTechnicalFormalTextOrNearerNegation
it is our hope that
  casual-essays 5 it is our hope that => we hope that ; not: aboutTechnicalFormalTextOrNearerNegation
it seems that
  synonyms 6 it seems that => it appears that ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
it should also be noted that
  announcements 1 it should|must also be noted|mentioned|emphasized|stressed that => - ; not: isNotBeforeSingleClauseAtHead
it should be emphasised that
  announcements 1 it should|must be emphasised that => - ; not: isNotBeforeSingleClauseAtHead
it should be emphasized that
  announcements 1 it should|must be emphasized that => - ; not: isNotBeforeSingleClauseAtHead
it should be mentioned that
  announcements 1 it should|must be mentioned that => - ; not: isNotBeforeSingleClauseAtHead
it should be noted that
  announcements 1 it should|must be noted that => - ; not: isNotBeforeSingleClauseAtHead
  + It should be noted that the lift is out of order. => The lift is out of order.
it should be remembered that
  announcements 1 it should|must be remembered that => - ; not: isNotBeforeSingleClauseAtHead
it should be stressed that
  announcements 1 it should|must be stressed that => - ; not: isNotBeforeSingleClauseAtHead
it would be advisable to
  casual-advice 5 it would be advisable to => it would be best to ; not: aboutTechnicalFormalTextOrNearNegation
jam packed
  review-talk 6 jam - packed => full ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
key component of
  plain-adjectives 5 key component|facet of => $1 part $3 ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
key takeaways
  plain-nouns 4 key takeaways => main points
kick off
  formal-words 5 ~kick off => ~begin ; not: previousPos(DET ADJ) or nextPos(PRON) or sentenceHas(match game shoe boot)
  + (formal) The festival kicks off on Friday. => The festival begins on Friday.
  = The match kicks off on Friday.
kind of
  formal-words 5 kind of @ADJ => somewhat $3 ; not: previous(some any that this what same every different another a one) or warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
  academic-words 5 these|those|other|different|various|many|several|all|certain|two|three|four|specific|which|what [ kinds ] of => types
  + Several kinds of trees grow here. => Several types of trees grow here.
  = He was always of the kind.
  academic-words 5 this|another|which|each|every|particular|new|certain [ kind ] of => type ; not: next(a an)
  + This kind of tree grows here. => This type of tree grows here.
  = He has some kind of plan.
  synonyms 6 kind of => type of | sort of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
kinds of
  synonyms 6 kinds of => types of | sorts of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
kudos to
  formal-words 5 kudos to => credit to
  + Kudos to the cast. => Credit to the cast.
  = It earned him kudos.
labyrinth of
  rare-nouns 6 labyrinth of => maze of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
large in size
  wordy-phrases 1 large in size => large
large scale
  rare-adjectives 7 [ large - scale ] dataset|datasets|project|projects|event|events|attack|attacks|operation|operations => large ; not: afterDegreeWord
last but not least
  wordy-phrases 4 last but not least => finally ; not: not opensSentence
lead to the emergence of
  set-phrases 6 ~lead to the emergence of => ~give rise to ; not: passive or aboutFormulasOrStatistics
  + The trade led to the emergence of new towns. => The trade gave rise to new towns.
  = The road led to the harbor.
leave a lasting impact
  collocations 6 ~leave a|an lasting|deep|strong|indelible [ impact ] on me|us|him|her|them|everyone|readers|audiences|viewers|visitors|guests|listeners => impression
  + The play left a lasting impact on me. => The play left a lasting impression on me.
  = The play left a lasting impact on theater.
leave out
  formal-words 5 ~leave out the|a|an|any|some|important => ~omit $3
  + (formal) The report leaves out the costs. => The report omits the costs.
  = They left out of fear.
less expensive
  set-phrases 4 less expensive => cheaper ; not: previous(no not n't much far)
  + A train is less expensive here. => A train is cheaper here.
levels of
  shorten-words 3 high|higher|low|lower|increased|elevated|greater [ levels of ] @NOUN => - ; not: reportsFigures or nextIs(plural)
like an eternity
  casual-phrases 5 like an eternity => like forever ; not: aboutLaw or aboutFormulas
like minded individuals
  casual-talk 5 like - minded individuals => like-minded people ; not: aboutTechnicalFormalTextOrNearNegation
link between
  synonyms 6 link between => connection between | relationship between ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
loads of
  formal-words 5 loads of => a large number of ; not: besideNounOrName
local cuisine
  review-talk 6 local cuisine => local food ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
locals and tourists alike
  casual-talk 5 locals and tourists|visitors alike => locals and $3 ; not: aboutTechnicalFormalTextOrNearNegation
long ago
  synonyms 6 long ago => a long time ago ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
long lasting friendship
  review-talk 6 long - lasting friendship|friendships|memories|relationship => lasting $4 ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
long period of time
  wordy-phrases 2 long period of time => long time
look at
  formal-words 5 ~look at => ~examine ; when: objects(datum data evidence issue question factor effect relationship impact result role cause trend finding) ; not: participle or previous(to) and previousPos(NOUN)
  + (formal) The paper looks at the causes of the flood. => The paper examines the causes of the flood.
  = She looked at the sea.
lost their lives in
  set-phrases 6 [ lost his|her|their life|lives ] in|while|when|during|after => died ; not: previous(nearly almost not n't tragically) or sentenceHas(fight battle)
  + Two men lost their lives in the storm. => Two men died in the storm.
  = He nearly lost his life in the storm.
lots of
  formal-words 5 lots of => many ; not: not nextIs(plural)
  synonyms 6 lots of => plenty of | a lot of ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
  formal-words 5 lots of => a great deal of ; when: nextPos(NOUN) ; not: nextIs(plural) or next(people) or previous(quite such not n't what)
  + (formal) There is lots of evidence for it. => There is a great deal of evidence for it.
  = Lots of the work is done.
love for
  synonyms 6 love for => love of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
loving and caring
  doubled-words 9 loving [ and caring ] => - ; when: nextPos(NOUN)
  + He was a loving and caring man. => He was a loving man.
  = She was loving and caring for the dog.
lower levels of
  shorter-phrases 5 lower levels of => less ; when: nextLemma(satisfaction stress anxiety engagement motivation confidence trust support happiness interest) ; not: aboutStatistics
lush greenery
  review-talk 6 lush greenery => greenery ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
mad at
  formal-words 5 mad at => angry with ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
maintain a balance between
  set-phrases 6 ~maintain|keep a balance between => ~balance ; not: passive or firstTag(VBD VBN)
  + Try to keep a balance between work and rest. => Try to balance work and rest.
  = He kept a balance between work and rest.
major component of
  plain-adjectives 5 major component|facet of => $1 part $3 ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
make a real difference
  needless-modifiers 7 ~make a [ real ] difference => - ; not: near(3: not never n't)
  + Rain makes a real difference. => Rain makes a difference.
  = Rain makes a big difference.
make sure
  formal-words 5 ~make sure that => ~ensure that ; not: participle
  formal-words 5 ~make sure we|you|they|it|he|she|the|your|their|our|this|these|everyone => ~ensure that $3 ; not: participle
  formal-words 5 ~make sure of => ~ensure ; not: participle
  + (formal) The clerk makes sure that every form is signed. => The clerk ensures that every form is signed.
  + (formal) Make sure the door is locked. => Ensure that the door is locked.
  = Make sure to lock the door.
make up for
  formal-words 5 ~be made up of => ~be composed of
  + (formal) The board is made up of ten members. => The board is composed of ten members.
  = He made up a story.
making a purchase
  set-phrases 6 before|when|while|after making a purchase => $1 buying ; not: mode(formal academic) or next(of decision)
  + Compare prices before making a purchase. => Compare prices before buying.
  = He left without making a purchase.
many and various
  doubled-words 2 many and various => many
many aspects of our lives
  casual-advice 5 many aspects of our|your|my|their lives|life => many parts of $4 $5 ; not: aboutTechnicalFormalTextOrNearNegation
many individuals
  nouns-or-verbs 6 many individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
many various
  doubled-words 2 many , various => many ; not: nextPos(PUNCT CCONJ)
markedly different
  plain-adverbs 6 markedly different => very different
masterfully crafted
  review-talk 6 masterfully crafted|made|constructed => well made ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
masterfully executed
  review-talk 6 masterfully executed => well done ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
may well possibly
  doubled-words 2 may|might well possibly => $1
meaningful and impactful
  doubled-words 2, shorten-words 3 meaningful and impactful => meaningful
meaningful impactful
  doubled-words 2 meaningful , impactful => meaningful ; not: nextPos(PUNCT CCONJ)
melange of
  plain-nouns 4 melange of => mix of ; when: pluralNext or nextPos(ADJ) ; not: sentenceHas(music orchestra art tile composer)
melting pot of
  rare-nouns 5 melting pot of => mix of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
memories came flooding back
  story-moments 6 memories came flooding|rushing back => memories came back ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
men and women alike
  casual-talk 5 men and women alike => men and women ; not: aboutTechnicalFormalTextOrNearNegation
method of
  synonyms 6 method of => way of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
mix of
  synonyms 6 mix of => blend of | mixture of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
mixture of
  synonyms 6 mixture of => blend of | combination of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
months turned into years
  story-moments 6 months turned into years => years went by ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or near(6: hour day week month year decade)
more and more
  shorten-frames 5 more and more @ADJ => increasingly $4 ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  synonyms 6 more and more @ADJ => increasingly $4 ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  formal-words 5 more and more => an increasing number of ; when: nextIs(plural) or next(people)
  formal-words 5 more and more @ADJ => increasingly $4 ; not: nextPos(NOUN)
  + (formal) More and more farmers sell their milk online. => An increasing number of farmers sell their milk online.
  + (formal) The road has become more and more dangerous. => The road has become increasingly dangerous.
  = They wanted more and more.
more and more people
  casual-talk 5 more and more people => more people ; not: aboutTechnicalFormalTextOrNearNegation
more challenging
  plain-adjectives 6 more challenging => harder ; not: next(, and or but yet &) or not predicative
more difficult
  common-words 6 more difficult => harder ; not: next(, and or but yet &) or attributive
more equitable
  plain-adjectives 4 more equitable => fairer ; not: next(, and or but yet &) or aboutLaw
more often than not
  casual-talk 5 more often than not => usually ; not: aboutTechnicalFormalTextOrNearNegation
more robust
  plain-adjectives 4 more robust => stronger ; when: objects(demand economy enforcement environment growth market measure mechanism protection regulation relationship safeguard) or next(support) ; not: sentenceHas(model algorithm noise training) or next(, and or but yet &) or aboutFormulasOrStatistics or next(to against)
  + They want more robust protections. => They want stronger protections.
  = The new method is more robust than the old one.
  = We found more robust estimates.
more straightforward
  common-words 6 more straightforward => simpler ; not: next(, and or but yet &)
more than
  synonyms 4 [ more than ] @NUM => over ; not: next(one)
more than happy to
  review-talk 6 more than happy to => glad to ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
more than what i expected
  wordy-phrases 6 more|less|better|worse|higher|lower|larger|bigger|smaller|faster|longer|greater|fewer than [ what ] i|we|you|they|he|she expected|expect|anticipated|thought|imagined|hoped|paid|originally => -
  + It cost more than what we expected. => It cost more than we expected.
  = It matters more than what we say.
more than willing to
  review-talk 6 more than willing to => glad to ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
most individuals
  nouns-or-verbs 6 most individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
most of the
  academic-words 5 most of the => the majority of the ; when: nextIs(plural)
  + They sold most of the houses. => They sold the majority of the houses.
  = It rained most of the time.
most significant
  plain-adjectives 5 the [ most significant ] => biggest ; when: object(@most-significant-changes-and-problems) ; not: aboutFormulasStatisticsOrNegated or next(, and)
  plain-adjectives 6 [ most significant ] => biggest ; when: object(@most-significant-problems-and-benefits) ; not: aboutFormulasStatisticsOrNegated or next(, and) or nextPos(ADJ) or previous(the a)
much better
  informal-words 3 much better|worse|easier|harder|faster|cheaper|bigger|smaller => a lot $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
multi faceted
  plain-adjectives 3 multi - faceted => complex ; not: sentenceHas(complex)
multitude of
  synonyms 6 multitude of => host of | great number of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
my own personal experience
  casual-essays 5 my own personal experience => my own experience ; not: aboutTechnicalFormalTextOrNearerNegation
myriad of
  synonyms 6 myriad of => multitude of | host of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
naturally occurring
  plain-adjectives 7 naturally occurring => natural ; when: attributive ; not: aboutFormulasStatisticsOrLaw or object(data text dialogue experiment variation language element isotope event) or sentenceHas(natural) or previous(and ,) or next(and)
  + They use a naturally occurring dye. => They use a natural dye.
  = They use naturally occurring data.
negatively impact
  rare-verbs 6 negatively ~impact|influence|affect => ~harm ; not: passive or object(survival)
  + Salt negatively impacts the soil. => Salt harms the soil.
  = Salt negatively impacts the survival of fish.
nestled among
  rare-verbs 6 nestled among|amongst|amid|amidst|between|beneath => set $2 ; when: atStartOrAfterNounMarkOrAuxiliary
nestled in
  rare-verbs 6 nestled in|within => in ; when: atStartOrAfterNounMarkOrAuxiliary and object(@places-to-nestle-in)
  + The inn is nestled in the hills. => The inn is in the hills.
  = The cat nestled in my arms.
nestled within
  story-scenes 5 @NOUN|PROPN [ nestled within ] the|a|an|his|her|their|my|its|our|your => in
new and innovative
  shorten-words 3 new and innovative => innovative ; not: reportsFigures
  doubled-words 2 new and innovative => new
  = It is a clear and concise book.
  + We found new and innovative uses for cork. => We found new uses for cork.
  = The tools are clear, concise, and cheap.
  = The colours are clear and bright.
  = Potentially, the dam could fail.
  = Rules and regulations differ by state.
new found
  story-moments 6 a [ new - found ] sense|appreciation|respect|confidence|friend|friends|freedom|purpose|love|hope|understanding => new ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
new innovation
  shorten-words 3 new innovation => $2 ; not: reportsFigures
new innovations
  wordy-phrases 2 new innovations => innovations
newfound found
  story-moments 6 a [ newfound - found ] sense|appreciation|respect|confidence|friend|friends|freedom|purpose|love|hope|understanding => new ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
newly acquired
  plain-adjectives 6 [ newly acquired ] => new ; when: attributive ; not: aboutFormulasStatisticsOrLaw or not previousPos(PRON)
next but not least
  wordy-phrases 4 next but not least => finally ; not: not opensSentence
no big deal
  formal-words 5 no big deal => no great matter ; not: besideNounOrName
not a moment too soon
  story-moments 6 not a moment too soon => just in time ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
not entirely accurate
  set-phrases 7 not entirely accurate => not quite right ; not: aboutFormulasOrStatistics or next(and or) or aboutLaw or mode(academic formal)
  + The tale is not entirely accurate. => The tale is not quite right.
  = The tale is not accurate.
not just
  more-than 5 is|are|was|were|'s|'re [ not just ] a|an => more than ; not: not (ahead(60: ; — – --) and ahead(60: it they this he she) and not ahead(60: but))
  + A loaf is not just a meal; it is a gift. => A loaf is more than a meal; it is a gift.
  = It is not a wolf; it is a dog.
  = It is not just a hut but a home.
  = It was not just a bad year.
not just about
  more-than 5 is|are|was|were|'s|'re [ not just about ] => about more than ; not: not (ahead(60: ; — – --) and ahead(60: it they this he she) and not ahead(60: but))
not merely
  more-than 5 is|are|was|were|'s|'re [ not merely ] a|an => more than ; not: not (ahead(60: ; — – --) and ahead(60: it they this he she) and not ahead(60: but))
not merely about
  more-than 5 is|are|was|were|'s|'re [ not merely about ] => about more than ; not: not (ahead(60: ; — – --) and ahead(60: it they this he she) and not ahead(60: but))
not simply
  more-than 5 is|are|was|were|'s|'re [ not simply ] a|an => more than ; not: not (ahead(60: ; — – --) and ahead(60: it they this he she) and not ahead(60: but))
not simply about
  more-than 5 is|are|was|were|'s|'re [ not simply about ] => about more than ; not: not (ahead(60: ; — – --) and ahead(60: it they this he she) and not ahead(60: but))
nothing out of the ordinary
  set-phrases 6 nothing|anything|something [ out of the ordinary ] => unusual
  + He saw nothing out of the ordinary. => He saw nothing unusual.
  = Her voice was out of the ordinary.
nothing short of
  recast-links 6 [ nothing short of ] @ADJ => - ; not: not nextPos(ADJ) or afterPos(2: NOUN)
notwithstanding
  literary-words 6 notwithstanding => despite ; not: aboutFormulasStatisticsOrLaw or previous(not n't) or next(, .)
notwithstanding the fact that
  wordy-phrases 1 notwithstanding the fact that => although ; not: next(,) or previousPos(AUX)
now and in the future
  recast-phrases 9 now and in the future => now and later
now and then
  synonyms 6 now and then => from time to time | occasionally ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
now more than ever before
  wordy-phrases 4 now more than ever before => now more than ever
numerous benefits
  shorter-phrases 3 numerous benefits => many benefits
oblivious of
  story-looks 6 oblivious of => unaware of ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
oblivious to
  story-looks 5 oblivious to => unaware of ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  literary-words 6 ~be [ oblivious to|of ] => unaware of ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
obstacles and challenges
  shorten-words 3 obstacles and challenges => obstacles ; not: reportsFigures
of course
  synonyms 6 of course => naturally ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
of critical importance
  plain-nouns 5 ~be [ of critical importance ] => very important ; not: nextPos(ADV)
of crucial importance
  needless-modifiers 6 ~be [ of crucial importance ] => very important ; not: next(that)
of great importance
  plain-nouns 5 ~be [ of great importance ] => very important ; not: nextPos(ADV)
of paramount importance
  plain-nouns 5 ~be [ of paramount importance ] => very important ; not: nextPos(ADV)
of utmost importance
  plain-nouns 5 ~be [ of utmost importance ] => very important ; not: nextPos(ADV)
of vital importance
  plain-nouns 5 ~be [ of vital importance ] => very important ; not: nextPos(ADV)
okay
  formal-words 5 okay/ADJ => acceptable ; when: previousLemma(be) and not nextPos(ADJ NOUN) ; not: subjectPos(PROPN) or inStory or subjectIs(person) or subject(i you he she we they)
  + (formal) The result was okay. => The result was acceptable.
  = She was okay.
old and young alike
  casual-talk 5 old and young alike => old and young ; not: aboutTechnicalFormalTextOrNearNegation
  + Old and young alike danced. => Old and young danced.
older individuals
  nouns-or-verbs 6 older individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
on a annual basis
  casual-essays 5 on a annual basis => every year ; not: aboutTechnicalFormalTextOrNearerNegation
on a case by case basis
  casual-essays 5 on a case - by - case basis => case by case ; not: aboutTechnicalFormalTextOrNearerNegation
on a continual basis
  wordy-phrases 1 on a continual basis => continuously
on a continuous basis
  wordy-phrases 1 on a continuous basis => continuously
on a daily basis
  nouns-or-verbs 4, informal-words 3, shorten-words 3 on a daily basis => every day | daily ; not: opensSentence or aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
  + We swim on a daily basis. => We swim daily.
  synonyms 6 on a daily basis => every day | daily ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
on a day to day basis
  casual-essays 5 on a day - to - day basis => daily ; not: aboutTechnicalFormalTextOrNearerNegation
on a deeper level
  wordy-phrases 9 on a deeper level => more deeply
on a frequent basis
  wordy-phrases 1 on a frequent basis => often
on a global scale
  shorten-words 3 on a global scale => globally
  wordy-phrases 4 on a global scale => worldwide ; not: nextPos(NOUN)
on a large scale
  casual-essays 9 on a large scale => widely ; not: aboutTechnicalFormalTextOrNearerNegation
on a larger scale
  casual-essays 9 on a larger scale => more widely ; not: aboutTechnicalFormalTextOrNearerNegation
on a mission to
  recast-phrases 9 ~be [ on a mission to ] <V> => trying to
  + She is on a mission to save the marsh. => She is trying to save the marsh.
  = She set out on a mission to save the marsh.
  = The crew was on a mission to Mars.
on a monthly basis
  wordy-phrases 1 on a monthly basis => $3 ; when: nextPos(PUNCT) ; not: opensSentence
  = On a monthly basis the gap grew.
  = However, on a monthly basis the gap grew.
  casual-essays 5 on a monthly basis => every month ; not: aboutTechnicalFormalTextOrNearerNegation
on a number of occasions
  casual-talk 5 on a number of occasions => several times ; not: aboutTechnicalFormalTextOrNearNegation
on a personal level
  wordy-phrases 6 on a personal level => personally ; when: nextPos(PUNCT)
on a regular basis
  wordy-phrases 1, informal-words 3, shorten-words 3 on a regular basis => regularly
  + They stay on a regular basis. => They stay regularly.
  synonyms 6 on a regular basis => regularly ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
on a smaller scale
  casual-essays 9 on a smaller scale => in a small way ; not: aboutTechnicalFormalTextOrNearerNegation
on a weekly basis
  wordy-phrases 1, shorten-words 3 on a weekly basis => $3 ; when: nextPos(PUNCT) ; not: opensSentence
  casual-essays 5 on a weekly basis => every week ; not: aboutTechnicalFormalTextOrNearerNegation
on a worldwide scale
  nouns-or-verbs 6 on a worldwide scale => worldwide ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
on a yearly basis
  wordy-phrases 1 on a yearly basis => $3 ; when: nextPos(PUNCT) ; not: opensSentence
  casual-essays 5 on a yearly basis => every year ; not: aboutTechnicalFormalTextOrNearerNegation
on account of
  wordy-phrases 2 on account of => because of ; not: next(being)
  synonyms 6 on account of => because of ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
on an annual basis
  set-phrases 2 on an annual basis => every year
on an ongoing basis
  wordy-phrases 4 on an ongoing basis => continuously
on an yearly basis
  set-phrases 2 on an yearly basis => every year
on behalf of
  shorten-frames 5 on behalf of => for ; not: warnsOrBinds or reportsFigures or previous(as and is are)
on both occasions
  review-talk 6 on both occasions => both times ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
on countless occasions
  plain-nouns 5 on countless occasions => many times ; not: previousPos(DET)
on each occasion
  review-talk 6 on each occasion => each time ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
on every occasion
  review-talk 6 on every occasion => every time ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
on many occasions
  casual-talk 5 on many occasions => many times ; not: aboutTechnicalFormalTextOrNearNegation
on more than one occasion
  recast-texts 5 on more than one occasion => more than once
on multiple occasions
  plain-nouns 4 on multiple occasions => several times
on my first visit
  review-talk 6 on my|our first visit => the $3 time ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
on my second visit
  review-talk 6 on my|our second visit => the $3 time ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
on numerous occasions
  recast-texts 7 on numerous occasions => many times ; not: previous(several)
on occasion
  casual-talk 6 on occasion => sometimes ; not: aboutTechnicalFormalTextOrNearNegation
on occasions
  casual-talk 6 on occasions => sometimes ; not: aboutTechnicalFormalTextOrNearNegation
on par with
  rare-adverbs 10 on par with => equal to | level with
on purpose
  synonyms 6 on purpose => deliberately ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
on several occasions
  plain-nouns 4 on several occasions => several times
on the basis that
  plain-links 7 on the basis that => because ; not: aboutFormulasStatisticsOrLaw
on the grounds that
  plain-links 6, simple-words 4 on the grounds that => because ; not: aboutFormulasStatisticsOrLaw
on the issue of
  plain-links 7 on the issue of => on | about ; not: aboutFormulasStatisticsOrLaw
on the matter of
  plain-links 7 on the matter of => on | about ; not: aboutFormulasStatisticsOrLaw
on the other hand
  synonyms 6 on the other hand => by contrast ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
on the part of
  recast-nouns 9 on the part of => by
on the precipice of
  rare-nouns 5 on the precipice of => on the edge of | on the brink of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
on the question of
  plain-links 7 on the question of => on | about ; not: aboutFormulasStatisticsOrLaw
on the subject of
  recast-phrases 5, shorten-words 3 on the subject of => on ; when: previousLemma(advice article book class conversation course debate discussion essay information lecture lesson paper research seminar speech talk text work)
  + He wrote a book on the subject of bees. => He wrote a book on bees.
  = A quarrel arose lately on the subject of bees.
  casual-essays 5 on the subject of => about ; not: aboutTechnicalFormalTextOrNearerNegation or opensSentence
on the topic of
  recast-phrases 5, shorten-words 3 on the topic of => on ; when: previousLemma(advice article book class conversation course debate discussion essay information lecture lesson paper research seminar speech talk text work)
  + He wrote a book on the topic of bees. => He wrote a book on bees.
  = They spoke to him on the topic of bees.
  casual-essays 5 on the topic of => about ; not: aboutTechnicalFormalTextOrNearerNegation or opensSentence or previous(experience)
on this occasion
  casual-talk 5 on this occasion => this time ; not: aboutTechnicalFormalTextOrNearNegation
once again
  shorten-words 3 once again => again ; not: warnsOrBinds or reportsFigures or previous(@words-before-shortened-phrases)
  synonyms 6 once again => once more ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
once in a while
  formal-words 5 once in a while => occasionally
  + They meet once in a while. => They meet occasionally.
  = They meet once in a year.
once more
  story-manner 4 once more => again ; not: next(with time and than) or nextPos(ADJ)
  + She read the letter once more. => She read the letter again.
  = It works once more than before.
  = Eggs are once more costly than meat.
  synonyms 6 once more => again ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
one of
  synonyms 4 ~be [ one of ] the|my|our|his|her|its @ADJ => among ; not: isNegatedOrInTestsOrWarning
one of a kind
  review-talk 6 one - of - a - kind => unique ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
one of the biggest reasons
  casual-essays 5 one of the biggest reasons => one big reason ; not: aboutTechnicalFormalTextOrNearerNegation
one of the biggest reasons why
  recast-links 7 one of the biggest reasons why|that => one $4 reason $6
one of the central advantages of
  recast-links 5 one of the central advantages of|for|in|behind|with|to|is => a $4 advantage $6 ; not: not atStartOrAfterCommaOrBe
one of the central aspects of
  recast-links 5 one of the central aspects of|for|in|behind|with|to|is => a $4 aspect $6 ; not: not atStartOrAfterCommaOrBe
one of the central benefits of
  recast-links 5 one of the central benefits of|for|in|behind|with|to|is => a $4 benefit $6 ; not: not atStartOrAfterCommaOrBe
one of the central causes of
  recast-links 5 one of the central causes of|for|in|behind|with|to|is => a $4 cause $6 ; not: not atStartOrAfterCommaOrBe
one of the central challenges of
  recast-links 5 one of the central challenges of|for|in|behind|with|to|is => a $4 challenge $6 ; not: not atStartOrAfterCommaOrBe
one of the central concerns of
  recast-links 5 one of the central concerns of|for|in|behind|with|to|is => a $4 concern $6 ; not: not atStartOrAfterCommaOrBe
one of the central differences of
  recast-links 5 one of the central differences of|for|in|behind|with|to|is => a $4 difference $6 ; not: not atStartOrAfterCommaOrBe
one of the central drawbacks of
  recast-links 5 one of the central drawbacks of|for|in|behind|with|to|is => a $4 drawback $6 ; not: not atStartOrAfterCommaOrBe
one of the central factors of
  recast-links 5 one of the central factors of|for|in|behind|with|to|is => a $4 factor $6 ; not: not atStartOrAfterCommaOrBe
one of the central features of
  recast-links 5 one of the central features of|for|in|behind|with|to|is => a $4 feature $6 ; not: not atStartOrAfterCommaOrBe
one of the central functions of
  recast-links 5 one of the central functions of|for|in|behind|with|to|is => a $4 function $6 ; not: not atStartOrAfterCommaOrBe
one of the central goals of
  recast-links 5 one of the central goals of|for|in|behind|with|to|is => a $4 goal $6 ; not: not atStartOrAfterCommaOrBe
one of the central issues of
  recast-links 5 one of the central issues of|for|in|behind|with|to|is => a $4 issue $6 ; not: not atStartOrAfterCommaOrBe
one of the central problems of
  recast-links 5 one of the central problems of|for|in|behind|with|to|is => a $4 problem $6 ; not: not atStartOrAfterCommaOrBe
one of the central reasons of
  recast-links 5 one of the central reasons of|for|in|behind|with|to|is => a $4 reason $6 ; not: not atStartOrAfterCommaOrBe
one of the central strengths of
  recast-links 5 one of the central strengths of|for|in|behind|with|to|is => a $4 strength $6 ; not: not atStartOrAfterCommaOrBe
one of the central weaknesss of
  recast-links 5 one of the central weaknesss of|for|in|behind|with|to|is => a $4 weakness $6 ; not: not atStartOrAfterCommaOrBe
one of the key advantages of
  recast-links 5 one of the key advantages of|for|in|behind|with|to|is => a $4 advantage $6 ; not: not atStartOrAfterCommaOrBe
one of the key aspects of
  recast-links 5 one of the key aspects of|for|in|behind|with|to|is => a $4 aspect $6 ; not: not atStartOrAfterCommaOrBe
one of the key benefits of
  recast-links 5 one of the key benefits of|for|in|behind|with|to|is => a $4 benefit $6 ; not: not atStartOrAfterCommaOrBe
  + One of the key benefits of the net is its price. => A key benefit of the net is its price.
one of the key causes of
  recast-links 5 one of the key causes of|for|in|behind|with|to|is => a $4 cause $6 ; not: not atStartOrAfterCommaOrBe
one of the key challenges of
  recast-links 5 one of the key challenges of|for|in|behind|with|to|is => a $4 challenge $6 ; not: not atStartOrAfterCommaOrBe
one of the key concerns of
  recast-links 5 one of the key concerns of|for|in|behind|with|to|is => a $4 concern $6 ; not: not atStartOrAfterCommaOrBe
one of the key differences of
  recast-links 5 one of the key differences of|for|in|behind|with|to|is => a $4 difference $6 ; not: not atStartOrAfterCommaOrBe
one of the key drawbacks of
  recast-links 5 one of the key drawbacks of|for|in|behind|with|to|is => a $4 drawback $6 ; not: not atStartOrAfterCommaOrBe
one of the key factors of
  recast-links 5 one of the key factors of|for|in|behind|with|to|is => a $4 factor $6 ; not: not atStartOrAfterCommaOrBe
one of the key features of
  recast-links 5 one of the key features of|for|in|behind|with|to|is => a $4 feature $6 ; not: not atStartOrAfterCommaOrBe
one of the key functions of
  recast-links 5 one of the key functions of|for|in|behind|with|to|is => a $4 function $6 ; not: not atStartOrAfterCommaOrBe
one of the key goals of
  recast-links 5 one of the key goals of|for|in|behind|with|to|is => a $4 goal $6 ; not: not atStartOrAfterCommaOrBe
one of the key issues of
  recast-links 5 one of the key issues of|for|in|behind|with|to|is => a $4 issue $6 ; not: not atStartOrAfterCommaOrBe
one of the key problems of
  recast-links 5 one of the key problems of|for|in|behind|with|to|is => a $4 problem $6 ; not: not atStartOrAfterCommaOrBe
one of the key reasons
  casual-essays 5 one of the key reasons => one key reason ; not: aboutTechnicalFormalTextOrNearerNegation
one of the key reasons of
  recast-links 5 one of the key reasons of|for|in|behind|with|to|is => a $4 reason $6 ; not: not atStartOrAfterCommaOrBe
one of the key reasons why
  recast-links 7 one of the key reasons why|that => one $4 reason $6
one of the key strengths of
  recast-links 5 one of the key strengths of|for|in|behind|with|to|is => a $4 strength $6 ; not: not atStartOrAfterCommaOrBe
one of the key weaknesss of
  recast-links 5 one of the key weaknesss of|for|in|behind|with|to|is => a $4 weakness $6 ; not: not atStartOrAfterCommaOrBe
one of the main advantages of
  recast-links 5 one of the main advantages of|for|in|behind|with|to|is => a $4 advantage $6 ; not: not atStartOrAfterCommaOrBe
one of the main aspects of
  recast-links 5 one of the main aspects of|for|in|behind|with|to|is => a $4 aspect $6 ; not: not atStartOrAfterCommaOrBe
one of the main benefits of
  recast-links 9 one of the main benefits of|for|in|behind|with|to|is => a $4 benefit $6 ; not: not atStartOrAfterCommaOrBe
one of the main causes of
  recast-links 5 one of the main causes of|for|in|behind|with|to|is => a $4 cause $6 ; not: not atStartOrAfterCommaOrBe
one of the main challenges of
  recast-links 9 one of the main challenges of|for|in|behind|with|to|is => a $4 challenge $6 ; not: not atStartOrAfterCommaOrBe
one of the main concerns of
  recast-links 5 one of the main concerns of|for|in|behind|with|to|is => a $4 concern $6 ; not: not atStartOrAfterCommaOrBe
one of the main differences of
  recast-links 5 one of the main differences of|for|in|behind|with|to|is => a $4 difference $6 ; not: not atStartOrAfterCommaOrBe
one of the main drawbacks of
  recast-links 5 one of the main drawbacks of|for|in|behind|with|to|is => a $4 drawback $6 ; not: not atStartOrAfterCommaOrBe
one of the main factors of
  recast-links 5 one of the main factors of|for|in|behind|with|to|is => a $4 factor $6 ; not: not atStartOrAfterCommaOrBe
one of the main features of
  recast-links 5 one of the main features of|for|in|behind|with|to|is => a $4 feature $6 ; not: not atStartOrAfterCommaOrBe
one of the main functions of
  recast-links 5 one of the main functions of|for|in|behind|with|to|is => a $4 function $6 ; not: not atStartOrAfterCommaOrBe
one of the main goals of
  recast-links 5 one of the main goals of|for|in|behind|with|to|is => a $4 goal $6 ; not: not atStartOrAfterCommaOrBe
one of the main issues of
  recast-links 5 one of the main issues of|for|in|behind|with|to|is => a $4 issue $6 ; not: not atStartOrAfterCommaOrBe
one of the main problems of
  recast-links 5 one of the main problems of|for|in|behind|with|to|is => a $4 problem $6 ; not: not atStartOrAfterCommaOrBe
one of the main reasons
  casual-essays 5 one of the main reasons => one main reason ; not: aboutTechnicalFormalTextOrNearerNegation
one of the main reasons of
  recast-links 5 one of the main reasons of|for|in|behind|with|to|is => a $4 reason $6 ; not: not atStartOrAfterCommaOrBe
one of the main reasons why
  recast-links 7 one of the main reasons why|that => one $4 reason $6
  casual-essays 5 one of the main reasons why => one main reason ; not: aboutTechnicalFormalTextOrNearerNegation
one of the main strengths of
  recast-links 5 one of the main strengths of|for|in|behind|with|to|is => a $4 strength $6 ; not: not atStartOrAfterCommaOrBe
one of the main weaknesss of
  recast-links 5 one of the main weaknesss of|for|in|behind|with|to|is => a $4 weakness $6 ; not: not atStartOrAfterCommaOrBe
one of the major advantages of
  recast-links 5 one of the major advantages of|for|in|behind|with|to|is => a $4 advantage $6 ; not: not atStartOrAfterCommaOrBe
one of the major aspects of
  recast-links 5 one of the major aspects of|for|in|behind|with|to|is => a $4 aspect $6 ; not: not atStartOrAfterCommaOrBe
one of the major benefits of
  recast-links 5 one of the major benefits of|for|in|behind|with|to|is => a $4 benefit $6 ; not: not atStartOrAfterCommaOrBe
one of the major causes of
  recast-links 5 one of the major causes of|for|in|behind|with|to|is => a $4 cause $6 ; not: not atStartOrAfterCommaOrBe
one of the major challenges of
  recast-links 5 one of the major challenges of|for|in|behind|with|to|is => a $4 challenge $6 ; not: not atStartOrAfterCommaOrBe
one of the major concerns of
  recast-links 5 one of the major concerns of|for|in|behind|with|to|is => a $4 concern $6 ; not: not atStartOrAfterCommaOrBe
one of the major differences of
  recast-links 5 one of the major differences of|for|in|behind|with|to|is => a $4 difference $6 ; not: not atStartOrAfterCommaOrBe
one of the major drawbacks of
  recast-links 5 one of the major drawbacks of|for|in|behind|with|to|is => a $4 drawback $6 ; not: not atStartOrAfterCommaOrBe
one of the major factors of
  recast-links 5 one of the major factors of|for|in|behind|with|to|is => a $4 factor $6 ; not: not atStartOrAfterCommaOrBe
one of the major features of
  recast-links 5 one of the major features of|for|in|behind|with|to|is => a $4 feature $6 ; not: not atStartOrAfterCommaOrBe
one of the major functions of
  recast-links 5 one of the major functions of|for|in|behind|with|to|is => a $4 function $6 ; not: not atStartOrAfterCommaOrBe
one of the major goals of
  recast-links 5 one of the major goals of|for|in|behind|with|to|is => a $4 goal $6 ; not: not atStartOrAfterCommaOrBe
one of the major issues of
  recast-links 5 one of the major issues of|for|in|behind|with|to|is => a $4 issue $6 ; not: not atStartOrAfterCommaOrBe
one of the major problems of
  recast-links 5 one of the major problems of|for|in|behind|with|to|is => a $4 problem $6 ; not: not atStartOrAfterCommaOrBe
one of the major reasons of
  recast-links 5 one of the major reasons of|for|in|behind|with|to|is => a $4 reason $6 ; not: not atStartOrAfterCommaOrBe
one of the major reasons why
  recast-links 7 one of the major reasons why|that => one $4 reason $6
one of the major strengths of
  recast-links 5 one of the major strengths of|for|in|behind|with|to|is => a $4 strength $6 ; not: not atStartOrAfterCommaOrBe
one of the major weaknesss of
  recast-links 5 one of the major weaknesss of|for|in|behind|with|to|is => a $4 weakness $6 ; not: not atStartOrAfterCommaOrBe
one of the many reasons
  casual-essays 5 one of the many reasons => one reason ; not: aboutTechnicalFormalTextOrNearerNegation
one of the most pressing
  set-phrases 4 one of the most pressing => one of the most urgent
one of the primary aspects of
  recast-links 5 one of the primary aspects of|for|in|behind|with|to|is => a $4 aspect $6 ; not: not atStartOrAfterCommaOrBe
one of the primary benefits of
  recast-links 5 one of the primary benefits of|for|in|behind|with|to|is => a $4 benefit $6 ; not: not atStartOrAfterCommaOrBe
one of the primary causes of
  recast-links 5 one of the primary causes of|for|in|behind|with|to|is => a $4 cause $6 ; not: not atStartOrAfterCommaOrBe
one of the primary challenges of
  recast-links 5 one of the primary challenges of|for|in|behind|with|to|is => a $4 challenge $6 ; not: not atStartOrAfterCommaOrBe
one of the primary concerns of
  recast-links 5 one of the primary concerns of|for|in|behind|with|to|is => a $4 concern $6 ; not: not atStartOrAfterCommaOrBe
one of the primary differences of
  recast-links 5 one of the primary differences of|for|in|behind|with|to|is => a $4 difference $6 ; not: not atStartOrAfterCommaOrBe
one of the primary drawbacks of
  recast-links 5 one of the primary drawbacks of|for|in|behind|with|to|is => a $4 drawback $6 ; not: not atStartOrAfterCommaOrBe
one of the primary factors of
  recast-links 5 one of the primary factors of|for|in|behind|with|to|is => a $4 factor $6 ; not: not atStartOrAfterCommaOrBe
one of the primary features of
  recast-links 5 one of the primary features of|for|in|behind|with|to|is => a $4 feature $6 ; not: not atStartOrAfterCommaOrBe
one of the primary functions of
  recast-links 5 one of the primary functions of|for|in|behind|with|to|is => a $4 function $6 ; not: not atStartOrAfterCommaOrBe
one of the primary goals of
  recast-links 5 one of the primary goals of|for|in|behind|with|to|is => a $4 goal $6 ; not: not atStartOrAfterCommaOrBe
one of the primary issues of
  recast-links 5 one of the primary issues of|for|in|behind|with|to|is => a $4 issue $6 ; not: not atStartOrAfterCommaOrBe
one of the primary problems of
  recast-links 5 one of the primary problems of|for|in|behind|with|to|is => a $4 problem $6 ; not: not atStartOrAfterCommaOrBe
one of the primary reasons why
  recast-links 7 one of the primary reasons why|that => one $4 reason $6
one of the primary strengths of
  recast-links 5 one of the primary strengths of|for|in|behind|with|to|is => a $4 strength $6 ; not: not atStartOrAfterCommaOrBe
one of the primary weaknesss of
  recast-links 5 one of the primary weaknesss of|for|in|behind|with|to|is => a $4 weakness $6 ; not: not atStartOrAfterCommaOrBe
one of the principal reasons why
  recast-links 7 one of the principal reasons why|that => one $4 reason $6
one of the reasons why
  recast-links 7 one of the reasons why|that => one reason $5
  casual-essays 5 one of the reasons why => one reason ; not: aboutTechnicalFormalTextOrNearerNegation
optimal results
  shorter-phrases 6 optimal results => the best results ; not: aboutFormulas
or more accurately
  set-phrases 6 or , more accurately , => or rather
  + It is a hut or, more accurately, a shed. => It is a hut or rather a shed.
  = It can be measured more accurately.
other individuals
  nouns-or-verbs 6 other individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
our findings show that
  reporting-phrases 6 our findings|results show|reveal|demonstrate that => we find that
  reporting-phrases 7 our findings|results indicate that => we find that
  + Our findings show that bees rest. => We find that bees rest.
  + Our results indicate that bees rest. => We find that bees rest.
  = Our findings suggest that bees rest.
our overall experience
  praise-words 5 our overall experience|impression => our $3 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
out of this world
  praise-words 5 out of this world => wonderful ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
out of whack
  formal-words 5 out of whack => out of balance
  + It is out of whack. => It is out of balance.
  = He took a whack.
outfitted with
  recast-links 7 @NOUN [ outfitted with ] => with ; not: beforeLemma(2: be get have come keep) or previous(it)
outside
  shorten-words 3 outside [ of ] the|these|those|our|their => -
outside of
  wordy-phrases 6 [ outside of ] the|a|an|my|your|his|her|our|their|its|work|school|class => outside ; not: aboutFormulas or previous(the)
  = Measure around the outside of a box.
  plain-links 5 outside of => outside ; not: previous(the an) or nextPos(PUNCT VERB)
over
  synonyms 4 [ over ] @NUM => more than ; not: previousPos(VERB ADJ) or previous(all from) or afterLemma(2: second minute hour day night week month season year decade century generation)
over and over
  formal-words 5 over and over again => repeatedly
  + They failed over and over again. => They failed repeatedly.
  = They went over and over.
  synonyms 6 over and over => again and again ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
over and over again
  shorten-words 3 over and over again => repeatedly ; not: warnsOrBinds or reportsFigures or previous(@words-before-shortened-phrases)
over recent years
  set-phrases 6 over recent years => in recent years
  + Rents rose over recent years. => Rents rose in recent years.
  = Rents rose over the last ten years.
over the course of
  casual-talk 6, shorten-words 3 over the course of => during ; not: aboutTechnicalFormalTextOrNearNegation or object(flight journey life orbit path century day decade hour lifetime minute month period season summer term time week winter year)
  + It grew over the course of the war. => It grew during the war.
  casual-talk 6, shorten-words 3 over the course of => over ; when: object(century day decade hour lifetime minute month season summer term week winter year) ; not: aboutTechnicalFormalTextOrNearNegation
  + It grew over the course of a year. => It grew over a year.
  = Over the course of life, tastes change.
over the course of the next
  recast-texts 5 over the course of the next|past|last => over the $6
over the past few decades
  casual-essays 5 over the past few decades => in recent decades ; not: aboutTechnicalFormalTextOrNearerNegation
over the past few years
  casual-essays 5 over the past few years => in recent years ; not: aboutTechnicalFormalTextOrNearerNegation
over the span of
  rare-adverbs 6 over the span of => over
over the years
  synonyms 6 over the years => through the years | as the years went by ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
over time
  synonyms 6 over time => with time ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
overall goal
  nouns-or-verbs 7 overall goal|aim|objective => goal | aim ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
overall summary
  shorten-words 3 overall summary => summary ; not: reportsFigures
own personal
  wordy-phrases 2 own personal => own
pain points
  plain-nouns 4 pain points => problems
participation in
  plain-nouns 7 participation in => taking part in ; when: objects(activity sport) and (opensSentence or previous(through by from)) ; not: aboutStatistics or next(and or)
  + Participation in team sports builds trust. => Taking part in team sports builds trust.
  = Their participation in team sports builds trust.
particularly useful
  needless-modifiers 6 particularly useful|important|effective|helpful|difficult|popular|common => especially $2 ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
passion for
  rare-nouns 7 my|his|her|their|your|our [ passion for ] <Ving> => love of
  synonyms 6 passion for => love of | enthusiasm for ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
past experience
  shorten-words 3 past experience => experience ; not: reportsFigures
past history
  doubled-words 2, shorten-words 3 past history => history
people from all walks of life
  wordy-phrases 4 people from all walks of life => all kinds of people
people who
  synonyms 6 people who => those who ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
people who are
  recast-phrases 5 people who are => people who are
per annum
  plain-adverbs 6, simple-words 4 per annum => a year
per year
  set-phrases 6 @NOUN [ per ] day|week|month|year => a ; not: aboutFormulas or aboutLaw or warnsOrBinds or reportsTests or afterPos(2: NOUN) or near(9: per) or sentenceHas(= × ÷ / x ≈ multiply divide rate capita average calculate estimate degree degrees total)
  + They sail three times per year. => They sail three times a year.
  = The rate is two tons per year.
per your request
  casual-advice 5 per your request => as you asked ; not: aboutTechnicalFormalTextOrNearNegation
perfect for
  synonyms 6 perfect for => ideal for ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
personal belongings
  rare-nouns 6 personal belongings|possessions => $2
personal opinion
  shorten-words 3 personal opinion => opinion ; not: reportsFigures
pivotal component of
  plain-adjectives 5 pivotal component|aspect|element|facet of => key part $3 ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
please accept my apologies for
  casual-advice 5 please accept my apologies for => I am sorry for ; not: aboutTechnicalFormalTextOrNearNegation
please accept our apologies for
  casual-advice 5 please accept our apologies for => we are sorry for ; not: aboutTechnicalFormalTextOrNearNegation
please do n't hesitate to
  casual-talk 5 please do n't hesitate to => please ; not: aboutTechnicalFormalTextOrNearNegation
please do not hesitate to
  shorten-frames 5 please do not hesitate to <V> => please $6
please feel free to
  shorten-frames 5 please feel free to <V> => please $5
  + If you are late, please feel free to call. => If you are late, please call.
  casual-talk 5 please feel free to => please ; not: aboutTechnicalFormalTextOrNearNegation
please find attached
  shorter-phrases 5 please find attached => I attach ; not: mode(academic formal)
please let me know
  synonyms 6 please let me know => please tell me ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
plenty of
  synonyms 6 plenty of => a lot of ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
plethora of
  synonyms 6 plethora of => wealth of | multitude of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
point of view
  simple-words 4 point of view => view ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
political landscape
  shorter-phrases 6 [ political landscape ] => politics ; not: previous(a an the) or previousPos(ADJ)
poorly written
  review-talk 6 poorly written|acted|made|designed|lit|edited => badly $2 ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
portion of
  synonyms 6 portion of => part of | share of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
positively impact
  rare-verbs 6 positively ~impact|influence|affect => ~help | ~benefit ; not: passive
potentially possibly
  stacked-hedges 1 can [ potentially possibly ] => potentially
precisely what
  rare-adverbs 7 precisely what|how|where|the|when|why|who => exactly $2 ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
  + It is precisely what we need. => It is exactly what we need.
  = It matters precisely because it is rare.
predilection for
  literary-words 6 predilection for => liking for ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
pretty good
  formal-words 5 pretty good => fairly good ; not: inStory or textHasQuestion
  + It is pretty good. => It is fairly good.
  = It is pretty and good.
pretty much
  formal-words 5 pretty much => largely ; when: nextPos(DET ADJ VERB ADP) ; not: next(all every everyone everything any)
  + (formal) The road is pretty much empty. => The road is largely empty.
  = He eats pretty much everything.
primary reason
  synonyms 6 primary reason|cause|goal|aim|focus|source|concern|purpose|objective|factor => main $2 | chief $2 ; not: not nextPos(NOUN) or isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)
prior to
  wordy-phrases 1, informal-words 3, shorten-words 3 prior to => before
  + Wash it prior to use. => Wash it before use.
  = PRIOR TO LEAVING, LOCK THE DOOR.
  synonyms 6 prior to => before ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
privy to
  simple-words 4 ~be privy to => ~know about ; not: aboutLaw
  + They were privy to the plan. => They knew about the plan.
  = The privy to the left is full.
problems and issues
  shorten-words 3 problems and issues => problems ; not: reportsFigures
proclivity for
  literary-words 6 proclivity for => taste for ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
professional journey
  rare-nouns 6 professional journey => career
proficiency in
  nouns-or-verbs 6 proficiency in => skill in ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
promptly seat
  review-talk 6 promptly ~seat|serve|greet|bring|respond|answer|refund => quickly ~$2 ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
propensity to
  literary-words 6 propensity to|for => tendency $2 ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
pros and cons
  formal-words 5 pros and cons => advantages and disadvantages ; not: next(list) or previous(a)
  + (formal) They list the pros and cons of the plan. => They list the advantages and disadvantages of the plan.
  = The pros of the plan are few.
prudent to
  plain-adjectives 6 prudent to => wise $2 ; not: afterDegreeWord
quantity of
  synonyms 6 quantity of => amount of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
quick and easy to
  praise-words 5 quick and easy to => easy to ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
quick and fast
  doubled-words 2 quick and fast => quick
quick fast
  doubled-words 2 quick , fast => quick ; not: nextPos(PUNCT CCONJ)
quiet resolve
  story-looks 9 quiet resolve => $1 determination ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
quite a few
  casual-essays 5 quite a few => several ; not: aboutTechnicalFormalTextOrNearerNegation
rainy weather conditions
  nouns-or-verbs 6 rainy weather conditions => $1 weather ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or relation(nsubj conj) or previous(and or) or sentenceHas(are were)
rapidly evolving
  plain-adjectives 6 rapidly evolving => fast-changing ; when: attributive ; not: previous(is are was)
  rare-adverbs 6 rapidly evolving|changing @NOUN => fast-changing $3 ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
rapidly growing
  plain-adverbs 6 rapidly growing|changing|expanding => fast-$2 ; when: attributive ; not: aboutFormulasOrStatistics or previousPos(AUX)
  rare-adverbs 6 rapidly growing|expanding @NOUN => fast-growing $3 ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
rapt attention
  story-looks 6 rapt attention => full attention ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
rate of speed
  nouns-or-verbs 6 rate of speed => speed ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
rather than
  synonyms 6 rather than <Ving> => instead of $3 ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
reaction to
  synonyms 6 reaction to => response to ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
readily available
  rare-adverbs 7 readily available|accessible|apparent => easily $2 ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
ready to
  synonyms 6 ready to => prepared to ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
really bad
  formal-words 5 really bad => very poor ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
really good
  formal-words 5 really good|great => very good ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
realm of
  synonyms 6 realm of => field of | sphere of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
realms of
  synonyms 6 realms of => fields of | spheres of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
reason why
  shorter-phrases 6 the|another|many|several|some|main|primary|biggest|key|two|three %reason [ why ] => - ; when: nextPos(PRON DET PROPN) or nextPos(NOUN) and nextIs(plural) ; not: mode(academic formal expand) or next(this that these those what there) and not nextPos(PRON DET) or sentenceHas(explain explaining) or next(not)
  + The main reasons why people move are money and love. => The main reasons people move are money and love.
  = The reason why is not known.
records reveal that
  story-actions 5 records ~reveal/VERB that => $1 ~show that ; not: aboutLaw
regardless of
  wordy-phrases 6 [ regardless of ] the|their|your|his|her|its|our|my @NOUN ,|.|; => whatever ; not: aboutTechnicalOrFormalText
  + They come regardless of the weather. => They come whatever the weather.
  wordy-phrases 6 [ regardless of ] their|your|his|her|its|our|my @ADJ|NOUN @NOUN ,|.|; => whatever ; not: aboutTechnicalOrFormalText
  + All may come, regardless of their family background. => All may come, whatever their family background.
  wordy-phrases 6 [ regardless of ] their|your|his|her|its|our|my @ADJ|NOUN? @NOUN and|or @NOUN ,|.|; => whatever ; not: aboutTechnicalOrFormalText
  + All may come, regardless of their age or rank. => All may come, whatever their age or rank.
  wordy-phrases 6 [ regardless of ] the @ADJ @NOUN ,|.|; => whatever ; not: aboutTechnicalOrFormalText
  + They sail regardless of the daily weather. => They sail whatever the daily weather.
regardless of how
  wordy-phrases 6, shorten-words 3 regardless of how much|many|little|few|long|far|fast|quickly|hard|old|big|small|good|bad|often|well => however $4
  + They sail regardless of how much it rains. => They sail however much it rains.
  wordy-phrases 6, shorten-words 3 regardless of where => wherever ; when: nextPos(PRON NOUN DET PROPN)
  + They help you regardless of where you live. => They help you wherever you live.
  wordy-phrases 6, shorten-words 3 regardless of what => whatever ; when: nextPos(PRON NOUN DET PROPN VERB)
  + They smile regardless of what you say. => They smile whatever you say.
  wordy-phrases 6, shorten-words 3 regardless of who => whoever ; when: nextPos(VERB)
  + The plan will fail regardless of who leads it. => The plan will fail whoever leads it.
relationship between
  synonyms 6 relationship between => link between | connection between ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
remain shrouded in mystery
  story-looks 6 ~be|remain shrouded in mystery => $1 a mystery ; not: firstTag(VBG) or previousPos(DET) or firstTag(VBN) or next(and or) or next(,) and not after(2: but its as with)
  + The cause remains shrouded in mystery. => The cause remains a mystery.
  = The hill is shrouded in mist.
renowned for
  plain-adjectives 4 renowned for => known for ; not: afterDegreeWord
replete with
  plain-adjectives 4 replete with => full of ; not: afterDegreeWord
report reveal that
  story-actions 5 report ~reveal/VERB that => $1 ~show that ; not: aboutLaw
research reveal that
  story-actions 5 research ~reveal/VERB that => $1 ~show that ; not: aboutLaw
results reveal that
  story-actions 5 results ~reveal/VERB that => $1 ~show that ; not: aboutLaw
review reveal that
  story-actions 5 review ~reveal/VERB that => $1 ~show that ; not: aboutLaw
revolved around
  changing-verbs 5 plot|story|film|movie|book|novel|narrative|play [ revolved around ] => was about ; not: mode(shorten)
  = The moon revolves around the earth.
rich and diverse
  shorten-words 3 rich and diverse => diverse ; not: reportsFigures
rich and vibrant
  doubled-words 2 rich and vibrant => rich
rich history and culture
  review-talk 6 rich history and culture => history and culture ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
rich vibrant
  doubled-words 2 rich , vibrant => rich ; not: nextPos(PUNCT CCONJ)
rife with
  plain-adjectives 4 rife with => full of ; not: afterDegreeWord
right away
  formal-words 5 right away => immediately ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
  synonyms 6 right away => at once | immediately ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
right now
  formal-words 5 right now => at present ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
  shorten-frames 5 right now => now ; not: warnsOrBinds or reportsFigures or previous(as and is are)
roasted to perfection
  casual-phrases 5 roasted to perfection => perfectly $1 ; not: aboutLaw or aboutFormulas
robust and strong
  doubled-words 2 robust and strong => strong
robust scalable
  set-phrases 8 robust , scalable|reliable => solid, $3
robust strong
  doubled-words 2 robust , strong => strong ; not: nextPos(PUNCT CCONJ)
rules and regulations
  shorten-words 3 rules and regulations => rules ; not: reportsFigures
safe and secure
  shorten-words 3 safe and secure => secure ; not: reportsFigures
scepticism about
  rare-nouns 6 scepticism about|towards|toward|over|regarding => doubts about ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
school institutions
  plain-nouns 6 school institutions => schools
  + Many school institutions closed. => Many schools closed.
  = The institutions closed.
seamless and smooth
  doubled-words 2 seamless and smooth => smooth
seamless smooth
  doubled-words 2 seamless , smooth => smooth ; not: nextPos(PUNCT CCONJ)
second to none
  praise-words 5 second to none => excellent ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
seeing as
  plain-links 7 , [ seeing as ] i|you|he|she|it|we|they => since ; not: nextPos(ADP PUNCT)
  + We left, seeing as it was late. => We left, since it was late.
  = She slept, seeing as a child would.
sense of camaraderie
  story-actions 5 sense of camaraderie => sense of fellowship ; not: aboutFormulas or previous(much such) or next(and ,)
series of
  synonyms 6 series of => string of | succession of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
set to take place on
  set-phrases 6 set|scheduled [ to take place on ] => for
  + The race is set to take place on Monday. => The race is set for Monday.
  = The race will take place on Monday.
short period of time
  wordy-phrases 2 short period of time => short time
show the effectiveness of
  set-phrases 6 ~demonstrate|show the effectiveness|efficacy of <NP> => ~show that $5 works ; when: slotLast(5: approach method model framework technique algorithm system strategy procedure scheme) and next(on in for across . ,) ; not: participle or passive or ahead(6: and) or next(in) and aheadTag(4: VBG) or longSlot(5: 5)
  set-phrases 6 ~demonstrate|show the effectiveness|efficacy of <NP> => ~show that $5 work ; when: slotLast(5: approaches methods models techniques algorithms systems strategies procedures schemes) and next(on in for across . ,) ; not: participle or passive or ahead(6: and) or next(in) and aheadTag(4: VBG) or longSlot(5: 5)
  set-phrases 6 ~confirm|validate|verify the effectiveness|efficacy of <NP> => ~confirm that $5 works ; when: slotLast(5: approach method model framework technique algorithm system strategy procedure scheme) and next(on in for across . ,) ; not: participle or passive or ahead(6: and) or next(in) and aheadTag(4: VBG) or longSlot(5: 5)
  + Tests on two data sets demonstrate the effectiveness of our method. => Tests on two data sets show that our method works.
  + Trials show the effectiveness of the proposed techniques. => Trials show that the proposed techniques work.
  + Two trials confirm the effectiveness of the new scheme. => Two trials confirm that the new scheme works.
  = Trials show the effectiveness of our method and its speed.
  = We show the effectiveness of our method by trying it.
  = Tests demonstrate the effectiveness of our method in counting birds.
shrouded in mystery
  set-phrases 6 is|was|are|were|remain|remains|remained|be [ shrouded in mystery ] => a mystery ; not: next(and or) or next(,) and not after(2: but its as with)
  + Their fate remains shrouded in mystery. => Their fate remains a mystery.
  = The island, shrouded in mystery, lies far off.
side by side
  synonyms 6 side by side => next to each other ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
significance of
  synonyms 6 significance of => importance of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
significant amounts of
  nouns-or-verbs 6 significant amounts of => a lot of | large amounts of ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
significant attention
  rare-adjectives 6 significant attention|interest|criticism|debate => much $2 ; not: aboutStatistics or previousPos(DET PRON) or previous(most more without very no any)
  + The project drew significant attention. => The project drew much attention.
significant component of
  plain-adjectives 5 significant component|facet of => $1 part $3 ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
significant implications
  plain-adjectives 6 [ significant ] implications => major ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord or behind(8: analysis finding hold idea insight model research result study theory work) or next(for) and afterTag(2: VBG)
  + The strike had significant implications for trade. => The strike had major implications for trade.
  = Our results have significant implications for treating burns.
similar in nature
  recast-phrases 5 similar in nature => similar
similar to
  synonyms 6 similar to => like ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
simple and easy
  shorten-words 3 simple and easy => simple ; not: reportsFigures
simple to
  synonyms 6 simple to => easy to ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
simply cannot
  wordy-phrases 7 [ simply ] can not => - ; not: previous(but)
  + It is a sum he simply cannot pay. => It is a sum he cannot pay.
  = He simply refused.
since its inception
  plain-nouns 5 since its inception => since it began
skepticism about
  rare-nouns 6 skepticism about|towards|toward|over|regarding => doubt about ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
  + There is some skepticism about the plan. => There is some doubt about the plan.
  = The skepticism was strong.
skilfully crafted
  review-talk 6 skilfully crafted|made|constructed => well made ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
skilfully executed
  review-talk 6 skilfully executed => well done ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
skillfully crafted
  review-talk 6 skillfully crafted|made|constructed => well made ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
skills and abilities
  shorten-words 3 skills and abilities => skills ; not: reportsFigures
small in size
  wordy-phrases 1 small in size => small
smooth and seamless
  doubled-words 2 smooth and seamless => smooth
smooth seamless
  doubled-words 2 smooth , seamless => smooth ; not: nextPos(PUNCT CCONJ)
snooze fest
  formal-words 5 snooze fest => bore ; not: besideName
  + It is a snooze fest. => It is a bore.
  = The snooze ended the fest.
so as to
  wordy-phrases 1, shorten-words 3 so as to => to ; not: next(not)
so far
  academic-words 5 so far => to date ; when: sentenceHas(have has) and nextPos(PUNCT) ; not: previous(by or and)
  + Ten firms have failed so far. => Ten firms have failed to date.
  = It has never gone so far as this.
  synonyms 6 so far => to date | up to now ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
so you can
  expand-words 3 so you|they|we can => so that $2 can ; not: warnsOrBinds or nextPos(NOUN ADJ PROPN) or previous(,)
society as a whole
  casual-essays 5 society as a whole => society ; not: aboutTechnicalFormalTextOrNearerNegation
solution to
  synonyms 6 solution to => answer to | remedy for ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
some
  synonyms 6 [ some ] @NOUN => certain ; not: isNegatedAskedOrInWarning or not pluralNext or next(people hours days years others) or previousPos(VERB)
some degree of
  plain-links 7 some degree of => some ; not: aboutFormulasStatisticsOrLaw
some individuals
  nouns-or-verbs 6 some individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
some level of
  plain-links 7 some level of => some ; not: aboutFormulasStatisticsOrLaw
sooner rather than later
  casual-talk 5 sooner rather than later => soon ; not: aboutTechnicalFormalTextOrNearNegation
sort of
  formal-words 5 sort of @ADJ => somewhat $3 ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
spectacular views
  review-talk 6 spectacular views|view => beautiful $2 ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
spine tingling
  review-talk 6 spine - tingling => scary ; not: mode(academic formal) or aboutFormulasStatisticsOrLaw or previous(not n't never)
spot on
  formal-words 5 spot on => accurate ; when: previousLemma(be) and nextPos(PUNCT)
  + The review is spot on. => The review is accurate.
  = It is the spot on the map.
steely resolve
  story-looks 9 steely resolve => $1 determination ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
still remain
  doubled-words 2 still ~remain => $2
still remains
  shorten-words 3 still remains => remains ; not: reportsFigures
strategically located
  rare-adverbs 10 strategically located => well placed ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
strategies approaches
  doubled-words 2 strategies , approaches => strategies ; not: nextPos(PUNCT CCONJ)
strategies for
  plain-nouns 6 [ strategies for ] <Ving> => ways of ; not: aboutFormulasOrStatistics or previousPos(NOUN) or sentenceHas(way)
strength and resilience
  wordy-phrases 9 her|his|their|my|your|our|newfound|inner strength [ and resilience ] => - ; not: aboutFormulasStatisticsOrLaw or mode(academic formal) or next(and or) or sentenceHas(resilient bone muscle market)
  + We remember her strength and resilience. => We remember her strength.
  = We test the strength and resilience of steel.
stress levels
  wordy-phrases 6 stress|anxiety [ levels ] => - ; when: behindLemma(4: reduce lower increase manage decrease raise relieve alleviate high low ease) ; not: aboutFormulasOrPhysics or aboutStatistics or nextPos(VERB AUX) or ahead(4: are were have) or next(of) or opensSentence
  + Walks reduce stress levels. => Walks reduce stress.
  = Her stress levels are low.
strikingly different
  plain-adverbs 6 strikingly different => very different
strong and robust
  doubled-words 2, shorten-words 3 strong and robust => strong
strong robust
  doubled-words 2 strong , robust => strong ; not: nextPos(PUNCT CCONJ)
strongly recommend
  synonyms 6 strongly recommend => highly recommend ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
studies reveal that
  story-actions 5 studies ~reveal/VERB that => $1 ~show that ; not: aboutLaw
study reveal that
  story-actions 5 study ~reveal/VERB that => $1 ~show that ; not: aboutLaw
subsequent to
  wordy-phrases 1, informal-words 3, shorten-words 3 subsequent to => after
substantial amounts of
  nouns-or-verbs 6 substantial amounts of => a lot of | large amounts of ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
substantial attention
  set-phrases 4 substantial attention|debate|discussion|controversy|effort|interest => much $2
substantially more
  needless-modifiers 6 substantially more|less|better|worse|higher|lower|larger|smaller|faster|longer => much $2 ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
such as
  informal-words 3, shorten-words 5 such as => like ; not: previousPos(PUNCT) and not previous(,) or nextPos(PUNCT) or warnsOrBinds or mode(shorten) and (not inCasualText or nextPos(VERB ADP) or aboutFormulasStatisticsOrLaw)
  + Our shops sell fruits such as plums. => Our shops sell fruits like plums.
  + It's good for pets such as cats. => It's good for pets like cats.
  + (informal) Most shops sell fruits such as plums. => Most shops sell fruits like plums.
  synonyms 6 , [ such as ] => including ; not: warnsOrBinds
  synonyms 6 such as => like | including ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
such as but not limited to
  wordy-phrases 4 such as , but not limited to , => such as ; not: aboutLaw
support and assistance
  shorten-words 3 support and assistance|help => support ; not: reportsFigures
support in this matter
  recast-links 5 support in|with|regarding this matter => help with this
survey reveal that
  story-actions 5 survey ~reveal/VERB that => $1 ~show that ; not: aboutLaw
symphony of
  plain-nouns 5 a symphony of => a rich mix of ; when: objects(aroma color colour flavor flavour ingredient scent smell spice taste texture) ; not: sentenceHas(music orchestra art tile composer) or sentenceHas(rich)
  + The soup is a symphony of spices. => The soup is a rich mix of spices.
  = A symphony of possibility fills the hall.
  = It was a symphony of rustling melodies.
take part in
  formal-words 5 ~take part in => ~participate in
  + (formal) Ten schools took part in the study. => Ten schools participated in the study.
  = She took the part of the queen.
tantamount to
  literary-words 10 ~be [ tantamount to ] => the same as ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
  + It is tantamount to theft. => It is the same as theft.
  simple-words 4 ~be tantamount to => ~be the same as
  + It is tantamount to theft. => It is the same as theft.
  = It seems tantamount to theft.
tapestry of
  plain-nouns 7 tapestry of => mix of ; when: previous(rich diverse vibrant colorful colourful complex intricate) and pluralNext ; not: next(life history existence time) or sentenceHas(weave textile wall museum wool silk thread medieval) or aboutFormulas or nextPos(DET) or behind(5: paint painted paints)
  = A tapestry of wool hung on the wall.
  + The city is a rich tapestry of sounds. => The city is a rich mix of sounds.
  = The sky was a tapestry of darkness.
  = It shows the diverse tapestry of human nature.
tendency to
  synonyms 6 tendency to => inclination to ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
test reveal that
  story-actions 5 test ~reveal/VERB that => $1 ~show that ; not: aboutLaw
tests reveal that
  story-actions 5 tests ~reveal/VERB that => $1 ~show that ; not: aboutLaw
than ever before
  degree-phrases 6 than ever before => than ever ; when: nextPos(PUNCT) and not next(-)
  + The road is wider than ever before. => The road is wider than ever.
  = It has more ships than ever before seen.
than expected
  expand-words 3 than expected => than was expected ; not: warnsOrBinds or nextPos(NOUN ADJ PROPN) or previous(,)
thankful for
  synonyms 6 thankful for => grateful for ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
thanks in large part to
  casual-essays 5 thanks in large part to => largely thanks to ; not: aboutTechnicalFormalTextOrNearerNegation
thanks in part to
  casual-essays 5 thanks in part to => partly thanks to ; not: aboutTechnicalFormalTextOrNearerNegation
thanks to the fact that
  wordy-phrases 1 thanks to the fact that => because
thanks to the presence of
  recast-more 7 thanks to the presence of => because of
that
  synonyms 6 so [ that ] <NP> can|could|will|would|may => - ; not: isComparedNegatedOrInTestsOrWarning
  shorten-words 4 @NOUN [ that ] i|you|he|she|it|we|they => - ; when: relation(obj) and clause(relative) ; not: previousLemma(@nouns-that-a-clause-states) or behind(60: @words-before-a-that-clause) or ahead(5: not n't) or before(2: what) or inCleft or warnsOrBinds
  + The book that he wrote is here. => The book he wrote is here.
  = They showed the farmers that they were late.
  = She was so fond of the bread that she bought it.
  = The idea that we are late is new.
  shorten-words 4 @NOUN [ that ] the|this|our|their|his|her|my|your @NOUN @AUX|VERB => - ; when: relation(obj) and clause(relative) ; not: previousLemma(@nouns-that-a-clause-states) or behind(60: @words-before-a-that-clause) or ahead(5: not n't) or before(2: what) or inCleft or warnsOrBinds
  + The tools that the farmers use are old. => The tools the farmers use are old.
  = The fact that this plan fails is sad.
  = It was the dog that the man feared.
that are
  relative-cuts 4 [ that|which|who are ] shaping => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 4 [ that|which|who are ] driving => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 4 [ that|which|who are ] transforming => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 4 [ that|which|who are ] changing => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 4 [ that|which|who are ] living => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 4 [ that|which|who are ] working => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 4 [ that|which|who are ] facing => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 4 [ that|which|who are ] trying => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 4 [ that|which|who are ] affecting => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  + These are the trends that are shaping the trade. => These are the trends shaping the trade.
that being said
  wordy-phrases 4 that being said , => still,
that can be used to
  everyday-words 7 @NOUN [ that|which can be used to <V> ] => for $G7 ; not: aboutLaw
that is
  relative-cuts 2 [ that|which|who is|are|was|were ] designed to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] used to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] made to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] based to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] called to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] known to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] written to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] built to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] produced to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] associated to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] related to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] linked to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] caused to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] connected to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] intended to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] created to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] left to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] generated to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] needed to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] found to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] placed to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] filled to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] covered to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] surrounded to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] developed to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] owned to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] held to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] driven to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] powered to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] supported to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] published to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] led to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] sold to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] grown to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] stored to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] installed to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] delivered to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] run to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] sent to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  relative-cuts 2 [ that|which|who is|are|was|were ] taken to|by|for|in|with|on|as|from|of => - ; not: not previousPos(NOUN) or previous(fact way) or inCleft or verbJoined
  + It has shoes that are made of wood. => It has shoes made of wood.
  + We own a lamp which was designed by her aunt. => We own a lamp designed by her aunt.
  = It is the lamp that is connected to the door.
  = He knows that it was made of wood.
  = Take the rope that is made by hand and is sold here.
that is also associated
  recast-nouns 7 that|which is|are also associated|used|found|known|made|considered|linked => $3 $4 ; when: next(with in for by as to on from) ; not: not (previousPos(NOUN) and not previous(fact way)) or inCleft or verbJoined
that is closely associated
  recast-nouns 7 that|which is|are closely associated|used|found|known|made|considered|linked => $3 $4 ; when: next(with in for by as to on from) ; not: not (previousPos(NOUN) and not previous(fact way)) or inCleft or verbJoined
that is commonly associated
  recast-nouns 7 that|which is|are commonly associated|used|found|known|made|considered|linked => $3 $4 ; when: next(with in for by as to on from) ; not: not (previousPos(NOUN) and not previous(fact way)) or inCleft or verbJoined
that is directly associated
  recast-nouns 7 that|which is|are directly associated|used|found|known|made|considered|linked => $3 $4 ; when: next(with in for by as to on from) ; not: not (previousPos(NOUN) and not previous(fact way)) or inCleft or verbJoined
that is often associated
  recast-nouns 7 that|which is|are often associated|used|found|known|made|considered|linked => $3 $4 ; when: next(with in for by as to on from) ; not: not (previousPos(NOUN) and not previous(fact way)) or inCleft or verbJoined
  + He has a boat that is often used for fishing. => He has a boat often used for fishing.
  = It is the boat that is often used for fishing.
that is typically associated
  recast-nouns 7 that|which is|are typically associated|used|found|known|made|considered|linked => $3 $4 ; when: next(with in for by as to on from) ; not: not (previousPos(NOUN) and not previous(fact way)) or inCleft or verbJoined
that is usually associated
  recast-nouns 7 that|which is|are usually associated|used|found|known|made|considered|linked => $3 $4 ; when: next(with in for by as to on from) ; not: not (previousPos(NOUN) and not previous(fact way)) or inCleft or verbJoined
that is widely associated
  recast-nouns 7 that|which is|are widely associated|used|found|known|made|considered|linked => $3 $4 ; when: next(with in for by as to on from) ; not: not (previousPos(NOUN) and not previous(fact way)) or inCleft or verbJoined
the
  shorten-frames 5 the @NOUN and [ the ] @NOUN => - ; not: nextPos(PROPN) or not beforeIs(2: plural) or not nextIs(plural) or after(2: of that which who)
  = They fed the cat and the dog.
the ability to
  synonyms 6 the ability to => the capacity to ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
the abolition of
  gerunds 5 for|without|before|after|of [ the abolition of ] => abolishing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the abolition of ] => abolishing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the abolition of ] => abolishing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the abolition of ] => abolishing ; not: followsEventNounOrLacksObject
the acquisition of
  gerunds 5 for|without|before|after|of [ the acquisition of ] => acquiring ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the acquisition of ] => acquiring ; not: followsEventNounOrLacksObject
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the acquisition of ] => acquiring ; not: lacksSingleObject
  = Bees are essential for the pollination of trees.
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the acquisition of ] => acquiring ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the acquisition of ] => acquiring ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the acquisition of ] => acquiring ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the acquisition of ] => acquiring ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
the act of
  casual-essays 5 [ the act of ] <Ving> => - ; not: aboutFormulasStatisticsOrLaw or previous(in)
  common-words 5, shorten-words 3 the act of <Ving> => $4 ; not: warnsOrBinds and previousPos(ADJ) or not mode(shorten) and previous(in)
the adoption of
  gerunds 5 for|without|before|after|of [ the adoption of ] => adopting ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the adoption of ] => adopting ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the adoption of ] => adopting ; not: followsEventNounOrLacksObject
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the adoption of ] => adopting ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the adoption of ] => adopting ; not: aboutFormulasOrStatistics
  nouns-or-verbs 7 by [ the adoption of ] => adopting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the adoption of ] => adopting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the adoption of ] => adopting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the adoption of ] => adopting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the advancement of
  gerunds 5 for|without|before|after|of [ the advancement of ] => advancing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the advancement of ] => advancing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the advancement of ] => advancing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the advancement of ] => advancing ; not: followsEventNounOrLacksObject
the advent of
  plain-nouns 5 the advent of => the arrival of ; not: near(4: christ christmas)
the aforementioned
  rare-modifiers 7 the aforementioned => the above ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
the aim of this study is to
  wordy-phrases 6, shorten-words 3 the aim|goal|objective|purpose of this|our study|paper|article|research|project|work|review is to => $4 $5 aims to
  + The purpose of this study is to count owls. => This study aims to count owls.
  = The purpose of owls is to catch mice.
the allocation of
  gerunds 5 for|without|before|after|of [ the allocation of ] => allocating ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the allocation of ] => allocating ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the allocation of ] => allocating ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the allocation of ] => allocating ; not: followsEventNounOrLacksObject
the amount of time it takes
  casual-essays 5 the amount of time it takes => how long it takes ; not: aboutTechnicalFormalTextOrNearerNegation
the analysis of
  recast-nouns 7 ~involve|require [ the analysis of ] => analyzing ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the analysis of ] => analyzing ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the analysis of ] => analyzing ; not: lacksSingleObject
the application of
  gerunds 5 for|without|before|after|of [ the application of ] => applying ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the application of ] => applying ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the application of ] => applying ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the application of ] => applying ; not: followsEventNounOrLacksObject
the area of
  plain-nouns 6 in [ the area of ] => - ; not: nextTag(VBG) or aboutFormulasOrStatistics or next(the a an law) or nextPos(PROPN NUM)
the areas of
  plain-nouns 6 the areas of @NOUN => $4 ; when: previous(in) ; not: aboutFormulasOrStatistics
  plain-nouns 6 in [ the areas of ] => - ; not: aboutFormulasOrStatistics or next(the a an law) or nextPos(PROPN NUM)
the aroma of
  plain-nouns 5 the aroma of => the smell of ; not: sentenceHas(wine smell perfume)
the art of
  shorten-words 3 the art of <Ving> => $4 ; not: previousPos(ADJ)
the assessment of
  gerunds 5 for|without|before|after|of [ the assessment of ] => assessing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the assessment of ] => assessing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the assessment of ] => assessing ; not: followsEventNounOrLacksObject
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the assessment of ] => assessing ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the assessment of ] => assessing ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the assessment of ] => assessing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the assessment of ] => assessing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the assessment of ] => assessing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
the beginning of
  synonyms 6 the beginning of => the start of ; not: besideName or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or nextPos(NUM)
the belief that
  synonyms 6 the belief that => the conviction that ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
the boundaries of
  rare-nouns 7 the boundaries of => the limits of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms) or ahead(6: blur blurred blurring cross crossed dissolve fade melt merge shift) or object(city country district genre nation park property reality state)
  + It tests the boundaries of taste. => It tests the limits of taste.
  = Here the boundaries of sleep blur.
the bounds of
  rare-nouns 7 the bounds of => the limits of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
the calculation of
  recast-nouns 7 ~involve|require [ the calculation of ] => calculating ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the calculation of ] => calculating ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the calculation of ] => calculating ; not: lacksSingleObject
the cessation of
  plain-nouns 5 the cessation of => the end of ; not: aboutLaw
the chance to
  synonyms 6 the chance to => the opportunity to ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
the city of
  shorten-words 3 [ the city of ] @PROPN => -
the classification of
  recast-nouns 7 ~involve|require [ the classification of ] => classifying ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the classification of ] => classifying ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the classification of ] => classifying ; not: lacksSingleObject
the collection of
  gerunds 5 for|without|before|after|of [ the collection of ] => collecting ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the collection of ] => collecting ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the collection of ] => collecting ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the collection of ] => collecting ; not: followsEventNounOrLacksObject
the commencement of
  plain-nouns 4 the commencement of => the start of ; not: aboutLaw
the community as a whole
  casual-essays 5 the community as a whole => the community ; not: aboutTechnicalFormalTextOrNearerNegation
the computation of
  recast-nouns 7 ~involve|require [ the computation of ] => computing ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the computation of ] => computing ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the computation of ] => computing ; not: lacksSingleObject
the concept of
  shorten-frames 5 the concept of <Ving> => $4 ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  shorten-words 3 the concept of => - ; not: not previousPos(ADP VERB) or not nextPos(NOUN) or warnsOrBinds
  + It teaches about the concept of debt. => It teaches about debt.
  shorter-phrases 5 of|through|with|in|understand|explain|explore [ the concept of ] => - ; not: aboutFormulas or next(a an the what how) or behind(4: critic critical criticism definition development history idea introduction opponent origin rejection skeptical sceptical)
  + She has a good grasp of the concept of debt. => She has a good grasp of debt.
  = She is critical of the concept of debt.
  = He explained the concept of debt.
  casual-essays 7 [ the concept of ] <Ving> => - ; not: aboutFormulasStatisticsOrLaw or beforeLemma(4: explore) or nextTag(NNS)
  plain-nouns 5 ~understand|explore|explain|discuss|illustrate|teach|learn [ the concept of ] => - ; not: aboutFormulasOrStatistics or next(a an)
  plain-nouns 5 about|on [ the concept of ] => - ; not: aboutFormulasOrStatistics or next(a an) or previousPos(VERB)
  + We taught them about the concept of trust. => We taught them about trust.
  plain-nouns 9 ~introduce [ the concept of ] => - ; not: passive or next(a an the what how) or nextTag(VBG) or nextPos(PUNCT)
  + The report introduces the concept of shared wells. => The report introduces shared wells.
  = The report introduces the concept of a shared well.
the construction of
  gerunds 5 for|without|before|after|of [ the construction of ] => building ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the construction of ] => building ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the construction of ] => building ; not: followsEventNounOrLacksObject
  recast-nouns 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential|challenge|challenges|advances|progress|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|critical|key|valuable|used|invaluable in [ the construction of ] => building ; not: aboutFormulasOrStatistics or lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the construction of ] => building ; not: lacksSingleObject
  = The plan involves the construction of a dam by the army.
  nouns-or-verbs 7 by [ the construction of ] => building ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the construction of ] => building ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the construction of ] => building ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  + The plan involves the construction of a dam. => The plan involves building a dam.
the country of
  shorten-words 3 [ the country of ] @PROPN => -
the creation of
  gerunds 5 for|without|before|after|of [ the creation of ] => creating ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the creation of ] => creating ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the creation of ] => creating ; not: followsEventNounOrLacksObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the creation of ] => creating ; not: lacksSingleObject
  = It involves the creation of a park and the removal of a wall.
  = It led to the creation of the park.
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential|challenge|challenges|advances|progress|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|critical|key|valuable|used|invaluable in [ the creation of ] => creating ; not: aboutFormulasOrStatistics or lacksSingleObject
  + He played a key role in the creation of the park. => He played a key role in creating the park.
  + They had a role in the creation of the park. => They had a role in creating the park.
  nouns-or-verbs 7 by [ the creation of ] => creating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the creation of ] => creating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the creation of ] => creating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  = It led to the creation of a park.
  + It involves the creation of a park. => It involves creating a park.
the cultivation of
  gerunds 5 for|without|before|after|of [ the cultivation of ] => cultivating ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the cultivation of ] => cultivating ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the cultivation of ] => cultivating ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the cultivation of ] => cultivating ; not: followsEventNounOrLacksObject
the cutting edge
  plain-adjectives 2 the cutting - edge => $1 latest ; when: attributive and (pluralNext or object(technology equipment research science)) ; not: object(composition music work art)
  + They use the cutting-edge tools. => They use the latest tools.
  = The saw has a sharp cutting edge.
the dead of night
  story-moments 9 the dead of night => the middle of the night ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
the degree to which
  recast-more 5 the degree to which => how far
the delivery of
  gerunds 5 for|without|before|after|of [ the delivery of ] => delivering ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the delivery of ] => delivering ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the delivery of ] => delivering ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the delivery of ] => delivering ; not: followsEventNounOrLacksObject
the deployment of
  gerunds 5 for|without|before|after|of [ the deployment of ] => deploying ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the deployment of ] => deploying ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the deployment of ] => deploying ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the deployment of ] => deploying ; not: followsEventNounOrLacksObject
  recast-nouns 7 ~involve|require [ the deployment of ] => deploying ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the deployment of ] => deploying ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the deployment of ] => deploying ; not: lacksSingleObject
the design of
  gerunds 5 for|without|before|after|of [ the design of ] => designing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the design of ] => designing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the design of ] => designing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the design of ] => designing ; not: followsEventNounOrLacksObject
  recast-nouns 7 ~involve|require [ the design of ] => designing ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the design of ] => designing ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the design of ] => designing ; not: lacksSingleObject
the desire to
  synonyms 6 the desire to => the wish to ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
the destruction of
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the destruction of ] => destroying ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the destruction of ] => destroying ; not: aboutFormulasOrStatistics
the detection of
  gerunds 5 for|without|before|after|of [ the detection of ] => detecting ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the detection of ] => detecting ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the detection of ] => detecting ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the detection of ] => detecting ; not: followsEventNounOrLacksObject
  recast-nouns 7 ~involve|require [ the detection of ] => detecting ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the detection of ] => detecting ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the detection of ] => detecting ; not: lacksSingleObject
the development of
  gerunds 5 parts|interested|successful|assist|aid|help in [ the development of ] => developing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the development of ] => developing ; not: followsEventNounOrLacksObject
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the development of ] => developing ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the development of ] => developing ; not: aboutFormulasOrStatistics
  nouns-or-verbs 7 by [ the development of ] => developing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 9 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the development of ] => developing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the development of ] => developing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the development of ] => developing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the diagnosis of
  recast-nouns 7 ~involve|require [ the diagnosis of ] => diagnosing ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the diagnosis of ] => diagnosing ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the diagnosis of ] => diagnosing ; not: lacksSingleObject
the dissemination of
  gerunds 5 for|without|before|after|of [ the dissemination of ] => spreading ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the dissemination of ] => spreading ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the dissemination of ] => spreading ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the dissemination of ] => spreading ; not: followsEventNounOrLacksObject
  plain-nouns 5 the dissemination of => the spread of ; not: aboutFormulasOrStatistics or next(nuclear)
the distribution of
  gerunds 5 for|without|before|after|of [ the distribution of ] => distributing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the distribution of ] => distributing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the distribution of ] => distributing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the distribution of ] => distributing ; not: followsEventNounOrLacksObject
the domain of
  plain-nouns 6 in [ the domain of ] => - ; not: aboutFormulasOrStatistics or next(the a an law) or nextPos(PROPN NUM)
the domains of
  plain-nouns 6 in [ the domains of ] => - ; not: aboutFormulasOrStatistics or next(the a an law) or nextPos(PROPN NUM)
the duration of the
  plain-nouns 7 the duration of the|a|an|your|his|her|their|our|my => the length of $4 ; not: aboutFormulasOrStatistics or previous(for) or sentenceHas(length long)
the ebb and flow of
  rare-adverbs 10 the ebb and flow of => the rise and fall of ; not: aboutFormulasOrStatistics
the elimination of
  gerunds 5 for|without|before|after|of [ the elimination of ] => eliminating ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the elimination of ] => eliminating ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the elimination of ] => eliminating ; not: followsEventNounOrLacksObject
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the elimination of ] => eliminating ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the elimination of ] => eliminating ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the elimination of ] => eliminating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the elimination of ] => eliminating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the elimination of ] => eliminating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
the enforcement of
  gerunds 5 for|without|before|after|of [ the enforcement of ] => enforcing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the enforcement of ] => enforcing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the enforcement of ] => enforcing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the enforcement of ] => enforcing ; not: followsEventNounOrLacksObject
the enhancement of
  gerunds 5 for|without|before|after|of [ the enhancement of ] => enhancing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the enhancement of ] => enhancing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the enhancement of ] => enhancing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the enhancement of ] => enhancing ; not: followsEventNounOrLacksObject
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the enhancement of ] => improving ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the enhancement of ] => improving ; not: aboutFormulasOrStatistics
the entirety of
  wordy-phrases 9 the entirety of => the whole of ; not: objectIs(plural) or aboutLaw or nextTag(VBG) or aboutFormulas or mode(academic formal) or sentenceHas(whole)
  + It rained for the entirety of July. => It rained for the whole of July.
  = We read the entirety of the books.
the essence of
  rare-nouns 9 ~capture [ the essence of ] => the spirit of ; when: objects(age autumn city community country culture era festival holiday place region season spring summer time town tradition winter) ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due nuclear military missile) or sentenceHas(@games-and-sport-terms)
  + The film captures the essence of the city. => The film captures the spirit of the city.
  = He captures the essence of calm.
  = They discuss the essence of a location.
the establishment of
  gerunds 5 parts|interested|successful|assist|aid|help in [ the establishment of ] => establishing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the establishment of ] => establishing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the establishment of ] => establishing ; not: followsEventNounOrLacksObject
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the establishment of ] => establishing ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the establishment of ] => establishing ; not: aboutFormulasOrStatistics
  nouns-or-verbs 7 by [ the establishment of ] => setting up ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the establishment of ] => setting up ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the establishment of ] => setting up ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the estimation of
  recast-nouns 7 ~involve|require [ the estimation of ] => estimating ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the estimation of ] => estimating ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the estimation of ] => estimating ; not: lacksSingleObject
the evaluation of
  gerunds 5 for|without|before|after|of [ the evaluation of ] => evaluating ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the evaluation of ] => evaluating ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the evaluation of ] => evaluating ; not: followsEventNounOrLacksObject
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the evaluation of ] => evaluating ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the evaluation of ] => evaluating ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the evaluation of ] => evaluating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the evaluation of ] => evaluating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the evaluation of ] => evaluating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
the ever changing landscape of
  plain-nouns 5 the ever - changing|evolving|shifting landscape of => the changing world of ; not: sentenceHas(world terrain desert)
the exact same
  casual-talk 5 the exact same => the same ; not: aboutTechnicalFormalTextOrNearNegation
the expansion of
  nouns-or-verbs 7 by [ the expansion of ] => expanding ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the expansion of ] => expanding ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the expansion of ] => expanding ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the expansion of ] => expanding ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the exploration of
  gerunds 5 for|without|before|after|of [ the exploration of ] => exploring ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the exploration of ] => exploring ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the exploration of ] => exploring ; not: followsEventNounOrLacksObject
  recast-nouns 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential|challenge|challenges|advances|progress|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|critical|key|valuable|used|invaluable in [ the exploration of ] => exploring ; not: aboutFormulasOrStatistics or lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the exploration of ] => exploring ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the exploration of ] => exploring ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the exploration of ] => exploring ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the exploration of ] => exploring ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
the extent to which
  casual-essays 5 the extent to which => how far ; not: aboutTechnicalFormalTextOrNearerNegation or previous(,) or opensSentence
the extraction of
  recast-nouns 7 ~involve|require [ the extraction of ] => extracting ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the extraction of ] => extracting ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the extraction of ] => extracting ; not: lacksSingleObject
the fact
  plain-nouns 5 ~show|ignore|accept|recognize|acknowledge|prove|mention|realize|notice|forget|overlook [ the fact ] that => - ; not: aboutLaw
  = He took the fact badly.
the fact of the matter is that
  shorten-words 3 the fact of the matter is that => the fact is that ; not: warnsOrBinds
  casual-essays 5 the fact of the matter is that => -
the fact that
  wordy-phrases 8 the fact that => that ; when: previousLemma(accept acknowledge admit confirm consider deny emphasize forget highlight ignore know mention note notice overlook prove realize recognize remember show stress understand) ; not: previousPos(ADP AUX)
  + They ignore the fact that it leaks. => They ignore that it leaks.
  = The causes include the fact that it leaks.
  = The fact that it leaks is known.
the factors that affect
  recast-nouns 6 ~understand|explore|examine|investigate|identify|study|discuss|analyze [ the factors that ] can|could|may|might|will <V> => what ; not: passive
  recast-nouns 6 ~understand|explore|examine|investigate|study|discuss|analyze the factors that affect|influence => ~$1 what ~affect ; not: passive
  + They study the factors that can affect sleep. => They study what can affect sleep.
  = The factors that can affect sleep are many.
the field of
  wordy-phrases 6, shorten-words 3 the field of => - ; when: object(astronomy physics medicine genetics psychology economics engineering technology education law chemistry biology mathematics science linguistics robotics statistics computing research learning finance astrophysics neuroscience optimization processing nursing architecture archaeology philosophy ai nlp) ; not: previous(in is are was were be been create created creating found founded founding as this) or next(the a an) or aboutFormulas and not previousPos(ADP VERB) or ahead(4: that which)
  + Her work changed the field of medicine. => Her work changed medicine.
  = They walked over the field of battle.
  = Optics is the field of physics that deals with light.
the fields of
  plain-nouns 6 the fields of @NOUN => $4 ; when: previous(in) ; not: aboutFormulasOrStatistics
the following day
  plain-adjectives 6 the [ following ] day|year|week|month|morning => next ; not: before(2: over in for during within throughout by of until from into through) or next(:) or mode(academic formal)
  + The following day, the rain stopped. => The next day, the rain stopped.
  = They expect it over the following year.
the formation of
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the formation of ] => forming ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the formation of ] => forming ; not: aboutFormulasOrStatistics
  nouns-or-verbs 7 by [ the formation of ] => forming ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the formation of ] => forming ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the formation of ] => forming ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the formation of ] => forming ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the general public
  wordy-phrases 4 the general public => the public ; not: aboutLaw
the generation of
  recast-nouns 7 ~involve|require [ the generation of ] => generating ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the generation of ] => generating ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the generation of ] => generating ; not: lacksSingleObject
the gravity of the situation
  set-phrases 6 ~realize|understand|recognize|grasp|acknowledge|comprehend|know [ the gravity|seriousness of the|his|her|my|our|their|your|this situation|mistake|error|crime|offense|problem|threat|task|condition|injury|matter ] => how serious $5 $6 was ; when: previousTag(VBD)
  + He realized the gravity of his mistake. => He realized how serious his mistake was.
  = He felt the gravity of his mistake.
  set-phrases 6 ~realize|understand|recognize|grasp|acknowledge|comprehend|know [ the gravity|seriousness of the|his|her|my|our|their|your|this situation|mistake|error|crime|offense|problem|threat|task|condition|injury|matter ] => how serious $5 $6 is ; when: previousTag(VBZ VBP)
  + He realizes the gravity of the situation. => He realizes how serious the situation is.
  = He realized the gravity of stars.
the great majority of
  shorten-words 3 the great majority of => most ; not: warnsOrBinds
the hustle and bustle of
  wordy-phrases 2 the hustle and bustle of => the bustle of
the idea of
  shorten-frames 5 the idea of <Ving> => $4 ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  synonyms 6 the idea of => the notion of | the thought of ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
the idea that
  synonyms 6 the idea that => the notion that | the view that ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
the identification of
  gerunds 5 for|without|before|after|of [ the identification of ] => identifying ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the identification of ] => identifying ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the identification of ] => identifying ; not: followsEventNounOrLacksObject
  recast-nouns 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential|challenge|challenges|advances|progress|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|critical|key|valuable|used|invaluable in [ the identification of ] => identifying ; not: aboutFormulasOrStatistics or lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the identification of ] => identifying ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the identification of ] => identifying ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the identification of ] => identifying ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the identification of ] => identifying ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
the impact of
  nouns-or-verbs 6 the impact of => the effect of ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or sentenceHas(original sequel film)
the implementation of
  gerunds 5 parts|interested|successful|assist|aid|help in [ the implementation of ] => implementing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the implementation of ] => implementing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the implementation of ] => implementing ; not: followsEventNounOrLacksObject
  recast-nouns 7 ~involve|require [ the implementation of ] => implementing ; not: lacksSingleObject or passive
  recast-nouns 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential|challenge|challenges|advances|progress|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|critical|key|valuable|used|invaluable in [ the implementation of ] => implementing ; not: aboutFormulasOrStatistics or lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the implementation of ] => implementing ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the implementation of ] => carrying out ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the implementation of ] => carrying out ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the implementation of ] => carrying out ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the implementation of ] => carrying out ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the improvement of
  gerunds 5 for|without|before|after|of [ the improvement of ] => improving ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the improvement of ] => improving ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the improvement of ] => improving ; not: followsEventNounOrLacksObject
  + The town focuses on the improvement of roads. => The town focuses on improving roads.
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the improvement of ] => improving ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the improvement of ] => improving ; not: aboutFormulasOrStatistics
  nouns-or-verbs 7 by [ the improvement of ] => improving ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the improvement of ] => improving ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the improvement of ] => improving ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the improvement of ] => improving ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the inception of
  plain-nouns 5 the inception of => the start of ; not: aboutLaw
the inclusion of
  gerunds 5 for|without|before|after|of [ the inclusion of ] => including ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the inclusion of ] => including ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the inclusion of ] => including ; not: followsEventNounOrLacksObject
  nouns-or-verbs 7 by [ the inclusion of ] => including ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the inclusion of ] => including ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the inclusion of ] => including ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the inclusion of ] => including ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the incorporation of
  gerunds 5 for|without|before|after|of [ the incorporation of ] => incorporating ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the incorporation of ] => incorporating ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the incorporation of ] => incorporating ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the incorporation of ] => incorporating ; not: followsEventNounOrLacksObject
the inner workings of
  story-moments 6 the inner workings of => the workings of ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
the installation of
  gerunds 5 for|without|before|after|of [ the installation of ] => installing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the installation of ] => installing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the installation of ] => installing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the installation of ] => installing ; not: followsEventNounOrLacksObject
  recast-nouns 7 ~involve|require [ the installation of ] => installing ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the installation of ] => installing ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the installation of ] => installing ; not: lacksSingleObject
the integration of
  gerunds 5 for|without|before|after|of [ the integration of ] => integrating ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the integration of ] => integrating ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the integration of ] => integrating ; not: followsEventNounOrLacksObject
  nouns-or-verbs 7 by [ the integration of ] => integrating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the integration of ] => integrating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the integration of ] => integrating ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the interpretation of
  recast-nouns 7 ~involve|require [ the interpretation of ] => interpreting ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the interpretation of ] => interpreting ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the interpretation of ] => interpreting ; not: lacksSingleObject
the introduction of
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the introduction of ] => introducing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the introduction of ] => introducing ; not: followsEventNounOrLacksObject
  = The war was followed by the introduction of passes.
  nouns-or-verbs 7 by [ the introduction of ] => introducing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 9 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the introduction of ] => introducing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the introduction of ] => introducing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the introduction of ] => introducing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the island of
  shorten-words 3 [ the island of ] @PROPN => -
the issue of
  plain-nouns 6 ~discuss|address|tackle|explore|raise|consider|examine [ the issue of ] => - ; not: aboutFormulasStatisticsOrLaw or next(the)
  plain-nouns 5 on [ the issue of ] => - ; not: previousPos(AUX) or next(a an)
the issue of how
  shorten-words 3 the issue of how|whether|why => $4 ; not: warnsOrBinds
the key to
  synonyms 6 the key to => the secret to ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
the learning process
  recast-links 7 the learning|writing|healing|aging|ageing|voting|grieving|hiring|planning|cooking|teaching process => $2 ; not: previous(during in throughout into and or) or next(that which of for and or is with by -) or nextPos(PROPN) or aboutFormulasOrStatistics or sentenceHas(network algorithm machine models robot agent) or previousPos(CCONJ)
  + Games make the learning process fun. => Games make learning fun.
  = A step in the learning process takes days.
the length of time it takes
  casual-essays 5 the length of time it takes => how long it takes ; not: aboutTechnicalFormalTextOrNearerNegation
the levels of
  recast-more 5 ~reduce|increase|lower|limit|cut|decrease|minimize [ the levels of ] => - ; when: nextPos(NOUN) and not nextIs(plural) and not after(2: that) ; not: passive or aboutFormulas
the likelihood of
  common-words 5 the likelihood of => the chance of ; not: aboutFormulasOrStatistics
the main reason why
  casual-essays 5 the main reason why => the main reason ; not: aboutTechnicalFormalTextOrNearerNegation
the maintenance of
  gerunds 5 for|without|before|after|of [ the maintenance of ] => maintaining ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the maintenance of ] => maintaining ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the maintenance of ] => maintaining ; not: followsEventNounOrLacksObject
  nouns-or-verbs 7 by [ the maintenance of ] => maintaining ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the maintenance of ] => maintaining ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the maintenance of ] => maintaining ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the maintenance of ] => maintaining ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the majority of
  simple-words 4 the majority of => most of ; not: nextPos(NOUN ADJ PROPN) or warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
  recast-nouns 8, shorten-words 3 the vast majority of => most ; not: next(the these those) or nextPos(PRON DET) or next(what which whom)
  + The vast majority of farmers own a dog. => Most farmers own a dog.
  = The vast majority of what he said was true.
  nouns-or-verbs 5, shorten-words 3 the majority of => most ; when: not warnsOrBinds and mode(shorten) or not (aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics) or pluralNext and not nextPos(PRON DET) ; not: next(them us it you humanity votes vote) or aboutLaw
  synonyms 6 the majority of => most ; not: besideName or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or nextPos(NUM)
the majority of the
  plain-nouns 4 the vast? majority of the|these|those|its|their|our|his|her|my => most of $5 ; not: aboutLaw or near(4: vote party seat parliament)
  + The vast majority of the houses are old. => Most of the houses are old.
the management of
  gerunds 5 for|without|before|after|of [ the management of ] => managing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the management of ] => managing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the management of ] => managing ; not: followsEventNounOrLacksObject
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the management of ] => managing ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the management of ] => managing ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the management of ] => managing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the management of ] => managing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the management of ] => managing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
the manner in which
  recast-more 4, shorten-words 3 the manner in which => how ; not: opensSentence and not mode(shorten) or nextPos(ADJ ADV PUNCT)
  + It shows the manner in which they sow. => It shows how they sow.
  = The manner in which they sow is odd.
  + She liked the manner in which he spoke. => She liked how he spoke.
  = The manner in which old dogs are kept has changed.
the means by which
  recast-more 5 the means by which => how ; when: previous(@words-before-process-by-which)
the measurement of
  recast-nouns 7 ~involve|require [ the measurement of ] => measuring ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the measurement of ] => measuring ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the measurement of ] => measuring ; not: lacksSingleObject
the mechanism by which
  recast-more 5 the mechanism by which => how ; when: previous(@words-before-process-by-which)
the media landscape
  plain-nouns 5 the media landscape => the media ; not: nextPos(NOUN)
the method by which
  recast-more 5 the method by which => how ; when: previous(@words-before-process-by-which)
the modernization of
  gerunds 5 for|without|before|after|of [ the modernization of ] => modernizing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the modernization of ] => modernizing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the modernization of ] => modernizing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the modernization of ] => modernizing ; not: followsEventNounOrLacksObject
the monitoring of
  recast-nouns 7 ~involve|require [ the monitoring of ] => monitoring ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the monitoring of ] => monitoring ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the monitoring of ] => monitoring ; not: lacksSingleObject
the month of
  shorten-words 3 [ the month of ] @PROPN => -
the myriad of
  rare-nouns 5 the myriad of => the many ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
the myriad ways
  literary-words 6 the myriad ways => the many ways ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
the mystery surrounding
  set-phrases 6 the mystery surrounding => the mystery of ; not: nextPos(SCONJ) or next(how why what who)
  + They solved the mystery surrounding his death. => They solved the mystery of his death.
  = They solved the mystery surrounding how he died.
the natural world
  common-words 6 the natural world => nature ; not: nextPos(NOUN PROPN PRON DET) or next(that which around and or) or sentenceHas(nature supernatural natural spiritual social human built artificial laws law) or previousPos(ADJ) or next(-)
  + She wrote about the natural world. => She wrote about nature.
  = She sees the natural world and the human one.
the necessity of
  common-words 5 the necessity of|for => the need for ; not: nextPos(VERB)
the notion of
  shorten-frames 5 the notion of <Ving> => $4 ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  shorten-words 3 the notion of => - ; not: not previousPos(ADP VERB) or not nextPos(NOUN) or warnsOrBinds
  casual-essays 7 [ the notion of ] <Ving> => - ; not: aboutFormulasStatisticsOrLaw
the notion that
  common-words 4 the notion that|of => the idea $3 ; not: aboutFormulasOrStatistics
  synonyms 6 the notion that => the idea that ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
the occurrence of
  recast-more 5 ~prevent|reduce|avoid|minimize [ the occurrence of ] => - ; not: passive
the only way to do so is to
  recast-phrases 5 the only way to do so is to => the only way is to
the onset of
  common-words 5 the onset of => the start of ; when: objects(autumn crisis fall night pandemic rain season snow spring summer war winter) ; not: aboutFormulasOrStatistics or sentenceHas(disease symptom illness diabetes puberty)
  + They left at the onset of winter. => They left at the start of winter.
  = We find the onset of the tremor in the data.
the opportunity to
  recast-links 5 the opportunity to <V> => $G4 ; when: previous(to) and before(2: forward)
  synonyms 6, informal-words 3 the opportunity to => the chance to ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
the optimization of
  gerunds 5 for|without|before|after|of [ the optimization of ] => optimizing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the optimization of ] => optimizing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the optimization of ] => optimizing ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the optimization of ] => optimizing ; not: followsEventNounOrLacksObject
  recast-nouns 7 ~involve|require [ the optimization of ] => optimizing ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the optimization of ] => optimizing ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the optimization of ] => optimizing ; not: lacksSingleObject
the outskirts of
  rare-nouns 7 the outskirts of => the edge of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
the overall dining experience
  recast-phrases 5 the overall dining experience => the meal
the overall experience
  praise-words 5 the overall experience => the experience ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
the periphery of
  rare-nouns 9 the periphery of => the edge of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
the place where
  shorten-frames 5 the place where => where ; not: warnsOrBinds or reportsFigures
the populace
  plain-nouns 6 the populace => the people ; not: sentenceHas(people) or next(has is was resides) or nextTag(VBZ)
  + They lied to the populace. => They lied to the people.
  = Half of the populace lives near the coast.
the possibility of
  synonyms 6 the possibility of => the chance of ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
the practice of
  shorten-words 3 the practice of <Ving> => $4 ; not: previousPos(ADJ)
the presence of
  recast-more 7 ~detect|reveal|confirm|sense|notice|discover|despite|without [ the presence of ] => - ; not: passive or nextPos(PRON)
the preservation of
  gerunds 5 for|without|before|after|of [ the preservation of ] => preserving ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the preservation of ] => preserving ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the preservation of ] => preserving ; not: followsEventNounOrLacksObject
  recast-nouns 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential|challenge|challenges|advances|progress|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|critical|key|valuable|used|invaluable in [ the preservation of ] => preserving ; not: aboutFormulasOrStatistics or lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the preservation of ] => preserving ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the preservation of ] => preserving ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the preservation of ] => preserving ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the preservation of ] => preserving ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
the prevention of
  gerunds 5 for|without|before|after|of [ the prevention of ] => preventing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the prevention of ] => preventing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the prevention of ] => preventing ; not: followsEventNounOrLacksObject
  recast-nouns 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential|challenge|challenges|advances|progress|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|critical|key|valuable|used|invaluable in [ the prevention of ] => preventing ; not: aboutFormulasOrStatistics or lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the prevention of ] => preventing ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the prevention of ] => preventing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the prevention of ] => preventing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the prevention of ] => preventing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
the price tag
  review-talk 6 the price tag => the price ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
the problem of
  plain-nouns 6 ~discuss|address|tackle|explore|raise|consider|examine [ the problem of ] => - ; not: aboutFormulasStatisticsOrLaw or next(the)
the process of
  wordy-phrases 4, shorten-words 3 the process of <Ving> => $4 ; when: not warnsOrBinds and mode(shorten) or not (previous(in of) or previousPos(VERB)) ; not: previousLemma(be)
  + The process of making paper is old. => Making paper is old.
  = Brewing is the process of making beer.
  casual-essays 7 [ the process of ] <Ving> => - ; not: aboutFormulasStatisticsOrLaw or previous(in this explain explains explained describe describes described) or previousLemma(be)
  + The process of moving took years. => Moving took years.
  = Brewing is the process of making beer.
the production of
  gerunds 5 for|without|before|after|of [ the production of ] => producing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the production of ] => producing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the production of ] => producing ; not: followsEventNounOrLacksObject
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the production of ] => producing ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the production of ] => producing ; not: aboutFormulasOrStatistics
  nouns-or-verbs 7 by [ the production of ] => producing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|avoid|consider [ the production of ] => producing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  = The soil supports the production of wine.
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the production of ] => producing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  = An increase in the production of salt followed.
  nouns-or-verbs 7 technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the production of ] => producing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the proliferation of
  plain-nouns 5 the proliferation of => the spread of ; not: aboutFormulasOrStatistics or next(nuclear)
the promotion of
  gerunds 5 for|without|before|after|of [ the promotion of ] => promoting ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the promotion of ] => promoting ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the promotion of ] => promoting ; not: followsEventNounOrLacksObject
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the promotion of ] => promoting ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the promotion of ] => promoting ; not: aboutFormulasOrStatistics
  nouns-or-verbs 7 by [ the promotion of ] => promoting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the promotion of ] => promoting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the promotion of ] => promoting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the promotion of ] => promoting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the proposed method
  everyday-words 7 the proposed method|approach|model|framework|algorithm|system|technique|architecture|network|scheme => our $3 ; when: ownProposal ; not: sentenceHas(our)
the protection of
  gerunds 5 for|without|before|after|of [ the protection of ] => protecting ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the protection of ] => protecting ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the protection of ] => protecting ; not: followsEventNounOrLacksObject
  recast-nouns 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential|challenge|challenges|advances|progress|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|critical|key|valuable|used|invaluable in [ the protection of ] => protecting ; not: aboutFormulasOrStatistics or lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the protection of ] => protecting ; not: lacksSingleObject
  + Nets are useful for the protection of trees. => Nets are useful for protecting trees.
  nouns-or-verbs 7 by [ the protection of ] => protecting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the protection of ] => protecting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the protection of ] => protecting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  + She is dedicated to the protection of owls. => She is dedicated to protecting owls.
the purpose of
  synonyms 6 the purpose of => the aim of ; not: besideName or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or nextPos(NUM)
the question of how
  wordy-phrases 4, shorten-words 3 the question of whether => whether ; when: previousLemma(about consider debate decide discuss examine explore investigate on over settle study) ; not: warnsOrBinds or not mode(shorten) and sentenceHas(one)
  + They debated the question of whether to go. => They debated whether to go.
  = The storm raises the question of whether the roof holds.
  = This raises the question of whether we should go.
  shorten-words 3 the question of how|why => $4 ; not: warnsOrBinds
the rationale for
  common-words 5 the rationale for|behind => the reason $3 ; not: aboutFormulasOrStatistics
the realisation dawned on her that
  story-moments 6 the realisation dawned on her that => she realized that
the realisation dawned on him that
  story-moments 6 the realisation dawned on him that => he realized that
the realisation dawned on me that
  story-moments 6 the realisation dawned on me that => I realized that
the realisation dawned on them that
  story-moments 6 the realisation dawned on them that => they realized that
the realisation dawned on us that
  story-moments 6 the realisation dawned on us that => we realized that
the realisation hit her that
  story-moments 6 the realisation hit|struck her that => she realized that
the realisation hit him that
  story-moments 6 the realisation hit|struck him that => he realized that
the realisation hit me that
  story-moments 6 the realisation hit|struck me that => I realized that
the realisation hit them that
  story-moments 6 the realisation hit|struck them that => they realized that
the realisation hit us that
  story-moments 6 the realisation hit|struck us that => we realized that
the realization dawned on her that
  story-moments 6 the realization dawned on her that => she realized that
the realization dawned on him that
  story-moments 6 the realization dawned on him that => he realized that
the realization dawned on me that
  story-moments 6 the realization dawned on me that => I realized that
the realization dawned on them that
  story-moments 6 the realization dawned on them that => they realized that
the realization dawned on us that
  story-moments 6 the realization dawned on us that => we realized that
the realization hit her that
  story-moments 6 the realization hit|struck her that => she realized that
the realization hit him that
  story-moments 6 the realization hit|struck him that => he realized that
the realization hit me that
  story-moments 6 the realization hit|struck me that => I realized that
the realization hit them that
  story-moments 6 the realization hit|struck them that => they realized that
the realization hit us that
  story-moments 6 the realization hit|struck us that => we realized that
the realm of
  plain-nouns 3 the realm of => the field of ; when: objects(art biology business chemistry economics education engineering finance law literature mathematics medicine philosophy physics politics psychology science technology) ; not: previous(in within into) or next(the god humans men man mortals spirits dreams gods)
  + She knows the realm of physics. => She knows the field of physics.
  = He has news from outside the realm of football.
the reason behind this
  recast-phrases 5 the reason behind this => the reason for this
the reason for this is because
  casual-essays 5 the reason for this is because => this is because ; not: aboutTechnicalFormalTextOrNearerNegation
the reason for this is that
  shorten-words 3 the reason for this is that => because ; not: warnsOrBinds
  casual-essays 5 the reason for this is that => this is because ; not: aboutTechnicalFormalTextOrNearerNegation
the reason for which
  recast-more 5 the reason for which => why
the reason we
  expand-words 3 the reason we|they|you => the reason why $3 ; not: warnsOrBinds or nextPos(NOUN ADJ PROPN) or previous(,)
the reason why
  recast-phrases 7, shorten-words 3 the reason why => why ; when: previous(explain explains explained understand know is see are)
the reason why is that
  casual-essays 5 the reason why is that => the reason is that ; not: aboutTechnicalFormalTextOrNearerNegation
the recognition of
  recast-nouns 7 ~involve|require [ the recognition of ] => recognizing ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the recognition of ] => recognizing ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the recognition of ] => recognizing ; not: lacksSingleObject
the reduction of
  gerunds 5 for|without|before|after|of [ the reduction of ] => reducing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 parts|interested|successful|assist|aid|help in [ the reduction of ] => reducing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the reduction of ] => reducing ; not: followsEventNounOrLacksObject
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the reduction of ] => reducing ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the reduction of ] => reducing ; not: aboutFormulasOrStatistics
  nouns-or-verbs 7 by [ the reduction of ] => reducing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the reduction of ] => reducing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the reduction of ] => reducing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the reduction of ] => reducing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the regulation of
  gerunds 5 for|without|before|after|of [ the regulation of ] => regulating ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the regulation of ] => regulating ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the regulation of ] => regulating ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the regulation of ] => regulating ; not: followsEventNounOrLacksObject
the remainder of
  plain-nouns 4, simple-words 4 the remainder of => the rest of ; not: sentenceHas(divide division divisor estate)
  + The remainder of the day was dry. => The rest of the day was dry.
the remnants of
  story-scenes 5 the remnants of => what was left of ; when: tense(past) ; not: aboutFormulasOrPhysics or previousLemma(be) or previous(- but) or sentenceHas(shield)
the removal of
  gerunds 5 for|without|before|after|of [ the removal of ] => removing ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the removal of ] => removing ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the removal of ] => removing ; not: followsEventNounOrLacksObject
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the removal of ] => removing ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the removal of ] => removing ; not: lacksSingleObject
  nouns-or-verbs 7 by [ the removal of ] => removing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the removal of ] => removing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the removal of ] => removing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  = The need for the removal of the tree is clear.
the rest of
  synonyms 6 the rest of => the remainder of ; not: (nextPos(PROPN) or previousPos(PROPN) or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or nextPos(NUM)) and (warnsOrBinds or previous(not n't no what how) or reportsTests or nextPos(PUNCT))
the restoration of
  gerunds 5 for|without|before|after|of [ the restoration of ] => restoring ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the restoration of ] => restoring ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the restoration of ] => restoring ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the restoration of ] => restoring ; not: followsEventNounOrLacksObject
  recast-nouns 7 ~involve|require [ the restoration of ] => restoring ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the restoration of ] => restoring ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the restoration of ] => restoring ; not: lacksSingleObject
the results of our experiments
  wordy-phrases 6, shorten-words 3 [ the results of ] our|these|the experiments|studies|tests|simulations|trials|analyses show|demonstrate|indicate|suggest|reveal => -
  + The results of our experiments show that salt helps. => Our experiments show that salt helps.
  = The results of our experiments with salt show a change.
the rich array of
  plain-nouns 5 the rich array of => the many ; when: pluralNext
the rigors of
  rare-nouns 5 the rigors of => the hardships of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
the rigours of
  rare-nouns 5 the rigours of => the hardships of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
the selection of
  common-words 7 role|roles|part|figure|success|involved|instrumental|helpful|useful|effective|important|essential in [ the selection of ] => choosing ; not: aboutFormulasOrStatistics
  common-words 7 essential|important|crucial|responsible|useful|necessary|vital|used for [ the selection of ] => choosing ; not: aboutFormulasOrStatistics
the sheer array of
  plain-nouns 5 the sheer array of => the many ; when: pluralNext
the sheer volume of
  set-phrases 4 the sheer volume|number|amount|size|scale|magnitude of => the $3 of
  + The sheer volume of mail was a shock. => The volume of mail was a shock.
the specifics of
  rare-nouns 9 the specifics of => the details of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
the start of
  synonyms 6 the start of => the beginning of ; not: besideName or nextPos(NOUN) or previousPos(NOUN) or reportsTests or warnsOrBinds or nextPos(NUM)
the status quo
  simple-words 4 the status quo => the way things are ; not: next(of) or nextPos(VERB AUX)
  + They like the status quo. => They like the way things are.
  = They like a status quo.
the subject of
  shorten-words 3 the subject of => - ; not: not previousPos(ADP VERB) or not nextPos(NOUN) or warnsOrBinds
  plain-nouns 6 ~discuss|address|tackle|explore|raise|consider|examine [ the subject of ] => - ; not: aboutFormulasStatisticsOrLaw or next(the)
the task of
  purpose-phrases 6, shorten-words 3 the task of <Ving> => $4 ; when: mode(shorten) or nextPos(DET NOUN ADJ PRON PROPN NUM ADV) ; not: warnsOrBinds or not mode(shorten) and (aboutLaw or previous(in of with) or previousLemma(be) or previousPos(VERB))
  + The task of sorting nails is dull. => Sorting nails is dull.
the thought of
  shorten-frames 5 the thought of <Ving> => $4 ; not: warnsOrBinds or reportsFigures or previous(as and is are)
the time and effort required to
  recast-phrases 8 the time and effort required|needed to => the time and effort to
the topic of
  shorten-words 3 the topic of => - ; not: not previousPos(ADP VERB) or not nextPos(NOUN) or warnsOrBinds
  plain-nouns 6 ~discuss|address|tackle|explore|raise|consider|examine [ the topic of ] => - ; not: aboutFormulasStatisticsOrLaw or next(the)
  plain-nouns 5 on [ the topic of ] => - ; not: previousPos(AUX) or next(a an)
the town of
  shorten-words 3 [ the town of ] @PROPN => -
the transformation of
  nouns-or-verbs 7 by [ the transformation of ] => changing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the transformation of ] => changing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the transformation of ] => changing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the transformation of ] => changing ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the transmission of
  recast-nouns 7 ~involve|require [ the transmission of ] => transmitting ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the transmission of ] => transmitting ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the transmission of ] => transmitting ; not: lacksSingleObject
the transportation of
  nouns-or-verbs 7 in|for [ the transportation of ] => transporting ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or beforeLemma(2: need change increase decrease rise)
  + It helps in the transportation of milk. => It helps in transporting milk.
  = It helps with the transportation of milk.
the treatment of
  gerunds 5 for|without|before|after|of [ the treatment of ] => treating ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the treatment of ] => treating ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the treatment of ] => treating ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the treatment of ] => treating ; not: followsEventNounOrLacksObject
  recast-nouns 7 ~involve|require [ the treatment of ] => treating ; not: lacksSingleObject or passive
  recast-nouns 5 challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the treatment of ] => treating ; not: lacksSingleObject
  recast-nouns 5 crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the treatment of ] => treating ; not: lacksSingleObject
the trials and tribulations of
  rare-nouns 5 the trials and tribulations of => the hardships of | the troubles of ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
the understanding of
  nouns-or-verbs 7 by [ the understanding of ] => understanding ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the understanding of ] => understanding ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the understanding of ] => understanding ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the understanding of ] => understanding ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the usage of
  plain-nouns 3 the usage of => the use of ; not: aboutFormulas
the use of
  wordy-phrases 9 through|by|with|from|involve|involves|involving|without|requires|require [ the use of ] @NOUN => using ; not: previous(with) or aboutFormulasOrStatistics or previousPos(ADP)
  nouns-or-verbs 7 by [ the use of ] => using ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutFormulasStatisticsOrLaw or previousPos(VERB AUX ADJ)
  nouns-or-verbs 7 ~involve|require|mean|include|suggest|propose|recommend|oppose|avoid|consider [ the use of ] => using ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 6 dedicated|committed|essential|vital|crucial|key|central|devoted|approach|commitment|contribution to [ the use of ] => using ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw
  nouns-or-verbs 7 responsible|important|essential|vital|crucial|useful|technique|method|tool|approach|framework|algorithm|strategy|plan|need|call for [ the use of ] => using ; when: nextPos(DET NOUN ADJ PRON) and not ahead(8: by) ; not: aboutLaw or previous(need)
the utilization of
  gerunds 5 for|without|before|after|of [ the utilization of ] => using ; not: followsEventNounOrLacksObject or previous(for of) and not afterTask
  gerunds 5 effective|useful|helpful|role|roles|part|parts|figure|involved|instrumental|interested|successful|assist|aid|help in [ the utilization of ] => using ; not: followsEventNounOrLacksObject
  gerunds 5 ~focus|concentrate on [ the utilization of ] => using ; not: followsEventNounOrLacksObject
  gerunds 5 committed|dedicated|devoted to [ the utilization of ] => using ; not: followsEventNounOrLacksObject
  plain-nouns 3 the utilization of => the use of ; not: aboutFormulas
the vast array of
  plain-nouns 5 the vast array of => the many ; when: pluralNext
the vast majority of
  simple-words 4 the vast majority of => most of ; not: warnsOrBinds or reportsFigures or previous(equal it one) or nextPos(VERB NUM)
the very core of
  recast-phrases 5 the very core of => the $3 of
the very essence of
  recast-phrases 5 the very essence of => the $3 of
the very fabric of
  recast-phrases 5 the very fabric of => the fabric of
the very heart of
  recast-phrases 5 the very heart of => the $3 of
the very same
  casual-talk 5 the very same => the same ; not: aboutTechnicalFormalTextOrNearNegation
the village of
  shorten-words 3 [ the village of ] @PROPN => -
the volume of
  recast-more 5 ~reduce|increase|lower|limit|cut|decrease|minimize [ the volume of ] => - ; when: nextPos(NOUN) and not nextIs(plural) and not after(2: that) ; not: passive or aboutFormulas
the way
  shorten-frames 5, wordy-phrases 6 ~change|transform|shape|revolutionize|affect|improve|reshape|alter|influence|simplify|redefine|streamline [ the way ] we|they|you|people|students|businesses|companies|individuals|users|consumers|i|he|she|humans|scientists|researchers|doctors|teachers|children|customers|everyone => how ; not: ahead(14: way)
  wordy-phrases 6 ~change|transform|shape|revolutionize|affect|improve|reshape|alter|influence|simplify|redefine|streamline [ the way ] @NOUN => how ; when: nextIs(plural) and afterPos(2: VERB AUX) ; not: ahead(14: way)
  + Trains changed the way cities are built. => Trains changed how cities are built.
  = Trains changed the way we travel and the way we work.
  = Look for a change in the way we travel.
  + Trains changed the way we travel. => Trains changed how we travel.
  synonyms 6 [ the way ] <NP> => how ; not: isNegatedAskedOrInWarning or not (afterSlotPos(3: VERB AUX) and not slotPos(3: ADP)) or previous(in on by all is was along of 's)
the way in which
  wordy-phrases 2, shorten-words 3 the way in which => how ; not: previousPos(PUNCT) or opensSentence or previous(in by is was of to only not) or passive
  + This explains the way in which it works. => This explains how it works.
the way that which
  shorten-frames 5 the way that which => how ; not: warnsOrBinds or reportsFigures
the ways in which
  casual-essays 5 the ways in which => how ; not: aboutTechnicalFormalTextOrNearerNegation
the wide array of
  plain-nouns 5 the wide array of => the many ; when: pluralNext
the world around us
  wordy-phrases 6, shorten-words 3 ~understand|explore|shape|change|perceive|interpret|experience the world [ around us|you|them|me|him|her ] => - ; not: aboutFormulas or nextPos(VERB ADJ)
  + Maps help us understand the world around us. => Maps help us understand the world.
  = The world around us fell silent.
  wordy-phrases 6, shorten-words 3 understanding of|about the world [ around us|you|them|me|him|her ] => - ; not: aboutFormulas or nextPos(VERB ADJ)
  + Maps broaden our understanding of the world around us. => Maps broaden our understanding of the world.
  = He lost all feeling for the world around him.
  wordy-phrases 6, shorten-words 3 ~learn|knowledge about|of the world [ around us|you|them|me|him|her ] => - ; not: aboutFormulas or nextPos(VERB ADJ)
  + Maps let us learn about the world around us. => Maps let us learn about the world.
  = They look at the world around them.
  wordy-phrases 6, shorten-words 3 the world [ around us ] => - ; when: behind(6: understand understanding understands explore exploring shape shapes shaping affect affects impact impacts about appreciate appreciating of) and next(. , and ; in by)
  + Science helps us understand the world around us. => Science helps us understand the world.
  = The world around us fell silent.
the world as a whole
  casual-essays 5 the world as a whole => the world ; not: aboutTechnicalFormalTextOrNearerNegation
the world at large
  wordy-phrases 6 the world at large => the world
the world of
  wordy-phrases 6, shorten-words 3 into|on|to|about|~explore|~enter|~change|~revolutionize|~transform [ the world of ] => - ; when: object(football soccer basketball tennis golf cricket sport sports music photography cinema film fashion business finance technology science art literature poetry politics gaming advertising trading programming coding editing medicine education cooking journalism marketing parsing service services) ; not: next(the a an his her their our this) or nextPos(PROPN)
  + She left her mark on the world of football. => She left her mark on football.
  = She was the envy of the world of football.
the world we live in today
  wordy-phrases 4 the world we live in today => today's world
the year
  shorten-words 3 in|by|since|until|during [ the year ] @NUM => - ; not: reportsFigures
there are
  wordy-phrases 5, shorten-words 3 [ there are ] many|several|some|various|numerous|certain|countless @NOUN [ that|which|who ] => … ; when: nextPos(VERB AUX ADV) ; not: previous(then) or opener(as)
  wordy-phrases 5, shorten-words 3 [ there are ] many|several|some|various|numerous|certain|countless @ADJ|NOUN @NOUN [ that|which|who ] => … ; when: nextPos(VERB AUX ADV) ; not: previous(then) or opener(as)
  + There are many factors that can raise the price. => Many factors can raise the price.
  + The lake is small, but there are several large birds that live there. => The lake is small, but several large birds live there.
  = There are many books that I love.
there are many
  set-phrases 6, shorten-words 3, simple-words 4 [ there are|were ] many|several|some|various|numerous|countless|multiple @ADJ|NOUN @NOUN @NOUN [ that|which|who ] => … ; when: nextTag(VBP VBD MD) ; not: aboutLaw
  + There are many small town shops that sell bread. => Many small town shops sell bread.
  = There are many shops that the town needs.
  = There are many ways to bake bread.
  = There are many things that a harvest needs.
  = There are some paths that the town closes.
  wordy-phrases 6, shorten-words 3 [ there are|were ] a few|number|variety|lot|couple of? other|different|key|main @NOUN [ that|who|which ] => … ; when: nextPos(VERB AUX) and not nextTag(VBG VBN) ; not: ahead(25: who others such like) or previous(if whether because when)
  + There are a few things that can spoil a harvest. => A few things can spoil a harvest.
  = There are a few things to do in May.
there are many factors that
  wordy-phrases 6, shorten-words 3 there are|were many|several|some|various|numerous|countless|certain|other @NOUN that|who => $3 $4 ; when: nextTag(MD VBP VBD) ; not: ahead(30: who which) or next(do)
  + There are many factors that can slow a boat. => Many factors can slow a boat.
  = There are many rivers that we love.
  wordy-phrases 6, shorten-words 3 there are|were many|several|some|various|numerous|countless|certain|other @ADJ|NOUN @NOUN that|who => $3 $4 $5 ; when: nextTag(MD VBP VBD) ; not: ahead(30: who which) or next(do)
  + There are some small boats that can sail here. => Some small boats can sail here.
  = There are some small boats that we love.
there are many reasons why
  casual-essays 5 there are many reasons why => there are many reasons ; not: aboutTechnicalFormalTextOrNearerNegation
there are those who
  set-phrases 6, shorten-words 3, simple-words 4 there are|were those|people|some who|that => some ; when: nextTag(VBP VBD MD) and nextLemma(believe think argue say claim feel maintain insist hold suggest may might would will prefer see want oppose support disagree agree) ; not: previous(while though although)
  + There are those who think that bread is dear. => Some think that bread is dear.
  = There are those who bake bread.
  + There are those who prefer rye. => Some prefer rye.
  = There are those whom we miss.
there exist
  causing-verbs 4 there exist => there ~be@2 ; not: aboutFormulas
there exists
  causing-verbs 4 there exists => there ~be@2 ; not: aboutFormulas
there is no
  set-phrases 6, shorten-words 3, simple-words 4 [ there is|was|'s ] no @ADJ|VERB? @NOUN [ that|which|who ] => … ; when: nextTag(VBZ VBD MD) ; not: aboutLaw or last(that) and previous(doubt)
  + There is no known cure that can stop it. => No known cure can stop it.
  = There is no doubt that he bakes.
these days
  formal-words 5 these days => at present ; not: warnsOrBinds or last(worth) or previous(@degree-words-not-and-the)
  shorten-frames 5 these days => now ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  synonyms 6 these days => nowadays | today ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
these individuals
  nouns-or-verbs 6 these individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
thick with
  plain-adjectives 9 thick with the? scent|smell|aroma|hum|sound|noise|chatter => full of $3 $4 ; not: sentenceHas(scents sticky cloying)
  + The air was thick with the scent of bread. => The air was full of the scent of bread.
  = The lake is thick with weeds.
this email finds you
  letter-phrases 2 i hope [ this|the|my email finds you ] well => you are
  = I hope the doctor finds you well.
  letter-phrases 2 i hope [ this|the|my email finds you ] in good health|spirits => you are
  + I hope this email finds you well. => I hope you are well.
this is because
  informal-words 3 this is because => that's because ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
this letter finds you
  letter-phrases 2 i hope [ this|the|my letter finds you ] well => you are
  letter-phrases 2 i hope [ this|the|my letter finds you ] in good health|spirits => you are
this message finds you
  letter-phrases 2 i hope [ this|the|my message finds you ] well => you are
  letter-phrases 2 i hope [ this|the|my message finds you ] in good health|spirits => you are
this note finds you
  letter-phrases 2 i hope [ this|the|my note finds you ] well => you are
  letter-phrases 2 i hope [ this|the|my note finds you ] in good health|spirits => you are
thorough and comprehensive
  doubled-words 2, shorten-words 3 thorough and comprehensive => thorough
thorough comprehensive
  doubled-words 2 thorough , comprehensive => thorough ; not: nextPos(PUNCT CCONJ)
thoroughly enjoyable
  praise-words 6 thoroughly enjoyable => very enjoyable ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
thoroughly enjoyed
  review-words 6 thoroughly enjoyed => really enjoyed ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
thoroughly impressed
  praise-words 6 thoroughly impressed => very impressed ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
those individuals
  nouns-or-verbs 6 those individuals => those people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
those who
  synonyms 6 those who => people who ; not: isNegatedAskedOrInWarning
though
  synonyms 6 , [ though ] => even though ; not: nextPos(PUNCT ADJ VERB)
thoughts and ideas
  shorten-words 3 thoughts and ideas => ideas ; not: reportsFigures
three individuals
  nouns-or-verbs 6 three individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
through the abolition of
  gerunds 5 [ through the abolition of ] => by abolishing ; not: followsEventNounOrLacksObject
through the acquisition of
  gerunds 5 [ through the acquisition of ] => by acquiring ; not: followsEventNounOrLacksObject
through the adoption of
  gerunds 5 [ through the adoption of ] => by adopting ; not: followsEventNounOrLacksObject
through the advancement of
  gerunds 5 [ through the advancement of ] => by advancing ; not: followsEventNounOrLacksObject
through the allocation of
  gerunds 5 [ through the allocation of ] => by allocating ; not: followsEventNounOrLacksObject
through the application of
  gerunds 5 [ through the application of ] => by applying ; not: followsEventNounOrLacksObject
through the assessment of
  gerunds 5 [ through the assessment of ] => by assessing ; not: followsEventNounOrLacksObject
through the collection of
  gerunds 5 [ through the collection of ] => by collecting ; not: followsEventNounOrLacksObject
through the construction of
  gerunds 5 [ through the construction of ] => by building ; not: followsEventNounOrLacksObject
through the creation of
  gerunds 5 [ through the creation of ] => by creating ; not: followsEventNounOrLacksObject
through the delivery of
  gerunds 5 [ through the delivery of ] => by delivering ; not: followsEventNounOrLacksObject
through the deployment of
  gerunds 5 [ through the deployment of ] => by deploying ; not: followsEventNounOrLacksObject
through the design of
  gerunds 5 [ through the design of ] => by designing ; not: followsEventNounOrLacksObject
through the detection of
  gerunds 5 [ through the detection of ] => by detecting ; not: followsEventNounOrLacksObject
through the development of
  gerunds 5 [ through the development of ] => by developing ; not: followsEventNounOrLacksObject
through the dissemination of
  gerunds 5 [ through the dissemination of ] => by spreading ; not: followsEventNounOrLacksObject
through the distribution of
  gerunds 5 [ through the distribution of ] => by distributing ; not: followsEventNounOrLacksObject
through the elimination of
  gerunds 5 [ through the elimination of ] => by eliminating ; not: followsEventNounOrLacksObject
through the enforcement of
  gerunds 5 [ through the enforcement of ] => by enforcing ; not: followsEventNounOrLacksObject
through the enhancement of
  gerunds 5 [ through the enhancement of ] => by enhancing ; not: followsEventNounOrLacksObject
through the establishment of
  gerunds 5 [ through the establishment of ] => by establishing ; not: followsEventNounOrLacksObject
through the exploration of
  gerunds 5 [ through the exploration of ] => by exploring ; not: followsEventNounOrLacksObject
through the identification of
  gerunds 5 [ through the identification of ] => by identifying ; not: followsEventNounOrLacksObject
through the implementation of
  gerunds 5 [ through the implementation of ] => by implementing ; not: followsEventNounOrLacksObject
through the improvement of
  gerunds 5 [ through the improvement of ] => by improving ; not: followsEventNounOrLacksObject
through the inclusion of
  gerunds 5 [ through the inclusion of ] => by including ; not: followsEventNounOrLacksObject
through the incorporation of
  gerunds 5 [ through the incorporation of ] => by incorporating ; not: followsEventNounOrLacksObject
through the installation of
  gerunds 5 [ through the installation of ] => by installing ; not: followsEventNounOrLacksObject
through the integration of
  gerunds 5 [ through the integration of ] => by integrating ; not: followsEventNounOrLacksObject
through the introduction of
  gerunds 5 [ through the introduction of ] => by introducing ; not: followsEventNounOrLacksObject
  + We cut costs through the introduction of shared boats. => We cut costs by introducing shared boats.
through the maintenance of
  gerunds 5 [ through the maintenance of ] => by maintaining ; not: followsEventNounOrLacksObject
through the management of
  gerunds 5 [ through the management of ] => by managing ; not: followsEventNounOrLacksObject
through the medium of
  recast-phrases 5 through the medium of => through
through the modernization of
  gerunds 5 [ through the modernization of ] => by modernizing ; not: followsEventNounOrLacksObject
through the optimization of
  gerunds 5 [ through the optimization of ] => by optimizing ; not: followsEventNounOrLacksObject
through the preservation of
  gerunds 5 [ through the preservation of ] => by preserving ; not: followsEventNounOrLacksObject
through the prevention of
  gerunds 5 [ through the prevention of ] => by preventing ; not: followsEventNounOrLacksObject
through the production of
  gerunds 5 [ through the production of ] => by producing ; not: followsEventNounOrLacksObject
through the promotion of
  gerunds 5 [ through the promotion of ] => by promoting ; not: followsEventNounOrLacksObject
through the protection of
  gerunds 5 [ through the protection of ] => by protecting ; not: followsEventNounOrLacksObject
through the reduction of
  gerunds 5 [ through the reduction of ] => by reducing ; not: followsEventNounOrLacksObject
through the regulation of
  gerunds 5 [ through the regulation of ] => by regulating ; not: followsEventNounOrLacksObject
through the removal of
  gerunds 5 [ through the removal of ] => by removing ; not: followsEventNounOrLacksObject
through the restoration of
  gerunds 5 [ through the restoration of ] => by restoring ; not: followsEventNounOrLacksObject
through the treatment of
  gerunds 5 [ through the treatment of ] => by treating ; not: followsEventNounOrLacksObject
through the use of
  wordy-phrases 4, shorten-frames 5 with the use of => with
  shorten-frames 5 through the use of => with ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  gerunds 3 [ through|by|with the use of ] => by using ; not: lacksObjectOrHasAgent or first(by) and (previousPos(ADJ) or previous(@effects-on-people)) or first(with) and (previousPos(NOUN ADV) or previousEnds(ed))
  = They went too far with the use of traps.
  + They saved fuel through the use of sails. => They saved fuel by using sails.
through the utilization of
  gerunds 5 [ through|by|with the utilization of ] => by using ; not: lacksObjectOrHasAgent or first(by) and (previousPos(ADJ) or previous(@effects-on-people)) or first(with) and (previousPos(NOUN ADV) or previousEnds(ed))
throughout history
  synonyms 6 throughout history => all through history ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
throughout the
  synonyms 6 throughout the => all through the | across the ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
throughout the course of
  casual-talk 5, shorten-words 3 throughout the course of => throughout ; not: aboutTechnicalFormalTextOrNearNegation
throughout the day
  set-phrases 9 throughout the day => all day ; not: next(and or of 's -) or sentenceHas(alternate alternating balance monitor monitoring intake move movement vary fluctuate change time times point interval hour meal snack drink various different several regularly dose break frequent frequently session sessions) or aboutFormulasStatisticsOrLaw or mode(academic formal)
  + They rowed throughout the day. => They rowed all day.
  = The wind may vary throughout the day.
throughout the entire
  plain-nouns 5 throughout the entire|whole => throughout the ; not: next(of)
throughout the night
  set-phrases 9 throughout the night => all night ; not: next(and or of 's -) or sentenceHas(alternate alternating balance monitor monitoring intake move movement vary fluctuate change time times point interval hour meal snack drink various different several regularly dose break frequent frequently session sessions) or aboutFormulasStatisticsOrLaw or mode(academic formal)
  + They rowed throughout the night. => They rowed all night.
  = The wind may vary throughout the night.
throughout the world
  synonyms 6 throughout the world => all over the world | worldwide ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
throughout the year
  synonyms 6 throughout the year => all year round | all year ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
throughout the years
  casual-essays 5 throughout the years => over the years ; not: aboutTechnicalFormalTextOrNearerNegation
thus far
  plain-links 6 thus far => so far ; not: aboutFormulasStatisticsOrLaw
till
  formal-words 5 till/ADP|SCONJ => until ; not: previousPos(DET)
  + (formal) The shop is open till noon. => The shop is open until noon.
  = The till is empty.
time and again
  recast-more 7 time and again => again and again ; not: nextPos(NOUN)
time and time again
  shorten-words 3 time and time again => repeatedly ; not: warnsOrBinds or reportsFigures or previous(@words-before-shortened-phrases)
  wordy-phrases 4 time and time again => again and again
to a certain extent
  casual-essays 9 to a certain extent => partly ; not: aboutTechnicalFormalTextOrNearerNegation
to a great degree
  needless-modifiers 6 to a great degree => largely ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
to a great extent
  wordy-phrases 4 to a great extent => largely
to a greater extent
  plain-links 9 to a greater extent|degree => more ; not: aboutFormulasStatisticsOrLaw
to a large degree
  needless-modifiers 6 to a large degree => largely ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
to a large extent
  wordy-phrases 4 to a large extent => largely
  synonyms 6 to a large extent => largely ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
to a lesser extent
  plain-links 9 to a lesser extent|degree => less ; not: aboutFormulasStatisticsOrLaw
to a significant extent
  rare-adverbs 6 to a significant extent|degree => greatly
to a some extent
  casual-essays 5 to a some extent => partly ; not: aboutTechnicalFormalTextOrNearerNegation
to acquire a better understanding of
  recast-nouns 5 to acquire a better|deeper|clearer|fuller|more understanding of => to better understand
to be
  recast-more 5 considered [ to be ] => - ; not: nextPos(VERB)
  recast-more 5 deemed [ to be ] => - ; not: nextPos(VERB)
  + It is considered to be the best mill. => It is considered the best mill.
to boot
  formal-words 5 , to boot . => , as well.
  + It is cheap, to boot. => It is cheap, as well.
  = It takes long to boot.
to build a better understanding of
  recast-nouns 5 to build a better|deeper|clearer|fuller|more understanding of => to better understand
to date
  synonyms 6 to date => so far ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
to develop a better understanding of
  recast-nouns 5 to develop a better|deeper|clearer|fuller|more understanding of => to better understand
to develop a more comprehensive understanding of
  recast-nouns 5 to develop a more comprehensive|complete|thorough|nuanced understanding of => to better understand
to gain a better understanding of
  recast-nouns 5 to gain a better|deeper|clearer|fuller|more understanding of => to better understand
to gain a more comprehensive understanding of
  recast-nouns 5 to gain a more comprehensive|complete|thorough|nuanced understanding of => to better understand
to gain insight into
  recast-more 5 to gain new|useful|further|important|valuable|deep|deeper? insight|insights into => to understand
to get a better understanding of
  recast-nouns 5 to get a better|deeper|clearer|fuller|more understanding of => to better understand
to get a more comprehensive understanding of
  recast-nouns 5 to get a more comprehensive|complete|thorough|nuanced understanding of => to better understand
to get insight into
  recast-more 5 to get new|useful|further|important|valuable|deep|deeper? insight|insights into => to understand
to obtain insight into
  recast-more 5 to obtain new|useful|further|important|valuable|deep|deeper? insight|insights into => to understand
to some extent
  synonyms 6 to some extent => in part | to a degree ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
to such an extent that
  casual-essays 5 to such an extent that => so much that ; not: aboutTechnicalFormalTextOrNearerNegation
to take a moment
  casual-phrases 5 wanted|want|like [ to take a moment|minute ] to => - ; not: aboutLaw or aboutFormulas
to the best of my ability
  wordy-phrases 4 to the best of my ability => as well as I can
to the detriment of
  rare-nouns 5 to the detriment of => at the expense of ; not: aboutFormulasStatisticsOrLaw or attributive or previous(due national arrest in tax) or next(orders syndrome) or sentenceHas(@weapons-drugs-and-religion-terms)
to the fullest extent possible
  recast-phrases 5 to the fullest extent possible => as far as possible ; not: aboutLaw
to the greatest extent possible
  recast-phrases 5 to the greatest extent possible => as far as possible ; not: aboutLaw
to the table
  wordy-phrases 6 ~bring <NP+> [ to the table ] => - ; when: slotLast(2: perspective perspectives experience skill skills expertise knowledge talent talents idea ideas background insight insights wealth strength strengths) ; not: passive
  + Each worker brings different skills to the table. => Each worker brings different skills.
  = She brings the soup to the table.
to this day
  synonyms 6 to this day => even now | still ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
together with
  shorten-words 3 together with => with ; not: warnsOrBinds
  synonyms 6 together with => along with ; not: isComparedOrInTestsOrWarning or previous(not n't) or nextPos(PUNCT)
token of our appreciation
  collocations 9 token of our|my appreciation|gratitude => token of $3 thanks ; not: aboutFormulasStatisticsOrLaw
tons of
  formal-words 5 tons of => a large number of ; not: besideNounOrName
top notch
  praise-words 5 top - notch => excellent | first-rate ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
top tier
  praise-words 5 top - tier => excellent ; when: object(service food quality experience hotel restaurant meal performance cast care) ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  + They offer top-tier service. => They offer excellent service.
  = They are a top-tier team.
totally and utterly
  story-manner 6 totally and utterly => completely
totally eliminate
  doubled-words 2 totally eliminate|eliminated|unique|finished|full|empty => $2
totally essential
  doubled-words 2 totally essential|necessary|vital|crucial => $2
totally worth it
  review-talk 6 totally worth it => worth it ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
traditional cuisine
  review-talk 6 traditional cuisine => traditional food ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
traditions and customs
  doubled-words 6 traditions and customs => traditions ; not: aboutLaw or next(officers)
  doubled-words 6 customs and traditions => traditions ; not: aboutLaw
  + They keep their traditions and customs. => They keep their traditions.
  = They keep their songs and customs.
tremendous quantities of
  set-phrases 4 tremendous quantities|amounts of => huge amounts of ; not: aboutFormulasStatisticsOrLaw
trials and tribulations
  plain-nouns 6, shorten-words 3 trials and tribulations => trials ; not: reportsFigures
  + They came through many trials and tribulations. => They came through many trials.
  = The trials and errors went on.
  simple-words 4 trials and tribulations => troubles
  + They had many trials and tribulations. => They had many troubles.
  = The trials ran on.
trio of
  plain-nouns 6 a trio of => three ; when: pluralNext ; not: sentenceHas(music piano string jazz)
  + He met a trio of thieves. => He met three thieves.
  = A trio of strings plays.
true fact
  shorten-words 3 true fact|facts => $2 ; not: reportsFigures
truly impressed
  praise-words 6 truly impressed => impressed ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
truly sorry
  everyday-words 7 i am|'m [ truly ] sorry => really ; when: inCasualText
  + I'm truly sorry. => I'm really sorry.
  = She is truly sorry.
truly worth it
  review-talk 6 truly worth it => worth it ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
turn into
  formal-words 5 ~turn into a|an => ~become $3 ; not: objects(road street drive lane driveway alley corridor way path) or personalSubject
  + (formal) The talk turned into a quarrel. => The talk became a quarrel.
  = The bus turned into a side street.
two individuals
  nouns-or-verbs 6 two individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
type of
  synonyms 6 type of => kind of | sort of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
types of
  synonyms 6 types of => kinds of | sorts of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
unbeknownst to
  story-manner 6 unbeknownst to => unknown to ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
uncertain about
  plain-adjectives 6 [ uncertain|unsure about ] how|what|whether|where|when|why => unsure ; not: previousPos(DET) or aboutStatistics
  + He is uncertain about what to do. => He is unsure what to do.
  = He is uncertain about the plan.
under the assumption that
  recast-texts 5 under the assumption that => assuming that ; not: aboutFormulas
under the direction of
  recast-phrases 5 under the direction of => under ; not: aboutLaw or nextPos(PUNCT)
under the guidance of
  recast-phrases 5 under the guidance of => under ; not: aboutLaw or nextPos(PUNCT) or not (objectIs(person) or objectPos(PROPN))
  = They worked under the guidance of her clear vision.
  + They trained under the guidance of a coach. => They trained under a coach.
under the leadership of
  recast-phrases 5 under the leadership of => under ; not: aboutLaw or nextPos(PUNCT)
  + They fought under the leadership of Anna. => They fought under Anna.
underneath
  synonyms 6 underneath => under | below ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
understanding of
  synonyms 6 understanding of => grasp of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
unexpected surprise
  wordy-phrases 2 unexpected surprise|surprises => $2
unique and distinctive
  doubled-words 2, shorten-words 3 unique and distinctive => distinctive
unique and special
  doubled-words 2 unique and special => special
unique distinctive
  doubled-words 2 unique , distinctive => distinctive ; not: nextPos(PUNCT CCONJ)
unique special
  doubled-words 2 unique , special => special ; not: nextPos(PUNCT CCONJ)
until such time as
  wordy-phrases 1, shorten-words 3 until such time as => until
up in the air
  formal-words 5 ~be up in the air => ~be undecided ; when: nextPos(PUNCT) ; not: sentenceHas(ball plane bird fly jump balloon)
  + The plan is up in the air. => The plan is undecided.
  = The ball is up in the air.
up to
  synonyms 8 [ up to ] @NUM => as many as ; not: not pluralNext
up to date
  synonyms 6 up - to - date => current ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
up to now
  synonyms 6 up to now => so far ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
up until
  rare-adverbs 7, shorten-words 3 up until => until
upon
  simple-words 4 upon => on ; not: previous(once) or nextPos(VERB) or previousPos(VERB CCONJ)
  recast-links 6 [ upon ] <Ving> => on ; not: previous(once put) or aboutLaw or previousPos(VERB) or previousLemma(stumble chance come happen improve fall)
  + He wept upon hearing it. => He wept on hearing it.
  = They stumbled upon sleeping dogs.
  recast-links 4 [ upon ] the|a|an|his|her|its|their|our|my|your|this|that|these|those => on ; not: previous(once put) or aboutLaw or previousLemma(stumble chance come happen) or objectIsOccasion
  = Once upon a time he left.
  synonyms 6 upon => on ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
upon arrival
  recast-links 6 upon arrival => on $2
upon arriving
  recast-links 6 upon arriving => on $2
upon closer
  recast-links 6 upon closer => on $2
upon completing
  recast-links 6 upon completing => on $2
upon completion
  recast-links 6 upon completion => on $2
upon discovering
  recast-links 6 upon discovering => on $2
upon entering
  recast-links 6 upon entering => on $2
upon finding
  recast-links 6 upon finding => on $2
upon further
  recast-links 6 upon further => on $2
upon hearing
  recast-links 6 upon hearing => on $2
  + He left upon hearing the news. => He left on hearing the news.
upon learning
  recast-links 6 upon learning => on $2
upon leaving
  recast-links 6 upon leaving => on $2
upon reaching
  recast-links 6 upon reaching => on $2
upon receiving
  recast-links 6 upon receiving => on $2
upon request
  plain-links 6 upon request => on request ; not: aboutFormulasStatisticsOrLaw
upon returning
  recast-links 6 upon returning => on $2
upon seeing
  recast-links 6 upon seeing => on $2
upon the completion of
  wordy-phrases 4 upon|after the completion of => after
upon waking
  recast-links 6 upon waking => on $2
upon which
  plain-links 6 upon which => on which ; not: aboutFormulasStatisticsOrLaw
upwards of
  rare-adverbs 6 upwards of @NUM => more than $3
usage of
  nouns-or-verbs 6 usage of => use of ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
user friendly
  synonyms 6 user - friendly => easy-to-use ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
utilization of
  plain-nouns 3 utilization of => use of ; not: aboutFormulas or previousPos(NOUN) or next(the)
utmost care
  story-looks 9 utmost care => great care ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
utmost respect
  story-looks 9 utmost respect => great respect ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
utterly and completely
  story-manner 6 utterly and completely => completely
valuable insights
  wordy-phrases 6 provide|provides|provided|providing [ valuable insights ] => insight
vantage point
  rare-nouns 5 the|his|her|their [ vantage point ] => viewpoint | position ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
  rare-nouns 6 vantage point => viewpoint ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-reaction-and-neural-terms)
various and diverse
  doubled-words 2 various and diverse => different
various aspects of our lives
  casual-advice 5 various aspects of our|your|my|their lives|life => many parts of $4 $5 ; not: aboutTechnicalFormalTextOrNearNegation
various different
  wordy-phrases 1, shorten-words 3 various different => different
  needless-modifiers 7 [ various different ] => many ; when: pluralNext
various diverse
  doubled-words 2 various , diverse => different ; not: nextPos(PUNCT CCONJ)
vast quantities of
  set-phrases 4 vast quantities|amounts of => huge amounts of ; not: aboutFormulasStatisticsOrLaw
vastly different
  literary-words 7 vastly different => very different ; not: aboutFormulasStatisticsOrLaw or previous(not n't) or next(, .)
very clear
  informal-words 3 very clear => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very easy
  informal-words 3 very easy => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very good
  informal-words 3 very good => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very happy
  informal-words 3 very happy => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very hard
  informal-words 3 very hard => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very helpful
  informal-words 3 very helpful => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very important
  informal-words 3 very important => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very interesting
  informal-words 3 very interesting => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very much
  shorter-phrases 5 would [ very much ] appreciate => -
very nice
  informal-words 3 very nice => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very simple
  informal-words 3 very simple => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very strong
  informal-words 3 very strong => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
very useful
  informal-words 3 very useful => really $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
vestiges of
  literary-words 6 vestiges of => traces of ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
via
  synonyms 6 via => through | by way of ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
via email
  wordy-phrases 4 via email => by $2
via mail
  wordy-phrases 4 via mail => by $2
via phone
  wordy-phrases 4 via phone => by $2
via post
  wordy-phrases 4 via post => by $2
via telephone
  wordy-phrases 4 via telephone => by $2
via text
  wordy-phrases 4 via text => by $2
vibrancy of
  literary-words 6 vibrancy of => energy of ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
vibrant and lively
  doubled-words 2 vibrant and lively => lively
vibrant lively
  doubled-words 2 vibrant , lively => lively ; not: nextPos(PUNCT CCONJ)
vibrant nightlife
  review-talk 6 vibrant nightlife => lively nightlife ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
video footage
  wordy-phrases 6 video footage => video ; not: sentenceHas(video) or next(and or) or previous(and or)
  + They have video footage of the goose. => They have video of the goose.
  = They have footage of the goose.
vigorously defend
  rare-adverbs 6 vigorously ~defend|oppose|deny|campaign|pursue|protest => strongly $2 ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
virtually all
  needless-modifiers 6 virtually all|every|no|nothing|impossible|everyone => almost $2 ; not: aboutFormulasStatisticsOrLaw or previous(@degree-words-with-and-or)
visitors and locals alike
  casual-talk 5 visitors and locals alike => visitors and locals ; not: aboutTechnicalFormalTextOrNearNegation
visually stunning
  plain-adjectives 9 visually stunning => beautiful ; not: aboutFormulasOrStatistics or sentenceHas(beautiful beauty developer graphic graphics game content website design computing) or previous(more most less not)
  + The film is a visually stunning tale of two sisters. => The film is a beautiful tale of two sisters.
  = The tool helps developers make visually stunning pages.
vital and essential
  shorten-words 3 vital and essential|important => vital ; not: reportsFigures
vital and important
  doubled-words 2 vital and important => important
vital component of
  plain-adjectives 5 vital component|aspect|element|facet of => key part $3 ; not: aboutFormulasStatisticsOrLaw or previous(no any not n't) or afterDegreeWord
vital important
  doubled-words 2 vital , important => important ; not: nextPos(PUNCT CCONJ)
voracious reader
  literary-words 6 voracious reader|readers => keen $2 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or sentenceHas(intensity flux star galaxy quasar) or next(pursuit dream dreams dreamer dreaming)
was capable of
  wordy-phrases 2 was|were capable of <Ving> => could $V4
was met with
  casual-essays 5 was|were|been met with => met with ; not: personalSubject or previous(having) or verbJoined or behind(6: i you he she we they)
  = When paying, I was met with doubt and asked for proof.
was unable to
  wordy-phrases 2 was|were unable to <V> => could not $4 ; not: secondToFollows
way more
  formal-words 5 way more|less|better|worse => much $2 ; not: besideNounOrName
ways of
  synonyms 6 ways of => methods of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
we apologize for any inconvenience
  casual-advice 5 we apologize for any inconvenience => we are sorry for any trouble ; not: aboutTechnicalFormalTextOrNearNegation
wealth of
  synonyms 6 wealth of => abundance of ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
weather conditions
  nouns-or-verbs 6 weather conditions => weather ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or relation(nsubj conj) or previous(and or) or sentenceHas(are were)
  = The weather conditions are poor.
  = It works in most light and weather conditions.
weather related events
  shorter-phrases 6 weather - related %event|disaster|delay|emergency|disruption => weather $4
  + The port had weather-related delays. => The port had weather delays.
  = The port had work-related delays.
weeks turned into months
  story-moments 6 weeks turned into months => months went by ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or near(6: hour day week month year decade)
well equipped to
  rare-verbs 6 well equipped to => $1 prepared to ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
well executed
  review-talk 6 well executed => well done ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
well known
  synonyms 6 well - known => famous ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
well worth the price
  praise-words 5 well worth the price|cost|money|wait|trip|visit|drive => worth the $4 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
wet weather conditions
  nouns-or-verbs 6 wet weather conditions => $1 weather ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics or relation(nsubj conj) or previous(and or) or sentenceHas(are were)
when compared to
  shorten-frames 5 when compared to|with => compared with ; not: warnsOrBinds or reportsFigures
when it comes down to it
  wordy-phrases 4 when it comes down to it , => -
whereas
  simple-words 4 whereas => while ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(PUNCT DET ADP) or previous(not n't)
  synonyms 6 , [ whereas ] => while
wherewithal to
  literary-words 6 wherewithal to => means to ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
whether it be
  recast-phrases 7 whether it be => whether ; not: nextPos(VERB)
  casual-essays 5 whether it be => be it ; not: aboutTechnicalFormalTextOrNearerNegation
whether or not
  wordy-phrases 2, shorten-words 3 whether or not => whether ; not: warnsOrBinds or reportsFigures or previous(@words-before-shortened-phrases) or not mode(shorten) and (opensSentence or previousPos(PUNCT) or next(it you they we he she))
  wordy-phrases 2 ~question|determine|know|decide|ask|see|wonder [ whether or not ] => whether
whether or not to
  wordy-phrases 2 whether or not to => whether to
which include
  wordy-phrases 6 , [ which include ] => including ; when: nextPos(NOUN DET ADJ NUM PRON PROPN) ; not: sentenceHas(including network model encoder) or verbJoined or aboutFormulasStatisticsOrLaw
  + He lists his tools, which include a saw. => He lists his tools, including a saw.
  = He lists the tools which include a saw.
which is
  shorten-words 3 @NOUN [ , which is|are ] a|an|the|one => , ; not: aheadPos(9: VERB AUX PRON SCONJ CCONJ)
  everyday-words 7 , [ which is ] a|an type of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an kind of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an form of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an part of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an member of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an branch of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an subset of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an measure of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an variant of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an extension of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an mixture of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an subfield of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an technique of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an method of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an species of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an genus of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an village of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an district of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an hormone of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an protein of => - ; not: opensSentence
  everyday-words 7 , [ which is ] a|an compound of => - ; not: opensSentence
  + It is paste, which is a kind of glue. => It is paste, a kind of glue.
  wordy-phrases 9 @NOUN|PROPN [ , which is|was ] approved|built|designed|directed|founded|located|owned|published|released|written|known|named by|in|for|at|on|as => , ; not: ahead(14: and but or) or aboutLaw
  + The farm, which is owned by the town, is for sale. => The farm, owned by the town, is for sale.
  = The farm, which is owned by the town and run by monks, is for sale.
while
  synonyms 6 , [ while ] => whereas ; not: warnsOrBinds or nextPos(VERB ADV)
while also
  wordy-phrases 6, shorten-words 3 while [ also ] <Ving> => -
  + The scheme cuts costs while also saving water. => The scheme cuts costs while saving water.
  = She stayed while also her brother stayed.
while at the same time
  recast-links 5 while at the same time <Ving> => while $6
while it is clear that
  plain-links 7 , [ it is clear that ] => clearly ; when: opener(while although though) and nextPos(DET NOUN ADJ PRON)
  + While the boat is old, it is clear that the motor works. => While the boat is old, clearly the motor works.
  = In this storm, it is clear that the motor works.
while it is true that
  wordy-phrases 5, shorten-words 3 while|although|though [ it is true that ] => -
  + While it is true that rye is dear, it keeps well. => While rye is dear, it keeps well.
  = It is not clear while it is true.
  wordy-phrases 5, shorten-words 3 while|although|though [ it 's true that ] => -
  + Though it's true that rye is dear, it keeps well. => Though rye is dear, it keeps well.
  = Though it's true, it hurts.
  wordy-phrases 5, shorten-words 3 while|although|though [ it is certainly|indeed true that ] => -
  + While it is certainly true that rye is dear, it keeps well. => While rye is dear, it keeps well.
  = While it is certainly true, it hurts.
while simultaneously
  recast-links 7 while simultaneously <Ving> => while $3
whole entire
  shorten-words 3 whole entire => entire ; not: reportsFigures
wide and diverse
  doubled-words 2 wide and diverse => wide
wide diverse
  doubled-words 2 wide , diverse => wide ; not: nextPos(PUNCT CCONJ)
wide eyed wonder
  story-looks 5 wide - eyed wonder => wonder ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
wide ranging
  plain-adjectives 5 wide - ranging => broad ; when: attributive ; not: afterDegreeWord
  synonyms 6 wide - ranging => broad | extensive ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
widely anticipated
  reporting-phrases 3 widely anticipated => widely expected
wild and untamed
  doubled-words 9 wild [ and untamed ] => -
  + His hair was wild and untamed. => His hair was wild.
  = The land is wild and unknown.
willingness to
  synonyms 6 willingness to => readiness to ; not: besideName or reportsTests or warnsOrBinds or aboutCodeScienceOrCourts
with a focus on
  shorten-frames 5 with a focus on => focused on ; not: warnsOrBinds or reportsFigures
  wordy-phrases 6 with a focus on => focusing on ; when: previous(,) and sentenceHas(we i paper article study survey chapter book report course thesis essay documentary) ; not: behind(9: is are was were be)
  + The course covers the war years, with a focus on daily life. => The course covers the war years, focusing on daily life.
  = It was built with a focus on speed.
with a sense of urgency
  recast-phrases 5 with a sense of urgency => urgently ; not: previousPos(NOUN)
  = They met in the hall with a sense of urgency.
with a view to
  shorten-words 3 with a view to => for ; not: warnsOrBinds
  wordy-phrases 1 with a view to <Ving> => to $V5
with care
  synonyms 6 with care => carefully ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
with caution
  rare-phrases 6 proceed|used|treated|viewed|handled|them|it [ with caution ] => with care ; not: aboutFormulasStatisticsOrLaw
with confidence
  recast-more 7 with confidence => confidently ; when: governorPos(VERB) ; not: nextPos(NOUN) or next(in that and interval intervals level levels)
  + She spoke with confidence. => She spoke confidently.
  = She spoke with confidence in her crew.
with each passing day
  recast-phrases 5 with each passing day|year|week|month|hour|moment|minute => with $2 $4
  story-moments 6 with each passing day => day by day ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
with ease
  story-actions 8 with ease => easily ; not: aboutFormulas or previous(much such) or next(and ,)
  synonyms 6 with ease => easily ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
with efficiency
  recast-more 6 with efficiency => efficiently ; when: governorPos(VERB) ; not: next(and of ,)
with enthusiasm
  recast-more 9 with enthusiasm => eagerly ; when: governorPos(VERB) ; not: next(and of for)
with every passing day
  recast-phrases 7 with every passing day|year|week|month|hour|moment|minute => with $2 $4
with expert precision
  story-actions 5 with expert precision => very precisely ; not: aboutFormulas or previous(much such) or next(and ,)
with grace
  story-actions 6 with grace => gracefully ; not: aboutFormulas or previous(much such) or next(and ,)
with great difficulty
  recast-more 5 with great difficulty => with difficulty
with great enthusiasm
  recast-more 8 with great enthusiasm|passion => eagerly
with great precision
  story-actions 5 with great precision => very precisely ; not: aboutFormulas or previous(much such) or next(and ,)
with great success
  recast-more 7 with great success => very successfully
with incredible precision
  story-actions 5 with incredible precision => very precisely ; not: aboutFormulas or previous(much such) or next(and ,)
with military precision
  story-actions 5 with military precision => very precisely ; not: aboutFormulas or previous(much such) or next(and ,)
with precision
  set-phrases 7 with precision => precisely ; when: nextPos(PUNCT) ; not: next(, - / ;) or aboutFormulasOrStatistics or previousPos(AUX ADJ) or opensSentence
  + She cut the cloth with precision. => She cut the cloth precisely.
  = She cut the cloth with precision and care.
with regard to
  shorten-words 3 with regard to => about | on ; not: behindLemma(6: study research explore subject) or opensSentence or aboutFormulasStatisticsOrLaw or previousPos(AUX ADJ)
  synonyms 6 with regard to => as regards | concerning ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
with relative ease
  recast-more 5 with relative ease => fairly easily
with remarkable precision
  story-actions 5 with remarkable precision => very precisely ; not: aboutFormulas or previous(much such) or next(and ,)
with respect to
  wordy-phrases 8 with respect to => about ; when: previousLemma(advice claim concern decision doubt information opinion question rule statement) ; not: opensSentence or aboutFormulasStatisticsOrLaw or previousPos(AUX ADJ)
  + She had a question with respect to rent. => She had a question about rent.
  = The towns vary with respect to rent.
  synonyms 6 with respect to => as regards | concerning ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
with surgical precision
  story-actions 5 with surgical precision => very precisely ; not: aboutFormulas or previous(much such) or next(and ,)
  + He cut it with surgical precision. => He cut it very precisely.
with the ability to
  recast-nouns 5 people|person|someone|anyone [ with the ability to ] <V> => who can ; not: nearVerbOfEquipping
  = They are popular due to their ability to climb.
  recast-nouns 5 @NOUN [ with the ability to ] <V> => that can ; not: previousIs(person) or nearVerbOfEquipping
with the addition of
  casual-essays 5 with the addition of => with ; when: objects(butter cheese cream garlic herb lemon milk salt sauce spice sugar vegetable) ; not: aboutTechnicalFormalTextOrNearerNegation or ahead(9: to)
  + It tastes better with the addition of salt. => It tastes better with salt.
  = We won with the addition of two bowlers.
  = It was fun with the addition of two drummers to the band.
with the advent of the
  recast-more 7 with the advent of the => with the ; not: nextPos(ADJ)
with the aid of
  recast-phrases 8, shorten-words 3 with the aid of => with ; not: nextPos(VERB)
with the aim of
  tail-phrases 5 [ , with the aim of <Ving> ] => to $V6 ; not: lacksStatementBeforeOrInParticipleRow
  wordy-phrases 1 with the aim of <Ving> => to $V5
  + He bought the barn with the aim of selling flour. => He bought the barn to sell flour.
with the arrival of the
  recast-more 7 with the arrival of the => with the ; not: nextPos(ADJ)
with the capacity to
  recast-nouns 5 people|person|someone|anyone [ with the capacity to ] <V> => who can ; not: nearVerbOfEquipping
  recast-nouns 5 @NOUN [ with the capacity to ] <V> => that can ; not: previousIs(person) or nearVerbOfEquipping
with the emergence of the
  recast-more 7 with the emergence of the => with the ; not: nextPos(ADJ)
with the exception of
  casual-essays 5, simple-words 4, informal-words 3 with the exception of => except for ; not: aboutTechnicalFormalTextOrNearerNegation
with the goal of
  wordy-phrases 1 with the goal of <Ving> => to $V5
  + They met with the goal of buying a boat. => They met to buy a boat.
with the help of
  recast-phrases 8, shorten-words 3 with the help of => with ; when: objects(app camera computer dictionary drawing equipment instrument machine map microscope program rope software technique technology telescope tool website) ; not: nextPos(VERB)
  + She found it with the help of a map. => She found it with a map.
  = He fled with the help of a friend.
  synonyms 6 with the help of => with the aid of ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
with the intent of
  shorten-frames 5 with the intent of <Ving> => to $V5 ; not: warnsOrBinds or reportsFigures
with the intention of
  shorten-words 3 with the intention of => for ; not: warnsOrBinds
  tail-phrases 5 [ , with the intention of <Ving> ] => to $V6 ; not: lacksStatementBeforeOrInParticipleRow
with the purpose of
  tail-phrases 5 [ , with the purpose of <Ving> ] => to $V6 ; not: lacksStatementBeforeOrInParticipleRow
  wordy-phrases 1 with the purpose of <Ving> => to $V5
with the rise of the
  recast-more 7 with the rise of the => with the ; not: nextPos(ADJ)
with utmost utmost care
  recast-more 5 with utmost utmost care => very carefully
within
  common-words 5 within => in ; when: object(@places-and-groups-to-be-within) ; not: aboutFormulasStatisticsOrLaw or nextPos(NUM) or previous(from and or only) or object(film story play game) and near(2: film story play game)
within herself
  story-manner 6 within herself => inside $2 ; when: nextPos(PUNCT ADP CCONJ SCONJ AUX) ; not: previous(from deep)
within him
  story-manner 6 within him => inside $2 ; when: nextPos(PUNCT ADP CCONJ SCONJ AUX) ; not: previous(from deep)
within himself
  story-manner 6 within himself => inside $2 ; when: nextPos(PUNCT ADP CCONJ SCONJ AUX) ; not: previous(from deep)
within me
  story-manner 5 within me => inside $2 ; when: nextPos(PUNCT ADP CCONJ SCONJ AUX) ; not: previous(from deep deeply)
  + Something changed within me. => Something changed inside me.
within myself
  story-manner 6 within myself => inside $2 ; when: nextPos(PUNCT ADP CCONJ SCONJ AUX) ; not: previous(from deep) or next(and)
within ourselves
  story-manner 6 within ourselves => inside $2 ; when: nextPos(PUNCT ADP CCONJ SCONJ AUX) ; not: previous(from deep)
within the
  wordy-phrases 4 within the|a|an|this|these|those|that|their|our|its|his|her|your|my => in $2 ; when: object(@settings-to-be-within) ; not: aboutFormulasStatisticsOrLaw or previous(from and or only well even both but fit fits)
  + The paint within the house is old. => The paint in the house is old.
  = It works within a week.
within the confines of
  wordy-phrases 4 within the confines of => within ; not: aboutFormulas
within the context of
  wordy-phrases 9 within the context of => within ; when: object(class classroom company family group institution marriage organization organisation relationship school society team workplace) ; not: aboutFormulas
  = They read the rings within the context of stellar growth.
  + It works within the context of a classroom. => It works within a classroom.
within the framework of
  wordy-phrases 4 within the framework of => within ; not: aboutFormulas
within themselves
  story-manner 6 within themselves => inside $2 ; when: nextPos(PUNCT ADP CCONJ SCONJ AUX) ; not: previous(from deep)
within us
  story-manner 6 within us => inside $2 ; when: nextPos(PUNCT ADP CCONJ SCONJ AUX) ; not: previous(from deep)
within yourself
  story-manner 6 within yourself => inside $2 ; when: nextPos(PUNCT ADP CCONJ SCONJ AUX) ; not: previous(from deep)
without a consideration of
  degree-phrases 2 without a|an consideration of => without considering
without a discussion of
  degree-phrases 2 without a|an discussion of => without discussing
without a doubt
  synonyms 6 without a doubt => undoubtedly ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
without a examination of
  degree-phrases 2 without a|an examination of => without examining
without a moment 's hesitation
  story-moments 6 without a moment 's hesitation => without hesitating ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
without doubt
  synonyms 6 without doubt => undoubtedly ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
without the burden of
  wordy-phrases 6 without the burden of => without ; not: aboutLaw or next(proof)
  + They built it without the burden of debt. => They built it without debt.
  = They lifted the burden of debt.
without the need for
  casual-essays 4 without the need for => without ; not: aboutTechnicalFormalTextOrNearerNegation
without the use of
  casual-essays 5 without the use of => without ; not: aboutTechnicalFormalTextOrNearerNegation
work alongside
  plain-links 7 ~work|star|perform|appear|train|tour|sing|study [ alongside ] => with ; not: aboutFormulasStatisticsOrLaw or near(5: with) or next(and) or nextPos(PUNCT)
  + She worked alongside two nurses. => She worked with two nurses.
  = They fought alongside two knights.
world class food
  praise-words 5 world - class food|service|performance|cast => excellent $4 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
world renowned
  plain-adjectives 5 [ world - renowned ] => world-famous ; when: attributive
worth every penny
  praise-words 5 worth every penny|cent => worth the money ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
year after year
  synonyms 6 year after year => every year ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
yearning for
  literary-words 10 yearning for => longing for ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN) or sentenceHas(insect caterpillar butterfly rock windows)
yet again
  shorten-frames 5 yet again => again ; not: warnsOrBinds or reportsFigures
you guys
  formal-words 5 you guys => you ; not: besideNounOrName
young and old alike
  casual-talk 5 young and old alike => young and old ; not: aboutTechnicalFormalTextOrNearNegation
young individuals
  nouns-or-verbs 6 young individuals => $1 people ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
your esteemed company
  plain-adjectives 4 your esteemed company|organization|organisation|institution|firm|university|team|establishment|school => your $3
