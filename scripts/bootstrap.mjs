// Makes a fresh checkout ready: `node scripts/bootstrap.mjs [web] [browser]`. Plain JavaScript without dependencies,
// because it runs before there are any and on Node 20.

const oldestNode = 20;
if (Number(process.versions.node.split(".")[0]) < oldestNode) {
  console.error(`This needs Node ${oldestNode} or later to set itself up; this is Node ${process.versions.node}.`);
  process.exit(1);
}

// Imported here and not above, so that an older Node gives the sentence above and not a syntax error.
const { setUp } = await import("./set-up/set-up.mjs");
try {
  await setUp(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error && error.name === "SetUpError" ? error.message : error);
  process.exit(1);
}
