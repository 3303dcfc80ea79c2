const list = (verbs: string): ReadonlySet<string> => new Set(verbs.trim().split(/\s+/));

/** What goes on at the same time, or says how: "and" would make a second step of it. */
export const lingering = list(`
  be have use include aim accord depend follow consider regard concern start begin range wear hold carry look stare gaze
  glance smile grin laugh giggle chuckle cry sob weep feel know think believe hope wait try sit stand lie lean walk run
  march listen watch see hear tremble shake work wish fear wonder pretend speak talk mumble whisper shout mutter rely
  assume give judge owe bar count exclude touch play sing dance hum seem appear stay remain live need want like love
  hate enjoy dream sleep breathe sweat savor savour relish ponder reflect search seek struggle strive vie compete
  account await contain consist comprise last measure weigh cost belong date stem arise come go get keep do put
  mean concern involve vary span surround bear nod wave wag flap hang float drift swim fly ride drive travel wander roam
  stroll head study train practice practise expect anticipate remember recall realize realise notice recognize recognise
  understand base act serve function operate exercise spend save employ lack resemble echo compare contrast
  wield brandish clutch grip teem eye lick
  thank apologize beg plead joke tease mimic imitate respond reply answer ask question
`);

/** What a person does as a further step, so that "and" tells it as it was. */
export const deeds = list(`
  open expand move join found establish launch sell buy build introduce release publish sign secure complete gain
  replace win earn achieve become create form turn develop design write produce adopt abandon reject dismiss refuse
  argue criticize criticise praise urge warn cite demand accuse call explain describe emphasize emphasise highlight stress
  underscore suggest propose claim insist point identify reveal show demonstrate illustrate explore examine discuss analyze
  analyse address offer provide bring add deliver pay set lay pave make transform revolutionize revolutionise change
  improve enhance strengthen inspire influence encourage promote foster support help defeat beat score force destroy
  kill remove break challenge question take lead guide direct cover fill draw blend combine mix integrate incorporate
  weave advance extend raise collect gather share teach learn teach post recommend acknowledge admit reach capture
  assert note state say display offer boast feature plunge propel rank finish surround spark
  encounter connect perfect expose intercept thwart score refuse grab miss seal kill injure wound enlist adapt acknowledge scatter spread startle surprise knock throw toss slam drop pour
  fling strike shatter crush tear rip bury burn lock close spill topple trap drain send draw suffer grant kindle impress shock
  delight disappoint upset anger express promise require topple score top outline stir summon knock restore renew rebuild
  repair clean clear deny confirm narrow widen double earn spark free liberate rescue save blind condemn convince compel
  prevent protect preserve ensure reduce increase boost limit cut tackle solve outperform surpass exceed leave
`);

/** What follows from the whole clause rather than being done by its subject. */
export const events = list(`
  lead result cause mean suggest indicate imply signal necessitate culminate prompt trigger signify render
`);

/** What mostly describes the noun before it: "an album, featuring three singers". */
export const ofNoun = list(`
  feature star describe detail depict stretch run tell explain specialize specialise boast house host hail originate overlook
  face resemble require represent symbolize symbolise approach exceed focus
`);

/** What is wanted, said or begun is not done yet: a tail behind it may belong to what is wanted. */
export const intents = list(`
  plan aim intend want seek decide agree promise ask try attempt need wish hope like include involve comprise say
  claim think believe suggest argue state report feel expect predict begin start continue keep consider recommend
  propose require
`);
