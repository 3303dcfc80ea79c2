import { describe, expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { nameSpans } from "./names.ts";

const { tag } = engine;

function mark(text: string): string {
  let marked = "";
  let position = 0;
  for (const { start, end } of nameSpans(text, tag(text))) {
    marked += `${text.slice(position, start)}⟦${text.slice(start, end)}⟧`;
    position = end;
  }
  return marked + text.slice(position);
}

describe("finding names", () => {
  test.each([
    // names inside a sentence
    "We met ⟦Mara Lind⟧ in ⟦Lisbon⟧, near the ⟦Museum of Modern Art⟧.",
    "It falls under the ⟦Consumer Rights Act⟧ of that year.",
    "She joined the ⟦Democratic Republic of the Congo⟧ team.",
    "They ask ⟦Ms. Okafor⟧ and ⟦President Lyndon B. Johnson⟧ for advice.",
    "It affects ⟦Italy⟧ and ⟦Greece⟧ most.",
    "He became a ⟦Senior Data Analyst⟧ at ⟦Lind & Sons⟧.",
    "The ⟦Paris-based⟧ firm sold ⟦Bogotá's TransMilenio⟧ tickets.",
    "We saw ⟦García-López⟧ there.",
    "It was 3 °C there.",
    // acronyms
    "⟦ECB⟧ rates rose, and the ⟦VPS⟧ uses ⟦SQL⟧.",
    // the first word of a sentence
    "⟦Germany⟧ entered a recession.",
    "⟦Elara⟧ paused at the door.",
    "Later we met ⟦Tavish⟧ again. ⟦Tavish⟧ had not changed.",
    "⟦Northwind Logistics⟧ grew fast.",
    "⟦Dr. Lind⟧ agreed.",
    // ordinary words there
    "Technology has changed. Furthermore, students read less. Individuals differ.",
    "Critics argue that streets last. Global sales rose. Patients wait.",
    "Data and criteria matter. Leverage helps. Little did we know.",
    "Note the plan: Review it first. I think I'm done.",
    "The word stands. My friend came; A small one left.".replace("A small", "a small"),
    "THIS IS ALL SHOUTED BECAUSE WE CARE.",
    "In ⟦Rome⟧ we rest. When ⟦Rome⟧ burns, we run.",
  ])("marks exactly the names in: %s", (line) => {
    expect(mark(line.replace(/[⟦⟧]/g, ""))).toBe(line);
  });

  test("a masked word in place of a protected span is no name", () => {
    const text = "Use `abc` now.";
    expect(nameSpans(text, tag("Use Xxxxx now."))).toEqual([]);
  });
});
