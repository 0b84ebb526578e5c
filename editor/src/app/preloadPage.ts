/** The fragments of the URL that show the library. docs/product-rules.md#pages. */
export const libraryAddress = /^(#\/?|#\/projects)?$/;

/** Those that show an open project, but not its preview alone. */
export const projectAddress = /^#\/game\/(?![^/]+\/preview\b)/;

const pages = [
  ['library-scripts', libraryAddress],
  ['project-scripts', projectAddress],
] as const;

/** Has the browser request the scripts of the page at the address with those of the editor. */
export function preloadPage(): void {
  const [name] = pages.find(([, address]) => address.test(location.hash)) ?? [];
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  for (const address of named.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }));
  }
}
