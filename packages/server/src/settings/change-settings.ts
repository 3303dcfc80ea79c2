import type { changeSystemSettings } from "@rewright/contract/admin/settings";
import type { z } from "zod";
import { lockAdmins } from "../accounts/administrators/lock-admins.ts";
import { AppError } from "../app-error.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Db } from "../db/database.ts";
import { fieldOf, type SettingName, settingNames } from "./names.ts";
import { findChosen, updateChosen } from "./store.ts";

/**
 * Changes some system settings, and writes the old and new values to the audit log.
 * @throws AppError `forbidden`, `changed_meanwhile` if the caller saw an older version of the settings
 */
export async function changeSettings(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  actor: { readonly id: string },
  { version, settings: asked }: z.output<(typeof changeSystemSettings)["input"]>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmins(tx, actor.id);
    const chosen = await findChosen(tx);
    if (chosen.version !== version) throw new AppError("changed_meanwhile");
    const changed = settingNames.filter((name) => asked[name] !== undefined && asked[name] !== chosen[fieldOf[name]]);
    if (changed.length === 0) return;
    const valuesOf = (read: (name: SettingName) => unknown) =>
      Object.fromEntries(changed.map((name) => [name, read(name)]));
    const change = Object.fromEntries(changed.map((name) => [fieldOf[name], asked[name]]));
    const at = now();
    if (!(await updateChosen(tx, version, { ...change, updatedAt: at, updatedBy: actor.id }))) {
      throw new AppError("changed_meanwhile");
    }
    await writeAudit(tx, at, {
      actorId: actor.id,
      action: "settings.change",
      target: { kind: "settings", id: null },
      details: { before: valuesOf((name) => chosen[fieldOf[name]]), after: valuesOf((name) => asked[name]) },
    });
  });
}
