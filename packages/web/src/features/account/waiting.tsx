/** Shows an animation, and a text that says what the page is waiting for. */
export function Waiting({ children }: { children: string }) {
  return (
    <div role="status">
      <div aria-hidden="true">
        <div className="draft-line w-full">
          <i />
        </div>
        <div className="draft-line w-10/12">
          <i />
        </div>
      </div>
      <p className="mt-4 text-sm text-soft">{children}</p>
    </div>
  );
}
