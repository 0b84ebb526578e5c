import type { Project, ReadyCode, ReadyProgram } from '@playhouse/core';
import { type PageData, projectOfGameData } from '@playhouse/runtime';

declare global {
  /** The compiled code of the game's expressions, created by the export. */
  var playhouseCode: Readonly<Record<string, ReadyCode>> | undefined;
}

/** A game on its page. */
export interface PageGame {
  readonly project: Project;
  /** Its expressions, which the player cannot read. */
  readonly programs: readonly ReadyProgram[];
  /** Bytes of an asset by stored path; undefined when it cannot be loaded. */
  readonly assets: (path: string) => Promise<Uint8Array | undefined>;
}

/** Files of the game next to the page, when the page does not contain them. */
const folder = 'game/';

/** The game that is in the page, or in files next to it. Fails when the project cannot be loaded. */
export async function readGame(page: Document): Promise<PageGame> {
  const text = page.getElementById('playhouse-project')?.textContent;
  if (text) return gameOf(JSON.parse(text), (path) => assetIn(page, path));
  return gameOf(await (await demand(`${folder}project.json`)).json(), assetBeside);
}

function gameOf(data: PageData, assets: PageGame['assets']): PageGame {
  return { project: projectOfGameData(data), programs: data.programs, assets };
}

async function assetIn(page: Document, path: string): Promise<Uint8Array | undefined> {
  const text = page.querySelector(`[data-asset="${CSS.escape(path)}"]`)?.textContent;
  return text ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : undefined;
}

async function assetBeside(path: string): Promise<Uint8Array | undefined> {
  const address = folder + path.split('/').map(encodeURIComponent).join('/');
  try {
    return new Uint8Array(await (await demand(address)).arrayBuffer());
  } catch {
    return undefined;
  }
}

async function demand(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be loaded (${response.status}).`);
  return response;
}
