import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../tool.ts';
import { buildForProduction } from './buildForProduction.ts';
import { collectLicenses } from './licenses.ts';

const source = path.join(root, 'cli/src');

/** Libraries that are not bundled: they are native or very large, and few commands need them. */
export const keptLibraries: readonly string[] = ['sharp', 'playwright-core', 'leveldown'];

/**
 * Builds the command line as JavaScript in one flat folder: `main.js`, a file for each additional program that it
 * starts, and chunks that load when a command needs them. Returns the licenses of the bundled code.
 */
export async function buildProgram(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const licenses = collectLicenses();
  await buildForProduction({
    root: source,
    configFile: false,
    publicDir: false,
    plugins: [besidePrograms(), licenses.plugin],
    ssr: { noExternal: true, external: [...keptLibraries], target: 'node' },
    // Node’s own module of this name is deprecated, and prints a warning.
    resolve: { alias: { punycode: 'punycode/' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: true,
      rolldownOptions: {
        input: { main: path.join(source, 'main.ts'), ...programs() },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: 'start', test: beginning }] },
        },
      },
    },
  });
  return licenses.text();
}

/**
 * Code that every call needs, in one chunk: each additional file costs startup time. `main.ts` is excluded, because it
 * waits for commands, which need the chunk.
 */
const beginning =
  /\/commander\/|\/cli\/(package\.json|src\/(declarations\/|reporters\/reportFormat|io\/systemError)|src\/(?!main\.ts)[^/]+\.ts$)/;

const address = /new URL\(\s*'(\.{1,2}\/[^']+)\.ts',\s*import\.meta\.url\s*\)/g;

/** Every module that the command line starts or loads by URL, by file name. */
function programs(): Record<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/(?<!\.test)\.ts$/.test(entry.name)) continue;
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8').replaceAll(/^\s*(\*|\/\/).*$/gm, '');
    for (const [, specifier = ''] of text.matchAll(address)) {
      const file = path.resolve(entry.parentPath, `${specifier}.ts`);
      const name = path.basename(specifier);
      if ((found.get(name) ?? file) !== file) throw new Error(`Two programs are called ${name}.`);
      found.set(name, file);
    }
  }
  return Object.fromEntries(found);
}

/** All built files are in one folder, so a URL is just the file name. */
function besidePrograms(): Plugin {
  return {
    name: 'playhouse-beside-programs',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(source)) return null;
      return code.replaceAll(address, (_, specifier: string) => {
        return `new URL('./${path.posix.basename(specifier)}.js', import.meta.url)`;
      });
    },
  };
}
