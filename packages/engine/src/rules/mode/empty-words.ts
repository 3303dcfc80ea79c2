const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Lemmas that tell nothing of what a text is about: a sentence of these alone only praises, frames or sums up. */
export const emptyWords = set(`
  be have do make get give take go come keep let need want help allow enable provide offer ensure create bring add become
  remain serve play find see look show feel think know understand learn use work start begin continue grow develop build
  improve enhance increase support promote foster encourage contribute lead achieve reach gain unlock embrace explore
  discover delve dive enjoy experience consider choose remember follow apply implement incorporate leverage harness
  maintain strive aim seek navigate address tackle overcome face handle manage meet adapt evolve transform shape drive
  impact affect influence reflect highlight underscore emphasize demonstrate showcase reveal illustrate represent
  inspire empower engage connect share celebrate appreciate value matter prove stand set open pave turn cater suit fit
  depend involve require include invite guide elevate enrich strengthen boost thrive succeed benefit resonate captivate
  live shine capture leave offer balance combine deserve wait
  way thing time world life people person one everyone someone anyone individual individuals society community future
  journey experience story testament reminder symbol key part role aspect element factor feature step approach method
  strategy solution option choice decision opportunity possibility potential challenge issue problem need goal success
  progress growth development change innovation impact effect influence importance significance value benefit advantage
  difference reason purpose result outcome process system tool resource idea concept insight knowledge understanding
  perspective information skill ability effort commitment dedication passion power strength spirit beauty charm magic
  essence heart soul core nature foundation cornerstone landscape realm field area industry sector landscape era age
  day year generation end start point place space environment context situation case example detail level range variety
  array number lot set combination blend mix balance touch sense quality standard detail look addition investment
  must-have favorite game-changer gem treasure asset adventure memory moment beginning enthusiast lover fan user reader
  audience anyone practice lifestyle routine performance efficiency productivity creativity imagination confidence
  satisfaction joy happiness wellbeing well-being comfort convenience ease quality collaboration communication
  connection relationship attention care guide article post section essay topic subject question answer discussion
  overview summary conclusion introduction list tip advice thought note mind hand eye sky limit
  good great best better new old important crucial essential vital key significant critical fundamental major main
  various different diverse many several numerous wide broad vast rich deep profound powerful strong unique special
  particular specific general overall whole entire complete comprehensive perfect ideal excellent exceptional
  outstanding remarkable extraordinary incredible amazing wonderful fantastic beautiful stunning breathtaking
  fascinating captivating compelling engaging exciting inspiring memorable unforgettable meaningful impactful valuable
  invaluable useful helpful beneficial effective efficient successful reliable versatile flexible innovative modern
  contemporary timeless vibrant dynamic lively seamless smooth easy simple true real right positive well bright clear
  possible available necessary relevant worth worthwhile worthy sure ready able endless countless limitless infinite
  long-term lasting short little small big large high low full long next personal professional individual daily
  everyday broader better-informed informed ongoing complex multifaceted intricate delicate undeniable popular must-see
  truly really very also even just still always often ever never only more most less much well together forward ahead
  beyond ultimately overall indeed certainly undoubtedly clearly simply easily effectively efficiently successfully
  seamlessly significantly greatly highly deeply particularly especially importantly rapidly quickly increasingly
  constantly continually continuously carefully actively here there now today then so too both not far away
  maximize minimize optimize streamline ultimate proper careful
  essentially moreover furthermore additionally finally lastly therefore thus hence however
`);
