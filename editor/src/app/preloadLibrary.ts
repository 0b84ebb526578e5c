/**
 * At the address of the library, has the browser request its scripts with those of the editor. Elsewhere they are not
 * needed at once.
 */
export function preloadLibrary(): void {
  if (!libraryAddress.test(location.hash)) return;
  const named = document.querySelector<HTMLMetaElement>('meta[name="library-scripts"]')?.content ?? '';
  for (const address of named.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }));
  }
}

/** The fragments of the URL that show the library. docs/product-rules.md#pages. */
export const libraryAddress = /^(#\/?|#\/projects)?$/;
