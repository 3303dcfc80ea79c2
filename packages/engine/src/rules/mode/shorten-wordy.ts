import { any, inCompound } from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { binding, notBeforePlural, passive, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

const phrases = lines(
  `in order to > to
  so as to > to
  due to the fact that > because
  owing to the fact that > because
  despite the fact that > although
  in spite of the fact that > although
  in the event that > if
  in spite of > despite
  at this point in time > now
  at the present time > now
  on a regular basis > regularly
  on a daily basis > daily
  on a weekly basis > weekly
  in close proximity to > near
  in the vicinity of > near
  prior to > before
  subsequent to > after
  in the context of > in
  in the field|area|realm|domain of > in
  as a result of > because of
  as a means of > for
  for the purpose of > for
  for the purposes of > for
  by means of > by
  by virtue of > by
  with the aid|help of > with
  the vast|great majority of > most
  the majority of > most
  a great deal of > much
  in today 's world > today
  in the present day > today
  across the entire > across the
  the way|manner in which > how
  the question|issue of how|whether|why > $4
  the process of <Ving> > $4
  the act of <Ving> > $4
  the task of <Ving> > $4
  the fact of the matter is that > the fact is that
  the reason why > why
  the reason for this is that > because
  until such time as > until
  during the course of > during
  over the course of > over
  throughout the course of > throughout
  in the course of > during
  in addition to > besides
  together with > with
  first and foremost > first
  with the intention of > for
  in an effort|attempt to > to
  in accordance with > under
  with a view to > for
  take place in > happen in
  in a timely manner|fashion > promptly
  in such a way that > so that
  at all times > always`,
  binding,
);

const amounts = lines(
  `a large|great|vast|significant|considerable|substantial number of > many
  a wide|broad|diverse|vast range|variety|array of > many
  a number of > several
  a variety of > various
  an array of > various`,
  any(binding, notBeforePlural),
);

const verbs = lines(
  `~make use of > ~use
  ~make|take a|the decision to > ~decide to
  ~make changes|modifications|adjustments to > ~change
  ~make improvements to > ~improve
  ~make an attempt|effort to > ~try to
  ~come to the conclusion that > ~conclude that
  ~reach the conclusion that > ~conclude that
  ~give consideration to > ~consider
  ~have a tendency to > ~tend to
  ~have an impact|effect|influence on > ~affect
  ~be in need of > ~need
  ~be in possession of > ~have
  ~be dependent on|upon > ~depend on
  ~be indicative of > ~indicate
  ~be representative of > ~represent
  ~be reflective of > ~reflect
  ~be supportive of > ~support
  ~provide support to|for > ~support
  ~provide assistance to > ~help
  ~provide protection to|for > ~protect
  ~provide an overview|outline of > ~outline
  ~provide a summary of > ~summarize
  ~provide a description of > ~describe
  ~provide an explanation of|for > ~explain
  ~provide an analysis of > ~analyze
  ~offer support to|for > ~support
  ~offer assistance to > ~help
  ~conduct|perform an analysis of > ~analyze
  ~conduct|perform an evaluation|assessment of > ~assess
  ~conduct|perform an investigation of|into > ~investigate
  ~conduct|perform a comparison of > ~compare
  ~conduct|perform a review of > ~review
  ~carry out an analysis of > ~analyze
  ~place emphasis on > ~stress
  ~put emphasis on > ~stress
  ~lay emphasis on > ~stress
  ~serve to <V> > ~$3
  ~help to <V> > ~help $3
  ~continue to be > ~remain
  ~bring about an improvement in > ~improve
  ~lead to an increase in > ~increase
  ~lead to a reduction|decrease in > ~reduce
  ~result in an increase in > ~increase
  ~result in a reduction|decrease in > ~reduce
  ~cause an increase in > ~increase
  ~reach an agreement on|about > ~agree on
  ~engage in a discussion about|of > ~discuss
  ~hold a discussion about|on > ~discuss
  ~put an end to > ~end
  ~give rise to > ~cause
  is|are|am able to > can
  has|have the ability|capacity to > can
  ~collaborate|combine|join|merge|gather together > ~$1
  ~return|revert back to > ~$1 to`,
  any(binding, passive),
);

const doublets = lines(
  `aims and objectives > aims
  goals and objectives > goals
  rules and regulations > rules
  needs and requirements > needs
  skills and abilities > skills
  problems and issues > problems
  issues and problems > problems
  challenges and obstacles|difficulties > challenges
  obstacles and challenges > obstacles
  thoughts and ideas > ideas
  hopes and dreams > hopes
  support and assistance|help > support
  guidance and direction > guidance
  trials and tribulations > trials
  hustle and bustle > bustle
  new and innovative > innovative
  unique and distinctive > distinctive
  simple and easy > simple
  safe and secure > secure
  full and complete > complete
  comprehensive and thorough|detailed|complete > thorough
  thorough and comprehensive > thorough
  strong and robust > strong
  rich and diverse > diverse
  meaningful and impactful > meaningful
  careful and meticulous > careful
  important and significant > important
  vital and essential|important > vital
  crucial and essential|important > crucial
  various different > different
  end|final result > result
  final outcome > outcome
  past history > history
  past experience > experience
  future plans > plans
  advance planning|notice|warning > $2
  basic fundamentals|principles > $2
  close proximity > proximity
  added bonus > bonus
  free gift > gift
  new innovation|innovations > $2
  unexpected surprise > surprise
  completely eliminate > eliminate
  completely eliminated > eliminated
  still remains > remains
  currently underway > underway
  absolutely essential|necessary|vital|crucial|critical > $2
  overall summary > summary
  personal opinion > opinion
  true fact|facts > $2
  whole entire > entire
  in actual fact > in fact
  group together > group`,
  any(inCompound, statistical),
);

/** Wordy phrases and verbs, each with a shorter one, and pairs of words that say one thing. */
export const wordy: readonly Entry[] = [...phrases, ...amounts, ...verbs, ...doublets];
