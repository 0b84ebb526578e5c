import type { InputEvent, PlatformPort } from '@playhouse/runtime';

/** What a platform does for games besides graphics, sound and input. A host can replace it with a real one. */
export interface GameServices extends Required<Pick<PlatformPort, 'request' | 'answersCalls'>> {
  /** The game wants to end. When absent, a notice says so. */
  quit?(): void;
  /** A game has begun again. What was asked before gets no answer any more. */
  begin?(): void;
  /** The step of this number comes next; answers that are due by game time go in now. */
  beforeStep?(frame: number): void;
  /**
   * The number of the step before which something is due next; Infinity for none. Each step is reported when absent.
   */
  nextAnswer?(): number;
  /** The game has gone back, or forward again, to a frame of its last seconds. */
  goTo?(frame: number): void;
  /** Removes whatever covers the game. */
  close(): void;
}

/** What services can do with the game that asks them. */
export interface ServiceContext {
  /** The element that holds the game's canvas; services are shown over it. */
  readonly host: HTMLElement;
  /** Hands an answer to the game's next step. */
  readonly answer: (event: InputEvent) => void;
  /** Lets the game wait, time and sound, until the returned function is called. */
  readonly wait: () => () => void;
  /** Words for a toast. */
  readonly notice: (text: string) => void;
}

/** Connects services with a game. */
export type ConnectServices = (context: ServiceContext) => GameServices;
