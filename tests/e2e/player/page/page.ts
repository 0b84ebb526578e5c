import { type ProjectContents, readProject, unpackArchive } from '@playhouse/core';
import { createPlayer, type Player, type PlayerOptions, renderFirstFrame } from '@playhouse/player';

/** What a test opens a game with. */
export interface OpenOptions {
  readonly width: number;
  readonly height: number;
  readonly fit?: PlayerOptions['fit'];
  /** Draws the first frame and stays paused. */
  readonly isPicture?: boolean;
  /** Services of the page take the place of the simulated ones. */
  readonly hasOwnServices?: boolean;
}

declare global {
  interface Window {
    openGame: typeof openGame;
    player: Player;
    /** What the player has told the page, one line each. */
    told: string[];
  }
}

const host = document.querySelector<HTMLElement>('#host');

/** Opens an archive, in base 64, in a host of the given size. */
async function openGame(
  archive: string,
  { width, height, fit, isPicture, hasOwnServices }: OpenOptions,
): Promise<void> {
  if (!host) throw new Error('The page has no host.');
  window.player?.destroy();
  host.style.width = `${width}px`;
  host.style.height = `${height}px`;
  const { project, files } = contentsOf(Uint8Array.from(atob(archive), (character) => character.charCodeAt(0)));
  window.told = [];
  const tell = (line: string) => void window.told.push(line);
  const options: PlayerOptions = {
    host,
    project,
    seed: 1,
    assets: async (path) => files.get(path),
    ...(fit && { fit }),
    onLog: ({ frame, text }) => tell(`log ${frame} ${text}`),
    onFault: ({ code, message }) => tell(`fault ${code} ${message}`),
    onScene: ({ name }) => tell(`scene ${name}`),
    onNotice: (text) => tell(`notice ${text}`),
    onWarning: (text) => tell(`warning ${text}`),
    ...(hasOwnServices && {
      services: () => ({
        answersCalls: false,
        request: (event, argument) => tell(`asked ${event} ${JSON.stringify(argument)}`),
        close() {},
      }),
    }),
    onOpenUrl: (url) => tell(`url ${url}`),
  };
  window.player = await (isPicture ? renderFirstFrame(options) : createPlayer(options));
}

function contentsOf(bytes: Uint8Array): ProjectContents {
  const entries = unpackArchive(bytes);
  if (!entries.ok) throw new Error(entries.issues.map(({ message }) => message).join(' '));
  const read = readProject(entries.value);
  if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join(' '));
  return read.value.contents;
}

window.openGame = openGame;
