/** The fragments of the URL that show the library. docs/product-rules.md#pages. */
export const libraryAddress = /^(#\/?|#\/projects)?$/;

/** Those that show an open project, but not its preview alone. */
export const projectAddress = /^#\/game\/(?![^/]+\/preview\b)/;

const pages = [
  ['library-files', libraryAddress],
  ['project-files', projectAddress],
] as const;

/** Has the browser request the files of the page at the address with those of the editor. */
export function preloadPage(): void {
  const [name] = pages.find(([, address]) => address.test(location.hash)) ?? [];
  if (name === undefined) return;
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  for (const address of named.split(' ').filter(Boolean)) {
    const kind = address.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href: address }));
  }
}
