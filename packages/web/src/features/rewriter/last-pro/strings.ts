export const lastProStrings = {
  said: "That was your last free Pro rewrite.",
  compare: "That was your last free Pro rewrite. Compare it with Lite's version below.",
  title: "Pro and Lite, side by side",
  next: "From now on, Lite rewrites your texts. With Premium, our stronger engine, Pro, rewrites all of them.",
  upgrade: "Upgrade to Premium",
} as const;
