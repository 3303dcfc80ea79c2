/** A word struck out, a better one written above it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="shrink-0">
      <path d="M13 9.5h15" className="stroke-pencil" strokeWidth="4" strokeLinecap="round" />
      <path d="M4 21.5h20" className="stroke-hairline" strokeWidth="6" strokeLinecap="round" />
      <path d="M2 24 26 19" className="stroke-pencil" strokeWidth="2" strokeLinecap="round" />
      <path
        d="m4 13.5 3.5-4.5 3.5 4.5"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </svg>
  );
}
