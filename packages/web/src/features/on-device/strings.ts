import { downloadBytes } from "./models/part-list.ts";

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

export const onDeviceStrings = {
  title: "Rewrite on this device",
  intro:
    "Your text stays on this device. Lite runs in your browser instead of on our server, and works without a connection.",
  switchLabel: "On this device",
  checking: "Checking this device.",
  unsupported:
    "This browser can't run Lite on this device. Use a current browser over an encrypted connection (https).",
  absent: `Lite isn't on this device yet. You only need to download it once (${megabytes(downloadBytes)} MB).`,
  absentOffline: "You're offline, and Lite isn't on this device yet. Connect to the internet to download it.",
  incomplete: (done: number) =>
    `The download isn't complete: ${megabytes(done)} of ${megabytes(downloadBytes)} MB. Continue where it stopped.`,
  incompleteOffline: (done: number) =>
    `You're offline, and the download isn't complete: ${megabytes(done)} of ${megabytes(downloadBytes)} MB. Connect to the internet to continue.`,
  downloading: (done: number) => `Downloading: ${megabytes(done)} of ${megabytes(downloadBytes)} MB.`,
  progress: "Download",
  starting: "Starting Lite on this device.",
  on: "Private mode is on. Your text stays on this device, and rewrites aren't counted.",
  offline: (left: number) => `You're offline. Connect within ${days(left)}, so that we can check your plan.`,
  update: "A new version is ready. Your text stays in this tab.",
  failures: {
    connection: "The connection was lost. We kept what you've downloaded so far.",
    storage: "This device doesn't have enough free storage. Free up about 40 MB, then continue.",
    replaced: "We've published a new version. Reload the page, then continue.",
    refused: "The server refused the download. Reload the page to see why.",
    damaged: "A part of the download was damaged twice. Continue to try again.",
    page: "The page couldn't be stored on this device. Continue to try again.",
  },
  refusals: {
    off: "Private mode is turned off on this site.",
    premium: "Private mode is part of Premium.",
    signed_out: "Log in to use private mode.",
    unknown: "We couldn't check your plan. Connect to the internet, then try again.",
    expired: "Your plan was last checked more than 7 days ago. Connect to the internet to check it again.",
  },
  engineFailed: "Lite stopped working on this device. Your text is still here and wasn't sent.",
  rewriteFailed: "Lite couldn't finish this on your device. Your text wasn't sent.",
  notOn: "Private mode isn't running, so your text wasn't rewritten. It wasn't sent to our server either.",
  limits: {
    title: "What's different here",
    items: [
      "Lite gives the same result as on our server. Your plan's word limit applies.",
      "Spelling and grammar also works offline once you've turned it on. It then adds 8 MB to the download.",
      "Ultra run, tones and batches need our server, so they aren't available here.",
      "Results aren't added to your history. They stay in this tab until you close it or log out.",
    ],
  },
  ultra: "Ultra run needs our server, so it isn't available on this device.",
  offlineLink: "You're offline. Only this page works without a connection.",
  download: "Download",
  continue: "Continue",
  cancel: "Cancel",
  remove: "Remove from this device",
  tryAgain: "Try Again",
  checkAgain: "Check again",
  reload: "Reload",
  useServer: "Use our server instead",
  seePlans: "See plans",
  logIn: "Log in",
  close: "Close",
} as const;
