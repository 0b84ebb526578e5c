import type { AssetFolder, ProjectContents } from '@playhouse/core';
import { gameDataOf, type PageData } from '@playhouse/runtime';
import type { Resource } from '../package/resources.ts';
import { codeScript } from './codeScript.ts';
import { gamePage } from './gamePage.ts';
import { connectPolicy, type WebNeeds, webNeedsOf } from './webNeeds.ts';

/**
 * The files of a folder that any web server can serve as the game: a page, the player, the project and its assets. It
 * plays offline and under a policy that allows neither generated code nor inline styles.
 */
export function webFolder(contents: ProjectContents, player: Resource): Map<string, Uint8Array> {
  const { project, files } = contents;
  const needs = webNeedsOf(project);
  const data = pageData(contents, needs);
  const out = new Map<string, Uint8Array>();
  const scripts = [...partScripts(needs).map((name) => `player/${name}`), 'game/code.js', 'player/player.js'];
  const sheets = ['player/player.css', ...needs.fonts.map((name) => `player/fonts/${name}.css`)];
  const { title, longDescription: description } = project.object;
  const page = gamePage({
    title,
    description,
    policy: policyFor(needs),
    styles: sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">\n`).join(''),
    body: scripts.map((script) => `<script defer src="${script}"></script>\n`).join(''),
  });
  out.set('index.html', encode(page));
  for (const name of playerFiles(needs, player)) out.set(`player/${name}`, player.read(name));
  out.set('game/project.json', encode(JSON.stringify(data)));
  out.set('game/code.js', encode(codeScript(needs.sources)));
  for (const path of assetPaths(data)) out.set(`game/${path}`, files.get(path) ?? new Uint8Array());
  return out;
}

/** Scripts with the parts of the player that a game needs besides its main one, which runs after them. */
export function partScripts({ physics, scripts, network }: WebNeeds): string[] {
  const parts = { 'physics.js': physics, 'scripts.js': scripts, 'network.js': network };
  return Object.entries(parts).flatMap(([name, isNeeded]) => (isNeeded ? [name] : []));
}

/** Source expression of a policy that lets the large libraries compile themselves, with a space before it. */
export function libraryPolicy({ physics, scripts }: WebNeeds): string {
  return physics || scripts ? " 'wasm-unsafe-eval'" : '';
}

/** The project's data for the page; assets whose files are missing are left out. */
export function pageData({ project, files }: ProjectContents, { programs }: WebNeeds): PageData {
  const data = gameDataOf(project);
  const present = (kind: AssetFolder) =>
    data.assets[kind].map((entry) => ({
      ...entry,
      files: entry.files.filter(({ name }) => files.has(`${kind}/${name}`)),
    }));
  const [images, sounds, fonts] = [present('images'), present('sounds'), present('fonts')];
  return { ...data, assets: { ...data.assets, images, sounds, fonts }, programs };
}

/** Paths of the files of all assets. */
export function assetPaths({ assets }: PageData): string[] {
  const kinds = ['images', 'sounds', 'fonts'] as const;
  const listed = kinds.flatMap((kind) =>
    assets[kind].flatMap(({ files }) => files.map(({ name }) => `${kind}/${name}`)),
  );
  return [...new Set(listed)];
}

function playerFiles(needs: WebNeeds, player: Resource): string[] {
  const fonts = needs.fonts.flatMap((name) => [`fonts/${name}.css`, ...fontFiles(name, player)]);
  return ['player.js', 'player.css', 'licenses.txt', ...partScripts(needs), ...fonts];
}

/** Files that the style sheet of a built-in font refers to. */
function fontFiles(name: string, player: Resource): string[] {
  const sheet = new TextDecoder().decode(player.read(`fonts/${name}.css`));
  return Array.from(sheet.matchAll(/url\(\.\/([^)]+)\)/g), ([, file]) => `fonts/${file}`);
}

function policyFor(needs: WebNeeds): string {
  return [
    ...[
      "default-src 'self'",
      `script-src 'self'${libraryPolicy(needs)}`,
      "img-src 'self' data: blob:",
      "media-src 'self' data: blob:",
    ],
    ...[`connect-src 'self' ${connectPolicy(needs)}`, "object-src 'none'", "base-uri 'none'", "form-action 'none'"],
  ].join('; ');
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
