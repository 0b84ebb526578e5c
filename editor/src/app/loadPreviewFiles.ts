/**
 * Fetches what the page of the preview names, so that the browser has it when a game is played for the first time. The
 * page itself is asked for again each time, and needs the network.
 */
export async function loadPreviewFiles(): Promise<void> {
  const page = await (await fetch('./preview.html')).text();
  const named = Array.from(page.matchAll(/(?:src|href)="(\.\/[^"]+)"/g), ([, address]) => address ?? '');
  await Promise.all(named.map((address) => fetch(address)));
}
