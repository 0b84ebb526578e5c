import fs from 'node:fs';
import path from 'node:path';
import { canonicalText, createProject, writeProject } from '@playhouse/core';
import { png } from '../../packages/server/src/test/png.ts';

type Json = Record<string, unknown>;

/** Writes files below a folder. */
export function put(place: string, ...files: readonly (readonly [string, string | Uint8Array])[]): void {
  for (const [name, content] of files) {
    const file = path.join(place, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** Puts a game with a picture into a folder. */
export function putGame(place: string, title: string): void {
  put(place, ...writeProject({ project: createProject({ title }), files: new Map([['images/hero.png', png]]) }));
}

export const read = (place: string, name = 'object.json'): Json =>
  JSON.parse(fs.readFileSync(path.join(place, name), 'utf8'));

/** Changes keys of a document, as another program would. */
export const edit = (place: string, change: Json, name = 'object.json') =>
  put(place, [name, JSON.stringify({ ...read(place, name), ...change })]);

export const attribute = (value: string) => ({ '@': 'text', $: value, name: 'Text' });

export const withAttribute = (place: string, id: string, value: string): Json => ({
  attributes: { ...(read(place).attributes as Json), [id]: attribute(value) },
});

/** What the files of a project’s folder say, without what belongs to sync. */
export function filesOf(place: string): Record<string, string> {
  const names = fs.readdirSync(place, { recursive: true, encoding: 'utf8' });
  const own = names.filter((name) => !name.startsWith('.') && fs.statSync(path.join(place, name)).isFile());
  return Object.fromEntries(own.sort().map((name) => [name, contentOf(place, name)]));
}

function contentOf(place: string, name: string): string {
  if (name.endsWith('.json')) return canonicalText(name, read(place, name));
  return fs.readFileSync(path.join(place, name), 'base64');
}
