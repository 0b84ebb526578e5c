import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { classicScript } from './classicScript.ts';

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
 * elements: a small script that runs before any module requests the files for the fragment of the URL.
 */
export function preloadStart(): Plugin {
  let early = '';
  return {
    name: 'playhouse-preload-start',
    apply: 'build',
    async generateBundle() {
      const { code } = await classicScript('early.ts', {});
      early = `assets/early-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: early, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || !filename.endsWith('/index.html')) return [];
        const chunks = chunksOf(bundle);
        const start = chunkOf(chunks, '/src/start.tsx');
        if (!start) return [];
        const scripts = [start.fileName, ...start.imports].map((file) => ['modulepreload', file] as const);
        const styles = [...(start.viteMetadata?.importedCss ?? [])].map((file) => ['stylesheet', file] as const);
        const tags = [...scripts, ...styles]
          .filter(([, file]) => !html.includes(file))
          .map(([rel, file]): HtmlTagDescriptor => {
            return { tag: 'link', attrs: { rel, crossorigin: true, href: `./${file}` }, injectTo: 'head' };
          });
        const first = withImports(chunks, start.fileName);
        const named = Object.entries(pages).map(
          ([name, modules]) => `<meta name="${name}" content="${filesOf(chunks, modules, first).join(' ')}">`,
        );
        // Before all style sheets: a script after them would wait for them.
        const parts = [...named, `<script src="./${early}"></script>`].map((part) => `${part}\n    `);
        return { html: html.replace(/(?=<(?:script|link)\b)/, parts.join('')), tags };
      },
    },
  };
}

/** Addresses of the files of modules, with all that they import, except for those that are there already. */
function filesOf(chunks: Chunks, modules: readonly string[], there: ReadonlySet<string>): string[] {
  const files = new Set(modules.flatMap((module) => [...withImports(chunks, fileOf(chunks, module))]));
  const rest = [...files].filter((file) => !there.has(file));
  const css = new Set(rest.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
  return [...rest, ...css].map((file) => `./${file}`);
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  return new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
}

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
