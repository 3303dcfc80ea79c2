import { expect, test } from "vitest";
import { articleFor } from "./article.ts";

const an = `apple hour hourly honest honor honourable heir heiress herb herbal umbrella uncle unusual unimportant unidentified
  unintended unimaginative unnecessary urgent utter ultimate usher understanding Euler image idea eight F X-ray f-string n-gram e-mail
  FBI SSD HTTP HTML SQL MRI NGO LED AI API FAQ LLM LLMs SUV XML RSVP HVAC SPSS IEEE OPEC ASCII NAACP F.B.I. M.B.A. mRNA iPhone MP3
  H100 x86 S3 N95 8 80 800 8,000 8.5 8th 8-bit 11 11th 18 18-month 11,000 18,500 1800s $8 $11 html nth élite
  "apple" “important” **important** (old) important essential easy-to-use overall effective Arctic Uber heirloom online 
  SEO IT ID HR-led MIT yttrium onerous early added MSc R&D M&A S&P F# LGBTQ+ x-axis`;
const a = `house user used useful usual unique university union unilateral unit unified universal uniform European euphemism ewe one
  one-off one-time once once-popular ubiquitous utility utopian uranium urinary Ukrainian Ugandan UFO ukulele unanimous humble historic
  hotel herd heroic honeymoon year yellow UK US UN URL USB UX UI U-turn T-shirt B C PDF CPU GPU DVD BBC NASA NATO JSON YAML REST RAM
  LAN SIM RAID STEM UNESCO UEFA HIPAA 1 10 100 118 1,100 180 7 90 1st 2018 12 $10 pdf usb ux tool big key strong useful-looking
  "unique" **key** (new) 0.8 NEW MUST LARGE # % = & θ wonderful world whole Uyghur U.S. U.K. Mr. St. lb hmm C++ PhD`;

const words = (list: string) => list.trim().split(/\s+/);

test.each(words(an))("%s takes the article “an”", (word) => {
  expect(articleFor(word)).toBe("an");
});

test.each(words(a))("%s takes the article “a”", (word) => {
  expect(articleFor(word)).toBe("a");
});

test("before several words, the article suits the first", () => {
  expect(articleFor("useful idea")).toBe("a");
  expect(articleFor("honest user")).toBe("an");
});

test("text without letters or digits takes the article “a”", () => {
  expect(articleFor("")).toBe("a");
  expect(articleFor(" …")).toBe("a");
});
