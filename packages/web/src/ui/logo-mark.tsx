/** Shows the logo: a crossed-out word, a proof-reader's caret, and the better word above. */
export function LogoMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      className="shrink-0"
      fill="none"
      strokeLinecap="round"
    >
      <path d="M12 8h16" className="stroke-pencil" strokeWidth="4.5" />
      <path d="M5 22.5h22" className="stroke-control" strokeWidth="5" opacity="0.55" />
      <path d="M2.5 25 29.5 20" className="stroke-ink" strokeWidth="2" />
      <path
        d="m3.5 12.5 3.25-5 3.25 5"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
        transform="translate(-1 1)"
      />
    </svg>
  );
}
