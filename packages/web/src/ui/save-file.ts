/** Puts a file where the browser puts downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers begin to read the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
