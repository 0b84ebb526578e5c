/**
 * Whether the page still has the address that the router renders. After a click on a link or on Back, the router hears of
 * the new one a little later, and must not put another in its place in between.
 */
export function isShownAddress(href: string): boolean {
  return href === (location.hash || '#/');
}
