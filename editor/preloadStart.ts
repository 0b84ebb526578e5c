import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What pages load first, by the names of their `meta` elements. */
const pages = {
  'library-files': ['/src/features/projects/ProjectsPage.tsx'],
  'project-files': [
    '/src/app/ProjectFrame.tsx',
    '/src/features/project-page/ProjectPage.tsx',
    '/src/features/inspector/Inspector.tsx',
  ],
} as const;

/**
 * The page loads the editor after its language. This has browsers request the code and styles of the editor with the
 * page, so that they are there by then. What the library and the page of a project need besides is named in `meta`
 * elements, from which the page requests it at their addresses.
 */
export function preloadStart(): Plugin {
  return {
    name: 'playhouse-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || !filename.endsWith('/index.html')) return [];
        const chunks = new Map(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
        );
        const start = chunkOf(chunks, '/src/start.tsx');
        if (!start) return [];
        const scripts = [start.fileName, ...start.imports].map((file) => ['modulepreload', file] as const);
        const styles = [...(start.viteMetadata?.importedCss ?? [])].map((file) => ['stylesheet', file] as const);
        const links = [...scripts, ...styles]
          .filter(([, file]) => !html.includes(file))
          .map(([rel, file]): HtmlTagDescriptor => {
            return { tag: 'link', attrs: { rel, crossorigin: true, href: `./${file}` }, injectTo: 'head' };
          });
        const first = withImports(chunks, start.fileName);
        const others = Object.entries(pages).map(([name, modules]): HtmlTagDescriptor => {
          const files = new Set(modules.flatMap((module) => [...withImports(chunks, fileOf(chunks, module))]));
          const rest = [...files].filter((file) => !first.has(file));
          const css = new Set(rest.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
          const content = [...rest, ...css].map((file) => `./${file}`).join(' ');
          return { tag: 'meta', attrs: { name, content }, injectTo: 'head' };
        });
        return [...links, ...others];
      },
    },
  };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function chunkOf(chunks: Chunks, module: string): Rolldown.OutputChunk | undefined {
  return [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
}

/** The file of a module that must be there. */
function fileOf(chunks: Chunks, module: string): string {
  const chunk = chunkOf(chunks, module);
  if (!chunk) throw new Error(`${module} is not in the editor any more; change the list of what pages load first.`);
  return chunk.fileName;
}

/** A chunk and all that it imports statically. */
function withImports(chunks: Chunks, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunks.get(file)?.imports ?? []) withImports(chunks, next, found);
  return found;
}
