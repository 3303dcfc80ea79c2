import { waitingUnderLoad } from "@rewright/contract/measured";
import { graceDays, plans, yearlySavingPercent } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";

const premium = plans.premium.name;
const free = plans.free.name;
const { premiumSeconds, freeSeconds } = waitingUnderLoad;

/** Holds the wording of the pricing page, its cards and its questions. */
export const pricingStrings = {
  lead: `${free} for short texts. ${premium} for everything else.`,
  checkoutCanceled: "You canceled the checkout. You weren't charged, and your plan hasn't changed.",
  billingPeriod: "Billing period",
  save: `Save ${yearlySavingPercent}%`,
  perMonth: "per month",
  popular: "Most Popular",
  currentPlan: "Current Plan",
  notIncluded: "Not included: ",

  freeForever: "Free forever. No card needed.",
  getStarted: "Get Started Free",
  afterPremium: `If ${premium} ends, you go back to ${free}.`,

  offers: {
    free: "For short texts",
    premium: "For long texts and everyday writing",
    words: (words: string) => `${words} per text`,
    dailyRewrites: (rewrites: string, hours: number) => `${rewrites} every ${hours} hours`,
    proRewrites: (rewrites: string) => `${rewrites} with Pro, our stronger engine`,
    proRewritesNote: "You get them once, when you verify your email. They don't count toward your daily rewrites.",
    chooseTone: "You can choose a tone.",
    styles: "All styles and strengths, and a list of words to leave unchanged",
    changes: "See why each word changed, and undo anything",
    measures: "AI score and readability, before and after each rewrite",
    files: "Open and download .txt, .md and .docx files",
    ultra: "Ultra run",
    ultraNote:
      "Pro writes in the style you choose. We check every sentence against your original, and paragraphs appear as they're ready.",
    everythingIn: `Everything in ${free}`,
    unlimited: "Unlimited rewrites",
    queue: "Priority when it's busy",
    queueNote: `In our load test, half of all ${premium} texts were ready within ${premiumSeconds} seconds, and half of all ${free} texts within ${freeSeconds} seconds.`,
    history: "History",
    historyOf: (rewrites: string) => `History of your last ${rewrites}`,
    historyNote: "In every browser where you're logged in. You can turn history off.",
    privateMode: "Private mode",
    privateModeNote: "Lite runs in your browser, even offline. Your text isn't sent.",
    batch: "Batch upload",
    batchNote: (files: string, hours: string) => `Up to ${files} at once, kept for ${hours}.`,
    batchElsewhere: `Comes only with yearly ${premium}.`,
  },

  billedMonthly: (year: string) => `Billed monthly. Or pay ${year} a year and save ${yearlySavingPercent}%.`,
  billedYearly: (year: string, saved: string) => `Billed ${year} once a year. You save ${saved}.`,

  upgrade: "Upgrade to Premium",
  processing: "Processing...",
  processingAloud: "Opening the payment page...",
  notForSale: "Not available yet",
  noPayments: "Payments aren't set up on this site yet.",
  manage: "Manage subscription",
  logIn: "Log in",
  paymentFailed: "Payment failed. Please try again.",
  unavailable: "Subscription system not available. Please contact support or try again later.",
  noCheckout: (reason: string) => `Failed to create subscription checkout: ${reason}`,
  terms: "Terms of payment",
  renewal: (price: string, unit: string) =>
    `You pay ${price} now and ${price} every ${unit} until you cancel. Cancel online at any time: you keep ${premium} until the end of the ${unit} you've paid for.`,

  given: `You have ${premium} free of charge.`,
  ending: `You've canceled. You keep ${premium} until the end of the period you've paid for.`,
  paying: (price: string, unit: string) => `You pay ${price} every ${unit}.`,
  otherPeriod: (own: string, other: string) =>
    `You have ${premium}, billed ${own}. To switch to ${other}, cancel, then subscribe again when the current billing period ends.`,

  compare: {
    title: "Yearly or monthly?",
    yearly: "Paid once a year",
    monthly: "12 months, paid monthly",
    saved: "You save",
    note: "Both renew until you cancel. Batch upload comes only with the yearly plan.",
  },

  questions: {
    title: "Before you pay",
    pay: "What do I pay, and when?",
    payAnswer: (month: string, year: string) =>
      `${month} a month or ${year} a year, in US dollars. You pay when you subscribe and at the start of each new period, until you cancel.`,
    cancel: "How do I cancel?",
    cancelAnswer: `Open the account menu, choose "Manage subscription", then "Cancel Subscription", and confirm. You keep ${premium} until the end of the period you've paid for, and you can resume your subscription at any time before then.`,
    card: "Who gets my card details?",
    cardAnswer: `Stripe, our payment provider, on its own page. ${productName} never sees your card number. We only learn whether you've paid, how much, and for which period.`,
    failure: "What if a payment fails?",
    failureAnswer: `You keep ${premium} for ${graceDays} days, and we ask you to update your card. If the payment still hasn't gone through by then, you go back to ${free}. Nothing you wrote is deleted.`,
    refund: "Can I get a refund?",
    refundAnswer: {
      text: "Canceling stops future payments. We don't refund the current period automatically. Your statutory rights are unaffected.",
      link: "If something went wrong, write to us.",
    },
    texts: "What happens to my texts when Premium ends?",
    textsAnswer: (words: string) =>
      `You continue on ${free}, with ${words} per text. Your history is hidden and nothing is added to it. You can delete it at any time.`,
  },
} as const;
