import type { InputEvent, PlatformPort } from '@playhouse/runtime';
import type { OverlayLanguage } from './overlayLanguage.ts';

/** What a platform does for games besides graphics, sound and input. A host can replace it with a real one. */
export interface GameServices extends Required<Pick<PlatformPort, 'request' | 'answersCalls'>> {
  /** The game asks to quit. When absent, a notice is shown. */
  quit?(): void;
  /** The game was restarted. Earlier requests are no longer answered. */
  begin?(): void;
  /** The step with this number is next; answers due by game time are delivered now. */
  beforeStep?(frame: number): void;
  /**
   * The step before which the next answer is due, Infinity for none. When absent, `beforeStep` is called for each step.
   */
  nextAnswer?(): number;
  /** The game was moved back or forward to a frame of its recent history. */
  goTo?(frame: number): void;
  /** Removes whatever covers the game. */
  close(): void;
}

/** What services can do with the game that calls them. */
export interface ServiceContext {
  /** The element that holds the game's canvas; services are shown over it. */
  readonly host: HTMLElement;
  /** The language of what services show. */
  readonly language: OverlayLanguage;
  /** Hands an answer to the game's next step. */
  readonly answer: (event: InputEvent) => void;
  /** Pauses the game, including time and sound, until the returned function is called. */
  readonly wait: () => () => void;
  /** Text for a toast. */
  readonly notice: (text: string) => void;
}

/** Connects services with a game. */
export type ConnectServices = (context: ServiceContext) => GameServices;
