import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { chunksOf, reachedFrom } from './chunkGraph.ts';
import { classicScript } from './classicScript.ts';
import { pageParts } from './pageChunks.ts';

/** What an open project needs besides the editor. */
const ofProjects = [...pageParts.project, ...pageParts.editor, ...pageParts.inspector];

/**
 * The page loads the editor after its language. This has browsers request the code and styles of the editor with the
 * page, so that they are there by then. What the page of a project needs besides is named in a `meta` element: a small
 * script that runs before any module requests the files if the fragment of the URL shows a project.
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
        const first = reachedFrom(chunks, pageParts.start);
        const [scripts, styles] = [filesOf(first), stylesOf(first)];
        const tags = [
          ...scripts.map((file) => ['modulepreload', file] as const),
          ...styles.map((file) => ['stylesheet', file] as const),
        ]
          .filter(([, file]) => !html.includes(file))
          .map(([rel, file]): HtmlTagDescriptor => {
            return { tag: 'link', attrs: { rel, crossorigin: true, href: `./${file}` }, injectTo: 'head' };
          });
        const rest = [...reachedFrom(chunks, ofProjects)].filter((chunk) => !first.has(chunk));
        const files = [...filesOf(rest), ...stylesOf(rest)].map((file) => `./${file}`);
        const meta = `<meta name="project-files" content="${files.join(' ')}">`;
        // Before all style sheets: a script after them would wait for them.
        const parts = [meta, `<script src="./${early}"></script>`].map((part) => `${part}\n    `);
        return { html: html.replace(/(?=<(?:script|link)\b)/, parts.join('')), tags };
      },
    },
  };
}

function filesOf(chunks: Iterable<Rolldown.OutputChunk>): string[] {
  return [...chunks].map(({ fileName }) => fileName);
}

function stylesOf(chunks: Iterable<Rolldown.OutputChunk>): string[] {
  return [...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
}
