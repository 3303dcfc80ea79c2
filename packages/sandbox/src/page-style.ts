/** The CSS for all pages of the simulated services. */
export const pageStyle = `
:root { color-scheme: light dark; --page: #f7f4ec; --raised: #fffdf8; --ink: #23211d; --soft: #5d584e; --line: #d9d3c4; --edge: #8b8577; --pencil: #2c4a86; --on-pencil: #fff;
  --good: #23613d; --on-good: #e3f0e4; --bad: #9b2c1f; --on-bad: #fbe9e4; --warn: #7a5200; --on-warn: #fbf0d4 }
@media (prefers-color-scheme: dark) { :root { --page: #1b1e24; --raised: #23272f; --ink: #ece7dc; --soft: #b3ada0; --line: #3a3f49; --edge: #7d828d; --pencil: #9db8f2; --on-pencil: #14171c;
  --good: #93d3a8; --on-good: #1f3628; --bad: #f4a497; --on-bad: #43241f; --warn: #ecc472; --on-warn: #3a2f17 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 32px 20px 64px }
main.wide { max-width: 1040px }
h1 { font: 600 28px/1.25 Georgia, serif; margin: 0 0 8px; overflow-wrap: anywhere }
h2 { font: 600 18px/1.3 Georgia, serif; margin: 28px 0 8px }
p { margin: 0 0 12px; color: var(--soft) }
a { color: var(--pencil) }
ul { list-style: none; margin: 16px 0; padding: 0; border: 1px solid var(--line); border-radius: 10px; background: var(--raised) }
li + li { border-top: 1px solid var(--line) }
li > a, li > form > button { display: block; width: 100%; padding: 14px 16px; color: inherit; text-decoration: none; text-align: left; background: none; border: 0; font: inherit; cursor: pointer }
li > a:hover, li > form > button:hover { text-decoration: underline }
small { display: block; color: var(--soft) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); font: 15px/1.6 Georgia, serif }
pre.code { font: 13px/1.5 ui-monospace, monospace; margin: 8px 0 }
label { display: block; margin: 0 0 14px; font-weight: 600; font-size: 14px }
input:not([type=checkbox]) { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--raised); color: inherit; font: 16px/1.4 system-ui, sans-serif }
input[aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad) }
.button { display: inline-block; padding: 11px 20px; border: 1px solid transparent; border-radius: 8px; background: var(--pencil); color: var(--on-pencil); font: 600 16px/1.2 system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer }
.button:hover { filter: brightness(1.08) }
.button.plain { background: none; border-color: var(--edge); color: var(--ink) }
.button.plain:hover { border-color: var(--ink); filter: none }
.button.bad { background: none; border-color: var(--bad); color: var(--bad) }
.button.small { padding: 6px 11px; font-size: 14px; font-weight: 500 }
.button.full { display: block; width: 100%; padding: 14px 20px }
:focus-visible { outline: 2px solid var(--pencil); outline-offset: 2px }
.strip { padding: 8px 20px; border-bottom: 1px dashed var(--warn); background: var(--on-warn); color: var(--warn); font-size: 14px; text-align: center }
.strip a { color: inherit }
.top { display: flex; justify-content: space-between; gap: 16px; margin: 0 0 28px; font-size: 15px }
.panel { padding: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised) }
.panel > :first-child { margin-top: 0 }
.panel > :last-child { margin-bottom: 0 }
.panel + .panel { margin-top: 20px }
.two { display: grid; gap: 32px; align-items: start }
.three { display: grid; gap: 0 16px }
.amount { margin: 0 0 24px; color: var(--ink); font: 600 40px/1.1 Georgia, serif; font-variant-numeric: lining-nums tabular-nums }
.amount span { color: var(--soft); font: 400 17px/1 system-ui, sans-serif }
.eyebrow { margin: 0 0 4px; font-size: 15px }
.sums { margin: 0 0 20px }
.sums div { display: flex; justify-content: space-between; gap: 24px; padding: 12px 0; border-top: 1px solid var(--line) }
.sums dt, .sums dd { margin: 0 }
.sums dd { flex: none; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
.sums .total { font-weight: 600; border-top-color: var(--ink) }
.sums.facts dt { color: var(--soft); white-space: nowrap }
.sums.facts dd { flex: 0 1 auto; min-width: 0 }
.sums.facts div:first-child { border-top: 0; padding-top: 0 }
.fine { font-size: 14px }
.note { padding: 12px 16px; border: 1px solid; border-radius: 8px; margin: 0 0 20px; color: var(--good); background: var(--on-good) }
.note.bad { color: var(--bad); background: var(--on-bad) }
.note.warn { color: var(--warn); background: var(--on-warn) }
.note p { color: inherit; margin: 0 }
.wrong { margin: -8px 0 14px; color: var(--bad); font-weight: 500 }
.badge { display: inline-block; padding: 2px 9px; border: 1px solid; border-radius: 99px; font: 600 13px/1.4 system-ui, sans-serif; color: var(--soft); white-space: nowrap }
.badge.good { color: var(--good); background: var(--on-good) }
.badge.bad { color: var(--bad); background: var(--on-bad) }
.badge.warn { color: var(--warn); background: var(--on-warn) }
.actions { display: flex; flex-wrap: wrap; gap: 10px; align-items: center }
.actions form, .actions p { margin: 0 }
.between { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 16px; margin: 28px 0 8px }
.panel .between:first-child { margin-top: 0 }
.panel.between { margin: 0; padding: 14px 20px }
.panel.between p { margin: 0 }
.between h1, .between h2 { margin: 0 }
.mono { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); margin: 12px 0 }
table { width: 100%; border-collapse: collapse; font-size: 15px }
th, td { padding: 10px 14px; text-align: left; vertical-align: top }
th { color: var(--soft); font-weight: 500; font-size: 14px; white-space: nowrap }
tr + tr td, thead + tbody td { border-top: 1px solid var(--line) }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.nowrap { white-space: nowrap }
td.tight { padding-top: 7px; padding-bottom: 7px }
details { margin: 20px 0 0 }
details > p { margin: 6px 0 0 }
summary { cursor: pointer; font-weight: 600; font-size: 14px }
.cards { margin: 12px 0 0 }
.cards a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding: 10px 14px; font-size: 14px }
.cards .mono { color: var(--ink) }
.cards span + span { color: var(--soft) }
@media (min-width: 720px) {
  .two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 56px }
  .three { grid-template-columns: 1fr 1fr }
}
@media (max-width: 719px) {
  .amount { font-size: 32px }
  .panel { padding: 18px }
  main { padding-top: 20px }
  .cards a { display: block }
  .cards span { display: block }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  table, tbody { display: block }
  tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; padding: 12px 16px }
  td, td.tight, tr + tr td, thead + tbody td { padding: 0; border: 0 }
  tr + tr { border-top: 1px solid var(--line) }
  td.number { margin-left: auto }
  td.tight { flex-basis: 100% }
}
`;
