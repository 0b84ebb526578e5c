/**
 * Fetches the page of the preview and what it names, so that the browser keeps them for when there is no network. Every game
 * runs in a page of its own, which is loaded anew each time.
 */
export async function loadPreviewFiles(): Promise<void> {
  const page = await (await fetch('./preview.html')).text();
  const named = Array.from(page.matchAll(/(?:src|href)="(\.\/[^"]+)"/g), ([, address]) => address ?? '');
  await Promise.all(named.map((address) => fetch(address)));
}
