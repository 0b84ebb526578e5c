import type { Plugin } from 'vite';

/**
 * The page loads the editor after its language. This has browsers request the code and styles of the editor with the
 * page, so that they are there by then.
 */
export function preloadStart(): Plugin {
  return {
    name: 'playhouse-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || !filename.endsWith('/index.html')) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/start.tsx'));
        if (!start) return [];
        const scripts = [start.fileName, ...start.imports].map((file) => ['modulepreload', file] as const);
        const styles = [...(start.viteMetadata?.importedCss ?? [])].map((file) => ['stylesheet', file] as const);
        return [...scripts, ...styles]
          .filter(([, file]) => !html.includes(file))
          .map(([rel, file]) => ({
            tag: 'link',
            attrs: { rel, crossorigin: true, href: `./${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
