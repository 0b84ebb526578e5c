import type { ChoicePlay } from './choicePlay.ts';
import type { Plays, Statement } from './play.ts';

/** What an extension does, in short games. The classes of the specification have theirs in tables by chapter. */
export interface ExtensionPlays {
  readonly class: string;
  readonly plays: Plays;
  /** By field and value, such as `mode=1`. */
  readonly choices: Readonly<Record<string, ChoicePlay>>;
  /** Sentences of its reference page, each with a game that shows it. */
  readonly statements: readonly Statement[];
}

/** The plays of an extension; its file in `test/extensions` exports nothing else. */
export function definePlays(className: string, about: Omit<ExtensionPlays, 'class'>): ExtensionPlays {
  return { class: className, ...about };
}
