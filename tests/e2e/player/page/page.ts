import { type ProjectContents, readProject, unpackArchive } from '@playhouse/core';
import {
  createPlayer,
  createRemotePlayer,
  type Player,
  type PlayerControls,
  type PlayerOptions,
  renderFirstFrame,
  type SimulationWorker,
} from '@playhouse/player';
import { serveSimulation } from '@playhouse/player/worker';

/** The options with which a test opens a game. */
export interface OpenOptions {
  readonly width: number;
  readonly height: number;
  readonly fit?: PlayerOptions['fit'];
  /** Draws the first frame and stays paused. */
  readonly isPicture?: boolean;
  /** The game runs behind a channel, as in a worker; it is paused and muted. */
  readonly isElsewhere?: boolean;
  /** Services of the page, instead of the simulated ones. */
  readonly hasOwnServices?: boolean;
}

declare global {
  interface Window {
    openGame: typeof openGame;
    player: Player;
    /** The player of either kind. */
    controls: PlayerControls;
    /** The player's reports to the page, one line each. */
    told: string[];
  }
}

const host = document.querySelector<HTMLElement>('#host');

/** Opens an archive, in base64, in a host of the given size. */
async function openGame(
  archive: string,
  { width, height, fit, isPicture, isElsewhere, hasOwnServices }: OpenOptions,
): Promise<void> {
  if (!host) throw new Error('The page has no host.');
  window.controls?.destroy();
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
  if (isElsewhere) {
    const { storage: _, ...wanted } = options;
    const onEnd = ({ message }: { readonly message: string }) => tell(`end ${message}`);
    window.controls = await createRemotePlayer({ ...wanted, muted: true, startWorker: serveHere, onEnd });
    await window.controls.step();
    await window.controls.settled();
    return;
  }
  window.player = await (isPicture ? renderFirstFrame(options) : createPlayer(options));
  window.controls = window.player;
}

/** A simulation behind a channel, in this page. */
function serveHere(): SimulationWorker {
  const { port1, port2 } = new MessageChannel();
  serveSimulation(port2);
  return { port: port1, terminate: () => port2.close() };
}

function contentsOf(bytes: Uint8Array): ProjectContents {
  const entries = unpackArchive(bytes);
  if (!entries.ok) throw new Error(entries.issues.map(({ message }) => message).join(' '));
  const read = readProject(entries.value);
  if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join(' '));
  return read.value.contents;
}

window.openGame = openGame;
