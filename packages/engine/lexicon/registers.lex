# The words and phrases that belong to a mode's register: no rule replaces or drops exactly these there, but for one that adds to
# them. All forms are named. “@academic” repeats another mode's. Besides, Academic and Formal refuse any wording that is lower in
# register than what it replaces, by the table of words; “inflated” lists, in dictionary form, words that a plainer one may replace
# all the same.
academic: comparable to, the advent of, patrons, high-end, the proposed method, the proposed model, the proposed
  approach, the proposed framework, the proposed architecture, the proposed algorithm, looking for, looking to,
  mitigate, mitigated, mitigates, mitigating, deteriorate, deteriorated, deteriorates, deteriorating, a wide range of, a
  broad range of, a diverse range of, a wide variety of, enduring, broader, associated with, viewed as, is viewed as,
  are viewed as, accompanied by, coupled with, relating to, equipped with, proponents of, perseverance, comprehending,
  comprehend, comprehends, comprehended, flourish, flourished, flourishing, remarkable, exceptional, indispensable, the
  notion of, the notion that, those who, for those who, a person who, large-scale, detrimental to, imparting, impart,
  imparted, intricate, in the field of, reinforce, reinforced, reinforces, reinforcing, alleviate, alleviated,
  alleviates, alleviating, posed by, shift, perspectives, in comparison to, aspirations, swift, deep-seated, had a
  positive effect on, have a positive effect on, had a positive impact on, have a positive impact on, has a positive
  impact on, having a positive impact on, help to, helps to, helped to, helping to, novel, robust, further, beneficial,
  illustrate, illustrated, illustrates, incorporate, incorporates, incorporated, conform to, any questions or concerns,
  heartfelt, sincere, had the pleasure of visiting, talk about this, exacerbate, exacerbated, exacerbates, exacerbating,
  greater, a number of, acquire, acquired, acquires, additional, approximately, as well as, beneath, challenges,
  characterized by, comprise, comprised, comprises, concerning, conduct, conducted, conducting, conducts, consequently,
  considerable, considerably, crucial, currently, demonstrate, demonstrated, demonstrates, demonstrating, due to,
  effectively, encompass, encompasses, essential, examine, examined, examines, exhibit, exhibited, exhibiting, exhibits,
  frequently, furthermore, hence, highlight, highlighted, highlights, however, in addition, in order to, in particular,
  in terms of, in the context of, in-depth, individuals, investigate, investigated, investigates, issue, located,
  methodology, moreover, multiple, nevertheless, nonetheless, numerous, obtain, obtained, obtaining, obtains,
  particularly, potential, previously, primarily, prior, prior to, profound, regarding, renowned, require, required,
  requires, requiring, retain, retained, retains, reveal, revealed, reveals, serve as, served as, serves as, serving as,
  significance, significantly, societal, subsequent, subsequently, substantial, substantially, sufficient, swiftly, the
  majority of, the concept of, the potential, the use of, the way in which, therefore, thus, typically, upon, various,
  vital, whereas, with regard to, with respect to, within
expand: a number of, a variety of, ability to, allow, allowed, allowing, allows, and also, are able to, as a result of,
  as well as, both, capable of, collaborate with, continue to, continues to, due to, due to the fact that, enable,
  enabled, enables, enabling, engage in, engages in, engaging in, ensure that, ensures that, ensuring that, in addition,
  in addition to, in order to, in terms of, in the context of, in which, is able to, prior to, serve as, serves as, such
  as, then, with regard to, with respect to
formal: comparable to, the advent of, patrons, challenges, high-end, the proposed method, the proposed model, the
  proposed approach, the proposed framework, the proposed architecture, the proposed algorithm, looking for, looking to,
  mitigate, mitigated, mitigates, mitigating, deteriorate, deteriorated, deteriorates, deteriorating, a wide range of, a
  broad range of, a diverse range of, a wide variety of, enduring, broader, associated with, viewed as, is viewed as,
  are viewed as, accompanied by, coupled with, relating to, equipped with, proponents of, perseverance, comprehending,
  comprehend, comprehends, comprehended, flourish, flourished, flourishing, remarkable, exceptional, indispensable, the
  notion of, the notion that, those who, for those who, a person who, large-scale, detrimental to, imparting, impart,
  imparted, intricate, in the field of, reinforce, reinforced, reinforces, reinforcing, alleviate, alleviated,
  alleviates, alleviating, posed by, shift, perspectives, in comparison to, aspirations, swift, deep-seated, had a
  positive effect on, have a positive effect on, had a positive impact on, have a positive impact on, has a positive
  impact on, having a positive impact on, help to, helps to, helped to, helping to, novel, robust, further, beneficial,
  illustrate, illustrated, illustrates, incorporate, incorporates, incorporated, conform to, any questions or concerns,
  heartfelt, sincere, had the pleasure of visiting, talk about this, exacerbate, exacerbated, exacerbates, exacerbating,
  greater, numerous, as well as, assist, assistance, assisted, assisting, assists, beneath, characterized by, commence,
  commenced, commences, concerning, conduct, conducted, conducting, conducts, consequently, considerable, considerably,
  currently, due to, ensure, ensured, ensures, however, i hope this email finds you well, i hope this message finds you
  well, i hope you are well, i would like to, in particular, individuals, inform, informed, informs, inquire, kindly,
  nevertheless, obtain, obtained, obtaining, obtains, particularly, please be advised that, please do not hesitate to,
  please note that, previously, primarily, profound, purchase, purchased, purchases, purchasing, receive, received,
  receives, regarding, require, required, requires, requiring, serve as, served as, serves as, serving as, significance,
  significantly, subsequently, substantial, substantially, sufficient, swiftly, the way in which, therefore, thus,
  whereas, with respect to, with regard to, within
inflated: additionally, advancement, aforementioned, aforesaid, array, beacon, boast, bolster, bustling, catalyse,
  catalyze, catapult, commence, crucial, crucible, cutting-edge, elevate, embodiment, embrace, endeavor, endeavour,
  epitomize, ever-changing, ever-evolving, furthermore, game-changer, game-changing, garner, groundbreaking, harness,
  harnessing, holistic, imbue, impactful, indelible, interplay, invaluable, kaleidoscope, leverage, leveraging,
  linchpin, meticulous, meticulously, moreover, mosaic, multifaceted, multitude, myriad, nestle, nuanced, numerous,
  paradigm, paramount, pivotal, plethora, poised, profound, profoundly, realm, reimagine, renowned, revolutionize,
  seamless, seamlessly, societal, spectrum, stark, steadfast, streamline, supercharge, synergy, tapestry, testament,
  trailblazing, transformative, treasure, trove, underpin, unleash, unlock, unparalleled, unwavering, utilise,
  utilization, utilize, utilizing, vibrant, vital, wherein, whilst, world-renowned
shorten: accelerate, accelerated, accelerates, accelerating, address, addressed, addresses, addressing, conversely,
  cutting-edge, despite, determine, determined, determines, determining, discovering how, encounter, encountered,
  encounters, engaging in, ensure, ensure that, ensured, ensured that, ensures, ensures that, ensuring, ensuring that,
  examine, excel in, explore, explored, explores, exploring, facilitate, facilitated, facilitates, facilitating,
  highlight, highlighting, highlights, impede, investigate, navigate, navigates, navigating, over, participate in,
  participates in, participating in, ponder, remain, remained, remaining, remains, resemble, resembles, seek, seeking,
  seeks, simultaneously, surpass, surpassed, transcend, transcending, transcends, ultimately, unlock, where, wherein
