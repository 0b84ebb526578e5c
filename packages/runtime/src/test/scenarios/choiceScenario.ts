import type { BehaviorDescription } from '@playhouse/core/testing';
import { behavior } from '../describeGame.ts';
import type { Scenario } from './scenario.ts';

/** A short game about one choice of a field: what is seen with it, and why the default would be seen to differ. */
export interface ChoiceScenario extends Omit<Scenario, 'behaviors'> {
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

/** The game of a choice scenario, with a value of its field. */
export function choose(className: string, field: string, value: unknown, scenario: ChoiceScenario): Scenario {
  const { fields = {}, children, more = {}, around = (does) => [does], isTheSame: _, ...rest } = scenario;
  const does = { ...behavior(className, { ...fields, [field]: value }, children), ...more };
  return { ...rest, behaviors: around(does) };
}
