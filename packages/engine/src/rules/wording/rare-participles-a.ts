import { any, inFormulas, inLaw, inSentenceWith } from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { wordLines } from "./word-lines.ts";

/** Participles and phrases that hang on them. */
export const participles: Entry[] = wordLines(
  6,
  `accustomed to > used to
  as|than anticipated > $1 expected
  ~be bestowed on|upon > ~be given to
  bolstered by > helped by, strengthened by
  ~feel [ compelled ] to > driven, bound
  @AUX|ADV [ compelled to ] > forced to (8)
  confined to > limited to (8)
  coupled with > along with, together with, combined with
  deemed > considered
  dictated by > set by, decided by, shaped by (8)
  ~dictate what|how|when|where|who > ~decide $2
  ~dictate that/SCONJ > ~say that, ~require that (8)
  embroiled in > caught up in, involved in
  enamored|enamoured with|of > in love with
  ensnared > caught, trapped
  entangled in > caught in, caught up in
  entrusted with > trusted with
  better|well equipped to > $1 prepared to
  fueled|fuelled by > driven by
  hailed|heralded as > praised as
  illuminated by > lit by
  imbued with > filled with, full of
  infused with > filled with
  intertwined with > linked with
  ~be intertwined > ~be linked, ~be connected
  intrigued by > curious about, interested in, fascinated by
  [ intrigued ] , > curious
  etched in|into my|our|your|his|her|their memory|memories|mind|minds > fixed in $3 $4
  , [ comprising ] > made up of
  ~constitute @NUM > ~make-up $2
  derived joy|pleasure|satisfaction from > got $2 from
  @NOUN [ exceeding ] @NUM > of more than`,
  {
    unless: any(
      inFormulas,
      inLaw,
      inSentenceWith(
        ...`bed wheelchair engine car vehicle gas coal gasoline vanilla oil garlic herb tea fish net rope
          particle spin qubits cavity speed`.split(/\s+/),
      ),
    ),
  },
);
