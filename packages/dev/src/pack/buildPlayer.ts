import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { builtInFonts, optionalFonts } from '@playhouse/core';
import type { Plugin } from 'vite';
import { fingerprintOf, isBuiltFrom, markBuilt } from '../staleness.ts';
import { root } from '../tool.ts';
import { buildForProduction } from './buildForProduction.ts';
import { collectLicenses, type Licenses } from './licenses.ts';

/** Where the built page of exported games is stored. */
export const playerFolder = path.join(root, 'packages/player/dist');

const standalone = path.join(root, 'packages/player/src/standalone');
const sources = [
  ...['packages/core/src', 'packages/runtime/src', 'packages/player', 'packages/dev/src/pack', 'package-lock.json'],
];

/** The style sheet of each font available to all games, by package name. */
const fontSheets = new Map(
  [...builtInFonts, ...optionalFonts].map((font) => {
    const name = font.toLowerCase().replaceAll(' ', '-');
    return [name, name === 'open-sans-condensed' ? '300' : '400'];
  }),
);

/**
 * Builds the page of exported games if it is stale: classic scripts, so that a page opened from disk can run them, with
 * the large libraries in separate scripts that are included only in games that need them.
 */
export async function buildPlayer(always = false): Promise<void> {
  const fingerprint = fingerprintOf(sources);
  if (!always && isBuiltFrom(playerFolder, fingerprint)) return;
  // Several tests may request it at once: each builds its own copy, and the first to finish puts it in place.
  const folder = path.join(root, `.cache/player-${process.pid}-${threadId}`);
  await buildInto(folder);
  markBuilt(folder, fingerprint);
  if (always || !isBuiltFrom(playerFolder, fingerprint)) {
    rmSync(playerFolder, { recursive: true, force: true });
    try {
      renameSync(folder, playerFolder);
    } catch (error) {
      if (!isBuiltFrom(playerFolder, fingerprint)) throw error;
    }
  }
  rmSync(folder, { recursive: true, force: true });
}

async function buildInto(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const licenses = collectLicenses();
  await buildScript(folder, 'player', path.join(standalone, 'main.ts'), [playerParts(), licenses.plugin]);
  await buildScript(folder, 'physics', 'virtual:entry', [entry(physicsEntry), licenses.plugin]);
  await buildScript(folder, 'scripts', 'virtual:entry', [entry(scriptsEntry), licenses.plugin]);
  cpSync(path.join(standalone, 'page.css'), path.join(folder, 'player.css'));
  // The interpreter's own copy of data that `scripts.js` contains in another form.
  rmSync(path.join(folder, 'assets'), { recursive: true, force: true });
  copyFonts(path.join(folder, 'fonts'), licenses);
  writeFileSync(path.join(folder, 'licenses.txt'), licenses.text());
}

async function buildScript(folder: string, name: string, input: string, plugins: readonly Plugin[]): Promise<void> {
  await buildForProduction({
    root: standalone,
    configFile: false,
    publicDir: false,
    plugins: [...plugins],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: input },
        output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  });
}

const physicsLibrary = '@dimforge/rapier2d-deterministic-compat';
const physicsEntry = `
import * as physics from '${physicsLibrary}';
(globalThis.playhouseParts ??= {}).physics = physics;`;

const interpreterData = path.join(root, 'packages/runtime/src/scripts/generated/quickjsModule.ts');
const scriptsEntry = `
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { quickjsModule } from '${interpreterData}';
(globalThis.playhouseParts ??= {}).scripts = { variant, newQuickJSWASMModuleFromVariant, quickjsModule };`;

/** Where the player reads what the other scripts provided; they run before it. */
const stands: ReadonlyMap<string, string> = new Map([
  ['@jitl/quickjs-wasmfile-release-sync', 'export default globalThis.playhouseParts?.scripts?.variant;'],
  [
    'quickjs-emscripten-core',
    'export const newQuickJSWASMModuleFromVariant = globalThis.playhouseParts?.scripts?.newQuickJSWASMModuleFromVariant;',
  ],
  ['./generated/quickjsModule.ts', 'export const quickjsModule = globalThis.playhouseParts?.scripts?.quickjsModule;'],
]);

/** Fonts are copied unchanged; the rendering library includes everything unless imports are selected. */
const unused = /^@fontsource\/|\/(browser|webworker)All\.mjs$/;

const standPrefix = '\0playhouse-part:';

function playerParts(): Plugin {
  let hasPhysics = false;
  return {
    name: 'playhouse-player-parts',
    enforce: 'pre',
    resolveId(id) {
      if (stands.has(id)) return standPrefix + id;
      return unused.test(id) ? `${standPrefix}nothing` : null;
    },
    load(id) {
      return id.startsWith(standPrefix) ? (stands.get(id.slice(standPrefix.length)) ?? '') : null;
    },
    transform(code) {
      const loading = `await import('${physicsLibrary}')`;
      if (!code.includes(loading)) return null;
      hasPhysics = true;
      return code.replace(loading, 'await globalThis.playhouseParts.physics');
    },
    buildEnd() {
      if (!hasPhysics) throw new Error('The player does not load the physics library where it was expected to.');
    },
  };
}

function entry(code: string): Plugin {
  return {
    name: 'playhouse-entry',
    resolveId: (id) => (id === 'virtual:entry' ? path.join(root, 'packages/runtime/entry.js') : null),
    load: (id) => (id.endsWith('packages/runtime/entry.js') ? code : null),
  };
}

/** The style sheet of each font family with its files, in the one format that all current browsers support. */
function copyFonts(target: string, licenses: Licenses): void {
  mkdirSync(target, { recursive: true });
  for (const [name, weight] of fontSheets) {
    const folder = path.join(root, 'node_modules/@fontsource', name);
    const sheet = readFileSync(path.join(folder, `${weight}.css`), 'utf8').replaceAll(
      /,\s*url\([^)]*\.woff\)[^;,]*/g,
      '',
    );
    for (const [, file = ''] of sheet.matchAll(/url\(\.\/files\/([^)]+)\)/g)) {
      cpSync(path.join(folder, 'files', file), path.join(target, file));
    }
    writeFileSync(path.join(target, `${name}.css`), sheet.replaceAll('./files/', './'));
    licenses.add(folder);
  }
}
