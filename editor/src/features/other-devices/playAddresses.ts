/** Where the page of the editor is. */
type PageAddress = Pick<Location, 'hostname' | 'href'>;

const token = /^#\/play\/([a-z2-7]{26})$/;

/** The token in the address of a shared game. */
export function tokenIn(hash: string): string | undefined {
  return token.exec(hash)?.[1];
}

/**
 * Addresses at which other devices reach the server, the most likely first; none when only this computer does. What this
 * page was opened by works elsewhere too, unless it means this computer.
 */
export function reachedAt(page: PageAddress, ofServer: readonly string[]): readonly string[] {
  const own = meansThisComputer(page.hostname) ? [] : [new URL('./', page.href).href];
  return [...new Set([...own, ...ofServer])];
}

/** The address of a shared game, at an address of the server. */
export function playAddress(server: string, token: string): string {
  return `${server}#/play/${token}`;
}

function meansThisComputer(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
