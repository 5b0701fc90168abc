/** Long after any browser has begun to read the file, which it may do only after the click has been handled. */
const readBy = 60_000;

/** Offers a file for saving under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readBy);
}
