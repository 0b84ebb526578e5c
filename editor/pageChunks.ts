import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite';
import { type Chunks, chunksOf, reachedFrom } from './chunkGraph.ts';

/** What is loaded as a whole, with all static imports, by the modules that begin it. */
export const pageParts = {
  start: ['/src/start.tsx'],
  library: ['/src/features/projects/ProjectsPage.tsx'],
  list: ['/src/features/projects/Library.tsx'],
  project: ['/src/app/ProjectFrame.tsx'],
  editor: ['/src/features/project-page/ProjectPage.tsx'],
  inspector: ['/src/features/inspector/Inspector.tsx'],
  window: ['/src/features/preview/PreviewPage.tsx'],
  game: ['/src/app/SharedGamePage.tsx'],
  frame: ['/src/preview/main.ts'],
  network: ['/src/network/main.ts'],
} as const;

const { start, library, project, editor, window, game } = pageParts;

/** Where people are, by the modules that begin it; those of other places are not loaded for them. */
const places = [
  { name: 'home', begin: start, elsewhere: [...project, ...editor, ...window, ...game] },
  { name: 'guest', begin: game, elsewhere: ['/src/main.tsx', ...start, ...project, ...editor, ...window] },
] as const;

/**
 * What runs before the page knows its language. Other modules translate their texts when they are loaded, so they may
 * not; those of the first page among these share a file of their own.
 */
const beforeLanguage = ['/src/main.tsx', '/src/i18n/translateCatalogue.ts'];

/**
 * How the editor is split into files, so that the library needs about ten and a project about sixty, not two hundred:
 * modules of the parts above that are loaded by the same parts share a file. Without this, modules share a file only if
 * exactly the same pages and dialogs of the whole editor use them. docs/decisions/0083-what-loads-first.md.
 */
export async function pageChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const names = await readNames(config);
  return {
    // Whatever a module imports belongs to all parts that the module belongs to, so files cannot import in circles.
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'pages', name: (id) => names.get(id) ?? null }],
  };
}

/** The name of the file for each module, from a first build that leaves all choices to the bundler. */
async function readNames(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  let names: ReadonlyMap<string, string> = new Map();
  const reader: Plugin = {
    name: 'playhouse-page-chunks',
    generateBundle(_, bundle) {
      names = namesIn(chunksOf(bundle));
    },
  };
  const quick: InlineConfig = { configFile: false, logLevel: 'error', build: { write: false, minify: false } };
  await build(mergeConfig(mergeConfig(config, quick), { plugins: [reader] }));
  return names;
}

function namesIn(chunks: Chunks): ReadonlyMap<string, string> {
  const users = new Map<string, string[]>();
  for (const [part, modules] of Object.entries(pageParts)) {
    for (const id of modulesOf(reachedFrom(chunks, modules))) users.set(id, [...(users.get(id) ?? []), part]);
  }
  for (const { name, begin, elsewhere } of places) {
    for (const id of modulesOf(reachedFrom(chunks, begin, elsewhere))) users.get(id)?.push(name);
  }
  const first = reachedFrom(chunks, [...start, ...library]);
  for (const chunk of reachedFrom(chunks, beforeLanguage)) {
    for (const id of modulesOf([chunk])) {
      users.delete(id);
      if (first.has(chunk) && !isEntry(id)) users.set(id, ['base']);
    }
  }
  return new Map([...users].map(([id, all]) => [id, nameOf(all)]));
}

/** What begins the page stays in its own file: others would begin it once more. */
function isEntry(id: string): boolean {
  return id.endsWith('/src/main.tsx') || /\.(css|html)\b/.test(id);
}

/** Everyone but the preview frame soon loads what the first page has, with the head of the library: a single file. */
function nameOf(users: readonly string[]): string {
  const isFirst = !users.some((part) => part === 'frame' || part === 'network');
  return isFirst && (users.includes('start') || users.includes('library')) ? 'start' : users.join('-');
}

function modulesOf(chunks: Iterable<Rolldown.OutputChunk>): string[] {
  return [...chunks].flatMap(({ modules }) => Object.keys(modules));
}
