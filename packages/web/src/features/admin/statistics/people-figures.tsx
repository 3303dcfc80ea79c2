import type { userStats } from "@rewright/contract/admin/users";
import { useQuery } from "@tanstack/react-query";
import { read } from "#src/api/call.ts";
import { StatCard } from "../fields/stat-card.tsx";
import { count, total } from "../fields/total.ts";
import { Figures } from "./figures.tsx";
import { statisticsStrings } from "./strings.ts";

/** Shows the number of accounts of each kind. */
export function PeopleFigures() {
  const query = useQuery({
    queryKey: ["/api/users/stats"],
    queryFn: async ({ signal }) => (await read<typeof userStats>("/api/users/stats", signal)).data,
  });
  const now = query.data;
  return (
    <Figures title={statisticsStrings.people} failed={statisticsStrings.usersFailed} query={query}>
      <StatCard
        name={statisticsStrings.users}
        value={now && total({ total: now.total_users, total_is_estimate: now.total_is_estimate })}
        note={
          now &&
          `${count(now.unverified_users)} unverified, ${count(now.banned_users)} banned, ${count(now.admins)} ${now.admins === 1 ? "admin" : "admins"}`
        }
      />
      <StatCard
        name={statisticsStrings.activeToday}
        value={now && count(now.active_today)}
        note={statisticsStrings.loggedInWithin24}
      />
      <StatCard
        name={statisticsStrings.premiumUsers}
        value={now && count(now.premium_users)}
        note={now && statisticsStrings.grantedBy(count(now.granted_users))}
      />
      <StatCard
        name={statisticsStrings.rewrites}
        value={now && count(now.total_generations)}
        note={statisticsStrings.byEveryone}
      />
    </Figures>
  );
}
