import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const scroller = ".result-sheet .sheet-scroll";

/** Keeps the scroll position when the finished result replaces the partial one. */
export function useKeptScroll(panels: RefObject<HTMLElement | null>, coming: boolean): void {
  const top = useRef(0);

  useEffect(() => {
    const element = panels.current;
    if (!coming || !element) return;
    top.current = 0;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches(scroller)) top.current = target.scrollTop;
    };
    element.addEventListener("scroll", note, { capture: true });
    return () => element.removeEventListener("scroll", note, { capture: true });
  }, [coming, panels]);

  useLayoutEffect(() => {
    const text = panels.current?.querySelector(scroller);
    if (!coming && text && top.current > 0) text.scrollTop = top.current;
    if (!coming) top.current = 0;
  }, [coming, panels]);
}
