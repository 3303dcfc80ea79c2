import { changeSavedWords, clearSavedWords, readSavedWords } from "@rewright/contract/saved-words";
import { type ApiRoute, route, sessionOf } from "../http/route.ts";
import { changeSavedSettings, clearSavedSettings, readSavedSettings, type SavedWordsDeps } from "./saved-settings.ts";

/** Returns the API routes for the words and the style that accounts save. */
export const savedWordsRoutes = (deps: SavedWordsDeps): ApiRoute[] => [
  route(readSavedWords, (call) => readSavedSettings(deps, sessionOf(call).account.id)),
  route(changeSavedWords, (call) => changeSavedSettings(deps, sessionOf(call).account.id, call.input)),
  route(clearSavedWords, (call) => clearSavedSettings(deps, sessionOf(call).account.id)),
];
