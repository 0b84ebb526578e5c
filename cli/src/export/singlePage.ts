import { createHash } from 'node:crypto';
import type { ProjectContents } from '@playhouse/core';
import type { Resource } from '../package/resources.ts';
import { codeScript } from './codeScript.ts';
import { escapeHtml, jsonInHtml } from './escapeHtml.ts';
import { gamePage } from './gamePage.ts';
import { assetPaths, libraryPolicy, pageData, partScripts } from './webFolder.ts';
import { connectPolicy, webNeedsOf } from './webNeeds.ts';

/**
 * A complete game in one page, opened from disk: it contains player, project and assets, and its policy allows only
 * its own scripts and styles, by their digests.
 */
export function singlePage(contents: ProjectContents, player: Resource): string {
  const { project, files } = contents;
  const needs = webNeedsOf(project);
  const data = pageData(contents, needs);
  const scripts = [
    ...partScripts(needs).map((name) => textOf(player, name)),
    codeScript(needs.sources),
    textOf(player, 'player.js'),
  ];
  const style = [textOf(player, 'player.css'), ...needs.fonts.map((name) => fontSheet(name, player))].join('\n');
  for (const text of [...scripts, style]) demandInline(text);
  const { title, longDescription: description } = project.object;
  return gamePage({
    title,
    description,
    policy: [
      ...["default-src 'none'", `script-src ${scripts.map(digestOf).join(' ')}${libraryPolicy(needs)}`],
      `style-src ${digestOf(style)}`,
      ...['img-src data: blob:', 'media-src data: blob:', 'font-src data:', `connect-src ${connectPolicy(needs)}`],
      ...["base-uri 'none'", "form-action 'none'"],
    ].join('; '),
    styles: `<style>${style}</style>\n`,
    body: [
      `<script type="application/json" id="playhouse-project">${jsonInHtml(data)}</script>\n`,
      ...assetPaths(data).map((path) => assetBlock(path, files.get(path) ?? new Uint8Array())),
      `<script type="application/json" id="playhouse-licenses">${jsonInHtml(textOf(player, 'licenses.txt'))}</script>\n`,
      ...scripts.map((text) => `<script>${text}</script>\n`),
    ].join(''),
  });
}

function assetBlock(path: string, bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  return `<script type="text/plain" data-asset="${escapeHtml(path)}">${text}</script>\n`;
}

/** A font's style sheet with its files inlined. */
function fontSheet(name: string, player: Resource): string {
  return textOf(player, `fonts/${name}.css`).replaceAll(/url\(\.\/([^)]+)\)/g, (_, file: string) => {
    const bytes = Buffer.from(player.read(`fonts/${file}`));
    return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
  });
}

function textOf(player: Resource, name: string): string {
  return new TextDecoder().decode(player.read(name));
}

function digestOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The build checks that our own scripts contain nothing that would need escaping inside an element. */
function demandInline(text: string): void {
  if (/<\/?(?:script|style)|<!--|[\0\r]/i.test(text)) throw new Error('A script of the player cannot stand in a page.');
}
