# The words and phrases that belong to a mode's register: no rule replaces or drops exactly these there, but for one that adds to
# them. All forms are named. “@academic” repeats another mode's. Besides, Academic and Formal refuse any wording that is lower in
# register than what it replaces, by the table of words; “inflated” lists, in dictionary form, words that a plainer one may replace
# all the same.
academic: a number of, acquire, acquired, acquires, additional, approximately, as well as, comprise, comprised,
  comprises, concerning, conduct, conducted, conducting, conducts, consequently, considerable, considerably,
  currently, demonstrate, demonstrated, demonstrates, demonstrating, due to, encompass, encompasses, examine,
  examined, examines, exhibit, exhibited, exhibiting, exhibits, frequently, furthermore, hence, however, in addition,
  in particular, individuals, investigate, investigated, investigates, methodology, moreover, nevertheless,
  nonetheless, numerous, obtain, obtained, obtaining, obtains, particularly, previously, primarily, prior, regarding,
  require, required, requires, requiring, retain, retained, retains, significantly, subsequent, subsequently,
  substantial, substantially, sufficient, the majority of, therefore, thus, typically, upon, whereas, with regard to,
  with respect to
expand: a number of, a variety of, ability to, allow, allowed, allowing, allows, and also, are able to,
  as a result of, as well as, both, capable of, collaborate with, continue to, continues to, due to,
  due to the fact that, enable, enabled, enables, enabling, engage in, engages in, engaging in, ensure that,
  ensures that, ensuring that, in addition, in addition to, in order to, in terms of, in the context of, in which,
  is able to, prior to, serve as, serves as, such as, then, with regard to, with respect to
formal: @academic, assist, assistance, assisted, assisting, assists, commence, commenced, commences, ensure, ensured,
  ensures, i hope this email finds you well, i hope this message finds you well, i hope you are well, i would like to,
  inform, informed, informs, inquire, kindly, please be advised that, please do not hesitate to, please note that,
  purchase, purchased, purchases, purchasing, receive, received, receives, regarding
inflated: advancement, aforementioned, aforesaid, array, beacon, boast, bolster, bustling, catalyse, catalyze,
  catapult, crucible, cutting-edge, delve, embark, embodiment, embrace, empower, encompass, endeavor, endeavour,
  envision, epitomize, ever-changing, ever-evolving, exemplify, expedite, foster, fostering, game-changer,
  game-changing, garner, groundbreaking, harness, harnessing, holistic, hone, illuminate, imbue, immerse, impactful,
  indelible, insightful, interplay, invaluable, kaleidoscope, landmark, leverage, leveraging, linchpin, meticulous,
  meticulously, mosaic, multifaceted, multitude, myriad, nestle, nuanced, paradigm, paramount, pivotal, plethora,
  poignant, poised, profound, profoundly, realm, reimagine, renowned, resonate, revolutionize, seamless, seamlessly,
  showcase, showcasing, societal, spearhead, spectrum, stark, steadfast, streamline, supercharge, synergy, tapestry,
  testament, trailblazing, transcend, transformative, treasure, trove, underpin, underscore, unleash, unlock,
  unparalleled, unravel, unveil, unwavering, utilise, utilization, utilize, utilizing, vibrant, wherein, whilst,
  world-renowned
shorten: accelerate, accelerated, accelerates, accelerating, address, addressed, addresses, addressing, conversely,
  cutting-edge, despite, determine, determined, determines, determining, discovering how, encounter, encountered,
  encounters, engaging in, ensure, ensure that, ensured, ensured that, ensures, ensures that, ensuring, ensuring that,
  examine, excel in, explore, explored, explores, exploring, facilitate, facilitated, facilitates, facilitating,
  highlight, highlighting, highlights, impede, investigate, navigate, navigates, navigating, over, participate in,
  participates in, participating in, ponder, remain, remained, remaining, remains, resemble, resembles, seek, seeking,
  seeks, simultaneously, surpass, surpassed, transcend, transcending, transcends, ultimately, unlock, where, wherein
