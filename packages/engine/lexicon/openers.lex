'd
  casual-advice 5 ^ i 'd like to thank you for => thank you for
'm
  casual-talk 5 ^ if i 'm being honest , => - ; not: next(though however)
's
  announcements 6 ^ it 's no secret that => - ; not: isNotBeforeSingleClauseAtHead
  lighter-openers 5 ^ it 's apparent that => clearly, ; not: mode(academic formal) or aboutFormulas or next(the)
  recast-links 5 ^ what 's more , => besides ,
  recast-links 5 ^ what 's even better is that => even better ,
  casual-phrases 7 ^ it 's clear|obvious|evident that => clearly,
academic
  shorten-frames 5 ^ [ in this academic article|paper|study , ] we|i => - ; not: warnsOrBinds or next(if when)
accordingly
  simple-words 4, informal-words 3 ^ [ accordingly , ] => so
actually
  synonyms 6 ^ [ actually , ] => in fact,
addition
  simple-words 4, informal-words 3 ^ in addition , => also,
  shorten-words 3 ^ [ in addition , ] => - ; not: slot(2: general)
  shorten-words 3 ^ in addition to this|that , => also, ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
  synonyms 6 ^ [ in addition , ] => besides, | also,
additionally
  academic-words 5 ^ additionally , => in addition,
  + (academic) Additionally, the shop sells rope. => In addition, the shop sells rope.
  = The shop additionally sells rope.
  simple-words 4, informal-words 3 ^ [ additionally , ] => also,
  shorten-words 3 ^ [ additionally , ] => -
  synonyms 6 ^ [ additionally , ] => in addition, | besides,
address
  wordy-phrases 5, shorten-words 3 ^ to address|tackle|overcome|solve|mitigate|remedy|handle|resolve|alleviate|counter this|these issue|issues|problem|problems|challenge|challenges|gap|gaps|limitation|limitations|shortcoming|shortcomings|drawback|drawbacks|difficulty|difficulties|need|concern|concerns|weakness|weaknesses|bottleneck , we propose|present|introduce|develop|design|suggest|build|create|investigate|explore|examine|study|construct|establish|devise|formulate => we therefore $7
  wordy-phrases 5, shorten-words 3 ^ to address|tackle|overcome|solve|mitigate|remedy|handle|resolve|alleviate|counter this , we propose|present|introduce|develop|design|suggest|build|create|investigate|explore|examine|study|construct|establish|devise|formulate => we therefore $6
  + To address this problem, we propose a second gate. => We therefore propose a second gate.
  + To tackle these issues, we introduce a faster test. => We therefore introduce a faster test.
  + To address this, we present a map of the wells. => We therefore present a map of the wells.
  = To address this, we are asking for more time.
  = To address this question, we present a map of the wells.
  synonyms 6 ^ [ to address this , ] => to deal with this, | to tackle this,
  wordy-phrases 6 ^ [ to address|overcome|tackle|solve|resolve|remedy|mitigate this , we ] propose|introduce|present|develop|devise => we therefore ; not: near(3: also therefore)
  + To address this, we propose a second lock. => We therefore propose a second lock.
  = To address this, the owners propose a second lock.
  wordy-phrases 6 ^ [ to address|overcome|tackle|solve|resolve|remedy|mitigate this|these issue|problem|challenge|limitation|gap|shortcoming|drawback|issues|problems|challenges|limitations|gaps|shortcomings|drawbacks , we ] propose|introduce|present|develop|devise => we therefore ; not: near(3: also therefore)
  + To overcome these problems, we introduce a second lock. => We therefore introduce a second lock.
  = To overcome these problems, we closed the lock.
advisable
  shorten-frames 5 ^ [ it is advisable to ] <V> => - ; not: warnsOrBinds or reportsFigures or not sentenceHas(you your) or next(note remember be have know understand recognize)
after
  synonyms 9 ^ [ after all , ] => when all is said and done,
again
  formal-words 5 ^ then again , => on the other hand,
  + Then again, prices fell. => On the other hand, prices fell.
  = Then again they came back.
all
  casual-talk 5, shorten-words 3 ^ all in all , => - ; not: next(though however)
all in all
  formal-words 5 ^ all in all , => overall,
  + (formal) All in all, the trip was a success. => Overall, the trip was a success.
  = They were all in all a good team.
already
  shorten-words 3 ^ as already mentioned|noted|stated|discussed , => - ; not: warnsOrBinds
also
  formal-words 5 ^ also , => in addition,
  synonyms 6 ^ [ also , ] => in addition, | besides,
alternatively
  simple-words 4 ^ [ alternatively , ] => or
although
  lighter-openers 4 ^ [ so , ] although => so ; not: mode(academic formal)
  synonyms 6 ^ [ although ] => even though | though ; not: nextPos(PUNCT ADJ VERB)
and
  lighter-openers 7 ^ [ and , ] => $1 ; when: hasObject ; not: mode(academic formal) or beforeQuestionOrShortAnswer
  formal-words 5 ^ [ and ] the|this|these|it|we|they|he|she|i => - ; not: textHasQuestion or next(so yet)
  + (formal) The door was open. And the light was on. => The door was open. The light was on.
  = And so they left.
another factor to consider
  recast-more 7 ^ [ another factor|aspect|point to consider is ] the|a|an|your => Then there is ; not: objectIs(plural) or mode(academic formal) or aboutFormulasOrStatistics
  + Another factor to consider is the cost. => Then there is the cost.
  = Another factor to consider is the roads.
anyway
  formal-words 5 ^ anyway , => in any case,
arrival
  wordy-phrases 4 ^ [ upon ] arrival => on
arrive
  story-moments 7 ^ [ as ] i|you|he|she|we|they arrive => when
arrived
  story-moments 7 ^ [ as ] i|you|he|she|we|they arrived => when
arriving
  wordy-phrases 4 ^ [ upon ] arriving => on
article
  wordy-phrases 6, shorten-words 3 ^ [ in this article , ] we|i => - ; not: not mode(shorten) and not after(2: propose introduce present develop describe investigate study examine explore analyze analyse show look report address tackle deal consider discuss focus argue ask compare will use offer)
  + In this article, we propose a cheaper pump. => We propose a cheaper pump.
  = In this article, the authors propose a cheaper pump.
  synonyms 6 ^ [ in this article , we ] => here we
as
  lighter-openers 6, shorten-words 3 ^ [ as such , ] => so ; not: mode(academic formal) or aboutFormulas or sentenceHas(suppose assume let = < >) or nextPos(ADJ ADV)
  = As such, many people leave.
  + As such, the roof must be mended. => So the roof must be mended.
  = As such things go, it is cheap.
  academic-words 5 ^ as you|we can see from|in => as can be seen $5
  + As you can see from the table, prices rose. => As can be seen from the table, prices rose.
  = As you can seldom see from the road, there is a lake.
  academic-words 5 ^ as you|we can see , => as can be seen,
  + As we can see, prices rose. => As can be seen, prices rose.
  formal-words 5 ^ as for <NP> , => with regard to $3,
  + As for the price, it has risen. => With regard to the price, it has risen.
  = As for years before, it rains.
  synonyms 6 ^ [ as such , ] => for this reason, | therefore,
ask
  shorten-frames 5 ^ [ if you ask me , ] => - ; not: warnsOrBinds or next(if when)
at the end of the day
  formal-words 5 ^ at the end of the day , => ultimately, ; not: sentenceHas(evening sunset tired home bed work)
  + (formal) At the end of the day, the choice is theirs. => Ultimately, the choice is theirs.
  = At the end of the day, they went home.
at times
  plain-links 6 ^ at times , => Sometimes, ; not: sentenceHas(sometimes)
  + At times, the film is slow. => Sometimes, the film is slow.
  = At times of war, films are slow.
awoke
  story-moments 7 ^ [ as ] i|you|he|she|we|they awoke => when
basically
  formal-words 5 ^ basically , => in essence,
  + Basically, prices fell. => In essence, prices fell.
  = Basically sound plans may fail.
bear
  lighter-openers 4 ^ bear in mind that => - ; when: nextPos(DET PRON NOUN PROPN ADJ)
because
  shorten-words 3 ^ because of this , => so ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
  synonyms 6 ^ [ because ] => since ; not: next(of)
  synonyms 6 ^ [ because of this , ] => for this reason, | as a result,
begin
  lighter-openers 5 ^ [ to begin with ] , => first ; not: mode(academic formal)
  lighter-openers 6 ^ [ to begin ] , => first ; not: mode(academic formal) or sentenceHas(first)
  + To begin, wash the rice. => First, wash the rice.
  = To begin early, wash the rice.
believe
  casual-talk 5 ^ believe it or not , => - ; not: next(though however)
besides
  formal-words 5 ^ besides , => in addition,
  synonyms 6 ^ [ besides , ] => in addition,
best
  shorten-frames 5 ^ [ it is best to ] <V> => - ; not: warnsOrBinds or reportsFigures or not sentenceHas(you your) or next(note remember be have know understand recognize)
broader
  shorten-frames 5 ^ [ in a broader sense , ] => - ; not: warnsOrBinds or next(if when)
but
  formal-words 5 ^ but => however, ; not: not nextPos(PRON DET NOUN PROPN ADJ) or next(that there) or inCasualText
  + But the mill stayed. => However, the mill stayed.
  = But that is not all.
  lighter-openers 8 ^ [ but , ] => $1 ; when: hasObject ; not: mode(academic formal) or beforeQuestionOrShortAnswer
can
  courteous-words 5 ^ can you please => could you please
  + Can you please send the file? => Could you please send the file?
  = Can you swim?
  courteous-words 5 ^ can you send|provide|confirm|share|forward => could you please $3
  + Can you send the file? => Could you please send the file?
center
  at-the-heart 5 ^ [ at the center of ] <NP> [ lies ] a|an|the => …is built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
  at-the-heart 5 ^ [ at the center of ] <NP> [ lie ] @DET|ADJ|NOUN|NUM => …is built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
  at-the-heart 5 ^ [ at the center of ] <NP> [ lay ] a|an|the => …was built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
centre
  at-the-heart 5 ^ [ at the centre of ] <NP> [ lies ] a|an|the => …is built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
  at-the-heart 5 ^ [ at the centre of ] <NP> [ lie ] @DET|ADJ|NOUN|NUM => …is built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
  at-the-heart 5 ^ [ at the centre of ] <NP> [ lay ] a|an|the => …was built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
certain
  shorten-frames 5 ^ what is certain is that => clearly, ; not: warnsOrBinds or next(if when)
certainly
  shorten-frames 5 ^ [ certainly , ] => - ; not: warnsOrBinds or next(if when)
challenge
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ challenge ] , => -
chapter
  shorten-frames 5 ^ [ in this chapter , ] we|i => - ; not: warnsOrBinds or next(if when)
clear
  shorten-frames 5 ^ what is clear is that => clearly, ; not: warnsOrBinds or next(if when)
  shorten-words 3 ^ [ it is clear that ] => -
clearly
  shorten-frames 5 ^ [ clearly , ] => - ; not: warnsOrBinds or next(if when)
  synonyms 6 ^ [ clearly , ] => plainly, | evidently,
closer
  wordy-phrases 2 ^ upon closer => On $2
  wordy-phrases 4 ^ [ upon ] closer => on
completion
  wordy-phrases 4 ^ [ upon ] completion => on
comprehensive
  recast-texts 7 ^ [ comprehensive ] experiments => -
concern
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ concern ] , => -
concerns
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ concerns ] , => -
conclude
  closing-labels 1 ^ to conclude , => - ; not: mode(academic)
  academic-words 5 ^ to conclude , => in conclusion,
  + To conclude, prices rose. => In conclusion, prices rose.
  = To conclude the deal, they met.
conclusion
  closing-labels 1, shorten-words 3 ^ in conclusion , => - ; not: mode(academic)
  + In conclusion, the canal pays for itself. => The canal pays for itself.
  = The conclusion is plain.
  synonyms 6 ^ [ in conclusion , ] => to conclude, | in closing,
consequence
  shorten-words 3 ^ as a consequence , => so ; when: inCasualText ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
  lighter-openers 4 ^ [ as a consequence ] , => as a result
  + As a consequence, the wall fell. => As a result, the wall fell.
consequently
  simple-words 4, informal-words 3 ^ consequently , => so ; not: nextPos(ADJ ADV)
  synonyms 6 ^ [ consequently , ] => for this reason, | as a result,
consider
  lighter-openers 6 ^ [ considering ] <NP> , => given ; not: relation(csubj) or slotPos(3: VERB)
  + Considering the price, it is good. => Given the price, it is good.
  = Considering the price is wise.
context
  shorten-frames 5 ^ [ in this context , ] => - ; not: warnsOrBinds or next(if when)
contrast
  synonyms 6 ^ [ in contrast , ] => by contrast, | on the other hand,
conversely
  wordy-phrases 4 ^ [ conversely ] , => by contrast ; not: aboutFormulas or mode(academic formal)
core
  announcing-adverbs 5 ^ at its core , => -
  + At its core, chess is a game of patience. => Chess is a game of patience.
  at-the-heart 5 ^ [ at the core of ] <NP> [ lies ] a|an|the => …is built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
  at-the-heart 5 ^ [ at the core of ] <NP> [ lie ] @DET|ADJ|NOUN|NUM => …is built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
  at-the-heart 5 ^ [ at the core of ] <NP> [ lay ] a|an|the => …was built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
  + At the core of this plan lies a simple idea. => This plan is built around a simple idea.
course
  shorten-words 3 ^ of course , => -
  formal-words 5 ^ of course , => naturally,
  synonyms 6 ^ [ of course , ] => naturally,
critical
  shorten-frames 5 ^ [ it is critical to ] <V> => - ; not: warnsOrBinds or reportsFigures or not sentenceHas(you your) or next(note remember be have know understand recognize)
crucial
  shorten-frames 5 ^ [ it is crucial to ] <V> => - ; not: warnsOrBinds or reportsFigures or not sentenceHas(you your) or next(note remember be have know understand recognize)
crucially
  announcing-adverbs 6 ^ crucially , => - ; not: sentenceHas(not than unlike rather)
currently
  simple-words 4 ^ [ currently , ] => now,
  synonyms 6 ^ [ currently , ] => at present, | right now,
day
  shorten-words 3 ^ in this day and age , => today, ; not: warnsOrBinds
deal
  wordy-phrases 6 ^ [ to deal with this , we ] propose|introduce|present|develop|devise => we therefore ; not: near(3: also therefore)
  + To deal with this, we develop a new pump. => We therefore develop a new pump.
  = To deal with this, we close the pump at night.
despite
  synonyms 6 ^ [ despite the fact that ] => although | even though
  synonyms 6 ^ [ despite this , ] => even so,
difficulties
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ difficulties ] , => -
difficulty
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ difficulty ] , => -
discussed
  shorten-words 3 ^ as discussed earlier|above|before|previously , => - ; not: warnsOrBinds
doing
  lighter-openers 5 ^ [ by|in doing so ] , @PRON => this way ; not: mode(academic formal)
  + By doing so, we save water. => This way, we save water.
drawback
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ drawback ] , => -
drawbacks
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ drawbacks ] , => -
due
  wordy-phrases 2 ^ due to => Because of ; not: next(this the)
empirical
  recast-texts 5 ^ [ empirical results ] on|show|demonstrate|indicate|suggest|confirm|reveal|prove => experiments
end
  shorten-frames 5 ^ [ to this|that end , ] => - ; not: warnsOrBinds or next(if when)
  shorten-words 3 ^ [ at the end of the day , ] => -
  announcing-adverbs 5 ^ at the end of the day , => in the end,
  + At the end of the day, we want a dry roof. => In the end, we want a dry roof.
  formal-words 5 ^ in the end , => ultimately, ; not: inStory
  + In the end, prices fell. => Ultimately, prices fell.
  = In the end zone, he fell.
  synonyms 6 ^ [ in the end , ] => finally, | eventually,
  synonyms 6 ^ [ for this end , ] => to do this,
  synonyms 6 ^ [ to this end , ] => for this purpose, | with this in mind,
enter
  story-moments 7 ^ [ as ] i|you|he|she|we|they enter => when
entered
  story-moments 7 ^ [ as ] i|you|he|she|we|they entered => when
entering
  wordy-phrases 4 ^ [ upon ] entering => on
essay
  wordy-phrases 6, shorten-words 3 ^ [ in this essay , ] we|i => - ; not: not mode(shorten) and not after(2: will 'll shall propose introduce present describe investigate study examine explore analyze analyse show look address consider discuss focus argue ask compare)
  + In this essay, I will argue for cheaper pumps. => I will argue for cheaper pumps.
  = In this essay, the author argues for cheaper pumps.
essence
  shorten-words 3 ^ [ in essence , ] => - ; not: slot(2: general)
  lighter-openers 6 ^ [ in essence ] , => in short
essential
  shorten-frames 5 ^ [ it is essential to ] <V> => - ; not: warnsOrBinds or reportsFigures or not sentenceHas(you your) or next(note remember be have know understand recognize)
essentially
  shorten-words 3 ^ [ essentially , ] => -
even
  lighter-openers 4 ^ [ so , ] even => so ; not: mode(academic formal)
eventually
  synonyms 6 ^ [ eventually , ] => in the end, | at last,
evident
  shorten-frames 5 ^ what is evident is that => clearly, ; not: warnsOrBinds or next(if when)
  shorten-words 3 ^ [ it is evident that ] => -
experimental
  recast-texts 5 ^ [ experimental results ] on|show|demonstrate|indicate|suggest|confirm|reveal|prove => experiments
  + Experimental results on five wells show this. => Experiments on five wells show this.
fact
  shorten-frames 5, shorten-words 3 ^ [ in fact , ] => - ; not: slot(2: general)
  shorten-words 3 ^ the fact is that => - ; not: warnsOrBinds
  synonyms 6 ^ [ in fact , ] => indeed, | actually,
fair
  shorten-frames 5 ^ [ to be fair , ] => - ; not: warnsOrBinds or next(if when)
feel
  courteous-words 5 ^ feel free to => please feel free to
  + Feel free to call. => Please feel free to call.
  = Feel the silk.
finally
  synonyms 6 ^ [ finally , ] => lastly,
  synonyms 6 ^ [ finally , ] => in the end, | at last,
finished
  story-moments 7 ^ [ as ] i|you|he|she|we|they finished => when
finishing
  wordy-phrases 4 ^ [ upon ] finishing => on
first
  shorten-words 3 ^ first of all , => first, ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
  ordinals 3 ^ [ first and foremost ] , => first
  ordinals 4 ^ [ first of all ] , => first
  synonyms 6 ^ [ first , ] => to begin with, | first of all,
  synonyms 6 ^ [ at first , ] => initially,
firstly
  ordinals 3 ^ [ firstly ] , => first
  + Firstly, the keel is sound. => First, the keel is sound.
  synonyms 6 ^ [ firstly , ] => to begin with, | first of all,
following
  wordy-phrases 4 ^ [ following ] => after ; when: object(@events-in-news-and-history) ; not: aboutFormulasStatisticsOrLaw or sentenceHas(after)
  + Following the war, rents fell. => After the war, rents fell.
  = Following the river, we came to a mill.
fortunately
  synonyms 6 ^ [ fortunately , ] => luckily, | happily,
fourthly
  ordinals 3 ^ [ fourthly ] , => fourth
further
  wordy-phrases 2 ^ upon further => On $2
  wordy-phrases 4 ^ [ upon ] further => on
furthermore
  simple-words 4, informal-words 3 ^ [ furthermore , ] => also,
  shorten-words 3 ^ [ furthermore , ] => -
  synonyms 6 ^ [ furthermore , ] => in addition, | besides,
  synonyms 6 ^ [ furthermore , ] => what is more,
gap
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ gap ] , => -
gaps
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ gaps ] , => -
general
  shorten-words 3 ^ [ in general , ] => - ; not: slot(2: general)
generally
  lighter-openers 6 ^ [ generally speaking ] , => generally
  synonyms 6 ^ [ generally , ] => as a rule,
goal
  recast-texts 5 ^ the main|primary|key|central|overall? goal of this|our study|paper|research|article|essay|work|project|report|thesis|review|chapter|experiment is to investigate|examine|explore|study|analyze|analyse|evaluate|assess|compare|discuss|describe|review|present|identify|explain|test|introduce|outline|show|understand|determine => $5 $6 ~$9@7 ; not: verbJoined
goes
  announcements 1 ^ it goes without saying that => - ; not: isNotBeforeSingleClauseAtHead
  + It goes without saying that the ship sank. => The ship sank.
guide
  shorten-frames 5 ^ [ in this guide , ] we|i => - ; not: warnsOrBinds or next(if when)
hand
  shorten-words 3 ^ on the one hand , => - ; not: warnsOrBinds
  shorten-words 3 ^ on one hand , => - ; not: warnsOrBinds
having
  lighter-openers 4, shorten-words 3 ^ having said that , => still, ; not: mode(academic formal)
heard
  story-moments 7 ^ [ as ] i|you|he|she|we|they heard => when
heart
  at-the-heart 5 ^ [ at the heart of ] <NP> [ lies ] a|an|the => …is built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
  at-the-heart 5 ^ [ at the heart of ] <NP> [ lie ] @DET|ADJ|NOUN|NUM => …is built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
  at-the-heart 5 ^ [ at the heart of ] <NP> [ lay ] a|an|the => …was built around ; not: ahead(6: @places-with-a-heart) or slotLast(5: @places-with-a-heart)
  + At the heart of the mill lies a stone wheel. => The mill is built around a stone wheel.
  = At the heart of the town lies the market.
  = At the heart of the town, people sell fish.
  = The idea lies at the heart of the plan.
hence
  simple-words 4, informal-words 3 ^ hence , => so ; not: nextPos(ADJ ADV)
  synonyms 6 ^ [ hence , ] => for this reason, | as a result,
hey
  formal-words 5 ^ hey , => -
  + (formal) Hey, the shop is open. => The shop is open.
  = The shop is open.
hi
  courteous-words 5 ^ hi|hello|hey [ @PROPN ] , => dear $2,
  courteous-words 5 ^ hi|hello|hey team , => dear team,
  courteous-words 5 ^ hi|hey there , => hello,
  + Hey there, the room is booked. => Hello, the room is booked.
honest
  shorten-frames 5 ^ to be honest , => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
hope
  courteous-words 5 ^ hope you|everything|all|this => i hope $2 ; when: nextLemma(be have find go enjoy help make do)
  + Hope you are well. => I hope you are well.
  = Hope is good.
however
  simple-words 4, informal-words 3 ^ [ however , ] => but ; not: next(@conjunctions-after-however)
  synonyms 6 ^ [ however , ] => even so, | still,
if
  lighter-openers 4 ^ [ so , ] if => so ; not: mode(academic formal)
imagine
  casual-talk 5 ^ as you can imagine , => - ; not: next(though however)
  lighter-openers 6 ^ [ for example|instance , ] imagine|suppose|picture => -
  + For example, imagine a town without cars. => Imagine a town without cars.
  = For example, a town without cars is quiet.
important
  shorten-frames 5 ^ [ it is important to ] <V> => - ; not: warnsOrBinds or reportsFigures or not sentenceHas(you your) or next(note remember be have know understand recognize)
  + It is important to oil your saw. => Oil your saw.
  = It is important to oil a saw.
importantly
  announcing-adverbs 2, shorten-words 3 ^ importantly , => - ; not: sentenceHas(not than unlike rather)
  + Importantly, the survey covers both towns. => The survey covers both towns.
  = Most importantly, lock the door.
indeed
  shorten-words 3 ^ [ indeed , ] => -
  synonyms 6 ^ [ indeed , ] => in fact,
initially
  simple-words 4 ^ [ initially , ] => at first,
  common-words 4 ^ initially , => At first,
instance
  lighter-openers 6 ^ for instance => for example
instead
  synonyms 6 ^ [ instead , ] => rather, ; not: next(of)
interestingly
  lighter-openers 7, shorten-words 3 ^ interestingly enough? , => - ; not: mode(academic formal)
  synonyms 6 ^ [ interestingly , ] => strikingly,
is
  announcements 6 ^ it is no secret that => - ; not: isNotBeforeSingleClauseAtHead
  lighter-openers 5 ^ it is clear|obvious|evident that => clearly,
  lighter-openers 5 ^ it is apparent that => clearly, ; not: mode(academic formal) or aboutFormulas or next(the)
  + It is clear that they sleep by day. => Clearly, they sleep by day.
  recast-links 5 ^ what is more , => besides ,
  recast-links 5 ^ what is even better is that => even better ,
issue
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ issue ] , => - ; not: ahead(2: this)
  = To address this issue, this paper adds a test.
  + To address this issue, we drain the wells. => To address this, we drain the wells.
  = To address this issue of salt, we drain the wells.
keep
  lighter-openers 4 ^ keep in mind that => - ; when: nextPos(DET PRON NOUN PROPN ADJ)
  + Keep in mind that the shop shuts at noon. => The shop shuts at noon.
know
  lighter-openers 5, shorten-words 3 ^ as we all? know , => -
  casual-talk 5, shorten-frames 5 ^ as you may know , => - ; not: next(though however)
larger
  shorten-frames 5 ^ [ in a larger sense , ] => - ; not: warnsOrBinds or next(if when)
last
  shorten-words 3 ^ last but not least , => finally, ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
  ordinals 3 ^ [ last but not least ] , => finally
  + Last but not least, it floats. => Finally, it floats.
lastly
  ordinals 3 ^ [ lastly ] , => last | finally
  = He came lastly to the point.
  synonyms 6 ^ [ lastly , ] => finally,
let
  courteous-words 5 ^ let me|us know => please let $2 know ; not: textHasQuestion
  + (formal) Let me know when you arrive. => Please let me know when you arrive.
  = They let me know in May.
like
  casual-advice 5 ^ i [ would like to ] thank you for => want to
limitation
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ limitation ] , => -
limitations
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ limitations ] , => -
look
  courteous-words 5 ^ looking forward to => i look forward to ; not: ahead(20: ,) or sentenceHas(we our us)
  + Looking forward to the meeting. => I look forward to the meeting.
  = Looking forward to the meeting, she smiled.
luckily
  formal-words 5 ^ luckily , => fortunately,
  synonyms 6 ^ [ luckily , ] => fortunately,
make
  shorten-frames 5 ^ [ make sure|certain to ] <V> => - ; not: warnsOrBinds or next(be)
matter
  shorten-words 3 ^ [ as a matter of fact , ] => -
  lighter-openers 4 ^ [ as a matter of fact ] , => in fact
mean
  plain-links 7 ^ [ which ] means|meant that|we|it|they|you|i|he|she|the => this ; not: sentenceHas(? !)
  + Which means that we stay. => This means that we stay.
  = Which means do we have?
means
  shorten-words 3 ^ this means that => so ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
meantime
  shorten-words 3 ^ in the meantime , => meanwhile, ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
meanwhile
  synonyms 6 ^ [ meanwhile , ] => at the same time,
mentioned
  shorten-words 3 ^ as mentioned earlier|above|before|previously , => - ; not: warnsOrBinds
mind
  lighter-openers 5 ^ with this|that in mind , => so ; not: mode(academic formal) or aboutFormulas or sentenceHas(suppose assume let = < >)
  synonyms 6 ^ [ with this in mind , ] => to this end,
modern
  shorten-words 3 ^ in the modern world , => today, ; not: warnsOrBinds
moreover
  simple-words 4, informal-words 3 ^ [ moreover , ] => also,
  shorten-words 3 ^ [ moreover , ] => -
  synonyms 6 ^ [ moreover , ] => in addition, | besides,
naturally
  shorten-frames 5 ^ [ naturally , ] => - ; not: warnsOrBinds or next(if when)
necessary
  shorten-frames 5 ^ [ it is necessary to ] <V> => - ; not: warnsOrBinds or reportsFigures or not sentenceHas(you your) or next(note remember be have know understand recognize)
needless
  announcements 5, shorten-words 3 ^ needless to say ,? => - ; not: isNotBeforeSingleClauseAtHead
nestled
  story-scenes 6 ^ [ nestled ] in|between|among|on|at|along|near|amid|amidst|under|beneath|beside => -
  story-scenes 5 ^ [ nestled within ] the|a|an => in
  + Nestled among the trees, the house is hard to find. => Among the trees, the house is hard to find.
nevertheless
  simple-words 4, informal-words 3 ^ nevertheless , => still,
  synonyms 6 ^ [ nevertheless , ] => even so, | still,
next
  synonyms 6 ^ [ next , ] => then,
nonetheless
  simple-words 4, informal-words 3 ^ nonetheless , => still,
  synonyms 6 ^ [ nonetheless , ] => even so, | still,
notably
  announcing-adverbs 2, shorten-words 3 ^ notably , => - ; when: mode(shorten) or not sentenceHas(not than unlike rather)
  + Notably, the mill still grinds corn. => The mill still grinds corn.
  = Notably, it was the baker, not the miller, who paid.
  = Notably absent was the mayor.
  synonyms 6 ^ [ notably , ] => in particular,
note
  announcing-adverbs 2 ^ of note , => - ; not: sentenceHas(not than unlike rather)
  lighter-openers 7 ^ on a more positive note , => on the bright side,
  + On a more positive note, the rain stopped. => On the bright side, the rain stopped.
  = On a high note, the song ended.
noted
  shorten-words 3 ^ as noted earlier|above|before|previously , => - ; not: warnsOrBinds
noteworthy
  announcing-adverbs 6 ^ noteworthy , => - ; not: sentenceHas(not than unlike rather)
nowadays
  formal-words 5 ^ nowadays , => at present,
  + Nowadays, people read less. => At present, people read less.
  = Now, people read less.
nutshell
  closing-labels 4 ^ [ in a nutshell ] , => in short
  formal-words 5 ^ in a nutshell , => in summary,
  + In a nutshell, prices rose. => In summary, prices rose.
  = In a nutshell lay a ring.
objective
  recast-texts 5 ^ the main|primary|key|central|overall? objective of this|our study|paper|research|article|essay|work|project|report|thesis|review|chapter|experiment is to investigate|examine|explore|study|analyze|analyse|evaluate|assess|compare|discuss|describe|review|present|identify|explain|test|introduce|outline|show|understand|determine => $5 $6 ~$9@7 ; not: verbJoined
obvious
  shorten-words 3 ^ [ it is obvious that ] => -
obviously
  synonyms 6 ^ [ obviously , ] => plainly, | evidently,
on
  formal-words 5 ^ on the flip side , => on the other hand,
  + On the flip side, prices rose. => On the other hand, prices rose.
  = On the flip side of the coin is a lion.
on top of that
  formal-words 5 ^ on top of that , => in addition,
  + (formal) On top of that, the road was closed. => In addition, the road was closed.
  = On top of that hill, there is a church.
opened
  story-moments 7 ^ [ as ] i|you|he|she|we|they opened => when
opening
  wordy-phrases 4 ^ [ upon ] opening => on
opinion
  lighter-openers 4 ^ in my opinion , i think|believe|feel that? => I $6
  + In my opinion, I think that cats are quiet. => I think cats are quiet.
  lighter-openers 6 ^ in my opinion , => I think ; when: nextPos(DET PRON NOUN PROPN ADJ NUM) and not next(i this) ; not: mode(academic formal) or sentenceHas(think believe feel agree disagree) or sentenceHas(?)
  + In my opinion, the book is dull. => I think the book is dull.
  = In my opinion, if it rains, the book is dull.
other
  shorten-frames 5, shorten-words 3 ^ in other words , => - ; not: warnsOrBinds
  shorten-words 3 ^ on the other hand , => but ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
  synonyms 6 ^ [ in other words , ] => that is to say, | put differently,
overall
  closing-labels 4, shorten-words 3 ^ overall , => - ; when: mode(shorten) or not sentenceHas(@concessive-words)
  + Overall, the plan is sound. => The plan is sound.
  = Overall, the food was good but dear.
  = Overall sales fell by a tenth.
  synonyms 6 ^ [ overall , ] => on the whole,
paper
  wordy-phrases 6, shorten-words 3 ^ [ in this paper , ] we|i => - ; not: not mode(shorten) and not after(2: propose introduce present develop describe investigate study examine explore analyze analyse show look report address tackle deal consider discuss focus argue ask compare will use offer)
  + In this paper, we propose a cheaper pump. => We propose a cheaper pump.
  = In this paper, the authors propose a cheaper pump.
  synonyms 6 ^ [ in this paper , we ] => here we
particular
  synonyms 6 ^ [ in particular , ] => specifically,
please
  announcements 1 ^ please note that => - ; not: isNotBeforeSingleClauseAtHead
  + Please note that you must wear a helmet. => You must wear a helmet.
  = Please note the new address.
plus
  formal-words 5 ^ plus , => in addition,
  synonyms 6 ^ [ plus , ] => besides, | in addition, | also,
post
  shorten-frames 5 ^ [ in this post , ] we|i => - ; not: warnsOrBinds or next(if when)
previously
  shorten-words 3 ^ as previously mentioned|noted|stated|discussed , => - ; not: warnsOrBinds
problem
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ problem ] , => -
problems
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ problems ] , => -
purpose
  recast-texts 5 ^ the main|primary|key|central|overall? purpose of this|our study|paper|research|article|essay|work|project|report|thesis|review|chapter|experiment is to investigate|examine|explore|study|analyze|analyse|evaluate|assess|compare|discuss|describe|review|present|identify|explain|test|introduce|outline|show|understand|determine => $5 $6 ~$9@7 ; not: verbJoined
  + The main purpose of this study is to examine salt. => This study examines salt.
  = The purpose of this study is to examine salt and compare wells.
  synonyms 6 ^ [ for this purpose , ] => to do this,
put
  lighter-openers 4 ^ [ to put it simply ] , => in short
question
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ question ] , => -
questions
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ questions ] , => -
reach
  story-moments 7 ^ [ as ] i|you|he|she|we|they reach => when
reached
  story-moments 7 ^ [ as ] i|you|he|she|we|they reached => when
reaching
  wordy-phrases 4 ^ [ upon ] reaching => on
reality
  shorten-words 3 ^ the reality is that => - ; not: warnsOrBinds
reason
  lighter-openers 7, shorten-words 3 ^ for this|that reason , => so ; not: warnsOrBinds or next(@conjunctions-after-link-openers) or not mode(shorten) and aboutTechnicalOrFormalText
  + For this reason, the mill closed. => So the mill closed.
  = For this reason alone, the mill closed.
  lighter-openers 4 ^ the reason for this is that => This is because
  lighter-openers 2 ^ the reason for this is because => This is because
recent
  synonyms 6 ^ [ in recent years , ] => over recent years, | of late,
recently
  synonyms 6 ^ [ recently , ] => lately, | of late,
recommended
  shorten-frames 5 ^ [ it is recommended to ] <V> => - ; not: warnsOrBinds or reportsFigures or not sentenceHas(you your) or next(note remember be have know understand recognize)
regard
  shorten-frames 5 ^ [ in this regard , ] => - ; not: warnsOrBinds or next(if when)
  wordy-phrases 8 ^ with regard to => As for ; not: aboutFormulasStatisticsOrLaw
regards
  wordy-phrases 8 ^ with regards to => As for ; not: aboutFormulasStatisticsOrLaw
regrettably
  rare-adverbs 6 ^ [ regrettably ] , => sadly ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
remarkably
  lighter-openers 7, shorten-frames 5 ^ remarkably enough? , => - ; not: mode(academic formal)
remember
  shorten-frames 5 ^ [ remember to ] <V> => - ; not: warnsOrBinds
report
  wordy-phrases 6, shorten-words 3 ^ [ in this report , ] we|i => - ; not: not mode(shorten) and not after(2: will 'll shall propose introduce present describe investigate study examine explore analyze analyse show look address consider discuss focus argue ask compare)
  + In this report, we examine the pumps. => We examine the pumps.
  = In this report, we found two faults.
research
  shorten-frames 5 ^ [ in this research article|paper|study , ] we|i => - ; not: warnsOrBinds or next(if when)
  wordy-phrases 6, shorten-words 3 ^ [ in this research , ] we => - ; not: not after(2: propose introduce present describe investigate study examine explore analyze analyse show address focus)
  + In this research, we propose a cheaper pump. => We propose a cheaper pump.
  = In this research, the authors propose a cheaper pump.
respect
  shorten-frames 5 ^ [ in this respect , ] => - ; not: warnsOrBinds or next(if when)
  wordy-phrases 8 ^ with respect to => As for ; not: aboutFormulasStatisticsOrLaw
rest
  recast-links 5 ^ rest assured that => -
  recast-links 6 ^ rest assured , => -
result
  lighter-openers 7, shorten-words 3 ^ as a result , => so ; when: mode(shorten) or inCasualText ; not: warnsOrBinds or next(@conjunctions-after-link-openers) or nextPos(ADJ ADV)
  synonyms 6 ^ [ as a result , ] => consequently, | for this reason,
returning
  wordy-phrases 4 ^ [ upon ] returning => on
review
  shorten-frames 5 ^ [ in this review , ] we|i => - ; not: warnsOrBinds or next(if when)
sadly
  formal-words 5 ^ sadly , => unfortunately,
  synonyms 6 ^ [ sadly , ] => unfortunately, | regrettably,
said
  shorten-words 3 ^ when all is said and done , => - ; not: warnsOrBinds
  lighter-openers 4 ^ with that being? said , => still, ; not: mode(academic formal)
  lighter-openers 4, shorten-words 3 ^ that being said , => still, ; not: mode(academic formal)
  lighter-openers 6 ^ that said , => still, ; not: mode(academic formal)
  + With that being said, the soup was hot. => Still, the soup was hot.
  synonyms 6 ^ [ with that said said|having said that , ] => even so,
same
  shorten-frames 5 ^ [ at the same time , ] => - ; not: warnsOrBinds or reportsFigures or previous(as and is are)
  shorten-words 3 ^ in the same way , => similarly, ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
  lighter-openers 4 ^ [ by the same token ] , => likewise
  lighter-openers 4 ^ [ in the same vein ] , => likewise
  synonyms 6 ^ [ at the same time , ] => meanwhile,
say
  wordy-phrases 6 ^ [ say goodbye to ] => forget ; not: nextPos(PRON PROPN) or sentenceHas(hello)
  = Say goodbye to dull pans and hello to bright ones.
scholarly
  shorten-frames 5 ^ [ in this scholarly article|paper|study , ] we|i => - ; not: warnsOrBinds or next(if when)
second
  synonyms 6 ^ [ second , ] => next,
secondly
  ordinals 3 ^ [ secondly ] , => second
  + Secondly, it has two masts. => Second, it has two masts.
  = The second boat is ours.
  synonyms 6 ^ [ secondly , ] => next,
section
  shorten-frames 5 ^ [ in this section , ] we|i => - ; not: warnsOrBinds or next(if when)
see
  lighter-openers 5, shorten-words 3 ^ as you can see , => -
seeing
  wordy-phrases 4 ^ [ upon ] seeing => on
sense
  shorten-frames 5 ^ [ in this sense , ] => - ; not: warnsOrBinds or next(if when)
  + In this sense, the mill wins. => The mill wins.
short
  shorten-words 3 ^ [ in short , ] => - ; not: slot(2: general)
  closing-labels 1 ^ [ so ,? in short ] , => in short ; not: mode(academic)
shortcoming
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ shortcoming ] , => -
shortcomings
  recast-phrases 5 ^ to address|tackle|overcome|solve|mitigate|remedy this [ shortcomings ] , => -
significantly
  lighter-openers 8 ^ significantly enough? , => - ; not: mode(academic formal)
similar
  shorten-words 3 ^ in a similar way|manner|vein , => similarly, ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
  lighter-openers 4 ^ [ in a similar vein|fashion|manner ] , => similarly
similarly
  synonyms 6 ^ [ similarly , ] => likewise, | in the same way,
simply
  plain-adverbs 6 ^ [ simply ] <V> => just ; not: aboutFormulas or next(put)
since
  lighter-openers 4 ^ [ so , ] since => so ; not: mode(academic formal)
  synonyms 4 ^ [ since ] <NP> is|are|has|have|can|may|will => because | as
so
  lighter-openers 4 ^ [ so , ] => so ; when: hasObject ; not: mode(academic formal) or beforeQuestionOrShortAnswer or after(2: ,) or nextPos(NOUN PROPN)
  + So, the ferry left late. => So the ferry left late.
  = So, what now?
  = So far, it has rained.
  = So, mortal, what do you want?
  = So, traveler, what do you want?
  formal-words 5 ^ even so , => nevertheless, ; not: inStory
  + Even so, prices fell. => Nevertheless, prices fell.
  formal-words 5 ^ so the|this|these|it|we|they|he|she => therefore, $2 ; not: textHasQuestion
  + (formal) It rained all day. So the match was moved. => It rained all day. Therefore, the match was moved.
  = So far the plan works.
  academic-words 5 ^ so the|this|these|it|we|they => thus, $2 ; not: textHasQuestion
  + (academic) It rained all day. So the match was moved. => It rained all day. Thus, the match was moved.
  = So far the plan works.
  academic-words 5 ^ so , => thus, ; not: textHasQuestion or next(yeah yes no what how)
  + (academic) So, the plan works. => Thus, the plan works.
  courteous-words 5 ^ so , => therefore, ; not: textHasQuestion or next(yeah yes no what how)
  + (formal) So, the plan works. => Therefore, the plan works.
sorry
  courteous-words 5 ^ sorry for => please accept our apologies for ; when: sentenceHas(we our us)
  courteous-words 5 ^ sorry for => please accept my apologies for ; when: sentenceHas(i my me)
specifically
  synonyms 6 ^ [ specifically , ] => in particular,
start
  lighter-openers 5 ^ [ to start with ] , => first ; not: mode(academic formal)
starter
  lighter-openers 7 ^ for starters , => first, ; not: inCasualText
  + For starters, the mill is old. => First, the mill is old.
  = He had soup for starters, and the rest was rice.
stated
  shorten-words 3 ^ as stated earlier|above|before|previously , => - ; not: warnsOrBinds
step
  story-moments 7 ^ [ as ] i|you|he|she|we|they step => when
stepped
  story-moments 7 ^ [ as ] i|you|he|she|we|they stepped => when
  + As I stepped off the train, it rained. => When I stepped off the train, it rained.
still
  formal-words 5 ^ still , => nevertheless, ; not: inStory
  + Still, prices fell. => Nevertheless, prices fell.
  = Still waters run deep.
stopped
  story-moments 7 ^ [ as ] i|you|he|she|we|they stopped => when
study
  wordy-phrases 6, shorten-words 3 ^ [ in this study , ] we|i => - ; not: not mode(shorten) and not after(2: propose introduce present develop describe investigate study examine explore analyze analyse show look report address tackle deal consider discuss focus argue ask compare will use offer)
  + In this study, we propose a cheaper pump. => We propose a cheaper pump.
  = In this study, the authors propose a cheaper pump.
  synonyms 6 ^ [ in this study , we ] => here we
subsequently
  simple-words 4 ^ [ subsequently , ] => later,
suffice
  casual-talk 5 ^ suffice it to say , => - ; not: next(though however)
sum
  shorten-words 3 ^ [ to sum up , ] => -
  closing-labels 1 ^ [ to sum up ] , => in short
  + To sum up, the roof leaks. => In short, the roof leaks.
  formal-words 5 ^ to sum up , => in summary,
  + To sum up, prices rose. => In summary, prices rose.
  = To sum up the costs, we need a list.
summarise
  closing-labels 1 ^ [ to summarise ] , => in short ; not: mode(academic)
summarize
  closing-labels 1 ^ [ to summarize ] , => in short ; not: mode(academic)
summary
  shorten-words 3 ^ [ in summary , ] => - ; not: slot(2: general)
  closing-labels 1 ^ [ in summary ] , => in short ; not: mode(academic)
  closing-labels 1 ^ [ so ,? in summary ] , => in short ; not: mode(academic)
  + In summary, bread needs time. => In short, bread needs time.
  synonyms 6 ^ [ in summary , ] => to sum up, | in short,
sure
  shorten-frames 5 ^ [ be sure to ] <V> => - ; not: warnsOrBinds
take
  shorten-frames 5 ^ [ take the time to ] <V> => - ; not: warnsOrBinds
thankfully
  formal-words 5 ^ thankfully , => fortunately,
  + Thankfully, prices fell. => Fortunately, prices fell.
  = Thankfully he smiled.
thanks
  courteous-words 5 ^ thanks for => thank you for
  courteous-words 5 ^ thanks ! => thank you.
  courteous-words 5 ^ thanks so much for => thank you very much for
  + (formal) Thanks for the map. => Thank you for the map.
  = They gave thanks for the harvest.
  courteous-words 5 ^ thanks again => thank you again
  + Thanks again for the help. => Thank you again for the help.
  = Thanks to the help, we won.
  courteous-words 5 ^ thanks in advance => thank you in advance
  + Thanks in advance for the help. => Thank you in advance for the help.
that
  synonyms 6 ^ [ with that that said|having said that , ] => even so,
that being said
  formal-words 5 ^ that being said , => however,
  formal-words 5 ^ that said , => however,
  formal-words 5 ^ having said that , => however,
  + (formal) That being said, the price is high. => However, the price is high.
  + (formal) That said, the price is high. => However, the price is high.
  = That said more than words.
then
  lighter-openers 6 ^ [ then , ] => then ; when: hasObject ; not: mode(academic formal) or beforeQuestionOrShortAnswer
  = Then, in May, it rained.
  = (academic) So, the ferry left late.
  synonyms 6 ^ [ then , ] => after that,
  = She bought it for the children.
  synonyms 6 ^ [ then , ] => next,
theoretically
  rare-adverbs 6 ^ [ theoretically ] , => in theory ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
there
  wordy-phrases 6, shorten-words 4 ^ there are many|several|some|numerous|various|countless|different|multiple|two|three|four factors|things|ways|people|reasons|steps|issues|problems|tools|events|conditions|signs|questions|points|causes|resources|solutions|options|programs|apps that|which|who can|could|may|might => $3 $4 $6 ; not: ahead(25: and but)
  wordy-phrases 6, shorten-words 4 ^ there are a few factors|things|ways|people|reasons|steps|issues|problems|tools|events|conditions|signs|questions|points|causes|resources|solutions|options|programs|apps that|which|who can|could|may|might => a few $5 $7 ; not: ahead(25: and but)
  wordy-phrases 6, shorten-words 4 ^ there are many|several|some different|other|key factors|things|ways|people|reasons|steps|issues|problems|tools|events|conditions|signs|questions|points|causes|resources|solutions|options|programs|apps that|which|who can|could|may|might => $3 $4 $5 $7 ; not: ahead(25: and but)
  wordy-phrases 6, shorten-words 4 ^ there are a lot|number|variety of factors|things|ways|people|reasons|steps|issues|problems|tools|events|conditions|signs|questions|points|causes|resources|solutions|options|programs|apps that|which|who can|could|may|might => a $4 of $6 $8 ; not: ahead(25: and but)
  + There are many factors that can slow a ship. => Many factors can slow a ship.
  = There are many factors to weigh.
therefore
  simple-words 4, informal-words 3 ^ therefore , => so ; not: nextPos(ADJ ADV)
  shorten-frames 5 ^ it is therefore unsurprising that => unsurprisingly, ; not: warnsOrBinds or next(if when)
  synonyms 6 ^ [ therefore , ] => for this reason, | as a result,
thesis
  shorten-frames 5 ^ [ in this thesis , ] we|i => - ; not: warnsOrBinds or next(if when)
thirdly
  ordinals 3 ^ [ thirdly ] , => third
this
  academic-words 5 ^ because of this , => consequently,
  + Because of this, prices fell. => Consequently, prices fell.
  = Because of this rule, prices fell.
  courteous-words 5 ^ because of this , => for this reason,
  formal-words 5 ^ that|this is why => for this reason, ; when: nextPos(PRON DET NOUN ADJ PROPN) ; not: textHasQuestion
  + This is why prices fell. => For this reason, prices fell.
  = This is why.
those
  wordy-phrases 7 ^ those who => people who ; not: sentenceHas(people person)
though
  synonyms 6 ^ [ though ] => even though | though ; not: nextPos(PUNCT ADJ VERB)
thus
  simple-words 4, informal-words 3 ^ thus , => so ; not: nextPos(ADJ ADV)
  synonyms 6 ^ [ thus , ] => for this reason, | as a result,
time
  synonyms 6 ^ [ over time , ] => with time,
today
  shorten-words 3 ^ in today 's world|society , => today, ; not: warnsOrBinds
  shorten-words 3 ^ in today 's modern world|society , => today, ; not: warnsOrBinds
  academic-words 5 ^ in today 's society => in contemporary society
  + In today's society, children read less. => In contemporary society, children read less.
  = In today's match, they won.
  academic-words 5 ^ in today 's world => in the contemporary world
  + In today's world, children read less. => In the contemporary world, children read less.
  synonyms 6 ^ [ today , ] => nowadays,
top
  shorten-words 3 ^ on top of that|this , => also, ; not: warnsOrBinds or next(@conjunctions-after-link-openers)
  synonyms 6 ^ [ on top of that , ] => besides, | in addition,
tragically
  rare-adverbs 6 ^ [ tragically ] , => sadly ; not: aboutFormulasOrStatistics or afterDegreeWord or near(4: will) or next(colored coloured) or previous(not n't and)
truth
  shorten-words 3 ^ the truth is that => - ; not: warnsOrBinds
  casual-talk 5 ^ truth be told , => - ; not: next(though however)
turn
  wordy-phrases 6 ^ [ in a surprising turn of events , ] => surprisingly,
  wordy-phrases 6 ^ [ in an unexpected turn of events , ] => unexpectedly,
  wordy-phrases 6 ^ [ in an ironic turn of events , ] => ironically,
  wordy-phrases 6 ^ [ in an unfortunate turn of events , ] => unfortunately,
  wordy-phrases 6 ^ [ in a tragic turn of events , ] => tragically,
  wordy-phrases 6 ^ [ in a strange turn of events , ] => strangely,
  wordy-phrases 6 ^ [ in a bizarre turn of events , ] => bizarrely,
  wordy-phrases 6 ^ [ in a remarkable turn of events , ] => remarkably,
  wordy-phrases 6 ^ [ in an incredible turn of events , ] => incredibly,
  + In a surprising turn of events, the mill was sold. => Surprisingly, the mill was sold.
  = In a surprising turn of events for the town, the mill was sold.
turns
  shorten-words 3 ^ it turns out that => - ; not: warnsOrBinds
typically
  synonyms 6 ^ [ typically , ] => as a rule,
ultimately
  simple-words 4 ^ [ ultimately , ] => in the end,
  closing-labels 6, shorten-words 3 ^ ultimately , => - ; when: mode(shorten) or tense(present) and not sentenceHas(@concessive-words)
  closing-labels 6 ^ [ ultimately ] , => in the end
  + Ultimately, the choice is hers. => The choice is hers.
  + Ultimately, the fort fell. => In the end, the fort fell.
  synonyms 6 ^ [ ultimately , ] => in the end,
undeniably
  shorten-frames 5 ^ [ undeniably , ] => - ; not: warnsOrBinds or next(if when)
undoubtedly
  shorten-frames 5 ^ [ undoubtedly , ] => - ; not: warnsOrBinds or next(if when)
unfortunately
  synonyms 6 ^ [ unfortunately , ] => sadly, | regrettably,
unless
  lighter-openers 4 ^ [ so , ] unless => so ; not: mode(academic formal)
unsurprising
  shorten-frames 5 ^ it is unsurprising that => unsurprisingly, ; not: warnsOrBinds or next(if when)
upon
  wordy-phrases 6 ^ upon <Ving> => On $2
  common-words 7 ^ upon @NOUN => On $2
use
  gerunds 7 ^ [ the use of ] => using ; not: lacksObjectOrHasAgent or dependent(conj) or mode(academic formal) or sentenceHas(widespread common prevalent popular obtain acknowledge allow approve ban cite consider criticize describe discuss document emphasize examine highlight justify limit mention note permit prohibit regulate restrict) or sentenceHas(increase rise grow decline fall spread date vary become begin start lead drop double) or next(the this that these those) or sentenceHas(debate demonstrated explored investigated originate phrase proposed proven reported shown studied term topic word)
  + The use of salt is a matter of taste. => Using salt is a matter of taste.
  = The use of salt has spread inland.
  = The use of salt in bread is noted.
  = The use of force by guards is rare.
  = Losses in connection with the use of the pump are yours.
  = She was bewildered by the use of salt.
  = The use of the term is old.
  = The use of sails has been demonstrated.
usually
  synonyms 6 ^ [ usually , ] => as a rule,
vital
  shorten-frames 5 ^ [ it is vital to ] <V> => - ; not: warnsOrBinds or reportsFigures or not sentenceHas(you your) or next(note remember be have know understand recognize)
wake
  story-moments 7 ^ [ as ] i|you|he|she|we|they wake => when
wanted
  casual-advice 5 ^ i wanted to thank you for => thank you for ; not: verbJoined
  = I wanted to thank you for the bread and scold you for the wine.
  + I wanted to thank you for the bread. => Thank you for the bread.
was
  casual-phrases 5 ^ it was clear|obvious|evident that => clearly,
  + It was clear that nobody had read it. => Clearly, nobody had read it.
way
  shorten-frames 5 ^ [ in this way , ] => - ; not: warnsOrBinds or next(if when)
  formal-words 5 ^ either way , => in either case,
  + Either way, prices fall. => In either case, prices fall.
  = Either way leads to the lake.
  formal-words 5 ^ that|this way , => in this way,
  + That way, prices fall. => In this way, prices fall.
  = That way lies the lake.
  formal-words 5 ^ by the way , => incidentally,
  + By the way, prices fell. => Incidentally, prices fell.
  = By the way he walks, he is tired.
we
  academic-words 5 ^ you|we can see that => it can be seen that
  + We can see that prices rose. => It can be seen that prices rose.
  = We can see the lake.
  academic-words 5 ^ we can say|conclude|assume that => it can be $3 that
well
  formal-words 5 ^ well , => - ; not: textHasQuestion
  + (formal) Well, the plan did not work. => The plan did not work.
  = Well before noon, they left.
when
  lighter-openers 4 ^ [ so , ] when => so ; not: mode(academic formal)
while
  lighter-openers 4 ^ [ so , ] while => so ; not: mode(academic formal)
wider
  shorten-frames 5 ^ [ in a wider sense , ] => - ; not: warnsOrBinds or next(if when)
woke
  story-moments 7 ^ [ as ] i|you|he|she|we|they woke => when
work
  wordy-phrases 6, shorten-words 3 ^ [ in this work , ] we|i => - ; not: not mode(shorten) and not after(2: propose introduce present develop describe investigate study examine explore analyze analyse show look report address tackle deal consider discuss focus argue ask compare will use offer)
  + In this work, we propose a cheaper pump. => We propose a cheaper pump.
  = In this work, the authors propose a cheaper pump.
  synonyms 6 ^ [ in this work , we ] => here we
