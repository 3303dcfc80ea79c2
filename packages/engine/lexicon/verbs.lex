abide
  rare-verbs 6 ~abide by => ~follow | ~obey ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
  + Visitors must abide by the rules. => Visitors must obey the rules.
accelerate
  handling-verbs 6, simple-words 4 ~accelerate => ~speed up ; when: mode(simple) or objects(process growth development recovery learning training progress adoption transition change innovation) ; not: attributive or previousPos(DET ADJ NUM) or sentenceHas(velocity particle force) or not mode(simple) and (passive or aboutFormulas)
accentuate
  everyday-verbs 6 ~accentuate => ~bring out ; not: passive
access
  doing-verbs 8 ~access => ~get ; when: objects(information) ; not: passive or attributive or aboutFormulasOrStatistics or sentenceHas(confidential personal private secret secure sensitive unauthorized) or mode(academic formal)
  + We access information at the desk. => We get information at the desk.
  = Nurses access personal information.
accommodate
  giving-verbs 6 ~accommodate => ~meet ; when: objects(need requirement demand request) ; not: mode(shorten) or passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  changing-verbs 6 ~accommodate => ~fit ; when: objects(schedule availability lifestyle budget interest preference style taste) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  rare-phrases 6 friendly|attentive|polite|kind|courteous|professional and [ accommodating ] => helpful ; not: aboutFormulasStatisticsOrLaw
  verbs-with-objects 6 ~accommodate => ~suit ; when: objects(budget interest preference style taste) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  rare-modifiers 5 staff|waiter|waitress|server|host|hotel|owner ~be @ADV? [ accommodating ] => helpful ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
  + The staff were accommodating. => The staff were helpful.
accompany
  recast-links 5 , [ accompanied by ] @DET|ADJ|NOUN|PRON => with ; not: aboutFormulas or objectIsCompanion
  + The eggs were fresh, accompanied by crisp bacon. => The eggs were fresh, with crisp bacon.
accomplish
  simple-words 4 ~accomplish => ~achieve ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code)
  handling-verbs 6 ~accomplish => ~do ; when: objects(task thing work much something anything mission) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  + They accomplished the task early. => They did the task early.
  handling-verbs 6 [ accomplish ] this|that|so , => do ; when: previous(to)
  verbs-with-objects 6 ~accomplish => ~reach | ~meet ; when: objects(aim) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  showy-verbs 6 ~accomplish => ~finish ; when: objects(mission) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  synonyms 6 ~accomplish/VERB => ~achieve | ~carry out ; not: lacksObjectOrBeforeItOrParticle or reportsTests
accumulate
  simple-words 4 ~accumulate => ~build up ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code)
accustom
  rare-verbs 6 accustomed to => used to ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
  = The case was settled by a foster parent.
  + She was accustomed to the noise. => She was used to the noise.
  synonyms 6 accustomed to => used to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
achieve
  casual-talk 7 ~achieve my|your|his|her|its|our|their goals|goal|dreams|dream => ~reach $2 $3 ; not: aboutTechnicalFormalTextOrNearNegation
  handling-verbs 6 ~achieve => ~reach ; when: objects(goal target objective milestone agreement aim balance compromise consensus enlightenment height level peace potential settlement score accuracy) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  + The probe achieved a score of six. => The probe reached a score of six.
  = They achieved fairness.
  handling-verbs 5 [ achieve ] this|that|so , => do ; when: previous(to)
  rare-phrases 6 ~achieve a balance between => ~balance ; not: aboutFormulasStatisticsOrLaw
  rare-verbs 7 ~achieve => ~get ; when: objects(grade mark) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  rare-verbs 6 ~achieve => ~produce ; when: objects(result) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,) or sentenceHas(exam test student election school)
  + The baker achieves good results. => The baker produces good results.
  = The student achieved good results.
  rare-verbs 7 ~achieve => ~win ; when: objects(victory fame title medal recognition) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  verb-noun-pairs 5 ~achieve great|tremendous|remarkable|enormous|considerable success => ~be very successful ; not: firstTag(VB)
  verb-noun-pairs 5 ~achieve incredible success => ~be incredibly successful ; not: firstTag(VB)
  verb-noun-pairs 5 ~achieve better|superior|improved|enhanced performance => ~perform better ; when: next(. in on than , across)
  verb-noun-pairs 5 ~achieve superior performance over|to => ~perform better than
  verb-noun-pairs 5 ~achieve better|superior|improved performance compared to|with => ~perform better than
  verb-noun-pairs 5 ~achieve good|strong|excellent performance => ~perform well ; when: next(. in on , across)
  synonyms 7 ~achieve => ~reach ; when: ahead(5: goal objective target level balance) and not lacksObjectOrMayBeNoun or objects(accuracy performance goal level) or objects(goal success balance level result accuracy aim) and not mayBeNounModifierOrAfterName ; not: mayBeNounOrModifier or participle
  synonyms 7 ~achieve => ~attain ; when: ahead(5: goal objective target level balance) and not lacksObjectOrMayBeNoun or ahead(5: success result outcome independence) and not lacksObjectOrMayBeNoun or objects(accuracy performance goal level) or objects(goal success balance level result accuracy aim) and not mayBeNounModifierOrAfterName ; not: mayBeNounOrModifier or participle
  synonyms 6 ~achieve => ~gain ; not: lacksObjectOrMayBeNoun or not ahead(5: success result outcome independence)
  synonyms 6 ~achieve/VERB => ~get | ~produce ; when: objects(result) ; not: mayBeNounOrModifier or participle
  light-verbs 9 ~achieve success => ~succeed ; not: firstTag(VBG) or mode(academic formal) or next(of and or , rate at with) or nextPos(NOUN) or aboutFormulas or sentenceHas(succeed)
  + They hope to achieve success in the new town. => They hope to succeed in the new town.
  = They achieved success and fame.
acknowledge
  verbs-with-objects 9 ~acknowledge that/SCONJ => ~accept that ; when: subject(i we you they people) ; not: aboutFormulasStatisticsOrLaw or previous(was is were)
  + We acknowledge that the road is long. => We accept that the road is long.
  = The authors acknowledge that rain matters.
  = He acknowledged the crowd.
  synonyms 6 ~acknowledge => ~recognize | ~admit ; not: lacksObjectOrMayBeNounOrBeforeParticle
  synonyms 6 ~acknowledge that => ~admit that | ~recognize that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
acquire
  casual-advice 5 ~acquire new skills => ~learn new skills ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~acquire new knowledge => ~learn new things ; not: aboutTechnicalFormalTextOrNearNegation
  everyday-verbs 6, simple-words 4 ~acquire => ~gain ; when: ahead(6: skill knowledge experience understanding) and mode(simple) or objects(knowledge experience understanding habit language expertise information) ; not: participle or passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  giving-verbs 6 ~acquire => ~learn ; when: objects(skill habit language) ; not: mode(shorten) or passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  doing-verbs 9 ~acquire => ~get ; when: objects(job item car house tool expertise information) ; not: passive or attributive or mode(academic formal) or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  simple-words 4 ~acquire => ~buy ; when: objects(company property land shares house) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  verb-noun-pairs 5 ~acquire knowledge about|of => ~learn about ; not: passive
  synonyms 6 ~acquire/VERB => ~gain | ~obtain ; not: lacksObjectOrBeforeItOrParticle or reportsTests
act
  wordy-phrases 4 ~act [ upon ] => on
  copulas 4 [ ~act as ] a|an|the reminder|symbol|testament|example|source|beacon|hub|bridge|means => ~be ; not: firstTag(VBG) or previous(and or ,) and not firstEnds(s) or personalSubject
  showy-verbs 6 ~act as a deterrent to|against => ~deter ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
  synonyms 6 ~act as => ~serve as | ~function as ; not: mayBeNounOrModifier
adapt
  synonyms 6 ~adapt to => ~adjust to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
add
  nouns-or-verbs 5, shorten-words 3 added bonus|benefit|advantage => bonus ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
  synonyms 6 ~add to => ~contribute to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
address
  handling-verbs 5 [ address ] this|these|it|them ,|. => deal with ; when: previous(to) ; not: mode(shorten) or mode(academic formal) or ahead(4: we)
  = To address this, we propose a filter.
  handling-verbs 5 ~address => ~handle ; when: objects(situation complaint matter conflict emergency) ; not: mode(shorten) or passive or attributive or mode(academic formal) or sentenceHas(saying stating) or firstEnds(ing) and previousPos(NOUN)
  + They ordered a report addressing the matter. => They ordered a report dealing with the matter.
  handling-verbs 5, simple-words 4 ~address => ~deal with ; when: ahead(6: issue problem challenge concern need question matter) and not (participle or near(3: letter audience)) and mode(simple) or objects(situation complaint matter conflict emergency) and not (mode(shorten academic formal) or passive or attributive) or objects(@objects-of-address-tackle) and not (mode(shorten academic formal) or passive or attributive or aboutFormulas or after(1: question questions) or after(2: question questions) or after(3: question questions) or sentenceHas(hearing speech interview conference statement letter lecture discussion)) ; not: sentenceHas(saying stating)
  = The mayor addressed the issue, saying that it was solved.
  handling-verbs 5 ~address => ~meet ; when: objects(need) ; not: mode(shorten) or passive or attributive
  handling-verbs 7 ~be [ addressed ] by|through|in|with|when|if|.|,|before => dealt with ; when: problemShortlyBefore ; not: mode(shorten) or mode(academic formal)
  + We must address this problem. => We must deal with this problem.
  = She addressed the crowd.
  + The issue was addressed by staff. => The issue was dealt with by staff.
  = The letter was addressed by hand.
  synonyms 6 ~address/VERB => ~deal with | ~tackle ; when: ahead(5: issue problem challenge concern need question) or objects(gap limitation root crisis cause change) ; not: lacksObjectOrMayBeNoun
adhere
  rare-verbs 7 ~adhere to => ~follow ; when: objects(advice code convention custom decision diet doctrine formalism guideline instruction law norm pattern plan policy practice principle procedure protocol recommendation regulation requirement rule ruling schedule standard teaching tradition view) ; not: passive or attributive or firstEnds(ing) and previousPos(NOUN PROPN VERB)
  = Helmets adhering to the new standards failed.
  rare-verbs 7 ~adhere to => ~keep to ; when: objects(budget deadline limit promise schedule timeline timetable) ; not: aboutFormulasStatisticsOrLaw
  = The paint must adhere to the wall.
  + They adhere to a tight budget. => They keep to a tight budget.
  + They adhere to the rules. => They follow the rules.
  synonyms 6 ~adhere to => ~stick to | ~keep to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
adopt
  purpose-phrases 10 adopted [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
  casual-advice 5 ~adopt a healthy lifestyle => ~live healthily ; not: aboutTechnicalFormalTextOrNearNegation
  rare-verbs 6 ~adopt => ~take up ; when: objects(practice habit) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
adore
  story-looks 6 ~adore => ~love ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
adorn
  story-scenes 5 adorned with|by => decorated with ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
advance
  recast-nouns 5 ~advance our understanding of => ~help us better understand ; not: passive
advocate
  handling-verbs 5 ~advocate for => ~call for ; when: objects(action ban change cut equality freedom funding increase inquiry investigation investment justice law legislation limit measure number peace policy practice protection reform regulation rent restriction review rule safety standard tax transparency treatment wage) ; not: attributive or nextPos(PRON) or nextLemma(child client themselves himself herself yourself) or ahead(12: call) or objects(cause issue community group patient idea notion view belief concept principle philosophy right animal)
  = They advocate for the old plan.
  = He advocates for the idea of calm streets.
  + They advocate for lower rents. => They call for lower rents.
  = They advocate for their clients.
  = She advocates for noble causes.
  handling-verbs 6 [ ~advocate for ] more|better|stronger|greater|stricter|fewer|lower|higher|improved|increased => ~call for ; not: attributive or sentenceHas(call) or objectIs(person)
  + They advocate for better schools. => They call for better schools.
  = They advocate for better people.
  handling-verbs 9 ~advocate for => ~argue for ; when: objects(approach method strategy) ; not: attributive or objectIs(person) or sentenceHas(argue)
  + He advocates for a cautious approach. => He argues for a cautious approach.
  = He advocates for a child.
  synonyms 6 ~advocate for => ~argue for | ~speak up for ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
affect
  synonyms 6 ~affect/VERB => ~influence ; not: lacksObjectOrBeforeItOrParticle or reportsTests
affirm
  verbs-with-objects 7 ~affirm that/SCONJ => ~confirm that | ~say that ; not: aboutFormulasStatisticsOrLaw or previous(was is were)
agree
  wordy-phrases 2 ~agree [ upon ] => on
aid
  casual-advice 6 ~aid in => ~help with ; not: aboutTechnicalFormalTextOrNearNegation
  everyday-verbs 4 ~aid in <Ving> => ~help $V3 ; not: passive
  + It aids in growing rice. => It helps grow rice.
  common-words 5 [ ~aid ] <NP> [ in <Ving> ] => ~help … $V4 ; not: passive
  everyday-verbs 6 ~aid/VERB => ~help ; when: hasObject ; not: mayBeNounOrModifier or participle or passive or aboutLaw or firstEnds(s) and previousPos(NOUN ADJ) or sentenceHas(help enemy abet) or next(and or) or nextLemma(agency worker package program programme convoy organization station)
  + The lamp aided the sailors. => The lamp helped the sailors.
  = The hearing aids the sailors wore were old.
aim
  shorten-frames 5 aimed at <Ving> => to $V3 ; not: warnsOrBinds or reportsFigures
  tail-phrases 7 [ , aiming ] to <V> => - ; not: lacksStatementBeforeOrInParticipleRow or after(2: keep stay remain maintain avoid) or sentenceHas(plan plans planned) or sentenceHas(continue remain stay keep)
  + The council raised the fee, aiming to cut traffic. => The council raised the fee to cut traffic.
  = A town, aiming to grow, built a mill.
  recast-nouns 5 ~aim to investigate|examine|explore|study|analyze|analyse|evaluate|assess|compare|discuss|describe|review => ~$3@1 ; when: afterWeOrStudyNoun ; not: firstTag(VB) or verbJoined
  + This study aims to examine salt. => This study examines salt.
  = The mayor aims to examine salt.
  + This paper aims to explore the tides. => This paper explores the tides.
  = This paper aims to explore and map the tides.
  = This paper aims to explore the tides and describe the coast.
  light-verbs 4 aimed at <Ving> => meant to $V3 ; not: previous(@forms-of-be)
  = It is a plan aimed at raising pay and cutting hours.
  synonyms 6 ~aim to => ~seek to ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 aimed at => directed at | intended for ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
alleviate
  plain-verbs 3 =alleviate => ~ease
  synonyms 6 ~alleviate/VERB => ~ease | ~relieve ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
allow
  everyday-verbs 5 [ ~allow ] <NP+> [ to ] @ADV? <V> => ~let … ; not: slotLast(2: way ways opportunity opportunities room space time) or ahead(4: for) or passive or mode(academic formal) or aboutLaw or longSlot(2: 6) or attributive or secondToFollows
  everyday-verbs 4, simple-words 4 ~allow for => ~allow ; when: mode(simple) or objects(flexibility access control use comparison customization integration growth) ; not: next(a an the) or not hasObject
  + It allows users to save files. => It lets users save files.
  + It allowed many people of the town to take part. => It let many people of the town take part.
  + It allowed them to freely take part. => It let them freely take part.
  = It allowed them to meet old friends and to take part.
  = It allows us to read or to write.
  = Dogs are not allowed to enter.
  including-verbs 5 ~allow [ for ] greater|more|better|easier|faster|smoother|a|an|easy|quick|flexible => - ; not: passive or sentenceHas(margin error possibility inflation delay)
  + It allows for better control. => It allows better control.
  = Allow for a margin of error.
  synonyms 4 [ ~allow ] <NP> to <V> => ~enable | ~permit ; not: isNegatedOrInTestsOrWarning or participle
  synonyms 6 [ ~allow ] <NP> to => ~make it possible for | ~allow ; not: participle or mayBeNounOrModifier or previousPos(NOUN)
  synonyms 6 [ ~allow ] <NP> [ to ] <V> => ~let … ; not: participle or mayBeNounOrModifier or previousPos(NOUN)
allude
  changing-verbs 7 ~allude to => ~hint at ; not: mode(shorten) or passive
alter
  rare-verbs 5, simple-words 4, informal-words 3 ~alter => ~change ; not: previousPos(DET) or previous(genetically) or not mode(simple informal) and (attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @weapons-ships-and-taxes) or next(ego egos carry weapon))
  = She met her alter ego.
  = Labs genetically alter the crop.
  synonyms 6 ~alter/VERB => ~change | ~modify ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
amass
  changing-verbs 6 ~amass => ~build up ; when: objects(fortune wealth collection following audience) ; not: mode(shorten) or passive or attributive
  rare-verbs 6 ~amass => ~gather | ~build-up ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
ameliorate
  plain-verbs 4 =ameliorate => ~ease ; when: objects(symptom pain suffering effect burden)
  simple-words 4 =ameliorate => ~improve ; not: object(symptom pain suffering effect burden problem risk damage)
amplify
  rare-verbs 7 ~amplify => ~increase ; when: objects(anxiety danger demand effect fear impact pressure risk stress tension threat) ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @various-terms-near-rare-verbs) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns
  + The crowd amplified her fear. => The crowd increased her fear.
  = They amplify the voices of the young.
  = The signal was amplified.
analyze
  synonyms 6 ~analyze/VERB => ~examine | ~study ; not: lacksObjectOrBeforeItOrParticle or reportsTests
answer
  synonyms 6 ~answer/VERB => ~reply ; not: mayBeNounOrModifier or not predicative or participle or next(to)
anticipate
  studying-verbs 6 ~anticipate that => ~expect that ; not: passive
  studying-verbs 5 ~be [ anticipated ] to => expected
  verbs-with-objects 6 ~anticipate => ~predict | ~foresee ; when: objects(problem challenge issue trend risk) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  studying-verbs 6 ~be [ anticipated ] that|in|on|at|until|later|next|this|soon => expected ; not: aboutFormulas
  + Rain is anticipated on Monday. => Rain is expected on Monday.
  = The move was anticipated by all.
  studying-verbs 6 than|as [ anticipated ] => expected ; not: nextPos(NOUN ADJ DET)
  + It cost more than anticipated. => It cost more than expected.
  = She did it as anticipated guests arrived.
  synonyms 6 ~anticipate/VERB => ~expect ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
appear
  simple-words 4, informal-words 3 ~appear to => ~seem to ; not: hasObject
  doing-verbs 6 ~appear @ADJ => ~look $2 ; not: mode(academic formal) or aboutFormulasOrStatistics or nextPos(NOUN PROPN ADJ) or next(oblivious)
  synonyms 6 ~appear to => ~seem to ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 ~appear @ADJ => ~seem $2 ; not: isNegatedAskedOrInWarning or nextPos(NOUN ADJ)
appoint
  set-phrases 6 ~be appointed|elected [ as ] @NOUN|PROPN|DET => - ; when: objectIs(person) or object(@office-holders head chief chair chairman mayor captain manager director secretary) ; not: next(part soon early such well per) or aboutLaw or pluralNext
  + She was appointed as head of the school. => She was appointed head of the school.
  = She was appointed as part of a plan.
appreciate
  synonyms 6 ~appreciate/VERB => ~value ; not: lacksObjectOrBeforeItOrParticle or reportsTests
argue
  shorten-words 3 ~argue [ that ] i|we|they|he|she => -
  synonyms 6 ~argue that => ~maintain that | ~contend that ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
arise
  causing-verbs 5 ~arise from => ~come from ; not: mode(academic formal) or aboutLaw
  rare-verbs 6 %question|problem|issue|difficulty|complication|conflict|opportunity [ ~arise/VERB ] => ~come-up ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(in from out between) or nextPos(NOUN) or attributive or participle
  synonyms 6 ~arise => ~emerge | ~come up ; not: mayBeNounOrModifier or next(from out)
  synonyms 6 ~arise from => ~come from | ~stem from ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
arrive
  verb-noun-pairs 6 [ ~arrive at ] a|an|the? @ADJ? decision|decisions => ~make ; not: passive or aboutFormulas
  + They arrived at a good decision. => They made a good decision.
  = They arrived at a good hotel.
  verb-noun-pairs 6 [ ~arrive at ] a|an|the? @ADJ? conclusion|conclusions|agreement|consensus => ~reach ; not: passive or aboutFormulas or sentenceHas(reach)
  + They arrived at the same conclusion. => They reached the same conclusion.
  = They arrived at the same hotel.
articulate
  plain-verbs 9 ~articulate/VERB => ~express ; when: objects(emotion feeling thought idea concern opinion view need) ; not: passive or attributive or participle or aboutFormulasStatisticsOrLaw or sentenceHas(express expression speech)
  + He could not articulate his feelings. => He could not express his feelings.
  = She articulates each word.
ascend
  changing-verbs 6 ~ascend => ~climb ; when: objects(stair mountain hill ladder slope staircase step peak) ; not: passive or attributive
  simple-words 4 ~ascend => ~go up ; when: objects(stair staircase ladder hill mountain slope step) ; not: passive or attributive
  + She ascended the stairs. => She went up the stairs.
  = He ascended the throne.
ascertain
  simple-words 4 ~ascertain => ~find out ; when: next(if whether how why what where who) ; not: participle
  + They ascertained whether it works. => They found out whether it works.
  = They ascertained the cause.
  plain-verbs 4 =ascertain whether|if|how|what|who|why|where|that => ~find out $2 ; not: passive
  plain-verbs 4 =ascertain => ~determine ; not: next(whether if how what who why where that)
ask
  formal-words 5 ~ask for => ~request ; when: objects(information document report permission refund copy explanation statement meeting extension leave proof feedback change approval review payment detail clarification data) ; not: warnsOrBinds or participle or not hasObject
  + They asked for a refund. => They requested a refund.
  = If you get lost, ask for help.
  synonyms 6 ~ask if => ~ask whether ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
aspire
  simple-words 4 ~aspire to <V> => ~hope to $3 ; not: attributive
  + They aspire to win. => They hope to win.
  = They aspire to greatness.
assert
  studying-verbs 7 ~assert that => ~say that ; not: passive or aboutLaw or mode(academic formal)
  studying-verbs 7 ~assert that => ~argue that ; when: not (passive or mode(academic formal)) or not (aboutFormulas or nextPos(PUNCT)) ; not: aboutLaw
  synonyms 6 ~assert that => ~claim that | ~maintain that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
assess
  verbs-with-objects 9 ~assess => ~weigh ; when: objects(option alternative) ; not: passive or attributive or aboutTechnicalOrFormalText
  + We assess the options. => We weigh the options.
  = We assess the situation once a week.
  showy-verbs 6 ~assess => ~test ; when: objects(ability approach method knowledge skill) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  rare-verbs 6 ~assess => ~measure ; when: objects(progress performance accuracy effectiveness) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  + They assess our progress each month. => They measure our progress each month.
  = They assess the effect of the dam.
  synonyms 6 ~assess/VERB => ~evaluate ; not: lacksObjectOrBeforeItOrParticle or reportsTests
assist
  simple-words 4, informal-words 3 ~assist in => ~help $2 ; not: previousPos(DET)
  casual-advice 5 ~assist me|us|them|him|her in|with => ~help $2 with ; not: aboutTechnicalFormalTextOrNearNegation
  everyday-verbs 4 ~assist in <Ving> => ~help $V3 ; not: passive
  everyday-verbs 4 [ ~assist ] <NP> [ in <Ving> ] => ~help … $V4 ; not: passive
  everyday-verbs 6 ~assist in => ~help with ; not: passive or next(dying)
  everyday-verbs 4, simple-words 4, informal-words 3 ~assist => ~help ; not: previous(and or ,) and firstEnds(s) or attributive or near(5: goal rebound surgeon suicide nhl nba score) or next(in dying living) or participleBetweenNouns or near(3: coroner counsel inquest tribunal)
  = The counsel assisting the coroner spoke.
  + It assists farmers in growing rice. => It helps farmers grow rice.
  = She had an assist in the match.
  = The rise of driver assisted cars is slow.
  rare-verbs 6, simple-words 4, informal-words 3 ~assist with => ~help with ; not: aboutFormulasStatisticsOrLaw
  synonyms 6 ~assist/VERB => ~help | ~aid ; not: lacksObjectOrBeforeItOrParticle or reportsTests
associate
  recast-links 5 risks|dangers|costs|expenses [ associated with ] => of ; not: behind(4: and) or ahead(5: cost costs) or aboutFormulas or nextPos(PUNCT PRON)
  = They weighed the time and costs associated with the plan.
  recast-links 5 problems|challenges|difficulties|issues [ associated with ] <Ving> => of ; not: aboutFormulas
  = The risk associated with fog is small.
  + The risks associated with ice are small. => The risks of ice are small.
  shorter-phrases 5 cost|costs|expense|expenses|risks|overhead|challenge [ associated with ] <Ving> => of ; not: aboutFormulasOrStatistics
  + The costs associated with moving are high. => The costs of moving are high.
  = Age was associated with smoking (p < 0.01).
  common-words 5 ~be @ADV? [ associated with ] => linked to ; not: aboutFormulasOrStatistics
  plain-links 7 %challenge|problem|difficulty|drawback|benefit|advantage|disadvantage|hazard|limitation [ associated with ] => of ; not: aboutFormulasOrStatistics or passive or nextPos(PUNCT PRON) or beforePos(2: NOUN)
  + The hazards associated with ice are small. => The hazards of ice are small.
  = The stress associated with moving is great.
  synonyms 6 associated with => linked to | connected with | tied to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
astonish
  rare-verbs 6 ~astonish => ~amaze ; not: mode(academic formal) or attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
atone
  simple-words 4 ~atone for => ~make up for
  + He atoned for it. => He made up for it.
  = He must atone.
attach
  shorter-phrases 3 attached please find => I attach ; not: mode(academic formal)
attain
  simple-words 4 ~attain => ~reach ; when: mode(simple) or objects(goal level status target height peak success objective position rank maturity age state) ; not: not hasObject or passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  verbs-with-objects 6 ~attain => ~gain | ~get ; when: objects(job degree knowledge success wealth power reward) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
attempt
  simple-words 4, informal-words 3 ~attempt to => ~try to
  plain-verbs 4 ~attempt to <V> => ~try to $3
  + They attempted to swim. => They tried to swim.
  = It was an attempt to swim.
  synonyms 6 ~attempt to => ~try to | ~seek to ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
attend
  everyday-verbs 7 ~attend => ~go to ; when: objects(party concert church school college game match fair festival) ; not: passive or attributive or aboutTechnicalOrFormalText or previous(and or ,) or next(and or to) or previousPos(DET ADJ) or sentenceHas(home online virtual virtually remote remotely distance)
  + We attended a party. => We went to a party.
  = We attended a hearing.
attest
  changing-verbs 7 ~attest to => ~show ; when: nextPos(DET PRON NOUN ADJ) ; not: mode(shorten) or personalSubject or passive or first(attest) and previous(can will i we) or aboutLaw
attract
  recast-more 5 ~attract significant|considerable|substantial attention => ~$1 much attention ; not: passive
  rare-verbs 7 ~attract => ~draw ; when: objects(attention crowd visitor tourist) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~attract/VERB => ~draw ; not: lacksObjectOrBeforeItOrParticle or reportsTests
augment
  doing-verbs 6 ~augment => ~add to ; when: objects(income knowledge experience) ; not: passive or attributive or aboutFormulasOrStatistics
  doing-verbs 6 ~augment => ~extend ; when: objects(ability skill capability) ; not: passive or attributive or aboutFormulasOrStatistics
  + The lens augments the skills of the crew. => The lens extends the skills of the crew.
  = The lens augments what the crew can do.
  rare-verbs 7, simple-words 4 ~augment => ~add-to | ~increase | ~boost ; when: objects(supply stock budget staff number amount revenue capacity) ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @various-terms-near-rare-verbs) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns
  + (simple) They augment the supply of grain. => They boost the supply of grain.
  = (simple) They augment the text with notes.
avert
  story-gestures 6 ~avert his|her|my|their|your|our|its eyes|gaze => ~look away ; not: isModifierOrAfterDeterminerOrWithThou
  verbs-with-objects 6 ~avert => ~avoid | ~prevent ; when: objects(crisis disaster war catastrophe tragedy conflict shutdown strike) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
avoid
  synonyms 6 ~avoid/VERB => ~stay clear of | ~steer clear of ; not: lacksObjectOrBeforeItOrParticle or reportsTests
awaken
  everyday-verbs 6 awakened by => woken by ; when: object(noise sound alarm scream knock voice call thunder phone bark sunlight nightmare crash) ; not: aboutFormulas or not passive
  + She was awakened by a noise. => She was woken by a noise.
  = Her zeal was awakened by a book.
axe
  formal-words 5 ~axe/VERB => ~cancel ; when: objects(plan show project series program)
  + They axed the show. => They canceled the show.
  = The axe fell.
baffle
  rare-verbs 6 ~baffle => ~puzzle | ~confuse ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
base
  simple-words 4 based upon => based on
  wordy-phrases 2 ~base [ upon ] => on
  synonyms 6 is|are|was|were [ based ] on => built | founded
battle
  plain-verbs 6 ~battle => ~fight ; when: objects(cancer illness disease depression addiction alcoholism leukemia infection virus dementia fire blaze flame wildfire inflation obesity poverty pneumonia) ; not: passive or attributive or sentenceHas(fight fought)
  + She battled cancer for years. => She fought cancer for years.
  = She battled the king for years.
be
  shorten-frames 5 am going to <V> => will $4 ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 is going to <V> => will $4 ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 are going to <V> => will $4 ; not: warnsOrBinds or reportsFigures
  shorten-words 3 is able to => can ; not: warnsOrBinds or participle
  shorten-words 3 are able to => can ; not: warnsOrBinds or participle
  shorten-words 3 am able to => can ; not: warnsOrBinds or participle
  wordy-phrases 1 is able to <V> => can $4 ; not: firstTag(VB) or previous(being) or secondToFollows
  wordy-phrases 1 are able to <V> => can $4 ; not: firstTag(VB) or previous(being) or secondToFollows
  wordy-phrases 1 am able to <V> => can $4 ; not: firstTag(VB) or previous(being) or secondToFollows
  wordy-phrases 2 is not able to <V> => cannot $5 ; not: secondToFollows
  wordy-phrases 2 are not able to <V> => cannot $5 ; not: secondToFollows
  wordy-phrases 2 am not able to <V> => cannot $5 ; not: secondToFollows
  wordy-phrases 2 is unable to <V> => cannot $4 ; not: secondToFollows
  wordy-phrases 2 are unable to <V> => cannot $4 ; not: secondToFollows
  wordy-phrases 2 am unable to <V> => cannot $4 ; not: secondToFollows
  + The tool is able to cut steel. => The tool can cut steel.
  = You will be able to cut steel.
  plain-nouns 6 ~be as? a testament to => ~show ; not: near(3: continue) or firstTag(VB) or ahead(14: not) or next(time love life god faith history) or ahead(10: that ,) ; why: Plain "show" for "be a testament to".
  = It is a testament to her skill that the bridge holds.
  = The house is a testament to time.
  + The bridge is a testament to her skill. => The bridge shows her skill.
  = The bridge is a testament to her skill, not to her wealth.
  = The scar is a reminder of the price she paid.
  = The fence was a reminder that the cliff was crumbling.
  rare-verbs 6 ~be victorious over|against => ~beat ; not: attributive or sentenceHas(gender hormone patriarchy)
  synonyms 6 is one of the most => is among the most ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
  synonyms 6 was one of the most => was among the most ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
  synonyms 6 are some of the most => are among the most ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
bear
  wordy-phrases 4 ~bear in mind that => ~remember that
  rare-phrases 6 ~bear resemblance to => ~resemble ; not: aboutFormulasStatisticsOrLaw
  rare-verbs 6 ~bear a resemblance to => ~look like ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 6 ~bear a striking|strong|close|uncanny|remarkable resemblance to => ~look very much like ; not: attributive or sentenceHas(gender hormone patriarchy)
  verb-noun-pairs 9 ~bear a @ADJ? resemblance to => ~resemble
  synonyms 6 ~bear in mind => ~keep in mind ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
become
  review-talk 6 ~become entangled in => ~get caught up in ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  rare-phrases 10 ~become accustomed to => ~get used to ; not: aboutFormulasStatisticsOrLaw
  rare-adverbs 6 [ ~become increasingly ] @ADJ => ~become more and more ; not: aboutFormulasOrStatistics or previous(to as a an the) or previousPos(AUX) or next(, and or than)
  synonyms 6 ~become more|increasingly|less @ADJ => ~grow $2 $3 ; not: mayBeNounOrModifier
beef
  formal-words 5 ~beef up => ~strengthen ; when: objects(security defense force rule law)
  + They beefed up security. => They strengthened security.
  = The beef is up.
begin
  synonyms 6, informal-words 3 ~begin to => ~start to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~begin <Ving> => ~begin $2 | ~start $2 ; not: mayBeNounOrModifier
  synonyms 6 ~begin to <V> => ~begin $G3 | ~start $G3 ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  synonyms 6 beginning of => start of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
behold
  verbs-with-objects 6 sight to [ behold ] => see ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  + It was a sight to behold. => It was a sight to see.
believe
  shorten-frames 5 ~believe [ that ] the|these|those|this|your|our|their|his|her => - ; not: not (relation(mark) and aheadTag(8: VBD VBP VBZ MD))
  casual-phrases 7 he|she|they|i|we|you believed [ that ] he|she|it|they|we|i|you => - ; not: mode(academic formal) or secondThatFollows
benefit
  synonyms 6 ~benefit from => ~profit from | ~gain from ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
berate
  rare-verbs 6 ~berate => ~scold ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
bestow
  wordy-phrases 4 ~bestow [ upon ] => on
bid
  changing-verbs 4 ~bid farewell to => ~say goodbye to ; not: mode(shorten) or mode(academic formal) or firstTag(VBP)
  = They sadly bid farewell to the fair.
  changing-verbs 9 as i [ bid farewell to ] => said goodbye to ; when: ahead(14: could felt knew realized) ; not: mode(shorten academic formal) or sentenceHas(who which)
  + As I bid farewell to the island, I felt a little sad. => As I said goodbye to the island, I felt a little sad.
  = As we bid farewell to the coach, we wish him well.
bind
  synonyms 6 bound to => certain to | sure to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
blend
  shorten-words 3 ~blend together => ~$1 ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
blossom
  rare-verbs 7 ~blossom into => ~grow into | ~develop into ; when: nextPos(@parts-of-speech-after-verbs-without-object) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or attributive or next(from into to) or sentenceHas(@nature-and-body-terms) or participle
blow
  praise-words 5 blown away by => amazed by ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  praise-words 5 ~blow me|us away => ~amaze $2 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
boast
  praise-words 5 ~boast a|an|the => ~have $2 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  praise-words 6 ~boast some|several|many|impressive|excellent|great|beautiful => ~have $2 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  + The hotel boasts a pool. => The hotel has a pool.
  = He boasted about a prize.
  copulas 3 ~boast => ~have ; not: firstTag(VBG) or previous(and or ,) and not firstEnds(s) or isPassiveOrLacksObject or personalSubject or next(that about of)
  + The house boasts a garden. => The house has a garden.
  = He boasts about his garden.
  synonyms 6 ~boast => ~have | ~offer ; not: lacksObjectOrMayBeNounOrBeforeParticle
boil
  review-talk 6 ~boil down to => ~come down to ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
bolster
  plain-verbs 3 =bolster => ~strengthen ; not: isPassiveOrLacksObject or attributive
  rare-verbs 6 bolstered by => helped by | strengthened by ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
  showy-verbs 6, simple-words 4 ~bolster => ~support ; when: mode(simple) or objects(argument case economy defense confidence) ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code) or not mode(simple) and (passive or aboutFormulasStatisticsOrLaw)
  synonyms 6 ~bolster/VERB => ~strengthen | ~boost ; not: lacksObjectOrBeforeItOrParticle or reportsTests
boost
  collocations 6 ~boost => ~raise | ~increase ; when: objects(confidence morale productivity) ; not: passive or attributive or aboutTechnicalOrFormalText
  synonyms 6 ~boost/VERB => ~increase | ~raise ; not: lacksObjectOrBeforeItOrParticle or reportsTests
break
  synonyms 6 ~break down into => ~divide into | ~split into ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
breathe
  story-moments 6 ~breathe new life into => ~revive ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
bridge
  light-verbs 8 ~bridge the gap between => ~connect ; when: objects(art community culture generation humanity nature past practice present science technology theory) ; not: passive
  + It bridges the gap between theory and practice. => It connects theory and practice.
  = It bridges the gap between rich and poor pupils.
  verbs-with-objects 7 ~bridge => ~close ; when: objects(gap) ; not: passive or attributive or aboutTechnicalOrFormalText
bring
  formal-words 5 ~bring up the|a|an|this => ~raise $3 ; not: warnsOrBinds or participle or previous(how)
  shorten-words 3 ~bring about an improvement in => ~improve ; not: warnsOrBinds or participle
  recast-more 5 ~bring a @ADJ? smile to my face => ~make me smile
  wordy-phrases 4 ~bring to an end => ~end
  light-verbs 2 ~bring an end to => ~end ; not: passive or first(put) and not previous(to will would can could must should may might has have had)
  collocations 6 ~bring forth => ~bring | ~produce ; not: aboutFormulasStatisticsOrLaw
  collocations 6 ~bring joy to people|others|everyone|children|kids|fans|millions|many|me|you|him|her|us|them => ~delight $4 ; not: aboutFormulasStatisticsOrLaw
  rare-phrases 6 ~bring attention to => ~draw attention to ; not: aboutFormulasStatisticsOrLaw or participle
  verbs-with-objects 6 ~bring to the forefront => ~draw attention to ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time) or participle
  rare-verbs 6 ~bring awareness to => ~raise awareness of ; not: aboutFormulasStatisticsOrLaw
  verb-noun-pairs 5 ~bring to light => ~reveal ; not: passive
  synonyms 6 ~bring together => ~unite | ~combine ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
broaden
  changing-verbs 5 broaden my|our|your|their understanding of => better understand ; when: previous(to)
  rare-verbs 6 ~broaden => ~expand ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
  synonyms 6 ~broaden/VERB => ~widen ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
bug
  formal-words 5 ~bug/VERB me => ~annoy me
  + It bugs me. => It annoys me.
  = The bug bit me.
build
  wordy-phrases 2 ~build [ upon ] => on
  purpose-phrases 10 built [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
  casual-essays 9 ~build a|the compelling|strong|convincing|persuasive case that => ~argue well that ; not: aboutTechnicalFormalTextOrNearerNegation
  rare-phrases 6 ~build upon => ~build on ; not: aboutFormulasStatisticsOrLaw
burgeon
  plain-adjectives 3 burgeoning => growing
burst
  story-gestures 6 ~burst into laughter => ~burst out laughing ; not: isModifierOrAfterDeterminerOrWithThou
  casual-phrases 5 bursting with flavor|flavour => full of $3 ; not: aboutLaw or aboutFormulas
  collocations 6 bursting with => full of ; not: aboutFormulasStatisticsOrLaw
buy
  formal-words 5 ~buy a|an|the|their|its|his|her|my|our|your|new => ~purchase $2 ; not: mode(formal) or inStory or warnsOrBinds or not hasObject
calculate
  recast-phrases 7 ~calculate the amount of => $1 how much ; when: nextPos(NOUN) ; not: aboutFormulas or not afterPos(2: PRON PROPN DET)
call
  wordy-phrases 2 ~call [ upon ] => on
  synonyms 4 @NOUN [ called ] @PROPN => named | known as ; not: isNegatedOrInTestsOrWarning
captivate
  plain-adjectives 6 [ captivating ] story|novel|tale|narrative|plot => gripping ; not: afterDegreeWord
  plain-adjectives 6 [ captivating ] performance|performances|read|film|drama|account|look|scene|scenes => gripping ; not: afterDegreeWord or next(, and or but yet &)
  verbs-with-objects 9 ~captivate => ~charm | ~delight ; when: objects(audience viewer listener reader crowd) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  rare-verbs 7 ~captivate => ~fascinate ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @various-terms-near-rare-verbs) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns or object(heart sense mind soul imagination attention eye spirit)
  + The old maps captivated the boys. => The old maps fascinated the boys.
  = The song captivated his heart.
capture
  review-talk 6 ~capture my|our|your|the attention => ~catch $2 attention ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  review-talk 6 ~capture the attention of => ~catch the attention of ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  review-talk 6 ~capture the hearts of => ~win the hearts of ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  causing-verbs 6 ~capture => ~catch ; when: objects(attention eye) ; not: passive or attributive
  synonyms 6 ~capture/VERB => ~catch ; when: objects(moment essence attention spirit) ; not: mayBeNounOrModifier or participle
carry
  shorten-words 3 ~carry out an analysis of => ~analyze ; not: warnsOrBinds or participle
  recast-more 5 ~carry a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas
  synonyms 6 ~carry out => ~conduct | ~perform ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  synonyms 6 ~carry on => ~continue | ~go on ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  wordy-phrases 6 study|studies|survey|surveys|research|poll|polls|analysis|analyses|experiment|experiments|investigation|investigations|review|reviews|audit|audits ,? [ carried out ] by => - ; not: nextPos(VERB) or next(hand)
  + A survey carried out by the bank found no fault. => A survey by the bank found no fault.
  = The survey was carried out by the bank.
cast
  story-gestures 6 ~cast a glance at => ~glance at ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~cast a quick|brief glance at => ~glance at ; not: isModifierOrAfterDeterminerOrWithThou
  + She cast a glance at the clock. => She glanced at the clock.
catapult
  rare-verbs 8 ~catapult => ~launch ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
catch
  casual-talk 5 ~catch up with each other => ~catch up ; not: aboutTechnicalFormalTextOrNearNegation
  verb-noun-pairs 5 ~catch a glimpse of => ~glimpse
cater
  giving-verbs 4 ~cater to => ~meet ; when: objects(need demand requirement) or objects(need goal) ; not: mode(shorten) or passive or attributive
  giving-verbs 4 ~cater to => ~suit ; when: objects(taste preference interest schedule style) ; not: mode(shorten) or passive or attributive or sentenceHas(prurient base worst)
  giving-verbs 6 ~cater to => ~serve ; when: objects(student people customer audience visitor tourist family user reader client) ; not: mode(shorten) or passive or attributive or nextPos(PROPN) or sentenceHas(film movie)
  + They cater to students. => They serve students.
  = The film caters to families.
cause
  shorten-words 3 ~cause an increase in => ~increase ; not: warnsOrBinds or participle
  light-verbs 2 ~cause damage to => ~damage ; not: passive
  light-verbs 2 ~cause harm to => ~harm ; not: passive
  synonyms 6 ~cause/VERB => ~lead to | ~bring about ; when: objects(problem damage change harm delay confusion loss disruption death injury pain stress) ; not: mayBeNounOrModifier or participle
caution
  collocations 6 ~caution against => ~warn against ; not: aboutFormulasStatisticsOrLaw
cease
  everyday-verbs 4 ~cease <Ving> => ~stop $2
  verbs-with-objects 6 [ ~cease ] operations|trading|production => ~stop ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  rare-verbs 6, simple-words 4 ~cease => ~stop ; not: next(to) or nextPos(PUNCT) or not mode(simple) and (attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @virus-software-and-tax-terms) or isPassiveOrLacksObject or next(to and by))
  + They ceased production in May. => They stopped production in May.
  = The firm ceased to exist.
  = He ceased to exist.
center
  doing-verbs 6 ~be centered around => ~center on ; not: first(been being be) or aboutFormulasOrStatistics or subject(it image circle text picture label)
  + The tale is centered around a goose. => The tale centers on a goose.
  = The tale has been centered around a goose.
challenge
  plain-adjectives 4 [ challenging ] to => hard | difficult ; not: afterDegreeWord or previous(and)
  collocations 5, simple-words 4 challenging => difficult ; when: not ((not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or previous(a an) or next(@nouns-with-fixed-adjectives) or sentenceHas(@science-terms-for-modifiers)) and (not nextPos(NOUN) or reportsFigures or not previous(a an) or next(@nouns-with-fixed-adjectives-of-amount) or sentenceHas(chemical mathematical quantum))) and mode(simple) or attributive and nextLemma(time situation circumstance problem condition) and not afterDegreeWord or object(conversation decision job position assignment exercise issue recipe trail climb match) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw) or predicative and not (aboutFormulasStatisticsOrLaw or previous(@words-before-challenging)) or object(@challenging-tasks-and-times) and not (afterDegreeWord or aboutFormulasStatisticsOrLaw)
  needless-modifiers 6 ~be|become|remain|seem @ADV? [ challenging ] to|for => hard | difficult ; not: sentenceHas(hard difficult)
  synonyms 6 challenging => difficult | demanding ; not: (not nextPos(NOUN) or isCompared or nextPos(PROPN) or previousPos(PROPN) or reportsTests or warnsOrBinds or next(@nouns-with-fixed-adjectives-and-size) or previous(very no)) and (not previous(is are was were be been seem seems) or not (nextPos(PUNCT ADP) or next(to)) or isCompared or reportsTests or warnsOrBinds or next(for from) or previous(very))
characterize
  recast-links 5 , [ characterized by ] @DET|ADJ|NOUN => with ; not: aboutFormulas or beforeTag(2: -RRB-)
  recast-links 5 , [ characterised by ] @DET|ADJ|NOUN => with ; not: aboutFormulas or beforeTag(2: -RRB-)
  synonyms 6 characterized by => marked by | distinguished by ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
chase
  casual-talk 5 ~chase my|your|his|her|its|our|their dreams|dream => ~follow $2 $3 ; not: aboutTechnicalFormalTextOrNearNegation
chastise
  simple-words 4 ~chastise => ~scold ; when: hasObject ; not: attributive
  + She chastised him. => She scolded him.
  = He felt chastised.
check
  recast-phrases 7 ~check the amount of => $1 how much ; when: nextPos(NOUN) ; not: aboutFormulas or not afterPos(2: PRON PROPN DET)
  formal-words 5 ~check that|whether => ~verify $2 ; not: participle or nextPos(NOUN)
  + Please check that the door is shut. => Please verify that the door is shut.
  = Please check that box.
  formal-words 5 ~check out the|this|these|our|their => ~see $3 ; not: inStory or objects(book hotel room) or firstTag(VBG)
  + You should check out this film. => You should see this film.
  = They checked out the book.
cherish
  rare-verbs 10 =cherish => ~treasure ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns or sentenceHas(@various-terms-near-rare-verbs) or previous(and or) or next(and or ,)
  + They cherish the old songs. => They treasure the old songs.
  = He vowed to love and cherish her.
  synonyms 6 ~cherish/VERB => ~treasure | ~value ; not: lacksObjectOrBeforeItOrParticle or reportsTests
chide
  story-looks 6 ~chide => ~scold ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
chill
  formal-words 5 ~chill out => ~relax
  + They chilled out. => They relaxed.
  = They felt the chill outside.
choose
  informal-words 3 ~choose/VERB => ~pick ; not: objects(service us you company) or participle or not hasObject or next(to) or warnsOrBinds or previous(to) or nextTag(NN) or beforePersonPronoun
  + (informal) She chose the red one. => She picked the red one.
  = (informal) He chose silence.
  synonyms 6 ~choose/VERB => ~pick | ~select ; not: lacksObjectOrBeforeItOrParticle or reportsTests
  synonyms 6 ~choose to => ~decide to | ~opt to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
circle
  casual-talk 5 ~circle back to => ~return to ; not: aboutTechnicalFormalTextOrNearNegation
circumvent
  rare-verbs 6 ~circumvent => ~get around | ~avoid ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @weapons-ships-and-taxes) or next(ego egos carry weapon)
claim
  synonyms 6 ~claim that => ~assert that | ~maintain that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
clasp
  story-looks 5 ~clasp my|your|his|her|their|our hands => ~fold $2 hands ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
close
  synonyms 6 ~close/VERB => ~shut ; when: objects(@things-opened-and-shut) ; not: mayBeNounOrModifier or participle
clutch
  synonyms 6 ~clutch/VERB => ~grip | ~grasp ; not: lacksObjectOrBeforeItOrParticle or reportsTests
coalesce
  rare-verbs 6 ~coalesce => ~come-together ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes) or next(around into on with)
  rare-verbs 6 ~coalesce into => ~merge into ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms)
  + The plan began to coalesce. => The plan began to come together.
  + The two groups coalesced into one party. => The two groups merged into one party.
coerce
  rare-verbs 6 ~coerce => ~force ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
collaborate
  shorten-words 3 ~collaborate together => ~$1 ; not: warnsOrBinds or participle
  doubled-words 2 ~collaborate together => $1
  set-phrases 2, simple-words 4 ~collaborate closely with => ~work closely with
  set-phrases 2, simple-words 4 ~collaborate with => ~work with ; not: near(3: enemy occupier nazi regime)
  + She collaborated closely with the school. => She worked closely with the school.
  = He was accused of collaborating with the enemy.
  handling-verbs 6 [ collaborate ] ,|.|and|more|effectively|better|closely|on => work together ; when: previous(to) ; not: sentenceHas(with)
  + It helps teams to collaborate. => It helps teams to work together.
  = He wanted to collaborate with us.
  synonyms 6 ~collaborate with => ~work with | ~cooperate with ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
collapse
  story-looks 9 ~collapse to|onto the ground|floor => ~fall to $3 $4 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
collect
  synonyms 6 ~collect => ~gather ; when: objects(data information evidence sample material feedback) ; not: lacksObjectOrMayBeNounOrBeforeParticle
combat
  rare-verbs 5, simple-words 4 ~combat => ~fight ; not: attributive or aboutFormulasStatisticsOrLaw and not objects(crime corruption terrorism poverty disease drone scourge trafficking hiv obesity hunger fraud misinformation) or sentenceHas(@cell-and-particle-science-terms @weapons-ships-and-taxes) or next(ego egos carry weapon)
  + The crew combated the spread of lies. => The crew fought the spread of lies.
  = Soldiers were wounded in combat.
combine
  shorten-words 3 ~combine together => ~$1 ; not: warnsOrBinds or participle
  doubled-words 2 ~combine together => $1
  synonyms 6 ~combine/VERB => ~bring together ; not: lacksObjectOrBeforeItOrParticle or reportsTests
come
  formal-words 5 ~come up with a|an|the plan|idea|solution|strategy|method|scheme|way|answer => ~devise $4 $5 ; not: warnsOrBinds or participle or previous(how)
  shorten-words 3 ~come to realize|understand|appreciate => ~$3
  shorten-words 3 ~come up with => ~devise ; not: warnsOrBinds or reportsFigures
  recast-more 5 ~come in a wide|broad variety|range of => ~come in many ; when: objectIs(plural)
  light-verbs 1 ~come to a conclusion that => ~conclude that
  light-verbs 2 ~come to a close => ~end
  casual-talk 5 ~come across as => ~seem ; not: aboutTechnicalFormalTextOrNearNegation
  story-moments 4 ~come to the realization|realisation that => ~realize that ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~come to realize|realise that => ~realize that ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 4, shorten-words 3 ~come to the conclusion that => ~conclude that ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~come to an end => ~end ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~come face to face with => ~meet | ~face ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~come face - to - face with => ~meet | ~face ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  + They came to the conclusion that he lied. => They concluded that he lied.
  = The contract came to an end.
  + The talks came to an end. => The talks ended.
  review-talk 6 ~come with a hefty|steep|high price tag => ~be expensive ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  story-gestures 6 ~come to a halt|stop|standstill => ~stop ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~come to a complete|sudden|abrupt halt|stop|standstill => ~stop suddenly | ~stop ; not: isModifierOrAfterDeterminerOrWithThou
  + The bus came to a halt outside the school. => The bus stopped outside the school.
  collocations 6 ~come into effect => ~start | ~begin ; not: aboutFormulasStatisticsOrLaw
  rare-phrases 6 ~come with its|their own set of challenges|drawbacks|problems|difficulties => ~have $3 own $7 ; not: aboutFormulasStatisticsOrLaw
  rare-verbs 6 ~come victorious over|against => ~beat ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 6 ~come victorious => ~win ; not: attributive or sentenceHas(gender hormone patriarchy)
  verb-noun-pairs 5 ~come to an agreement on|about => ~agree on
  verb-noun-pairs 9 ~come into contact with => ~touch
  synonyms 6 ~come across => ~encounter | ~run into ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~come to life => ~come alive ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~come back => ~return ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~come together => ~unite | ~join forces ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~come up with => ~devise | ~think of ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
commemorate
  rare-verbs 8 ~commemorate => ~mark ; when: objects(anniversary battle birth birthday centenary day death end event founding occasion victory) ; not: attributive or aboutFormulasStatisticsOrLaw or passive
  + They commemorated the end of the war. => They marked the end of the war.
  rare-verbs 8 ~commemorate => ~honor ; when: objectIs(person) or objects(dead fallen hero memory) ; not: attributive or aboutFormulasStatisticsOrLaw or passive
  + The wall commemorates the soldiers. => The wall honors the soldiers.
  = The stone commemorates a flood.
commence
  simple-words 4 ~commence with => ~start with ; not: previousPos(DET ADJ NUM) or warnsOrBinds or nextPos(VERB PUNCT)
  story-looks 4 ~commence => ~begin ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-) or participle
  + The meal commenced late. => The meal began late.
  = The first works commenced in May.
  plain-verbs 3, informal-words 3 =commence => ~start ; not: aboutLaw or participle
commend
  rare-verbs 9, simple-words 4 ~commend => ~praise ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @weapons-ships-and-taxes) or next(ego egos carry weapon)
commit
  synonyms 6 is|are|was|were [ committed ] to => dedicated | devoted ; not: isCompared or warnsOrBinds or besideName
communicate
  casual-advice 5 ~communicate openly and honestly => ~talk openly and honestly ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~communicate openly with => ~talk openly with ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~communicate with my|your|his|her|its|our|their partner|friends|friend|family|doctor|boss|parents|spouse|children|child|loved => ~talk to $3 $4 ; not: aboutTechnicalFormalTextOrNearNegation
compare
  recast-links 5 [ compared to|with ] traditional|conventional|previous|existing|other|their => than ; when: afterComparative
  recast-links 6 compared to|with => than ; when: afterComparative and (previousPos(ADJ) or previousTag(JJR RBR)) and not previous(when as)
  + The boats are more reliable compared to nets. => The boats are more reliable than nets.
  = The boats are cheap compared to nets.
  wordy-phrases 6 different [ compared to ] => from
  plain-links 5 [ compared to ] the|other|a|an|those|previous|traditional|its|their|that|this|existing => compared with ; not: previous(is are be been was were often him her it them) or previousPos(AUX)
  + It costs little compared to the old mill. => It costs little compared with the old mill.
  = She compared him to the moon.
  plain-links 7 [ comparing to ] the|other|a|an|those|previous|traditional|its|their|existing => compared with ; not: previousPos(VERB AUX SCONJ ADP) or previous(when by of for and or)
  + It costs little, comparing to the old mill. => It costs little, compared with the old mill.
  = It helps when comparing to the old mill.
  plain-links 6 [ compared to ] my|your|our|his|her|these|most|many|some|any|similar|conventional|standard|older|earlier|last => compared with ; not: previous(is are be been was were often him her it them when) or previousPos(AUX)
  + It costs little compared to our old mill. => It costs little compared with our old mill.
  = She was compared to some great poets.
  synonyms 6 compared to => compared with ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
  synonyms 6 compared with => compared to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
compel
  simple-words 4 [ ~compel/VERB ] <NP> to => ~force ; not: previousPos(DET ADJ NUM) or firstTag(VBG)
  rare-verbs 8 was|were [ compelled to ] abandon|cancel|close|flee|pay|resign|retreat|sell|surrender|withdraw => forced to ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
  + The mayor was compelled to resign. => The mayor was forced to resign.
  = I was compelled to write this song.
compensate
  plain-verbs 9 ~compensate for => ~make up for ; when: objects(lack absence shortage deficit shortfall weakness) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or mode(academic formal)
  + Charm cannot compensate for a lack of skill. => Charm cannot make up for a lack of skill.
  = The lens compensates for glare.
compile
  doing-verbs 6 ~compile => ~put together ; when: objects(list collection playlist) ; not: passive or attributive or aboutFormulasOrStatistics or mode(academic formal)
complement
  story-manner 6 , [ complemented by ] a|an|the|some|fresh|its => with
  collocations 6 ~complement => ~go with | ~suit ; when: objects(outfit dish wine meal) ; not: passive or attributive or aboutTechnicalOrFormalText or participle
complete
  simple-words 4 ~complete => ~finish ; when: objects(book bridge building house job race report training) and not (previousPos(DET ADJ NUM) or participle or previous(as)) and mode(simple) or objects(task project work homework school assignment course) and not (passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,))
  = (simple) The guests completed a survey.
  + (simple) They completed the bridge. => They finished the bridge.
  = (simple) The lamp completes the look.
  synonyms 7 ~complete/VERB => ~finish ; when: objects(work project task assignment course training homework study book degree) ; not: participle or mayBeNounModifierOrAfterName
complicate
  simple-words 4 complicated/ADJ => complex ; not: isComparedOrAfterVery or reportsFigures or warnsOrBinds or previousPos(DET) or next(that from unless) or sentenceHas(condition material theorem)
  synonyms 6 complicated => intricate ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
  synonyms 6 complicated => complex ; when: attributive or predicative and afterLinkingVerb ; not: adjectiveComparedTermOrAfterOf or aboutFormulas
comply
  synonyms 6 ~comply with => ~follow | ~obey ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
compose
  synonyms 6 composed of => made up of ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
comprehend
  story-looks 4, simple-words 4 ~comprehend => ~understand ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
comprise
  recast-links 5 team|group|committee|panel|collection|set|series|mixture|crew|family|network|combination [ comprised of ] => of
  recast-links 7 team|group|committee|panel|collection|set|series|crew|network [ comprising ] @NUM|ADJ|NOUN => of
  doing-verbs 9 ~comprise => ~be made up of ; when: objects(member people group individual) ; not: passive or attributive or aboutLaw or next(the)
  doing-verbs 9 , [ comprising ] => made up of ; when: nextPos(NUM) or next(over more nearly almost) ; not: aboutLaw or ahead(4: word words vice)
  + A crew, comprising 20 nurses, set out. => A crew, made up of 20 nurses, set out.
  = A crew, comprising nurses, set out.
compromise
  verbs-with-objects 6 without [ compromising on ] @NOUN|DET|ADJ => sacrificing ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verbs-with-objects 6 without [ compromising ] accuracy|quality|performance|comfort|flavor|taste|style => losing | sacrificing ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verbs-with-objects 7 ~compromise => ~weaken ; when: objects(effectiveness health quality) ; not: passive or attributive or aboutTechnicalOrFormalText
conceal
  story-looks 4, simple-words 4 ~conceal => ~hide ; when: not (mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code)) and mode(simple) or not (aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)) ; not: not hasObject or attributive or sentenceHas(charge charges allegation arrest police convict crime guilty weapon law)
  + The fog concealed the harbor. => The fog hid the harbor.
  = He faces charges of concealing a body.
  = Her coat was long and concealing.
  story-looks 9 [ concealed ] relic|treasure|door|passage|entrance|chamber|compartment|tunnel => hidden ; not: aboutFormulasStatisticsOrLaw or sentenceHas(hide hidden) or previous(and poorly well)
  + They found a concealed passage. => They found a hidden passage.
  = He carried a concealed weapon.
  synonyms 6 ~conceal/VERB => ~hide ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
conceive
  collocations 6 ~conceive => ~think-up ; when: objects(idea plan) ; not: passive or attributive or aboutTechnicalOrFormalText
concentrate
  tail-phrases 6 , [ concentrating ] on => with a focus ; not: lacksStatementBeforeOrInParticipleRow or behind(60: i he she you)
concern
  synonyms 6 concerning => about | regarding ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
conclude
  plain-verbs 6 [ ~conclude ] with => ~end ; not: passive or next(certainty)
  = She concluded that it was late.
  collocations 6 ~conclude => ~end ; when: objects(meeting evening speech visit tour) ; not: passive or attributive or aboutTechnicalOrFormalText
  synonyms 6 ~conclude/VERB => ~end | ~close ; not: mayBeNounOrModifier or not next(with)
concur
  rare-verbs 6 ~concur => ~agree ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
condone
  simple-words 4 ~condone => ~approve of ; when: hasObject ; not: passive
  + We do not condone violence. => We do not approve of violence.
  = It was not condoned.
conduct
  light-verbs 2 ~conduct a|an|the? assessment of => ~assess ; not: passive or attributive
  light-verbs 2 ~conduct a|an|the? evaluation of => ~evaluate ; not: passive or attributive
  light-verbs 2 ~conduct a|an|the? examination of => ~examine ; not: passive or attributive
  light-verbs 2 ~conduct a|an|the? investigation of|into => ~investigate ; not: passive or attributive
  light-verbs 2 ~conduct a|an|the? analysis of => ~analyze ; not: passive or attributive
  light-verbs 2 ~conduct a|an|the? review of => ~review ; not: passive or attributive
  light-verbs 2 ~conduct a|an|the? comparison of => ~compare ; not: passive or attributive
  light-verbs 2 ~conduct a|an|the? survey of => ~survey ; not: passive or attributive
  light-verbs 2 ~conduct a|an|the? inspection of => ~inspect ; not: passive or attributive
  light-verbs 2 ~conduct a|an|the? search for => ~search for ; not: passive or attributive
  + We conducted an assessment of the roof. => We assessed the roof.
  + They will conduct an analysis of the water. => They will analyze the water.
  reporting-phrases 3 ~conduct a|an comprehensive|thorough|detailed|extensive|in-depth analysis of => thoroughly ~analyze ; not: passive or attributive
  reporting-phrases 4 ~conduct a|an careful|systematic|rigorous analysis of => carefully ~analyze ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3, shorten-words 3 ~conduct a|an evaluation of => ~assess ; not: passive or attributive
  reporting-phrases 3 ~conduct a|an comprehensive|thorough|detailed|extensive|in-depth assessment|evaluation of => thoroughly ~assess ; not: passive or attributive
  reporting-phrases 4 ~conduct a|an careful|systematic|rigorous assessment|evaluation of => carefully ~assess ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3 ~conduct a|an comprehensive|thorough|detailed|extensive|in-depth review of => thoroughly ~review ; not: passive or attributive
  reporting-phrases 4 ~conduct a|an careful|systematic|rigorous review of => carefully ~review ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3 ~conduct a|an comprehensive|thorough|detailed|extensive|in-depth examination of => thoroughly ~examine ; not: passive or attributive
  reporting-phrases 4 ~conduct a|an careful|systematic|rigorous examination of => carefully ~examine ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3 ~conduct a|an comprehensive|thorough|detailed|extensive|in-depth investigation of => thoroughly ~investigate ; not: passive or attributive
  reporting-phrases 4 ~conduct a|an careful|systematic|rigorous investigation of => carefully ~investigate ; not: passive or attributive or not slot(3: careful)
  + We conducted a thorough assessment of the roofs. => We thoroughly assessed the roofs.
  = An analysis of the water was conducted.
  doing-verbs 7 ~conduct => ~carry out ; when: objects(research) and not mode(shorten academic formal) or objects(survey experiment interview test audit inspection investigation study search) and not (mode(shorten academic formal) or aboutFormulasOrStatistics) or objects(investigation inspection search attack) and not (aboutFormulasStatisticsOrLaw or next(and or ,)) ; not: passive or attributive
  collocations 6 ~conduct assessments|evaluations of => ~assess ; not: aboutFormulasStatisticsOrLaw
  rare-phrases 6 ~conduct themselves => ~behave ; not: aboutFormulasStatisticsOrLaw
  rare-verbs 6, simple-words 4 ~conduct => ~do ; when: ahead(4: research experiment study analysis) and not participle and mode(simple) or objects(research work) and not (passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,))
  = We conduct a comparative analysis of both towns.
  + We conducted research on pay. => We did research on pay.
  rare-verbs 6 ~conduct => ~run ; when: objects(survey test trial experiment) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 7 ~conduct/VERB => ~carry out ; when: objects(experiment study test survey analysis research interview search) ; not: participle or mayBeNounModifierOrAfterName
  synonyms 6 ~conduct/VERB => ~run ; when: objects(experiment study test survey analysis research) ; not: mayBeNounOrModifier or participle
  wordy-phrases 6 study|studies|survey|surveys|research|poll|polls|analysis|analyses|experiment|experiments|investigation|investigations|review|reviews|audit|audits ,? [ conducted|performed|undertaken|done ] by => - ; not: nextPos(VERB) or next(hand)
  + A survey conducted by the bank found no fault. => A survey by the bank found no fault.
  = The survey was conducted by the bank.
confine
  rare-verbs 9 confined to => limited to ; when: previous(not n't never largely mainly mostly) ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms) or personalSubject or object(barrack bed cell home hospital house prison room wheelchair)
  + The custom is not confined to old towns. => The custom is not limited to old towns.
  = The old dog is confined to the yard.
  = Life there is confined to bed.
confiscate
  simple-words 4 ~confiscate => ~take away ; not: attributive or next(from)
  + The teacher confiscated the phone. => The teacher took away the phone.
  = The confiscated phone rang.
conform
  rare-verbs 6 ~conform to => ~follow | ~fit ; not: aboutFormulasStatisticsOrLaw
confront
  handling-verbs 6 ~confront => ~face ; when: objects(challenge problem issue reality threat fear consequence decision difficulty limitation past question truth) ; not: mode(shorten) or passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  = She confronted the thief.
congregate
  rare-verbs 6 ~congregate => ~gather ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
connect
  shorten-words 3 ~connect together => ~$1 ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
  synonyms 6 connected to => linked to | tied to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
conserve
  synonyms 6 ~conserve/VERB => ~preserve ; not: lacksObjectOrBeforeItOrParticle or reportsTests
consider
  simple-words 4 ~consider/VERB => ~think about ; not: participle or not nextPos(DET) or ahead(9: as be to) or firstTag(VBG) or next(this that)
  changing-verbs 7 [ consider ] the|all|your|their|our|its|how|what|whether|other => think about ; when: previous(should must to) ; not: mode(shorten) or aboutTechnicalOrFormalText or previousPos(ADJ) or not (next(how what whether) or ahead(4: option possibility impact implication need feeling consequence effect perspective future alternative cost risk benefit))
  + You should consider the impact of noise. => You should think about the impact of noise.
  = You should consider the blue one.
  rare-phrases 6, shorten-frames 5 considering the fact that => since | given that ; not: aboutFormulasStatisticsOrLaw
  casual-advice 7 carefully ~consider => ~think carefully about ; when: inCasualText and nextPos(DET PRON) or inCasualText and next(whether how what) ; not: aboutTechnicalOrFormalText or passive or ahead(8: as) or sentenceHas(think) or firstTag(VBN) or objectJoined
  + Don't rush, and carefully consider your plans. => Don't rush, and think carefully about your plans.
  = The board must carefully consider the plans.
  synonyms 6 ~consider/VERB => ~think about | ~weigh ; not: lacksObjectOrMayBeNoun or firstEnds(ing) or ahead(9: as be to) or not nextPos(DET) or next(this that)
  synonyms 6 considered to be => regarded as | thought to be ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
  informal-words 3 ~consider <Ving> => ~think about $2 ; not: isNegatedOrInTestsOrWarning or nextPos(PUNCT) or mode(informal) and participle
consist
  recast-links 5 team|group|committee|panel|collection|set|series|mixture|crew|family|network|combination [ consisting of ] => of
  + A team consisting of five men came. => A team of five men came.
  synonyms 7 ~consist of => ~be made up of ; when: not firstEnds(ing) or not (mayBeNounOrPassiveOrBeforeParticle or nextPos(PUNCT) or next(do))
constitute
  set-phrases 2 ~constitute one of => ~be one of ; not: aboutLaw or firstEnds(ing) or firstTag(VB)
  rare-verbs 6 ~constitute @NUM => ~make-up $2 ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
  copulas 9 [ =constitute ] a|an => ~be ; not: aboutLaw or aboutFormulas or reportsFigures or firstTag(VBG VBN) or previous(to what who) or object(violation breach crime offense offence infringement majority minority third quarter half part percentage share portion proportion fraction number waiver contract agreement group unit set team family whole threat)
  + The bridge constitutes a problem. => The bridge is a problem.
  = The towns constitute a majority.
  copulas 9 it|this [ constitutes ] the => is ; not: aboutLaw or aboutFormulas
  + It constitutes the outer layer of the wall. => It is the outer layer of the wall.
  = The plan constitutes the law.
  simple-words 4 constitutes a|an => is $2 ; not: aboutLaw or reportsFigures
  + It constitutes a threat. => It is a threat.
  = They constitute a threat.
construct
  common-words 6, simple-words 4, informal-words 3 ~construct => ~build ; when: mode(simple) and not (mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code)) or mode(informal) and not (participle or not hasObject) or object(@buildings-and-roads) and not (attributive or aboutFormulasOrStatistics)
  synonyms 6 ~construct/VERB => ~build ; not: lacksObjectOrBeforeItOrParticle or reportsTests
consult
  everyday-verbs 7 ~consult others|people|friends => ~ask $2 ; not: passive or attributive or aboutTechnicalOrFormalText or next(and or in who with)
  + She consults friends first. => She asks friends first.
  = She consults maps first.
consume
  doing-verbs 6 ~consume => ~eat ; when: objects(@food-and-meals-with-bread diet) ; not: passive or attributive or ahead(9: drink drinks beverage beverages alcohol water juice coffee tea wine milk drug drugs smoothie smoothies) or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  + They consume sweet snacks. => They eat sweet snacks.
  = Fire consumed the barn.
  verbs-with-objects 6 ~consume => ~use-up | ~use ; when: objects(energy fuel resource electricity power) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  doing-verbs 6 ~be @ADV? [ consumed ] => eaten ; when: subject(food fish meat fruit vegetable bread rice meal dish cheese egg insect nut seafood pork beef) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(drink beverage fire flame by tea milk)
  + The fish was consumed raw. => The fish was eaten raw.
  = The house was consumed within hours.
  doing-verbs 6 food|foods|meat|fish|fruit|vegetables|meals|cheese|seafood [ consumed ] => eaten ; not: aboutFormulasStatisticsOrLaw or sentenceHas(drink beverage tea milk)
  + The meat consumed here comes from goats. => The meat eaten here comes from goats.
  = The oil consumed here comes from olives.
contain
  synonyms 6 ~contain/VERB => ~include ; when: objects(information section chapter reference element detail) ; not: mayBeNounOrModifier or participle
contemplate
  showy-verbs 6, simple-words 4 ~contemplate => ~think about ; when: mode(simple) or objects(question future meaning idea possibility) ; not: participle and (participle or not hasObject or attributive or warnsOrBinds or reportsFigures or aboutLaw or previousPos(DET ADJ NUM) or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)) or passive or attributive or aboutFormulasStatisticsOrLaw or previous(deeply)
  showy-verbs 9 [ ~contemplate ] <Ving> => ~think about ; not: mode(academic formal) or attributive or previousPos(DET ADJ NUM) or aboutLaw or firstTag(VBN) or next(regarding concerning considering including following using)
  + He is contemplating leaving the town. => He is thinking about leaving the town.
  = He contemplated the rising sun.
contend
  rare-verbs 6 ~contend with => ~deal-with | ~face ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
  showy-verbs 5 ~contend that => ~argue that ; not: passive or aboutFormulas or aboutLaw or nextPos(PUNCT)
  + Critics contend that the tax is unfair. => Critics argue that the tax is unfair.
continue
  shorten-words 3 ~continue to be => ~remain ; not: warnsOrBinds or participle
  shorten-words 3 ~continue on => ~continue ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
  wordy-phrases 2 ~continue on with => ~continue with
  wordy-phrases 1 ~continue to persist => ~persist
  purpose-phrases 3 ~continue <Ving> => ~keep $2 ; not: passive or attributive or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or previousPos(VERB DET ADJ) or next(education)
  + She continued pulling the rope. => She kept pulling the rope.
  = Continuing education is cheap.
  degree-phrases 4 ~continue to be|remain => ~be still ; not: firstEnds(ing en) or afterModalToOrNot or previousPos(ADV) or aboutLaw or nextPos(VERB) or nextTag(VBN VBD) or ahead(12: until despite even) or behind(10: ensure ensures ensuring hope hopes sure)
  = They ensure that the hills continue to be a source of joy.
  + The road continues to be narrow. => The road is still narrow.
  = The birds continue to be watched.
  degree-phrases 7 ~continue to <V> => ~keep $G3 ; not: mode(academic formal) or aboutLaw or firstEnds(ing) or next(, and or) or lastLemma(be have stand exist remain exhibit possess contain know need want own matter mean seem include belong hold keep stay live become shape influence inspire excel thrive play evolve serve offer unfold emerge receive provide)
  = His books continue to offer comfort.
  = It continues to become a habit.
  = It continues to shape the town.
  = The tower continues to stand.
  + The town continues to grow. => The town keeps growing.
  + Prices will continue to fall. => Prices will keep falling.
  + The bridge continues to be a problem. => The bridge is still a problem.
  = They continue to buy, sell and lend.
  = They continue to have doubts.
  = She continued to the next town.
  copulas 5 [ continues to be ] a|an|the => is still
  staying-verbs 5 [ continues to be ] => is still ; not: previousPos(AUX) or slotLemma(3: keep remain stay) or verbJoined or nextTag(VBN VBD)
  = The bill continues to be debated.
  staying-verbs 5 continues to <V> => still ~$3@1 ; when: slotLemma(3: @verbs-of-state) ; not: slotLemma(3: be keep remain stay) or verbJoined
  staying-verbs 8 continues to <V> => keeps $G3 ; not: slotLemma(3: @verbs-of-state) or slotLemma(3: keep remain stay) or verbJoined or mode(academic formal) or slotLemma(3: assert evolve flourish tackle thrive unfold)
  = The story continues to unfold.
  staying-verbs 7 [ continue to ] <V> => still ; when: pluralPresent and slotLemma(3: @verbs-of-state) ; not: slotLemma(3: be)
  = The birds continue to be watched by boys.
  staying-verbs 6 continue to <V> => keep $G3 ; when: pluralPresent or firstTag(VB) or opensSentence ; not: slotLemma(3: @verbs-of-state) or slotLemma(3: keep remain stay) or verbJoined
  staying-verbs 7 continued to <V> => kept $G3 ; not: slotLemma(3: @verbs-of-state) or slotLemma(3: keep remain stay) or verbJoined or next(until through throughout)
  + The town continues to be poor. => The town is still poor.
  + It continues to shape the coast. => It still shapes the coast.
  + Sales continue to grow. => Sales keep growing.
  + Many families continue to face hunger. => Many families still face hunger.
  + The rent will continue to rise. => The rent will keep rising.
  = They will continue to grow and thrive.
  = It helps people continue to love books.
  = He continued to serve until spring.
  synonyms 6 ~continue to be => ~remain ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 ~continue to <V> => ~keep $G3 ; not: mayBeNounOrModifier or next(be) or slotLemma(3: be have)
contravene
  simple-words 4 ~contravene => ~break ; when: objects(law rule regulation treaty act code agreement convention policy)
  + It contravenes the rules. => It breaks the rules.
  = It contravenes common sense.
contribute
  recast-nouns 5 ~contribute to our understanding of => ~help us understand
  recast-nouns 5 ~contribute to the understanding of => ~help us understand ; when: subject(finding result study work research insight paper)
  + These results contribute to the understanding of tides. => These results help us understand tides.
  = Sailors contribute to the understanding of tides.
  recast-nouns 7 ~contribute to a better|deeper|broader understanding of => ~help us understand
  causing-verbs 5 ~contribute to the spread of => ~help spread ; not: object(@illnesses-and-conditions)
  causing-verbs 5 ~contribute to the development of => ~help develop ; not: object(@illnesses-and-conditions)
  causing-verbs 5 ~contribute to the creation of => ~help create ; not: object(@illnesses-and-conditions)
  causing-verbs 5 ~contribute to the improvement of => ~help improve ; not: object(@illnesses-and-conditions)
  causing-verbs 5 ~contribute to the preservation of => ~help preserve ; not: object(@illnesses-and-conditions)
  causing-verbs 5 ~contribute to the advancement of => ~help advance ; not: object(@illnesses-and-conditions)
  causing-verbs 5 ~contribute to the destruction of => ~help destroy ; not: object(@illnesses-and-conditions)
  causing-verbs 5 ~contribute to the reduction of => ~help reduce ; not: object(@illnesses-and-conditions)
  causing-verbs 5 ~contribute to the protection of => ~help protect ; not: object(@illnesses-and-conditions)
  causing-verbs 7 ~contribute to => ~add to ; when: objects(@feelings-and-problems-contributed-to) ; not: passive or attributive or object(understanding)
  + Noise contributes to stress. => Noise adds to stress.
  = These results contribute to a greater understanding of rain.
  causing-verbs 5 ~contribute to the growth of <NP> => ~help $6 grow ; not: not nextPos(PUNCT) or passive
  changing-verbs 7 ~contribute to => ~help cause ; when: objects(disease cancer obesity inequality accident death depression extinction warming illness) ; not: mode(shorten) or passive or attributive or aboutFormulasOrStatistics or mode(academic formal)
  + Sugar contributes to heart disease. => Sugar helps cause heart disease.
  rare-verbs 6 ~contribute to improved => ~help improve ; not: aboutFormulasStatisticsOrLaw
  synonyms 6 ~contribute to => ~add to ; not: mayBeNounOrModifier or nextPos(PUNCT VERB)
  recast-nouns 7 ~contribute to a greater|fuller|fundamental understanding of => ~help us understand
  = These finds contribute to the understanding and use of fire.
  = We contribute to the understanding of tides.
  set-phrases 6 ~contribute to a greater|fuller|clearer|broader understanding of => ~help us better understand ; not: firstTag(VBG) or personalSubject
  + The survey contributes to a greater understanding of tides. => The survey helps us better understand tides.
  = He contributed to the understanding of tides.
convene
  simple-words 4 ~convene/VERB => ~meet ; not: hasObject or participle
  collocations 6 ~convene => ~call ; when: objects(meeting) ; not: passive or attributive or aboutTechnicalOrFormalText
converse
  story-looks 6 ~converse with => ~talk to ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  story-looks 6 ~converse => ~talk ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  everyday-verbs 4, simple-words 4 ~converse with => ~talk with
convey
  rare-phrases 6 ~convey a sense of => ~give a sense of ; not: aboutFormulasStatisticsOrLaw or participle
  verbs-with-objects 6 ~convey => ~express | ~show ; when: objects(feeling emotion sense idea meaning thought attitude) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
  verbs-with-objects 6 ~convey => ~give ; when: objects(impression) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
cook
  casual-phrases 5 cooked to perfection => perfectly $1 ; not: aboutLaw or aboutFormulas
  + The steak was cooked to perfection. => The steak was perfectly cooked.
cooperate
  doubled-words 2 ~cooperate together => $1
  synonyms 6 ~cooperate with => ~work with | ~collaborate with ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
cope
  casual-advice 5 ~cope with the loss of => ~get over the loss of ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 6 ~cope with => ~deal with | ~manage ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
corroborate
  simple-words 4 ~corroborate => ~back up ; when: objects(story claim account statement finding) ; not: attributive
  + It corroborates his story. => It backs up his story.
  = It was corroborating evidence.
couple
  rare-verbs 6 coupled with => along with | together with | combined with ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
  = Two coupled oscillators swing.
cover
  recast-more 5 ~cover a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas
  synonyms 6 covered in => covered with ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
  synonyms 6 covered with => covered in ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
craft
  casual-phrases 5 crafted to perfection => perfectly $1 ; not: aboutLaw or aboutFormulas
  everyday-verbs 4 ~craft => ~draw up ; when: objects(plan strategy policy legislation proposal)
  everyday-verbs 3 [ crafted ] from|by|with|out|in|to|for => made
  verbs-with-objects 6 ~craft => ~create ; when: objects(argument narrative novel piece plot response song @products-and-plans-to-craft) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
  verbs-with-objects 6 ~craft => ~make ; when: objects(@products-and-plans-to-craft furniture piece toy) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
crash
  story-looks 9 ~crash to the ground|floor => ~fall to $3 $4 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
create
  purpose-phrases 10 created [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
  casual-talk 5 ~create lasting memories => ~make memories ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 6 ~create memories => ~make memories ; not: aboutTechnicalFormalTextOrNearNegation
  rare-verbs 6 ~create => ~cause ; when: objects(problem confusion conflict tension difficulty stress trouble chaos uncertainty) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~create/VERB => ~open up ; when: objects(opportunity possibility) ; not: mayBeNounOrModifier or participle
culminate
  simple-words 4 ~culminate in => ~end in ; when: objects(victory defeat arrest death divorce war battle trial loss tragedy disaster failure win execution collapse fight draw agreement treaty marriage wedding murder) ; not: previousPos(DET ADJ NUM) or warnsOrBinds or nextPos(VERB PUNCT) or not mode(simple) and (aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time))
  + The feud culminated in a fight. => The feud ended in a fight.
  = The night culminated in a dance by the children.
cultivate
  casual-advice 5 ~cultivate a love of|for => ~learn to love ; not: aboutTechnicalFormalTextOrNearNegation
  plain-verbs 4 ~cultivate => ~build ; when: objects(@objects-of-cultivate-audience-and-skill sense relationship culture skill habit mindset community environment trust) ; not: passive or attributive or nextPos(NOUN)
  verbs-with-objects 6 ~cultivate => ~develop | ~encourage ; when: objects(appreciation creativity curiosity discipline empathy friendship spirit) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  rare-phrases 6 ~cultivate a sense of => ~build a sense of ; not: aboutFormulasStatisticsOrLaw
curate
  everyday-verbs 6 carefully [ curated ] => chosen ; when: nextLemma(item piece book menu playlist wine product artwork song ingredient gift exhibit)
  = It was a carefully curated experience.
  + It has carefully curated books. => It has carefully chosen books.
curb
  verbs-with-objects 6 ~curb => ~limit | ~reduce | ~cut ; when: objects(spread influence emission spending violence inflation use consumption crime appetite pollution) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
curtail
  simple-words 4 ~curtail => ~limit ; when: hasObject ; not: attributive
  + It curtailed their freedom. => It limited their freedom.
  = A curtailed trip followed.
cut
  formal-words 5 ~cut down on => ~reduce ; not: warnsOrBinds or participle or previous(how)
  formal-words 5 ~cut back on => ~reduce ; not: warnsOrBinds or participle or previous(how)
  plain-adjectives 2 cutting - edge => the latest ; when: object(technology tool equipment device technique) and not previousPos(DET ADJ NOUN) and not previous(@determiners-before-cutting-edge)
  = It gives cutting-edge results.
  + They use cutting-edge technology. => They use the latest technology.
  = The advanced cutting-edge lamps sold out.
  plain-adjectives 9 cutting - edge => new ; when: attributive and object(device equipment facility feature gadget hub machine model policy system technique technology tool) ; not: next(technology) and not object(technology) or previous(most more new latest less) or sentenceHas(new newest latest) or next(and or ,)
  + The town bought a cutting-edge system. => The town bought a new system.
  = They build cutting-edge technology labs.
dazzled
  rare-verbs 7 dazzled/VERB => impressed | amazed ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns or sentenceHas(@various-terms-near-rare-verbs)
decide
  recast-phrases 7 ~decide the amount of => $1 how much ; when: nextPos(NOUN) ; not: aboutFormulas or not afterPos(2: PRON PROPN DET)
  synonyms 6 ~decide if => ~decide whether ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~decide to => ~choose to | ~resolve to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
decrease
  simple-words 4 ~decrease/VERB => ~lower ; not: not hasObject or participle or warnsOrBinds or nextPos(NUM) or next(as)
dedicate
  doing-verbs 5 ~dedicate time to <Ving> => ~spend time $4 ; not: passive
  doing-verbs 5 ~dedicate more|enough|some|much|extra time to <Ving> => ~spend $2 time $5 ; not: passive
  collocations 6 ~dedicate => ~give ; when: objects(time attention energy effort life resource) ; not: passive or attributive or aboutTechnicalOrFormalText or participle
  synonyms 6 dedicated to => devoted to | committed to ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
deduce
  simple-words 4 ~deduce that => ~work out that ; not: aboutFormulas or passive
  + She deduced that he lied. => She worked out that he lied.
  = We deduce the theorem.
deem
  studying-verbs 4 ~be [ deemed ] => considered ; not: aboutLaw or behind(4: since)
  studying-verbs 5 [ ~deem ] it|them|him|her|this @ADJ => ~consider ; not: aboutLaw
  + The plan was deemed too risky. => The plan was considered too risky.
  rare-verbs 7 deemed => considered ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
deepen
  changing-verbs 5 deepen my|our|your|their understanding of => better understand ; when: previous(to)
delineate
  reporting-phrases 2 ~delineate how => ~explain how ; not: passive
  rare-verbs 6 ~delineate => ~define ; when: objects(boundary border limit role responsibility duty relationship right scope task domain goal threshold) or subject(boundary border limit role responsibility duty relationship right scope task domain goal threshold) ; not: attributive or aboutFormulasStatisticsOrLaw
  + The charter delineates the duties of the board. => The charter defines the duties of the board.
  + The roles of both must be clearly delineated. => The roles of both must be clearly defined.
  = The film delineates four kinds of fear.
  rare-verbs 6 ~delineate => ~outline ; when: objects(step plan process strategy development recommendation approach way reason point tier procedure) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  + The report delineates the steps of the plan. => The report outlines the steps of the plan.
  = The river delineates the two farms.
deliver
  praise-words 5 ~deliver a|an solid|strong|great|powerful|outstanding|convincing|memorable|impressive performance => ~give $2 $3 $4 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  praise-words 5 ~deliver an exceptional performance => ~give an excellent performance ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  giving-verbs 6 ~deliver => ~give ; when: objects(speech presentation lecture talk performance address) ; not: mode(shorten) or passive or attributive or nextLemma(system)
  verb-noun-pairs 5 ~deliver better|superior|improved|enhanced performance => ~perform better ; when: next(. in on than , across)
  verb-noun-pairs 5 ~deliver superior performance over|to => ~perform better than
  verb-noun-pairs 5 ~deliver better|superior|improved performance compared to|with => ~perform better than
  verb-noun-pairs 5 ~deliver good|strong|excellent performance => ~perform well ; when: next(. in on , across)
delve
  plain-verbs 1 ~delve into => ~look at | ~explore ; not: object(psyche mind soul heart psychology) or object(cave cellar darkness depth dungeon forest mine ocean ruin tunnel) or opensSentence
  = They delve into the darkest caves.
  studying-verbs 4 ~delve deep into => ~look closely at ; not: mode(shorten) or near(8: city town island trail park planet cave ocean forest travel space mars venus museum)
  verbs-with-objects 4 ~delve deeper into => ~look deeper into | ~go deeper into ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time) or participle
  synonyms 6 ~delve into => ~look into | ~explore ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  formal-words 5 ~delve into => ~examine ; not: opensSentence or objects(pocket bag box drawer)
  + (formal) The book delves into the causes of the flood. => The book examines the causes of the flood.
  = He delved into his pocket.
demand
  rare-modifiers 6 [ demanding ] job|schedule|work|task|role|workload => hard | tough ; not: previous(more most less least) or aboutFormulasStatisticsOrLaw or next(@words-after-rare-adjectives) or sentenceHas(@immunity-drought-and-geometry-terms)
demolish
  simple-words 4 ~demolish => ~tear down ; when: objects(building house bridge wall home church) ; not: attributive
  + They demolished the bridge. => They tore down the bridge.
  = They demolished the other team.
demonstrate
  recast-nouns 5 ~demonstrate its ability|capacity to <V> => ~show that it can $5 ; not: passive
  recast-nouns 5 ~demonstrate their ability|capacity to <V> => ~show that they can $5 ; not: passive
  recast-nouns 5 ~demonstrate his ability|capacity to <V> => ~show that he can $5 ; not: passive
  recast-nouns 5 ~demonstrate her ability|capacity to <V> => ~show that she can $5 ; not: passive
  recast-nouns 5 ~demonstrate our ability|capacity to <V> => ~show that we can $5 ; not: passive
  recast-nouns 5 ~demonstrate your ability|capacity to <V> => ~show that you can $5 ; not: passive
  recast-nouns 5 ~demonstrate my ability|capacity to <V> => ~show that I can $5 ; not: passive
  plain-verbs 4, simple-words 4, informal-words 3 ~demonstrate => ~show ; when: not (nextPos(PUNCT ADV) or near(6: product software theorem)) and mode(simple informal) or not (isPassiveOrLacksObject or attributive or object(product software technique procedure))
  plain-verbs 6 [ demonstrated ] by|that => shown
  = Crowds demonstrated in the square.
  + The tests demonstrated that glass bends. => The tests showed that glass bends.
  verb-noun-pairs 5 ~demonstrate better|superior|improved|enhanced performance => ~perform better ; when: next(. in on than , across)
  verb-noun-pairs 5 ~demonstrate superior performance over|to => ~perform better than
  verb-noun-pairs 5 ~demonstrate better|superior|improved performance compared to|with => ~perform better than
  verb-noun-pairs 5 ~demonstrate good|strong|excellent performance => ~perform well ; when: next(. in on , across)
  verb-noun-pairs 5 ~demonstrate comparable|similar performance to => ~perform as well as
  synonyms 6 ~demonstrate => ~show ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
  synonyms 6 ~demonstrate that => ~show that ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  plain-verbs 9 i|he|she|we|they|you|who [ demonstrated ] => showed ; when: nextPos(DET PRON ADJ NOUN CCONJ) ; not: next(on in at for how) or nextLemma(software product technique procedure) or ahead(4: software product technique procedure theorem)
  + They demonstrated both skill and nerve. => They showed both skill and nerve.
  = We demonstrated the product.
denounce
  simple-words 4 ~denounce => ~speak out against ; when: hasObject ; not: passive or attributive or participle or ahead(8: as)
  + They denounced the plan. => They spoke out against the plan.
  = The plan was denounced.
depart
  story-looks 9 ~depart from => ~leave ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  story-looks 6 ~depart/VERB => ~leave ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-) or attributive or previousPos(DET) or next(from)
  + The crew departed at dawn. => The crew left at dawn.
  = They prayed for the departed king.
depend
  simple-words 4 ~depend upon => ~depend on ; not: previousPos(DET ADJ NUM) or warnsOrBinds or nextPos(VERB PUNCT)
  wordy-phrases 2 ~depend [ upon ] => on
  synonyms 6 ~depend upon => ~depend on ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  synonyms 6 depending on => according to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
depict
  praise-words 6 depicts/VERB => shows ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never) or ahead(8: as) or next(and or ,)
  praise-words 6 depict/VERB => show ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never) or ahead(8: as) or next(and or ,)
  praise-words 6 depicting/VERB => showing ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never) or ahead(8: as) or next(and or ,)
  studying-verbs 6, simple-words 4 ~depict => ~show ; when: mode(simple) or subject(video photo photograph picture painting image poster mural map footage) ; not: attributive or ahead(8: as) or next(and or ,) or not mode(simple) and (isPassiveOrLacksObject or aboutFormulas)
  + The mural depicts two geese. => The mural shows two geese.
  = The novel depicts two geese.
  = Critics depicted the mayor as a crook.
  + (simple) The scene depicts a river. => The scene shows a river.
  + (simple) It depicts the changes. => It shows the changes.
deplete
  verbs-with-objects 6 ~deplete => ~use-up | ~drain ; when: objects(resource supply energy reserve stock) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  simple-words 4 ~deplete => ~use up ; when: objects(resource supply reserve energy stock store saving) ; not: attributive
  + It depletes resources. => It uses up resources.
  = It depletes the ozone layer.
deploy
  verbs-with-objects 7 ~deploy => ~use ; when: objects(tactic technique) ; not: passive or attributive or aboutTechnicalOrFormalText
deride
  rare-verbs 6 ~deride => ~mock ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
derive
  changing-verbs 9 ~derive => ~get ; when: objects(pleasure satisfaction benefit meaning status joy comfort inspiration value enjoyment) ; not: passive or attributive or aboutFormulasOrStatistics or mode(academic formal)
  verbs-with-objects 6 ~derive => ~gain | ~draw ; when: objects(benefit pleasure satisfaction joy enjoyment comfort) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
  rare-verbs 6 derived joy|pleasure|satisfaction from => got $2 from ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
descend
  rare-phrases 6 ~descend into chaos => ~fall into chaos ; not: aboutFormulasStatisticsOrLaw or participle
  simple-words 4 ~descend => ~go down ; when: objects(stair staircase ladder hill mountain slope step) ; not: passive or attributive
  + She descended the stairs. => She went down the stairs.
  = Night descended.
design
  purpose-phrases 10 designed [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
  synonyms 6 designed to => meant to | intended to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
desire
  everyday-verbs 6 ~desire/VERB => ~want ; not: isPassiveOrLacksObject or attributive or firstEnds(ing)
  everyday-verbs 9 i|we|you|they|he|she|who|yet [ ~desire/VERB to ] <V> => ~want to ; not: attributive or firstEnds(ing) or dependent(det nmod:poss) or aboutLaw or aboutFormulas
  + They desire to learn. => They want to learn.
  = It is their desire to learn.
despise
  story-looks 6 ~despise => ~hate ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
detail
  plain-verbs 10 ~detail/VERB => ~describe ; when: nextPos(DET PRON) or next(how what why) ; not: passive or attributive or previousPos(DET ADJ NUM) or aboutLaw or sentenceHas(describe description car vehicle wash) or firstTag(VBD VBN) and not personalSubject
  + The book details the history of the mill. => The book describes the history of the mill.
  = The details the clerk gave were wrong.
detect
  story-looks 5 ~detect/VERB a|the hint|note|trace|smell|sound => ~notice $2 $3 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
deter
  rare-verbs 6 =deter => ~discourage ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @weapons-ships-and-taxes) or next(ego egos carry weapon)
deteriorate
  common-words 6 ~deteriorate => ~worsen ; when: near(7: situation condition health relation relationship) or subject(condition health situation relation relationship problem weather quality vision hearing pain symptom economy crisis) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(in from out between) or nextPos(NOUN) or attributive
determine
  simple-words 4 ~determine => ~find out ; when: previous(to) and next(if whether why where) ; not: participle or sentenceHas(right judge court jury) or subject(right)
  recast-phrases 7 ~determine the amount of => $1 how much ; when: nextPos(NOUN) ; not: aboutFormulas or not afterPos(2: PRON PROPN DET)
  studying-verbs 7 [ determine ] whether|if|how|what|which|when|where|who|why => find out | work out ; when: previous(to) ; not: aboutTechnicalOrFormalText or powerShortlyBefore
  studying-verbs 7 difficult|hard|impossible|easy|easier|harder|tricky to [ determine ] => tell ; when: next(whether if what how which who) ; not: aboutFormulasOrStatistics or mode(academic formal)
  + We met to determine whether it works. => We met to find out whether it works.
  = They have the right to determine how they live.
  common-words 5 to [ determine ] whether|if => find out ; not: aboutTechnicalOrFormalText
  rare-verbs 6 ~determine => ~find | ~work out ; when: objects(number amount cause value size location length cost) and (previous(to by) and not beforeLemma(2: act combine help serve) or personalSubject) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  + We need to determine the cause. => We need to find the cause.
  = The width of the door determines the size of the table.
  formal-words 5 determine|determines|determined|determining|assess|assessing|decide|decides|decided|deciding|see|seeing|test|tested|testing|examine|examined|examining|investigate|investigated|evaluate|predict|wonder|wondered|wondering|verify|unsure|unclear|uncertain [ if ] => whether ; when: nextPos(PRON DET NOUN PROPN ADJ) ; not: nextLemma(need necessary possible)
  + We tested if the pump works. => We tested whether the pump works.
  = We will decide if necessary.
  synonyms 6 to [ determine ] => establish ; when: object(cause extent source reason identity) ; not: lacksObjectOrMayBeNounOrBeforeParticle
  synonyms 6 ~determine if => ~determine whether ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
detest
  rare-verbs 6 ~detest => ~hate ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
detract
  rare-verbs 6 ~detract from => ~take away from ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes) or participle
develop
  purpose-phrases 10 developed [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
  casual-advice 5 ~develop new skills => ~learn new skills ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~develop a love for|of => ~come to love ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~develop a passion for => ~come to love ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~develop a deep|deeper|better understanding of => ~come to understand ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~develop a taste for => ~come to like ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~develop an interest in => ~become interested in ; not: aboutTechnicalFormalTextOrNearNegation
  changing-verbs 7 ~develop => ~come up with ; when: objects(solution idea way) ; not: mode(shorten) or passive or attributive or aboutFormulasOrStatistics or mode(academic formal)
  rare-verbs 6 ~develop => ~build ; when: objects(skill confidence relationship app application website software strength) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or objectJoined
  rare-verbs 7 ~develop => ~draw up ; when: objects(policy proposal) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~develop/VERB => ~build | ~form ; not: lacksObjectOrMayBeNoun or not ahead(5: skill relationship habit strategy plan understanding)
deviate
  simple-words 4 ~deviate from => ~move away from ; when: objects(plan script path norm tradition rule route topic) ; not: aboutFormulasOrStatistics
  + They deviated from the plan. => They moved away from the plan.
  = The values deviate from the mean.
devise
  changing-verbs 6 ~devise => ~come up with ; when: objects(plan strategy way solution method scheme system) ; not: mode(shorten) or passive or attributive or aboutFormulasOrStatistics or mode(academic formal)
  rare-verbs 7 ~devise => ~design | ~create ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns or sentenceHas(@various-terms-near-rare-verbs)
  showy-verbs 6 ~devise => ~make up | ~draw up ; when: objects(plan strategy scheme) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  synonyms 6 ~devise/VERB => ~work out | ~think up ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
devote
  doing-verbs 5 ~devote time to <Ving> => ~spend time $4 ; not: passive
  doing-verbs 5 ~devote more|enough|some|much|extra time to <Ving> => ~spend $2 time $5 ; not: passive
  collocations 6 ~devote => ~give ; when: objects(time attention energy effort life) ; not: passive or attributive or aboutTechnicalOrFormalText or participle
dictate
  rare-verbs 6 ~dictate what|how|when|where|who => ~decide $2 ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
differ
  recast-links 5 ~differ depending on => ~vary with ; not: next(how what whether where who which when if)
differentiate
  simple-words 4 ~differentiate between => ~tell the difference between ; not: aboutFormulas or participle
  + They can differentiate between them. => They can tell the difference between them.
  = We differentiate the function.
diminish
  changing-verbs 5 [ ~diminish ] over|as|with|,|. => ~fade ; when: behind(4: attention colour color daylight echo enthusiasm excitement fame feeling glow hope influence interest joy light memory novelty noise pain passion popularity relevance romance scent sound support thrill urgency voice) ; not: aboutFormulasOrStatistics or passive
  + Her interest diminished over time. => Her interest faded over time.
  = The fumes diminish over the years.
  verbs-with-objects 7, simple-words 4 ~diminish => ~lessen ; when: not (mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code)) and mode(simple) or objects(accuracy power sense) and not (passive or aboutTechnicalOrFormalText) ; not: attributive
  verbs-with-objects 7 ~diminish => ~reduce ; when: objects(@objects-of-diminish accuracy power sense influence) ; not: passive or attributive or aboutTechnicalOrFormalText or next(and or ,)
  verbs-with-objects 7 ~diminish => ~weaken ; when: objects(accuracy power sense) ; not: passive or attributive or aboutTechnicalOrFormalText
  synonyms 6 ~diminish/VERB => ~lessen | ~reduce ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
dine
  praise-words 5 ~dine at|in|there|here|out => ~eat $2 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
direct
  story-gestures 6 ~direct his|her|my|their|your|our|its gaze to|toward|towards => ~look at | ~look toward ; not: isModifierOrAfterDeterminerOrWithThou
disappear
  synonyms 6 ~disappear/VERB => ~vanish ; not: mayBeNounOrModifier
discard
  verbs-with-objects 6 ~discard => ~throw-away ; when: objects(item waste food trash packaging clothes bottle) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
discern
  story-looks 9 ~discern/VERB a|an|the|his|her => ~see $2 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  studying-verbs 6 ~discern => ~see ; when: next(a the that how what) or objects(shape pattern difference figure truth meaning) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
  verbs-with-objects 6 [ discern ] whether|what|how|why => tell ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verbs-with-objects 6 ~discern => ~make-out ; when: objects(shape pattern difference figure truth meaning) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
  simple-words 4 ~discern whether|if|what|why|how|who => ~tell $2 ; not: attributive
  + He could not discern whether it was true. => He could not tell whether it was true.
  = The discerning man knows what to do.
  simple-words 4 ~discern/VERB => ~make out ; when: objects(shape figure outline face sound detail pattern shadow form) ; not: attributive or aboutFormulas
  + I could discern a shape. => I could make out a shape.
  = I could discern the truth.
disclose
  simple-words 4 ~disclose => ~reveal ; when: hasObject or next(that) ; not: attributive or aboutLaw or warnsOrBinds
  + He disclosed the secret. => He revealed the secret.
  = The court may disclose the sum.
discontinue
  set-phrases 9, simple-words 4 ~discontinue => ~stop ; not: attributive or passive or nextLemma(product model line production use)
discover
  simple-words 4, informal-words 3 ~discover => ~find ; when: not (mayBeNounOrModifier or reportsFigures or aboutLaw or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)) and mode(simple) or not previous(first) and not mode(simple) ; not: opensSentence or object(@inner-values-to-discover potential secret) or participle or not hasObject
  = (simple) Discover the potential of this lamp.
  + They discovered the cave at once. => They found the cave at once.
  story-actions 5 ~discover/VERB a|an|some|several|two|three => ~find $2 ; not: aboutFormulasStatisticsOrDiscoveries or passive or attributive or previous(been by newly and) or next(new)
  story-actions 5 discovered/VERB the|this|his|her|their|my|our => found $2 ; not: aboutFormulasStatisticsOrDiscoveries or passive or previous(been by newly and) or object(@inner-values-to-discover) or object(ability affair affection betrayal benefit capability deception extent fact importance infidelity lie potential pleasure plot world)
  + We discovered a door behind the shelf. => We found a door behind the shelf.
  = Scientists discovered a new species of frog.
  = She discovered his infidelity late.
  studying-verbs 5 ~discover that/SCONJ => ~find that ; not: passive and (previous(been) or not behind(3: have has had 've)) or firstEnds(ing)
  studying-verbs 7 ~discover how|what|why|whether => ~find out $2 ; not: passive or mode(academic formal)
  + She discovered that the well was dry. => She found that the well was dry.
  = Cook discovered the bay.
  synonyms 6 ~discover/VERB => ~find ; not: lacksObjectOrMayBeNoun or next(his her my their she he they) or near(3: first america)
  synonyms 6 ~discover that => ~find that | ~learn that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
discuss
  rare-verbs 8, simple-words 4, informal-words 3 ~discuss => ~talk about ; when: mode(informal) or objects(feeling) ; not: participle or not hasObject or not mode(informal) and (passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,))
  + (informal) They discussed the plan. => They talked about the plan.
  synonyms 6 ~discuss/VERB => ~talk about ; not: lacksObjectOrBeforeItOrParticle or reportsTests
disintegrate
  rare-verbs 9 =disintegrate => ~fall apart | ~break-up ; when: nextPos(@parts-of-speech-after-verbs-without-object) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or attributive or next(from into to) or sentenceHas(@nature-and-body-terms) or participle
dismantle
  verbs-with-objects 6 ~dismantle => ~remove | ~break-down ; when: objects(barrier stereotype) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
dispatch
  story-looks 6 ~dispatch to => ~send to ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  rare-verbs 7 ~dispatch => ~send ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns or sentenceHas(@various-terms-near-rare-verbs)
dispel
  verbs-with-objects 6 ~dispel => ~correct | ~clear-up ; when: objects(myth misconception rumor notion doubt) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
disperse
  rare-verbs 9 ~disperse/VERB => ~scatter ; when: nextPos(@parts-of-speech-after-verbs-without-object) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or attributive or next(from into to) or sentenceHas(@nature-and-body-terms)
display
  rare-verbs 6 ~display => ~show ; when: objects(sign emotion interest behavior) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~display/VERB => ~show ; not: lacksObjectOrBeforeItOrParticle or reportsTests
disregard
  rare-verbs 7 ~disregard => ~ignore ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @various-terms-near-rare-verbs) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns
disrupt
  verbs-with-objects 6 ~disrupt => ~disturb | ~upset ; when: objects(sleep routine life balance atmosphere rhythm class) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
disseminate
  plain-verbs 6, simple-words 4 ~disseminate => ~spread | ~share ; when: mode(simple) or objects(information knowledge news research message) ; not: mode(academic formal) or attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @weapons-ships-and-taxes) or next(ego egos carry weapon) or ahead(14: to)
  = They disseminate news to the villages.
  + They disseminate news about floods. => They spread news about floods.
  = They disseminate the seeds of the old plan.
  + The club disseminates information about trains. => The club shares information about trains.
dissipate
  rare-verbs 7 =dissipate => ~fade ; when: nextPos(@parts-of-speech-after-verbs-without-object) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or attributive or next(from into to) or sentenceHas(@nature-and-body-terms)
dissuade
  rare-verbs 6 ~dissuade => ~discourage ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
ditch
  formal-words 5 ~ditch/VERB => ~abandon ; when: objects(plan idea car project)
  + They ditched the plan. => They abandoned the plan.
  = The ditch is deep.
dive
  casual-talk 5 ~dive deep into => ~look closely at ; not: aboutTechnicalFormalTextOrNearNegation or object(sauce stuff) or sentenceHas(btw gonna wanna)
  casual-talk 5 ~dive deeper into => ~look more closely at ; not: aboutTechnicalFormalTextOrNearNegation or object(stuff) or sentenceHas(btw gonna wanna)
  + We want to dive deeper into the war. => We want to look more closely at the war.
  = The blog dives deep into the sauce.
  synonyms 6 ~dive into => ~look into | ~explore ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
diverge
  rare-verbs 6 =diverge from => ~differ from ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(in from out between) or nextPos(NOUN) or attributive
divide
  synonyms 6 ~divide into => ~split into | ~separate into ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
divulge
  rare-verbs 6 ~divulge => ~reveal ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
do
  light-verbs 2 ~do damage to => ~damage ; not: passive
  light-verbs 2 ~do harm to => ~harm ; not: passive
  casual-phrases 5 done to perfection => perfectly $1 ; not: aboutLaw or aboutFormulas
don
  story-looks 6 ~don my|your|his|her|their|our|a|an|the => ~put-on $2 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  rare-verbs 6 donned => put on | wore ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
  story-looks 9 donning => wearing ; when: previousPos(NOUN) or previous(by) ; not: opensSentence or aboutFormulasStatisticsOrLaw or sentenceHas(wear wearing doff doffing)
  + We saw fans donning scarves. => We saw fans wearing scarves.
  = Wash your hands before donning gloves.
draw
  recast-more 5 ~draw significant|considerable|substantial attention => ~$1 much attention ; not: passive
  wordy-phrases 2 ~draw [ upon ] => on
  review-talk 6 ~draw viewers|readers|audiences|you|me|us into => ~pull $2 into ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  verbs-with-objects 6 drawing inspiration from => inspired by ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verb-noun-pairs 5 ~draw great|high|considerable|much? praise for|from => ~be praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~draw widespread|broad|universal praise for|from => ~be widely praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~draw great|high|considerable|much? criticism for|from => ~be criticized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~draw widespread|broad|universal criticism for|from => ~be widely criticized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~draw great|high|considerable|much? acclaim for|from => ~be praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~draw widespread|broad|universal acclaim for|from => ~be widely praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~draw great|high|considerable|much? recognition for|from => ~be recognized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~draw widespread|broad|universal recognition for|from => ~be widely recognized $4 ; not: passive or firstTag(VB)
  synonyms 6 ~draw on => ~make use of | ~rely on ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~draw/VERB => ~attract ; when: objects(attention crowd visitor criticism tourist) ; not: mayBeNounOrModifier or participle
drip
  story-manner 6 dripping with sarcasm|contempt|venom|disdain|concern|fear|anger|amusement|irony|malice|worry|bitterness|irritation|panic|sadness|frustration => full of $3 ; not: next(and ,)
drive
  synonyms 6 driven by => propelled by ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
dwell
  rare-phrases 6 ~dwell upon => ~dwell on ; not: aboutFormulasStatisticsOrLaw
dwindle
  rare-verbs 6 dwindling => shrinking ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
  rare-verbs 9 dwindled => declined ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
earn
  shorter-phrases 6 ~earn a reputation for => ~become known for
  verb-noun-pairs 5 ~earn widespread|broad|universal praise for|from => ~be widely praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~earn great|high|considerable|much? criticism for|from => ~be criticized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~earn widespread|broad|universal criticism for|from => ~be widely criticized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~earn great|high|considerable|much? acclaim for|from => ~be praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~earn widespread|broad|universal acclaim for|from => ~be widely praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~earn great|high|considerable|much? recognition for|from => ~be recognized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~earn widespread|broad|universal recognition for|from => ~be widely recognized $4 ; not: passive or firstTag(VB)
  + She earned widespread acclaim for the song. => She was widely praised for the song.
eclipse
  collocations 6 ~eclipse => ~pass | ~beat ; when: objects(record) ; not: passive or attributive or aboutTechnicalOrFormalText or participle
educate
  simple-words 4 ~educate => ~teach ; not: participle or not hasObject or mayBeNounOrModifier or reportsFigures or aboutLaw or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)
effect
  set-phrases 6 ~effect/VERB change|changes => ~bring about $2 ; not: passive or attributive
  + They are effecting change in the harbor. => They are bringing about change in the harbor.
  = They felt the effect.
elaborate
  wordy-phrases 4 ~elaborate [ upon ] => on
  rare-phrases 6 ~elaborate upon => ~explain ; not: aboutFormulasStatisticsOrLaw
elapse
  simple-words 4 ~elapse => ~pass ; not: attributive or aboutFormulas
  + Two hours elapsed. => Two hours passed.
  = The elapsed time is shown.
elect
  plain-verbs 5 ~elect to <V> => ~choose to $3 ; not: passive or participle
  + She elected to stay. => She chose to stay.
  = Mayors are elected to serve the town.
elevate
  simple-words 4 elevated => high ; not: not nextPos(NOUN) or isComparedOrAfterVery or reportsFigures or warnsOrBinds
  plain-verbs 4 ~elevate => ~raise ; when: objects(status standard level awareness bar) ; not: passive or attributive or ahead(7: above beyond from)
elicit
  causing-verbs 6 ~elicit => ~draw ; when: objects(response reaction sympathy laughter emotion smile answer laugh) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
  verbs-with-objects 6 ~elicit => ~bring-out ; when: objects(emotion smile) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
  showy-verbs 6 ~elicit => ~get ; when: objects(answer laugh) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
eliminate
  handling-verbs 5 ~eliminate the need for|to => ~remove the need $4 ; not: passive
  handling-verbs 6 ~eliminate => ~get rid of ; when: objects(@objects-of-eliminate) ; not: passive or attributive or aboutFormulas
  simple-words 4 ~eliminate => ~remove ; when: mode(simple) or objects(@objects-of-eliminate need possibility risk) ; not: near(6: team player match cup round) or not mode(simple) and (passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching))
  verbs-with-objects 6 ~eliminate => ~end ; when: objects(poverty discrimination hunger inequality racism violence) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  synonyms 6 ~eliminate/VERB => ~remove | ~get rid of ; not: lacksObjectOrBeforeItOrParticle or reportsTests
elucidate
  reporting-phrases 2 ~elucidate how => ~explain how ; not: passive
  plain-verbs 3 ~elucidate => ~explain | ~clarify
emanate
  story-scenes 5 ~emanate from => ~come from ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
  rare-verbs 6 emanating from => coming from ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
  + A smell emanating from the kitchen woke him. => A smell coming from the kitchen woke him.
embark
  wordy-phrases 2 ~embark [ upon ] => on
  plain-verbs 7 ~embark on|upon => ~start ; not: previousPos(DET ADJ NUM) or warnsOrBinds or nextPos(VERB PUNCT) or not mode(simple) and (near(5: ship boat vessel passenger) or object(adventure))
  synonyms 6 ~embark on => ~begin | ~start | ~set out on ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  simple-words 4 ~embark on|upon => ~set out on ; when: objects(journey adventure voyage quest trip mission) ; not: firstTag(VBG) and opensSentence
  + They embarked on a journey. => They set out on a journey.
  = They embarked on the ship.
embody
  studying-verbs 9 ~embody => ~express | ~show ; when: objects(spirit value principle ideal quality idea trait belief virtue) ; not: passive or attributive
  rare-verbs 6 =embody => ~represent ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or isPassiveOrLacksObject or next(to and by) or sentenceHas(@virus-software-and-tax-terms) or personalSubject or objectIs(person) or object(spirit character role deity)
  + The flag embodies the hopes of the town. => The flag represents the hopes of the town.
  = I do not embody any great masters.
embrace
  casual-advice 6 ~embrace change|uncertainty|failure => ~accept $2 ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~embrace new ideas|experiences|technologies|technology|opportunities => ~welcome new $3 ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~embrace the challenge|challenges|change|changes => ~accept the $3 ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~embrace their|our|your|his|her differences|identity|uniqueness|heritage => ~accept $2 $3 ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 6 ~embrace diversity => ~welcome diversity ; not: aboutTechnicalFormalTextOrNearNegation
  rare-phrases 6 ~embrace the opportunity|chance to => ~take the $3 to ; not: aboutFormulasStatisticsOrLaw or participle
  rare-verbs 9 ~embrace => ~adopt ; when: objects(approach practice technology strategy technique) ; not: passive or attributive or participle and not firstTag(VBG) or aboutFormulasOrStatistics or near(2: not never fully) or sentenceHas(adopt)
  + The firms embraced this approach. => The firms adopted this approach.
  = She embraced her practice partner.
embroil
  everyday-verbs 9 [ embroiled in ] => caught up in ; not: mode(academic formal) or sentenceHas(caught catch)
  + He was embroiled in a strange case. => He was caught up in a strange case.
  = The case embroiled the town.
emerge
  story-actions 5 ~emerge from the|his|her|their|a|an|its shadow|shadows|darkness|dark|forest|woods|trees|door|doorway|house|room|kitchen|bathroom|bedroom|office|water|fog|mist|building|cave|crowd|car|smoke|ruins|rubble|alley|hole|tunnel|portal|tent|hut|cabin|bushes|undergrowth|gloom|cellar => ~come out of $3 $4 ; not: attributive
  + A man emerged from the shadows. => A man came out of the shadows.
  = The firm emerged from bankruptcy.
  causing-verbs 5 ~emerge as a|an|the|one => ~become $3 ; when: objects(leader star hub center centre superpower symbol player powerhouse capital pioneer champion hero icon complement trend) or objects(approach technique method solution tool option alternative destination candidate contender threat force figure voice concern challenge priority) and not (firstTag(VBG) or sentenceHas(become))
  + Trade has emerged as a key concern. => Trade has become a key concern.
  + The port emerged as a hub for trade. => The port became a hub for trade.
  = Jazz emerged as a style in bars.
  rare-verbs 5 =emerge victorious|triumphant => ~win ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(in from out between) or nextPos(NOUN) or attributive
  rare-verbs 6 ~emerge victorious over|against => ~beat ; not: attributive or sentenceHas(gender hormone patriarchy)
  synonyms 6 ~emerge => ~appear | ~arise ; not: mayBeNounOrModifier or next(from as victorious)
emit
  verbs-with-objects 6 ~emit => ~give-off ; when: objects(glow sound noise smell odor scent hum) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
emphasize
  plain-verbs 4, simple-words 4 =emphasize => ~stress ; not: passive or participle or nextLemma(low high frequency bass) or sentenceHas(curriculum syllable) or object(sense theme feature beauty isolation mood contrast figure waist vegetable) or attributive or previous(further)
  = The gap was emphasized by the war.
  = Soft light emphasizes the sense of loss.
  synonyms 6 ~emphasize => ~stress | ~underline ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
employ
  reporting-phrases 3 is|are|was|were|been [ employed ] to => used ; not: personalSubject or near(5: worker staff person man woman people engineer job)
  + A model was employed to count the birds. => A model was used to count the birds.
  = He was employed to count the birds.
  everyday-verbs 4 ~employ => ~use ; when: objects(@objects-of-employ) ; not: attributive
  doing-verbs 4 ~employ a|an|various|several|different|multiple|many|these|this|such => ~use $2 ; not: mode(shorten) or passive or objectIsWorker or aboutEmployment or attributive
  + The film employs a simple trick. => The film uses a simple trick.
  = The farm employs several engineers.
  everyday-verbs 6 [ ~employ ] <NP> => ~use ; when: subject(we study paper method approach model system algorithm framework) or previous(by) and firstTag(VBG) ; not: passive or attributive or objectIsWorker or objectIs(person) or aboutEmployment or near(5: staff people person)
  everyday-verbs 6 %method|technique|approach|strategy|tactic|technology|tool|model|algorithm|procedure|material|measure [ employed ] in|by|to|for|here|,|. => used ; not: aboutEmployment
  + By employing mirrors, they saw more. => By using mirrors, they saw more.
  + The methods employed in the mill are old. => The methods used in the mill are old.
  = By employing workers, they grew.
  = The men employed in the mill are old.
empower
  plain-verbs 9 [ ~empower ] <NP> to <V> => ~help ; not: passive or attributive or aboutLaw or aboutFormulas or subject(law act statute constitution court bill treaty god) or sentenceHas(help helps helping power) or ahead(6: come women girls)
  + The course empowers students to choose. => The course helps students to choose.
  = The act empowers judges to fine firms.
emulate
  simple-words 4 ~emulate => ~copy ; when: hasObject ; not: attributive or aboutFormulas or sentenceHas(software hardware device console computer game program system)
  + She tried to emulate her mother. => She tried to copy her mother.
  = The program emulates an old computer.
enable
  everyday-verbs 5 [ ~enable ] <NP+> [ to ] @ADV? <V> => ~let … ; not: passive or mode(academic formal) or aboutLaw or longSlot(2: 6) or attributive or secondToFollows or firstEnds(ing)
  synonyms 4 [ ~enable ] <NP> to <V> => ~allow ; not: isNegatedOrInTestsOrWarning or participle
  synonyms 6 [ ~enable ] <NP> to => ~make it possible for | ~allow ; not: participle or mayBeNounOrModifier or previousPos(NOUN)
  synonyms 6 [ ~enable ] <NP> [ to ] <V> => ~let … ; not: participle or mayBeNounOrModifier or previousPos(NOUN)
encapsulate
  showy-verbs 9 ~encapsulate => ~capture ; when: hasObject ; not: passive or attributive or firstTag(VBN) or sentenceHas(class object drug drugs nanoparticle nanoparticles polymer cell cells packet packets protein liposome module shell capsule gel droplet droplets code) or next(and or , in within)
  + The song encapsulates her whole life. => The song captures her whole life.
  = The gel shell encapsulates the drug.
  simple-words 4 ~encapsulate => ~sum up ; when: objects(essence spirit idea mood feeling theme) ; not: aboutFormulas or passive
  + It encapsulates the spirit. => It sums up the spirit.
  = It encapsulates the data.
encompass
  plain-verbs 9 ~encompass => ~cover ; when: objects(range area topic field region aspect function discipline subject spectrum) ; not: firstTag(VBG) or passive or attributive or previousPos(PROPN) or nextPos(NUM) or sentenceHas(cover)
  + The course encompasses a wide range of topics. => The course covers a wide range of topics.
  = The course, encompassing a range of topics, is long.
  plain-verbs 9 ~encompass => ~include ; not: attributive or previous(sphere wall circle ring shell fence moat) or first(encompassing) and previous(, and) or nextPos(NUM) or next(about approximately more nearly over) or ahead(3: all entire every whole) or previous(completely entirely fully) or after(2: way) or previousPos(PROPN)
  + The course encompasses music and art. => The course includes music and art.
  = The plan adds rooms, encompassing more than 1,500 beds.
  = The art has changed, encompassing new forms.
  synonyms 6 ~encompass => ~cover ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
  synonyms 6 ~encompass => ~take in ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
  showy-verbs 9 , [ encompassing ] => including ; when: beforeIs(2: plural) and nextPos(NOUN ADJ) ; not: nextPos(NUM) or next(multiple various all many both more everything) or sentenceHas(include) or mode(academic formal)
  + They know many crafts, encompassing pottery and lace. => They know many crafts, including pottery and lace.
  = They know pottery, encompassing glazes.
encounter
  letter-phrases 2 [ should ] you encounter any|further|more|additional|a => if
  recast-more 5 ~encounter difficulty|difficulties <Ving> => ~struggle to $V3 ; not: firstTag(VB)
  set-phrases 4 ~encounter difficulties|problems|obstacles|challenges|issues|barriers => ~face $2 ; not: passive
  shorter-phrases 5 ~encounter an|the error|errors|problem|problems => ~get $2 $3 ; not: passive
  casual-talk 5 ~encounter a number of challenges|problems|difficulties => ~face several $5 ; not: aboutTechnicalFormalTextOrNearNegation
  everyday-verbs 6, simple-words 4, informal-words 3 ~encounter => ~face ; when: near(4: problem issue challenge difficulty obstacle barrier) and mode(simple informal) or objects(challenge difficulty obstacle resistance opposition setback issue problem situation) ; not: participle or passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  changing-verbs 7 ~encounter => ~come across ; when: ahead(4: person people word character stranger creature idea information animal bear snake term phrase name) ; not: passive or attributive or aboutFormulasOrStatistics
  verbs-with-objects 6 %challenge|difficulty|problem|issue|obstacle [ encountered ] => faced ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verbs-with-objects 6 [ ~encounter ] difficulties|problems|obstacles|issues => ~have | ~face ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verbs-with-objects 6 ~encounter => ~run-into ; when: objects(issue problem situation) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  rare-verbs 6, simple-words 4, informal-words 3 ~encounter => ~meet ; when: objects(person people man woman stranger character friend creature being boy girl child traveller) and not (passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)) or objects(resistance opposition) and not (passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)) or objects(animal enemy headmistress molecule traveler) and not (passive or attributive or aboutFormulasStatisticsOrLaw)
  = (simple) They may encounter burdens.
  + (simple) They encountered a man on the hill. => They met a man on the hill.
  rare-verbs 6 ~encounter => ~find ; when: objects(error word example object text) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~encounter/VERB => ~meet | ~come across ; not: lacksObjectOrBeforeItOrParticle or reportsTests
  synonyms 6 ~encounter/VERB => ~run into | ~meet with ; not: lacksObjectOrBeforeItOrParticle or reportsTests
encroach
  rare-phrases 6 ~encroach upon => ~encroach on ; not: aboutFormulasStatisticsOrLaw
endeavor
  simple-words 4 ~endeavor => ~try ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code)
  plain-verbs 3 ~endeavor to <V> => ~try to $3 ; not: aboutLaw or previous(shall)
endeavour
  simple-words 4 ~endeavour => ~try ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code)
  plain-verbs 3 ~endeavour to <V> => ~try to $3 ; not: aboutLaw or previous(shall)
endorse
  verbs-with-objects 6 ~endorse => ~support | ~back ; when: objects(idea view plan proposal policy approach measure) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
endure
  changing-verbs 6 ~endure => ~suffer | ~bear | ~go-through ; when: objects(hardship pain loss abuse suffering torture) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
  plain-adjectives 6 enduring => lasting ; when: attributive ; not: not nextLemma(legacy impact popularity appeal influence love) or afterDegreeWord
  showy-verbs 6 ~endure => ~go through ; when: objects(change trial) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  synonyms 6 ~endure/VERB => ~bear | ~put up with ; not: lacksObjectOrBeforeItOrParticle or reportsTests
engage
  shorten-words 3 ~engage in a discussion about|of => ~discuss ; not: warnsOrBinds or participle
  light-verbs 2 ~engage in a? conversation|conversations|discussion|discussions with => ~talk with ; not: participle or previousLemma(be)
  = I am now engaged in a conversation with a farmer.
  + She engaged in a conversation with a farmer. => She talked with a farmer.
  light-verbs 2 ~engage in a? conversation|discussion|discussions|conversations about => ~talk about ; not: participle or previousLemma(be)
  = They are engaged in a discussion about rain.
  + They engage in conversations with guests. => They talk with guests.
  casual-advice 5 ~engage in open and honest communication|conversation|conversations|dialogue => ~talk openly and honestly ; not: aboutTechnicalFormalTextOrNearNegation or participle
  casual-advice 5 ~engage in open communication|dialogue|conversation|conversations => ~talk openly ; not: aboutTechnicalFormalTextOrNearNegation or participle
  casual-advice 5 ~engage in self-reflection => ~reflect ; not: aboutTechnicalFormalTextOrNearNegation or participle
  casual-advice 5 ~engage in physical activity|activities|exercise => ~exercise ; not: aboutTechnicalFormalTextOrNearNegation or participle or next(such like including)
  casual-advice 5 ~engage in regular physical activity|exercise => ~exercise regularly ; not: aboutTechnicalFormalTextOrNearNegation or participle
  casual-advice 5 ~engage in regular exercise => ~exercise regularly ; not: aboutTechnicalFormalTextOrNearNegation or participle
  + They engage in regular exercise. => They exercise regularly.
  = It suits those engaged in regular exercise.
  casual-advice 5 ~engage in volunteer work => ~volunteer ; not: aboutTechnicalFormalTextOrNearNegation or participle
  casual-advice 5 ~engage in activities that => ~do things that ; not: aboutTechnicalFormalTextOrNearNegation or participle
  casual-advice 5 ~engage in activities|hobbies you enjoy => ~do things you enjoy ; not: aboutTechnicalFormalTextOrNearNegation or participle
  doing-verbs 7, simple-words 4 ~engage in => ~take part in ; when: objects(activity sport event game debate program discussion competition project conversation dialogue talk) and not (previousPos(DET ADJ NUM) or warnsOrBinds or nextPos(VERB PUNCT) or passive or attributive or first(engaged) and not previousLemma(have)) and mode(simple) or objects(activity sport event) and not firstEnds(engaged) or objects(activity sport event game debate program discussion competition project) and not (mode(shorten) or passive or attributive or first(engaged) and not previousLemma(have)) ; not: sentenceHas(sex sexual intercourse)
  + (simple) They engage in dialogue. => They take part in dialogue.
  = (simple) The two towns engaged in the debate were full.
  = (simple) The firms engage in fraud.
  = They engage in sexual activity.
  = It suits those engaged in sports.
  doing-verbs 6 ~engage in => ~do ; when: objects(exercise workout research yoga) ; not: mode(shorten) or passive or attributive or first(engaged) and not previousLemma(have)
  = They engaged in a long debate.
  + She engages in outdoor sports. => She takes part in outdoor sports.
  = The people engaged in sports are fit.
  = Keep a positive attitude.
  verbs-with-objects 6 [ ~engage in ] activities|activity|sports|discussions|discussion|conversation|conversations|debate|dialogue|exercise|competition => ~take part in ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time) or participle or sentenceHas(sex sexual intercourse)
  showy-verbs 6 ~engage => ~interest ; when: objects(learner reader audience viewer) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or ahead(5: deeper in on with)
  = The songs engage listeners and readers on many levels.
  showy-verbs 6 ~engage in a|an conversation|discussion|dialogue|debate => ~have $3 $4 ; not: aboutFormulas or aboutLaw or nextPos(PUNCT) or participle or previousLemma(be) and firstEnds(ed)
  showy-verbs 6 ~engage in conversations|discussions|debates => ~have $3 ; not: aboutFormulas or aboutLaw or nextPos(PUNCT) or participle or previousLemma(be) and firstEnds(ed)
  showy-verbs 6 ~engage in acts of => ~commit acts of ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
  showy-verbs 6 ~engage in exercise|sports|games => ~do $3 ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
  showy-verbs 6 ~engage in learning => ~learn ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
  wordy-phrases 6, shorten-words 3 ~engage in community service => ~do community service ; not: nextPos(NOUN PROPN) or attributive or passive
  + We engage in community service. => We do community service.
  = We engage in community service projects.
engender
  rare-verbs 6 ~engender => ~create | ~cause | ~produce ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
engulf
  story-scenes 7 ~engulf/VERB me|him|us|them => ~swallow $2 ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
enhance
  plain-verbs 6 ~enhance => ~add to ; when: objects(atmosphere ambiance ambience drama enjoyment charm mood beauty appeal realism tension suspense) ; not: passive or attributive or participle or aboutFormulas or objectJoined
  + The songs enhance the mood of the play. => The songs add to the mood of the play.
  = The songs enhance the mood and the pace of the play.
  recast-nouns 5 ~enhance our understanding of => ~help us better understand ; not: passive
  plain-verbs 6 [ enhanced ] reporting|coverage|cooperation|collaboration|understanding|accuracy|efficiency|visibility|learning|protection|support|control|access|stability|precision|functionality|connectivity => improved | better ; when: attributive
  plain-verbs 4 ~enhance => ~raise ; when: objects(awareness consciousness visibility rate likelihood probability chance) ; not: attributive
  + Salt enhances the rate of decay. => Salt raises the rate of decay.
  = They had an enhanced rate.
  plain-verbs 5, simple-words 4 ~enhance => ~improve ; when: not (previousPos(DET ADJ NUM) or sentenceHas(pixel image gene enhancer)) and mode(simple) or not (isPassiveOrLacksObject or attributive or near(4: @physics-and-biology-near-enhance) or object(@objects-of-enhance-mood-and-flavour)) ; not: object(rate likelihood probability chance note) or object(area surface size contrast) or firstEnds(ed) and nextPos(PROPN) or mode(simple) and (attributive or firstTag(VBN) and not previous(is are was were be been have has had being))
  = (simple) We propose a feature enhanced Deep network.
  changing-verbs 5 enhance my|our|your|their understanding of => better understand ; when: previous(to)
  plain-adjectives 6 [ enhanced ] risk|risks|cost|costs|productivity|efficiency|rates|prices|levels|quality => higher ; when: previousPos(DET ADP ADJ) ; not: aboutFormulasOrStatistics or sentenceHas(high)
  plain-adjectives 6 [ enhanced ] awareness|flexibility|security|safety|confidence|sense|independence|freedom => greater ; when: previousPos(DET ADP ADJ) ; not: aboutFormulasOrStatistics or sentenceHas(great)
  plain-adjectives 6 [ enhanced ] performance|experience|communication|features|service|services|health|results => better ; when: previousPos(DET ADP ADJ) ; not: aboutFormulasOrStatistics
  synonyms 6 ~enhance => ~improve ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
enjoy
  rare-phrases 6 ~enjoy the benefits of => ~benefit from ; not: aboutFormulasStatisticsOrLaw
enquire
  everyday-verbs 3 ~enquire => ~ask
enroll
  plain-verbs 6 ~enroll in => ~join ; when: object(activity club) ; not: passive or attributive or personalSubject and firstTag(VBN)
  + Many students enroll in a club. => Many students join a club.
  = Many students enroll in a course.
ensue
  rare-verbs 6 =ensue => ~follow ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(in from out between) or nextPos(NOUN) or attributive or behind(4: as once until when while)
  = As panic ensued, the doors were shut.
  + Panic ensued. => Panic followed.
ensuing
  rare-verbs 6 =ensuing/VERB|ADJ => following | resulting ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(in from out between) or nextPos(NOUN) or attributive
ensure
  shorten-frames 5 ~ensure [ that ] the|these|those|this|your|our|their|his|her => - ; not: not (relation(mark) and aheadTag(8: VBD VBP VBZ MD))
  set-phrases 2 , [ ensuring that ] => so that ; not: aboutLaw or opener(with while as when if since because) or relation(csubj)
  = With winter near, ensuring that pipes are dry is vital.
  set-phrases 2 , ensuring => to ensure ; when: openerTag(VB) and not behind(40: ,) ; not: next(that)
  + A dog needs room, ensuring that it can run. => A dog needs room, so that it can run.
  + Choose a case with two locks, ensuring a tight fit. => Choose a case with two locks to ensure a tight fit.
  = The shop uses two locks, ensuring a tight fit.
  everyday-verbs 5, simple-words 4 =ensure that/SCONJ => ~make sure that ; when: not warnsOrBinds and mode(simple expand) or not (thingActs or previous(which) or mode(academic formal))
  everyday-verbs 5 =ensure that/SCONJ => ~make sure ; not: thingActs or previous(which) or mode(academic formal)
  = It rings twice, which ensures that we hear.
  = Sailing with a guide ensures that you come home.
  + Please ensure that the door is shut. => Please make sure that the door is shut.
  including-verbs 5 ~ensure the safety of <NP> => ~keep $5 safe ; not: not nextPos(PUNCT) or passive or longSlot(5: 4)
  including-verbs 4 [ =ensure that ] the|a|an|they|we|it|you|he|she|our|their|his|her|its|your|my|students|people|everyone|everything|every|each|all|both => ~make sure that | ~make sure ; not: thingActs or passive or mode(academic formal)
  including-verbs 4 [ =ensure ] they|we|you|he|she|it|everyone|everything|nothing => ~make sure ; not: thingActs or mode(academic formal) or firstEnds(ing) and previous(,) and (next(it everyone everything nothing she he) or mode(shorten))
  = It was packed with care, ensuring it came whole.
  including-verbs 5 [ =ensure ] <NP> is|are|can|was|were|has|have|do|does|will|gets|get|receive|receives|stay|stays|remain|remains => ~make sure ; not: thingActs or mode(academic formal) or passive or firstEnds(ing) and previous(,)
  + Locks ensure the safety of staff. => Locks keep staff safe.
  + Check it to ensure the lamp is off. => Check it to make sure the lamp is off.
  = Locks ensure safety.
  synonyms 6 ~ensure that => ~make sure that ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  including-verbs 9 ~include|involve|mean [ ensuring that ] => making sure that ; not: mode(academic formal)
  + His work includes ensuring that the pipes are dry. => His work includes making sure that the pipes are dry.
entail
  plain-verbs 6 ~entail => ~involve ; when: nextTag(VBG) or next(?) or object(cost costs expense expenses work training step steps task tasks duty duties) ; not: passive or attributive or next(that) or aboutFormulas or aboutLaw or previousPos(DET) or sentenceHas(premise hypothesis logic logical proposition sentence semantics involve theorem inference axiom principle)
  + The job entails mending nets. => The job involves mending nets.
  = The premise entails the conclusion.
enter
  rare-phrases 6 ~enter a new era|phase => ~begin a new $4 ; not: aboutFormulasStatisticsOrLaw
  synonyms 7 ~enter/VERB => ~go into ; when: objects(room house building cave forest store church kitchen) ; not: participle or mayBeNounModifierOrAfterName
entertain
  rare-phrases 6 ~entertain the idea|notion of => ~consider ; not: aboutFormulasStatisticsOrLaw
enthral
  rare-verbs 6 ~enthral => ~fascinate | ~grip ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
enthrall
  rare-verbs 6 ~enthrall => ~fascinate | ~grip ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
enumerate
  rare-verbs 6 ~enumerate => ~list ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
envelop
  story-scenes 6 enveloped in => wrapped in ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
envisage
  simple-words 4 ~envisage => ~imagine ; not: attributive or aboutLaw or next(that by)
  + I envisage a new town. => I imagine a new town.
  = They envisage that it will end soon.
envision
  story-looks 6, simple-words 4 ~envision => ~imagine ; when: objects(day future harbor life place scene world person) or next(myself yourself himself herself themselves ourselves) ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-) or attributive or participle or not hasObject or behind(4: as) or subject(authority government company city council official plan project concept) or firstEnds(ed) and previousPos(ADP DET ADJ)
  = The ambassador envisioned a fair pact.
  + She envisioned a calm harbor. => She imagined a calm harbor.
  = The envisioned road is long.
  = The council envisions a new bridge.
  = She envisioned a joint project.
epitomize
  showy-verbs 6 ~epitomize => ~show ; when: objects(spirit style) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
equip
  giving-verbs 5 [ ~equip ] <NP> [ with ] <NP> => ~give … ; when: receiverInSecondSlot ; not: passive or attributive
  + It equips teachers with tools. => It gives teachers tools.
  common-words 5 @NOUN [ equipped with ] => with
  synonyms 6 equipped with => fitted with | furnished with ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
  everyday-verbs 9 ~be equipped with => ~have ; when: previousIs(thing) or previousLemma(building house room car island ship hotel phone device system machine kitchen school plane vehicle lab center gym office) ; not: firstTag(VB VBN VBG) or personalSubject or previousIs(person) or previousLemma(troop team crew force army police staff soldier) or objects(skill knowledge understanding) or nextPos(PUNCT PRON) or previous(which that who what)
  + The buildings are equipped with new pumps. => The buildings have new pumps.
  = The nurses are equipped with radios.
eradicate
  rare-verbs 6 ~eradicate => ~wipe out ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
erode
  simple-words 4 ~erode => ~weaken ; when: objects(trust confidence support faith belief power authority right freedom) ; not: attributive
  + Lies erode trust. => Lies weaken trust.
  = Waves erode the coast.
eschew
  rare-verbs 6 ~eschew => ~avoid ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
espouse
  simple-words 4 ~espouse => ~support ; when: objects(view belief idea cause value theory) ; not: attributive
  + He espoused the cause. => He supported the cause.
  = He espoused a widow.
establish
  recast-phrases 7 ~establish the amount of => $1 how much ; when: nextPos(NOUN) ; not: aboutFormulas or not afterPos(2: PRON PROPN DET)
  casual-advice 5 ~establish clear|healthy? boundaries => ~set $2 boundaries ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~establish a routine|schedule|budget => ~set-up $2 $3 ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 6 ~establish goals|rules|limits|expectations => ~set $2 ; not: aboutTechnicalFormalTextOrNearNegation
  causing-verbs 6, simple-words 4 ~establish => ~build ; when: objects(relationship rapport bond trust credibility friendship) or objects(connection) and next(a) and after(2: meaningful deep strong real genuine) ; not: passive or attributive or aboutFormulas or near(6: between correlation) or ahead(5: employment legal business diplomatic formal special statutory trade) or object(relationship) and (previous(we) or subject(analysis paper result study))
  = We establish a strain relationship.
  + They established a warm relationship with him. => They built a warm relationship with him.
  = It establishes a legal relationship with the firm.
  causing-verbs 6 ~establish => ~set ; when: objects(goal boundary rule guideline limit deadline expectation priority requirement standard) ; not: nextLemma(theoretical) or passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  = We establish theoretical limits on it.
  + They established clear rules. => They set clear rules.
  = The club was established in May.
  verbs-with-objects 6 ~establish => ~set-up | ~create ; when: objects(program system committee network office) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  rare-verbs 6, simple-words 4 ~establish => ~set up ; when: ahead(5: @things-near-establish) and not previousPos(DET ADJ NUM) and mode(simple) or objects(company committee school network base program organization fund office business) and not (passive or attributive) or objects(center centre department framework institution system) and not (passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,))
  rare-verbs 7 was|were [ established ] by => set up ; when: subject(club society group company committee organization foundation commission council agency program charity firm) ; not: aboutLaw
  + The club was established by two nurses. => The club was set up by two nurses.
  = The rule was established by two nurses.
evade
  simple-words 4 ~evade => ~avoid ; when: objects(capture detection question responsibility arrest) ; not: attributive
  + He evaded capture. => He avoided capture.
  = He evaded the police.
evaluate
  simple-words 4 ~evaluate => ~assess ; not: next(at on) or aboutFormulas or sentenceHas(polynomial function integral expression)
  + Judges evaluate the plans. => Judges assess the plans.
  = The polynomial is evaluated at zero.
  synonyms 6 ~evaluate/VERB => ~assess ; not: lacksObjectOrBeforeItOrParticle or reportsTests
evolve
  causing-verbs 7, simple-words 4 ~evolve into => ~grow into ; when: objects(business city community company empire event festival friendship hub industry institution movement network organisation organization partnership platform tradition) ; not: sentenceHas(species organism cell dinosaur pokemon)
  + The club evolves into a company. => The club grows into a company.
  = The sea evolved into a waste.
  changing-verbs 6 ~evolve significantly|greatly|dramatically|considerably|rapidly => ~change $2 ; not: sentenceHas(species organism cell gene)
  rare-phrases 6 ~evolve over time => ~change over time ; not: aboutFormulasStatisticsOrLaw
  rare-verbs 9 =evolve => ~change ; when: nextPos(@parts-of-speech-after-verbs-without-object) and subject(industry market trend landscape need taste expectation role attitude fashion preference requirement situation environment society technology standard rule demand threat language) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or attributive or next(from into to) or sentenceHas(@nature-and-body-terms)
  + Tastes evolve quickly. => Tastes change quickly.
  = Bats evolved in warm forests.
  synonyms 6 ~evolve/VERB => ~develop | ~change ; not: mayBeNounOrModifier or aboutFormulas or next(from equation)
exacerbate
  plain-verbs 3 =exacerbate => ~worsen ; when: not previous(further) or objects(problem situation crisis issue symptom inequality tension) and not (passive or attributive or aboutFormulasStatisticsOrLaw)
  synonyms 6 ~exacerbate/VERB => ~worsen ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
examine
  simple-words 4 ~examine/VERB => ~look at ; not: participle or not hasObject or sentenceHas(patient doctor student witness) or previousPos(DET ADJ NUM)
  verbs-with-objects 7 ~examine => ~look-at | ~study ; when: objects(role effect impact relationship theme issue question way aspect) ; not: passive or attributive or aboutTechnicalOrFormalText
  studying-verbs 7 ~examine how|whether|why => ~look at $2 ; not: passive or attributive or mode(academic formal) or aboutFormulasStatisticsOrLaw or previous(and or ,) or next(and or)
  + This book examines how bread rises. => This book looks at how bread rises.
  = This book shows how bread rises.
  synonyms 6 ~examine/VERB how => ~study how | ~look at how ; not: lacksObjectOrBeforeItOrParticle or reportsTests
  synonyms 6 ~examine/VERB => ~study | ~look at ; not: lacksObjectOrBeforeItOrParticle or reportsTests
exceed
  casual-phrases 5 ~exceed my expectations => ~be better than I expected ; not: next(in and for of)
  casual-phrases 5 ~exceed our expectations => ~be better than we expected ; not: next(in and for of)
  casual-phrases 9 ~exceed their expectations => ~be better than they expected ; not: next(in and for of)
  + The hotel exceeded our expectations. => The hotel was better than we expected.
  = It exceeded our expectations in sales.
  rare-verbs 6 @NOUN [ exceeding ] @NUM => of more than ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
  synonyms 6 ~exceed/VERB => ~go beyond | ~surpass ; not: lacksObjectOrBeforeItOrParticle or reportsTests
  simple-words 4 ~exceed => ~go over ; when: objects(limit budget) ; not: passive or aboutFormulasOrPhysics
  + They exceeded the budget. => They went over the budget.
  = It exceeded our hopes.
excel
  simple-words 4 ~excel at|in => ~do very well $2 ; not: previousPos(DET ADJ NUM) or warnsOrBinds or nextPos(VERB PUNCT)
execute
  casual-phrases 5 executed to perfection => perfectly $1 ; not: aboutLaw or aboutFormulas
  handling-verbs 6, simple-words 4 ~execute => ~carry out ; when: objects(plan strategy task attack mission project order duty) ; not: passive or attributive or aboutFormulas
  verbs-with-objects 6 ~execute => ~carry-out ; when: objects(idea vision) and not aboutTechnicalOrFormalText or objects(plan task mission order strategy attack duty) and not firstEnds(enriching) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
exemplify
  plain-verbs 6 =exemplify => ~show ; not: isPassiveOrLacksObject or personalSubject or pluralNext or previousPos(PROPN)
  = They wait, exemplifying patient hunters.
exercise
  rare-phrases 6 ~exercise caution => ~take care ; not: aboutFormulasStatisticsOrLaw or participle
  + They exercised caution. => They took care.
exert
  light-verbs 4 ~exert influence on|over => ~influence ; not: passive
  verbs-with-objects 6 ~exert pressure on => ~put pressure on ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verbs-with-objects 6 ~exert => ~have ; when: objects(influence) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  showy-verbs 6 ~exert an influence on => ~influence ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
exhibit
  plain-verbs 5, simple-words 4 ~exhibit => ~show ; not: isPassiveOrLacksObject or attributive or sentenceHas(museum art gallery exhibition artist painting)
  verbs-with-objects 6 ~exhibit signs of => ~show signs of ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time) or participle
  verb-noun-pairs 5 ~exhibit better|superior|improved|enhanced performance => ~perform better ; when: next(. in on than , across)
  verb-noun-pairs 5 ~exhibit superior performance over|to => ~perform better than
  verb-noun-pairs 5 ~exhibit better|superior|improved performance compared to|with => ~perform better than
  verb-noun-pairs 5 ~exhibit good|strong|excellent performance => ~perform well ; when: next(. in on , across)
  verb-noun-pairs 5 ~exhibit comparable|similar performance to => ~perform as well as
  synonyms 6 ~exhibit => ~show | ~display ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
exhort
  rare-verbs 6 ~exhort => ~urge ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
exonerate
  rare-verbs 6 ~exonerate => ~clear ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
expand
  wordy-phrases 2 ~expand [ upon ] => on
  casual-talk 9 ~expand my|your|his|her|its|our|their horizons => ~learn more ; not: aboutTechnicalFormalTextOrNearNegation
  rare-phrases 6 ~expand upon => ~expand on ; not: aboutFormulasStatisticsOrLaw
  verbs-with-objects 7 ~expand => ~grow ; when: objects(business) ; not: passive or attributive or aboutTechnicalOrFormalText or participle
expedite
  rare-verbs 6 ~expedite => ~speed-up ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
  showy-verbs 6, simple-words 4 ~expedite => ~speed up ; when: mode(simple) or objects(process delivery) ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code) or not mode(simple) and (passive or aboutFormulasStatisticsOrLaw)
experience
  recast-nouns 5 ~experience feelings of => ~feel
  doing-verbs 6 ~experience => ~feel ; when: objects(@feelings-experienced) ; not: passive or attributive or aboutFormulasOrStatistics
  doing-verbs 7 ~experience => ~see ; when: objects(growth surge boom decline increase rise) ; not: passive or attributive or aboutFormulasOrStatistics
  doing-verbs 9 ~experience => ~have ; when: objects(issue delay success setback difficulty problem trouble) ; not: passive or attributive or participle and not tense(past present) or aboutFormulasOrStatistics or mode(academic formal)
  + The project experienced delays. => The project had delays.
  = They experience life as a dream.
  doing-verbs 6 people|those|patients|individuals|children|anyone|someone|students|women|men [ experiencing ] => with ; when: object(pain symptom difficulty anxiety depression problem)
  + She experienced great joy. => She felt great joy.
  = He has years of experience.
  verbs-with-objects 6 ~experience growth => ~grow ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time) or participle
  verbs-with-objects 6 [ ~experience ] difficulty|difficulties => ~have ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verb-noun-pairs 7 ~experience rapid|significant|tremendous|strong growth => ~grow quickly ; when: next(@words-after-growth)
  verb-noun-pairs 5 ~experience difficulty|difficulties|trouble <Ving> => ~have trouble $3
  verb-noun-pairs 5 ~experience difficulties|difficulty with => ~have trouble with
  verb-noun-pairs 6 ~experience success => ~succeed ; when: next(. , in)
  doing-verbs 6 adults|clients|employees|mothers|somebody|teenagers|teens|veterans|youth [ experiencing ] => with ; when: object(anxiety depression difficulty headache insomnia migraine nausea pain problem symptom)
  + He helps veterans experiencing insomnia. => He helps veterans with insomnia.
  = He helps veterans experiencing hardship.
  synonyms 6 ~experience/VERB => ~go through ; when: objects(change period hardship crisis trauma loss) ; not: lacksObjectOrMayBeNounOrBeforeParticle
explain
  synonyms 6 ~explain that => ~make clear that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
explore
  studying-verbs 5 paper|work [ ~explore ] => ~study ; not: mode(shorten) or mode(academic formal)
  studying-verbs 5 study|article|essay|book|chapter|novel|research|report|section|poem [ ~explore ] => ~look at ; not: mode(shorten) or mode(academic formal)
  + This paper explores the causes of rust. => This paper studies the causes of rust.
  studying-verbs 6, simple-words 4 ~explore => ~look at ; when: mode(simple) and (ahead(6: topic concept idea theme relationship impact effect issue question role factor) and not participle and mode(simple) or objects(@objects-of-explore-topics-and-arguments) and not (mode(shorten academic formal) or passive or attributive or next(new other) or near(8: city town island trail park planet cave ocean forest travel space mars venus museum)) or objects(aspect concept effect impact issue role) and not passive) or objects(alternative approach difference impact influence issue option similarity solution topic) and not (mode(shorten academic formal) or passive or attributive or opensSentence and not firstEnds(ing) or next(and or , the new) and not objects(impact influence) or near(8: city town island trail park planet cave ocean forest travel space mars venus museum)) ; not: objects(theme) and personalSubject or behind(4: children encouraged kids learners pupils students)
  + The airline should be exploring other options. => The airline should be looking at other options.
  = They explored every corner of the cave.
  = He explored themes of loss in his songs.
  studying-verbs 5 ~explore how|why|whether|what => ~look at $2 ; not: mode(shorten) or passive or mode(academic formal)
  studying-verbs 7 ~explore => ~try ; when: objects(activity hobby recipe food flavor) ; not: mode(shorten) or passive or attributive or near(8: city town island trail park planet cave ocean forest travel space mars venus museum)
  + The book explores the idea of hope. => The book looks at the idea of hope.
  = They explored the cave.
  + The essay explores how bees dance. => The essay looks at how bees dance.
  common-words 7 ~explore => ~examine ; when: objects(aspect concept effect impact issue role) ; not: passive
  collocations 6 ~explore ways|options|opportunities|avenues to|for => ~look for $2 $3 ; not: aboutFormulasStatisticsOrLaw
  synonyms 6 ~explore/VERB => ~examine ; when: objects(@objects-of-explore-concepts-and-links) ; not: mayBeNounOrModifier or participle
  synonyms 7 ~explore/VERB => ~look into ; when: objects(@objects-of-explore-concepts-and-links) or objects(question issue effect impact role option cause) and not mayBeNounModifierOrAfterName ; not: mayBeNounOrModifier or participle
expose
  doing-verbs 6 ~be exposed to => ~face ; when: object(risk danger hazard discrimination ridicule) ; not: aboutFormulasStatisticsOrLaw or aboutResearchOrSupply or nextPos(NOUN) or next(and or ,) or previous(get got) or sentenceHas(insurer company portfolio market price face)
  + Sailors are exposed to great danger. => Sailors face great danger.
  = The skin is exposed to the sun.
expound
  simple-words 4 ~expound on|upon => ~explain
  + She expounded on the idea. => She explained the idea.
  = She expounded at length.
express
  shorter-phrases 3 ~express a preference for => ~prefer
  told-feelings 6 expressed his disappointment at => said he was disappointed at ; not: isPerfectOrPassive
  told-feelings 6 expressed his delight at|over|about|with => said he was delighted at ; not: isPerfectOrPassive
  told-feelings 6 expressed his excitement about|over|at|regarding|for => said he was excited about ; not: isPerfectOrPassive
  told-feelings 6 expressed his frustration with|over|about => said he was frustrated with ; not: isPerfectOrPassive or ahead(9: stating saying adding)
  told-feelings 6 expressed his frustration at => said he was frustrated at ; not: isPerfectOrPassive or ahead(9: stating saying adding)
  told-feelings 6 expressed his pride in|at|over|about => said he was proud of ; not: isPerfectOrPassive
  told-feelings 6 expressed his surprise at|over|about|with => said he was surprised at ; not: isPerfectOrPassive
  told-feelings 6 expressed his regret for|over|about|at => said he was sorry about ; not: isPerfectOrPassive
  told-feelings 6 expressed his shock at|over|about|with => said he was shocked at ; not: isPerfectOrPassive
  told-feelings 6 expressed his sadness at|over|about|with => said he was sad at ; not: isPerfectOrPassive
  told-feelings 6 expressed his confidence about => said he was confident about ; not: isPerfectOrPassive
  told-feelings 6 expressed his happiness at|over|about|with => said he was happy about ; not: isPerfectOrPassive
  told-feelings 6 expressed his joy at|over|about|with => said he was happy about ; not: isPerfectOrPassive
  told-feelings 6 expressed his relief at|over|about|with => said he was relieved at ; not: isPerfectOrPassive
  told-feelings 6 expressed his optimism about|over|at|regarding|for => said he was optimistic about ; not: isPerfectOrPassive
  told-feelings 6 expressed his anger for|over|about|at => said he was angry about ; not: isPerfectOrPassive
  told-feelings 6 expressed his enthusiasm about|over|at|regarding|for => said he was enthusiastic about ; not: isPerfectOrPassive
  told-feelings 6 expressed his dissatisfaction with|over|about => said he was unhappy with ; not: isPerfectOrPassive
  told-feelings 6 expressed his dissatisfaction at => said he was unhappy at ; not: isPerfectOrPassive
  told-feelings 6 expressed his concern about|over|at|regarding|for => said he was concerned about ; not: isPerfectOrPassive
  told-feelings 6 expressed his concerns about|over|at|regarding|for => said he was concerned about ; not: isPerfectOrPassive
  told-feelings 6 , [ expressing his disappointment with|over|about ] => saying he was disappointed with ; when: tense(past)
  told-feelings 6 , [ expressing his disappointment at ] => saying he was disappointed at ; when: tense(past)
  told-feelings 6 , [ expressing his delight at|over|about|with ] => saying he was delighted at ; when: tense(past)
  told-feelings 6 , [ expressing his excitement about|over|at|regarding|for ] => saying he was excited about ; when: tense(past)
  told-feelings 6 , [ expressing his frustration with|over|about ] => saying he was frustrated with ; when: tense(past)
  told-feelings 6 , [ expressing his frustration at ] => saying he was frustrated at ; when: tense(past)
  told-feelings 6 , [ expressing his satisfaction with|over|about ] => saying he was satisfied with ; when: tense(past)
  told-feelings 6 , [ expressing his satisfaction at ] => saying he was satisfied at ; when: tense(past)
  told-feelings 6 , [ expressing his pride in|at|over|about ] => saying he was proud of ; when: tense(past)
  told-feelings 6 , [ expressing his surprise at|over|about|with ] => saying he was surprised at ; when: tense(past)
  told-feelings 6 , [ expressing his regret for|over|about|at ] => saying he was sorry about ; when: tense(past)
  told-feelings 6 , [ expressing his shock at|over|about|with ] => saying he was shocked at ; when: tense(past)
  told-feelings 6 , [ expressing his sadness at|over|about|with ] => saying he was sad at ; when: tense(past)
  told-feelings 6 , [ expressing his confidence about ] => saying he was confident about ; when: tense(past)
  told-feelings 6 , [ expressing his happiness at|over|about|with ] => saying he was happy about ; when: tense(past)
  told-feelings 6 , [ expressing his joy at|over|about|with ] => saying he was happy about ; when: tense(past)
  told-feelings 6 , [ expressing his relief at|over|about|with ] => saying he was relieved at ; when: tense(past)
  told-feelings 6 , [ expressing his optimism about|over|at|regarding|for ] => saying he was optimistic about ; when: tense(past)
  told-feelings 6 , [ expressing his anger for|over|about|at ] => saying he was angry about ; when: tense(past)
  told-feelings 6 , [ expressing his enthusiasm about|over|at|regarding|for ] => saying he was enthusiastic about ; when: tense(past)
  told-feelings 6 , [ expressing his dissatisfaction with|over|about ] => saying he was unhappy with ; when: tense(past)
  told-feelings 6 , [ expressing his dissatisfaction at ] => saying he was unhappy at ; when: tense(past)
  told-feelings 6 , [ expressing his concern about|over|at|regarding|for ] => saying he was concerned about ; when: tense(past)
  told-feelings 6 , [ expressing his concerns about|over|at|regarding|for ] => saying he was concerned about ; when: tense(past)
  told-feelings 6 expressed his deep|sincere|heartfelt? gratitude|appreciation|thanks to => thanked ; not: isPerfectOrPassive or nextPos(VERB)
  told-feelings 6 expressed his hope that => said he hoped ; not: isPerfectOrPassive
  told-feelings 6 expressed his belief|conviction that => said he believed ; not: isPerfectOrPassive
  told-feelings 6 expressed his desire|wish to => said he wanted to ; not: isPerfectOrPassive
  told-feelings 6 expressed his willingness to => said he was willing to ; not: isPerfectOrPassive
  told-feelings 6 expressed his determination to => said he was determined to ; not: isPerfectOrPassive
  told-feelings 6 expressed his eagerness to => said he was eager to ; not: isPerfectOrPassive
  told-feelings 6 expressed his support for => said he supported ; not: isPerfectOrPassive
  told-feelings 6 expressed her disappointment with|over|about => said she was disappointed with ; not: isPerfectOrPassive
  told-feelings 6 expressed her disappointment at => said she was disappointed at ; not: isPerfectOrPassive
  told-feelings 6 expressed her delight at|over|about|with => said she was delighted at ; not: isPerfectOrPassive
  told-feelings 6 expressed her excitement about|over|at|regarding|for => said she was excited about ; not: isPerfectOrPassive
  told-feelings 6 expressed her frustration with|over|about => said she was frustrated with ; not: isPerfectOrPassive
  told-feelings 6 expressed her frustration at => said she was frustrated at ; not: isPerfectOrPassive
  told-feelings 6 expressed her satisfaction with|over|about => said she was satisfied with ; not: isPerfectOrPassive
  told-feelings 6 expressed her satisfaction at => said she was satisfied at ; not: isPerfectOrPassive
  told-feelings 6 expressed her pride in|at|over|about => said she was proud of ; not: isPerfectOrPassive
  told-feelings 6 expressed her surprise at|over|about|with => said she was surprised at ; not: isPerfectOrPassive
  told-feelings 6 expressed her regret for|over|about|at => said she was sorry about ; not: isPerfectOrPassive
  told-feelings 6 expressed her shock at|over|about|with => said she was shocked at ; not: isPerfectOrPassive
  told-feelings 6 expressed her sadness at|over|about|with => said she was sad at ; not: isPerfectOrPassive
  told-feelings 6 expressed her confidence about => said she was confident about ; not: isPerfectOrPassive
  told-feelings 6 expressed her happiness at|over|about|with => said she was happy about ; not: isPerfectOrPassive
  told-feelings 6 expressed her joy at|over|about|with => said she was happy about ; not: isPerfectOrPassive
  told-feelings 6 expressed her relief at|over|about|with => said she was relieved at ; not: isPerfectOrPassive
  told-feelings 6 expressed her optimism about|over|at|regarding|for => said she was optimistic about ; not: isPerfectOrPassive
  told-feelings 6 expressed her anger for|over|about|at => said she was angry about ; not: isPerfectOrPassive
  told-feelings 6 expressed her enthusiasm about|over|at|regarding|for => said she was enthusiastic about ; not: isPerfectOrPassive
  told-feelings 6 expressed her dissatisfaction with|over|about => said she was unhappy with ; not: isPerfectOrPassive
  told-feelings 6 expressed her dissatisfaction at => said she was unhappy at ; not: isPerfectOrPassive
  told-feelings 6 expressed her concern about|over|at|regarding|for => said she was concerned about ; not: isPerfectOrPassive
  told-feelings 6 expressed her concerns about|over|at|regarding|for => said she was concerned about ; not: isPerfectOrPassive
  told-feelings 6 , [ expressing her disappointment with|over|about ] => saying she was disappointed with ; when: tense(past)
  told-feelings 6 , [ expressing her disappointment at ] => saying she was disappointed at ; when: tense(past)
  told-feelings 6 , [ expressing her delight at|over|about|with ] => saying she was delighted at ; when: tense(past)
  told-feelings 6 , [ expressing her excitement about|over|at|regarding|for ] => saying she was excited about ; when: tense(past)
  told-feelings 6 , [ expressing her frustration with|over|about ] => saying she was frustrated with ; when: tense(past)
  told-feelings 6 , [ expressing her frustration at ] => saying she was frustrated at ; when: tense(past)
  told-feelings 6 , [ expressing her satisfaction with|over|about ] => saying she was satisfied with ; when: tense(past)
  told-feelings 6 , [ expressing her satisfaction at ] => saying she was satisfied at ; when: tense(past)
  told-feelings 6 , [ expressing her pride in|at|over|about ] => saying she was proud of ; when: tense(past)
  told-feelings 6 , [ expressing her surprise at|over|about|with ] => saying she was surprised at ; when: tense(past)
  told-feelings 6 , [ expressing her regret for|over|about|at ] => saying she was sorry about ; when: tense(past)
  told-feelings 6 , [ expressing her shock at|over|about|with ] => saying she was shocked at ; when: tense(past)
  told-feelings 6 , [ expressing her sadness at|over|about|with ] => saying she was sad at ; when: tense(past)
  told-feelings 6 , [ expressing her confidence about ] => saying she was confident about ; when: tense(past)
  told-feelings 6 , [ expressing her happiness at|over|about|with ] => saying she was happy about ; when: tense(past)
  told-feelings 6 , [ expressing her joy at|over|about|with ] => saying she was happy about ; when: tense(past)
  told-feelings 6 , [ expressing her relief at|over|about|with ] => saying she was relieved at ; when: tense(past)
  told-feelings 6 , [ expressing her optimism about|over|at|regarding|for ] => saying she was optimistic about ; when: tense(past)
  told-feelings 6 , [ expressing her anger for|over|about|at ] => saying she was angry about ; when: tense(past)
  told-feelings 6 , [ expressing her enthusiasm about|over|at|regarding|for ] => saying she was enthusiastic about ; when: tense(past)
  told-feelings 6 , [ expressing her dissatisfaction with|over|about ] => saying she was unhappy with ; when: tense(past)
  told-feelings 6 , [ expressing her dissatisfaction at ] => saying she was unhappy at ; when: tense(past)
  told-feelings 6 , [ expressing her concern about|over|at|regarding|for ] => saying she was concerned about ; when: tense(past)
  told-feelings 6 , [ expressing her concerns about|over|at|regarding|for ] => saying she was concerned about ; when: tense(past)
  told-feelings 6 expressed her deep|sincere|heartfelt? gratitude|appreciation|thanks to => thanked ; not: isPerfectOrPassive or nextPos(VERB)
  told-feelings 6 expressed her hope that => said she hoped ; not: isPerfectOrPassive
  told-feelings 6 expressed her belief|conviction that => said she believed ; not: isPerfectOrPassive
  told-feelings 6 expressed her desire|wish to => said she wanted to ; not: isPerfectOrPassive
  told-feelings 6 expressed her willingness to => said she was willing to ; not: isPerfectOrPassive
  told-feelings 6 expressed her determination to => said she was determined to ; not: isPerfectOrPassive
  told-feelings 6 expressed her eagerness to => said she was eager to ; not: isPerfectOrPassive
  told-feelings 6 expressed her support for => said she supported ; not: isPerfectOrPassive
  told-feelings 6 expressed their disappointment with|over|about => said they were disappointed with ; not: isPerfectOrPassive
  told-feelings 6 expressed their disappointment at => said they were disappointed at ; not: isPerfectOrPassive
  told-feelings 6 expressed their delight at|over|about|with => said they were delighted at ; not: isPerfectOrPassive
  told-feelings 6 expressed their excitement about|over|at|regarding|for => said they were excited about ; not: isPerfectOrPassive
  told-feelings 6 expressed their frustration with|over|about => said they were frustrated with ; not: isPerfectOrPassive
  told-feelings 6 expressed their frustration at => said they were frustrated at ; not: isPerfectOrPassive
  told-feelings 6 expressed their satisfaction with|over|about => said they were satisfied with ; not: isPerfectOrPassive
  told-feelings 6 expressed their satisfaction at => said they were satisfied at ; not: isPerfectOrPassive
  told-feelings 6 expressed their pride in|at|over|about => said they were proud of ; not: isPerfectOrPassive
  told-feelings 6 expressed their surprise at|over|about|with => said they were surprised at ; not: isPerfectOrPassive
  told-feelings 6 expressed their regret for|over|about|at => said they were sorry about ; not: isPerfectOrPassive
  told-feelings 6 expressed their shock at|over|about|with => said they were shocked at ; not: isPerfectOrPassive
  told-feelings 6 expressed their sadness at|over|about|with => said they were sad at ; not: isPerfectOrPassive
  told-feelings 6 expressed their confidence about => said they were confident about ; not: isPerfectOrPassive
  told-feelings 6 expressed their happiness at|over|about|with => said they were happy about ; not: isPerfectOrPassive
  told-feelings 6 expressed their joy at|over|about|with => said they were happy about ; not: isPerfectOrPassive
  told-feelings 6 expressed their relief at|over|about|with => said they were relieved at ; not: isPerfectOrPassive
  told-feelings 6 expressed their optimism about|over|at|regarding|for => said they were optimistic about ; not: isPerfectOrPassive
  told-feelings 6 expressed their anger for|over|about|at => said they were angry about ; not: isPerfectOrPassive
  told-feelings 6 expressed their enthusiasm about|over|at|regarding|for => said they were enthusiastic about ; not: isPerfectOrPassive
  told-feelings 6 expressed their dissatisfaction with|over|about => said they were unhappy with ; not: isPerfectOrPassive
  told-feelings 6 expressed their dissatisfaction at => said they were unhappy at ; not: isPerfectOrPassive
  told-feelings 6 expressed their concern about|over|at|regarding|for => said they were concerned about ; not: isPerfectOrPassive
  told-feelings 6 expressed their concerns about|over|at|regarding|for => said they were concerned about ; not: isPerfectOrPassive
  told-feelings 6 , [ expressing their disappointment with|over|about ] => saying they were disappointed with ; when: tense(past)
  told-feelings 6 , [ expressing their disappointment at ] => saying they were disappointed at ; when: tense(past)
  told-feelings 6 , [ expressing their delight at|over|about|with ] => saying they were delighted at ; when: tense(past)
  told-feelings 6 , [ expressing their excitement about|over|at|regarding|for ] => saying they were excited about ; when: tense(past)
  told-feelings 6 , [ expressing their frustration with|over|about ] => saying they were frustrated with ; when: tense(past)
  told-feelings 6 , [ expressing their frustration at ] => saying they were frustrated at ; when: tense(past)
  told-feelings 6 , [ expressing their satisfaction with|over|about ] => saying they were satisfied with ; when: tense(past)
  told-feelings 6 , [ expressing their satisfaction at ] => saying they were satisfied at ; when: tense(past)
  told-feelings 6 , [ expressing their pride in|at|over|about ] => saying they were proud of ; when: tense(past)
  told-feelings 6 , [ expressing their surprise at|over|about|with ] => saying they were surprised at ; when: tense(past)
  told-feelings 6 , [ expressing their regret for|over|about|at ] => saying they were sorry about ; when: tense(past)
  told-feelings 6 , [ expressing their shock at|over|about|with ] => saying they were shocked at ; when: tense(past)
  told-feelings 6 , [ expressing their sadness at|over|about|with ] => saying they were sad at ; when: tense(past)
  told-feelings 6 , [ expressing their confidence about ] => saying they were confident about ; when: tense(past)
  told-feelings 6 , [ expressing their happiness at|over|about|with ] => saying they were happy about ; when: tense(past)
  told-feelings 6 , [ expressing their joy at|over|about|with ] => saying they were happy about ; when: tense(past)
  told-feelings 6 , [ expressing their relief at|over|about|with ] => saying they were relieved at ; when: tense(past)
  told-feelings 6 , [ expressing their optimism about|over|at|regarding|for ] => saying they were optimistic about ; when: tense(past)
  told-feelings 6 , [ expressing their anger for|over|about|at ] => saying they were angry about ; when: tense(past)
  told-feelings 6 , [ expressing their enthusiasm about|over|at|regarding|for ] => saying they were enthusiastic about ; when: tense(past)
  told-feelings 6 , [ expressing their dissatisfaction with|over|about ] => saying they were unhappy with ; when: tense(past)
  told-feelings 6 , [ expressing their dissatisfaction at ] => saying they were unhappy at ; when: tense(past)
  told-feelings 6 , [ expressing their concern about|over|at|regarding|for ] => saying they were concerned about ; when: tense(past)
  told-feelings 6 , [ expressing their concerns about|over|at|regarding|for ] => saying they were concerned about ; when: tense(past)
  told-feelings 6 expressed their deep|sincere|heartfelt? gratitude|appreciation|thanks to => thanked ; not: isPerfectOrPassive or nextPos(VERB)
  told-feelings 6 expressed their hope that => said they hoped ; not: isPerfectOrPassive
  told-feelings 6 expressed their belief|conviction that => said they believed ; not: isPerfectOrPassive
  told-feelings 6 expressed their desire|wish to => said they wanted to ; not: isPerfectOrPassive
  told-feelings 6 expressed their willingness to => said they were willing to ; not: isPerfectOrPassive
  told-feelings 6 expressed their determination to => said they were determined to ; not: isPerfectOrPassive
  told-feelings 6 expressed their eagerness to => said they were eager to ; not: isPerfectOrPassive
  told-feelings 6 expressed their support for => said they supported ; not: isPerfectOrPassive
  told-feelings 6 expressed my disappointment with|over|about => said I was disappointed with ; not: isPerfectOrPassive
  told-feelings 6 expressed my disappointment at => said I was disappointed at ; not: isPerfectOrPassive
  told-feelings 6 expressed my delight at|over|about|with => said I was delighted at ; not: isPerfectOrPassive
  told-feelings 6 expressed my excitement about|over|at|regarding|for => said I was excited about ; not: isPerfectOrPassive
  told-feelings 6 expressed my frustration with|over|about => said I was frustrated with ; not: isPerfectOrPassive
  told-feelings 6 expressed my frustration at => said I was frustrated at ; not: isPerfectOrPassive
  told-feelings 6 expressed my satisfaction with|over|about => said I was satisfied with ; not: isPerfectOrPassive
  told-feelings 6 expressed my satisfaction at => said I was satisfied at ; not: isPerfectOrPassive
  told-feelings 6 expressed my pride in|at|over|about => said I was proud of ; not: isPerfectOrPassive
  told-feelings 6 expressed my surprise at|over|about|with => said I was surprised at ; not: isPerfectOrPassive
  told-feelings 6 expressed my regret for|over|about|at => said I was sorry about ; not: isPerfectOrPassive
  told-feelings 6 expressed my shock at|over|about|with => said I was shocked at ; not: isPerfectOrPassive
  told-feelings 6 expressed my sadness at|over|about|with => said I was sad at ; not: isPerfectOrPassive
  told-feelings 6 expressed my confidence about => said I was confident about ; not: isPerfectOrPassive
  told-feelings 6 expressed my happiness at|over|about|with => said I was happy about ; not: isPerfectOrPassive
  told-feelings 6 expressed my joy at|over|about|with => said I was happy about ; not: isPerfectOrPassive
  told-feelings 6 expressed my relief at|over|about|with => said I was relieved at ; not: isPerfectOrPassive
  told-feelings 6 expressed my optimism about|over|at|regarding|for => said I was optimistic about ; not: isPerfectOrPassive
  told-feelings 6 expressed my anger for|over|about|at => said I was angry about ; not: isPerfectOrPassive
  told-feelings 6 expressed my enthusiasm about|over|at|regarding|for => said I was enthusiastic about ; not: isPerfectOrPassive
  told-feelings 6 expressed my dissatisfaction with|over|about => said I was unhappy with ; not: isPerfectOrPassive
  told-feelings 6 expressed my dissatisfaction at => said I was unhappy at ; not: isPerfectOrPassive
  told-feelings 6 expressed my concern about|over|at|regarding|for => said I was concerned about ; not: isPerfectOrPassive
  told-feelings 6 expressed my concerns about|over|at|regarding|for => said I was concerned about ; not: isPerfectOrPassive
  told-feelings 6 , [ expressing my disappointment with|over|about ] => saying I was disappointed with ; when: tense(past)
  told-feelings 6 , [ expressing my disappointment at ] => saying I was disappointed at ; when: tense(past)
  told-feelings 6 , [ expressing my delight at|over|about|with ] => saying I was delighted at ; when: tense(past)
  told-feelings 6 , [ expressing my excitement about|over|at|regarding|for ] => saying I was excited about ; when: tense(past)
  told-feelings 6 , [ expressing my frustration with|over|about ] => saying I was frustrated with ; when: tense(past)
  told-feelings 6 , [ expressing my frustration at ] => saying I was frustrated at ; when: tense(past)
  told-feelings 6 , [ expressing my satisfaction with|over|about ] => saying I was satisfied with ; when: tense(past)
  told-feelings 6 , [ expressing my satisfaction at ] => saying I was satisfied at ; when: tense(past)
  told-feelings 6 , [ expressing my pride in|at|over|about ] => saying I was proud of ; when: tense(past)
  told-feelings 6 , [ expressing my surprise at|over|about|with ] => saying I was surprised at ; when: tense(past)
  told-feelings 6 , [ expressing my regret for|over|about|at ] => saying I was sorry about ; when: tense(past)
  told-feelings 6 , [ expressing my shock at|over|about|with ] => saying I was shocked at ; when: tense(past)
  told-feelings 6 , [ expressing my sadness at|over|about|with ] => saying I was sad at ; when: tense(past)
  told-feelings 6 , [ expressing my confidence about ] => saying I was confident about ; when: tense(past)
  told-feelings 6 , [ expressing my happiness at|over|about|with ] => saying I was happy about ; when: tense(past)
  told-feelings 6 , [ expressing my joy at|over|about|with ] => saying I was happy about ; when: tense(past)
  told-feelings 6 , [ expressing my relief at|over|about|with ] => saying I was relieved at ; when: tense(past)
  told-feelings 6 , [ expressing my optimism about|over|at|regarding|for ] => saying I was optimistic about ; when: tense(past)
  told-feelings 6 , [ expressing my anger for|over|about|at ] => saying I was angry about ; when: tense(past)
  told-feelings 6 , [ expressing my enthusiasm about|over|at|regarding|for ] => saying I was enthusiastic about ; when: tense(past)
  told-feelings 6 , [ expressing my dissatisfaction with|over|about ] => saying I was unhappy with ; when: tense(past)
  told-feelings 6 , [ expressing my dissatisfaction at ] => saying I was unhappy at ; when: tense(past)
  told-feelings 6 , [ expressing my concern about|over|at|regarding|for ] => saying I was concerned about ; when: tense(past)
  told-feelings 6 , [ expressing my concerns about|over|at|regarding|for ] => saying I was concerned about ; when: tense(past)
  told-feelings 6 expressed my deep|sincere|heartfelt? gratitude|appreciation|thanks to => thanked ; not: isPerfectOrPassive or nextPos(VERB)
  told-feelings 6 expressed my hope that => said I hoped ; not: isPerfectOrPassive
  told-feelings 6 expressed my belief|conviction that => said I believed ; not: isPerfectOrPassive
  told-feelings 6 expressed my desire|wish to => said I wanted to ; not: isPerfectOrPassive
  told-feelings 6 expressed my willingness to => said I was willing to ; not: isPerfectOrPassive
  told-feelings 6 expressed my determination to => said I was determined to ; not: isPerfectOrPassive
  told-feelings 6 expressed my eagerness to => said I was eager to ; not: isPerfectOrPassive
  told-feelings 6 expressed my support for => said I supported ; not: isPerfectOrPassive
  told-feelings 6 expressed our disappointment with|over|about => said we were disappointed with ; not: isPerfectOrPassive
  told-feelings 6 expressed our disappointment at => said we were disappointed at ; not: isPerfectOrPassive
  told-feelings 6 expressed our delight at|over|about|with => said we were delighted at ; not: isPerfectOrPassive
  told-feelings 6 expressed our excitement about|over|at|regarding|for => said we were excited about ; not: isPerfectOrPassive
  told-feelings 6 expressed our frustration with|over|about => said we were frustrated with ; not: isPerfectOrPassive
  told-feelings 6 expressed our frustration at => said we were frustrated at ; not: isPerfectOrPassive
  told-feelings 6 expressed our satisfaction with|over|about => said we were satisfied with ; not: isPerfectOrPassive
  told-feelings 6 expressed our satisfaction at => said we were satisfied at ; not: isPerfectOrPassive
  told-feelings 6 expressed our pride in|at|over|about => said we were proud of ; not: isPerfectOrPassive
  told-feelings 6 expressed our surprise at|over|about|with => said we were surprised at ; not: isPerfectOrPassive
  told-feelings 6 expressed our regret for|over|about|at => said we were sorry about ; not: isPerfectOrPassive
  told-feelings 6 expressed our shock at|over|about|with => said we were shocked at ; not: isPerfectOrPassive
  told-feelings 6 expressed our sadness at|over|about|with => said we were sad at ; not: isPerfectOrPassive
  told-feelings 6 expressed our confidence about => said we were confident about ; not: isPerfectOrPassive
  told-feelings 6 expressed our happiness at|over|about|with => said we were happy about ; not: isPerfectOrPassive
  told-feelings 6 expressed our joy at|over|about|with => said we were happy about ; not: isPerfectOrPassive
  told-feelings 6 expressed our relief at|over|about|with => said we were relieved at ; not: isPerfectOrPassive
  told-feelings 6 expressed our optimism about|over|at|regarding|for => said we were optimistic about ; not: isPerfectOrPassive
  told-feelings 6 expressed our anger for|over|about|at => said we were angry about ; not: isPerfectOrPassive
  told-feelings 6 expressed our enthusiasm about|over|at|regarding|for => said we were enthusiastic about ; not: isPerfectOrPassive
  told-feelings 6 expressed our dissatisfaction with|over|about => said we were unhappy with ; not: isPerfectOrPassive
  told-feelings 6 expressed our dissatisfaction at => said we were unhappy at ; not: isPerfectOrPassive
  told-feelings 6 expressed our concern about|over|at|regarding|for => said we were concerned about ; not: isPerfectOrPassive
  told-feelings 6 expressed our concerns about|over|at|regarding|for => said we were concerned about ; not: isPerfectOrPassive
  told-feelings 6 , [ expressing our disappointment with|over|about ] => saying we were disappointed with ; when: tense(past)
  told-feelings 6 , [ expressing our disappointment at ] => saying we were disappointed at ; when: tense(past)
  told-feelings 6 , [ expressing our delight at|over|about|with ] => saying we were delighted at ; when: tense(past)
  told-feelings 6 , [ expressing our excitement about|over|at|regarding|for ] => saying we were excited about ; when: tense(past)
  told-feelings 6 , [ expressing our frustration with|over|about ] => saying we were frustrated with ; when: tense(past)
  told-feelings 6 , [ expressing our frustration at ] => saying we were frustrated at ; when: tense(past)
  told-feelings 6 , [ expressing our satisfaction with|over|about ] => saying we were satisfied with ; when: tense(past)
  told-feelings 6 , [ expressing our satisfaction at ] => saying we were satisfied at ; when: tense(past)
  told-feelings 6 , [ expressing our pride in|at|over|about ] => saying we were proud of ; when: tense(past)
  told-feelings 6 , [ expressing our surprise at|over|about|with ] => saying we were surprised at ; when: tense(past)
  told-feelings 6 , [ expressing our regret for|over|about|at ] => saying we were sorry about ; when: tense(past)
  told-feelings 6 , [ expressing our shock at|over|about|with ] => saying we were shocked at ; when: tense(past)
  told-feelings 6 , [ expressing our sadness at|over|about|with ] => saying we were sad at ; when: tense(past)
  told-feelings 6 , [ expressing our confidence about ] => saying we were confident about ; when: tense(past)
  told-feelings 6 , [ expressing our happiness at|over|about|with ] => saying we were happy about ; when: tense(past)
  told-feelings 6 , [ expressing our joy at|over|about|with ] => saying we were happy about ; when: tense(past)
  told-feelings 6 , [ expressing our relief at|over|about|with ] => saying we were relieved at ; when: tense(past)
  told-feelings 6 , [ expressing our optimism about|over|at|regarding|for ] => saying we were optimistic about ; when: tense(past)
  told-feelings 6 , [ expressing our anger for|over|about|at ] => saying we were angry about ; when: tense(past)
  told-feelings 6 , [ expressing our enthusiasm about|over|at|regarding|for ] => saying we were enthusiastic about ; when: tense(past)
  told-feelings 6 , [ expressing our dissatisfaction with|over|about ] => saying we were unhappy with ; when: tense(past)
  told-feelings 6 , [ expressing our dissatisfaction at ] => saying we were unhappy at ; when: tense(past)
  told-feelings 6 , [ expressing our concern about|over|at|regarding|for ] => saying we were concerned about ; when: tense(past)
  told-feelings 6 , [ expressing our concerns about|over|at|regarding|for ] => saying we were concerned about ; when: tense(past)
  told-feelings 6 expressed our deep|sincere|heartfelt? gratitude|appreciation|thanks to => thanked ; not: isPerfectOrPassive or nextPos(VERB)
  told-feelings 6 expressed our hope that => said we hoped ; not: isPerfectOrPassive
  told-feelings 6 expressed our belief|conviction that => said we believed ; not: isPerfectOrPassive
  told-feelings 6 expressed our desire|wish to => said we wanted to ; not: isPerfectOrPassive
  told-feelings 6 expressed our willingness to => said we were willing to ; not: isPerfectOrPassive
  told-feelings 6 expressed our determination to => said we were determined to ; not: isPerfectOrPassive
  told-feelings 6 expressed our eagerness to => said we were eager to ; not: isPerfectOrPassive
  told-feelings 6 expressed our support for => said we supported ; not: isPerfectOrPassive
  + Jones expressed his delight at the win. => Jones said he was delighted at the win.
  + He spoke to the press and called the board, expressing his anger about the plan. => He spoke to the press and called the board, saying he was angry about the plan.
  + The mayor expressed her gratitude to the crew. => The mayor thanked the crew.
  + They expressed their hope that talks would go on. => They said they hoped talks would go on.
  = He has expressed his delight at the win.
  = She expressed her anger in paintings.
  doing-verbs 4 ~express my|our|his|her|their @ADJ? gratitude|appreciation|thanks to => ~thank ; not: passive
  + I want to express my sincere gratitude to the team. => I want to thank the team.
  + I wish to express my deep gratitude to her. => I wish to thank her.
  collocations 10 ~express => ~voice ; when: objects(concern frustration disappointment outrage doubt fear opinion) ; not: passive or attributive or aboutTechnicalOrFormalText
  + Fans expressed concern about the noise. => Fans voiced concern about the noise.
  = Fans expressed the sum in euros.
  collocations 7 ~express => ~show ; when: objects(interest support appreciation willingness) ; not: passive or attributive or aboutTechnicalOrFormalText or participle
  rare-phrases 6 ~express gratitude|appreciation to => ~thank ; not: aboutFormulasStatisticsOrLaw
  = She felt gratitude to the team.
  = The smell of essential oil filled it.
  = Their encounter ended.
  synonyms 7 ~express/VERB => ~voice ; when: objects(concern opinion view gratitude doubt feeling) or objects(concern opinion doubt support fear hope regret view) and not mayBeNounModifierOrAfterName ; not: mayBeNounOrModifier or participle
  synonyms 6 ~express/VERB => ~convey ; when: objects(concern opinion view gratitude doubt feeling) ; not: mayBeNounOrModifier or participle
  synonyms 6 ~express/VERB => ~show ; when: objects(interest love support appreciation) ; not: mayBeNounOrModifier or participle
extend
  collocations 6 ~extend => ~give | ~offer ; when: objects(invitation welcome thanks condolence apology) ; not: passive or attributive or aboutTechnicalOrFormalText or participle
  rare-phrases 6 ~extend my|our|his|her|their @ADJ? gratitude|appreciation|thanks to => ~thank ; not: aboutFormulasStatisticsOrLaw
  verbs-with-objects 6 =extend beyond => ~go beyond ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time) or participle
  synonyms 6 ~extend => ~lengthen ; when: objects(period stay life lifespan season) ; not: lacksObjectOrMayBeNounOrBeforeParticle
extinguish
  verbs-with-objects 6 ~extinguish => ~put-out ; when: objects(flame fire candle) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
extol
  rare-verbs 6 ~extol => ~praise ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
extricate
  rare-verbs 6 ~extricate => ~free ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
exude
  rare-phrases 6 ~exude an air of => ~give-off an air of ; not: aboutFormulasStatisticsOrLaw or participle
  verbs-with-objects 6 ~exude => ~give-off ; when: objects(sense aura air feeling energy) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
  verbs-with-objects 6 ~exude => ~show ; when: objects(confidence) or objects(charm warmth) and (personalSubject or subjectIs(person)) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or participle
  verbs-with-objects 9 ~exude => ~have ; when: objects(elegance warmth charm coziness cosiness sophistication) ; not: firstTag(VBG) or personalSubject or subjectIs(person) or passive or attributive or participle or aboutFormulas
  + The old room exudes warmth. => The old room has warmth.
  = The leaves exude a white milk.
  simple-words 4 ~exude => ~give off ; when: objects(charm warmth confidence aura scent smell energy air) ; not: attributive
  + The room exudes warmth. => The room gives off warmth.
  = The tree exudes gum.
fabricate
  simple-words 4 ~fabricate => ~make up ; when: objects(story evidence claim quote lie excuse charge) ; not: attributive
  + She fabricated the story. => She made up the story.
  = They fabricated a steel frame.
face
  recast-more 5 ~face difficulty|difficulties <Ving> => ~struggle to $V3 ; not: firstTag(VB)
  recast-more 5 ~face difficulty|difficulties in <Ving> => ~struggle to $V4
  light-verbs 6 ~face criticism for|over|about => ~be criticized $3
  casual-talk 5 ~face a number of challenges|problems|difficulties => ~meet several $5 ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 7 ~face/VERB => ~confront ; when: ahead(5: challenge problem issue difficulty obstacle barrier) and not lacksObjectOrMayBeNoun or objects(challenge problem threat danger crisis difficulty) and not mayBeNounModifierOrAfterName ; not: participle
facilitate
  recast-nouns 5 ~facilitate the implementation of => ~help implement ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the creation of => ~help create ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the prevention of => ~help prevent ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the preservation of => ~help preserve ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the protection of => ~help protect ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the identification of => ~help identify ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the evaluation of => ~help evaluate ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the assessment of => ~help assess ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the removal of => ~help remove ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the optimization of => ~help optimize ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the elimination of => ~help eliminate ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the detection of => ~help detect ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the construction of => ~help build ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the installation of => ~help install ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the treatment of => ~help treat ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the management of => ~help manage ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the design of => ~help design ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the exploration of => ~help explore ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the restoration of => ~help restore ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the monitoring of => ~help monitor ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the analysis of => ~help analyze ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the interpretation of => ~help interpret ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the classification of => ~help classify ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the diagnosis of => ~help diagnose ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the deployment of => ~help deploy ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the estimation of => ~help estimate ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the generation of => ~help generate ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the transmission of => ~help transmit ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the extraction of => ~help extract ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the measurement of => ~help measure ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the calculation of => ~help calculate ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the computation of => ~help compute ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the recognition of => ~help recognize ; not: lacksSingleObject or passive or nextPos(PRON)
  recast-nouns 5 ~facilitate the acquisition of => ~help acquire ; not: lacksSingleObject or passive or nextPos(PRON)
  + The pump facilitates the removal of salt. => The pump helps remove salt.
  plain-verbs 9 =facilitate <NP> => ~make $2 easier ; not: not nextPos(PUNCT) or attributive or slot(2: a an such this these) or slotLast(2: act action actions acts crime crimes theft) or behind(4: not never n't) or slot(2: seamless smooth easy quick effortless) or near(6: moderator mediator workshop therapist discussion session meeting dialogue)
  = A guard may not facilitate such acts.
  + A ramp would facilitate their visit. => A ramp would make their visit easier.
  = The lock facilitates upgrades to the pump.
  causing-verbs 9 ~facilitate => ~help with ; when: objects(communication learning understanding access collaboration cooperation discussion interaction trade growth) ; not: passive or attributive or mode(academic formal)
  simple-words 4 ~facilitate => ~help ; when: not (nextPos(DET VERB) or not hasObject or ahead(3: multiplexing) or participle) and mode(simple) or objects(@objects-of-facilitate-access-and-trade) and not (passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching))
  verbs-with-objects 6 ~facilitate => ~aid | ~support ; when: objects(@objects-of-facilitate-access-and-trade) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
fall
  praise-words 5 ~fall short of expectations => ~disappoint ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  story-looks 6 ~fall silent => ~go quiet ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  collocations 6 ~fall into disrepair => ~decay ; not: aboutFormulasStatisticsOrLaw
familiarize
  handling-verbs 4 ~familiarize yourself|themselves|myself|ourselves with => ~get to know ; not: mode(shorten)
fathom
  rare-verbs 6 ~fathom => ~understand | ~imagine ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes) or objects(thought idea prospect notion)
  + They could not fathom the loss. => They could not imagine the loss.
  = He could not fathom the thought.
feature
  copulas 6 ~feature => ~show ; when: subject(logo picture poster flag painting photo photograph image emblem mural stamp badge banner coin) ; not: firstTag(VBG) or isPassiveOrLacksObject or attributive or aboutFormulas or nextPos(PROPN) or sentenceHas(logo with)
  + The flag features a white goose. => The flag shows a white goose.
  = The house holds a white goose.
  copulas 9 featuring => with ; when: previousPos(NOUN) and objects(design logo pattern motif slogan emblem stripe) ; not: sentenceHas(with) or nextPos(PROPN) or sentenceHas(@films-and-their-casts)
  + She wore a shirt featuring a bold design. => She wore a shirt with a bold design.
  = They made a film featuring a dog.
  recast-more 5 ~feature a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas
  copulas 6 ~feature => ~have ; not: firstTag(VBG VB) or previous(,) or previous(and or) and not firstEnds(s) or previous(core) or object(interview quote remark) or isPassiveOrLacksObject or attributive or personalSubject or sentenceHas(@films-and-their-casts festival podcast exhibition concert guest performance issue cover advertisement ad star) or previousPos(ADJ ADP) or next(the) and not firstEnds(s) or previousPos(ADV) and not previous(often also typically usually) or nextPos(PROPN) or sentenceHas(special specials menu)
  = It shows ridges, features consistent with wind.
  = The report featured interviews with guards.
  = The podcast featured its longest story.
  = The lessons heavily featured Homer.
  + The house features two balconies. => The house has two balconies.
  = The film features two singers.
  = The features of the house are old.
  = The front rooms feature the old stove.
  + The old houses often feature two balconies. => The old houses often have two balconies.
feel
  shorten-frames 5 ~feel [ that ] the|these|those|this|your|our|their|his|her => - ; not: not (relation(mark) and aheadTag(8: VBD VBP VBZ MD))
  recast-nouns 5 ~feel feelings of => ~feel
  rare-phrases 10 ~feel compelled to => ~feel driven to ; not: aboutFormulasStatisticsOrLaw
  doing-verbs 7 was|were feeling @ADJ|ADV => felt $3 ; not: ahead(12: when) or behind(4: when how what like) or next(like) or previous(i he she they we you) and opensSentence or slot(3: better worse)
  + My aunt was feeling quite sick. => My aunt felt quite sick.
  = I was feeling sad when he called.
  synonyms 6 ~feel like => ~seem like ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  casual-talk 7 [ i 'm|am feeling ] @ADJ => I feel ; not: previous(how what) or next(up) or sentenceHas(feel)
  + I'm feeling happy today. => I feel happy today.
  = I'm feeling the cold today.
feign
  simple-words 4 ~feign => ~fake ; when: objects(illness surprise interest death sleep smile ignorance injury) ; not: attributive
  + He feigned illness. => He faked illness.
  = He showed feigned surprise.
fight
  shorter-phrases 6 ~fight/VERB against => ~fight ; when: object(poverty racism discrimination corruption crime terrorism injustice inequality disease cancer fraud pollution hunger violence prejudice oppression extremism slavery) ; not: previousPos(DET ADJ) or previous('s) or next(and or ,)
  + They are fighting against poverty. => They are fighting poverty.
  = They are fighting against the north.
figure
  formal-words 5 ~figure out how|what|why|where|whether|who|which => ~determine $3 ; not: warnsOrBinds or participle or previous(how)
  + They want to figure out how it works. => They want to determine how it works.
fill
  recast-links 5 , [ filled with ] @DET|ADJ|NOUN => full of
  recast-links 5 @NOUN [ filled with ] @ADJ|NOUN => full of ; when: relation(acl) and finiteVerbEarlier and not behind(3: ,) ; not: previousEnds(ed en) or beforeLemma(2: be get have come keep) or previous(it)
  + He has a pot filled with small coins. => He has a pot full of small coins.
  = As he sang, the hall filled with warm light.
  synonyms 6 filled with => full of ; not: (isCompared or reportsTests or warnsOrBinds or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)) and (reportsTests or nextPos(PUNCT) or previous(not as what))
find
  formal-words 5 ~find out how|what|why|where|whether|who|which => ~determine $3 ; not: warnsOrBinds or participle or previous(how)
  shorten-frames 5 ~find out => ~learn ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 ~find [ that ] the|these|those|this|your|our|their|his|her => - ; not: not (relation(mark) and aheadTag(8: VBD VBP VBZ MD))
  recast-more 5 ~find it difficult|hard|challenging to <V> => ~struggle to $5 ; not: firstTag(VB) or previous(not)
  + He found it difficult to sleep. => He struggled to sleep.
  casual-talk 5 ~find a balance between => ~balance ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~find the right balance between => ~balance ; not: aboutTechnicalFormalTextOrNearNegation
  casual-phrases 5 ~find myself|himself|herself|ourselves|yourself|itself wondering|thinking|wishing|hoping|questioning|missing|agreeing|smiling|laughing|nodding/VERB => ~$3 ; not: firstTag(VB)
  casual-phrases 5 ~find myself|himself|herself|ourselves|yourself|itself drawn|lost|caught|trapped|surrounded|stuck|immersed|torn|faced|swept|unable|fascinated|transported => ~be $3
  casual-phrases 5 found themselves drawn|lost|caught|trapped|surrounded|stuck|immersed|torn|faced|swept|unable|fascinated|transported => were $3
  casual-phrases 5 find themselves drawn|lost|caught|trapped|surrounded|stuck|immersed|torn|faced|swept|unable|fascinated|transported => are $3 ; not: firstTag(VB)
  + I found myself wondering who lived there. => I wondered who lived there.
  + She found herself drawn to the window. => She was drawn to the window.
  = I couldn't help him.
  = She found herself a chair.
  story-manner 6 ~find myself|himself|herself|ourselves|yourself grappling|struggling with => ~struggle with ; not: firstTag(VB)
  rare-phrases 6 ~find it challenging to => ~find it hard to ; not: aboutFormulasStatisticsOrLaw
  rare-verbs 5 ~find @ADJ? solace in => ~find $2 comfort in
  synonyms 6 ~find it hard to => ~find it difficult to ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 ~find it difficult to => ~find it hard to ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 ~find out => ~learn | ~discover ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~find that => ~see that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  wordy-phrases 6, shorten-words 3 ~find myself|himself|herself|themselves|ourselves|yourself|itself struggling to => ~struggle to ; not: passive
  + He found himself struggling to row. => He struggled to row.
  = He found himself struggling with the oars.
  wordy-phrases 6, shorten-words 3 ~find myself|himself|herself|themselves|ourselves|yourself|itself facing => ~face ; when: objects(challenge difficulty problem dilemma choice decision crisis question obstacle hardship trouble) ; not: passive
  + He found himself facing a hard choice. => He faced a hard choice.
  = He found himself facing the wall.
finish
  synonyms 6 ~finish/VERB => ~complete ; when: objects(work project task assignment book race homework) ; not: mayBeNounOrModifier or participle
flaunt
  rare-verbs 6 ~flaunt => ~show-off ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes) or participle
flourish
  rare-verbs 6 ~flourish => ~thrive ; when: nextPos(@parts-of-speech-after-verbs-without-object) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or attributive or next(from into to) or sentenceHas(@nature-and-body-terms)
fluctuate
  rare-verbs 8 ~fluctuate => ~vary ; when: nextPos(@parts-of-speech-after-verbs-without-object) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or attributive or next(from into to) or sentenceHas(@nature-and-body-terms)
  simple-words 4 ~fluctuate => ~go up and down ; when: subject(price temperature weight number mood level) ; not: attributive or aboutFormulasOrPhysics or reportsFigures or nextPos(ADV) or previousPos(ADV)
  + Prices fluctuate every week. => Prices go up and down every week.
  = The signal fluctuates.
focus
  wordy-phrases 2 ~focus [ upon ] => on
  synonyms 6 ~focus on => ~concentrate on | ~center on ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
follow
  wordy-phrases 6 @NOUN|NUM|PROPN [ following ] => after ; when: object(@events-in-news-and-history) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(after) or nextPos(VERB)
  casual-advice 5 ~follow a healthy diet => ~eat healthily ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 4 [ following ] <NP> => after ; when: object(@matches-and-disasters) ; not: previousPos(ADP AUX)
forfeit
  showy-verbs 6 ~forfeit => ~give up | ~lose ; when: objects(right) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
forge
  casual-advice 5 ~forge lasting|meaningful|deep friendships|relationships|connections|bonds => ~form $2 $3 ; not: aboutTechnicalFormalTextOrNearNegation
  causing-verbs 4 ~forge => ~build | ~form ; when: objects(relationship connection bond friendship alliance partnership link tie) ; not: passive or attributive
  rare-verbs 9 ~forge => ~make ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns or sentenceHas(@various-terms-near-rare-verbs)
  = He forged the signature well.
forgo
  rare-verbs 6 ~forgo => ~give-up | ~skip ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes) or participle
form
  casual-advice 5 ~form lasting|meaningful|deep friendships|connections => ~make $2 $3 ; not: aboutTechnicalFormalTextOrNearNegation
  + They form lasting friendships. => They make lasting friendships.
  = They form meaningful relationships.
formulate
  simple-words 4 ~formulate => ~form ; not: participle or previousPos(DET ADJ NUM)
  changing-verbs 6 ~formulate => ~come up with ; when: objects(plan strategy idea response) ; not: mode(shorten) or passive or attributive or aboutFormulasOrStatistics or mode(academic formal)
  showy-verbs 6 ~formulate => ~work out | ~draw up ; when: objects(plan strategy policy theory) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
forsake
  rare-verbs 6 ~forsake => ~abandon | ~leave ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
fortify
  rare-verbs 7 ~fortify => ~strengthen ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @various-terms-near-rare-verbs) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns
foster
  casual-advice 5 ~foster meaningful|strong|positive relationships|connections => ~build $2 $3 ; not: aboutTechnicalFormalTextOrNearNegation
  plain-verbs 3 ~foster => ~build ; when: ahead(4: trust community relationship collaboration culture connection understanding) and mode(simple) or objects(@objects-of-foster-bonds-and-environment atmosphere society space) ; not: participle or attributive or passive or aboutFormulasStatisticsOrLaw
  plain-verbs 3 ~foster => ~create ; when: objects(@objects-of-foster-bonds-and-environment atmosphere society space) ; not: attributive or passive or aboutFormulasStatisticsOrLaw
  plain-verbs 3 ~foster => ~encourage ; not: near(5: child parent home care family kid dog cat animal) or isPassiveOrLacksObject or attributive or object(@objects-of-foster-bonds-and-environment) or next(each) or sentenceHas(infant baby orphan) or object(@people-who-are-fostered)
  = The school fosters curious thinkers.
  = Fostering bold leaders takes years.
  = They foster two children.
  = The pair foster each other's children.
  + They foster a culture of trust. => They build a culture of trust.
freak
  formal-words 5 ~freak out => ~panic ; when: nextPos(PUNCT) ; not: participle or passive
  + They freaked out. => They panicked.
  = It freaked them out.
fuel
  rare-verbs 5 fueled by => driven by ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
  rare-verbs 6 fuelled by => driven by ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
  showy-verbs 6 ~fuel => ~feed ; when: objects(growth progress success enthusiasm creativity resolve speculation curiosity ambition desire passion imagination anger fear debate) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  showy-verbs 6 ~fuel => ~stir ; when: objects(imagination anger fear debate) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
fulfil
  verbs-with-objects 6 ~fulfil => ~meet ; when: objects(@objects-of-fulfil) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  verbs-with-objects 6 ~fulfil => ~keep ; when: objects(promise vow) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
fulfill
  giving-verbs 6 ~fulfill => ~meet ; when: objects(need requirement obligation demand expectation) ; not: mode(shorten) or passive or attributive or aboutLaw
  verbs-with-objects 6 ~fulfill => ~keep ; when: objects(promise vow) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  showy-verbs 6 ~fulfill => ~carry out ; when: objects(duty promise obligation) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
function
  everyday-verbs 6 ~function/VERB @ADV => ~work $2 ; not: aboutFormulas or opensSentence
furnish
  giving-verbs 5 [ ~furnish ] <NP> [ with ] <NP> => ~give … ; when: receiverInSecondSlot ; not: passive or attributive
further
  recast-nouns 5 ~further our understanding of => ~help us better understand ; not: passive
  casual-talk 5 ~further my|your|his|her|its|our|their education|career|knowledge|understanding => ~continue $2 $3 ; not: aboutTechnicalFormalTextOrNearNegation
gain
  recast-more 5 ~gain significant|considerable|substantial attention => ~$1 much attention ; not: passive
  wordy-phrases 2 ~gain valuable insight|insights into => ~learn about
  light-verbs 4 ~gain a better|deeper understanding of => ~better understand ; not: not firstTag(VB)
  light-verbs 4, shorten-words 3 ~gain an understanding of => ~understand ; when: firstTag(VB)
  casual-talk 5 ~gain valuable experience|insight|insights|skills => ~gain $3 ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~gain hands-on experience => ~gain experience ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~gain confidence in => ~grow confident in ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~gain a sense of => ~get a sense of ; not: aboutTechnicalFormalTextOrNearNegation
  causing-verbs 5 ~gain widespread|great|immense popularity => ~become very popular
  causing-verbs 5 ~gain recognition for|as => ~become known $3
  changing-verbs 5 ~gain deeper|greater|better|further insight|insights into => ~learn more about ; not: mode(shorten) or passive
  changing-verbs 5 ~gain new|unique|useful|important insight|insights into => ~learn about ; not: mode(shorten) or passive
  collocations 6 ~gain a reputation for|as => ~become known $4 ; not: aboutFormulasStatisticsOrLaw or participle
  collocations 6 ~gain control of|over => ~take control of ; not: aboutFormulasStatisticsOrLaw or participle
  collocations 6 ~gain => ~get ; when: objects(idea sense advantage) ; not: passive or attributive or aboutTechnicalOrFormalText
  + We gained a sense of the place. => We got a sense of the place.
  = She gained knowledge of ships.
  rare-phrases 6 ~gain a competitive edge|advantage => ~get ahead ; not: aboutFormulasStatisticsOrLaw
  rare-phrases 6 ~gain an appreciation for|of => ~learn to value ; not: aboutFormulasStatisticsOrLaw
  rare-phrases 6 ~gain an edge over => ~get ahead of ; not: aboutFormulasStatisticsOrLaw
  rare-phrases 6 ~gain notoriety => ~become notorious ; not: aboutFormulasStatisticsOrLaw or participle
  verbs-with-objects 6 ~gain access to => ~get access to ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verbs-with-objects 6 ~gain popularity => ~become popular ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time) or participle
  verbs-with-objects 6 [ ~gain recognition ] as|for => ~become known ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time) or participle
  verbs-with-objects 6 ~gain insight|insights into => ~learn about | ~understand ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verbs-with-objects 6 ~gain a better|deeper|greater|richer understanding of => ~learn more about ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time)
  verb-noun-pairs 5 ~gain great|high|considerable|much? praise for|from => ~be praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~gain widespread|broad|universal praise for|from => ~be widely praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~gain great|high|considerable|much? criticism for|from => ~be criticized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~gain widespread|broad|universal criticism for|from => ~be widely criticized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~gain great|high|considerable|much? acclaim for|from => ~be praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~gain widespread|broad|universal acclaim for|from => ~be widely praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~gain great|high|considerable|much? recognition for|from => ~be recognized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~gain widespread|broad|universal recognition for|from => ~be widely recognized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~gain knowledge about|of => ~learn about ; not: passive
  synonyms 6 ~gain/VERB => ~acquire | ~get ; not: lacksObjectOrBeforeItOrParticle or reportsTests
  wordy-phrases 6, shorten-words 3 ~gain|get|develop a thorough understanding of => thoroughly ~understand ; when: firstTag(VB)
  = They gained a full understanding of the market.
galvanize
  rare-verbs 6 ~galvanize => ~inspire | ~spur ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
garner
  praise-words 6, simple-words 4 ~garner => ~get ; when: not (participle or not hasObject) and mode(simple) or not (aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never) or previousLemma(have) or objects(@what-is-garnered))
  plain-verbs 3 =garner => ~attract ; when: objects(attention interest criticism audience view follower controversy concern excitement comment)
  plain-verbs 3 ~garner => ~win ; when: objects(support praise acclaim award vote approval admiration attention base fanbase respect fame recognition fan) ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  + The plan has garnered strong support. => The plan has won strong support.
  + The play garnered praise. => The play won praise.
  = The clip garnered a million clicks.
  plain-verbs 3 =garner => ~gain ; when: objects(popularity recognition reputation following)
  collocations 6 ~garner a reputation for|as => ~become known $4 ; not: aboutFormulasStatisticsOrLaw or participle
  rare-phrases 6 ~garner attention|interest|praise|support|acclaim => ~attract $2 | ~win $2 ; not: aboutFormulasStatisticsOrLaw
gather
  shorten-words 3 ~gather together => ~$1 ; not: warnsOrBinds or participle
  doubled-words 2 ~gather together => $1
  synonyms 6 ~gather/VERB => ~collect ; not: lacksObjectOrMayBeNounOrBeforeParticle
gauge
  rare-verbs 8 ~gauge => ~judge ; when: objects(distance mood reaction response) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  + He gauged her mood. => He judged her mood.
  = They gauged our stance on the law.
  rare-verbs 8 ~gauge => ~measure ; when: objects(demand effectiveness interest performance popularity progress satisfaction success) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  + We gauge our progress by the week. => We measure our progress by the week.
  = We gauge the working conditions.
gaze
  story-gestures 6 ~gaze at => ~look at ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~gaze upon => ~look at ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~gaze into => ~look into ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~gaze out => ~look out ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~gaze up => ~look up ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 9 ~gaze down => ~look down ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~gaze around => ~look around ; not: isModifierOrAfterDeterminerOrWithThou
  + He gazed at the ceiling for an hour. => He looked at the ceiling for an hour.
  story-scenes 5 his|her|my|your|their [ gaze ] => eyes ; not: beforePos(2: ADP) or next(is was has 's as of upon) or nextPos(VERB) and nextIs(plural) or sentenceHas(eye)
  + His gaze swept over the crowd. => His eyes swept over the crowd.
  = His gaze was cold.
  synonyms 6 ~gaze at => ~look at | ~stare at ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
generate
  simple-words 4 ~generate => ~bring in ; not: participle or not ahead(4: revenue income sale profit money)
  causing-verbs 6 ~generate => ~come up with ; when: objects(idea solution suggestion) ; not: passive or attributive or aboutFormulas or sentenceHas(model ai algorithm)
  simple-words 4 ~generate => ~create ; when: ahead(4: idea interest content wealth job excitement) and not participle and mode(simple) or objects(interest excitement buzz publicity attention) and not (passive or attributive) or objects(idea heat energy electricity interest) and not (passive or attributive or aboutTechnicalOrFormalText) or objects(revenue income) and not (passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching))
  collocations 6 ~generate => ~produce ; when: objects(idea heat energy electricity) and not aboutTechnicalOrFormalText or objects(power) and not (next(and or ,)) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  verbs-with-objects 6 ~generate => ~bring-in ; when: objects(revenue income) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  synonyms 6 ~generate/VERB => ~produce | ~create ; not: lacksObjectOrBeforeItOrParticle or reportsTests
get
  formal-words 5 ~get better => ~improve ; not: warnsOrBinds or participle or previous(how)
  formal-words 5 ~get worse => ~deteriorate ; not: previousPos(AUX) or previous(to) or warnsOrBinds or participle or previous(how)
  formal-words 5 ~get bigger => ~grow ; not: warnsOrBinds or participle or previous(how)
  formal-words 5 ~get in touch with => ~contact ; not: warnsOrBinds or participle or previous(how)
  shorten-words 3 ~get rid of => ~remove ; not: warnsOrBinds or reportsFigures
  shorten-words 3 ~get in touch with => ~contact ; not: warnsOrBinds or reportsFigures
  casual-talk 5 ~get back to me|you|us|him|her => ~answer $4 ; not: aboutTechnicalFormalTextOrNearNegation
  story-looks 5 ~get to my|your|his|her|their|our feet => ~get-up ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  review-talk 6 ~get off to a slow|rocky|bad start => ~start badly ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  review-talk 6 ~get off to a good|great start => ~start well ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  formal-words 5 ~get => ~obtain ; when: objects(degree permission license licence approval visa qualification certificate evidence funding information result loan mortgage passport) ; not: participle or previous(have has had 've 's 'd) or next(to)
  + They got permission. => They obtained permission.
  = They got home.
  formal-words 5 ~get => ~receive ; when: objects(award refund treatment reply feedback attention bonus recognition letter) ; not: participle or previous(have has had 've 's 'd) or next(to)
  + They got a refund. => They received a refund.
  = They got home.
  synonyms 6 ~get rid of => ~remove | ~eliminate ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  synonyms 6 ~get to know => ~become acquainted with | ~come to know ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  formal-words 5 ~get angry|bored|tired|upset|nervous|confused|easier|harder|larger|smaller|stronger|weaker|colder|warmer|sick => ~become $2 ; not: warnsOrBinds
  formal-words 5 ~get information|feedback|permission|approval|results => ~obtain $2 ; not: participle
  formal-words 5 ~get support|training|treatment|attention|advice => ~receive $2 ; not: participle
  formal-words 5 ~get a|an|the [ @NOUN? ] job|degree|loan|licence|license|permit|visa|refund|copy => ~obtain $2 $3 $4 ; not: participle
  + (formal) The work gets easier in spring. => The work becomes easier in spring.
  + (formal) They got permission from the town. => They obtained permission from the town.
  + (formal) Small firms get support from the fund. => Small firms receive support from the fund.
  = They got home late.
give
  shorten-words 3 ~give rise to => ~cause ; not: warnsOrBinds or participle
  recast-more 5 ~give useful|further|important|valuable|deep|deeper|some|key? insight|insights into how|why => ~help explain $5 ; not: passive or next(and)
  recast-more 5 ~give useful|further|important|valuable|deep|deeper|key? insight|insights into => ~help explain ; when: objectIsMechanismOrCause ; not: passive
  + The letters gave useful insights into why the town fell. => The letters helped explain why the town fell.
  recast-nouns 5 ~give a better|deeper|clearer|comprehensive|thorough|clear understanding of => ~help explain ; not: passive
  recast-nouns 5 ~give a more comprehensive|complete|thorough|nuanced understanding of => ~help explain ; not: passive
  wordy-phrases 1 given the fact that => given that
  light-verbs 1 ~give assistance to => ~help ; not: passive
  light-verbs 1 ~give assistance with|in => ~help with ; not: passive
  light-verbs 2 ~give an explanation of|for => ~explain ; not: passive
  light-verbs 2 ~give a description of => ~describe ; not: passive
  light-verbs 4 ~give an overview of => ~outline ; not: passive
  light-verbs 2 ~give a summary of => ~summarize ; not: passive
  light-verbs 1, shorten-words 3 ~give consideration to => ~consider ; not: passive
  light-verbs 4 ~give support to => ~support ; not: passive
  light-verbs 4 [ ~give ] <NP> [ the|an opportunity to ] <V> => ~give … a chance to ; not: mode(academic formal) or passive or aboutLaw
  casual-talk 5 ~give you a heads up|heads-up => ~warn you ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~give it my|your|his|her|our|their all => ~do $3 best ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~give it a try|shot|go|whirl => ~try it ; not: aboutTechnicalFormalTextOrNearNegation
  + He gave it a shot. => He tried it.
  casual-advice 5 ~give feedback on => ~comment on ; not: aboutTechnicalFormalTextOrNearNegation
  story-gestures 6 ~give a nod|shrug|wink|grunt|laugh|chuckle|sigh|start => ~$3 ; not: next(to - that of)
  story-gestures 6 ~give a small|slight nod => ~nod slightly ; not: next(to that of)
  + He gave a nod and walked on. => He nodded and walked on.
  = The manager gave a nod to the tradition.
  casual-phrases 7 [ ~give ] <NP> [ a try|go|shot ] => ~try … ; not: next(at to for - on in)
  + He gave it a try. => He tried it.
  = Give him a shot at the title.
  causing-verbs 4 ~give rise to => ~lead to ; not: passive
  verb-noun-pairs 5 ~give a comprehensive|thorough|detailed|in-depth analysis of => ~analyze ; not: passive
  verb-noun-pairs 5 ~give a clear|general overview of => ~outline ; not: passive
  verb-noun-pairs 5 ~give a brief|concise|quick overview of => ~outline ; not: passive
  verb-noun-pairs 5 ~give an analysis of => ~analyze ; not: passive
  verb-noun-pairs 5 ~give a comprehensive|brief|concise|clear summary of => ~summarize ; not: passive
  verb-noun-pairs 5 ~give a comprehensive|clear|detailed explanation of|for => ~explain ; not: passive
  verb-noun-pairs 5 ~give a clear|vivid|brief|comprehensive description of => ~describe ; not: passive
  + He gives a brief overview of the trade. => He outlines the trade.
  academic-words 5 ~give up => ~abandon ; when: objects(plan idea hope project claim attempt theory) ; not: participle
  + They gave up the plan. => They abandoned the plan.
  = They gave up the seat.
  synonyms 6 ~give rise to => ~lead to | ~cause ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 given that => seeing that | since ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
  set-phrases 6 ~give new|deeper|further|additional|fresh|greater insight|insights into => ~help us better understand ; not: personalSubject or sentenceHas(you your he she his him her i my me students readers customers clients investors) or firstTag(VBG VBD) or next(how why) or near(3: not n't no never only) or behind(6: we i)
  set-phrases 6 ~give some|useful|valuable|important|helpful? insight|insights into => ~help us understand ; not: nextTag(VBG) or personalSubject or sentenceHas(you your he she his him her i my me students readers customers clients investors) or firstTag(VBG VBD) or next(how why) or near(3: not n't no never only) or behind(6: we i)
  + These finds give new insight into the trade. => These finds help us better understand the trade.
  + The tests give useful insights into the trade. => The tests help us understand the trade.
  = She gives new insight into the trade.
  set-phrases 6 ~give us new|deeper|further|greater insight|insights into => ~help us better understand ; not: personalSubject or next(how why)
  set-phrases 6 ~give us some|useful|valuable|important? insight|insights into => ~help us understand ; not: personalSubject or next(how why)
glean
  studying-verbs 4 ~glean => ~gather | ~learn ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @virus-software-and-tax-terms) or isPassiveOrLacksObject or next(to and by)
glimpse
  story-looks 7 ~glimpse/VERB => ~see ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
go
  formal-words 5 ~go up by => ~rise by ; not: warnsOrBinds or participle or previous(how)
  formal-words 5 ~go down by => ~fall by ; not: warnsOrBinds or participle or previous(how)
  shorten-frames 5 ~go on to <V> => ~$4 ; not: warnsOrBinds or reportsFigures
  shorten-frames 5 go ahead and <V> => $4 ; not: warnsOrBinds or reportsFigures
  = He is going to town.
  wordy-phrases 6 going forward , => -
  story-moments 6 ~go for a stroll => ~go for a walk ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  review-talk 6 ~go from bad to worse => ~get worse ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  rare-phrases 6 ~go to great lengths to => ~try hard to ; not: aboutFormulasStatisticsOrLaw
  rare-adverbs 6 go hand in hand with => go with ; not: aboutFormulasOrStatistics
  rare-adverbs 6 goes hand in hand with => goes with ; not: aboutFormulasOrStatistics
  formal-words 5 ~go through => ~undergo ; when: objects(change transformation treatment surgery training process transition) ; not: participle
  + The firm went through a transition. => The firm underwent a transition.
  = They went through the door.
  formal-words 5 ~go to school|college|university => ~attend $3 ; not: participle or inStory or next(with by bus on together)
  + They go to college. => They attend college.
  = They go to school by bus.
  synonyms 6 ~go back => ~return ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~go through => ~undergo | ~experience ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  synonyms 6 ~go on to <V> => ~proceed to $4 ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  = We go there to enjoy cake.
goof
  formal-words 5 ~goof off => ~waste time
  + They goofed off. => They wasted time.
  = It is a goof.
grab
  review-talk 6 ~grab my|our|your attention => ~catch $2 attention ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  formal-words 5 ~grab/VERB attention => ~attract attention
  + It grabs attention. => It attracts attention.
  = It was a quick grab.
grant
  giving-verbs 6 [ ~grant ] us|me|them|you|him|her|students|people|users|readers|viewers|customers|patients|children|individuals|teachers|kids|parents|clients|members|writers|drivers|citizens|voters|women|teens|teenagers|workers|employees|players|athletes|learners|visitors|guests|residents|families|consumers|developers|researchers|everyone|anyone|someone|audiences|pupils|youth|girls|boys|men|fans|communities => ~give ; when: afterPos(2: DET ADJ NOUN NUM ADV) ; not: passive or aboutLaw or attributive or object(job service discount deal help contract) or ahead(6: job discount position contract deal permission asylum) or firstEnds(ed) and previousPos(ADV CCONJ PUNCT) and behind(9: is are was were be been)
  = She was praised and even granted her wish.
  rare-phrases 6 ~grant access to => ~give access to ; not: aboutFormulasStatisticsOrLaw or participle
grapple
  everyday-verbs 4 ~grapple with => ~struggle with ; not: sentenceHas(wrestle opponent)
  rare-phrases 6 ~grapple with the fact that => ~face the fact that ; not: aboutFormulasStatisticsOrLaw
grasp
  story-looks 9 ~grasp/VERB my|your|his|her|their|our hand|arm|shoulder => ~grip $2 $3 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  synonyms 6 grasp of => understanding of ; not: mayBeTerm or previousPos(PROPN NUM) or previous('s no as make take)
grind
  story-gestures 6 ~grind to a halt|stop|standstill => ~stop ; not: isModifierOrAfterDeterminerOrWithThou
gripe
  formal-words 5 ~gripe about => ~complain about ; not: previousPos(DET ADJ)
  + They gripe about the food. => They complain about the food.
  = My gripe about it is old.
ground
  rare-phrases 6 grounded in => based on ; when: object(theory evidence research reality fact science principle belief datum data experience tradition value) ; not: isCompared or previousLemma(stay keep remain feel) or previous(deeply well)
  + The plan is grounded in facts. => The plan is based on facts.
  = She stays grounded in reality.
grow
  synonyms 6 ~grow/VERB => ~expand ; not: hasObject or mayBeNounOrModifier or not next(rapidly)
  synonyms 6 ~grow more|increasingly|less @ADJ => ~become $2 $3 ; not: mayBeNounOrModifier
guarantee
  synonyms 6 ~guarantee that => ~ensure that | ~make sure that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
hail
  rare-verbs 6 hailed as => praised as ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
  rare-verbs 6 hailing from => from ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
  rare-verbs 6 ~hail from => ~come from ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes) or participle
halt
  rare-verbs 7 ~halt => ~stop ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @various-terms-near-rare-verbs) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns
hamper
  rare-verbs 8 ~hamper => ~hinder ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or isPassiveOrLacksObject or next(to and by) or sentenceHas(@virus-software-and-tax-terms)
  + The mud hampered our search. => The mud hindered our search.
  showy-verbs 6 ~hamper => ~hold back ; when: objects(progress growth development) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
handle
  synonyms 6 ~handle/VERB => ~deal with | ~manage ; not: lacksObjectOrBeforeItOrParticle or reportsTests
hang
  story-scenes 5 air [ hung thick|heavy with the? scent|smell|aroma|scents|smells|aromas of ] => smelled of ; not: ahead(16: @sounds-and-moods)
  formal-words 5 ~hang out with => ~spend time with ; not: inStory
  + They hang out with friends. => They spend time with friends.
  = They hang out flags.
happen
  synonyms 7 ~happen => ~occur | ~take place ; when: not next(to) or not (mayBeNounOrPassiveOrBeforeParticle or nextPos(PUNCT) or next(do)) ; not: mayBeNounOrModifier
  academic-words 5 ~happen => ~occur ; when: nextPos(PUNCT ADP ADV SCONJ) and subjectPos(NOUN PRON) ; not: next(to upon on again) or sentenceHas(i me my you your he she him her) or previous(what whatever)
  + (academic) The floods happened in spring. => The floods occurred in spring.
  = It happened to be closed.
harbour
  verbs-with-objects 6 ~harbour => ~have | ~feel ; when: objects(@objects-of-harbour) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
harness
  plain-verbs 2 ~harness the? full? power|potential|strength of => ~use ; not: passive
  plain-verbs 3 ~harness => ~use ; not: isPassiveOrLacksObject or near(5: horse wiring seat wear strap star wind solar) or attributive or objects(benefit talent advantage)
  + They harness the tide. => They use the tide.
  = They harness its benefits.
hasten
  story-looks 6 ~hasten to => ~hurry to ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  simple-words 4 ~hasten to <V> => ~hurry to $3
  + They hastened to leave. => They hurried to leave.
  = I hasten home to him.
  simple-words 4 ~hasten => ~speed up ; when: objects(decline process end death fall recovery collapse) ; not: attributive
  + It hastened the decline. => It sped up the decline.
  = They hastened home.
have
  light-verbs 6, shorten-words 3 ~have a|an important|significant|major|big|large|powerful|strong role|influence|impact in|on shaping|determining|creating|forming|building => ~do much to $V6 ; not: aboutFormulas or verbJoined or previous(not n't) or passive
  + The sea has a powerful influence in shaping the coast. => The sea does much to shape the coast.
  = The sea has a role in shaping the coast.
  letter-phrases 2 [ should ] you have any|further|more|additional|a => if
  + Should you have any questions, call me. => If you have any questions, call me.
  = What should you have done?
  recast-more 5 ~have a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas
  light-verbs 4 ~have influence on|over => ~influence ; not: passive
  synonyms 6 ~have to <V> => ~need to $3 ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  wordy-phrases 6, shorten-words 3 have a better|greater|deeper|clearer|fuller understanding of => better understand ; when: firstTag(VB) ; not: previous(not n't do does did)
  + Maps help us to have a better understanding of the coast. => Maps help us to better understand the coast.
  = Sailors have a better understanding of the coast.
  = They had a better understanding of bees.
  = Having a full understanding of bees helps.
  = Having a clear understanding of bees helps.
  wordy-phrases 6, shorten-words 3 ~have a deep|profound understanding of => deeply ~understand ; not: firstTag(VBG VBN) or previousPos(AUX) and not previousTag(MD)
  + They have a deep understanding of bees. => They deeply understand bees.
  = Having a deep understanding of bees helps.
heed
  simple-words 4 ~heed/VERB => ~listen to ; when: objects(advice warning call word) ; not: passive or attributive
  + They heeded the warning. => They listened to the warning.
  = They took heed.
heighten
  handling-verbs 6 ~heighten => ~raise ; when: objects(awareness tension) ; not: passive or attributive
  rare-verbs 7 ~heighten => ~increase ; when: objects(risk anxiety stress sense fear concern danger) or not (aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms @various-terms-near-rare-verbs) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns) ; not: passive or attributive
help
  shorten-words 3 ~help out => ~help ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
  academic-words 5, expand-words 3 ~help <V> => ~help to $2 ; not: previous(can't not to) or warnsOrBinds or mode(academic) and nextPos(CCONJ)
  expand-words 3 ~help <NP> [ <V> ] => to $3 ; not: warnsOrBinds or longSlot(2: 4) or previous(and or to) or nothingAfter or firstLemma(be) or firstPos(AUX) or next(and) or previousPos(PUNCT)
  + Many farmers help build houses. => Many farmers help to build houses.
  recast-links 5 help in|with|regarding this matter => help with this
  recast-more 5 ~help us|people|them|students|you|me|him|children|users|readers|others|kids|players|businesses|patients|customers [ to ] <V> => - ; not: mode(academic formal) or next(not) or secondToFollows
  = It helps people to learn and to grow.
  + It helps people to learn. => It helps people learn.
  = It helps people not to fall.
  light-verbs 6, shorten-words 3 ~help to <V> => ~help $3 ; not: mode(academic formal) or near(3: not n't)
  purpose-phrases 3 ~help in <Ving> => ~help $V3 ; not: verbJoined or passive or ahead(12: ,) and aheadTag(14: VBG)
  = Play helps in building trust, teaching rules, and keeping the peace.
  collocations 5 help but wonder|think|feel|notice|smile|laugh|admire|ask|see|marvel|compare|ponder|imagine|reflect => help $G3 ; not: aboutFormulasStatisticsOrLaw
  + I can’t help but wonder. => I can’t help wondering.
  courteous-words 5 ~help customers|clients|students|users|you|patients|employees|families|businesses|residents|visitors to? <V> => ~assist $2 in $G4 ; not: slot(4: learn understand see feel make become get be know) or ahead(12: and or) or previous(not n't can't) or participle
  + We help customers choose a plan. => We assist customers in choosing a plan.
  = We help customers choose and buy a plan.
  synonyms 4 ~help [ <V> ] => to $2 ; not: isNegatedOrInTestsOrWarning or participle or nextPos(PUNCT)
  synonyms 4 ~help [ to ] <V> => - ; not: isNegatedOrInTestsOrWarning or participle
  synonyms 6 ~help to <V> => ~help $3 ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 ~help <V> => ~help to $2 ; not: warnsOrBinds or previous(can't cannot)
  synonyms 6 ~help <NP> [ <V> ] => to $3 ; not: participle or mayBeNounOrModifier or previousPos(AUX)
  synonyms 6 ~help <NP> [ to ] <V> => - ; not: participle
  courteous-words 5 ~help you with => ~assist you with
  + (formal) Our staff will help you with the forms. => Our staff will assist you with the forms.
  = The rain helps with the wheat.
herald
  rare-verbs 6 heralded as => praised as ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
hide
  praise-words 5 a [ hidden ] gem => - ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  synonyms 6 ~hide/VERB => ~conceal ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
highlight
  plain-verbs 9 ~highlight => ~point to ; when: personalSubject and objects(challenge danger difficulty issue lack problem risk significance) ; not: isPassiveOrLacksObject or attributive or firstTag(VB VBG) or near(5: @screen-text-and-marking)
  + She highlighted the risks of the move. => She pointed to the risks of the move.
  plain-verbs 4 ~highlight how|why => ~stress $2 ; when: personalSubject ; not: passive or next(?)
  plain-verbs 4 ~highlight how|why => ~show $2 ; not: passive or personalSubject or next(?)
  plain-verbs 4 ~highlight that/SCONJ => ~stress that | ~point out that ; not: passive or nextPos(NOUN) and after(2: of)
  plain-verbs 9 ~highlight => ~stress ; when: objects(@objects-of-highlight-with-progress) ; not: isPassiveOrLacksObject or not personalSubject or near(5: @screen-text-and-marking) or attributive
  plain-verbs 5, simple-words 4 ~highlight => ~show ; when: not (participle or not hasObject or sentenceHas(text click cursor cell color) or personalSubject or subjectIs(person) or firstTag(VB) or object(achievement case work talent contribution success)) and mode(simple) or objects(importance need role value significance necessity urgency risk danger) and not (passive or near(5: @screen-text-and-marking)) or objects(@objects-of-highlight-without-progress) and not (isPassiveOrLacksObject or personalSubject or near(5: @screen-text-and-marking) or attributive) or objects(absurdity difficulty link versatility) and not (passive or attributive or aboutFormulasStatisticsOrLaw) or objects(concern feature mistake way) and not (passive or attributive or aboutFormulasStatisticsOrLaw) ; not: personalSubject or subjectIs(person)
  = The party leader highlighted the importance of health.
  = He highlighted the value of rules.
  = (simple) He highlighted a case of fraud.
  + The report highlights the need for rain. => The report shows the need for rain.
  = The highlights of the game are online.
  = Click the highlighted text.
  plain-verbs 9 ~highlight the need for => ~point to the need for ; when: subject(finding result study analysis research data) ; not: firstTag(VB VBG) or passive or near(4: @screen-text-and-marking)
  + The findings highlight the need for rest. => The findings point to the need for rest.
  = The mayor highlights the need for rest.
  synonyms 6 ~highlight/VERB => ~stress ; when: objects(importance need significance value role) ; not: mayBeNounOrModifier or participle
  set-phrases 9 , [ highlighting ] the need|necessity for => pointing to ; not: mode(academic formal) or sentenceHas(point)
  + The chief praised the plan, highlighting the need for wells. => The chief praised the plan, pointing to the need for wells.
  = The chief praised the plan, highlighting the cell.
hinder
  handling-verbs 6 ~hinder => ~hold back ; when: objects(@objects-of-hinder-impede) ; not: passive or attributive
  + The rules hinder progress. => The rules hold back progress.
  = The carts were hindered.
  synonyms 6 ~hinder/VERB => ~hamper | ~hold back ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
hit
  praise-words 5 ~hit the mark => ~succeed ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  praise-words 9 ~hit the spot => ~be just right ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
hold
  shorten-words 3 ~hold a discussion about|on => ~discuss ; not: warnsOrBinds or participle
  light-verbs 4 ~hold a meeting with => ~meet with ; not: passive
  copulas 5 ~hold @ADJ? significance|importance|meaning for => ~have $2 $3 for ; not: firstTag(VBG) or previous(and or ,) and not firstEnds(s)
  changing-verbs 5 ~hold => ~have ; when: objects(significance meaning value appeal importance potential relevance) ; not: passive or attributive or next(back up out down on off in onto together)
  + The ring holds a special meaning. => The ring has a special meaning.
  = He is holding back its real potential.
  collocations 6 ~hold the view that => ~think that | ~believe that ; not: aboutFormulasStatisticsOrLaw
  rare-phrases 6 ~hold true => ~be true ; not: aboutFormulasStatisticsOrLaw or subject(conclusion finding result)
  rare-phrases 6 ~hold true => ~hold ; when: subject(conclusion finding result) ; not: aboutFormulasStatisticsOrLaw
  + These findings hold true in winter. => These findings hold in winter.
  rare-phrases 6 ~hold great|immense|significant promise => ~be very promising ; not: aboutFormulasStatisticsOrLaw or next(and)
  rare-phrases 6 ~hold great|immense|significant value => ~be very valuable ; not: aboutFormulasStatisticsOrLaw or next(and)
  + The rule holds true. => The rule is true.
  verbs-with-objects 6 ~hold the|a belief that => ~believe that
  verb-noun-pairs 5 ~hold significance for => ~matter to
  verb-noun-pairs 7 ~hold great|special|particular|deep significance for => ~matter a lot to
hope
  shorten-frames 5 ~hope [ that ] the|these|those|this|your|our|their|his|her => - ; not: not (relation(mark) and aheadTag(8: VBD VBP VBZ MD))
  shorten-words 3 hopes and dreams => hopes ; not: reportsFigures
  doubled-words 2 hopes and aspirations => hopes
  doubled-words 2 hopes , aspirations => hopes ; not: nextPos(PUNCT CCONJ)
  + Your hopes and aspirations matter here. => Your hopes matter here.
  recast-phrases 5 anyone|someone|everyone|anybody|somebody|everybody [ hoping to ] <V> => who wants to
  casual-phrases 7 he|she|they|i|we|you hoped [ that ] he|she|it|they|we|i|you => - ; not: mode(academic formal) or secondThatFollows
host
  recast-more 5 ~host a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas
identify
  rare-verbs 5, simple-words 4 ~identify => ~find ; when: not (ahead(8: as) or next(how what when where which who why) or participle or not hasObject or mayBeNounOrModifier or reportsFigures or aboutLaw or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)) and mode(simple) or objects(@objects-of-identify-causes-and-errors) and not (ahead(8: as) or passive or aboutFormulasOrStatistics or mode(academic formal)) or objects(@objects-of-identify-patterns-and-sources) and not (ahead(8: as) or passive or aboutFormulasStatisticsOrLaw or next(and or ,)) ; not: attributive
  = (simple) They identified the cat as the cause.
  studying-verbs 7 ~identify patterns|trends|mistakes|errors => ~spot $2 ; not: passive or attributive or aboutTechnicalOrFormalText or previous(and or ,)
  + Cooks identify mistakes early. => Cooks spot mistakes early.
  = Cooks identify herbs early.
ignite
  causing-verbs 6 ~ignite => ~start | ~cause ; when: objects(debate discussion controversy war conflict) ; not: passive or attributive
  verbs-with-objects 6 ~ignite => ~spark ; when: objects(passion curiosity imagination debate interest conflict movement love controversy conversation creativity discussion) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  verbs-with-objects 6 ~ignite => ~stir ; when: objects(passion curiosity imagination debate interest conflict movement love) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
illuminate
  verbs-with-objects 9 ~illuminate => ~light-up | ~light ; when: objects(room sky path area street night face darkness way) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  verbs-with-objects 6 ~illuminate => ~show | ~explain ; when: objects(issue problem complexity truth role importance) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching) or objects(corner) or participle
  + The lamp illuminated the room. => The lamp lit the room.
  synonyms 6 ~illuminate/VERB => ~light up ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
illumine
  story-looks 6 ~illumine => ~light ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
illustrate
  everyday-verbs 5, simple-words 4 ~illustrate => ~show ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code) or not mode(simple) and (isPassiveOrLacksObject or personalSubject or object(point) or near(5: book artist magazine drawing story))
  = To illustrate this point, take two men.
  synonyms 6 ~illustrate => ~show ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
  + The plan illustrates a profound idea. => The plan shows a deep idea.
imbue
  rare-verbs 6 imbued with => filled with | full of ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
imitate
  rare-verbs 9 ~imitate/VERB => ~copy ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
immerse
  verbs-with-objects 9 ~immerse myself|yourself|himself|herself|itself|ourselves|themselves in => ~lose $2 in ; when: objects(book story music novel tale poem art game film thought dream) ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get) or next(time) or participle
  + I love to immerse myself in old books. => I love to lose myself in old books.
  = She went to immerse herself in the culture.
impact
  wordy-phrases 4 ~impact [ upon ] => on
  causing-verbs 4, simple-words 4 ~impact => ~affect ; not: isPassiveOrLacksObject or opensSentence or previousPos(DET ADJ ADP) or previous(and or) or previousPos(NOUN) and first(impact) and not previousEnds(s) or attributive
  causing-verbs 4 impacted by|in|when => affected $2 ; when: previous(@forms-of-be) ; not: sentenceHas(tooth wisdom bowel fracture)
  + Noise impacts the birds. => Noise affects the birds.
  = The impacts of noise are many.
  + Farms were impacted by hail. => Farms were affected by hail.
  causing-verbs 5 those|people|families|communities|individuals|areas|groups|workers|students|regions|countries|businesses [ impacted by ] => affected by ; not: aboutCollisions or sentenceHas(affect meteor asteroid)
  + Families impacted by floods get help. => Families affected by floods get help.
  = Families who impacted by-laws get help.
  causing-verbs 6 ~be @ADV? [ impacted ] => affected ; not: aboutCollisions or aboutFormulas or next(on upon against) or sentenceHas(affect meteor asteroid tooth teeth bowel soil)
  + The farms were badly impacted. => The farms were badly affected.
  = A tooth was impacted.
impair
  simple-words 4 ~impair => ~weaken ; when: objects(judgment judgement memory vision ability) ; not: attributive or reportsFigures
  + Alcohol impairs judgment. => Alcohol weakens judgment.
  = It impairs vision in 20% of them.
impart
  changing-verbs 4 ~impart => ~pass on ; when: objects(knowledge wisdom skill value lesson) ; not: mode(shorten) or passive or attributive
  verbs-with-objects 6 ~impart => ~share | ~pass-on ; when: objects(knowledge wisdom lesson skill) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
impede
  handling-verbs 4, simple-words 4 ~impede => ~hold back ; when: mode(simple) or objects(@objects-of-hinder-impede flow) ; not: participle or not hasObject or passive or attributive or aboutFormulasStatisticsOrLaw
  handling-verbs 4 ~impede => ~slow ; when: objects(@objects-of-hinder-impede flow) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  rare-verbs 6 =impede => ~hinder ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or isPassiveOrLacksObject or next(to and by) or sentenceHas(@virus-software-and-tax-terms)
  synonyms 6 ~impede/VERB => ~hinder | ~hold back ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
impinge
  rare-phrases 6 ~impinge upon|on => ~limit ; when: objects(freedom right liberty privacy) ; not: aboutFormulasStatisticsOrLaw
  + The rule impinges on their freedom. => The rule limits their freedom.
  = The rule impinges.
implement
  rare-verbs 9 ~implement => ~introduce ; when: objects(ban curfew fee law legislation procedure tax) ; not: passive or attributive or aboutFormulas or next(and or ,) or sentenceHas(code software circuit algorithm)
  + The council will implement a smoking ban. => The council will introduce a smoking ban.
  = The circuit implements the law of cosines.
  simple-words 4 ~implement => ~set up ; not: not ahead(4: system program process scheme service) or near(4: interface class code function) or sentenceHas(prototype)
  = (simple) They implemented a prototype system in a week.
  = They implemented a prototype solution.
  = The circuits implement a rule.
  doing-verbs 9 ~implement => ~adopt ; when: objects(practice) ; not: mode(shorten) or passive or attributive or aboutFormulasOrStatistics
  doing-verbs 7 ~be [ implemented ] to|by|in|at|across|,|. => introduced | put in place ; not: mode(shorten) or aboutFormulasOrStatistics or mode(academic formal) or sentenceHas(system model method)
  rare-verbs 6, simple-words 4 ~implement => ~carry out ; when: ahead(4: plan policy strategy change reform project recommendation) and mode(simple) or objects(plan project program programme initiative scheme campaign) and not attributive or objects(measure policy reform strategy) and not (passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,))
  rare-verbs 6 ~implement => ~make ; when: objects(change improvement) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  = The rules were implemented by the town.
  synonyms 6 ~implement/VERB => ~carry out ; when: objects(plan policy measure change strategy program reform) ; not: mayBeNounOrModifier or participle
impose
  doing-verbs 4 ~impose [ upon ] => on ; not: aboutLaw
  rare-phrases 6 ~impose upon => ~impose on ; not: aboutFormulasStatisticsOrLaw
improve
  recast-nouns 5 ~improve our understanding of => ~help us better understand ; not: passive
  wordy-phrases 2 ~improve [ upon ] => on
  changing-verbs 5 improve my|our|your|their understanding of => better understand ; when: previous(to)
  synonyms 6 ~improve/VERB => ~boost ; when: objects(performance efficiency productivity morale mood accuracy) ; not: mayBeNounOrModifier or participle
incarcerate
  rare-verbs 9 ~incarcerate => ~jail | ~imprison ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
incite
  verbs-with-objects 6 ~incite => ~stir-up | ~provoke ; when: objects(hatred anger fear unrest) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  simple-words 4 ~incite => ~stir up ; when: objects(violence riot hatred anger unrest hate rebellion) ; not: attributive or aboutLaw
  + He incited violence. => He stirred up violence.
  = He incited them to riot.
include
  recast-more 5 ~include a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas
  wordy-phrases 6 including but not limited to => including ; not: aboutLaw
  synonyms 6 , [ including ] => such as ; not: warnsOrBinds or next(but) or not beforeIs(2: plural) or sentenceHasPos(NUM)
incorporate
  showy-verbs 7, simple-words 4 ~incorporate => ~include ; when: mode(simple) and objects(@contents-and-features-to-incorporate) and not nextLemma(category interaction sentiment) or not mode(simple academic formal) and previous(that which) and nextPos(NOUN ADJ DET NUM VERB) and not ahead(6: both knowledge sentiment information) ; not: passive or mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code) or ahead(10: into within) or not mode(simple) and (passive or aboutLaw or next(both)) or firstTag(VBG) and not objects(@contents-and-features-to-incorporate)
  = The bridge incorporated steel beams.
  = The firm was incorporated in May.
  + (simple) The course incorporates two lessons on bees. => The course includes two lessons on bees.
  + They like plans that incorporate swimming. => They like plans that include swimming.
  showy-verbs 6 [ ~incorporate ] <NP> into => ~build ; when: slotLast(2: feature features element elements principle principles lesson lessons activity activities exercise exercises habits breaks service checks rules) ; not: passive or aboutFormulas
  + They incorporated more breaks into the day. => They built more breaks into the day.
  = They incorporated cream into the soup.
  showy-verbs 9 ~incorporate => ~use ; when: objects(approach brand data evidence example framework function finding humor humour input mechanism method ranking structure substance technique theory) ; not: passive or attributive or aboutLaw or mode(simple) or ahead(12: into within) or next(and or , more)
  + The essay incorporates a theory of the tides. => The essay uses a theory of the tides.
  = They incorporated the data into the map.
increase
  shorter-phrases 5 increased levels of => more ; when: nextLemma(@feelings-and-activity-at-a-level) ; not: aboutStatistics or previousPos(DET PRON ADJ ADV)
  = We wake up with our increased levels of stress.
  changing-verbs 6 ~increase => ~raise ; when: objects(awareness price tax) ; not: mode(shorten) or passive or attributive or aboutFormulasOrStatistics
  plain-adjectives 6 [ increased ] competition|demand|traffic|attention|pressure|support|rainfall|exposure|access|stress|noise|investment|funding|use|energy|pollution|emissions => more ; when: previousPos(ADP) ; not: aboutFormulasOrStatistics or sentenceHas(more much) or nextPos(PUNCT)
  plain-adjectives 6 [ increased ] awareness|flexibility|security|safety|confidence|sense|independence|freedom => greater ; when: previousPos(DET ADP ADJ) ; not: aboutFormulasOrStatistics or sentenceHas(great)
  = It has increased demand for rope.
  synonyms 6 ~increase/VERB => ~raise | ~boost ; when: not (not hasObject or attributive or participle or previousPos(DET ADJ NUM) or warnsOrBinds or reportsTests or nextPos(NUM)) or objects(awareness sale productivity efficiency demand) and not (attributive or previousPos(DET ADJ NUM) or warnsOrBinds or participle)
inculcate
  rare-verbs 9 ~inculcate => ~teach ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
incur
  collocations 6 ~incur => ~run-up ; when: objects(debt) ; not: passive or attributive or aboutTechnicalOrFormalText
indicate
  studying-verbs 6 ~indicate that => ~show that ; when: subject(figure number poll statistic survey) and not previous(and) ; not: passive or mode(academic formal) or firstEnds(ing)
  = The results indicate that bees like clover.
  + The figures indicate that rents fell. => The figures show that rents fell.
  = Early reports indicate that rents fell.
indulge
  story-manner 9 ~indulge in a|an|the|some|my|our|their|his|her|these|this => ~enjoy $3 ; not: object(game gamble bet pastime kind act fantasy belief luxury trope stereotype habit behavior) or aboutLaw or behind(6: avoid never no not n't refrain resist stop)
  = He was unsure if he should indulge in the games.
  + We indulged in a long lunch. => We enjoyed a long lunch.
influence
  causing-verbs 7, simple-words 4 ~influence => ~affect ; when: mode(simple) or objects(decision behavior outcome result choice performance mood health opinion price growth) ; not: previousPos(DET ADJ NUM NOUN VERB) or not hasObject or not mode(simple) and (passive or attributive or personalSubject or previous(to their) or aboutFormulasOrStatistics)
  rare-phrases 6 ~be @ADV? [ influenced by ] various|several|many|multiple|numerous|factors|other => affected by ; not: aboutFormulasStatisticsOrLaw
  verbs-with-objects 9 ~influence => ~shape ; when: objects(behaviour development) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
inform
  simple-words 4 ~inform/VERB => ~tell ; not: participle or not next(me you him her us them the your our customers users people patients) or not ahead(5: that about of) or object(understanding decision policy choice practice view debate work design)
  everyday-verbs 5 [ ~inform ] me|you|him|her|us|them|people|patients|customers|readers|users|visitors that|about|of => ~tell ; not: isPassiveOrAfterDeterminerOrAdjective or aboutLaw or attributive
  = You can make an informed decision that fits.
infringe
  rare-phrases 6 ~infringe upon => ~infringe on ; not: aboutFormulasStatisticsOrLaw
infuse
  rare-verbs 6 infused with => filled with ; when: objects(emotion energy hope humor humour joy love passion sadness warmth wit) ; not: aboutFormulas or aboutLaw or sentenceHas(@machines-kitchen-and-physics-terms)
  + Her letters are infused with humor. => Her letters are filled with humor.
  = The oil is infused with garlic.
inhabit
  simple-words 4 ~inhabit => ~live in ; when: hasObject ; not: passive or attributive or participle or firstEnds(ing)
  + Few people inhabit the island. => Few people live in the island.
  = The island is inhabited by goats.
inhibit
  simple-words 4 ~inhibit => ~hold back ; when: objects(creativity progress development learning innovation expression) ; not: attributive or sentenceHas(cell enzyme protein gene bacteria drug)
  + Fear can inhibit learning. => Fear can hold back learning.
  = The drug inhibits the enzyme.
initiate
  common-words 5, simple-words 4 ~initiate => ~start ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code) or not mode(simple) and (isPassiveOrLacksObject or aboutFormulasStatisticsOrLaw or near(4: cell immune rite member) or near(6: into) or object(contact))
  = You must not initiate the test.
inquire
  everyday-verbs 3, informal-words 3 ~inquire => ~ask
insist
  wordy-phrases 4 ~insist [ upon ] => on
  rare-phrases 6 ~insist upon => ~insist on ; not: aboutFormulasStatisticsOrLaw
inspect
  collocations 6 ~inspect => ~check ; when: objects(car vehicle equipment) ; not: passive or attributive or aboutTechnicalOrFormalText
instigate
  rare-verbs 6 ~instigate => ~provoke ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
instill
  changing-verbs 6 ~instill => ~build ; when: objects(confidence trust discipline habit respect love) ; not: mode(shorten) or passive or attributive or near(6: unease fear dread doubt panic guilt)
  verbs-with-objects 6 ~instill => ~create ; when: objects(fear doubt hope) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(enriching)
  showy-verbs 6 ~instill => ~teach ; when: objects(value discipline) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
instruct
  doing-verbs 5 [ ~instruct ] people|students|children|them|us|you|him|her|me|everyone to => ~tell ; not: passive or aboutLaw
integrate
  including-verbs 7 ~integrate => ~combine ; when: objects(aspect perspective source field discipline) ; not: passive or attributive or aboutFormulas or ahead(10: into within)
  including-verbs 9 by [ integrating ] <NP> with => combining ; not: passive or sentenceHas(app software plugin api platform service into)
  + We made it by integrating old songs with new verse. => We made it by combining old songs with new verse.
  = They gained by integrating the app with the bank.
intend
  purpose-phrases 10 intended [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
  common-words 5 ~be @ADV? [ intended ] to|for => meant ; not: aboutLaw
  collocations 6 ~intend => ~mean ; when: objects(harm) ; not: passive or attributive or aboutTechnicalOrFormalText
  verbs-with-objects 6 ~intend to <V> => ~plan to $3 ; not: aboutFormulasStatisticsOrLaw or first(intended) and not previousPos(PRON PROPN) or previous(@forms-of-be-and-get) or sentenceHas(accused charge convict court guilty plead)
  + They intend to sell the barn. => They plan to sell the barn.
  = He pleaded guilty to intending to burn the barn.
  synonyms 6 intended to => meant to | designed to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
interrogate
  simple-words 4 ~interrogate => ~question ; when: objects(suspect man woman prisoner witness him her them) ; not: attributive
  + They interrogated the suspect. => They questioned the suspect.
  = They interrogated the database.
intertwine
  story-looks 9 intertwined => bound up ; when: afterLinkingVerb and next(with) ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  + His life is intertwined with hers. => His life is bound up with hers.
  = His path intertwined with hers.
intervene
  rare-verbs 6 =intervene => ~step-in ; not: aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(in from out between) or nextPos(NOUN) or attributive or next(too)
  + The agency had to intervene. => The agency had to step in.
  = The agency had to intervene in the dispute.
intrigue
  rare-verbs 9 ~intrigue => ~interest | ~fascinate ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or isPassiveOrLacksObject or next(@prepositions-after-rare-verbs) or isHaltingOrParticipleBetweenNouns or sentenceHas(@various-terms-near-rare-verbs)
introduce
  purpose-phrases 10 introduced [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
  synonyms 6 ~introduce => ~bring in ; when: objects(measure law rule policy reform tax) ; not: lacksObjectOrMayBeNounOrBeforeParticle
  synonyms 6 ~introduce/VERB => ~put forward ; when: objects(method approach framework model algorithm) ; not: mayBeNounOrModifier or participle
inundate
  rare-verbs 6 ~inundate => ~flood ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
invest
  collocations 6 [ ~invest ] time|energy|effort [ in ] the|a|an|their|his|her|your|our|my|it|them|this|these => ~put … into ; not: passive or attributive or aboutLaw
  + We invest time in our choir. => We put time into our choir.
  = We invest money in our choir.
  collocations 6 [ ~invest ] time and effort|energy|money|resources [ in ] => ~put … into ; not: passive or attributive or aboutLaw or nextPos(PUNCT)
  + They invest time and effort in our choir. => They put time and effort into our choir.
  = They invest gold and silver in our choir.
investigate
  simple-words 4 ~investigate => ~look into ; not: participle or not hasObject or sentenceHas(police crime officer)
  informal-words 3 ~investigate the|a|an|this|these|how|their|its|whether => ~look into $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
  synonyms 6 ~investigate/VERB => ~examine | ~look into ; not: lacksObjectOrBeforeItOrParticle or reportsTests
invigorate
  rare-verbs 6 =invigorate => ~refresh | ~energize ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or isPassiveOrLacksObject or next(to and by) or sentenceHas(@virus-software-and-tax-terms)
invoke
  collocations 6 ~invoke => ~call-up ; when: objects(memory spirit) ; not: passive or attributive or aboutTechnicalOrFormalText
involve
  including-verbs 6 ~involve using => ~use ; not: passive or verbJoined or ahead(16: and or) or ahead(14: and or)
  + The plan involves using nets. => The plan uses nets.
  = The plan involves using nets and mending them.
  = The plan involves the use of nets and the sale of boats.
  + The method involves using a sieve. => The method uses a sieve.
  = Most ways involve using a sieve or a cloth.
  synonyms 6 ~involve <Ving> => ~entail $2 ; not: mayBeNounOrModifier
irk
  rare-verbs 6 ~irk => ~annoy ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(@cell-and-particle-science-terms) or next(ego egos carry weapon) or sentenceHas(@weapons-ships-and-taxes)
jeopardize
  handling-verbs 6 ~jeopardize => ~endanger | ~threaten ; not: isPassiveOrLacksObject or attributive
join
  shorten-words 3 ~join together => ~$1 ; not: (warnsOrBinds or participle) and (warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now))
jump
  story-looks 5 ~jump to my|your|his|her|their|our feet => ~jump-up ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
keep
  wordy-phrases 4 ~keep in mind that => ~remember that
  casual-talk 5 ~keep you updated|posted|informed on|about => ~tell you about ; when: firstTag(VB VBP) ; not: aboutTechnicalFormalTextOrNearNegation or firstTag(VBN VBD)
  + We keep you updated on the works. => We tell you about the works.
  = We have kept you informed about the works.
  casual-talk 5 ~keep me updated|posted|informed on|about => ~tell me about ; when: firstTag(VB) ; not: aboutTechnicalFormalTextOrNearNegation
  + I will keep you updated on the sale. => I will tell you about the sale.
  = My letters have kept you informed about the sale.
  casual-talk 5 ~keep an eye out for => ~watch for ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~keep a positive attitude|mindset|outlook => ~stay positive ; not: aboutTechnicalFormalTextOrNearNegation
  review-talk 6 ~keep my|our|your|his|her|their attention => ~hold $2 attention ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  review-words 5 ~keep me|you|us|viewers|readers|audiences|fans on the edge of my|your|our|their seat|seats => ~keep $2 in suspense ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
  changing-verbs 7 ~keep pace with => ~keep up with ; not: mode(shorten)
  verb-noun-pairs 7, shorten-words 3 ~keep track of => ~track ; when: objects(budget change cost data expense hour income inventory order payment progress rent sale score spending stock weight) ; not: objectIs(person)
  = They keep track of their friends and the map.
  + They keep track of the rent. => They track the rent.
  = They keep track of the children.
  formal-words 5 ~keep on <Ving> => ~continue $3 ; not: participle
  + They kept on working. => They continued working.
  = They kept on the hat.
  formal-words 5 ~keep up with => ~keep pace with ; not: next(the) and ahead(2: joneses)
  + They keep up with demand. => They keep pace with demand.
  = They keep up the pace.
  synonyms 6 ~keep in mind => ~bear in mind ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~keep <Ving> => ~continue $2 | ~go on $2 ; not: mayBeNounOrModifier
kick
  formal-words 5 ~kick off the|a|an|their|its|this season|campaign|event|tour|year|meeting|conference|festival|project|series => ~begin $3 $4 ; not: passive
  + They kicked off the season. => They began the season.
  = He kicked off his shoes.
know
  shorten-frames 5 ~know [ that ] the|these|those|this|your|our|their|his|her => - ; not: not (relation(mark) and aheadTag(8: VBD VBP VBZ MD))
  recast-phrases 7 ~know the amount of => $1 how much ; when: nextPos(NOUN) ; not: aboutFormulas or not afterPos(2: PRON PROPN DET)
  story-moments 6 ~know deep down that => ~know that ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  casual-phrases 7 he|she|they|i|we|you knew [ that ] he|she|it|they|we|i|you => - ; not: mode(academic formal) or secondThatFollows
  + She knew that it was late. => She knew it was late.
  = He knew that it was late and that she had gone.
  synonyms 6 known for => noted for ; not: reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)
  synonyms 6 known as => called ; not: (reportsTests or warnsOrBinds or nextPos(PUNCT) or previous(just only even not)) and (reportsTests or nextPos(PUNCT) or previous(not as what))
  synonyms 6 ~know if => ~know whether ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  + The plan is known as Big Top. => The plan is called Big Top.
  set-phrases 6 @NOUN [ known as ] => called ; not: next(a an being) or nextPos(VERB AUX PUNCT SCONJ) and not next(" “) or previous(one)
  + They study a fungus known as smut. => They study a fungus called smut.
  = The fungus is also known as smut.
  = He is a man known as a miser.
lace
  story-looks 9 voice|voices|tone|tones ,? [ laced with ] => full of ; when: nextPos(NOUN) ; not: next(hint hints) or aboutFormulas
  + He spoke, his voice laced with worry. => He spoke, his voice full of worry.
  = The tea was laced with poison.
lack
  changing-verbs 5 ~lack a|an|any => ~have no ; not: firstEnds(ing) or mode(academic formal) or attributive or next(certain bit little lot single) or previous(not n't never no nor can may could might would) or objectJoined
  + The huts lack a roof. => The huts have no roof.
  = The huts lack a roof and a door.
  changing-verbs 6 ~lack in => ~lack ; when: object(confidence quality depth detail experience skill substance originality flavor flavour energy character imagination creativity motivation knowledge variety emotion resource support discipline empathy) ; not: behind(4: what) or firstTag(VBG) or nextPos(DET)
  + The film lacks in depth. => The film lacks depth.
  = What it lacks in depth it has in charm.
  changing-verbs 6 ~be lacking in => ~lack ; when: object(confidence quality depth detail experience skill substance originality flavor flavour energy character imagination creativity motivation knowledge variety emotion resource support discipline empathy) ; not: behind(4: what) or nextPos(DET) or nextLemma(many most some all)
  + The soup was lacking in flavor. => The soup lacked flavor.
  = Doctors are lacking in many towns.
laud
  rare-verbs 6 ~laud => ~praise ; not: attributive or previous(,) and nextPos(NOUN PROPN ADJ) or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
  + The critics lauded her debut. => The critics praised her debut.
launch
  synonyms 6 ~launch/VERB => ~start ; when: objects(campaign programme program initiative project investigation) ; not: lacksObjectOrMayBeNounOrBeforeParticle
lay
  shorten-words 3 ~lay emphasis on => ~stress ; not: warnsOrBinds or participle
  story-moments 6 ~lay eyes on|upon => ~see ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
lead
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an significant increase|rise in => significantly ~increase ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an significant decrease|reduction|decline|drop in => significantly ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an significant improvement in => significantly ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in significant improvements|gains in => significantly ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in significant reductions|decreases in => significantly ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an substantial increase|rise in => substantially ~increase ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an substantial decrease|reduction|decline|drop in => substantially ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an substantial improvement in => substantially ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in substantial improvements|gains in => substantially ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in substantial reductions|decreases in => substantially ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an considerable increase|rise in => considerably ~increase ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an considerable decrease|reduction|decline|drop in => considerably ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an considerable improvement in => considerably ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in considerable improvements|gains in => considerably ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in considerable reductions|decreases in => considerably ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an dramatic increase|rise in => dramatically ~increase ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an dramatic decrease|reduction|decline|drop in => dramatically ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an dramatic improvement in => dramatically ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in dramatic improvements|gains in => dramatically ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in dramatic reductions|decreases in => dramatically ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an noticeable increase|rise in => noticeably ~increase ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an noticeable decrease|reduction|decline|drop in => noticeably ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an noticeable improvement in => noticeably ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in noticeable improvements|gains in => noticeably ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in noticeable reductions|decreases in => noticeably ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an marked increase|rise in => markedly ~increase ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an marked decrease|reduction|decline|drop in => markedly ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in a|an marked improvement in => markedly ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in marked improvements|gains in => markedly ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  causing-verbs 5, shorten-words 3 ~lead|result to|in marked reductions|decreases in => markedly ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or aheadPos(9: CCONJ)
  + The wall led to a significant drop in noise. => The wall significantly reduced noise.
  + Shade can lead to substantial improvements in soil. => Shade can substantially improve soil.
  = The wall led to a significant drop in noise and a rise in rents.
  shorten-words 3 ~lead to the development of => ~create ; not: warnsOrBinds or reportsFigures
  casual-advice 5 ~lead a healthy|happy|fulfilling|normal|better|balanced|healthier|meaningful life => ~live $2 $3 life ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~lead healthy|happy|fulfilling|normal|better|balanced|healthier|meaningful lives => ~live $2 lives ; not: aboutTechnicalFormalTextOrNearNegation
  + We want to lead a happy life. => We want to live a happy life.
  causing-verbs 5 ~lead to the destruction of => ~destroy ; not: isPassiveOrAfterDeterminerOrAdjective or personalSubject or objectJoined
  causing-verbs 5 ~lead to the displacement of => ~displace ; not: isPassiveOrAfterDeterminerOrAdjective or personalSubject or objectJoined
  causing-verbs 5 ~lead to the devaluation of => ~devalue ; not: isPassiveOrAfterDeterminerOrAdjective or personalSubject or objectJoined
  causing-verbs 5 ~lead to the reduction of => ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or personalSubject or objectJoined
  causing-verbs 5 ~lead to the improvement of => ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or personalSubject or objectJoined
  causing-verbs 5 ~lead to the erosion of => ~erode ; not: isPassiveOrAfterDeterminerOrAdjective or personalSubject or objectJoined
  causing-verbs 5 ~lead to the degradation of => ~degrade ; not: isPassiveOrAfterDeterminerOrAdjective or personalSubject or objectJoined
  causing-verbs 5, shorten-words 3 ~lead to a|an increase|rise|growth in => ~increase ; not: isPassiveOrAfterDeterminerOrAdjective or nextPos(PRON) or previous(which) or ahead(9: a an another) and aheadPos(9: CCONJ)
  + The new path led to an increase in visits. => The new path increased visits.
  = The new path led to an increase in visits and a fall in noise.
  causing-verbs 4, shorten-words 3 ~lead to a|an decrease|reduction|decline|drop in => ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which) or ahead(9: a an another) and aheadPos(9: CCONJ)
  + The wall led to a drop in noise. => The wall reduced noise.
  = The wall led to a drop in noise and a rise in rents.
  causing-verbs 5 ~lead to an improvement in => ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which)
  causing-verbs 5 ~lead to improvements|gains in => ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which)
  causing-verbs 5 ~lead to increased/ADJ|VERB => ~increase ; when: nextPos(NOUN ADJ) and not (objectJoined or aheadPos(4: CCONJ)) ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which)
  causing-verbs 5 ~lead to reduced|decreased|diminished/ADJ|VERB => ~reduce ; when: nextPos(NOUN ADJ) and not (objectJoined or aheadPos(4: CCONJ)) ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which)
  rare-verbs 6 ~lead to improved|enhanced|better accuracy|communication|efficiency|health|outcomes|performance|productivity|quality|relationships|results|safety|service|sleep|understanding => ~improve $4 ; not: aboutFormulasStatisticsOrLaw or previous(which) or isPassiveOrAfterDeterminerOrAdjective or aheadPos(3: CCONJ) or next(that which)
  = It leads to better choices.
  + It leads to improved health. => It improves health.
  = The path leads to the mill.
  causing-verbs 5 ~lead to => ~cause ; when: objects(@harms-and-troubles) ; not: isPassiveOrAfterDeterminerOrAdjective or mode(academic formal) or aheadTag(4: VBG)
  + It led to a decrease in sales. => It reduced sales.
  + Rain leads to increased costs. => Rain increases costs.
  = The path leads to increased and lasting joy.
  + Fog may lead to accidents. => Fog may cause accidents.
  = He was led to damage.
  changing-verbs 6 ~lead to => ~have ; when: objects(consequence repercussion side-effect) ; not: mode(shorten) or passive or attributive
  + It can lead to serious consequences. => It can have serious consequences.
  recast-nouns 6 ~lead to [ the development|creation|emergence|formation of ] new|more|better|several|many|modern|various => - ; not: passive or attributive or aboutFormulas
  + The find led to the development of new drugs. => The find led to new drugs.
  = The find led to the development of tumors.
  academic-words 5 ~lead to => ~result in ; when: objects(increase decrease reduction improvement loss growth change damage decline rise error delay) ; not: participle or next(more) or previousPos(NOUN) and firstTag(VBN)
  + Rain led to delays. => Rain resulted in delays.
  = The path leads to the lake.
  synonyms 6 ~lead to => ~result in | ~bring about ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 led by => headed by
  + They often lead to delays. => They often result in delays.
leap
  story-looks 5 ~leap to my|your|his|her|their|our feet => ~jump-up ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
learn
  nouns-or-verbs 9 learning opportunities => chances to learn ; not: aboutFormulasStatisticsOrLaw or nextPos(PART) or aboutAnimalsOrGenetics
  synonyms 6 ~learn about => ~find out about ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~learn how to => ~learn to ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
leave
  rare-phrases 6 ~leave behind a|an => ~leave $3 ; when: object(legacy mark gap trail void trace scar family widow wife husband residue stain note) ; not: passive or participle or attributive
  + The flood left behind a trail of mud. => The flood left a trail of mud.
  = They left behind a wooden ladder.
  synonyms 6 ~leave/VERB => ~go out of ; when: objects(room house building) ; not: mayBeNounOrModifier or participle
  set-phrases 9 , leaving me|us|a|trails|thousands|hundreds|the => and left $3 ; when: tense(past) and relation(advcl) ; not: mode(academic formal shorten) or behind(12: was were been being and) or nextPos(PUNCT) or sentenceHas(as if when while that we i) or behind(14: had has have) or ahead(6: before after at)
  + He dropped the tray, leaving a mess. => He dropped the tray and left a mess.
  = He drops the tray, leaving a mess.
lend
  story-moments 6 ~lend a helping hand => ~help ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~lend an ear => ~listen ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  rare-verbs 6 ~lend credence|support|weight to => ~support ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 6 ~lend a? helping? hand to => ~help ; not: attributive or sentenceHas(gender hormone patriarchy)
lessen
  synonyms 6 ~lessen/VERB => ~reduce | ~diminish ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
let
  story-gestures 6 ~let out a|an sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort of relief => ~$4 with relief
  story-gestures 6 ~let out a|an sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort => ~$4 ; not: soundIsDescribedFurther
  story-gestures 6 ~let out a soft sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort => ~$5 softly ; not: soundIsDescribedFurther
  story-gestures 6 ~let out a loud sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort => ~$5 loudly ; not: soundIsDescribedFurther
  story-gestures 6 ~let out a deep sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort => ~$5 deeply ; not: soundIsDescribedFurther
  story-gestures 6 ~let out a heavy sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort => ~$5 heavily ; not: soundIsDescribedFurther
  story-gestures 6 ~let out a quiet sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort => ~$5 quietly ; not: soundIsDescribedFurther
  story-gestures 6 ~let out a nervous sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort => ~$5 nervously ; not: soundIsDescribedFurther
  story-gestures 6 ~let out a bitter sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort => ~$5 bitterly ; not: soundIsDescribedFurther
  story-gestures 6 ~let out a weary sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort => ~$5 wearily ; not: soundIsDescribedFurther
  story-gestures 6 ~let out a frustrated sigh|laugh|scream|cry|chuckle|groan|yell|shriek|gasp|moan|shout|sob|yelp|grunt|growl|roar|whimper|snort => ~$5 in frustration ; not: soundIsDescribedFurther
  + She let out a sigh and sat down. => She sighed and sat down.
  + He lets out a soft chuckle. => He chuckles softly.
  + Anna let out a sigh of relief. => Anna sighed with relief.
  = They let out the room to students.
  = He let out a cry of pain.
  synonyms 6 [ ~let ] <NP> [ <V> ] => ~allow … to $3 ; not: participle or mayBeNounOrModifier or nextPos(PUNCT) or first(let) and not firstTag(VB)
  synonyms 6 let me know => tell me ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  formal-words 5 ~let <NP> <V> => ~allow $2 to $3 ; not: previous(but ,) or opensSentence or slot(2: me us go 's it) or slot(3: know go be) or inStory or next(' ’) or warnsOrBinds
  + (formal) The gate lets the farmers enter the field. => The gate allows the farmers to enter the field.
  = Let me know.
leverage
  plain-verbs 2 ~leverage => ~use ; not: sentenceHas(debt buyout equity borrow loan) or nextLemma(buyout fund company etf) or attributive or previousPos(ADJ DET VERB) and nextPos(ADP PUNCT) ; why: Plain "use" for the verb "leverage".
  = The fund leveraged its debt.
  + We leverage old maps to plan. => We use old maps to plan.
  synonyms 6 ~leverage/VERB => ~use | ~draw on ; not: lacksObjectOrMayBeNounOrBeforeParticle
lie
  doing-verbs 7 key|answer|solution|secret|beauty|strength [ lies in ] its|their|our|his|her => is ; not: nextPos(VERB) or next(how)
  copulas 6 [ lies in ] <Ving> => is ; when: subject(challenge difficulty problem key solution answer secret trick) ; not: next(of)
  + The key to good bread lies in kneading the dough. => The key to good bread is kneading the dough.
  = The beauty of bread lies in kneading.
lift
  shorten-words 3 ~lift up => ~lift ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
linger
  rare-verbs 6 lingering/VERB|ADJ|NOUN question|questions|doubt|doubts|issue|issues|concern|concerns|fear|fears|problem|problems => remaining $2
link
  synonyms 6 linked to => connected to | tied to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
loathe
  story-looks 6 ~loathe => ~hate ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
locate
  relative-cuts 2 ~be [ located ] inside => - ; not: previousPos(PART)
  everyday-verbs 5, simple-words 4 ~locate => ~find ; not: participle or not hasObject or previous(centrally conveniently) or not mode(simple) and (isPassiveOrLacksObject or firstEnds(ed ing))
  doing-verbs 5 ~be [ located ] in|on|at|near|along|within|between|just|about => - ; not: nextPos(VERB) or aboutFormulas
  + The mill is located near the river. => The mill is near the river.
  = The fault was located.
  + The hotel is located in Leeds. => The hotel is in Leeds.
  + The hotel is located in a valley. => The hotel is in a valley.
  + The mill is located in the valley. => The mill is in the valley.
  literary-words 6, simple-words 4 ~be [ located ] outside => - ; when: mode(simple) or not aboutFormulasStatisticsLawOrGenes
  literary-words 5 @NOUN|PROPN [ located ] in|at|on|near => - ; not: aboutFormulasStatisticsLawOrGenes
  literary-words 5 , [ located ] in|at|on|near|within => - ; not: aboutFormulasStatisticsLawOrGenes
  = The crew located it in Leeds.
  synonyms 6 located in => situated in | found in ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
long
  synonyms 6 ~long for => ~yearn for ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
look
  formal-words 5 ~look up to => ~admire ; not: warnsOrBinds or participle or previous(how)
  formal-words 5 ~look into the|a|an|this|these|how|their|its|whether => ~investigate $3 ; not: objects(future past life eye face mirror distance sky dark) or warnsOrBinds or participle or previous(how)
  formal-words 5 ~look at how|whether|why|what => ~examine $3 ; not: warnsOrBinds or participle or previous(how)
  shorten-frames 5 looking forward to hearing from you soon => looking forward to your reply
  recast-phrases 5 anyone|someone|everyone|anybody|somebody|everybody [ looking to ] <V> => who wants to
  recast-phrases 5 those|people|visitors|students|customers|individuals|travelers|travellers|readers|parents|users|players|fans|families|companies|businesses|women|men|teachers|buyers [ looking to ] <V> => who want to ; not: previous(than)
  recast-phrases 5 anyone|someone|everyone|anybody|somebody|everybody [ looking for|seeking ] @DET|ADJ|NOUN => who wants
  + It is a fine town for anyone looking to relax. => It is a fine town for anyone who wants to relax.
  recast-links 5 ~look forward to the opportunity|chance to <V> => ~look forward to $G7
  + We look forward to the opportunity to meet you. => We look forward to meeting you.
  praise-words 5 look no further than => try ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  casual-advice 5 ~look forward to the future with => ~face the future with ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 6 ~look for => ~search for | ~seek ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~look after => ~take care of ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~look like => ~resemble ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or next(they it he she we you i this that)
  synonyms 6 ~look @ADJ => ~seem $2 | ~appear $2 ; not: isNegatedAskedOrInWarning or nextPos(NOUN ADJ)
  synonyms 6 ~look into => ~investigate | ~examine ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
lose
  story-moments 9 lost in thought|contemplation|reverie => deep in thought ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  set-phrases 6 tragically lost his|her|their life|lives => died
  + The sailor tragically lost his life in May. => The sailor died in May.
  = The sailor lost his ship.
love
  synonyms 6 ~love/VERB => ~adore ; not: lacksObjectOrMayBeNounOrBeforeParticle or nextPos(VERB PRON)
maintain
  plain-verbs 9 ~maintain => ~keep ; when: objects(composure control order independence position advantage lead job cool dignity secrecy silence) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or aboutAnimalsOrGenetics or next(and or , that) or object(system)
  + Most guests maintained their composure. => Most guests kept their composure.
  = The firm maintained a good reputation.
  = The clerk maintained that the order was his.
  casual-talk 5 ~maintain a positive attitude|mindset|outlook => ~stay positive ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~maintain a healthy lifestyle => ~live healthily ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~maintain a healthy diet => ~eat healthily ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~maintain good|close relationships|contact with => ~keep $2 $3 with ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~maintain a sense of => ~keep a sense of ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~maintain a balance => ~keep a balance ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~maintain eye contact => ~keep eye contact ; not: aboutTechnicalFormalTextOrNearNegation
  literary-words 7 ~maintain => ~keep up ; when: objects(morale standard appearance) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  synonyms 6 ~maintain/VERB => ~preserve ; when: objects(balance quality order contact peace control) ; not: mayBeNounOrModifier or participle
make
  formal-words 5 ~make up for => ~compensate for ; not: warnsOrBinds or participle or previous(how)
  wordy-phrases 5, shorten-words 3 ~make sure [ that ] i|we|they|he|she|you|it|everyone => - ; not: mode(expand academic formal)
  + Knock twice to make sure that they hear. => Knock twice to make sure they hear.
  shorten-words 3 ~make sure that => ~make sure ; not: warnsOrBinds or reportsFigures
  expand-words 3 make sure you|they|we => make sure that $3 ; not: warnsOrBinds or nextPos(NOUN ADJ PROPN) or previous(,)
  recast-more 5 ~make significant|considerable|substantial|remarkable progress|strides => ~make great progress ; not: passive
  light-verbs 1 ~make a? decision to => ~decide to ; not: passive or attributive
  = The decision was made to leave.
  light-verbs 1 ~make a|an|the? decision about|on => ~decide on ; not: passive or attributive
  light-verbs 1 ~make a decision => ~decide ; not: next(for) or passive or nextPos(NOUN) or next(about on to that)
  = They made a decision and a promise.
  light-verbs 1, shorten-words 3 ~make use of => ~use ; not: passive
  light-verbs 1 ~make an attempt to => ~try to
  light-verbs 2, shorten-words 3 ~make improvements to => ~improve ; not: passive
  light-verbs 1 ~make a contribution to => ~contribute to ; not: passive
  light-verbs 2 ~make contributions to => ~contribute to ; not: passive
  light-verbs 2 ~make a comparison between|of => ~compare ; not: passive
  light-verbs 2 ~make reference to => ~mention ; not: aboutFormulas
  light-verbs 1 ~make mention of => ~mention
  light-verbs 2 ~make a|the choice to => ~choose to ; not: passive
  purpose-phrases 6 ~make it easier for <NP> to <V> => ~help $5 $7 ; not: passive or longSlot(5: 5) or next(able)
  purpose-phrases 3 ~make it possible for <NP> to <V> => ~let $5 $7 ; not: passive or longSlot(5: 5) or mode(academic formal)
  + The ramp makes it easier for guests to enter. => The ramp helps guests enter.
  = The ramp makes it easier for guests.
  casual-essays 9 ~make a|the compelling|strong|convincing|persuasive case for => ~argue well for ; not: aboutTechnicalFormalTextOrNearerNegation
  casual-essays 9 ~make a|the compelling|strong|convincing|persuasive case that => ~argue well that ; not: aboutTechnicalFormalTextOrNearerNegation
  casual-essays 5 ~make a lasting impression on me|us|him|her|them|everyone|people|readers|viewers|audiences|guests|visitors|anyone|others => ~impress $6 ; not: aboutTechnicalFormalTextOrNearerNegation
  casual-essays 5 ~make a positive impact|difference on|in => ~help ; when: object(child children city client community country customer employee family individual kid learner other patient people person planet school society student team town world worker youth us them) and not ahead(4: life lives experience of) ; not: aboutTechnicalFormalTextOrNearerNegation
  = They make a positive impact on the lives of nurses.
  + They make a positive impact on the town. => They help the town.
  casual-essays 9 ~make a significant|big|huge difference in => greatly ~change ; not: aboutTechnicalFormalTextOrNearerNegation
  casual-talk 5 ~make lasting memories => ~make memories ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 9 ~make sure to => ~be sure to ; when: firstTag(VB) and (opensSentence or previous(please should must always)) ; not: aboutTechnicalFormalTextOrNearNegation
  + Make sure to lock the gate. => Be sure to lock the gate.
  = We make sure to lock the gate.
  = He made sure to lock the gate.
  casual-talk 5 ~make up my|your|his|her|its|our|their mind to => ~decide to ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~make up my|your|his|her|its|our|their mind => ~decide ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5, shorten-words 3 ~make an effort to => ~try to ; when: not (warnsOrBinds or participle) and mode(shorten) or not aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~make every effort to => ~try hard to ; not: aboutTechnicalFormalTextOrNearNegation
  story-looks 5 ~make my|your|his|her|their|our presence known => ~appear ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  story-moments 4 ~make the decision to => ~decide to ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or passive or attributive
  story-moments 6 ~make it my|your|his|her|its|our|their mission to => ~set-out to ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  review-talk 6 it|which|this|that [ makes for ] a|an => is
  review-talk 6 ~make a stop at|in|by => ~stop $4 ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  = He made a stop sign.
  review-talk 6 ~make a quick stop at|in => ~stop briefly $5 ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  review-talk 6 ~make a return visit|trip to => ~go back to ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  + We made a stop in Bern. => We stopped in Bern.
  story-gestures 5 ~make his|her|my|their|your|our|its way to|toward|towards|back|across|over|down|home|inside|outside|upstairs => ~go $4 ; when: personalSubject ; not: nextLemma(top final success)
  story-gestures 6 ~make his|her|my|their|your|our|its way through => ~walk through ; when: personalSubject ; not: nextLemma(list book menu bottle life rank pile stack series)
  + She made her way to the kitchen. => She went to the kitchen.
  = The song made its way to the top of the charts.
  shorten-words 3 ~make modifications|changes to => ~change ; not: aboutFormulasStatisticsOrLaw
  collocations 6, shorten-words 3 ~make adjustments to => ~adjust ; not: aboutFormulasStatisticsOrLaw
  collocations 6 ~make efforts to => ~try to ; not: aboutFormulasStatisticsOrLaw
  + They made adjustments to the plan. => They adjusted the plan.
  rare-verbs 9 ~make my|his|her|their|its|our|your way into|through|up => ~go $4 ; not: attributive or sentenceHas(gender hormone patriarchy)
  verb-noun-pairs 5 ~make an appearance => ~appear ; not: next(fee)
  verb-noun-pairs 5 ~make a full|complete recovery => ~recover fully
  verb-noun-pairs 5 ~make a recovery => ~recover
  verb-noun-pairs 5 ~make a commitment to <V> => ~commit to $G5 ; not: passive or aboutLaw
  verb-noun-pairs 5 ~make a promise to => ~promise to
  verb-noun-pairs 5 ~make plans to <V> => ~plan to $4
  verb-noun-pairs 5 ~make a transition from|to => ~move $4
  verb-noun-pairs 7 ~make informed decisions|choices about => ~decide wisely about
  verb-noun-pairs 9 ~make sense of => ~understand ; not: firstTag(VB)
  academic-words 5 ~make up => ~constitute ; when: objects(percent majority proportion share population part half third quarter %) ; not: participle or passive
  + Trees make up half of the park. => Trees constitute half of the park.
  = They make up a story.
  synonyms 6 ~make it clear that => ~show that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 made up of => composed of ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
  synonyms 6 ~make progress => ~advance ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~make an effort to => ~try to ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~make a difference => ~have an effect ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~make use of => ~use ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  synonyms 6 ~make a decision => ~decide ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  light-verbs 6, shorten-words 3 ~make significant|substantial|major|great contributions to => ~contribute greatly to ; not: passive or attributive or object(problem issue challenge)
  light-verbs 6, shorten-words 3 ~make a significant|substantial|major|great contribution to => ~contribute greatly to ; not: passive or attributive or object(problem issue challenge)
  + She made significant contributions to the theory of tides. => She contributed greatly to the theory of tides.
  = She made her contributions to the fund in May.
manage
  shorten-words 3 ~manage to <V> => ~$3 ; not: isNegatedOrCompared
  synonyms 6 ~manage to <V> => ~succeed in $G3 ; not: mayBeNounOrModifier
mandate
  rare-verbs 5 ~mandate => ~require ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
  = Stores must obey a mandated price.
  + The law mandates the use of belts. => The law requires the use of belts.
mark
  recast-links 9 , [ marked by ] @DET|ADJ|NOUN => with ; not: aboutFormulas or beforeTag(2: -RRB-)
  copulas 5 [ ~mark ] a|an major|significant|pivotal|important|key|crucial step|milestone|shift|change|moment => ~be ; not: firstTag(VBG) or previous(and or ,) and not firstEnds(s) or personalSubject or passive
  synonyms 6 marked by => characterized by ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
  wordy-phrases 6, shorten-words 3 ~mark the beginning|start of a => ~begin a ; when: ahead(6: era period chapter journey phase age process trend friendship career relationship tradition) ; not: firstTag(VBG VBN) or passive or personalSubject
  + The treaty marked the beginning of a new era. => The treaty began a new era.
  = The bell marked the beginning of a class.
marvel
  rare-verbs 9 ~marvel at => ~admire ; not: attributive or sentenceHas(gender hormone patriarchy)
mask
  everyday-verbs 6 ~mask => ~hide ; when: objects(smell odor odour taste flavor flavour scent fear anger sadness disappointment) ; not: attributive or aboutFormulasStatisticsOrLaw or passive
  + Mint masks the taste. => Mint hides the taste.
  = Noise masks the signal.
materialize
  rare-verbs 5 ~materialize/VERB => ~happen ; when: nextPos(PUNCT ADP CCONJ SCONJ ADV) and near(5: change deal)
  rare-verbs 5 ~materialize/VERB => ~appear ; when: next(above at before behind beside from in inside near on out through) ; not: near(3: not n't never) or sentenceHas(victory win success hope demand benefit change cut fear forecast measure plan profit promise reduction result risk saving threat year)
  = The cuts have now materialized, with more to come.
  + A ship materialized in the mist. => A ship appeared in the mist.
  = The victory did not materialize.
maximize
  handling-verbs 6 ~maximize => ~make the most of ; when: objects(potential benefit opportunity time resource space) ; not: passive or attributive or aboutFormulas
mean
  shorten-frames 5 ~mean [ that ] the|these|those|this|your|our|their|his|her => - ; not: not (relation(mark) and aheadTag(8: VBD VBP VBZ MD))
  purpose-phrases 10 means [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV)
  synonyms 6 ~mean that => ~imply that | ~signify that ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 meant to => intended to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
meander
  story-looks 6 meandered/VERB => wandered ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
measure
  recast-phrases 7 ~measure the amount of => $1 how much ; when: nextPos(NOUN) ; not: aboutFormulas or not afterPos(2: PRON PROPN DET)
meet
  shorten-words 3 ~meet up with => ~meet ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
  wordy-phrases 8 ~meet the needs of => ~serve ; not: behind(8: how if whether) or subject(program programme service)
  = They ask whether the inns meet the needs of their guests.
  + The inn meets the needs of its guests. => The inn serves its guests.
  = The inn meets their needs.
meld
  literary-words 7 ~meld => ~blend ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
mention
  reporting-phrases 6 also ~mention that/SCONJ => ~add that ; not: passive or firstEnds(ing) or sentenceHas(add) or subject(you)
  + She also mentions that he sings. => She adds that he sings.
  = She also mentions his songs.
merge
  shorten-words 3 ~merge together => ~$1 ; not: (warnsOrBinds or participle) and (warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now))
  doubled-words 2 ~merge together => $1
mess
  formal-words 5 ~mess up the|a|an|my|your|his|her|our|their => ~spoil $3 ; not: objects(hair room house face) or firstTag(VBG)
  + They messed up the ending. => They spoiled the ending.
  = They messed up her hair.
mimic
  simple-words 4 ~mimic/VERB => ~copy ; when: hasObject ; not: attributive or previousPos(DET ADJ)
  + It mimics the human voice. => It copies the human voice.
  = He is a mimic.
minimize
  handling-verbs 8 ~minimize => ~cut down on ; when: objects(waste cost error distraction stress pollution usage use delay) ; not: passive or attributive or aboutFormulas or previous(further greatly not n't never) or near(7: author writer article speaker downplay argument)
  = We minimize the loss function.
  synonyms 6 ~minimize/VERB => ~limit | ~keep down ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
mire
  literary-words 6 ~be [ mired in ] => stuck in ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
mirror
  rare-verbs 10 ~mirror => ~reflect ; when: firstTag(VB) or firstEnds(s ed ing) ; not: isPassiveOrLacksObject or attributive or aboutFormulas or previousPos(DET ADJ) or personalSubject or subjectIs(person) or objectIs(person) or object(other)
  = I mirrored the others.
  + The lake mirrors the hills. => The lake reflects the hills.
  = She hung a mirror in the hall.
miss
  praise-words 9 ~miss the mark => ~fail ; not: mode(simple) or aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
mitigate
  plain-verbs 6 ~mitigate => ~ease ; when: objects(@objects-of-mitigate) ; not: passive
  plain-verbs 5, simple-words 4 ~mitigate => ~reduce ; when: not (mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code)) and mode(simple) or not (object(@objects-of-mitigate) or nextLemma(circumstance factor evidence strategy measure action) or sentenceHas(climate adaptation sentence security carbon emission)) or objects(effect impact damage loss emission) and not (passive or attributive or aboutFormulasStatisticsOrLaw) ; not: ahead(2: issue problem) and not mode(simple)
  + A pool can mitigate this issue. => A pool can ease this issue.
  synonyms 6 ~mitigate => ~reduce ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
  synonyms 6 ~mitigate => ~ease ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
modify
  everyday-verbs 5, simple-words 4, informal-words 3 ~modify => ~change ; not: isPassiveOrLacksObject or attributive or aboutFormulas or sentenceHas(gene genetic genetically dna license protein cell crop adjective noun)
  synonyms 6 ~modify => ~change | ~alter ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
mollify
  literary-words 6 ~mollify => ~calm ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
monitor
  simple-words 4 ~monitor => ~track ; not: participle or not hasObject or mayBeNounOrModifier or reportsFigures or aboutLaw or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)
mount
  rare-verbs 6 mounting/VERB|ADJ|NOUN pressure|pressures|evidence|concern|concerns|cost|costs|debt|tension|tensions|criticism|fear|fears|anger => growing $2
mouthwatering
  review-words 6 mouthwatering => delicious ; not: aboutFormulas or afterDegreeWord or next(experience restaurant restaurants)
murmur
  story-looks 6 ~murmur softly|quietly => ~murmur ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  synonyms 6 ~murmur/VERB => ~whisper ; not: mayBeNounOrModifier
muse
  story-looks 6 ~muse aloud|internally|to => ~think $2 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
muster
  story-moments 6 ~muster up => ~muster ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~muster the courage to => ~find the courage to ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~muster the strength to => ~find the strength to ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
mutter
  story-looks 6 ~mutter quietly|softly => ~mutter ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
nail
  formal-words 5 ~nail it => ~succeed ; when: nextPos(PUNCT) ; not: sentenceHas(wall board wood hammer)
  + They nailed it. => They succeeded.
  = They nailed it to the wall.
name
  synonyms 4 @NOUN [ named ] @PROPN => called ; not: isNegatedOrInTestsOrWarning
navigate
  plain-verbs 4 ~navigate through? => ~handle ; when: objects(challenge complexity issue situation difficulty uncertainty intricacy obstacle) ; not: passive
  plain-verbs 9 ~navigate => ~deal with ; when: objects(conflict disagreement dispute setback hardship) ; not: passive or attributive or aboutLaw
  + They learn to navigate conflicts. => They learn to deal with conflicts.
  = They navigate the river.
  verbs-with-objects 7 ~navigate => ~manage ; when: objects(complexity) ; not: passive or attributive or aboutTechnicalOrFormalText
  rare-verbs 7 ~navigate => ~work through ; when: objects(maze bureaucracy crisis) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(@cells-and-tumours)
  showy-verbs 8 ~navigate through => ~move through ; when: objects(alley cave corridor crowd darkness desert fog forest hall jungle mist ruin snow street traffic tunnel wood)
  = We learn to navigate through a world of change. ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
  = They navigated through the lasting effects of the war.
  + They navigated through the woods. => They moved through the woods.
  = The ships navigate the strait.
necessitate
  simple-words 4 ~necessitate => ~need ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code)
  plain-verbs 4 =necessitate => ~require
  showy-verbs 6 ~necessitate => ~call for ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
need
  formal-words 5 ~need help => ~require assistance ; not: next(to) or nextPos(VERB PRON NOUN)
  shorten-words 3 needs and requirements => needs ; not: reportsFigures
  letter-phrases 2 [ should ] you need any|further|more|additional|a => if
  purpose-phrases 10 needed [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
  synonyms 6 ~need/VERB => ~require ; not: lacksObjectOrMayBeNounOrBeforeParticle or next(to) or nextPos(VERB PART)
  synonyms 6 need/VERB to <V> => have to $3 ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  synonyms 6 needs/VERB to <V> => has to $3 ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  formal-words 5 ~need => ~require ; when: objects(time support information attention care treatment resource funding space energy money training effort maintenance assistance) and nextPos(DET NOUN ADJ) ; not: mayBeNounOrModifier or participle or previous(in) or textHasQuestion
  + (formal) The old roof needs attention. => The old roof requires attention.
  = They need to rest.
nix
  formal-words 5 ~nix => ~reject ; when: objects(plan idea deal bill proposal)
  + They nixed the plan. => They rejected the plan.
  = Nix is a tool.
nod
  story-looks 5 ~nod my|your|his|her|their|our head => ~nod ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  + She nodded her head. => She nodded.
note
  literary-words 7 , [ noting ] that => saying ; not: aboutFormulasStatisticsOrLaw
notify
  simple-words 4 ~notify => ~tell ; not: participle or not hasObject or warnsOrBinds or next(of)
nuanced
  plain-adjectives 6 nuanced differences|performance|details => subtle $2 ; not: aboutFormulasOrStatistics or afterDegreeWord
  = It shows the nuanced impact of rain.
  + He played with nuanced details. => He played with subtle details.
nurture
  causing-verbs 6 ~nurture => ~build ; when: objects(relationship connection friendship confidence spirit trust) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  causing-verbs 6 ~nurture => ~encourage ; when: objects(growth creativity curiosity interest) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  causing-verbs 6 ~nurture => ~develop ; when: objects(talent skill ability interest) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
obliterate
  simple-words 4 ~obliterate => ~wipe out ; not: attributive or previousPos(ADV)
  + The bomb obliterated the town. => The bomb wiped out the town.
  = It was totally obliterated.
obscure
  rare-verbs 6 obscured by => hidden by ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
  rare-verbs 6 ~obscure/VERB => ~hide ; when: firstTag(VB) or firstEnds(s ed ing) ; not: isPassiveOrLacksObject or attributive or aboutFormulas or previousPos(DET ADJ) or sentenceHas(@physics-and-astronomy-terms dust emission light torus)
  + A hedge obscures the gate. => A hedge hides the gate.
  = Dust obscures the core of the galaxy.
observe
  simple-words 4 ~observe => ~see ; when: mode(simple) or objects(change difference pattern trend improvement effect) ; not: attributive or not hasObject or near(5: rule law holiday silence custom minute star) or not mode(simple) and (passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,))
  + We observed a change. => We saw a change.
  = (simple) The observed pattern is faint.
  synonyms 6 ~observe/VERB => ~notice | ~see ; not: lacksObjectOrBeforeItOrParticle or reportsTests
obstruct
  rare-verbs 6 ~obstruct => ~block ; when: objects(view road path traffic entrance progress exit way) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
obtain
  everyday-verbs 5, simple-words 4, informal-words 3 ~obtain => ~get ; not: isPassiveOrLacksObject or attributive or aboutResearchOrSupply or aboutLaw or aboutFormulas or previous(have has had) or object(accuracy performance evidence degree license permit data datum result value estimate) or participle or subject(we) and tense(past) or next(which that) or object(embedding estimation feature model parameter representation solution) or behind(3: have has had) or behind(2: have has had) or object(evidence degree license permit data datum result value estimate)
  = The model obtains strong performance.
  = Few papers have also obtained a map.
  = We have also obtained a larger sample.
  = We obtained a mean height.
  + They obtained a map. => They got a map.
  = The map was obtained by force.
  = Copies can be obtained here.
  synonyms 6 ~obtain/VERB => ~get | ~acquire ; not: lacksObjectOrBeforeItOrParticle or reportsTests
occur
  story-manner 6 incident|accident|attack|crash|shooting|explosion|robbery|collision|assault|stabbing|tragedy|theft [ ~occur ] => ~happen
  + The accident occurred on Monday. => The accident happened on Monday.
  = Hail occurred in most years.
  doing-verbs 5 ~occur when|because|if|again|every|frequently|often|during|after => ~happen $2 ; when: subject(accident attack change collision conflict crash delay eclipse error event failure incident it mishap mistake outage phenomenon problem scattering situation something these they thing this trouble what) ; not: aboutFormulasOrStatistics or mode(academic formal)
  = It is a condition that can occur when a diver drinks too much.
  = The condition occurs when air is lost.
  + Errors occur when men tire. => Errors happen when men tire.
  common-words 5, simple-words 4 ~occur => ~happen ; when: not (previousPos(ADV) or nextPos(ADV) or next(in as naturally to) or sentenceHas(mineral species singularity token word answer) or ahead(3: times) or aboutFormulasOrStatistics) and mode(simple) or subject(accident error problem event change issue incident mistake attack explosion crash this it what) and not aboutFormulasOrStatistics ; not: next(to naturally in)
  = (simple) The name may occur three times.
  synonyms 7 ~occur => ~happen | ~take place ; when: not (next(to) or previousPos(ADV)) or not (mayBeNounOrPassiveOrBeforeParticle or nextPos(PUNCT) or next(do)) ; not: mayBeNounOrModifier
offer
  shorten-words 3 ~offer support for => ~support ; not: warnsOrBinds or participle
  recast-more 5 ~offer useful|further|important|valuable|deep|deeper|some|key? insight|insights into how|why => ~help explain $5 ; not: passive or next(and)
  recast-more 5 ~offer a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas or ahead(14: from ranging including level levels)
  = The club offers a variety of classes for all levels.
  + The shop offers a variety of small tools. => The shop offers many small tools.
  = The shop offers a variety of apple.
  recast-nouns 5 ~offer a better|deeper|clearer|comprehensive|thorough|clear understanding of => ~help explain ; not: passive
  light-verbs 1, shorten-words 3 ~offer assistance to => ~help ; not: passive
  light-verbs 1 ~offer assistance with|in => ~help with ; not: passive
  light-verbs 4, shorten-words 3 ~offer support to => ~support ; not: passive
  light-verbs 2 ~offer an explanation for|of => ~explain ; not: passive
  light-verbs 4 ~offer protection against|from => ~protect against ; not: passive
  light-verbs 4 ~offer an overview of => ~outline ; not: passive
  light-verbs 4 [ ~offer ] <NP> [ the|an opportunity to ] <V> => ~give … a chance to ; not: mode(academic formal) or passive or aboutLaw
  light-verbs 4 ~offer an|the opportunity for <NP> to <V> => ~give $5 a chance to $7 ; not: passive
  light-verbs 4 ~offer opportunities for <NP> to <V> => ~give $4 chances to $6 ; not: passive
  praise-words 5 ~offer a unique|fresh|new take on => ~take a $3 look at ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  praise-words 5 ~offer a|an|the refreshing|unique|interesting|fresh perspective|view|look => ~give $2 $3 $4 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  casual-advice 5 ~offer you a|an|the => ~give you $3 ; not: aboutTechnicalFormalTextOrNearNegation
  giving-verbs 8 [ ~offer ] us|me|them|you|him|her|students|people|users|readers|viewers|customers|patients|children|individuals|teachers|kids|parents|clients|members|writers|drivers|citizens|voters|women|teens|teenagers|workers|employees|players|athletes|learners|visitors|guests|residents|families|consumers|developers|researchers|everyone|anyone|someone|audiences|pupils|youth|girls|boys|men|fans|communities => ~give ; when: afterPos(2: DET ADJ NOUN NUM ADV) and ahead(6: chance opportunity insight glimpse view sense freedom hope comfort choice option flexibility variety perspective experience peace look understanding relief break escape benefit advantage chances opportunities insights options choices) ; not: passive or aboutLaw or attributive or object(job service discount deal help contract) or ahead(6: job discount position contract deal permission asylum)
  + The trip offered us a real chance to talk. => The trip gave us a real chance to talk.
  = She offered him a bowl of soup.
  giving-verbs 5 [ ~offer ] a|an @ADJ? safe|supportive|welcoming|nurturing|positive|inclusive space|environment|place|atmosphere => ~create ; not: passive
  giving-verbs 5 ~offer guidance on|about => ~advise on ; not: passive
  = The offers are good.
  literary-words 5 ~offer => ~have ; when: objects(benefit advantage drawback disadvantage atmosphere menu selection parking decor) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or firstEnds(ing) or firstTag(VB) and previous(to) or ahead(7: to) or nextPos(NOUN PROPN) and afterPos(2: DET ADJ ADV NUM)
  = Cars offer humankind many benefits.
  = The club offers many benefits to a child.
  = A fine inn, offering a good menu.
  verb-noun-pairs 5 ~offer comfort to => ~comfort ; not: passive
  verb-noun-pairs 5 ~offer funding for => ~fund ; not: passive
  verb-noun-pairs 5 ~offer advice on|about => ~advise on ; not: passive
  verb-noun-pairs 5 ~offer guidance to => ~guide ; not: passive
  verb-noun-pairs 5 ~offer relief from => ~relieve ; not: passive
  verb-noun-pairs 9 ~offer a|an effective|efficient|simple|practical|viable? solution to|for => ~solve ; not: passive or aboutFormulas or nextPos(VERB PRON)
  verb-noun-pairs 5 ~offer a comprehensive|thorough|detailed|in-depth analysis of => ~analyze ; not: passive
  verb-noun-pairs 5 ~offer a clear|general overview of => ~outline ; not: passive
  verb-noun-pairs 5 ~offer a brief|concise|quick overview of => ~outline ; not: passive
  verb-noun-pairs 5 ~offer an analysis of => ~analyze ; not: passive
  verb-noun-pairs 5 ~offer a comprehensive|brief|concise|clear summary of => ~summarize ; not: passive
  verb-noun-pairs 5 ~offer a comprehensive|clear|detailed explanation of|for => ~explain ; not: passive
  verb-noun-pairs 5 ~offer a clear|vivid|brief|comprehensive description of => ~describe ; not: passive
  verb-noun-pairs 5 ~offer an introduction to => ~introduce ; not: passive
  verb-noun-pairs 5 ~offer entertainment for|to => ~entertain ; not: passive
  verb-noun-pairs 5 ~offer reassurance to => ~reassure ; not: passive
  verb-noun-pairs 5 ~offer encouragement to => ~encourage ; not: passive
  verb-noun-pairs 5 ~offer nourishment to|for => ~nourish ; not: passive
  verb-noun-pairs 5 ~offer shelter to|for => ~shelter ; not: passive
  verb-noun-pairs 9 ~offer confirmation of|that => ~confirm ; not: passive or nextPos(PUNCT)
  shorter-phrases 7 ~have to offer => ~offer ; when: nextPos(PUNCT) and behind(9: what all everything) and firstTag(VBZ VBP VBD) ; not: opensSentence or behind(3: would may might could ever) or previousPos(ADV)
  + We saw all that the city has to offer. => We saw all that the city offers.
  = They have to offer, or they lose.
  synonyms 7 ~offer/VERB => ~give ; when: objects(insight information advice view overview guidance @objects-of-give-offer-provide) ; not: participle or mayBeNounModifierOrAfterName
  set-phrases 6 ~offer new|deeper|further|additional|fresh|greater insight|insights into => ~help us better understand ; not: personalSubject or sentenceHas(you your he she his him her i my me students readers customers clients investors) or firstTag(VBG VBD) or next(how why) or near(3: not n't no never only) or behind(6: we i)
  + These finds offer new insight into the trade. => These finds help us better understand the trade.
  = She offers new insight into the trade.
open
  shorten-words 3 ~open up => ~open ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
  casual-essays 5 ~open up new opportunities|possibilities|doors|ways for => ~open new $4 for ; not: aboutTechnicalFormalTextOrNearerNegation
  casual-advice 5 ~open up about => ~talk about ; not: aboutTechnicalFormalTextOrNearNegation
operate
  doing-verbs 5 ~operate by <Ving> => ~work by $3 ; not: mode(shorten) or passive
  changing-verbs 5 business|store|shop|school|company|site|restaurant|hotel|clinic|museum|program|service|center [ operated by ] => run by
  common-words 5 ~be [ operated ] by => run ; not: near(4: hand machine battery power solar remote)
  rare-verbs 6 ~operate => ~run ; when: objects(business company store program) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  plain-verbs 6 ~operate a vehicle|car => ~drive ; not: aboutLaw or warnsOrBinds or next(that which with) or passive
  + He was too tired to operate a vehicle. => He was too tired to drive.
  = They operate a vehicle with a crane.
opine
  reporting-phrases 2 ~opine that => ~say that ; not: passive
opt
  plain-verbs 4 ~opt to <V> => ~choose to $3
  plain-verbs 4 ~opt for => ~choose ; not: next(or " “)
  doing-verbs 4 ~opt for <Ving> => ~choose to $V3 ; not: mode(shorten)
  synonyms 6 ~opt to => ~choose to | ~decide to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  synonyms 6 ~opt for => ~choose | ~pick ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
orchestrate
  showy-verbs 6 ~orchestrate => ~organize ; when: objects(attack campaign event plan) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
originate
  everyday-verbs 5, simple-words 4 ~originate from => ~come from ; not: aboutFormulasOrPhysics or sentenceHas(waves)
  = The waves originate from a distant star.
  synonyms 6 ~originate from => ~come from | ~stem from ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
ostracize
  simple-words 4 ~ostracize => ~shut out ; when: hasObject or next(by from) ; not: attributive
  + She was ostracized by the others. => She was shut out by the others.
  = The ostracized girl left.
oust
  simple-words 4 ~oust => ~force out ; not: attributive
  + They ousted the king. => They forced out the king.
  = The ousted king fled.
outline
  rare-verbs 7 ~outline => ~describe ; when: objects(@objects-of-outline) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(@cells-and-tumours)
  rare-adjectives 6 outlined in the|this|a|his|her|their|our|its|your => described in $3
  synonyms 6 ~outline/VERB => ~sketch ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
outperform
  synonyms 6 ~outperform/VERB => ~do better than | ~beat ; not: lacksObjectOrBeforeItOrParticle or reportsTests
overcome
  handling-verbs 7 ~overcome => ~get over ; when: objects(fear shyness grief) ; not: passive or attributive or mode(academic formal)
owe
  wordy-phrases 1 owing to the fact that => because
  wordy-phrases 2, simple-words 4 owing to => because of ; not: next(the)
  synonyms 6 owing to => because of | due to ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
pack
  review-talk 6 ~pack a punch => ~be powerful ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  synonyms 6 packed with => full of ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
pair
  recast-links 9 , [ paired with ] => with
partake
  everyday-verbs 9, simple-words 4 ~partake in => ~take part in ; not: objects(water drink meal food wine drug use)
  + They partake in the game. => They take part in the game.
  = They partake in its waters.
participate
  casual-advice 5 ~participate in activities|hobbies that => ~do things that ; not: aboutTechnicalFormalTextOrNearNegation
  rare-verbs 5, simple-words 4 ~participate in => ~take part in ; when: not (previousPos(DET ADJ NUM) or warnsOrBinds or nextPos(VERB PUNCT)) and mode(simple) or not (warnsOrBinds or previous(and or ,) or next(and or)) and mode(expand) or objects(activity sport event) and not firstEnds(engaged) or not aboutFormulasStatisticsOrLaw
  + She participates in the race. => She takes part in the race.
  synonyms 6 ~participate in => ~take part in ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  + They participate in fairs. => They take part in fairs.
  wordy-phrases 6, shorten-words 3 ~participate in sports => ~play sports ; not: next(and or , - team teams program programs programme programmes club clubs activity activities event events league leagues camp camps competition competitions)
  + Children who participate in sports are fit. => Children who play sports are fit.
  = Children participate in sports and choirs.
  wordy-phrases 6, shorten-words 3 ~participate in school|college|youth|team sports => ~play $3 sports ; not: next(and or , - team teams program programs programme programmes club clubs activity activities event events league leagues camp camps competition competitions)
  + They participate in school sports here. => They play school sports here.
  = They participate in school sports and choirs.
  wordy-phrases 6, shorten-words 3 ~participate in community service => ~do community service ; not: nextPos(NOUN PROPN) or attributive
  + We participate in community service. => We do community service.
  = We participate in community service projects.
  rare-verbs 6 ~participate/VERB => ~take part ; when: nextPos(PUNCT CCONJ SCONJ VERB AUX) and not next(- / :) ; not: attributive or warnsOrBinds or mode(shorten academic formal) or aboutFormulasOrStatistics or sentenceHas(part)
  + All of them may participate. => All of them may take part.
  = The participating towns won.
pass
  casual-phrases 5 each [ passing ] day|year|week|month|hour|moment|minute|second|mile|step => - ; not: aboutLaw or aboutFormulas
  casual-phrases 5 every [ passing ] day|year|week|month|hour|moment|minute|second|mile|step => - ; not: aboutLaw or aboutFormulas
  + With each passing day it grew colder. => With each day it grew colder.
pause
  story-moments 6 ~pause for a moment => ~pause ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
pave
  verb-noun-pairs 7 ~pave the way for|to => ~open the way $4 ; when: nextPos(DET NOUN ADJ ADV)
  + Her work paved the way for other painters. => Her work opened the way for other painters.
  synonyms 6 ~pave the way for => ~open the way for | ~make way for ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  set-phrases 6 ~pave the way towards|toward => ~lead to ; not: personalSubject or aboutFormulas
  + These tests pave the way toward safer boats. => These tests lead to safer boats.
  = We pave the way toward safer boats.
pay
  story-moments 6 ~pay a visit to => ~visit ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  verb-noun-pairs 5 ~pay homage to => ~honor
pen
  rare-verbs 6 ~pen/VERB => ~write ; not: next(in up off) or sentenceHas(sheep cattle animal) or firstEnds(pen ens)
perceive
  studying-verbs 5 ~perceive <NP> as => ~see $2 as ; not: passive or aboutFormulasOrStatistics
  common-words 5 ~be @ADV? [ perceived as ] => seen as ; not: aboutFormulasOrStatistics
  rare-verbs 7 ~perceive as => ~see as ; not: attributive or sentenceHas(gender hormone patriarchy)
  showy-verbs 9, simple-words 4 ~perceive => ~see ; when: mode(simple) or objects(world change difference pattern color object) ; not: not hasObject or attributive or participle or previousPos(DET ADJ) or passive or aboutFormulasStatisticsOrLaw
  + (simple) They perceive a change. => They see a change.
  = (simple) They avoid any perceived risk.
perform
  light-verbs 2 ~perform a|an|the? assessment of => ~assess ; not: passive or attributive
  light-verbs 2 ~perform a|an|the? evaluation of => ~evaluate ; not: passive or attributive
  light-verbs 2 ~perform a|an|the? examination of => ~examine ; not: passive or attributive
  light-verbs 2 ~perform a|an|the? investigation of|into => ~investigate ; not: passive or attributive
  light-verbs 2 ~perform a|an|the? analysis of => ~analyze ; not: passive or attributive
  light-verbs 2 ~perform a|an|the? review of => ~review ; not: passive or attributive
  light-verbs 2 ~perform a|an|the? comparison of => ~compare ; not: passive or attributive
  light-verbs 2 ~perform a|an|the? survey of => ~survey ; not: passive or attributive
  light-verbs 2 ~perform a|an|the? inspection of => ~inspect ; not: passive or attributive
  light-verbs 2 ~perform a|an|the? search for => ~search for ; not: passive or attributive
  = They performed a song.
  reporting-phrases 3 ~perform a|an comprehensive|thorough|detailed|extensive|in-depth analysis of => thoroughly ~analyze ; not: passive or attributive
  reporting-phrases 4 ~perform a|an careful|systematic|rigorous analysis of => carefully ~analyze ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3, shorten-words 3 ~perform a|an evaluation of => ~assess ; not: passive or attributive
  reporting-phrases 3 ~perform a|an comprehensive|thorough|detailed|extensive|in-depth assessment|evaluation of => thoroughly ~assess ; not: passive or attributive
  reporting-phrases 4 ~perform a|an careful|systematic|rigorous assessment|evaluation of => carefully ~assess ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3 ~perform a|an comprehensive|thorough|detailed|extensive|in-depth review of => thoroughly ~review ; not: passive or attributive
  reporting-phrases 4 ~perform a|an careful|systematic|rigorous review of => carefully ~review ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3 ~perform a|an comprehensive|thorough|detailed|extensive|in-depth examination of => thoroughly ~examine ; not: passive or attributive
  reporting-phrases 4 ~perform a|an careful|systematic|rigorous examination of => carefully ~examine ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3 ~perform a|an comprehensive|thorough|detailed|extensive|in-depth investigation of => thoroughly ~investigate ; not: passive or attributive
  reporting-phrases 4 ~perform a|an careful|systematic|rigorous investigation of => carefully ~investigate ; not: passive or attributive or not slot(3: careful)
  doing-verbs 7 ~perform => ~do ; when: objects(task work chore job activity exercise) ; not: next(and or ,) or mode(shorten) or passive or attributive or aboutFormulasOrStatistics or mode(academic formal)
  + He performed these tasks alone. => He did these tasks alone.
  = She performed a song.
  rare-verbs 6 ~perform => ~carry out ; when: objects(operation duty function) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~perform => ~carry out ; when: objects(test task analysis experiment search check study audit) ; not: lacksObjectOrMayBeNounOrBeforeParticle
permeate
  rare-verbs 5 ~permeate => ~fill ; when: objects(air atmosphere building bunker chamber church clearing corridor hall hallway home house kitchen room sky space street) ; not: passive or attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
  + A smell of bread permeated the house. => A smell of bread filled the house.
  = Cameras have permeated the realm of sport.
  = Their faith permeates all aspects of life.
permit
  simple-words 4 ~permit/VERB => ~allow ; not: previousPos(DET ADJ NUM) or warnsOrBinds or not hasObject
  everyday-verbs 4 [ ~permit ] <NP+> [ to ] @ADV? <V> => ~let … ; not: passive or mode(academic formal) or aboutLaw or longSlot(2: 6) or attributive or secondToFollows
perpetrate
  literary-words 10 ~perpetrate => ~commit ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
persevere
  story-looks 6 ~persevere => ~carry-on ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  simple-words 4 ~persevere => ~keep going ; not: next(in with at) or attributive or previousPos(ADJ DET)
  + They persevered through the winter. => They kept going through the winter.
  = They persevered in the work.
persist
  rare-verbs 6 ~persist/VERB => ~continue ; when: subject(conflict delay difficulty drought inequality issue pattern problem rain risk symptom tension trend violence weather) and nextPos(PUNCT ADP CCONJ SCONJ ADV) ; not: next(in with on across)
  + The rain persisted until June. => The rain continued until June.
  = I persisted, sure of my aim.
  = The gap persists across all ages.
pertain
  recast-links 5 laws|rules|regulations|policies|legislation|guidelines [ pertaining to ] => on
  everyday-verbs 4 data|details|documents|facts|information|questions|records|stories [ pertaining to ] => about
  + He kept records pertaining to the mill. => He kept records about the mill.
  = They asked of matters pertaining to his time there.
  everyday-verbs 3 ~pertain to => ~relate to ; not: firstEnds(ing)
peruse
  simple-words 4 ~peruse => ~look over ; when: hasObject ; not: passive or attributive
  + He perused the menu. => He looked over the menu.
  = The menu was perused.
pick
  formal-words 5 ~pick => ~choose ; when: objects(option topic university college school major career subject candidate product model date method strategy answer) ; not: participle or next(up out)
  + They pick a topic. => They choose a topic.
  = They pick apples.
pierce
  story-scenes 9 ~pierce the silence => ~break the silence ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
pinpoint
  studying-verbs 6 ~pinpoint => ~find ; when: objects(cause error fault leak location mistake origin problem reason source spot) ; not: passive or attributive or ahead(8: as)
  + We pinpointed the source of the noise. => We found the source of the noise.
  = We pinpointed the moment when it began.
pioneer
  synonyms 6 pioneering => groundbreaking ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
pique
  rare-verbs 6 ~pique my interest|curiosity => ~interest me ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 6 ~pique his interest|curiosity => ~interest him ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 6 ~pique her interest|curiosity => ~interest her ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 6 ~pique their interest|curiosity => ~interest them ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 6 ~pique our interest|curiosity => ~interest us ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 6 ~pique your interest|curiosity => ~interest you ; not: attributive or sentenceHas(gender hormone patriarchy)
placate
  literary-words 10 ~placate => ~calm ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
place
  wordy-phrases 9 ~place [ upon ] => on
  light-verbs 2 ~place emphasis upon => ~stress ; not: passive
  light-verbs 2 ~place great? importance|value on|upon => ~value ; not: passive
  casual-essays 5 ~place great|too much|more emphasis|importance on => ~stress ; not: aboutTechnicalFormalTextOrNearerNegation
  casual-essays 4, shorten-words 3 ~place emphasis on => ~stress ; not: aboutTechnicalFormalTextOrNearerNegation or passive
  casual-essays 5 ~place an emphasis on => ~stress ; not: aboutTechnicalFormalTextOrNearerNegation
  casual-essays 5 ~place a high value on => ~value highly ; not: aboutTechnicalFormalTextOrNearerNegation
  verb-noun-pairs 9 ~place a @ADJ? strain on => ~strain
  verb-noun-pairs 5 ~place trust in => ~trust
plague
  rare-verbs 9 ~plague the|his|her|its|their|our|this|these => ~trouble $2 ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
plan
  shorten-words 3 ~plan ahead => ~plan ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
  review-talk 6 ~plan a return visit => ~plan to return ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
play
  shorten-words 3 ~play a part in <Ving> => ~help $V5 ; not: warnsOrBinds or reportsFigures
  shorten-words 3 ~play a|an key|crucial|vital|critical|essential part in <Ving> => ~be $3 to $6 ; not: warnsOrBinds or reportsFigures
  recast-links 7 ~play a|an crucial|vital|important|key|essential|central|critical role in => ~be $3 to ; when: next(the) and not afterEnds(2: ment tion sion ance al) ; not: sentenceHas(film movie actor actress series cast star episode season) or previousPos(PUNCT) or object(body brain cell economy ecosystem environment industry market system world) or ahead(16: by)
  = Fat plays a key role in the body.
  = She played a key role in the strike by feeding the crews.
  + Salt plays a crucial role in the trade. => Salt is crucial to the trade.
  = He played a key role in the film.
  light-verbs 2 ~play a role in helping => ~help
  light-verbs 2 ~play a|an crucial|vital|pivotal|key|essential|critical|central role in <Ving> => ~be $3 to $6 ; not: last(aiding helping assisting supporting facilitating) or previous(also) ; why: More direct wording.
  light-verbs 6, shorten-words 3 ~play a|an important|significant|major|big|large role in shaping|determining|creating|developing|forming|promoting|keeping|maintaining|building|establishing|improving|supporting|preserving|protecting|preventing|reducing|deciding|fostering|raising|spreading|encouraging|transforming|changing|addressing|conveying|educating|defining|driving|guiding|ending|popularizing|strengthening|ensuring|making|combating|mitigating|advancing|bringing => ~do much to $V6 ; not: aboutFormulas or verbJoined or previous(not n't)
  + Weather plays an important role in shaping the coast. => Weather does much to shape the coast.
  = He plays an important role in the film.
  light-verbs 8 ~play a|an important|significant role in <Ving> => ~be important in $6 ; not: last(aiding helping assisting supporting facilitating) or previous(also) ; why: More direct wording.
  light-verbs 4 ~play a|an important|significant|big|major|large role in <Ving> => ~do much to $V6 ; not: last(understanding being having playing making describing expressing celebrating interpreting modeling modelling) ; why: More direct wording.
  + The tides play an important role in shaping the coast. => The tides do much to shape the coast.
  + Her letters have also played a major role in changing the law. => Her letters have also done much to change the law.
  = Salt plays an important role in cooking and trade.
  light-verbs 2 ~play a role in <Ving> => ~help $V5 ; not: last(aiding helping assisting supporting facilitating)
  rare-verbs 6 ~play host to => ~host ; not: attributive or sentenceHas(gender hormone patriarchy)
  = The firm unveiled a plan to cut jobs.
  showy-verbs 6 ~play a role|part in shaping => ~help shape ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
  showy-verbs 6 ~play a role|part in determining => ~help determine ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
  synonyms 6 ~play a role in => ~play a part in ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 ~play a crucial|key|vital role in => ~be central to | ~matter greatly to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~play an important|essential|integral role in => ~be central to | ~matter greatly to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  wordy-phrases 6 ~play a|an important|significant|major|big|huge|large|prominent|substantial role|part in => ~contribute greatly to ; when: object(success growth development formation evolution rise spread decline failure victory change difference movement revolution economy unification creation recovery improvement win achievement independence culture wellbeing well-being) ; not: near(3: not never n't no nor) or sentenceHas(film movie actor actress series cast star episode season) or firstTag(VBG) or next(how what)
  + Tourism plays a major role in the economy. => Tourism contributes greatly to the economy.
  + Luck played a significant role in their success. => Luck contributed greatly to their success.
  = Fat plays a major role in the body.
  = Luck did not play a major role in their success.
  shorten-words 5 ~play a|an crucial|vital|critical|essential|central|important role in => ~be $3 in ; not: nextPos(PUNCT) or warnsOrBinds or reportsFigures
  + Bees play a crucial role in farming. => Bees are crucial in farming.
  = Bees play a small role in farming.
plead
  story-looks 9 ~plead/VERB with => ~beg ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
pledge
  simple-words 4 ~pledge/VERB to <V> => ~promise to $3 ; not: attributive
  + They pledged to help. => They promised to help.
  = The pledge to help failed.
plummet
  story-looks 5 ~plummet to the ground|floor => ~fall to $3 $4 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
point
  formal-words 5 ~point out that => ~note that ; not: warnsOrBinds or participle or previous(how)
  shorten-frames 5 ~point out that => ~note that ; not: warnsOrBinds or reportsFigures
  synonyms 6 ~point out that => ~note that | ~observe that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
ponder
  story-looks 5 ~ponder => ~think-about | ~consider ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-) or isPassiveOrLacksObject
  + They pondered the question. => They thought about the question.
  = The end left them pondering long into the night.
  = It invites us to ponder on the past.
  showy-verbs 6, simple-words 4 ~ponder => ~think about ; when: mode(simple) or objects(question meaning) ; not: next(about on upon over long) or not hasObject or nextPos(PUNCT) or not mode(simple) and (passive or attributive or aboutFormulasStatisticsOrLaw)
portray
  common-words 7 [ portrayed ] as|in|so|with => shown ; not: personalSubject or near(6: @acting-terms)
  common-words 7, simple-words 4 ~portray => ~show ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code) or object(man woman girl boy king queen hero villain father mother person) or near(6: @acting-terms) or aheadPos(5: PROPN) or personalSubject or not mode(simple) and isPassiveOrLacksObject or ahead(8: as)
  = (simple) The papers portrayed him as a thief.
  synonyms 6 ~portray/VERB => ~depict | ~show ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
pose
  reporting-phrases 3 ~pose a|an significant|major|serious|grave threat to => seriously ~threaten ; not: aboutStatistics
  reporting-phrases 8 ~pose a risk to => ~endanger
  + Drought poses a serious threat to the herd. => Drought seriously threatens the herd.
  degree-phrases 6 ~pose a hazard to => ~endanger ; not: passive
  giving-verbs 5 threat|threats|danger|dangers [ posed by ] => from
  giving-verbs 5 challenge|challenges|problem|problems|difficulties|risk|risks [ posed by ] => of
  + The threat posed by floods is real. => The threat from floods is real.
  = She posed by the lake.
  causing-verbs 5 [ ~pose ] a|an @ADJ? challenge|problem|danger|difficulty|hazard => ~be ; not: passive or firstEnds(ing) or personalSubject or not firstTag(VB) and firstTag(VB VBP) and not previousPos(NOUN)
  synonyms 6 ~pose/VERB => ~present ; when: objects(challenge problem threat risk danger difficulty) ; not: mayBeNounOrModifier or participle
possess
  recast-more 5 ~possess the ability|power|capacity to <V> => can $5 ; when: not first(possessed possessing) and not previous(to)
  set-phrases 2 ~possess a|an|the|no|many|some|great|such|several => ~have $2 ; not: aboutLaw or passive or previous(what whatever) or nextLemma(firearm weapon drug)
  = I ask what possessed the man to leave.
  casual-advice 5 ~possess the ability|knowledge|skills|qualities|strength|courage to => ~have the $3 to ; not: aboutTechnicalFormalTextOrNearNegation
  plain-verbs 3, informal-words 3 ~possess => ~have ; not: participle or near(6: drug weapon crime firearm) or not mode(simple informal) and (isPassiveOrLacksObject or next(by) or sentenceHas(drug weapon firearm gun ghost demon spirit devil cocaine license ball) or aboutLaw or first(possessing)) or subject(what) or next(me him you us them)
  = I wonder what possessed him to go.
  + She possesses a warm heart. => She has a warm heart.
  = He was possessed by fear.
  synonyms 7 ~possess => ~have ; when: not (next(@particles-by-reflexives-and-that) or beforeIdiomWord) or not lacksObjectOrBeforePronounOrInFormulas ; not: lacksObjectOrMayBeNoun
preclude
  literary-words 6 ~preclude => ~prevent | ~rule out ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
prepare
  casual-phrases 5 prepared to perfection => perfectly $1 ; not: aboutLaw or aboutFormulas
  changing-verbs 7 ~prepare => ~make ; when: objects(meal dinner lunch breakfast dish sandwich coffee tea soup salad dessert) ; not: passive or attributive or mode(academic formal)
  synonyms 6 ~prepare for => ~get ready for ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
present
  casual-essays 9 ~present a|the compelling|strong|convincing|persuasive argument for => ~argue well for ; not: aboutTechnicalFormalTextOrNearerNegation
  giving-verbs 5 [ ~present ] <NP> [ with ] <NP> => ~give … ; when: receiverInSecondSlot ; not: mode(shorten) or passive or attributive or firstEnds(ing) or ahead(8: paradox dilemma challenge problem puzzle)
  causing-verbs 5 [ ~present ] a|an @ADJ? challenge|problem|danger|difficulty|hazard => ~be ; not: passive or firstEnds(ing) or personalSubject or not firstTag(VB) and firstTag(VB VBP) and not previousPos(NOUN)
  changing-verbs 7 ~present => ~make ; when: objects(argument case point claim) ; not: mode(shorten) or passive or attributive or aboutLaw or mode(academic formal)
  rare-verbs 7 ~present => ~offer ; when: objects(opportunity chance) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
  verb-noun-pairs 9 ~present a|an effective|efficient|simple|practical|viable? solution to|for => ~solve ; not: passive or aboutFormulas or nextPos(VERB PRON)
  verb-noun-pairs 5 ~present a comprehensive|thorough|detailed|in-depth analysis of => ~analyze ; not: passive
  verb-noun-pairs 5 ~present a clear|general overview of => ~outline ; not: passive
  verb-noun-pairs 5 ~present a brief|concise|quick overview of => ~outline ; not: passive
  synonyms 6 ~present/VERB => ~put forward | ~introduce ; when: objects(method approach framework model) ; not: mayBeNounOrModifier or participle
preserve
  rare-verbs 6 ~preserve => ~keep ; when: objects(balance peace) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~preserve/VERB => ~protect | ~keep ; not: lacksObjectOrBeforeItOrParticle or reportsTests
press
  plain-adjectives 6 pressing issue|issues|need|needs|problem|problems|concern|concerns|question|questions|matter|matters => urgent $2 ; not: afterDegreeWord
prevail
  rare-verbs 6 prevailing/VERB|ADJ view|views|wisdom|opinion|belief|beliefs|attitude|attitudes|mood|notion|sentiment|idea => common $2
prevent
  set-phrases 6 ~prevent <NP> from <Ving> => ~keep $2 from $4 ; not: aboutLaw or passive
  causing-verbs 5 [ ~prevent ] <NP> [ from ] <Ving> => ~keep … from | ~stop … from ; when: not longSlot(2: 4) ; not: passive or attributive or aboutLaw or mode(academic formal)
  set-phrases 9 ~prevent <NP> from => ~keep $2 from ; when: nextEnds(ing) ; not: aboutLaw or passive or attributive or aboutFormulas or mode(academic formal)
  + Walls prevent them from getting involved. => Walls keep them from getting involved.
  = They prevent harm from storms.
  synonyms 6 [ ~prevent ] <NP> from => ~stop | ~keep ; not: mayBeNounOrModifier
price
  verbs-with-objects 6 ~be priced at => ~cost ; when: (nextPos(NUM SYM) or next(only just around about under $ £ €)) and firstTag(VBZ VBP VBD VB) ; not: aboutFormulasOrStatistics or sentenceHas(share stock bond ipo)
  + The bag is priced at $20. => The bag costs $20.
  = The bag is priced at a low level.
prioritize
  casual-advice 7 ~prioritize my|your|his|her|its|our|their @NOUN => ~put $2 $3 first ; not: aboutFormulasStatisticsOrLaw or nextPos(NOUN ADP CCONJ) or next(, -) or ahead(25: over)
  + Please prioritize your sleep. => Please put your sleep first.
  handling-verbs 5 [ ~prioritize ] <NP> [ over ] => ~put … before | ~put … ahead of ; when: not longSlot(2: 4) and not slotEnds(2: ing) ; not: passive or attributive or aboutFormulas
proceed
  simple-words 4 ~proceed to => ~go on to ; not: nextPos(DET NOUN PROPN)
  shorten-frames 5 ~proceed to <V> => ~$3 ; not: warnsOrBinds or reportsFigures
  = The process is slow.
  handling-verbs 6 ~proceed with => ~go ahead with ; not: mode(shorten) or aboutLaw or next(caution) or behind(6: how)
  common-words 5 ~proceed to <V> => ~go on to $3 ; not: aboutLaw
  synonyms 6 ~proceed to <V> => ~go on to $3 ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
proclaim
  rare-verbs 7 ~proclaim => ~declare ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
  + The priest proclaimed a feast. => The priest declared a feast.
  simple-words 4 ~proclaim that => ~announce that
  + He proclaimed that it was over. => He announced that it was over.
  = They proclaimed him king.
procrastinate
  simple-words 4 ~procrastinate => ~put things off ; not: attributive or nextPos(ADV)
  + Do not procrastinate. => Do not put things off.
  = The procrastinating boy failed.
procure
  showy-verbs 6, simple-words 4 ~procure => ~get ; when: objects(food supply equipment) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
produce
  rare-verbs 6 ~produce => ~make ; when: objects(sound noise) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~produce/VERB => ~generate | ~yield ; when: objects(result output outcome) ; not: mayBeNounOrModifier or participle
proffer
  literary-words 6 ~proffer => ~offer ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
prohibit
  simple-words 4 ~prohibit => ~ban ; when: subject(law rule policy school government act ban company city country state) and hasObject ; not: attributive
  + The school prohibits phones. => The school bans phones.
  = The cost prohibits a second try.
proliferate
  simple-words 4 ~proliferate => ~spread ; not: hasObject or attributive or sentenceHas(cell tissue tumor)
  + Weeds proliferated quickly. => Weeds spread quickly.
  = The cells proliferated.
prolong
  simple-words 4 ~prolong => ~extend ; when: objects(life war conflict stay recovery process suffering) ; not: attributive
  + It prolonged the war. => It extended the war.
  = It was a prolonged war.
promote
  rare-verbs 6 ~promote => ~raise ; when: objects(awareness) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
  = Walking promotes better health.
  = Soft music promotes relaxation.
  + They promote good habits in schools. => They encourage good habits in schools.
  = They promote a new brand of soap.
  rare-verbs 5 ~promote => ~encourage ; when: objects(@objects-of-promote-activities-and-habits growth creativity innovation cooperation tolerance understanding participation) ; not: passive or attributive or sentenceHas(@cells-and-tumours) or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~promote => ~encourage | ~foster ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
prompt
  praise-words 5 prompt and friendly => quick | friendly ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  praise-words 6 prompt service => quick service ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  rare-verbs 6 ~prompt => ~lead to | ~cause ; when: objects(investigation debate outrage concern speculation discussion backlash evacuation review) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
propel
  rare-verbs 7 ~propel => ~drive | ~push ; not: attributive or isPassiveOrLacksObject or sentenceHas(@engines-and-molten-liquids)
propose
  purpose-phrases 10 proposed [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
protect
  synonyms 6 ~protect/VERB => ~shield | ~safeguard ; not: lacksObjectOrBeforeItOrParticle or reportsTests
prove
  recast-nouns 5 ~prove its ability|capacity to <V> => ~show that it can $5 ; not: passive
  recast-nouns 5 ~prove their ability|capacity to <V> => ~show that they can $5 ; not: passive
  recast-nouns 5 ~prove his ability|capacity to <V> => ~show that he can $5 ; not: passive
  recast-nouns 5 ~prove her ability|capacity to <V> => ~show that she can $5 ; not: passive
  recast-nouns 5 ~prove our ability|capacity to <V> => ~show that we can $5 ; not: passive
  recast-nouns 5 ~prove your ability|capacity to <V> => ~show that you can $5 ; not: passive
  recast-nouns 5 ~prove my ability|capacity to <V> => ~show that I can $5 ; not: passive
  shorter-phrases 7 ~prove to be => ~be ; not: firstEnds(ing en) or firstTag(VBN) or previous(have has had 's 've being)
  + The wall proved to be strong. => The wall was strong.
  = The wall is proving to be strong.
  staying-verbs 5 ~prove [ to be ] @ADV? @ADJ => -
  staying-verbs 7 ~prove [ to be ] a|an => -
  + The trip proved to be hard. => The trip proved hard.
  = We had to prove to be let in.
  synonyms 6 ~prove to be => ~turn out to be ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
provide
  simple-words 4 ~provide/VERB a|an => ~give $2 ; not: participle or warnsOrBinds or ahead(4: service platform solution framework system method model way means source basis with) or forSomeone or ahead(8: for)
  + The mill provides a clear benefit. => The mill gives a clear benefit.
  = (simple) They provide advice and help for families.
  + This provides a clue. => This gives a clue.
  shorten-words 3 ~provide protection to|for => ~protect ; not: warnsOrBinds or participle
  recast-more 5 ~provide useful|further|important|valuable|deep|deeper|some|key? insight|insights into how|why => ~help explain $5 ; not: passive or next(and)
  recast-more 5 ~provide useful|further|important|valuable|deep|deeper|key? insight|insights into => ~help explain ; when: objectIsMechanismOrCause ; not: passive
  recast-more 5 ~provide a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas
  shorten-words 3 ~provide assistance to => ~help ; not: passive
  light-verbs 1 ~provide assistance with|in => ~help with ; not: passive
  light-verbs 2 ~provide assistance => ~help ; not: passive or next(to with in for) or nextPos(NOUN)
  light-verbs 2, shorten-words 3 ~provide support to|for => ~support ; not: passive
  light-verbs 2, shorten-words 3 ~provide an explanation of|for => ~explain ; not: passive
  light-verbs 2, shorten-words 3 ~provide a description of => ~describe ; not: passive
  light-verbs 4, shorten-words 3 ~provide an overview of => ~outline ; not: passive
  light-verbs 2, shorten-words 3 ~provide a summary of => ~summarize ; not: passive
  light-verbs 4 ~provide protection against|from => ~protect against ; not: passive
  light-verbs 4 [ ~provide ] <NP> [ the|an opportunity to ] <V> => ~give … a chance to ; not: mode(academic formal) or passive or aboutLaw
  light-verbs 4 ~provide an|the opportunity for <NP> to <V> => ~give $5 a chance to $7 ; not: passive
  light-verbs 4 ~provide opportunities for <NP> to <V> => ~give $4 chances to $6 ; not: passive
  set-phrases 6 ~provide access to => ~give access to ; not: passive or mode(academic formal)
  casual-advice 4 ~provide you with => ~give you ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~provide me with => ~give me ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~provide us with => ~give us ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~provide them with => ~give them ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~provide him with => ~give him ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~provide her with => ~give her ; not: aboutTechnicalFormalTextOrNearNegation
  + They will provide you with a key. => They will give you a key.
  giving-verbs 6 [ ~provide ] us|me|them|you|him|her|students|people|users|readers|viewers|customers|patients|children|individuals|teachers|kids|parents|clients|members|writers|drivers|citizens|voters|women|teens|teenagers|workers|employees|players|athletes|learners|visitors|guests|residents|families|consumers|developers|researchers|everyone|anyone|someone|audiences|pupils|youth|girls|boys|men|fans|communities => ~give ; when: afterPos(2: DET ADJ NOUN NUM ADV) ; not: passive or aboutLaw or attributive
  giving-verbs 6 ~provide => ~bring ; when: objects(comfort joy relief pleasure happiness satisfaction peace fulfillment) ; not: passive or attributive
  giving-verbs 5 [ ~provide ] <NP> to => ~give ; when: slotLast(2: support guidance advice feedback information access comfort relief hope money detail attention food shelter care) ; not: passive or attributive
  giving-verbs 5 [ ~provide ] <NP> [ with ] <NP> => ~give … ; when: receiverInSecondSlot ; not: passive or aboutLaw or attributive
  giving-verbs 6 ~provide => ~have ; when: objects(benefit advantage range variety selection feature option view quality) and firstEnds(s) and not (personalSubject or previousPos(CCONJ DET ADJ) or opensSentence) ; not: aboutServiceProviders or mode(academic formal) or nextLemma(@receivers) or ahead(9: to)
  giving-verbs 5 [ ~provide ] a|an @ADJ? safe|supportive|welcoming|nurturing|positive|inclusive space|environment|place|atmosphere => ~create ; not: passive
  giving-verbs 7 provided by => from ; when: previous(information feedback support guidance data funding advice evidence detail details help) ; not: nextPos(VERB) or mode(academic formal)
  giving-verbs 5 ~provide guidance on|about => ~advise on ; not: passive
  giving-verbs 10 [ provide ] @DET|ADJ|NOUN => offer ; when: previous(we) ; not: mode(shorten) or ahead(6: with)
  + It provides students more time. => It gives students more time.
  = It provides users.
  = The law provides that rent is due.
  + We provide a guide. => We offer a guide.
  = We provide future tenants with the keys.
  rare-verbs 6 ~provide clarity on => ~clarify ; not: aboutFormulasStatisticsOrLaw
  rare-verbs 6 ~provide relief from => ~relieve ; not: aboutFormulasStatisticsOrLaw
  rare-verbs 6 ~provide proof of => ~prove ; not: aboutFormulasStatisticsOrLaw
  everyday-words 10 ~provide => ~offer ; not: isPassiveLacksObjectOrDescribesNoun or providedOpensClause or ahead(8: with) or aboutLaw or next(for that by with) or object(@goods-and-services-provided) or forSomeone or ahead(8: for) or next(its their our) or object(corridor passage route)
  = The rooms provide a corridor to the hall.
  = They provide for their sons.
  = This provides a base for new plans.
  = The road led to the damaged mill.
  verb-noun-pairs 5 ~provide comfort to => ~comfort ; not: passive
  verb-noun-pairs 5 ~provide funding for => ~fund ; not: passive
  verb-noun-pairs 5 ~provide advice on|about => ~advise on ; not: passive
  verb-noun-pairs 5 ~provide guidance to => ~guide ; not: passive
  verb-noun-pairs 5 ~provide a comprehensive|thorough|detailed|in-depth analysis of => ~analyze ; not: passive
  verb-noun-pairs 5 ~provide a brief|concise|quick overview of => ~outline ; not: passive
  shorten-words 3 ~provide an analysis of => ~analyze ; not: passive
  verb-noun-pairs 5 ~provide a comprehensive|brief|concise|clear summary of => ~summarize ; not: passive
  verb-noun-pairs 5 ~provide a clear|vivid|brief|comprehensive description of => ~describe ; not: passive
  verb-noun-pairs 5 ~provide an introduction to => ~introduce ; not: passive
  verb-noun-pairs 5 ~provide reassurance to => ~reassure ; not: passive
  verb-noun-pairs 5 ~provide encouragement to => ~encourage ; not: passive
  verb-noun-pairs 5 ~provide nourishment to|for => ~nourish ; not: passive
  verb-noun-pairs 5 ~provide shelter to|for => ~shelter ; not: passive
  verb-noun-pairs 9 ~provide confirmation of|that => ~confirm ; not: passive or nextPos(PUNCT)
  synonyms 6 ~provide => ~supply ; not: lacksObjectOrMayBeNoun or ahead(8: with) or next(for that) or nextPos(PRON)
  synonyms 6 provided that => as long as | on condition that ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
  synonyms 6 ~provide/VERB => ~give ; when: objects(insight opportunity information advice view overview guidance support detail example chance evidence) ; not: mayBeNounOrModifier or participle
  set-phrases 6 ~provide some|useful|valuable|important|helpful? insight|insights into => ~help us understand ; not: nextTag(VBG) or personalSubject or sentenceHas(you your he she his him her i my me students readers customers clients investors) or firstTag(VBG VBD) or next(how why) or near(3: not n't no never only) or behind(6: we i)
  + The tests provide useful insights into the trade. => The tests help us understand the trade.
  = She provides new insight into the trade.
publish
  synonyms 6 ~publish/VERB => ~release ; when: objects(report study statement book) ; not: mayBeNounOrModifier or participle
pull
  formal-words 5 ~pull off => ~achieve ; when: objects(feat win victory upset stunt) ; not: passive
  + They pulled off a feat. => They achieved a feat.
  = They pulled off the lid.
purchase
  praise-words 3, informal-words 3 ~purchase => ~buy ; not: previousLemma(barrier) or nextPos(PUNCT) or warnsOrBinds or nextLemma(power department manager agent order price decision behavior behaviour process option experience habit agreement history)
  + She purchased a bag. => She bought a bag.
  + They purchased two lamps. => They bought two lamps.
  = Purchasing power fell.
  plain-adjectives 9 [ purchasing ] decision|decisions => buying ; not: aboutLaw or aboutFormulasOrStatistics or mode(academic formal)
  + Read reviews before making purchasing decisions. => Read reviews before making buying decisions.
  = The purchasing department closed.
purport
  rare-verbs 9 ~purport to => ~claim to ; not: attributive or sentenceHas(gender hormone patriarchy)
pursue
  casual-talk 5 ~pursue my|your|his|her|its|our|their dreams|dream => ~follow $2 $3 ; not: aboutTechnicalFormalTextOrNearNegation
  handling-verbs 5, simple-words 4 ~pursue => ~follow ; when: ahead(4: career dream passion interest goal) and mode(simple) or objects(dream passion interest ambition) ; not: participle or passive or attributive
  handling-verbs 7 ~pursue => ~study for ; when: objects(degree phd doctorate master diploma) ; not: passive or attributive or mode(academic formal)
  + She pursued her dream. => She followed her dream.
  = The dog pursued the fox.
push
  rare-verbs 5 ~push the boundaries of => ~push the limits of ; not: attributive or sentenceHas(gender hormone patriarchy)
put
  formal-words 5 ~put up with => ~tolerate ; not: warnsOrBinds or participle or previous(how)
  formal-words 5 ~put off <Ving> => ~postpone $3 ; not: warnsOrBinds or participle or previous(how)
  light-verbs 2 ~put emphasis on|upon => ~stress ; not: passive
  light-verbs 2 ~put great? importance|value on|upon => ~value ; not: passive
  light-verbs 2, shorten-words 3 ~put an end to => ~end ; not: passive or first(put) and not previous(to will would can could must should may might has have had)
  casual-talk 5 ~put in the effort to => ~work to ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~put in a lot of effort to => ~work hard to ; not: aboutTechnicalFormalTextOrNearNegation
  story-moments 6 to|will|would|can|could|may|might|must|should|'ll [ put an end to ] => end
  collocations 6, shorten-words 3 ~put emphasis on => ~emphasize ; not: aboutFormulasStatisticsOrLaw
  rare-verbs 6 ~put into practice => ~apply | ~use ; not: attributive or sentenceHas(gender hormone patriarchy)
  verb-noun-pairs 5 ~put trust in => ~trust
  synonyms 6 ~put together => ~assemble | ~compile ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
quell
  simple-words 4 ~quell => ~calm ; when: objects(fear anxiety nerves worry concern anger) ; not: attributive
  + It quelled their fears. => It calmed their fears.
  = It quelled the revolt.
query
  story-looks 6 ~query => ~ask ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
raise
  rare-verbs 6 ~raise the possibility of => ~suggest ; not: attributive or sentenceHas(gender hormone patriarchy)
  synonyms 6 ~raise/VERB => ~bring up ; when: objects(question issue concern point) ; not: mayBeNounOrModifier or participle
range
  tail-phrases 5 , [ ranging ] from <NP+> to => - ; not: not (finiteVerbEarlier and not behindTag(60: VBG))
  + They sell many kinds of bread, ranging from rye to corn. => They sell many kinds of bread, from rye to corn.
ravage
  simple-words 4 ravaged by => badly damaged by ; not: previousPos(ADV)
  + The town was ravaged by war. => The town was badly damaged by war.
  = The ravaged town was rebuilt.
reach
  wordy-phrases 6 ~reach out to => ~contact ; when: nextPos(PRON DET PROPN) ; not: near(5: hand arm god grab touch) or near(8: comfort compassion darkness help hope offer soul spirit understanding)
  + She reached out to the editor. => She contacted the editor.
  = She reached out to him, offering her help.
  light-verbs 1 ~reach the|a conclusion that => ~conclude that
  shorter-phrases 3 [ reach out to ] follow|ask|discuss|inquire|let|share|express|thank|check|see => - ; when: previous(to)
  shorter-phrases 3 to [ reach out to ] follow|ask|discuss|inquire|let|share|express|thank|check|see => -
  + I wanted to reach out to ask about the roof. => I wanted to ask about the roof.
  casual-advice 7 ~reach out to me|us|him|them|her|customer|support => ~contact $4 ; not: mode(academic formal)
  casual-advice 5 ~reach out if => ~write if ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~reach out for help|support => ~ask for $4 ; not: aboutTechnicalFormalTextOrNearNegation
  casual-phrases 5 hesitate|free to [ reach out to ] => contact ; not: aboutLaw or aboutFormulas
  casual-phrases 5 please [ reach out to ] => contact ; not: aboutLaw or aboutFormulas
  = He reached out to touch the wall.
  rare-verbs 6 ~reach a consensus on|about => ~agree on ; not: attributive or sentenceHas(gender hormone patriarchy)
  verb-noun-pairs 5, shorten-words 3 ~reach an agreement on|about => ~agree on ; not: sentenceHas(contract court plaintiff)
  verb-noun-pairs 5 ~reach an agreement to|with => ~agree $4 ; not: sentenceHas(contract court plaintiff)
  + They reached an agreement on fares. => They agreed on fares.
  synonyms 6 ~reach/VERB => ~get to | ~arrive at ; not: lacksObjectOrMayBeNounOrBeforeParticle or next(a an new its their for nearly) or nextPos(NUM)
react
  synonyms 6 ~react to => ~respond to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
realize
  casual-phrases 7 he|she|they|i|we|you realized [ that ] he|she|it|they|we|i|you => - ; not: mode(academic formal) or secondThatFollows
  casual-phrases 7 he|she|they|i|we|you realised [ that ] he|she|it|they|we|i|you => - ; not: mode(academic formal) or secondThatFollows
  studying-verbs 5 ~realize the importance|value of => ~see the $3 of ; not: passive
  rare-verbs 6 ~realize the need for => ~see the need for ; not: attributive or sentenceHas(gender hormone patriarchy)
reap
  casual-essays 5 ~reap the benefits|rewards of => ~benefit from ; not: aboutTechnicalFormalTextOrNearerNegation
rebuff
  literary-words 6 ~rebuff => ~reject ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
rebuild
  synonyms 6 ~rebuild/VERB => ~reconstruct ; not: lacksObjectOrBeforeItOrParticle or reportsTests
recall
  synonyms 6 ~recall/VERB => ~remember ; not: lacksObjectOrBeforeItOrParticle or reportsTests
receive
  recast-more 5 ~receive significant|considerable|substantial attention => ~$1 much attention ; not: passive
  rare-verbs 6, simple-words 4, informal-words 3 ~receive => ~get ; when: not ((participle or not hasObject or previousPos(DET) or warnsOrBinds) and (participle or not hasObject or attributive or warnsOrBinds or reportsFigures or aboutLaw or previousPos(DET ADJ NUM) or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)) or object(@awards-and-people-received envoy embassy delegation ambassador grace reprimand)) and mode(simple) or not (participle or not hasObject or previousPos(DET) or warnsOrBinds) and mode(informal) or mode(shorten) and not (isPassiveLacksObjectOrDescribesNoun or aboutLaw or firstEnds(ing) or object(@awards-and-people-received) or nextPos(PROPN) or next(it them him her us me you) or sentenceHas(get)) or objects(feedback help attention advice grade message email credit answer text gift) and not (mode(shorten academic formal) or passive or attributive or aboutLaw or previous(has have had 've 's not)) or objects(@objects-of-receive) and not (behind(2: has have had 've) or passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,))
  = We have received an email on it.
  + (simple) They received a letter. => They got a letter.
  = (simple) They received an envoy.
  = The letter was received.
  + He received feedback on it. => He got feedback on it.
  = The team received a trophy.
  = She received an award.
  verb-noun-pairs 5 ~receive great|high|considerable|much? praise for|from => ~be praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~receive widespread|broad|universal praise for|from => ~be widely praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~receive great|high|considerable|much? criticism for|from => ~be criticized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~receive widespread|broad|universal criticism for|from => ~be widely criticized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~receive great|high|considerable|much? acclaim for|from => ~be praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~receive widespread|broad|universal acclaim for|from => ~be widely praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~receive great|high|considerable|much? recognition for|from => ~be recognized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~receive widespread|broad|universal recognition for|from => ~be widely recognized $4 ; not: passive or firstTag(VB)
  + The mill received praise for its bread. => The mill was praised for its bread.
  = The boat must receive praise for its speed.
  synonyms 6 ~receive/VERB => ~get ; not: lacksObjectOrBeforeItOrParticle or reportsTests
recognize
  studying-verbs 5 ~recognize the importance|value of => ~see the $3 of ; not: passive
  + They recognized the importance of rest. => They saw the importance of rest.
  changing-verbs 7 ~recognize that/SCONJ => ~see that ; when: previous(to) or subject(i you he she we they who people) ; not: mode(shorten) or passive or participle or mode(academic formal)
  = It would recognize that people differ.
  + They recognized that it was late. => They saw that it was late.
  = It has become widely recognized that salt harms roads.
  rare-verbs 6 ~be widely [ recognized ] as => seen ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 6 ~be widely [ recognised ] as => seen ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 6 ~recognize the need for => ~see the need for ; not: attributive or sentenceHas(gender hormone patriarchy)
  synonyms 6 ~recognize that => ~realize that | ~acknowledge that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
recollect
  simple-words 4 ~recollect => ~recall ; not: participle or not hasObject or mayBeNounOrModifier or reportsFigures or aboutLaw or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)
  story-looks 6, simple-words 4 ~recollect => ~remember ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
recount
  story-looks 6 ~recount how|that|what => ~tell $2 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  rare-verbs 9 ~recount => ~describe ; when: objects(experience event adventure incident moment journey history struggle time life) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
recoup
  literary-words 6 ~recoup => ~recover ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
rectify
  simple-words 4 ~rectify => ~fix ; not: participle or not hasObject or mayBeNounOrModifier or reportsFigures or aboutLaw or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)
  everyday-verbs 3 ~rectify => ~correct ; not: attributive or near(4: current diode voltage)
recuperate
  simple-words 4 ~recuperate => ~recover ; not: objects(cost money loss)
  + She recuperated at home. => She recovered at home.
  = They recuperated the cost.
redefine
  rare-verbs 6 ~redefine => ~change ; when: objects(way industry role landscape approach future) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
reduce
  shorter-phrases 5 reduced levels of => less ; when: nextLemma(satisfaction stress anxiety engagement motivation confidence trust support happiness interest) ; not: aboutStatistics
  changing-verbs 6 ~reduce => ~cut ; when: objects(@costs-and-waste-to-reduce) ; not: mode(shorten) or passive or attributive or aboutFormulasOrStatistics or mode(academic formal)
  changing-verbs 10 ~reduce => ~lower ; when: objects(risk chance likelihood level rate price temperature probability anxiety) ; not: mode(shorten) or passive or attributive or aboutFormulasOrStatistics or mode(academic formal)
  + They want to reduce costs. => They want to cut costs.
  + Masks reduce the risk of flu. => Masks lower the risk of flu.
  = We reduce the cost function.
  plain-adjectives 6 [ reduced ] risk|risks|cost|costs|rates|prices|emissions|levels => lower ; when: previousPos(DET ADP) ; not: aboutFormulasOrStatistics
  plain-adjectives 6 [ reduced ] stress|traffic|pollution|congestion|noise|anxiety|waste => less ; when: previousPos(ADP) ; not: aboutFormulasOrStatistics or nextPos(NOUN)
  synonyms 6 ~reduce => ~lower ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
  synonyms 6 ~reduce/VERB => ~decrease ; when: objects(risk cost rate amount emission price level) ; not: mayBeNounOrModifier or participle
refer
  wordy-phrases 4 ~refer back to => ~refer to
  shorter-phrases 5 , [ refer to ] the|https => see ; when: opener(for)
  everyday-verbs 3 ~refer to as => ~call
  everyday-verbs 4 [ ~refer to ] <NP> [ as ] a|an|the => ~call … ; not: passive or firstTag(VB)
  + It is often referred to as the grey stone. => It is often called the grey stone.
  + He referred to the book as a map. => He called the book a map.
  = He referred to it as playing a part.
  = You can refer to it as you write.
  plain-links 6 ~be [ referred to as ] => called ; not: sentenceHas(called)
  synonyms 6 referred to as => called | known as ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
reference
  rare-verbs 6 ~reference => ~mention | ~cite ; when: objects(book work study event film movie song article quote incident character) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
reflect
  wordy-phrases 2 ~reflect [ upon ] => on
  studying-verbs 5 ~reflect on|upon => ~think about ; when: next(my your their our his her what how why where whether) or personalSubject and not nothingAfter ; not: mode(shorten) or passive or sentenceHas(light mirror sun water window poorly badly moon) or attributive or mode(academic formal) or not (personalSubject or subjectIs(person)) and firstTag(VBZ VBP VBD) or sentenceHas(saying emphasizing stressing stating noting adding)
  = The delay in no way reflects on your work.
  + I often reflect on my past. => I often think about my past.
  = It reflects badly on the town.
  synonyms 6 ~reflect => ~show ; when: objects(change view belief attitude need trend concern desire) ; not: lacksObjectOrMayBeNounOrBeforeParticle
  synonyms 6 ~reflect on => ~think about | ~consider ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
refrain
  simple-words 4 ~refrain from => ~avoid ; not: previousPos(DET ADJ NUM) or warnsOrBinds or nextPos(VERB PUNCT)
  handling-verbs 5 ~refrain from <Ving> => ~avoid $3 ; not: mode(shorten) or aboutLaw or firstEnds(ed) or slot(3: commenting speaking saying judging criticizing)
  = The office refrained from commenting on the case.
regard
  wordy-phrases 2, simple-words 4, informal-words 3 regarding => about ; when: previousLemma(advice article argument assumption belief claim communication complaint concern confusion consensus controversy conversation data debate decision detail disagreement discussion dispute doubt evidence expectation fact fear feedback guidance idea inquiry information instruction knowledge law literature misconception misunderstanding news opinion question recommendation report research rule rumor rumour skepticism speculation statement story study theory thought uncertainty understanding update view worry allegation anxiety apprehension comment frustration misgiving myth optimism perception regulation reservation statistic stereotype suspicion unease) or behindLemma(3: anxiety concern frustration uncertainty worry) and previousPos(NOUN) or behindLemma(5: understanding) and previous(government) ; not: next(as) or mode(formal academic)
  + She had a question regarding the lease. => She had a question about the lease.
  = There is good agreement regarding the growth rates.
  + There are rules and regulations regarding the pool. => There are rules and regulations about the pool.
  + They voiced concerns among cooks regarding the stove. => They voiced concerns among cooks about the stove.
  = The court heard a challenge regarding the ban.
  common-words 5 ~be @ADV? [ regarded as ] => seen as ; not: aboutFormulasOrStatistics
  rare-verbs 6 ~be widely [ regarded ] as => seen ; not: attributive or sentenceHas(gender hormone patriarchy)
  rare-verbs 7 ~be [ regarded ] as => seen ; not: previous(widely)
  synonyms 6 regarding => about | concerning ; not: isComparedNegatedOrInTestsOrWarning or nextPos(PUNCT) or previousPos(DET)
  synonyms 6 regarded as => seen as | considered ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
reignite
  rare-verbs 6 ~reignite => ~revive ; when: objects(argument career debate economy enthusiasm feud friendship hope interest love passion relationship rivalry romance spirit) ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
  = They want to reignite the dead star.
  + The book reignited the debate. => The book revived the debate.
reinforce
  showy-verbs 6, simple-words 4 ~reinforce => ~strengthen ; when: mode(simple) or objects(@objects-of-reinforce) ; not: previousPos(DET ADJ NUM) or sentenceHas(concrete steel learning) or not mode(simple) and (passive or attributive or aboutFormulasStatisticsOrLaw)
reinvigorate
  literary-words 6 ~reinvigorate => ~revive ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
reiterate
  everyday-verbs 4 ~reiterate => ~repeat
rekindle
  literary-words 10 ~rekindle => ~revive ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
relate
  recast-links 5 laws|rules|regulations|policies|legislation|guidelines [ related to ] => on
  recast-links 5 laws|rules|regulations|policies|legislation|guidelines [ relating to ] => on
  recast-links 5 %cost|expense [ relating to ] => of
  doing-verbs 7 information|questions|concerns|documents|news|research|facts|decisions [ related to ] => about | on ; not: aboutTechnicalOrFormalText or nextPos(VERB)
  doing-verbs 7 information|questions|concerns|documents|news|research|facts|decisions [ relating to ] => about | on ; not: aboutTechnicalOrFormalText or nextPos(VERB)
  synonyms 6 related to => connected with | linked to ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
relay
  simple-words 4 ~relay/VERB => ~pass on ; when: objects(message information news) ; not: attributive or aboutFormulasOrPhysics
  + He relayed the message. => He passed on the message.
  = He ran the relay.
release
  synonyms 6 ~release/VERB => ~publish | ~issue ; when: objects(report statement study) ; not: mayBeNounOrModifier or participle
relinquish
  giving-verbs 4, simple-words 4 ~relinquish => ~give up ; not: aboutLaw
relish
  doing-verbs 6 ~relish => ~enjoy ; when: nextPos(DET PRON ADJ VERB) ; not: passive or previousPos(NOUN ADJ DET)
  synonyms 6 ~relish/VERB => ~enjoy ; not: lacksObjectOrBeforeItOrParticle or reportsTests
relocate
  plain-verbs 6, simple-words 4 ~relocate to => ~move to ; not: previousPos(DET ADJ) or sentenceHas(move) or attributive or aboutFormulas
  plain-verbs 9 ~relocate => ~move ; not: previousPos(DET ADJ) or sentenceHas(move) or attributive or aboutFormulas or aboutLaw or next(by and or) or nextPos(NOUN)
  + The couple relocated from York last year. => The couple moved from York last year.
  + The firm relocated its office. => The firm moved its office.
  = The relocated families are safe.
rely
  simple-words 4 ~rely upon => ~rely on ; not: previousPos(DET ADJ NUM) or warnsOrBinds or nextPos(VERB PUNCT)
  wordy-phrases 2 ~rely [ upon ] => on
  synonyms 6 ~rely on => ~depend on ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 ~rely upon => ~rely on | ~depend on ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
remain
  simple-words 4 to|will|can|could|should|must|may [ remain ] => stay ; not: not nextPos(ADJ)
  set-phrases 5 ~remain uncertain|unclear|unknown|unresolved|unanswered|controversial|important|strong|popular|high|low|rare|common => ~be still $2 ; not: aboutStatistics or afterModalToOrNot
  = The price remains unchanged at six cents.
  + The cause remains unclear. => The cause is still unclear.
  = The cause may remain unclear.
  = The cause did not remain unclear.
  = She had to stop and remain calm.
  staying-verbs 5 [ ~remain ] @ADV? calm|silent|open|closed|focused|motivated|positive|competitive|relevant|healthy|active|loyal|faithful|true|alert|vigilant|engaged|connected|informed|hydrated|safe|strong|patient|objective|neutral|humble|productive|independent|constant|stable|steady|unchanged|intact|flexible|mindful|aware|quiet|seated|single|anonymous|dormant|accountable|adaptable|disciplined|resilient|together|upright|awake|alive|sober => ~stay ; not: previous(the its their his her all)
  staying-verbs 5 [ ~remain ] in touch|contact|control|power|office|business|place|shape|school|college => ~stay
  staying-verbs 5 [ remains/VERB ] a|an|the|one|our|its|their|his|her => is still ; not: opensSentence or previous(human fact) or previousPos(DET ADJ NUM ADP) or behind(10: @wishes-and-conditions) or mode(academic formal) or previous(often)
  staying-verbs 6 [ remain/VERB ] a|an|the|one|our|its|their => are still ; when: pluralPresent ; not: behind(10: @wishes-and-conditions) or mode(academic formal)
  staying-verbs 5 [ remains/VERB ] @ADV? @ADJ => is still ; not: opensSentence or previous(human fact) or previousPos(DET ADJ NUM ADP) or adjectiveUnfitForStill or behind(10: @wishes-and-conditions) or mode(academic formal)
  staying-verbs 10 [ remain/VERB ] @ADV? @ADJ => are still ; when: pluralPresent ; not: adjectiveUnfitForStill or behind(10: @wishes-and-conditions) or mode(academic formal) or behind(6: crucial essential imperative important necessary vital)
  = It is important that judges remain fair.
  + To this day, his songs remain relevant. => To this day, his songs stay relevant.
  = The paths usually remain clear.
  staying-verbs 5 [ remains/VERB ] in effect|place|force|use|custody|hospital|jail|prison|question|doubt|limbo|critical|danger|charge|contention => is still ; not: opensSentence or previous(human fact) or previousPos(DET ADJ NUM ADP) or ahead(5: for until till)
  staying-verbs 5 [ remain/VERB ] in effect|place|force|use|custody|hospital|jail|prison|question|doubt|limbo|critical|danger|charge|contention => are still ; when: pluralPresent ; not: ahead(5: for until till)
  = Most bags remain in use for an hour.
  staying-verbs 5 [ remains/VERB ] at large|risk => is still ; not: opensSentence or previous(human fact) or previousPos(DET ADJ NUM ADP)
  staying-verbs 5 [ remain/VERB ] at large|risk => are still ; when: pluralPresent
  + The cause remains a mystery. => The cause is still a mystery.
  = The cause remained a mystery for years.
  + Many questions remain unanswered. => Many questions are still unanswered.
  + You must remain calm. => You must stay calm.
  = Human remains a foot long were found.
  + The bridge remains in use. => The bridge is still in use.
  recast-phrases 5 it [ remains to be seen ] whether|how|if|what|who => is still unclear ; not: aboutLaw
  recast-phrases 5 it [ remained to be seen ] whether|how|if|what|who => was still unclear ; not: aboutLaw
  + It remains to be seen whether the bridge will hold. => It is still unclear whether the bridge will hold.
  + It remained to be seen how the old mill would fare. => It was still unclear how the old mill would fare.
  = It remains to be seen.
  changing-verbs 5 minutes|days|hours|weeks|months|seconds|years|games [ remaining ] ,|.|and|in => left
  plain-nouns 6 minutes|hours|days|weeks|seconds|months|games|laps [ remaining ] => left ; not: aboutFormulasOrStatistics or nextPos(NOUN ADJ) or previous(the)
  synonyms 6 ~remain/VERB => ~continue to be ; not: mayBeNounOrModifier or not nextPos(ADJ) or participle
  synonyms 6 ~remain a|an|the|one => ~continue to be $2 ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~remain/VERB @ADJ => ~stay $2 ; not: mayBeNounOrModifier
remark
  story-looks 6 ~remark that => ~say that ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  rare-verbs 6 ~remark on|upon => ~comment on
remedy
  simple-words 4 ~remedy => ~fix ; not: participle or not hasObject or mayBeNounOrModifier or reportsFigures or aboutLaw or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)
remember
  casual-talk 5 ~remember to always => always ~remember to ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 6 ~remember/VERB => ~recall ; not: lacksObjectOrBeforeItOrParticle or reportsTests
  synonyms 6 ~remember to => ~be sure to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
reminisce
  story-looks 6 ~reminisce about => ~remember ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-) or subject(they we) or sentenceHas(together)
  = They reminisced about the old farm.
remove
  synonyms 6 ~remove/VERB => ~take away ; not: lacksObjectOrBeforeItOrParticle or reportsTests
remunerate
  everyday-verbs 4 ~remunerate => ~pay
render
  review-talk 6 ~render it|them|him|her|me|us @ADJ => ~make $2 $3 ; not: aboutFormulasStatisticsOrLaw
  + The delay rendered it useless. => The delay made it useless.
  = The tool renders the page.
  including-verbs 5 [ ~render ] it|them|him|her|us|me @ADV? @ADJ => ~make ; not: aboutFormulas
  including-verbs 6 [ ~render ] <NP> useless|obsolete|ineffective|unnecessary|invalid|inoperable|helpless|impossible|meaningless|powerless|irrelevant|invisible|unusable|vulnerable|worthless|inaccessible|uninhabitable|redundant => ~make ; not: passive or attributive or aboutLaw or longSlot(2: 5)
  including-verbs 6 ~be [ rendered ] useless|obsolete|ineffective|unnecessary|invalid|inoperable|helpless|impossible|meaningless|powerless|irrelevant|invisible|unusable|worthless|inaccessible|uninhabitable|redundant => made ; not: aboutLaw
  + The frost rendered the old bridge useless. => The frost made the old bridge useless.
  + The bridge was rendered useless. => The bridge was made useless.
  = The frost rendered the old bridge in white.
renew
  story-moments 6 with [ renewed ] confidence|energy|purpose|determination|hope|strength|courage|enthusiasm => new ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
renounce
  simple-words 4 ~renounce => ~give up ; when: objects(violence throne citizenship title claim right faith) ; not: attributive
  + She renounced the throne. => She gave up the throne.
  = He renounced his son.
repair
  informal-words 3 ~repair the|a|an|his|her|their|my|your|our|its => ~fix $2 ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
replenish
  simple-words 4 ~replenish => ~refill ; when: objects(supply stock reserve shelf tank) ; not: attributive
  + They replenished the tank. => They refilled the tank.
  = They replenished the soil.
replicate
  rare-verbs 7 ~replicate => ~repeat ; when: objects(success result feat performance victory achievement) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(@cells-and-tumours)
reply
  synonyms 6 ~reply/VERB => ~answer | ~respond ; not: mayBeNounOrModifier or next(to)
represent
  set-phrases 2 ~represent one of => ~be one of ; not: aboutLaw or firstEnds(ing) or firstTag(VB)
  = A lawyer representing one of the mills came.
  + Wheat represents one of the oldest crops. => Wheat is one of the oldest crops.
  copulas 5 [ ~represent ] a|an major|significant|big|important|new|key|huge step|shift|change|challenge|opportunity|advance => ~be ; not: firstTag(VBG) or previous(and or ,) and not firstEnds(s) or personalSubject
  doing-verbs 7 [ represents ] a|an => is ; when: previous(this it) ; not: aboutFormulasOrStatistics or sentenceHas(logo symbol color colour letter axis flag star)
repudiate
  literary-words 6 ~repudiate => ~reject ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
request
  praise-words 6 ~request/VERB a|an|the|my|our|some => ~ask for $2 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  giving-verbs 7 [ ~request/VERB ] <NP> to => ~ask ; when: receiverInSecondSlot ; not: mode(shorten) or passive or aboutLaw or mode(academic formal)
  giving-verbs 7 ~request/VERB => ~ask for ; when: nextPos(DET NOUN ADJ) ; not: mode(shorten) or ahead(6: to) or passive or aboutFormulas or aboutLaw or mode(academic formal) or attributive or previousPos(ADJ DET NOUN)
require
  letter-phrases 2 [ should ] you require any|further|more|additional|a => if
  purpose-phrases 10 required [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw
  common-words 4 @NOUN [ required ] to|for => needed ; not: aboutLaw or nextPos(VERB) or object(person)
  = The rules require visitors to sign in.
  + We had the time required to cook. => We had the time needed to cook.
  rare-verbs 5, simple-words 4, informal-words 3 ~require => ~need ; when: mode(simple informal) and not (participle or next(that by of for) or not hasObject or firstTag(VBG) or warnsOrBinds or ahead(12: to)) or not (isPassiveOrLacksObject or attributive or aboutFormulasStatisticsOrLaw or ahead(20: to) or firstEnds(ing) or nextPos(PRON) or next(that)) or objects(@objects-of-require) and not (passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)) ; not: attributive or previousTag(VBG) or firstTag(VB) and previous(to) and behind(3: decision plan proposal policy right power want decide) or sentenceHas(principal mandatory) or subject(order law rule regulation act court statute ruling bill mandate ordinance decree warrant)
  = The order requires full payment.
  = The decision to require uniforms was rushed.
  = The list covers buying required books.
  = (simple) The shop requires its cooks to wear hats.
  + (simple) The dish requires patience. => The dish needs patience.
  everyday-verbs 6 ~be [ required ] for => needed ; not: before(2: should must shall) or object(person) or aboutLaw or warnsOrBinds or aboutFormulas or mode(academic formal) or sentenceHas(need) or before(2: not n't) or objectIs(person) and nextPos(DET)
  + A key is required for the door. => A key is needed for the door.
  = The key required by the guard is here.
  synonyms 7 ~require => ~need ; when: not (lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord) or not (verbDescribesNounOrBeforeMark or previous(of for))
rescind
  simple-words 4 ~rescind => ~cancel ; when: objects(offer order rule decision policy invitation ban) ; not: attributive
  + They rescinded the offer. => They canceled the offer.
  = They rescinded.
resemble
  synonyms 6 ~resemble/VERB => ~look like ; not: lacksObjectOrBeforeItOrParticle or reportsTests
reserve
  changing-verbs 6 ~reserve => ~book ; when: objects(table room seat ticket) ; not: passive or attributive or mode(academic formal)
reshape
  rare-verbs 5 ~reshape => ~change ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
reside
  everyday-verbs 6, simple-words 4, informal-words 3 ~reside in => ~live in ; when: previousPos(PRON NOUN) and mode(simple informal) or personalSubject
  synonyms 6 ~reside in => ~live in ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
resolve
  rare-verbs 6 ~resolve => ~settle ; when: objects(dispute conflict disagreement argument) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  rare-verbs 6, simple-words 4 ~resolve => ~solve ; when: ahead(4: issue problem) and mode(simple) or objects(problem mystery) ; not: participle or passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~resolve/VERB => ~settle | ~solve ; when: objects(problem issue conflict dispute) ; not: mayBeNounOrModifier or participle
resonate
  praise-words 9 ~resonate with audiences|viewers|readers|me|fans|anyone|people => ~speak to $3 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never) or firstTag(VBN) and not behind(3: have)
  causing-verbs 5 ~resonate deeply|strongly with => ~strike a chord with ; when: objects(@audiences-and-consumers @people-whom-works-move) or next(me us you him her them) ; not: aboutFormulas or firstTag(VBG)
  + The speech resonated deeply with the voters. => The speech struck a chord with the voters.
  = The wood resonates strongly with the strings.
  = It resonates deeply with the themes of her time.
  showy-verbs 6 ~resonate with => ~speak to ; when: objects(@audiences-and-consumers) ; not: firstTag(VBN) and not behind(3: have)
  + The film resonates with viewers. => The film speaks to viewers.
  = The bell resonates with force.
  = The plan resonates with old values.
  simple-words 4 ~resonate with => ~connect with ; when: objects(audience people reader viewer listener fan community crowd reader voter)
  + The song resonated with audiences. => The song connected with audiences.
  = The string resonates with the box.
respond
  synonyms 6 ~respond to => ~react to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~respond/VERB => ~reply | ~answer ; not: mayBeNounOrModifier or next(to) or nextPos(ADV)
rest
  wordy-phrases 2 ~rest [ upon ] => on
restrict
  rare-verbs 9, simple-words 4 ~restrict => ~limit ; when: mode(simple) or objects(access use number freedom) ; not: previousPos(DET ADJ NUM) or warnsOrBinds or not mode(simple) and (passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)) or attributive or firstEnds(ed) and nextPos(PROPN)
  = (simple) They are as good as networks and restricted Boltzmann machines.
result
  causing-verbs 5 ~result in the destruction of => ~destroy ; not: isPassiveOrAfterDeterminerOrAdjective or objectJoined
  causing-verbs 5 ~result in the displacement of => ~displace ; not: isPassiveOrAfterDeterminerOrAdjective or objectJoined
  causing-verbs 5 ~result in the devaluation of => ~devalue ; not: isPassiveOrAfterDeterminerOrAdjective or objectJoined
  causing-verbs 5 ~result in the reduction of => ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or objectJoined
  causing-verbs 5 ~result in the improvement of => ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or objectJoined
  causing-verbs 5 ~result in the erosion of => ~erode ; not: isPassiveOrAfterDeterminerOrAdjective or objectJoined
  causing-verbs 5 ~result in the degradation of => ~degrade ; not: isPassiveOrAfterDeterminerOrAdjective or objectJoined
  causing-verbs 5, shorten-words 3 ~result in a|an increase|rise|growth in => ~increase ; not: isPassiveOrAfterDeterminerOrAdjective or nextPos(PRON) or previous(which) or ahead(9: a an another) and aheadPos(9: CCONJ)
  shorten-words 3 ~result in a|an decrease|reduction|decline|drop in => ~reduce ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which) or ahead(9: a an another) and aheadPos(9: CCONJ)
  causing-verbs 5 ~result in an improvement in => ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which)
  causing-verbs 5 ~result in improvements|gains in => ~improve ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which)
  causing-verbs 5 ~result in increased/ADJ|VERB => ~increase ; when: nextPos(NOUN ADJ) and not (objectJoined or aheadPos(4: CCONJ)) ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which)
  causing-verbs 5 ~result in improved|enhanced/ADJ|VERB => ~improve ; when: nextPos(NOUN ADJ) and not (objectJoined or aheadPos(4: CCONJ)) ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which)
  causing-verbs 5 ~result in reduced|decreased|diminished/ADJ|VERB => ~reduce ; when: nextPos(NOUN ADJ) and not (objectJoined or aheadPos(4: CCONJ)) ; not: isPassiveOrAfterDeterminerOrAdjective or previous(which)
  rare-verbs 6 ~result in improved|enhanced @NOUN => ~improve $4 ; not: aboutFormulasStatisticsOrLaw or previous(which) or aheadPos(3: CCONJ)
  causing-verbs 5 ~result in => ~cause ; when: objects(@harms-and-troubles) ; not: isPassiveOrAfterDeterminerOrAdjective or mode(academic formal) or aheadTag(4: VBG)
  changing-verbs 6 ~result in => ~have ; when: objects(consequence repercussion side-effect) ; not: mode(shorten) or passive or attributive
  everyday-words 5 ~result in => ~lead to ; not: sentenceHas(lead) or passive or attributive or previousPos(NOUN PUNCT) or firstEnds(ing)
  synonyms 6 ~result in => ~lead to | ~bring about ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 ~result from => ~come from | ~stem from ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
retain
  everyday-verbs 5, simple-words 4, informal-words 3 ~retain => ~keep ; not: isPassiveOrLacksObject or aboutLaw or near(5: lawyer attorney counsel firm water right) or attributive or object(information knowledge fact memory material vocabulary lesson content heat warmth moisture water little much detail word) or next(little more less)
  + They retained their seats. => They kept their seats.
  = Pupils retain more information by day.
  synonyms 6 ~retain/VERB => ~keep ; not: lacksObjectOrBeforeItOrParticle or reportsTests
return
  shorten-words 3 ~return back to => ~$1 to ; not: warnsOrBinds or participle
  wordy-phrases 1 ~return back => ~return
  review-talk 6 ~return for a second|another visit => ~go back ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  synonyms 6 ~return to => ~go back to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
reveal
  story-actions 5 he|she|they|i|spokesman|spokesperson|spokeswoman [ ~reveal/VERB ] that => ~say
  = The curtain opened and revealed that view.
  everyday-verbs 5 ~reveal that|how => ~show $2 ; when: subject(@studies-and-records) ; not: passive
  + The tests revealed that the well was dry. => The tests showed that the well was dry.
  = The firm revealed that it lost money.
  = He gave a talk, revealing that he would leave.
  studying-verbs 9 [ reveals ] that|how|a|an|the => shows ; when: previous(this which it)
  studying-verbs 5 ~reveal => ~show ; when: subject(@studies-and-figures) and not previous(and) or objects(pattern difference) and not (aboutFormulasStatisticsOrLaw or next(and or ,)) ; not: isPassiveOrLacksObject or attributive or nextPos(PRON)
  + The survey reveals a gap. => The survey shows a gap.
  = He revealed a secret.
  synonyms 6 ~reveal/VERB => ~uncover ; not: lacksObjectOrBeforeItOrParticle or reportsTests
  synonyms 6 ~reveal that => ~show that | ~disclose that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  set-phrases 6 was|were revealed to be => turned out to be ; not: aboutLaw
  + The guest was revealed to be a spy. => The guest turned out to be a spy.
  = The guest was revealed to us.
revel
  praise-words 6 ~revel in => ~enjoy ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
reverberate
  literary-words 9 ~reverberate => ~echo ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
revert
  shorten-words 3 ~revert back to => ~$1 to ; not: warnsOrBinds or participle
revisit
  rare-verbs 7 ~revisit => ~return to | ~go back to ; when: objects(cafe church city country home house island museum past place question restaurant scene school site spot subject theme topic town village) ; not: passive or attributive
  + We revisited the island. => We returned to the island.
  = The board revisits its strategy each year.
revitalize
  rare-verbs 9 =revitalize => ~revive ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
revolutionize
  plain-verbs 5, simple-words 4 ~revolutionize => completely ~change ; not: previousPos(ADV) or firstEnds(ing) or isPassiveOrLacksObject
  showy-verbs 7 =revolutionize => ~transform ; not: sentenceHas(transform)
  + The mill was revolutionized by steam. => The mill was transformed by steam.
  = The mill was changed by steam.
revolve
  changing-verbs 5 plot|story|film|movie|book|novel|series|show|narrative|episode|play [ revolves around|on ] => is about ; not: mode(shorten)
  + The plot revolves around a lost dog. => The plot is about a lost dog.
rise
  story-looks 5 ~rise to my|your|his|her|their|our feet => ~stand-up ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  + He rose to his feet and left. => He stood up and left.
roll
  plain-verbs 7 ~roll out => ~introduce ; when: object(scheme policy service measure reform program programme) ; not: passive or attributive
  + The city will roll out the scheme in May. => The city will introduce the scheme in May.
  = They roll out the dough.
root
  synonyms 6 rooted in => grounded in | based on ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
ruminate
  rare-verbs 6 ~ruminate on|over|about => ~think about ; not: attributive or sentenceHas(gender hormone patriarchy)
run
  formal-words 5 ~run into problems|trouble|difficulties => ~encounter $3 ; not: warnsOrBinds or participle or previous(how)
  rare-verbs 9 ~run the risk of => ~risk ; not: attributive or sentenceHas(gender hormone patriarchy)
safeguard
  everyday-verbs 3 ~safeguard => ~protect
  synonyms 6 ~safeguard => ~protect ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
salvage
  simple-words 4 ~salvage/VERB => ~save ; when: objects(day game relationship season marriage situation reputation match) ; not: attributive
  + They salvaged the day. => They saved the day.
  = They salvaged the wood.
satisfy
  showy-verbs 6 ~satisfy => ~meet ; when: objects(need requirement demand condition) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
saunter
  story-looks 9 ~saunter => ~stroll ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
savor
  rare-verbs 9 ~savor => ~enjoy ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
say
  shorten-frames 5 ~say [ that ] the|these|those|this|your|our|their|his|her => - ; not: not (relation(mark) and aheadTag(8: VBD VBP VBZ MD))
  formal-words 5 ~say that => ~state that ; when: firstEnds(s) and subject(report study article law author paper document policy rule research)
  + The law says that dogs may enter. => The law states that dogs may enter.
  = He says that dogs may enter.
  synonyms 6 ~say => ~remark ; not: not sentenceHas(" “ ”) or not previousPos(PRON PROPN PUNCT) or next(that)
  synonyms 6 ~say that => ~state that | ~remark that ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
score
  formal-words 5 ~score/VERB a deal|bargain => ~obtain $2 $3
  + They scored a deal. => They obtained a deal.
  = They scored a goal.
scour
  simple-words 4 ~scour/VERB => ~search ; when: objects(area internet web forest city market town street house room)
  + They scoured the area. => They searched the area.
  = He scoured the pots.
scream
  story-looks 6 ~scream loudly => ~scream ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
screech
  story-gestures 9 ~screech to a halt|stop|standstill => ~stop ; not: isModifierOrAfterDeterminerOrWithThou
screw
  formal-words 5 ~screw up => ~make a mistake ; when: nextPos(PUNCT) ; not: passive or attributive or previousPos(ADV DET ADJ)
  + They screwed up. => They made a mistake.
  = They screwed up the lid.
scrutinize
  simple-words 4 ~scrutinize => ~check ; not: participle or not hasObject or mayBeNounOrModifier or reportsFigures or aboutLaw or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)
  everyday-verbs 4 ~scrutinize => ~examine
search
  everyday-verbs 6 ~search for => ~look for ; when: objects(job work house home apartment flat key partner friend place way gift hotel restaurant dress shoe recipe) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or previous(and or ,) or next(and or) or previousPos(DET ADJ)
  + She searched for a job. => She looked for a job.
  = She searched for a proof.
  synonyms 6 ~search for => ~look for ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
secure
  giving-verbs 6 ~secure => ~get ; when: objects(coverage treatment investment rating funding job seat loan scholarship ticket reservation internship grant) ; not: mode(shorten academic formal) or passive or attributive or aboutFormulas or subjectIs(thing) or firstEnds(ing) and previousPos(NOUN PROPN)
  = They inspect the houses securing our loans.
  + They secured a loan. => They got a loan.
  rare-verbs 5 ~secure => ~win ; when: objects(title trophy championship medal cup spot victory berth) and not mode(shorten) or objects(promotion seat) and not (aboutFormulasStatisticsOrLaw or next(and or ,)) ; not: passive or attributive or aboutFormulas or next(his her) and object(victory win) or subject(goal round performance score point run effort strike penalty header result shot)
  + The team secured a victory. => The team won a victory.
  = A late goal secured the title.
see
  recast-phrases 7 ~see the amount of => $1 how much ; when: nextPos(NOUN) ; not: aboutFormulas or not afterPos(2: PRON PROPN DET)
  synonyms 6 ~see if => ~see whether ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 seen as => viewed as | regarded as ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
seek
  simple-words 4, informal-words 3 ~seek to => ~try to ; not: participle
  recast-phrases 5 anyone|someone|everyone|anybody|somebody|everybody [ seeking to ] <V> => who wants to
  recast-phrases 5 those|people|visitors|students|customers|individuals|travelers|travellers|readers|parents|users|players|fans|families|companies|businesses|women|men|teachers|buyers [ seeking to ] <V> => who want to ; not: previous(than)
  recast-nouns 5 ~seek to investigate|examine|explore|study|analyze|analyse|evaluate|assess|compare|discuss|describe|review => ~$3@1 ; when: afterWeOrStudyNoun ; not: firstTag(VB) or verbJoined
  set-phrases 6 ~seek alternatives|ways|solutions|opportunities|answers => ~look for $2 ; not: passive or mode(academic formal)
  casual-advice 8 ~seek out => ~look for ; not: ahead(5: over) or object(advice human opinion) or aboutTechnicalFormalTextOrNearNegation
  = Dolphins seek out humans.
  casual-advice 5 ~seek advice|guidance|support|feedback => ~ask-for $2 ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 6 ~seek assistance => ~ask-for help ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~seek to understand => ~try to understand ; not: aboutTechnicalFormalTextOrNearNegation
  + Seek out a quiet street. => Look for a quiet street.
  plain-verbs 5 ~seek to <V> => ~try to $3 ; not: aboutLaw
  changing-verbs 7 ~be [ seeking ] a|an|the|ways|new|more|work|jobs|employment => looking for ; not: aboutLaw or mode(academic formal)
  changing-verbs 9 ~seek => ~ask for ; when: objects(help advice guidance support feedback permission counsel opinion) ; not: passive or attributive or aboutLaw
  changing-verbs 7 ~seek => ~look for ; when: objects(@objects-of-seek job solution answer opportunity way work information inspiration) ; not: passive or attributive
  + You should seek advice. => You should ask for advice.
  = They sought revenge.
  synonyms 6 ~seek to => ~try to ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
seem
  shorter-phrases 6 ~seem|appear [ to be ] very|quite|so|rather|pretty|too|more|less|really|somewhat|fairly? @ADJ .|,|;|but|to|for|with|that|than|about|at|as|because|when|if => - ; not: behind(3: there) or slotLast(3: more less many much few enough same available able present due based responsible) or slotLast(4: more less many much few enough same available able present due based responsible) or previousPos(NOUN) and previous(there)
  + The dog seems to be tired. => The dog seems tired.
  = There seem to be more, but few are red.
  = The dog seems to be a good one.
  synonyms 6 ~seem to => ~appear to ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 ~seem @ADJ => ~appear $2 ; not: isNegatedAskedOrInWarning or nextPos(NOUN ADJ)
seize
  rare-verbs 6 ~seize => ~take ; when: objects(opportunity chance initiative) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
  + She seized the opportunity. => She took the opportunity.
  = Guards seized the weapons.
select
  informal-words 3 ~select/VERB => ~pick ; not: participle or not hasObject or warnsOrBinds or next(few)
  everyday-verbs 5, simple-words 4 ~select => ~choose ; when: not (sentenceHas(click menu button option query breed) or previousPos(DET ADJ NUM) or not hasObject) and mode(simple) or not (attributive or nextPos(NUM) or isPassiveOrLacksObject or aboutFormulas or near(6: click menu button option tab sample gene trait natural draft))
  = They check by weighing selected apples.
  synonyms 6 ~select/VERB => ~choose | ~pick ; not: lacksObjectOrBeforeItOrParticle or reportsTests
sell
  recast-more 5 ~sell a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas
send
  story-gestures 6 ~send a? shivers|shiver|chills|chill down|up|through my spine|spines|body => ~make me shiver ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~send a? shivers|shiver|chills|chill down|up|through her spine|spines|body => ~make her shiver ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~send a? shivers|shiver|chills|chill down|up|through his spine|spines|body => ~make him shiver ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~send a? shivers|shiver|chills|chill down|up|through your spine|spines|body => ~make you shiver ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~send a? shivers|shiver|chills|chill down|up|through their spine|spines|body => ~make them shiver ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 9 ~send a? shivers|shiver|chills|chill down|up|through our spine|spines|body => ~make us shiver ; not: isModifierOrAfterDeterminerOrWithThou
  + The howl sent shivers down her spine. => The howl made her shiver.
serve
  recast-more 5 ~serve a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas
  wordy-phrases 6, shorten-words 3 ~serve to <V> => ~$3 ; when: not (warnsOrBinds or participle) and mode(shorten) or not (aboutLaw or previous(only) or previousPos(VERB ADJ NUM DET) or sentenceHas(set match tennis deuce hold)) ; not: verbJoined or first(serving) and not previous(,)
  + The wall serves to stop the wind. => The wall stops the wind.
  = The ropes served to hold the sail and keep the mast straight.
  = Chop the herbs just before serving to keep their taste.
  light-verbs 2 ~serve the purpose of <Ving> => ~$5
  purpose-phrases 6 ~serve as a way to <V> => ~$6 ; not: aboutFormulas
  copulas 4 [ ~serve as ] a|an|the|its|their|our|his|her|my => ~be ; not: firstTag(VBG) or previous(and or ,) and not firstEnds(s) or personalSubject or objectIsOfficeHolder or aboutLaw or aboutFormulas or previous(who to only) or sentenceHas(army navy) or previous(also)
  copulas 4 [ also ~serve as ] a|an|the|its|their => ~be also ; not: firstTag(VBG) or personalSubject or objectIsOfficeHolder or aboutLaw or aboutFormulas or previous(who to only and or ,)
  + The hall serves as a school. => The hall is a school.
  + The hall also serves as a school. => The hall is also a school.
  = The guests also serve as jurors.
  = The mill and the barn served as a school.
  = The ruins, once a mill, served as a school.
  + The halls serve as a reminder. => The halls are a reminder.
  + It served as a warning to all. => It was a warning to all.
  = She served as the mayor for two years.
  showy-verbs 6 ~serve as a foundation|basis for => ~be the basis of ; not: aboutFormulas or aboutLaw or nextPos(PUNCT)
  verb-noun-pairs 5 ~serve as inspiration for|to => ~inspire
  verb-noun-pairs 5 ~serve as an inspiration for|to => ~inspire
  verb-noun-pairs 7 ~serve as a guide for|to => ~guide
  verb-noun-pairs 5 ~serve as a substitute|replacement for => ~replace
  verb-noun-pairs 7 ~serve as a means to => ~help to
  verb-noun-pairs 5 ~serve as a symbol of => ~symbolize
  verb-noun-pairs 5 ~serve as a reflection of => ~reflect
  verb-noun-pairs 5 ~serve as an introduction to => ~introduce
  verb-noun-pairs 5 ~serve as an example of => ~be an example of
  synonyms 6 ~serve as => ~act as | ~function as ; not: mayBeNounOrModifier
  synonyms 6 ~serve to => ~help to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  set-phrases 6 ~serve as a stark|sharp|sobering|grim|harsh|vivid reminder of => ~bring home ; when: object(danger risk importance need fragility cost toll consequence threat power impact effect vulnerability challenge reality precariousness value difficulty complexity scale severity limit urgency hazard peril) ; not: personalSubject or near(3: not never n't) or firstTag(VBG) or sentenceHas(let)
  + The blaze served as a stark reminder of the dangers of gas. => The blaze brought home the dangers of gas.
  + The wall serves as a reminder that peace is fragile. => The wall reminds us that peace is fragile.
  = The wall serves as a stark reminder of the war.
  = The wall serves as a reminder of his skill.
set
  formal-words 5 ~set up a|an|the|its|their|our => ~establish $3 ; not: warnsOrBinds or participle or previous(how)
  shorten-frames 5 ~set out to <V> => ~$4 ; not: warnsOrBinds or reportsFigures
  set-phrases 8 ~set the stage for => ~prepare the way for ; not: near(5: theatre theater play concert) or object(adventure battle dinner drama encounter evening final finish gathering match night performance show showdown story) or near(8: camera concert dining)
  = The draw sets the stage for a tense showdown.
  + The pact set the stage for peace. => The pact prepared the way for peace.
  story-moments 9 ~set foot in => ~enter ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  rare-phrases 6 its|their|his|her|our|your own [ set of ] @NOUN|ADJ => - ; not: aboutFormulasStatisticsOrLaw
  + The job has its own set of problems. => The job has its own problems.
  = He bought a set of tools.
  synonyms 6 ~set up => ~establish | ~arrange ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~set out to => ~aim to | ~undertake to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
sever
  simple-words 4 ~sever => ~cut ; when: objects(tie link connection rope cord) ; not: attributive
  + They severed all ties. => They cut all ties.
  = He has severed fingers.
share
  synonyms 6 ~share/VERB => ~tell ; when: objects(story) ; not: mayBeNounOrModifier or participle
  verbs-with-objects 6 [ ~share ] similar interests|values|beliefs|goals|views|opinions|features|characteristics|traits|qualities|properties|patterns|backgrounds|structures|symptoms => ~have ; not: passive or attributive or ahead(4: with)
  + The twins share similar views. => The twins have similar views.
  = The twins share similar views with us.
sharpen
  showy-verbs 6 ~sharpen => ~improve ; when: objects(skill) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
shatter
  story-scenes 5 ~shatter the silence => ~break the silence ; not: aboutFormulasOrPhysics or previous(- but) or sentenceHas(shield)
shed
  synonyms 6 ~shed light on => ~clarify | ~throw light on ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
shell
  formal-words 5 ~shell out => ~pay ; when: nextPos(NUM SYM DET)
  + They shelled out ten dollars. => They paid ten dollars.
  = They shell out there.
shield
  handling-verbs 5 [ ~shield ] <NP> [ from ] => ~protect … from ; not: passive or sentenceHas(nuclear radiation knight sword)
shift
  story-gestures 6 ~shift his|her|my|their|your|our|its gaze to|toward|towards => ~look at | ~look toward ; not: isModifierOrAfterDeterminerOrWithThou
shoot
  story-gestures 6 ~shoot a glance at => ~glance at ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~shoot a quick|brief glance at => ~glance at ; not: isModifierOrAfterDeterminerOrWithThou
shout
  story-looks 6 ~shout loudly => ~shout ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
show
  recast-nouns 5 ~show its ability|capacity to <V> => ~show that it can $5 ; not: passive
  recast-nouns 5 ~show their ability|capacity to <V> => ~show that they can $5 ; not: passive
  recast-nouns 5 ~show his ability|capacity to <V> => ~show that he can $5 ; not: passive
  recast-nouns 5 ~show her ability|capacity to <V> => ~show that she can $5 ; not: passive
  recast-nouns 5 ~show our ability|capacity to <V> => ~show that we can $5 ; not: passive
  recast-nouns 5 ~show your ability|capacity to <V> => ~show that you can $5 ; not: passive
  recast-nouns 5 ~show my ability|capacity to <V> => ~show that I can $5 ; not: passive
  + The test shows its ability to float. => The test shows that it can float.
  shorter-phrases 3 ~show a preference for => ~prefer
  verb-noun-pairs 9 ~show better|superior|improved|enhanced performance => ~perform better ; when: next(. in on than , across)
  verb-noun-pairs 5 ~show superior performance over|to => ~perform better than
  verb-noun-pairs 5 ~show comparable|similar performance to => ~perform as well as
  synonyms 6 ~show/VERB => ~demonstrate | ~make clear ; when: objects(importance need value effectiveness) ; not: mayBeNounOrModifier or participle
  synonyms 6 ~show that => ~demonstrate that | ~make it clear that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  synonyms 6 ~show up => ~appear | ~turn up ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  academic-words 5 ~show that => ~demonstrate that ; when: subject(result study finding experiment analysis research evidence work we) ; not: participle
  academic-words 5 results|experiments|findings [ show/VERB ] => demonstrate ; when: nextPos(DET ADJ NOUN PRON) ; not: next(a)
  + (academic) The results show that the method works. => The results demonstrate that the method works.
  = He showed them the barn.
  shorten-words 4 ~show [ that ] i|you|he|she|it|we|they|there => - ; when: clause(complement) ; not: warnsOrBinds or secondThatFollows
  + The tests show that it works. => The tests show it works.
  = The tests show that bread keeps.
  shorten-words 4 ~show [ that ] this|these|there @ADJ|NOUN? @NOUN? @AUX|VERB => - ; when: clause(complement) and slotTag(6: MD VBD VBP VBZ) ; not: warnsOrBinds or secondThatFollows
  + The tests show that this method saves time. => The tests show this method saves time.
  = The tests show that old methods save time.
showcase
  recast-nouns 5 ~showcase its ability|capacity to <V> => ~show that it can $5 ; not: passive
  recast-nouns 5 ~showcase their ability|capacity to <V> => ~show that they can $5 ; not: passive
  recast-nouns 5 ~showcase his ability|capacity to <V> => ~show that he can $5 ; not: passive
  recast-nouns 5 ~showcase her ability|capacity to <V> => ~show that she can $5 ; not: passive
  recast-nouns 5 ~showcase our ability|capacity to <V> => ~show that we can $5 ; not: passive
  recast-nouns 5 ~showcase your ability|capacity to <V> => ~show that you can $5 ; not: passive
  recast-nouns 5 ~showcase my ability|capacity to <V> => ~show that I can $5 ; not: passive
  praise-words 7 showcases/VERB => shows ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never) or objectIsOnStage
  praise-words 4 showcase/VERB => show ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never) or objectIsOnStage
  plain-verbs 3 ~showcase => ~show ; not: mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code) or not mode(simple) and (isPassiveOrLacksObject or near(3: event)) or objectIsOnStage
  = The club showcased singers from the coast.
  + The film showcased the valley. => The film showed the valley.
  + It was showcased by the club. => It was shown by the club.
  synonyms 6 ~showcase => ~show | ~display ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
  formal-words 5 ~showcase/VERB => ~demonstrate ; when: objects(skill talent ability commitment dedication potential effectiveness importance power capability strength expertise value versatility knowledge resilience creativity understanding efficacy) ; not: participle or mayBeNounOrModifier
  formal-words 5 ~showcase/VERB => ~display ; when: objects(work product art artwork painting collection beauty style craft design range culture piece feature) ; not: participle or mayBeNounOrModifier
  + (formal) The show showcased her skills. => The show demonstrated her skills.
  + (formal) The hall showcases the work of ten painters. => The hall displays the work of ten painters.
  = The showcase was full.
showcased
  praise-words 4 showcased the|his|her|their|its|a|an|some => showed $2 ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never) or objectIsOnStage
  plain-verbs 3 showcased by => shown by
showcasing
  praise-words 4 showcasing/VERB => showing ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never) or sentenceHas(bisque chef course dish menu salad soup) or objectIsOnStage
  = They held concerts showcasing jazz musicians.
  = It came with a soup showcasing local crab.
shroud
  story-looks 5 shrouded in secrecy => secret ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  rare-verbs 6 ~shroud in mist|fog|darkness|smoke|cloud|clouds => ~cover in $3 ; not: attributive or sentenceHas(gender hormone patriarchy)
shrug
  story-looks 5 ~shrug my|your|his|her|their|our shoulders => ~shrug ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
shun
  simple-words 4 ~shun => ~avoid ; when: hasObject ; not: attributive
  + They shunned the town. => They avoided the town.
  = He felt shunned.
shut
  synonyms 6 ~shut/VERB => ~close ; when: objects(@things-opened-and-shut) ; not: mayBeNounOrModifier or participle
shy
  casual-essays 5 ~shy away from => ~avoid ; not: aboutTechnicalFormalTextOrNearerNegation
  = The author does not shy away from blame.
sign
  formal-words 5 ~sign up for => ~register for ; not: participle
  + They signed up for the course. => They registered for the course.
  = They signed up a player.
signify
  simple-words 4 ~signify => ~mean ; not: not hasObject
  studying-verbs 6 ~signify that => ~mean that ; not: passive
  studying-verbs 8 ~signify a|an|the => ~mark $2 ; when: objects(arrival beginning birth break change departure end moment return shift start transition turn) ; not: passive or aboutFormulasStatisticsOrLaw
  + Her departure signifies the end of an era. => Her departure marks the end of an era.
  = The lamp signifies the hopes of the poor.
sing
  rare-verbs 6 ~sing the praises of => ~praise ; not: attributive or sentenceHas(gender hormone patriarchy)
sit
  story-looks 5 ~sit in silence => ~sit silently ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
situate
  relative-cuts 2 ~be [ situated ] outside|inside => - ; not: previousPos(PART)
  doing-verbs 5, simple-words 4 ~be [ situated ] in|on|at|near|along|within|between|just|about => - ; not: nextPos(VERB) or aboutFormulas
  synonyms 6 situated in => located in ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
slate
  rare-verbs 6 ~be [ slated ] to => due ; not: aboutLaw
  + The shop is slated to open in May. => The shop is due to open in May.
  = The critics slated the play.
  rare-verbs 6 [ slated ] for => planned | set ; when: afterPos(2: NUM PROPN) or after(2: next early late later this mid) ; not: aboutLaw
  + The talks were slated for Monday. => The talks were set for Monday.
  = The play was slated for its length.
  rare-verbs 6 [ slated ] for publication|release|completion|demolition|closure => due
  + The house is slated for demolition. => The house is due for demolition.
  = The play was slated for its length.
snag
  formal-words 5 ~snag/VERB => ~obtain ; when: objects(ticket seat job deal role)
  + They snagged tickets. => They obtained tickets.
  = They hit a snag.
solicit
  literary-words 10 ~solicit => ~ask for | ~seek ; when: objects(feedback input opinion advice donation) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
solidify
  rare-verbs 6 ~solidify => ~secure ; when: objects(place status position spot title legacy) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
  rare-verbs 6 ~solidify => ~strengthen ; when: objects(grip bond relationship reputation support control power) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
solve
  synonyms 7 ~solve/VERB => ~work out ; when: objects(problem issue puzzle mystery case) ; not: participle or mayBeNounModifierOrAfterName
span
  doing-verbs 6 [ ~span ] @NUM|ADJ years|decades|months|weeks|centuries => ~last ; when: previousLemma(career war conflict relationship marriage campaign search trial investigation friendship rivalry reign dispute siege) or behindLemma(3: career war conflict relationship marriage friendship rivalry reign dispute) ; not: sentenceHas(data dataset)
  + His career spanned forty years. => His career lasted forty years.
  = The letters span forty years.
spark
  causing-verbs 5 ~spark => ~start ; when: objects(debate discussion conversation argument) ; not: passive or attributive
  causing-verbs 6 ~spark => ~cause ; when: objects(outrage fear concern panic tension backlash protest alarm speculation anger grief criticism unrest) or objects(controversy criticism reaction war) and not aboutFormulasStatisticsOrLaw ; not: passive or attributive
  + The plan sparked a debate. => The plan started a debate.
  = The wire sparked a fire.
  showy-verbs 9 ~spark => ~arouse | ~excite ; when: objects(curiosity interest imagination enthusiasm) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  = The spark set fire to the barn.
  synonyms 6 ~spark/VERB => ~trigger | ~set off ; not: lacksObjectOrBeforeItOrParticle or reportsTests
speak
  casual-essays 5 ~speak volumes about => ~say much about ; not: aboutTechnicalFormalTextOrNearerNegation
  synonyms 6 ~speak to => ~talk to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~speak with => ~talk with ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
spearhead
  plain-verbs 3 ~spearhead => ~lead
spend
  casual-talk 5 ~spend quality time with => ~spend time with ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 7 ~spend/VERB => ~pass ; when: objects(day hour night evening afternoon morning weekend summer) ; not: participle or mayBeNounModifierOrAfterName
split
  synonyms 6 ~split into => ~divide into ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
spring
  story-looks 5 ~spring to my|your|his|her|their|our feet => ~jump-up ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
squander
  literary-words 10 ~squander => ~waste ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
  + He squandered his money. => He wasted his money.
stand
  wordy-phrases 9 ~stand the test of time => ~last
  casual-essays 9 ~stand in the way of => ~block ; not: aboutTechnicalFormalTextOrNearerNegation
  praise-words 5 ~stand out from the rest|crowd|others|competition => ~stand out ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  copulas 4 [ ~stand as ] a|an|the reminder|symbol|testament|example|source|beacon|hub|bridge|means => ~be ; not: firstTag(VBG) or previous(and or ,) and not firstEnds(s) or personalSubject
  copulas 4 [ ~stand as ] a|an|the|one => ~be ; not: firstTag(VBG) or previous(and or ,) and not firstEnds(s) or personalSubject or previous(to)
  + The tower stands as a symbol of peace. => The tower is a symbol of peace.
  plain-nouns 6 ~stand as? a testament to => ~show ; not: near(3: continue) or firstTag(VB) or ahead(14: not) or next(time love life god faith history) or ahead(10: ,) ; why: Plain "show" for "stand as a testament to".
  verb-noun-pairs 5 ~stand in stark|sharp|marked|striking contrast to|with => ~contrast sharply with
  set-phrases 6 ~stand as a stark|sharp|sobering|grim|harsh|vivid reminder of => ~bring home ; when: object(danger risk importance need fragility cost toll consequence threat power impact effect vulnerability challenge reality precariousness value difficulty complexity scale severity limit urgency hazard peril) ; not: personalSubject or near(3: not never n't) or firstTag(VBG) or sentenceHas(let)
  set-phrases 6 ~stand as a reminder that|of => ~remind us $5 ; when: firstTag(VBZ VBP VB) ; not: sentenceHas(i me my he his she her him you your yours let @acting-terms) or near(3: not never n't) or ahead(5: their) or next(what why when where) or verbJoined
  + The ruins stand as a grim reminder of the cost of war. => The ruins bring home the cost of war.
  + The wall stands as a reminder that peace is fragile. => The wall reminds us that peace is fragile.
  = The ruins stand as a grim reminder of the war.
stare
  synonyms 6 ~stare at => ~gaze at | ~look at ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
start
  synonyms 6 ~start to => ~begin to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~start <Ving> => ~begin $2 | ~start $2 ; not: mayBeNounOrModifier
  synonyms 6 ~start to <V> => ~start $G3 | ~begin $G3 ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  formal-words 5 ~start to <V> => ~begin to $3 ; not: participle or mayBeNounOrModifier
  formal-words 5 ~start <Ving> => ~begin $2 ; not: participle or mayBeNounOrModifier
  + (formal) The leaves started to fall in May. => The leaves began to fall in May.
  + (formal) The firm started selling boats. => The firm began selling boats.
  = The start was slow.
state
  reporting-phrases 3 ~state that/SCONJ => ~say that ; not: passive or aboutLaw or mode(academic) or previous(or) or previous(and) and not firstTag(VBD VBN)
  + The mayor stated that the bridge is safe. => The mayor said that the bridge is safe.
  = The state that grows the most corn is Iowa.
  = The state’s flag is red.
  = The bloc has ten member states, and more wait.
  + He stated that it was late. => He said that it was late.
  = It is stated that rent is due.
  synonyms 6 ~state that => ~say that ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  reporting-phrases 6 he|she|they|we|i|spokesperson|spokesman|spokeswoman [ stated ] ,|.|: => said ; not: mode(academic) or aboutLaw or sentenceHas(say)
  reporting-phrases 6 @PROPN [ stated/VERB ] ,|.|: => said ; not: mode(academic) or aboutLaw or sentenceHas(say)
  + "We will wait," she stated. => "We will wait," she said.
  = She stated the price.
  reporting-phrases 9 [ stated ] ,|: "|“ => said ; not: passive or aboutLaw or mode(academic formal) or previousPos(DET)
  + The mayor stated, “The bridge is safe.” => The mayor said, “The bridge is safe.”
  = The mayor stated, in part, a rule.
  reporting-phrases 9 , [ stating ] ,|that|: => saying ; not: aboutLaw or mode(academic) or sentenceHas(say said says saying)
  + He expressed joy at it, stating, “It works.” => He expressed joy at it, saying, “It works.”
  = He called, stating his name.
stay
  rare-verbs 6 ~stay ahead of the curve => ~stay ahead ; not: attributive or sentenceHas(gender hormone patriarchy)
  synonyms 6 ~stay/VERB @ADJ => ~remain $2 ; not: mayBeNounOrModifier
steal
  story-gestures 9 ~steal a glance at => ~glance at ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~steal a quick|brief glance at => ~glance at ; not: isModifierOrAfterDeterminerOrWithThou
steep
  rare-adjectives 6 steeped in history|tradition|culture|heritage => rich in $3 ; not: afterDegreeWord
  + The town is steeped in history. => The town is rich in history.
  = Steep the tea for an hour.
steer
  rare-verbs 6 ~steer clear of => ~avoid ; not: attributive or sentenceHas(gender hormone patriarchy)
stem
  rare-verbs 6 ~stem the tide of => ~stop ; not: attributive or sentenceHas(gender hormone patriarchy)
  plain-verbs 6 =stem from => ~come from ; not: attributive or previousPos(DET ADJ NUM) or nextPos(PUNCT) or sentenceHas(come plant flower leaf cell)
  + The delay stems from poor planning. => The delay comes from poor planning.
  = The stems from the garden are long.
  synonyms 6 ~stem from => ~come from | ~arise from ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
stick
  formal-words 5 ~stick to => ~adhere to ; when: objects(rule plan guideline diet schedule budget principle routine) ; not: participle
  + They stick to the rules. => They adhere to the rules.
  = Leaves stick to the shoe.
  synonyms 6 ~stick to => ~keep to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  formal-words 5 ~stick around => ~stay
  + They stuck around. => They stayed.
  = They stick it around the lid.
stifle
  rare-verbs 6 ~stifle => ~hold back | ~limit ; when: objects(creativity innovation growth debate development progress competition expression) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
still
  shorten-words 3 ~still continue to => ~continue to ; not: warnsOrBinds or nextPos(PUNCT) or next(to about) or previous(both can not now)
stipulate
  simple-words 4 ~stipulate that => ~say that ; not: passive
  + The contract stipulates that he must leave. => The contract says that he must leave.
  = It was stipulated that he must leave.
stock
  recast-more 5 ~stock a variety|range of => ~$1 many ; when: objectIs(plural) ; not: passive or aboutFormulas
stop
  synonyms 6 ~stop <Ving> => ~quit $2 ; not: mayBeNounOrModifier
strategize
  everyday-verbs 4 =strategize => ~plan
streamline
  plain-verbs 3 =streamline => ~simplify ; not: near(4: body shape flow train car hull aircraft nose) or attributive or previous(more most less) or firstEnds(ed) and previous(and ,)
  + The app streamlines the work. => The app simplifies the work.
  = We need a more streamlined process.
strengthen
  synonyms 6 ~strengthen/VERB => ~reinforce | ~bolster ; not: lacksObjectOrBeforeItOrParticle or reportsTests
stress
  synonyms 6 ~stress/VERB => ~underline ; when: objects(importance need) ; not: mayBeNounOrModifier or participle
  synonyms 7 ~stress/VERB => ~emphasize ; when: objects(importance need) or not lacksObjectOrBeforePronounOrInFormulas ; not: mayBeNounOrModifier or participle
strike
  set-phrases 2 ~strike a|the delicate|careful|right|fine|healthy|proper? balance between => ~balance ; not: passive
  + It is hard to strike a delicate balance between work and rest. => It is hard to balance work and rest.
  review-talk 6 ~strike a balance => ~find a balance ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
strive
  simple-words 4 ~strive to => ~try to ; not: previousPos(DET ADJ NUM) or warnsOrBinds or nextPos(VERB PUNCT)
  handling-verbs 6, simple-words 4 ~strive for => ~aim for
  synonyms 6 ~strive to => ~try to | ~work to ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
struggle
  casual-advice 5 ~struggle to find the right words => ~search for words ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 6 ~struggle with => ~have trouble with ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~struggle to <V> => ~find it hard to $3 | ~have difficulty $G3 ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
study
  plain-adverbs 6 ~study diligently|tirelessly => $1 hard ; not: sentenceHas(hard)
stumble
  everyday-verbs 4 ~stumble upon|across => ~come across ; not: passive or participle
  + They stumbled upon a cave. => They came across a cave.
  = The cave was stumbled upon by boys.
  synonyms 6 ~stumble upon|across => ~come across | ~happen on ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
stymie
  literary-words 6 ~stymie => ~block ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
submit
  simple-words 4 ~submit => ~send in ; not: participle or not ahead(4: application form report request document claim)
subside
  literary-words 6 ~subside/VERB => ~ease ; when: subject(ache anxiety discomfort fear grief pain panic pressure rain symptom tension worry) ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
  + The pain subsided. => The pain eased.
  = These features subside when seen from the hill.
  literary-words 6 ~subside/VERB => ~die down ; when: subject(anger applause chaos clapping commotion controversy excitement fire flame frenzy fuss laughter noise outrage rage row storm uproar violence wind) ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
  + The applause subsided. => The applause died down.
substantiate
  simple-words 4 ~substantiate/VERB => ~back up ; when: objects(claim accusation allegation statement charge argument theory) ; not: attributive or aboutLaw
  + She could not substantiate the claim. => She could not back up the claim.
  = The unsubstantiated claim spread.
succeed
  synonyms 6 ~succeed in <Ving> => ~manage to $V3 ; not: mayBeNounOrModifier
succumb
  rare-verbs 6 ~succumb to his|her|their|its injuries|wounds => ~die of $3 $4 ; not: attributive or sentenceHas(gender hormone patriarchy)
  simple-words 4 ~succumb to => ~give in to ; when: objects(temptation pressure fear demand desire)
  + He succumbed to temptation. => He gave in to temptation.
  = He succumbed to the virus.
  simple-words 4 ~succumb to => ~die of ; when: objects(injury wound cancer illness)
  + He succumbed to his injuries. => He died of his injuries.
  = He succumbed to doubt.
suggest
  shorten-frames 5 ~suggest [ that ] the|these|those|this|your|our|their|his|her => - ; not: not (relation(mark) and aheadTag(8: VBD VBP VBZ MD))
suit
  synonyms 6 suited to => suitable for | fit for ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
summon
  story-looks 5 ~summon/VERB my|your|his|her|their|our courage|strength => ~gather $2 $3 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  story-moments 6 ~summon the courage to => ~find the courage to ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~summon the strength to => ~find the strength to ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
supersede
  changing-verbs 4 ~supersede => ~replace ; not: mode(shorten) or aboutLaw
supplant
  literary-words 6 ~supplant => ~replace ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
support
  synonyms 7 ~support/VERB => ~back ; when: objects(plan idea claim proposal decision candidate) or objects(plan claim idea party team proposal decision theory) and not mayBeNounModifierOrAfterName ; not: mayBeNounOrModifier or participle
  = It supports the growth of moss.
surge
  rare-verbs 7 ~surge/VERB to|by => ~rise sharply $2 ; when: near(8: price cost sale inflation profit popularity demand share number temperature) ; not: firstEnds(ing)
surmise
  literary-words 6 ~surmise that => ~guess that ; not: attributive or aboutFormulasStatisticsOrLaw or sentenceHas(moon ground land cream skin)
surmount
  handling-verbs 4 ~surmount => ~overcome ; when: objects(challenge problem obstacle difficulty barrier hurdle) ; not: mode(shorten) or passive or attributive
surpass
  handling-verbs 9 ~surpass => ~outperform ; when: objects(method approach model baseline algorithm technique) ; not: passive or attributive
  handling-verbs 6 ~surpass @NUM => ~pass $2 ; not: passive
  showy-verbs 5 ~surpass => ~exceed ; when: objects(expectation limit goal target baseline performance record) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  synonyms 6 ~surpass/VERB => ~exceed | ~go beyond ; not: lacksObjectOrBeforeItOrParticle or reportsTests
  simple-words 4 ~surpass => ~beat ; when: objects(record score expectation goal target) ; not: attributive
  + It surpassed expectations. => It beat expectations.
  = It surpassed all others.
surround
  doing-verbs 6 debate|debates|controversy|uproar|row [ surrounding ] => over
  doing-verbs 5 question|questions|concern|concerns|discussion|discussions|uncertainty|misconceptions|myths [ surrounding ] => about
  doing-verbs 5 stigma [ surrounding ] => around
  doing-verbs 7 area|areas|land|neighborhood|streets|hills [ surrounding ] @DET => around
  rare-nouns 5 debate|debates|controversy|conversation|conversations|discourse [ surrounding ] @DET|NOUN|ADJ|PROPN => around | about
  rare-nouns 5 issue|issues [ surrounding ] @DET|NOUN|ADJ|PROPN => around
  rare-nouns 5 complexities [ surrounding ] @DET|NOUN|ADJ|PROPN => of
  + It covers issues surrounding the dam. => It covers issues around the dam.
  = The wall surrounding the dam is high.
  synonyms 6 surrounded by => encircled by | ringed by ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
sustain
  showy-verbs 6 ~sustain => ~suffer ; when: objects(injury damage loss wound burn) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  showy-verbs 6 ~sustain => ~keep up ; when: objects(growth effort momentum pace) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  + He sustained an injury. => He suffered an injury.
  = The columns sustain the roof.
  + He sustained an injury in May. => He suffered an injury in May.
symbolize
  rare-verbs 5 =symbolize => ~represent | ~stand for ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
tackle
  handling-verbs 5 [ tackle ] this|these|it|them ,|. => deal with ; when: previous(to) ; not: mode(shorten) or mode(academic formal)
  handling-verbs 4, simple-words 4 ~tackle => ~deal with ; when: not (participle or not hasObject or sentenceHas(player football rugby ball)) and mode(simple) or objects(@objects-of-address-tackle) and not (mode(shorten) or passive or attributive or sentenceHas(football rugby quarterback))
  handling-verbs 6 ~tackle => ~take on ; when: objects(task project job assignment subject topic) ; not: mode(shorten) or passive or attributive
  + The city must tackle this challenge. => The city must deal with this challenge.
  = He was tackled near the goal.
  formal-words 5 ~tackle => ~address ; when: objects(problem issue challenge crisis poverty inequality climate pollution) ; not: participle or passive
  + They tackle the problem. => They address the problem.
  = They tackle the player.
tailor
  set-phrases 4 ~tailor <NP> to => ~adapt $2 to ; not: passive or attributive or firstEnds(ed en)
  + They tailor the menu to the season. => They adapt the menu to the season.
  = The suit was tailored to him.
take
  shorten-words 3 take place in => happen in ; not: warnsOrBinds
  shorten-words 3 ~take a|the decision to => ~decide to ; not: warnsOrBinds or participle
  shorten-words 3 ~take the time to <V> => ~$5 ; when: firstTag(VB) ; not: verbJoined or previous(not n't) or sentenceHas(thank thanks appreciate)
  set-phrases 6, shorten-words 3 ~take advantage of => ~use ; when: mode(shorten) or object(resource resources feature features tool tools service services technology) ; not: warnsOrBinds or reportsFigures
  + We take advantage of the tools at hand. => We use the tools at hand.
  = We take advantage of a chance like this.
  wordy-phrases 2 to [ take this|the opportunity to ] <V> => -
  wordy-phrases 2 to [ take a moment|minute to ] thank|express|say|share|acknowledge|apologize|congratulate => -
  + I want to take a moment to thank the crew. => I want to thank the crew.
  light-verbs 2, shorten-words 3 ~take into account => ~consider ; when: not (warnsOrBinds or reportsFigures) and mode(shorten) or not (passive or nextPos(PUNCT) or next(when by and))
  light-verbs 4 ~take a look at => ~look at
  casual-essays 5 ~take into account|consideration <NP> => ~consider $4 ; not: aboutFormulasStatisticsOrLaw
  casual-talk 5 ~take the time to => ~take time to ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~take some time to => ~take time to ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~take full advantage of => ~make the most of ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 5 ~take a deep dive into => ~look closely at ; not: aboutTechnicalFormalTextOrNearNegation
  story-moments 6 ~take it upon myself|yourself|himself|herself|ourselves|themselves to => ~decide to ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~take a glance at => ~glance at ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~take a stroll|walk => ~walk ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  story-moments 6 ~take a|the moment to reflect => ~stop to think ; not: aboutFormulasStatisticsOrLaw or previous(never n't)
  casual-advice 5 ~take proactive steps|measures to => ~take steps to ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~take the necessary steps|precautions|measures to => ~take steps to ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~take appropriate measures|steps|action to => ~take steps to ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~take active steps to => ~take steps to ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~take care of yourself both => ~look after yourself both ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~take good care of => ~look after ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 5 ~take care of my|your|his|her|its|our|their health|body|children|family|parents|pet|pets|mental => ~look after $4 $5 ; not: aboutTechnicalFormalTextOrNearNegation
  casual-advice 9 ~take responsibility for my|your|his|her|its|our|their actions => ~answer for $4 actions ; not: aboutTechnicalFormalTextOrNearNegation
  review-talk 6 ~take a turn for the worse => ~get worse ; not: aboutFormulasStatisticsOrLaw or previous(not n't never)
  story-gestures 6 ~take a step back|forward|closer => ~step $4 ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~take a step toward|towards => ~step $4 ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~take a sip of => ~sip ; not: isModifierOrAfterDeterminerOrWithThou
  verbs-with-objects 6 [ ~take ] <NP> [ to new heights ] => ~improve … ; not: aboutFormulasStatisticsOrLaw or previous(@forms-of-be-and-get)
  rare-verbs 6 ~take a|its|their|his|her toll on|upon => ~harm | ~hurt ; when: next(me you him them us) or objects(body business community ecosystem economy environment family health heart industry marriage mind morale people performance relationship society well-being wellbeing wildlife worker) ; not: passive
  = Meetings take a toll on her time.
  + The smoke took a toll on his health. => The smoke harmed his health.
  rare-verbs 5, shorten-words 3 ~take into consideration => ~consider ; not: aboutFormulasStatisticsOrLaw
  verb-noun-pairs 5 ~take action to => ~act to
  verb-noun-pairs 6 ~take steps to <V> => ~act to $4 ; not: slotLemma(4: try)
  + They took steps to lower the rent. => They acted to lower the rent.
  = They took steps to try and help.
  verb-noun-pairs 7 ~take pleasure|delight in => ~enjoy ; not: passive
  verb-noun-pairs 5 ~take pride in => ~be proud of ; when: nextPos(PRON DET VERB) and not next(the) ; not: firstTag(VB)
  + They take pride in their bread. => They are proud of their bread.
  = They take pride in the bread.
  wordy-phrases 6 ~take part in sports => ~play sports ; not: next(and or , - team teams program programs club clubs activity activities event events) or nextPos(NOUN)
  + They take part in sports. => They play sports.
  = They take part in sports events.
  verb-noun-pairs 6 ~take action .|now|quickly|soon|immediately => ~act $3 ; not: passive
  + The town must take action soon. => The town must act soon.
  = The town must take action on rents.
  synonyms 6 ~take place => ~happen | ~occur ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
  synonyms 6 ~take care of => ~look after ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~take into account => ~consider | ~allow for ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~take a look at => ~look at | ~have a look at ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~take on @DET => ~assume $3 ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
talk
  formal-words 5 ~talk about the|a|an|this|these|how|their|its|our => ~discuss $3 ; not: warnsOrBinds or participle or previous(how)
  synonyms 6 ~talk about => ~discuss | ~speak about ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
tarnish
  rare-verbs 6 ~tarnish => ~damage ; when: objects(reputation image legacy name) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
teem
  rare-verbs 6 teeming with => full of
tell
  synonyms 6 ~tell/VERB => ~share ; when: objects(story) ; not: mayBeNounOrModifier or participle
  courteous-words 5 ~tell you|them|us|me that => ~inform $2 that ; not: participle or previousPos(AUX) or opensSentence or sentenceHas(story)
  + (formal) The clerk told them that the hall was shut. => The clerk informed them that the hall was shut.
  = She told them a story.
terminate
  plain-verbs 6, simple-words 4, informal-words 3 ~terminate => ~end ; when: mode(simple informal) and not (warnsOrBinds or participle or not hasObject or near(5: @people-and-contracts-to-terminate)) or objects(@objects-of-terminate contract) and not (isPassiveOrLacksObject or aboutLaw or aboutFormulas or near(5: thread process pregnancy employee employment transcription line cable program))
thank
  shorten-frames 5 thank you for taking the time to <V> => thank you for $G8
  casual-talk 5 thank you so|very much for taking the time to => thank you for taking the time to ; not: aboutTechnicalFormalTextOrNearNegation
  casual-talk 9 thank you in advance for your|any => thank you for $6 ; not: aboutTechnicalFormalTextOrNearNegation
  synonyms 6 thank you for => thanks for ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
think
  formal-words 5 ~think about how|whether|why|what => ~consider $3 ; not: warnsOrBinds or participle or previous(how)
  shorten-frames 5 ~think [ that ] the|these|those|this|your|our|their|his|her => - ; not: not (relation(mark) and aheadTag(8: VBD VBP VBZ MD))
  casual-phrases 7 he|she|they|i|we|you thought [ that ] he|she|it|they|we|i|you => - ; not: mode(academic formal) or secondThatFollows
  rare-nouns 7 thought processes => thinking ; not: nextPos(AUX VERB)
  = We are in the process of moving.
  rare-nouns 9 my|your|his|her|our|their [ thought process ] => thinking ; not: nextPos(NOUN) or next(of)
  + She explained her thought process. => She explained her thinking.
  = The drug slows the thought process.
  formal-words 5 people|they|many|some [ ~think ] that => ~believe ; not: inStory
  + Many think that dogs are wise. => Many believe that dogs are wise.
  = They think about that.
  courteous-words 5 i [ think ] the|it|this|that|we|they|there => believe ; not: previous(do what) or textHasQuestion
  + I think the price is fair. => I believe the price is fair.
  = I think so.
  synonyms 6 ~think about => ~consider | ~reflect on ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  synonyms 6 ~think that => ~believe that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT)
  shorten-words 4 ~{verbs-of-thinking-and-saying} [ that ] the|this|these|those|there|our|their|his|my|your|its|both|all @ADJ|NOUN? @NOUN? @AUX|VERB => - ; when: relation(mark) and clause(complement) and slotTag(6: MD VBD VBP VBZ) ; not: warnsOrBinds or secondThatFollows or sentenceHas(" “ ”)
  + They ensure that the doors are shut. => They ensure the doors are shut.
  = They ensure that old doors in the house are shut.
thrill
  synonyms 6 thrilled to => delighted to | excited to ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
thrive
  simple-words 4 ~thrive => ~do well ; when: mode(simple) or near(3: student child people everyone woman team employee individual learner who) ; not: previousPos(DET ADJ NUM) or firstTag(VBG) or previous(is are) or next(on) or not mode(simple) and (firstEnds(ing) or aboutFormulasStatisticsOrLaw) or next(with)
  = (simple) The city thrived with life.
  literary-words 10 ~thrive/VERB => ~prosper ; when: near(3: city empire economy trade business civilization colony company industry town) ; not: firstEnds(ing) or aboutFormulasStatisticsOrLaw or next(on) or next(with)
  = The city thrived with energy.
  synonyms 6 ~thrive => ~flourish | ~do well ; not: mayBeNounOrModifier
  synonyms 6 thriving => flourishing ; not: adjectiveComparedTermOrAfterOf or aboutFormulas or not attributive
throw
  story-gestures 6 ~throw a glance at => ~glance at ; not: isModifierOrAfterDeterminerOrWithThou
  story-gestures 6 ~throw a quick|brief glance at => ~glance at ; not: isModifierOrAfterDeterminerOrWithThou
  everyday-verbs 6 ~throw @ADJ? light on|upon => ~help explain | ~clarify ; not: passive or next(whether if) or object(fact)
thwart
  rare-verbs 8 ~thwart => ~stop | ~block ; not: attributive or aboutFormulas or sentenceHas(@music-drug-and-court-terms)
tick
  formal-words 5 ~tick off => ~annoy ; when: objects(people fan voter customer)
  + It ticked off people. => It annoyed people.
  = They ticked off the list.
tie
  synonyms 6 tied to => linked to | bound up with ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
title
  rare-adjectives 5 titled/VERB => called ; not: nextPos(NOUN ADJ) or previousPos(DET ADJ)
tolerate
  informal-words 3 ~tolerate => ~put up with ; not: warnsOrBinds or reportsFigures or previous(@words-before-link-openers)
touch
  casual-talk 5 ~touch base with => ~talk to ; not: aboutTechnicalFormalTextOrNearNegation
  doing-verbs 4 ~touch [ upon ] => on ; not: aboutLaw
  rare-verbs 6 ~touch upon => ~touch on ; not: attributive or sentenceHas(gender hormone patriarchy)
tout
  simple-words 4 touted as => praised as ; not: previousPos(DET)
  + It was touted as the best. => It was praised as the best.
  = They tout the plan.
train
  plain-adverbs 6 ~train diligently|tirelessly => $1 hard ; not: sentenceHas(hard)
transcend
  everyday-verbs 4 ~transcend => ~go beyond ; not: isPassiveOrLacksObject or object(time age generation death space)
  + The game transcends sport. => The game goes beyond sport.
  = Brave deeds transcend time.
  = Songs connect and transcend.
transform
  plain-verbs 5 [ ~transform ] <NP+> into => ~turn ; not: aboutFormulas or near(6: datum data signal cell fourier function)
  + It turns out that he transformed the barn into a home. => It turns out that he turned the barn into a home.
  causing-verbs 5 ~transform into => ~turn into ; not: aboutFormulas
  rare-verbs 6, simple-words 4 ~transform => ~change ; when: mode(simple) or objects(life way world industry society education healthcare business workplace understanding field) and not (passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)) or objects(life world way industry) and not (passive or attributive or aboutFormulas or aboutStatistics or aboutLaw or next(and or ,)) ; not: previousPos(DET ADJ NUM) or sentenceHas(matrix data function coordinate cosine fourier wavelet) or next(from)
  synonyms 6 ~transform/VERB => ~change ; not: lacksObjectOrBeforeItOrParticle or reportsTests
  synonyms 6 ~transform into => ~turn into | ~change into ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  plain-verbs 9 ~transform <NP> into => ~turn $2 into ; not: passive or attributive or aboutFormulasStatisticsOrLaw or longSlot(2: 5) or sentenceHas(turn turns turned data input output signal vector) or mode(academic formal)
  + They transformed the barn into a home. => They turned the barn into a home.
  = The barn was transformed into a home.
transition
  rare-verbs 9 ~transition/VERB to|into|from|back|away => ~move $2 ; not: attributive or sentenceHas(gender hormone patriarchy)
transmit
  simple-words 4 ~transmit => ~send ; not: sentenceHas(disease infection virus sexually) or previousPos(DET ADJ NUM)
  verbs-with-objects 6 ~transmit => ~pass-on ; when: objects(belief custom story tradition wisdom culture) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  + Elders transmit customs. => Elders pass on customs.
  = Masts transmit signals.
transpire
  changing-verbs 4 ~transpire => ~happen ; not: mode(shorten) or sentenceHas(plant leaf water) or next(that)
transport
  praise-words 5 ~transport viewers|readers|audiences|you|us|me to => ~take $2 to ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  praise-words 5 ~transport viewers|readers|audiences|you|us|me into => ~take $2 into ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  praise-words 5 ~transport viewers|readers|audiences|you|us|me back => ~take $2 back ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  doing-verbs 5 [ ~transport ] you|us|me|readers|viewers|them|audiences|listeners to|into|back => ~take ; not: passive
traverse
  story-looks 6 ~traverse => ~cross ; when: objects(ocean desert sea river lake bridge mountain country continent sahara atlantic field forest land landscape plain region border city territory distance glacier valley canyon) ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
tremble
  synonyms 6 ~tremble/VERB => ~shake | ~shiver ; not: mayBeNounOrModifier
trigger
  rare-verbs 7 triggered by => caused by | set off by ; not: aboutFormulas or sentenceHas(sensor)
  rare-verbs 9 ~trigger => ~start ; when: objects(@objects-of-trigger) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
  + Rain triggered a debate on drains. => Rain started a debate on drains.
  = He triggered the alarm.
  showy-verbs 6 ~trigger => ~cause | ~set off ; when: objects(reaction response crisis alarm event panic anxiety change memory emotion attack) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  synonyms 6 ~trigger/VERB => ~spark ; not: lacksObjectOrBeforeItOrParticle or reportsTests
triumph
  rare-verbs 6 ~triumph/VERB over|against => ~overcome ; when: objects(adversity challenge obstacle evil odds fear difficulty death)
  rare-verbs 6 ~triumph/VERB over|against @PROPN => ~beat $3
try
  synonyms 6 ~try to => ~attempt to ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  academic-words 5 ~try to <V> => ~attempt to $3 ; not: opensSentence or firstTag(VBG) or sentenceHas(i me my you your) or mayBeNounOrModifier or next(be)
  + (academic) The farmers tried to save the wheat. => The farmers attempted to save the wheat.
  = Try to save the wheat.
turn
  formal-words 5 ~turn out to be => ~prove to be ; not: warnsOrBinds or participle or previous(how)
  casual-essays 5 ~turn a blind eye to => ~ignore ; not: aboutTechnicalFormalTextOrNearerNegation
  story-gestures 6 ~turn his|her|my|their|your|our|its gaze to|toward|towards => ~look at | ~look toward ; not: isModifierOrAfterDeterminerOrWithThou
  synonyms 6 ~turn out to be => ~prove to be ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
  synonyms 6 ~turn into => ~become | ~change into ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
uncover
  studying-verbs 6 ~uncover => ~find ; when: objects(answer artifact body bomb bone bug clue coin document error evidence fault flaw fossil letter note proof remains ruin trace treasure truck weapon chamber cache) and nextPos(DET NOUN ADJ NUM) and not nextLemma(face head) ; not: passive or attributive or objects(association extent identity insight nature reason truth understanding) or objects(secret association extent identity insight nature reason truth understanding)
  + They uncovered new evidence. => They found new evidence.
  studying-verbs 6 ~uncover => ~find out ; when: objects(extent identity nature reason truth) ; not: passive or attributive
  = Our analysis uncovers large changes.
  + They want to uncover the truth. => They want to find out the truth.
  = We uncover new insights.
undergo
  set-phrases 2 ~undergo a transformation => ~change
  doing-verbs 6 ~undergo => ~have ; when: objects(chemotherapy operation surgery therapy) or objects(procedure treatment) and personalSubject ; not: mode(shorten) or passive or attributive
  + She underwent surgery in May. => She had surgery in May.
  = The car must undergo a test in spring.
  rare-verbs 6, simple-words 4 ~undergo => ~go through ; when: not sentenceHas(biopsy exam examination operation ray scan screening surgery test transplant x-ray) and mode(simple) or objects(change process transition period stage phase upheaval shift evolution) and not (passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)) or objects(training transformation) and not (passive or attributive or aboutFormulasStatisticsOrLaw)
  verb-noun-pairs 5 ~undergo extensive|major|significant renovation|renovations|restoration => ~be extensively renovated ; not: firstTag(VB)
  verb-noun-pairs 6 ~undergo renovation|renovations => ~be renovated
  verb-noun-pairs 6 ~undergo expansion => ~be expanded
  verb-noun-pairs 6 ~undergo changes|change => ~change ; when: next(. , in over since during as due because)
  synonyms 6 ~undergo/VERB => ~go through ; not: lacksObjectOrBeforeItOrParticle or reportsTests
underline
  rare-verbs 6 ~underline => ~stress | ~show ; when: objects(importance need significance role fact value commitment urgency necessity) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
undermine
  simple-words 4 ~undermine => ~weaken ; when: objects(trust confidence authority credibility effort support position democracy power value belief integrity) ; not: attributive
  + It undermines trust. => It weakens trust.
  = It undermined the wall.
underpin
  synonyms 6 ~underpin => ~support ; not: lacksObjectOrMayBeNounOrBeforeParticle
underscore
  plain-verbs 2 =underscore => ~show ; when: not (mayBeNounOrModifier or nextPos(PUNCT) or near(3: augmented gas data code)) and mode(simple) or not (near(4: character hyphen dash variable letter space) or personalSubject or isPassiveOrLacksObject) or objects(importance need value difficulty) and not (passive or attributive or aboutFormulasStatisticsOrLaw) ; not: subjectIs(person) or personalSubject or subject(official) or participle or previous(he she they we who) or firstEnds(ing) and sentenceHas(he she said says added continued noted told) or previous(to) or previous(further) or object(effort reputation)
  = It further underscored the charm of the band.
  = She went on, underscoring a sense of loss, she said.
  = (simple) The call was underscored by the grant.
  + The flood underscores the need for walls. => The flood shows the need for walls.
  plain-verbs 9 =underscore => ~stress ; when: (personalSubject or subjectIs(person)) and objects(importance significance need necessity value commitment role urgency danger risk seriousness) ; not: mode(formal academic) or firstTag(VB VBG) or passive or attributive or near(4: character hyphen dash variable letter space) or sentenceHas(stress)
  + She underscored the importance of rest. => She stressed the importance of rest.
  = She underscored the word twice.
  synonyms 6 ~underscore => ~stress ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
  synonyms 6 ~underscore => ~show ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
  formal-words 5 =underscore => ~emphasize ; when: objects(importance need significance value role potential urgency necessity difference point fact risk commitment) ; not: participle
  + (formal) The storm underscored the need for a plan. => The storm emphasized the need for a plan.
  = The word was underscored.
understand
  recast-phrases 7 ~understand the amount of => $1 how much ; when: nextPos(NOUN) ; not: aboutFormulas or not afterPos(2: PRON PROPN DET)
  synonyms 6 ~understand/VERB => ~grasp ; when: objects(concept idea meaning importance significance nature) ; not: mayBeNounOrModifier or participle
  synonyms 6 ~understand that => ~realize that ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
undertake
  simple-words 4 ~undertake => ~take on ; not: participle or next(to) or not hasObject or warnsOrBinds
  reporting-phrases 3 ~undertake a|an analysis of => ~analyze ; not: passive or attributive
  reporting-phrases 3 ~undertake a|an comprehensive|thorough|detailed|extensive|in-depth analysis of => thoroughly ~analyze ; not: passive or attributive
  reporting-phrases 4 ~undertake a|an careful|systematic|rigorous analysis of => carefully ~analyze ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3 ~undertake a|an assessment|evaluation of => ~assess ; not: passive or attributive
  reporting-phrases 3 ~undertake a|an comprehensive|thorough|detailed|extensive|in-depth assessment|evaluation of => thoroughly ~assess ; not: passive or attributive
  reporting-phrases 4 ~undertake a|an careful|systematic|rigorous assessment|evaluation of => carefully ~assess ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3 ~undertake a|an review of => ~review ; not: passive or attributive
  reporting-phrases 3 ~undertake a|an comprehensive|thorough|detailed|extensive|in-depth review of => thoroughly ~review ; not: passive or attributive
  reporting-phrases 4 ~undertake a|an careful|systematic|rigorous review of => carefully ~review ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3 ~undertake a|an examination of => ~examine ; not: passive or attributive
  reporting-phrases 3 ~undertake a|an comprehensive|thorough|detailed|extensive|in-depth examination of => thoroughly ~examine ; not: passive or attributive
  reporting-phrases 4 ~undertake a|an careful|systematic|rigorous examination of => carefully ~examine ; not: passive or attributive or not slot(3: careful)
  reporting-phrases 3 ~undertake a|an investigation of => ~investigate ; not: passive or attributive
  reporting-phrases 3 ~undertake a|an comprehensive|thorough|detailed|extensive|in-depth investigation of => thoroughly ~investigate ; not: passive or attributive
  reporting-phrases 4 ~undertake a|an careful|systematic|rigorous investigation of => carefully ~investigate ; not: passive or attributive or not slot(3: careful)
  degree-phrases 4 infrastructure|research|business|creative [ undertaking ] => project
  everyday-verbs 6 ~undertake => ~carry out ; when: objects(duty study research work project review investigation survey assessment task) ; not: attributive
  doing-verbs 6 [ undertaken ] by|in|to|at|during|on => carried out ; when: previousLemma(survey study research inspection repair review assessment investigation work experiment search) or beforeLemma(2: survey study research inspection repair review assessment investigation work experiment search) and previousLemma(be) ; not: aboutLaw or warnsOrBinds
  + The survey undertaken in May was short. => The survey carried out in May was short.
  = The journey undertaken in May was long.
underwhelming
  story-manner 6 underwhelming => disappointing ; not: aboutFormulas or afterDegreeWord or next(, and or but yet &) or next(- lifestyle lifestyles)
  + The dinner was underwhelming. => The dinner was disappointing.
unearth
  studying-verbs 6 ~unearth => ~find ; when: nextPos(DET NOUN ADJ NUM) and not nextLemma(face head) ; not: passive or attributive
unfold
  praise-words 6 ~unfold/VERB at => ~happen at ; not: aboutFormulasStatisticsOrLaw or afterDegreeWord or near(2: not never)
  praise-words 9 that|which [ ~unfold/VERB ] => ~happen ; when: beforeLemma(2: accident attack crash event incident tragedy) or beforeLemma(3: accident attack crash event incident tragedy) and before(2: ,) ; not: previousPos(AUX) or next(slowly gradually before over across like as naturally) or ahead(4: fashion manner scene way) or aboutFormulasStatisticsOrLaw
  + The accident that unfolded here hurt two men. => The accident that happened here hurt two men.
  + The incident, which unfolded at dawn, hurt two men. => The incident, which happened at dawn, hurt two men.
  = The story that unfolded here is sad.
  = The events that unfolded slowly hurt them.
unite
  rare-verbs 6 ~unite => ~bring together ; when: objects(people community fan family nation country team voter party group) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
unleash
  plain-verbs 4 ~unleash the full? potential of => ~make the most of
  plain-verbs 9 ~unleash the full? power of => ~use the power of
unlock
  plain-verbs 4 ~unlock the full? potential of => ~make the most of
  plain-verbs 4 ~unlock the full? power of => ~use the power of
  handling-verbs 4 ~unlock => ~open up ; when: objects(possibility opportunity market avenue) ; not: passive or attributive
  showy-verbs 6 ~unlock => ~discover ; when: objects(secret) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  showy-verbs 6 ~unlock => ~solve ; when: objects(mystery) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
unravel
  handling-verbs 4 ~unravel => ~solve ; when: objects(mystery puzzle) ; not: passive or attributive
unveil
  story-looks 5 ~unveil => ~reveal ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-) or object(revelation) or object(manifesto) or subject(poll) or sentenceHas(memorial monument plaque portrait statue)
  = A plaque will be unveiled at the chapel.
unwind
  rare-verbs 9 ~unwind/VERB => ~relax ; not: hasObject or passive or subjectIs(thing) or attributive or sentenceHas(gender hormone patriarchy)
  + They unwind after work. => They relax after work.
  = She unwound the rope.
uphold
  rare-verbs 6 ~uphold => ~maintain ; when: objects(standard value principle tradition integrity reputation ideal democracy) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
  showy-verbs 6 ~uphold => ~keep to | ~support ; when: objects(standard value tradition principle) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
use
  purpose-phrases 10 used [ for <Ving> ] => to $V3 ; not: verbJoined or not nextPos(DET NOUN ADJ PRON PROPN NUM ADV) or aboutLaw or ahead(14: for)
  = It is a tool used for mending the nets and for cleaning.
  + A saw is used for cutting wood. => A saw is used to cut wood.
  = It is used for cutting and shaping wood.
  academic-words 5 ~use => ~employ ; when: objects(method technique approach strategy methodology tactic procedure framework algorithm) ; not: firstEnds(ing) or participle or passive or previousPos(DET ADJ)
  + They use a simple method. => They employ a simple method.
  = They use a spoon.
  synonyms 4 is|are|was|were|be|been [ used ] in|by|for => employed ; not: isNegatedOrInTestsOrWarning
  synonyms 6 [ using ] <NP> => by means of | with the help of ; not: isNegatedAskedOrInWarning or previous(method approach model framework system people technique) or previousPos(AUX SCONJ ADP VERB PART) or not (previousIs(thing) and finiteVerbEarlier)
  = They used to live here.
usher
  changing-verbs 6 ~usher in => ~bring in ; when: objects(era age period change system) ; not: mode(shorten) or passive or attributive
utilize
  plain-verbs 1 ~utilize => ~use ; why: Plain "use" for "utilize".
  + They utilised a widely utilized tool. => They used a widely used tool.
  + Utilizing clay, she made pots. => Using clay, she made pots.
  synonyms 6 ~utilize => ~use | ~make use of ; not: lacksObjectOrMayBeNoun or next(@particles-by-reflexives-and-that) or beforeIdiomWord
utter
  story-looks 6 ~utter a|the|not|these|those|his|her => ~say $2 ; when: objects(word phrase sentence name prayer line lie) ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  = She uttered a silent plea.
  + She uttered the words. => She said the words.
  simple-words 4 ~utter/VERB a word => ~say a word
  + She did not utter a word. => She did not say a word.
  = She uttered a cry.
vacate
  simple-words 4 ~vacate => ~leave ; when: objects(house building apartment office room premises home) ; not: passive or attributive or aboutLaw
  + They vacated the building. => They left the building.
  = The judge vacated the order.
vanish
  synonyms 6 ~vanish/VERB => ~disappear ; not: mayBeNounOrModifier
vanquish
  story-looks 6 ~vanquish => ~defeat ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
vary
  doubled-words 2 varied and diverse => varied
  doubled-words 2 varied , diverse => varied ; not: nextPos(PUNCT CCONJ)
  recast-links 5 ~vary depending on => ~vary with ; not: next(how what whether where who which when if)
  + Prices vary depending on the season. => Prices vary with the season.
  = Prices vary depending on how you pay.
  plain-adjectives 6 [ varying ] degrees|levels|perspectives|opinions|sizes|lengths|interests|views|needs|amounts => different ; not: aboutFormulasOrStatistics or sentenceHas(different) or previous(of by)
  synonyms 6 ~vary => ~differ ; not: mayBeNounOrModifier or hasObject or next(from with)
venture
  story-looks 9 ~venture out => ~go-out ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  = He ventured to sing a solo.
  story-looks 5 ~venture deeper into => ~go deeper into ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  rare-verbs 5 ~venture into|out|through|beyond|back|down|deep|deeper|further => ~go $2 ; not: attributive or sentenceHas(gender hormone patriarchy) or nextTag(VBG)
  = She ventured into making hats.
  + She ventured into the cellar. => She went into the cellar.
  rare-verbs 9 ~venture forth => ~set out ; not: attributive or next(upon on)
  + They ventured forth at dawn. => They set out at dawn.
  = They ventured a guess.
verify
  doing-verbs 6, simple-words 4 ~verify => ~check ; when: not (previousPos(DET ADJ NUM) or previous(be) or not hasObject) and mode(simple) or objects(fact information source status accuracy detail claim) and not (passive or attributive or aboutFormulasOrStatistics or mode(academic formal))
vie
  rare-verbs 6 ~vie for => ~compete for ; not: attributive or sentenceHas(gender hormone patriarchy)
view
  common-words 6 [ ~view ] <NP> as => ~see ; not: aboutFormulas or attributive or passive or slotLastLemma(2: page file document image picture video data site report) or previous(and or) or next(and or)
  + They view the mill as a burden. => They see the mill as a burden.
  = They view the page as a list.
  common-words 6 ~be @ADV? [ viewed ] as => seen ; not: aboutFormulas or subject(page file document image picture video data site report)
  + The mill is often viewed as a burden. => The mill is often seen as a burden.
  = The page is viewed as a list.
  synonyms 6 viewed as => seen as | regarded as ; not: reportsTests or nextPos(PUNCT) or previous(not as what)
violate
  rare-verbs 6 ~violate => ~break ; when: objects(law rule) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or next(and or ,)
  synonyms 6 ~violate/VERB => ~break | ~breach ; not: lacksObjectOrBeforeItOrParticle or reportsTests
visualize
  simple-words 4 ~visualize => ~picture ; not: participle or not hasObject or mayBeNounOrModifier or reportsFigures or aboutLaw or previous(@words-before-simple-verbs) or next(@words-after-simple-verbs) or object(@science-and-school-objects)
voice
  synonyms 6 ~voice/VERB => ~express ; when: objects(concern opinion view doubt) ; not: mayBeNounOrModifier or participle
vow
  simple-words 4 ~vow/VERB to <V> => ~promise to $3
  + They vowed to return. => They promised to return.
  = His vow to return held.
waft
  story-looks 6 wafted/VERB through|from|over|in|into|up|across => drifted $2 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  story-looks 6 wafting/VERB through|from|over|in|into|up|across => drifting $2 ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
wait
  synonyms 6 ~wait for => ~await ; not: mayBeNounOrModifier or next(what a an it) or nextPos(PUNCT)
wane
  literary-words 6 ~wane/VERB => ~fade | ~decline ; when: near(4: interest enthusiasm popularity influence support power) ; not: attributive
  = The moon wanes in June.
want
  letter-phrases 2 [ should ] you want any|further|more|additional|a => if
  recast-phrases 5 anyone|someone|everyone|anybody|somebody|everybody [ wanting to ] <V> => who wants to
  recast-phrases 5 those|people|visitors|students|customers|individuals|travelers|travellers|readers|parents|users|players|fans|families|companies|businesses|women|men|teachers|buyers [ wanting to ] <V> => who want to ; not: previous(than)
  courteous-words 5 ~want to <V> => ~wish to $3 ; not: before(2: what whatever) or subject(i we you it he she) or previous(i we you it he she what that all n't not) or textHasQuestion or participle
  + Members want to leave. => Members wish to leave.
  = She wants to leave.
  courteous-words 5 if you [ want ] to <V> => wish
  + If you want to leave, call us. => If you wish to leave, call us.
  = You want to leave.
  synonyms 6 ~want/VERB to => ~wish to ; not: mayBeNounOrModifier or previous(you i)
  courteous-words 5 i want to <V> => I would like to $4 ; not: textHasQuestion or previous(what that all) or behind(3: if when)
  courteous-words 5 we want to <V> => we would like to $4 ; not: textHasQuestion or previous(what that all) or behind(3: if when)
  + (formal) I want to book a room. => I would like to book a room.
  = What I want to know is this.
warrant
  rare-verbs 7 ~warrant/VERB => ~deserve | ~justify | ~call for ; not: isPassiveOrLacksObject or aboutLaw or sentenceHas(arrest police seller buyer)
  = The judge said the claim warrants a trial.
weigh
  casual-essays 5 ~weigh the pros and cons of => ~weigh ; not: aboutTechnicalFormalTextOrNearerNegation
  rare-verbs 6 ~weigh in on => ~comment on ; not: attributive or sentenceHas(gender hormone patriarchy)
whisper
  story-looks 6 ~whisper softly|quietly => ~whisper ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  synonyms 6 ~whisper/VERB => ~murmur ; not: mayBeNounOrModifier or nextPos(NOUN)
widen
  synonyms 6 ~widen/VERB => ~broaden ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
wield
  rare-verbs 7 ~wield => ~have ; when: objects(power influence authority control) ; not: passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)
will
  synonyms 6 will [ be <Ving> ] => $V3 ; not: isComparedOrInTestsOrWarning or next(by)
  synonyms 6 'll [ be <Ving> ] => $V3 ; not: isComparedOrInTestsOrWarning or next(by)
win
  verb-noun-pairs 5 ~win widespread|broad|universal praise for|from => ~be widely praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~win widespread|broad|universal criticism for|from => ~be widely criticized $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~win widespread|broad|universal acclaim for|from => ~be widely praised $4 ; not: passive or firstTag(VB)
  verb-noun-pairs 5 ~win widespread|broad|universal recognition for|from => ~be widely recognized $4 ; not: passive or firstTag(VB)
  synonyms 6 ~win/VERB => ~secure ; when: objects(victory title contract) ; not: mayBeNounOrModifier or participle
wish
  simple-words 4, informal-words 3 ~wish to => ~want to ; not: warnsOrBinds
  recast-phrases 5 anyone|someone|everyone|anybody|somebody|everybody [ wishing to ] <V> => who wants to
  recast-phrases 5 those|people|visitors|students|customers|individuals|travelers|travellers|readers|parents|users|players|fans|families|companies|businesses|women|men|teachers|buyers [ wishing to ] <V> => who want to ; not: previous(than)
  synonyms 6 ~wish to => ~want to ; not: mayBeNounOrModifier or nextPos(PUNCT) or participle or previousPos(VERB ADP)
withstand
  rare-verbs 10 ~withstand => ~resist | ~stand up to | ~survive ; not: isPassiveOrLacksObject or object(test) or aboutFormulas
witness
  rare-verbs 6, simple-words 4 ~witness => ~see ; when: mode(simple) or objects(growth increase decline rise surge change shift advancement transformation beauty behavior effect emergence event moment power progress result scene sight way) or objects(@objects-of-witness-birth-and-sunset) and not (passive or attributive or aboutLaw or aboutFormulas or sentenceHas(vote election ballot)) or objects(change growth rise increase event) and not (passive or attributive or aboutFormulas or aboutStatistics or aboutLaw or next(and or ,)) ; not: previousPos(DET ADJ NUM) or sentenceHas(court trial sign signature) or not hasObject or not mode(simple) and (passive or attributive or aboutLaw)
  synonyms 6 ~witness/VERB => ~see | ~observe ; not: lacksObjectOrBeforeItOrParticle or reportsTests
wonder
  synonyms 6 ~wonder if => ~wonder whether ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
work
  purpose-phrases 3 ~work towards|toward <Ving> => ~work to $V3 ; not: verbJoined or attributive
  + They worked towards ending the war. => They worked to end the war.
  plain-adverbs 5 ~work diligently|tirelessly => $1 hard ; not: sentenceHas(hard)
  + They work tirelessly for the poor. => They work hard for the poor.
  synonyms 6 ~work towards|toward => ~strive for | ~aim for ; not: isNegatedAskedOrInWarning or reportsTests or nextPos(PUNCT)
  synonyms 6 ~work together => ~cooperate | ~collaborate ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
worry
  synonyms 6 worried about => concerned about | anxious about ; not: isComparedOrInTestsOrWarning or nextPos(PROPN) or previousPos(PROPN) or previous(very not it seem seems)
worsen
  rare-verbs 9 ~worsen/VERB => ~get worse ; when: nextPos(PUNCT ADP CCONJ SCONJ) or nextPos(ADV) and (after(2: . ,) or afterPos(2: ADP)) ; not: attributive or participle or next(by)
  = The strike will worsen already bad shortages.
  = It is a grave problem, worsened by the heat.
  + It worsens in winter. => It gets worse in winter.
  synonyms 6 ~worsen/VERB => ~aggravate ; not: lacksObjectOrBeforeItOrParticle or reportsTests or beforePersonPronoun
wrap
  synonyms 6 ~wrap up => ~finish | ~conclude ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
yearn
  story-looks 7 ~yearn for => ~long for ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  story-looks 7 ~yearn to => ~long to ; not: aboutFormulasStatisticsOrLaw or previous(never n't) or next(-)
  synonyms 6 ~yearn for => ~long for ; not: mayBeNounOrModifier or participle or nextPos(PUNCT) or previousPos(VERB)
yield
  showy-verbs 6, simple-words 4 ~yield => ~give ; when: mode(simple) or objects(result insight information) ; not: next(to a) or not hasObject or near(3: crop acre bond) or participle or not mode(simple) and (passive or attributive or aboutFormulasStatisticsOrLaw) or object(gain advantage)
  showy-verbs 6 ~yield => ~bring ; when: objects(benefit profit return improvement gain) ; not: passive or attributive or aboutFormulasStatisticsOrLaw or participle
  + The plan may yield benefits for the town. => The plan may bring benefits for the town.
  = The plan may yield to the town.
  showy-verbs 6 ~yield => ~produce ; when: objects(crop harvest) ; not: passive or attributive or aboutFormulasStatisticsOrLaw
  set-phrases 6 ~yield new|deeper|further|additional|fresh|greater insight|insights into => ~help us better understand ; not: personalSubject or sentenceHas(you your he she his him her i my me students readers customers clients investors) or firstTag(VBG VBD) or next(how why) or near(3: not n't no never only) or behind(6: we i)
  set-phrases 6 ~yield some|useful|valuable|important|helpful? insight|insights into => ~help us understand ; not: nextTag(VBG) or personalSubject or sentenceHas(you your he she his him her i my me students readers customers clients investors) or firstTag(VBG VBD) or next(how why) or near(3: not n't no never only) or behind(6: we i)
  + These finds yield new insight into the trade. => These finds help us better understand the trade.
  + The tests yield useful insights into the trade. => The tests help us understand the trade.
  = She yields new insight into the trade.
