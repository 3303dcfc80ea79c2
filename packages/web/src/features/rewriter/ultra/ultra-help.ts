import { usePublicSettings } from "#src/api/public-settings.ts";

/** What Ultra run is, and where the text goes for it. */
function ultraHelp(languageModelHost: string | null): string {
  return languageModelHost
    ? `Pro writes, in the style and at the strength you choose. It uses the language model at ${languageModelHost}, and every answer is checked.`
    : "Pro writes, in the style and at the strength you choose: the local engine weighs many more wordings. Your text stays on this server.";
}

export function useUltraHelp(): string {
  return ultraHelp(usePublicSettings().languageModelHost);
}
