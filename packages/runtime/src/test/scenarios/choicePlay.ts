import type { BehaviorDescription } from '@playhouse/core/testing';
import { behavior } from '../describeGame.ts';
import type { Play } from './play.ts';

/** A short game about one choice of a field: what is seen with it, and why the default would be seen to differ. */
export interface ChoicePlay extends Omit<Play, 'behaviors'> {
  /** The other fields of the behavior. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly children?: readonly BehaviorDescription[];
  /** More of the behavior, such as its conditions. */
  readonly more?: Partial<BehaviorDescription>;
  /** The list of the actor; only the behavior unless it says more. */
  readonly around?: (does: BehaviorDescription) => readonly BehaviorDescription[];
  /** By the reference the choice makes no difference. */
  readonly isTheSame?: true;
}

/** The game of a choice play, with a value of its field. */
export function choose(className: string, field: string, value: unknown, play: ChoicePlay): Play {
  const { fields = {}, children, more = {}, around = (does) => [does], isTheSame: _, ...rest } = play;
  const does = { ...behavior(className, { ...fields, [field]: value }, children), ...more };
  return { ...rest, behaviors: around(does) };
}
