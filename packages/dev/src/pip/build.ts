/**
 * Makes the sample game anew: `npm run make:pip`. Draws the pictures, synthesises the sounds and writes the project.
 * With `--keep-pictures` the pictures stay as they are: another browser draws other bytes.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeProject } from '@playhouse/core';
import { root } from '../tool.ts';
import { drawPictures } from './pictures.ts';
import { pipGame } from './pipGame.ts';
import { synthesizeSounds } from './sounds.ts';

const folder = path.join(root, 'fixtures/templates/pip-and-the-lanterns');

/** Every file of the sample project by its path, with the given pictures. */
export function pipFiles(pictures: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const [name, bytes] of pictures) files.set(`images/${name}`, bytes);
  for (const [name, bytes] of synthesizeSounds()) files.set(`sounds/${name}`, bytes);
  return writeProject({ project: pipGame(files), files });
}

/** The pictures that the sample project has now. */
export function storedPictures(): Map<string, Uint8Array> {
  const images = path.join(folder, 'images');
  return new Map(readdirSync(images).map((name) => [name, new Uint8Array(readFileSync(path.join(images, name)))]));
}

/** Writes the sample project. */
export async function buildPip(keepsPictures: boolean): Promise<void> {
  const files = pipFiles(keepsPictures ? storedPictures() : await drawPictures());
  for (const part of ['images', 'sounds', 'actors', 'scenes'])
    rmSync(path.join(folder, part), { recursive: true, force: true });
  for (const [name, bytes] of files) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
