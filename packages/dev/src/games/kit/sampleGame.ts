import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeProject } from '@playhouse/core';
import { root } from '../../tool.ts';
import type { Drawings } from './drawing.ts';
import { drawPictures } from './drawPictures.ts';
import { type GameParts, gameProject } from './gameProject.ts';
import { restartIds } from './ids.ts';
import { type Sounds, synthesizeSounds } from './synthesize.ts';
import type { AutoPlayer } from './walkthrough.ts';

/** A game of our own that comes with the editor, wholly made by its script. */
export interface SampleGame {
  /** Its folder in `fixtures/templates`. */
  readonly name: string;
  readonly drawings: Drawings;
  readonly sounds: Sounds;
  /** Called with ids that count from the start, so that building twice gives the same bytes. */
  parts(): GameParts;
  /** Name of the scene in which the game is won. */
  readonly ending: string;
  /** Makes who plays it to that scene, for the walkthrough. */
  createPlayer?(): AutoPlayer;
}

/** Where a sample game is stored. */
export function folderOf(name: string): string {
  return path.join(root, 'fixtures/templates', name);
}

/** Every file of a sample project by its path, with the given pictures. */
export function filesOf(game: SampleGame, pictures: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const [name, bytes] of pictures) files.set(`images/${name}`, bytes);
  for (const [name, bytes] of synthesizeSounds(game.sounds)) files.set(`sounds/${name}`, bytes);
  restartIds();
  return writeProject({ project: gameProject(game.parts(), files), files });
}

/** The pictures that a sample project has now: another browser draws other bytes. */
export function storedPictures(name: string): Map<string, Uint8Array> {
  const images = path.join(folderOf(name), 'images');
  return new Map(readdirSync(images).map((file) => [file, new Uint8Array(readFileSync(path.join(images, file)))]));
}

/** Draws the pictures, synthesises the sounds and writes the project; may keep the pictures as they are. */
export async function buildGame(game: SampleGame, keepsPictures: boolean): Promise<void> {
  const files = filesOf(game, keepsPictures ? storedPictures(game.name) : await drawPictures(game.drawings));
  for (const part of ['images', 'sounds', 'actors', 'scenes', 'tables'])
    rmSync(path.join(folderOf(game.name), part), { recursive: true, force: true });
  for (const [name, bytes] of files) {
    const target = path.join(folderOf(game.name), name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
