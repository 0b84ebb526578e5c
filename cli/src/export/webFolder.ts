import type { ProjectContents } from '@playhouse/core';
import { gameDataOf } from '@playhouse/runtime';
import type { Resource } from '../package/resources.ts';
import { codeScript } from './codeScript.ts';
import { gamePage } from './gamePage.ts';
import { type WebNeeds, webNeedsOf } from './webNeeds.ts';

/**
 * The files of a folder that any web server can serve as the game: a page, the player, the project and its assets. It
 * plays without a network and under a policy that allows no generated code and no styles in the page.
 */
export function webFolder({ project, files }: ProjectContents, player: Resource): Map<string, Uint8Array> {
  const needs = webNeedsOf(project);
  const out = new Map<string, Uint8Array>();
  const scripts = [...partScripts(needs).map((name) => `player/${name}`), 'game/code.js', 'player/player.js'];
  const sheets = ['player/player.css', ...needs.fonts.map((name) => `player/fonts/${name}.css`)];
  const { title, longDescription: description } = project.object;
  const page = gamePage({
    ...{ title, description, policy: policyFor(needs) },
    styles: sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">\n`).join(''),
    body: scripts.map((script) => `<script defer src="${script}"></script>\n`).join(''),
  });
  out.set('index.html', encode(page));
  for (const name of playerFiles(needs, player)) out.set(`player/${name}`, player.read(name));
  out.set('game/project.json', encode(JSON.stringify(gameDataOf(project))));
  out.set('game/code.js', encode(codeScript(needs.sources)));
  for (const path of assetPaths({ project, files })) out.set(`game/${path}`, files.get(path) ?? new Uint8Array());
  return out;
}

/** Scripts of the large libraries that a game needs; they run before the player. */
export function partScripts({ physics, scripts }: WebNeeds): string[] {
  return [...(physics ? ['physics.js'] : []), ...(scripts ? ['scripts.js'] : [])];
}

/** Files of the assets that the manifest lists and the project has. */
export function assetPaths({ project, files }: ProjectContents): string[] {
  const { assets } = project;
  const listed = (['images', 'sounds', 'fonts'] as const).flatMap((kind) =>
    assets[kind].flatMap((entry) => entry.files.map(({ name }) => `${kind}/${name}`)),
  );
  return [...new Set(listed)].filter((path) => files.has(path));
}

function playerFiles(needs: WebNeeds, player: Resource): string[] {
  const fonts = needs.fonts.flatMap((name) => [`fonts/${name}.css`, ...fontFiles(name, player)]);
  return ['player.js', 'player.css', 'licenses.txt', ...partScripts(needs), ...fonts];
}

/** Files that the style sheet of a built-in font names. */
export function fontFiles(name: string, player: Resource): string[] {
  const sheet = new TextDecoder().decode(player.read(`fonts/${name}.css`));
  return Array.from(sheet.matchAll(/url\(\.\/([^)]+)\)/g), ([, file]) => `fonts/${file}`);
}

function policyFor(needs: WebNeeds): string {
  const wasm = partScripts(needs).length > 0 ? " 'wasm-unsafe-eval'" : '';
  return [
    ...["default-src 'self'", `script-src 'self'${wasm}`, "img-src 'self' data: blob:", "media-src 'self' data: blob:"],
    ...["connect-src 'self' data:", "object-src 'none'", "base-uri 'none'", "form-action 'none'"],
  ].join('; ');
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
