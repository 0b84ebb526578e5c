/** Hands out a file, as a download of the browser. */
export function saveFile(name: string, content: Uint8Array<ArrayBuffer> | Blob | string, type: string): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
