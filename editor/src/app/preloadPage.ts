/** The fragments of the URL that show the library. docs/product-rules.md#pages. */
export const libraryAddress = /^(#\/?|#\/projects)?$/;

/** Those that show an open project, but not its preview alone. */
export const projectAddress = /^#\/game\/(?![^/]+\/preview\b)/;

/** Has the browser request the files of an open project, if the address shows one, with those of the editor. */
export function preloadPage(): void {
  if (!projectAddress.test(location.hash)) return;
  const named = document.querySelector<HTMLMetaElement>('meta[name="project-files"]')?.content ?? '';
  for (const address of named.split(' ').filter(Boolean)) {
    const kind = address.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href: address }));
  }
}
