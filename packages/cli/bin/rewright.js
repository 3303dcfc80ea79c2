#!/usr/bin/env node
// Plain JavaScript, so that an older Node gives a sentence instead of a syntax error.
const wanted = 24;
if (Number(process.versions.node.split(".")[0]) < wanted) {
  console.error(
    `rewright: Node ${wanted} or later is needed and this is ${process.versions.node}; from the repository's root, npx rewright finds the one that npm ci installed`,
  );
  process.exitCode = 1;
} else {
  const { main } = await import("../src/main.ts");
  process.exitCode = await main(process.argv.slice(2));
}
