import clsx from "clsx";
import { Link } from "react-router";
import { viewStrings } from "./strings.ts";
import { placeOf, type Tab, tabs, type View, views, viewsOf, viewTo } from "./views.ts";

/** Shows the admin panel's tabs and, below them, the views of the open tab if there are several. */
export function TabNav({ view }: { readonly view: View }) {
  const { tab } = placeOf(view);
  const ofTab = viewsOf(tab);
  return (
    <>
      <nav aria-label={viewStrings.tabs} className="mt-5 border-b border-hairline pb-3">
        <ul className="flex flex-wrap gap-1">
          {(Object.keys(tabs) as Tab[]).map((name) => (
            <li key={name}>
              <Link
                to={viewTo(viewsOf(name)[0]!)}
                state={{ keepPlace: true }}
                aria-current={name === tab ? "page" : undefined}
                className={clsx(
                  "flex h-11 items-center rounded-control px-3 text-sm font-medium md:h-9",
                  name === tab
                    ? "bg-pencil-wash text-pencil forced-colors:underline"
                    : "text-soft hover:bg-well hover:text-ink",
                )}
              >
                {tabs[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {ofTab.length > 1 && (
        <nav aria-label={viewStrings.views(tabs[tab])} className="mt-1">
          <ul className="flex flex-wrap gap-x-5">
            {ofTab.map((name) => (
              <li key={name}>
                <Link
                  to={viewTo(name)}
                  state={{ keepPlace: true }}
                  aria-current={name === view ? "page" : undefined}
                  className={clsx(
                    "flex h-11 items-center border-b-2 text-sm font-medium",
                    name === view
                      ? "border-pencil text-pencil"
                      : "border-transparent text-soft hover:border-control hover:text-ink",
                  )}
                >
                  {views[name].name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
