import { describe, expect, test } from "vitest";
import { formsOf, lemmaCandidates, type VerbForm, verbForm } from "./inflect.ts";

const forms: readonly VerbForm[] = ["base", "s", "ed", "en", "ing"];
const rows = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s*\|\s*/));

describe("forms of a verb", () => {
  test.each(
    rows(`
      be | is | was | been | being
      have | has | had | had | having
      do | does | did | done | doing
      go | goes | went | gone | going
      get | gets | got | got | getting
      show | shows | showed | shown | showing
      begin | begins | began | begun | beginning
      draw on | draws on | drew on | drawn on | drawing on
      choose | chooses | chose | chosen | choosing
      run into | runs into | ran into | run into | running into
      lead to | leads to | led to | led to | leading to
      let | lets | let | let | letting
      put | puts | put | put | putting
      win | wins | won | won | winning
      hit | hits | hit | hit | hitting
      beat | beats | beat | beaten | beating
      fit | fits | fit | fit | fitting
      speed up | speeds up | sped up | sped up | speeding up
      lie | lies | lay | lain | lying
      lay out | lays out | laid out | laid out | laying out
      hold | holds | held | held | holding
      find out | finds out | found out | found out | finding out
      found | founds | founded | founded | founding
      make sure | makes sure | made sure | made sure | making sure
      set up | sets up | set up | set up | setting up
      carry out | carries out | carried out | carried out | carrying out
      look at | looks at | looked at | looked at | looking at
      get through | gets through | got through | got through | getting through
      deal with | deals with | dealt with | dealt with | dealing with
      understand | understands | understood | understood | understanding
      undertake | undertakes | undertook | undertaken | undertaking
      undercut | undercuts | undercut | undercut | undercutting
      undo | undoes | undid | undone | undoing
      outdo | outdoes | outdid | outdone | outdoing
      outgrow | outgrows | outgrew | outgrown | outgrowing
      rethink | rethinks | rethought | rethought | rethinking
      undergo | undergoes | underwent | undergone | undergoing
      underlie | underlies | underlay | underlain | underlying
      withdraw | withdraws | withdrew | withdrawn | withdrawing
      mislead | misleads | misled | misled | misleading
      foresee | foresees | foresaw | foreseen | foreseeing
      upset | upsets | upset | upset | upsetting
      re-run | re-runs | re-ran | re-run | re-running
      relay | relays | relayed | relayed | relaying
      interleave | interleaves | interleaved | interleaved | interleaving
      outfit | outfits | outfitted | outfitted | outfitting
      highlight | highlights | highlighted | highlighted | highlighting
      belie | belies | belied | belied | belying
      remind | reminds | reminded | reminded | reminding
      ground | grounds | grounded | grounded | grounding
      rebound | rebounds | rebounded | rebounded | rebounding
      plan | plans | planned | planned | planning
      stop | stops | stopped | stopped | stopping
      refer to | refers to | referred to | referred to | referring to
      prefer | prefers | preferred | preferred | preferring
      occur | occurs | occurred | occurred | occurring
      offer | offers | offered | offered | offering
      foster | fosters | fostered | fostered | fostering
      garner | garners | garnered | garnered | garnering
      empower | empowers | empowered | empowered | empowering
      visit | visits | visited | visited | visiting
      exhibit | exhibits | exhibited | exhibited | exhibiting
      benefit | benefits | benefited | benefited | benefiting
      develop | develops | developed | developed | developing
      focus on | focuses on | focused on | focused on | focusing on
      travel | travels | traveled | traveled | traveling
      control | controls | controlled | controlled | controlling
      permit | permits | permitted | permitted | permitting
      pivot | pivots | pivoted | pivoted | pivoting
      equip | equips | equipped | equipped | equipping
      quit | quits | quit | quit | quitting
      quiz | quizzes | quizzed | quizzed | quizzing
      debug | debugs | debugged | debugged | debugging
      remap | remaps | remapped | remapped | remapping
      use | uses | used | used | using
      see | sees | saw | seen | seeing
      agree with | agrees with | agreed with | agreed with | agreeing with
      tie | ties | tied | tied | tying
      dye | dyes | dyed | dyed | dyeing
      singe | singes | singed | singed | singeing
      change | changes | changed | changed | changing
      argue | argues | argued | argued | arguing
      try | tries | tried | tried | trying
      buy | buys | bought | bought | buying
      stay | stays | stayed | stayed | staying
      typify | typifies | typified | typified | typifying
      panic | panics | panicked | panicked | panicking
      mimic | mimics | mimicked | mimicked | mimicking
      sync | syncs | synced | synced | syncing
      fix | fixes | fixed | fixed | fixing
      stress | stresses | stressed | stressed | stressing
      express | expresses | expressed | expressed | expressing
      reach | reaches | reached | reached | reaching
      push | pushes | pushed | pushed | pushing
      veto | vetoes | vetoed | vetoed | vetoing
      ski | skis | skied | skied | skiing
      play | plays | played | played | playing
      show off | shows off | showed off | shown off | showing off
      need | needs | needed | needed | needing
      help | helps | helped | helped | helping
      ease | eases | eased | eased | easing
      worsen | worsens | worsened | worsened | worsening
      fine-tune | fine-tunes | fine-tuned | fine-tuned | fine-tuning
      double-check | double-checks | double-checked | double-checked | double-checking
    `),
  )("the verb %s has the expected forms", (base, ...expected) => {
    expect(forms.slice(1).map((form) => verbForm(base ?? "", form))).toEqual(expected);
  });

  test("each form that is made of a verb is recognised as that form of the verb", () => {
    const verbs =
      `utilize leverage facilitate delve underscore highlight showcase emphasize foster cultivate garner bolster enhance
      elevate empower streamline optimize harness unleash unlock navigate embark spearhead revolutionize transform reimagine
      encompass comprise elucidate ascertain illuminate exemplify embody underpin augment exacerbate mitigate alleviate
      ameliorate demonstrate exhibit possess constitute necessitate commence terminate conclude endeavor strive obtain acquire
      procure retain encounter implement employ conduct perform undertake ensure enable align resonate boast feature serve
      stand represent mark remain seek aim pave shed grapple captivate craft curate pivot surpass reside assist inquire inform
      purchase modify use draw make allow look examine explore show stress point encourage build get win support strengthen
      improve raise help let simplify speed tune release open deal start begin lead change rethink include cover consist
      explain clarify find determine light typify express add worsen reduce ease have be need require end finish try keep meet
      run hit set carry do take match fit agree appeal stay struggle hold interest write choose shift pass beat live ask tell
      buy study`.split(/\s+/);
    for (const verb of verbs) {
      for (const form of forms) {
        expect(formsOf(verbForm(verb, form), verb), `${verb} ${form}`).toContain(form);
        expect(lemmaCandidates(verbForm(verb, form)), `${verb} ${form}`).toContain(verb);
      }
    }
  });
});

describe("recognising forms of a verb", () => {
  test.each<[string, string, VerbForm[]]>([
    ["used", "use", ["ed", "en"]],
    ["Utilizing", "utilize", ["ing"]],
    ["put", "put", ["base", "ed", "en"]],
    ["read", "read", ["base", "ed", "en"]],
    ["run", "run", ["base", "en"]],
    ["shown", "show", ["en"]],
    ["showed", "show", ["ed", "en"]],
    ["gotten", "get", ["en"]],
    ["learnt", "learn", ["ed", "en"]],
    ["travelled", "travel", ["ed", "en"]],
    ["modelling", "model", ["ing"]],
    ["focussed", "focus", ["ed", "en"]],
    ["sped up", "speed up", ["ed", "en"]],
    ["lied", "lie", ["ed", "en"]],
    ["are", "be", ["base"]],
    ["were", "be", ["ed"]],
    ["went on", "go on", ["ed"]],
    ["ate", "eat", ["ed"]],
    ["useful", "use", []],
    ["usage", "use", []],
    ["offerred", "offer", []],
    ["cat", "use", []],
  ])("finds which form %s is of the verb %s", (surface, lemma, expected) => {
    expect(formsOf(surface, lemma)).toEqual(expected);
  });
});

describe("possible lemmas of a word", () => {
  test.each([
    ["utilizing", ["utilize", "utilizing"]],
    ["leveraged", ["leverage", "leveraged"]],
    ["handled", ["handle", "handled"]],
    ["planned", ["plan", "planned"]],
    ["tries", ["try", "tries"]],
    ["dying", ["die", "dying"]],
    ["rethought", ["rethink", "rethought"]],
    ["has", ["have", "has"]],
    ["are", ["are", "be"]],
    ["felt", ["feel", "felt"]],
    ["saw", ["see", "saw"]],
  ])("include the expected ones for “%s”", (surface, expected) => {
    expect(lemmaCandidates(surface)).toEqual(expect.arrayContaining(expected));
  });

  test("leave out stems that are no words", () => {
    for (const surface of ["utilized", "leveraging", "handling", "solved", "produced", "acquires"]) {
      const bare = surface.replace(/(?:ing|ed|es)$/, "");
      expect(lemmaCandidates(surface)).not.toContain(bare);
    }
  });
});
