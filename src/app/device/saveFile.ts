/** Time for which a download's address stays valid, in ms: Safari starts the download later. */
const VALID_MS = 60_000;

/** Downloads a file under its own name. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), VALID_MS);
}
