/** Where the pages of tables, assets and scripts are, before their id. docs/product-rules.md#pages. */
const pagePaths = {
  image: 'assets/image',
  sound: 'assets/sound',
  font: 'assets/fonts',
  table: 'table',
  controller: 'controller',
  delegate: 'delegate',
} as const;

export type PageKind = keyof typeof pagePaths;

const pageKinds = Object.keys(pagePaths) as readonly PageKind[];

/** The part of a game that is open, as encoded in the URL. docs/product-rules.md#pages. */
export type ProjectRoute =
  | { readonly kind: 'scene'; readonly scene: string }
  | { readonly kind: 'prototype'; readonly prototype: string }
  | { readonly kind: 'instance'; readonly scene: string; readonly instance: string }
  | { readonly kind: 'page'; readonly page: PageKind; readonly id: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'unknown' };

/** Parses the part of a URL that follows the game's id, still encoded. */
export function readRoute(rest: string): ProjectRoute {
  const parts = decoded(rest);
  if (!parts) return { kind: 'unknown' };
  const [first, id, ...more] = parts;
  if (first === undefined) return { kind: 'start' };
  if (first === 'prototype' && id !== undefined && more.length === 0) return { kind: 'prototype', prototype: id };
  const page = pageKinds.find((kind) => pagePaths[kind] === [first, id, ...more].slice(0, -1).join('/'));
  const last = [id, ...more].at(-1);
  if (page !== undefined && last !== undefined) return { kind: 'page', page, id: last };
  if (first !== 'scene' || id === undefined) return { kind: 'unknown' };
  if (more.length === 0) return { kind: 'scene', scene: id };
  const actor = more[more.indexOf('actor') + 1];
  const isInstance = more.includes('actor') && actor !== undefined;
  return isInstance ? { kind: 'instance', scene: id, instance: actor } : { kind: 'unknown' };
}

/** The parts of an address; undefined if it is malformed. */
function decoded(address: string): readonly string[] | undefined {
  try {
    return address.split('/').flatMap((part) => (part === '' ? [] : decodeURIComponent(part)));
  } catch {
    return undefined;
  }
}

/** A page that shows a list of behaviors. */
export type ListRoute = Extract<ProjectRoute, { kind: 'prototype' | 'instance' }>;

/** True for the pages that show a list of behaviors. */
export function showsList(route: ProjectRoute): route is ListRoute {
  return route.kind === 'prototype' || route.kind === 'instance';
}

/** True when an address inside the game, with or without its query, leads to a page. */
export function canOpen(address: string): boolean {
  return readRoute(address.replace(/\?.*/, '')).kind !== 'unknown';
}
