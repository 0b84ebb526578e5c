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
  await buildScript(folder, 'player', path.join(standalone, 'main.ts'), [withoutParts(), licenses.plugin]);
  for (const [name, part] of playerParts) {
    await buildScript(folder, name, 'virtual:entry', [partEntry(name, part), licenses.plugin]);
  }
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

/** A part of the player in a script of its own, with the large library that it uses. */
interface PlayerPart {
  /** The only module that the rest of the player loads of it. */
  readonly module: string;
  /** How the player loads it. */
  readonly loading: string;
}

const playerParts: ReadonlyMap<string, PlayerPart> = new Map([
  ['physics', partOf('runtime/src/physics/solid/solidLibrary.ts', "await import('./solid/solidLibrary.ts')")],
  ['scripts', partOf('runtime/src/scripts/attachScripts.ts', "await import('../scripts/attachScripts.ts')")],
  ['network', partOf('player/src/network/hostConsent.ts', "await import('../network/hostConsent.ts')")],
]);

function partOf(file: string, loading: string): PlayerPart {
  return { module: path.join(root, 'packages', file), loading };
}

/** Fonts are copied unchanged, and the player loads pictures without the library, which then needs no sprite sheets. */
const unused = /^@fontsource\/|\/spritesheet\/init\.mjs$/;

/**
 * The rendering library imports renderers and formats of fonts when asked to choose one, which we never do. Left in,
 * these imports would put all its modules into functions of their own.
 */
function withoutChoices(code: string, id: string): string {
  return id.includes('/pixi.js/lib/') ? code.replaceAll(/\bimport\(/g, 'Promise.reject(') : code;
}

/** Reads parts from where their scripts, which run before the player, have put them. */
function withoutParts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'playhouse-player-parts',
    enforce: 'pre',
    resolveId: (id) => (unused.test(id) ? nothing : id === parser ? withoutParser : null),
    load: (id) => (id === nothing ? '' : null),
    transform(code, id) {
      let changed = withoutChoices(code, id);
      for (const [name, { loading }] of playerParts) {
        if (!changed.includes(loading)) continue;
        found.add(name);
        changed = changed.replace(loading, `await globalThis.playhouseParts.${name}`);
      }
      return changed === code ? null : changed;
    },
    buildEnd() {
      if (found.size < playerParts.size) throw new Error('The player does not load a part where it was expected to.');
    },
  };
}

const nothing = '\0playhouse-nothing';

/** How programs are read, and what stands for it: exports contain programs that have been read. */
const parser = './readParts.ts';
const withoutParser = path.join(root, 'packages/core/src/expression/readNothing.ts');

/** A script that puts a part where the player reads it. */
function partEntry(name: string, { module }: PlayerPart): Plugin {
  return entry(`
import * as part from '${module}';
(globalThis.playhouseParts ??= {}).${name} = part;`);
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
