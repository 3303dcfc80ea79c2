import type { Adapter, AdapterPayload } from "oidc-provider";

/** The most entries that are stored. When there are more, the oldest are removed. */
const capacity = 1000;

/** Stores sign-ins in progress, in memory until the sandbox ends. */
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
