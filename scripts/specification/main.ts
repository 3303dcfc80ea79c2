import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findTests } from "./find-tests.ts";
import { parts, root, source } from "./read-requirements.ts";
import { writeTests } from "./write-tests.ts";

// Writes the tests of each requirement into the last column of the specification's tables.
const tests = findTests();
for (const part of parts) writeFileSync(join(root, part), writeTests(source(part), tests));
