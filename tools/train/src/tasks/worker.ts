import { parentPort, workerData } from "node:worker_threads";
import { type TaskName, tasks } from "./tasks.ts";

const { name, input }: { name: TaskName; input: never } = workerData;
parentPort!.postMessage(await tasks[name](input));
