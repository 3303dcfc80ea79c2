import type { Adapter, AdapterPayload } from "oidc-provider";

/** Entries of an earlier sign-in are forgotten beyond this many, oldest first. */
const capacity = 1000;

/** Where the provider keeps sign-ins that are under way: nowhere but here, for as long as the sandbox runs. */
export function createMemory(): (model: string) => Adapter {
  const stored = new Map<string, AdapterPayload & { readonly endsAt: number }>();
  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    const find = async (id: string) => {
      const payload = stored.get(keyOf(id));
      return payload && payload.endsAt > Date.now() ? payload : undefined;
    };
    const findWhere = async (isAsked: (payload: AdapterPayload) => boolean) =>
      [...stored].find(([key, payload]) => key.startsWith(`${model} `) && isAsked(payload))?.[1];
    return {
      find,
      findByUid: (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findWhere((payload) => payload.userCode === userCode),
      async upsert(id, payload, expiresIn) {
        stored.delete(keyOf(id));
        stored.set(keyOf(id), { ...payload, endsAt: Date.now() + (expiresIn ?? 3600) * 1000 });
        const [oldest] = stored.keys();
        if (stored.size > capacity && oldest !== undefined) stored.delete(oldest);
      },
      async consume(id) {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        stored.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
      },
    };
  };
}
