import { provideReadyCode, provideReadyPrograms } from '@playhouse/core';
import { createGameInspector } from '@playhouse/runtime';
import type { Player, PlayerOptions } from '../api/player.ts';
import { callServer } from '../network/callServer.ts';
import { connectServers, type NetworkConnection } from '../network/connectServers.ts';
import type { HostConsent } from '../network/hostConsent.ts';
import { describeAddress } from '../platform/describeAddress.ts';
import { createPlayer } from '../playback/createPlayer.ts';
import { noWebGl } from '../view/noWebGl.ts';
import type { GamePage } from './gamePage.ts';
import { type PageGame, readGame } from './pageGame.ts';
import type { PageWords } from './pageWords.ts';
import { createSavedStorage } from './savedStorage.ts';
import { holdScreen } from './screenLock.ts';

declare global {
  /** Set by tools that take screenshots of the game: it receives the player, and no button has to be pressed. */
  var playhouseFilm: ((player: Player) => void) | undefined;
}

/** Loads the page's game and lets people play it. Failures are shown on the page. */
export async function playGame(page: GamePage, words: PageWords): Promise<void> {
  const { say } = words;
  const title = document.title;
  page.show({ title, texts: [say('Loading…')], progress: 0 });
  try {
    provideReadyCode(globalThis.playhouseCode ?? {});
    const game = await readGame(document);
    provideReadyPrograms(game.programs);
    let playing: Playing | undefined;
    const player = await load(page, game, {
      onOpenUrl: (address) => playing?.askToOpen(address),
      onScene: () => playing?.holdScreen(),
      network: connectAsking((address) => playing?.askToCall(address) ?? Promise.resolve(false)),
    });
    if (globalThis.playhouseFilm) {
      page.hide();
      globalThis.playhouseFilm(player);
      return;
    }
    playing = new Playing(page, game, player, words);
    playing.offer();
  } catch (error) {
    console.error(error);
    page.show({
      title,
      texts: [reasonOf(error, say)],
      buttons: [{ label: say('Try again'), isFirst: true, onPress: () => location.reload() }],
    });
  }
}

function load(
  page: GamePage,
  game: PageGame,
  listeners: Pick<PlayerOptions, 'onOpenUrl' | 'onScene' | 'network'>,
): Promise<Player> {
  const { images, fonts } = game.project.assets;
  const total = [...images, ...fonts].reduce((sum, { files }) => sum + files.length, 0);
  let done = 0;
  return createPlayer({
    host: page.stage,
    project: game.project,
    async assets(path) {
      const bytes = await game.assets(path);
      page.setProgress(++done / Math.max(total, 1));
      return bytes;
    },
    storage: createSavedStorage(location.pathname, () => localStorage),
    onNotice: (text) => page.notify(text),
    onFault: ({ code, message }) => console.warn(`${code}: ${message}`),
    onWarning: (text) => console.info(text),
    ...listeners,
  });
}

/**
 * Calls the servers that the player allows; the page's policy blocks all of them for a game without `networkEnabled`.
 */
function connectAsking(ask: (address: URL) => Promise<boolean>): NetworkConnection {
  let consent: Promise<HostConsent> | undefined;
  return connectServers({
    call: (request) => callServer(fetch, request),
    async mayReach(address) {
      consent ??= loadConsent(ask);
      return (await consent)(address);
    },
    onFailure: (url, reason) => console.warn(`The call to ${url} failed: ${reason}.`),
  });
}

async function loadConsent(ask: (address: URL) => Promise<boolean>): Promise<HostConsent> {
  const { createHostConsent } = await import('../network/hostConsent.ts');
  return createHostConsent({
    pageHostname: location.hostname,
    ask,
    onRefused: (host, reason) => console.warn(`The game cannot call ${host}: ${reason}.`),
  });
}

function reasonOf(error: unknown, say: PageWords['say']): string {
  if (error instanceof Error && error.message === noWebGl) return say(noWebGl);
  return say('The game cannot be loaded. {reason}', { reason: error instanceof Error ? error.message : String(error) });
}

/** A loaded game between start, play and pause. */
class Playing {
  readonly #page: GamePage;
  readonly #game: PageGame;
  readonly #player: Player;
  readonly #say: PageWords['say'];
  #isMuted = false;
  /** The player refused to leave the game. */
  #isStaying = false;
  readonly #opened = new Set<string>();
  /** The last question about a server; the next one waits for its answer. */
  #question: Promise<unknown> = Promise.resolve();

  constructor(page: GamePage, game: PageGame, player: Player, { say }: PageWords) {
    this.#page = page;
    this.#game = game;
    this.#player = player;
    this.#say = say;
  }

  /** Shows what the game is and waits for a gesture, without which browsers play no sound. */
  offer(): void {
    const { longDescription = '', instructions = '' } = this.#game.project.object;
    this.#page.show({
      title: document.title,
      texts: [longDescription, instructions].filter((text) => text.trim() !== ''),
      buttons: [{ label: this.#say('Play'), isFirst: true, onPress: this.#resume }],
    });
    this.#page.setMenu(() => this.#pause());
    document.addEventListener('visibilitychange', () => {
      if (this.#page.isOpen) return;
      if (document.visibilityState === 'hidden') this.#player.pause();
      else this.#player.start();
    });
  }

  readonly #resume = (): void => {
    this.#page.hide();
    this.#player.start();
  };

  #pause(): void {
    this.#player.pause();
    this.#page.show({
      title: this.#say('Paused'),
      texts: [this.#game.project.object.instructions ?? ''].filter((text) => text.trim() !== ''),
      onLeave: this.#resume,
      buttons: [
        { label: this.#say('Resume'), isFirst: true, onPress: this.#resume },
        { label: this.#say('Restart'), onPress: () => this.#startAgain() },
        { label: this.#isMuted ? this.#say('Sound on') : this.#say('Sound off'), onPress: () => this.#switchSound() },
        ...(document.fullscreenEnabled ? [{ label: this.#screenLabel, onPress: () => void this.#switchScreen() }] : []),
      ],
    });
  }

  #startAgain(): void {
    this.#isStaying = false;
    this.#opened.clear();
    void this.#player.restart().then(this.#resume);
  }

  get #screenLabel(): string {
    return document.fullscreenElement ? this.#say('Leave full screen') : this.#say('Full screen');
  }

  #switchSound(): void {
    this.#isMuted = !this.#isMuted;
    this.#player.setMuted(this.#isMuted);
    this.#pause();
  }

  async #switchScreen(): Promise<void> {
    const switching = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    await switching.catch(() => undefined);
    this.holdScreen();
    this.#resume();
  }

  /** Locks the orientation of a full-screen game as its scene requires. */
  holdScreen(): void {
    if (!document.fullscreenElement) return;
    const inspector = createGameInspector(this.#player.game);
    const may = (way: string) => inspector.read('scene', `autorotate.${way}`) === true;
    holdScreen(window.screen.orientation, {
      landscapeLeft: may('landscapeLeft'),
      landscapeRight: may('landscapeRight'),
      portrait: may('portrait'),
      portraitUpsidedown: may('portraitUpsidedown'),
    });
  }

  /**
   * No automatic redirects: people see the address and open it themselves. After a refusal they are not asked again.
   * docs/reliability.md#t22.
   */
  askToOpen(wanted: string): void {
    if (this.#isStaying || this.#opened.has(wanted)) return;
    const { address, host, warnings } = describeAddress(wanted);
    const stay = () => {
      this.#isStaying = true;
      this.#resume();
    };
    const open = () => {
      this.#opened.add(address);
      this.#resume();
    };
    this.#player.pause();
    this.#page.show({
      title: this.#say('Leave the game?'),
      texts: [this.#say('The game wants to open a page on {host}:', { host }), address, ...this.#warn(warnings, host)],
      link: { address, label: this.#say('Open it'), onPress: open },
      buttons: [{ label: this.#say('Stay here'), isFirst: true, onPress: stay }],
      onLeave: stay,
    });
  }

  /** Warnings about an address, which may name its host. */
  #warn(warnings: readonly string[], host: string): string[] {
    return warnings.map((text) => this.#say(text.replaceAll(host, '{host}'), { host }));
  }

  /** Whether the game may exchange data with a host: the player sees the host and decides. */
  askToCall(wanted: URL): Promise<boolean> {
    const answer = this.#question.then(() => this.#askToCall(wanted));
    this.#question = answer;
    return answer;
  }

  #askToCall({ href }: URL): Promise<boolean> {
    const { address, host, warnings } = describeAddress(href);
    this.#player.pause();
    return new Promise((resolve) => {
      const decide = (isAllowed: boolean) => () => {
        resolve(isAllowed);
        this.#resume();
      };
      this.#page.show({
        title: this.#say('Let the game call a server?'),
        texts: [
          this.#say('The game wants to exchange data with {host}:', { host }),
          address,
          ...this.#warn(warnings, host),
        ],
        buttons: [
          { label: this.#say('Allow'), onPress: decide(true) },
          { label: this.#say('Refuse'), isFirst: true, onPress: decide(false) },
        ],
        onLeave: decide(false),
      });
    });
  }
}
