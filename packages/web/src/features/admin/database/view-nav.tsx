import clsx from "clsx";
import { Link, useNavigate } from "react-router";
import { Select } from "#src/ui/select.tsx";
import { databaseStrings } from "./strings.ts";
import { type View, views, viewTo } from "./views.ts";

const names = Object.fromEntries(Object.entries(views).map(([view, { name }]) => [view, name])) as Record<View, string>;
const groups = [...new Set(Object.values(views).map(({ group }) => group))];

/** The views of the database viewer: a list at the side, on phones a select. */
export function ViewNav({ view }: { view: View }) {
  const navigate = useNavigate();
  return (
    <>
      <div className="mb-6 md:hidden">
        <label htmlFor="view" className="mb-1.5 block text-sm font-medium">
          {databaseStrings.view}
        </label>
        <Select
          id="view"
          name="view"
          value={view}
          options={names}
          onChange={(next) => navigate(viewTo(next), { state: { keepPlace: true } })}
        />
      </div>
      <nav aria-label={databaseStrings.views} className="hidden w-44 shrink-0 self-start md:sticky md:top-20 md:block">
        {groups.map((group) => (
          <div key={group} className="mb-4">
            <p id={`views-${group}`} className="mb-1 px-3 text-xs font-medium text-soft">
              {group}
            </p>
            <ul aria-labelledby={`views-${group}`}>
              {(Object.keys(views) as View[])
                .filter((name) => views[name].group === group)
                .map((name) => (
                  <li key={name}>
                    <Link
                      to={viewTo(name)}
                      state={{ keepPlace: true }}
                      aria-current={name === view ? "page" : undefined}
                      className={clsx(
                        "flex min-h-8 items-center rounded-control px-3 text-sm",
                        name === view
                          ? "bg-pencil-wash font-medium text-pencil forced-colors:underline"
                          : "text-soft hover:bg-well hover:text-ink",
                      )}
                    >
                      {views[name].name}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
