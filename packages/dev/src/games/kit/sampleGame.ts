import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeProject } from '@playhouse/core';
import { chromium } from 'playwright';
import { findChromium } from '../../chromium.ts';
import { root } from '../../tool.ts';
import type { Drawing, Drawings } from './drawing.ts';
import { type GameParts, gameProject } from './gameProject.ts';
import { restartIds } from './ids.ts';
import { type Sounds, synthesizeSounds } from './synthesize.ts';
import type { AutoPlayer } from './walkthrough.ts';

/** Image pixels per pixel in the game, so that it stays crisp on dense screens; 1 for backgrounds. */
function scaleOf({ width }: Drawing): number {
  return width >= 600 ? 1 : 2;
}

/** Draws pictures as PNG with a real browser. Keys are file names. */
async function drawPictures(drawings: Drawings): Promise<Map<string, Uint8Array>> {
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {});
  const page = await browser.newPage();
  const pictures = new Map<string, Uint8Array>();
  for (const [name, drawing] of Object.entries(drawings)) {
    const scale = scaleOf(drawing);
    const width = drawing.width * scale;
    const height = drawing.height * scale;
    await page.setViewportSize({ width, height });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${drawing.viewBox}" preserveAspectRatio="none">${drawing.body}</svg>`;
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    pictures.set(`${name}.png`, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return pictures;
}

/** One of our games that ships with the editor, generated entirely by its script. */
export interface SampleGame {
  /** Its folder in `fixtures/templates`. */
  readonly name: string;
  readonly drawings: Drawings;
  readonly sounds: Sounds;
  /** Called with ids that start from the beginning, so that building twice gives the same bytes. */
  parts(): GameParts;
  /** Name of the scene in which the game is won. */
  readonly ending: string;
  /** The player that reaches that scene, for the walkthrough. */
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

/** The pictures that a sample project currently has: another browser draws different bytes. */
export function storedPictures(name: string): Map<string, Uint8Array> {
  const images = path.join(folderOf(name), 'images');
  return new Map(readdirSync(images).map((file) => [file, new Uint8Array(readFileSync(path.join(images, file)))]));
}

/** Draws the pictures, synthesizes the sounds and writes the project; can keep the existing pictures. */
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
