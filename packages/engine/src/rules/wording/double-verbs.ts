/** Verbs that say the same in pairs, "first second", in either order; the first is the one to keep. */
export const doubleVerbs = `
  inspire motivate, inspire uplift, inspire empower, captivate engage, captivate enthrall, charm captivate
  support encourage, support nurture, protect safeguard, protect preserve, preserve maintain, cherish treasure
  appreciate cherish, value cherish, value appreciate, explore discover, develop grow, thrive flourish, grow flourish
  grow thrive, prosper thrive, improve enhance, refine improve, improve refine, change evolve, adapt evolve, adapt adjust
  overcome conquer, honor celebrate, relax unwind, rest recharge, relax recharge, rest relax, connect bond
  assess evaluate, recognize acknowledge, tremble shake, sparkle shimmer, shine sparkle, glisten sparkle
  wander roam, delight surprise, enjoy savor, admire appreciate, teach educate, inform educate, guide mentor
  scare frighten, worry fret, confuse bewilder, puzzle perplex, shock astonish, amaze astound, amaze astonish
  gather collect, twist contort, whisper murmur, mutter mumble, shout yell, scream shriek, push shove
  crumble disintegrate, fade disappear, vanish disappear, build construct, create craft, make craft, mend repair
  heal mend, hide conceal, reveal uncover, reveal expose, destroy obliterate, defeat vanquish, surprise astonish
  strengthen reinforce, strengthen deepen, encourage foster, promote foster, welcome embrace, accept embrace
  respect honor, respect value, understand comprehend, learn discover, question doubt, ponder reflect, think reflect
  push motivate, drive motivate, excite thrill, entertain amuse, comfort console, comfort soothe, calm soothe
  help assist, help support, guide direct, shape mold, influence shape, shape define
`;
