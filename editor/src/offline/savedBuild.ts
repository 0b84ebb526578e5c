/** The files of one version of the editor, as the service worker saves them. Written by `editor/offlineFiles.ts`. */
export interface SavedBuild {
  /** Changes with any file. */
  readonly version: string;
  /** Name of the page's first script, from which a page knows its version. */
  readonly page: string;
  /** The preview frame, and the code of its workers, each as a single file whose name changes with its contents. */
  readonly preview: { readonly frame: string; readonly worker: string };
  /** All files to save, as paths below the page's folder. */
  readonly files: readonly string[];
}

/** What answers a request: a saved file, the preview of a page's version, or the network (undefined). */
export type Answer =
  | { readonly kind: 'file'; readonly path: string }
  /** Files whose names change with their contents may come from any saved version. */
  | { readonly kind: 'asset'; readonly path: string }
  | { readonly kind: 'frame'; readonly page: string | undefined }
  | { readonly kind: 'worker'; readonly page: string | undefined };

/** Addresses that are answered with files of the version of the page that asks. */
const previewParts = new Map<string, 'frame' | 'worker'>([
  ['preview.html', 'frame'],
  ['preview-worker.js', 'worker'],
]);

/** Chooses what answers a request of the page. */
export function answerOf(
  build: Pick<SavedBuild, 'files'>,
  scope: string,
  { url, method }: Pick<Request, 'url' | 'method'>,
): Answer | undefined {
  const { origin, pathname, searchParams } = new URL(url);
  const base = new URL(scope);
  if (method !== 'GET' || origin !== base.origin || !pathname.startsWith(base.pathname)) return undefined;
  const path = pathname.slice(base.pathname.length) || 'index.html';
  const part = previewParts.get(path);
  if (part) return { kind: part, page: searchParams.get('page') ?? undefined };
  if (path.startsWith('assets/')) return { kind: 'asset', path };
  return build.files.includes(path) ? { kind: 'file', path } : undefined;
}

const prefix = 'playhouse-';

/** Name of the cache of a version. */
export function cacheOf(version: string): string {
  return `${prefix}${version}`;
}

/**
 * Caches to delete when a version takes over, of those that exist, oldest first. Open pages may be of the version before
 * it and load parts of it later.
 */
export function outdated(names: readonly string[], version: string, isAnyPageOpen: boolean): readonly string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(version));
  return isAnyPageOpen ? others.slice(0, -1) : others;
}
