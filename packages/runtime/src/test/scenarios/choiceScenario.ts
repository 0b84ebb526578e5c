import type { BehaviorDescription } from '@playhouse/core/testing';
import { behavior } from '../describeGame.ts';
import type { Scenario } from './scenario.ts';

/** A short game about one choice of a field: the expected result, and why the default would give another one. */
export interface ChoiceScenario extends Omit<Scenario, 'behaviors'> {
  /** The other fields of the behavior. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly children?: readonly BehaviorDescription[];
  /** More of the behavior, such as its conditions. */
  readonly more?: Partial<BehaviorDescription>;
  /** The actor's behaviors; only the tested one by default. */
  readonly around?: (does: BehaviorDescription) => readonly BehaviorDescription[];
  /** According to the reference, the choice makes no difference. */
  readonly isTheSame?: true;
}

/** The game of a choice scenario, with a value of its field. */
export function choose(className: string, field: string, value: unknown, scenario: ChoiceScenario): Scenario {
  const { fields = {}, children, more = {}, around = (does) => [does], isTheSame: _, ...rest } = scenario;
  const does = { ...behavior(className, { ...fields, [field]: value }, children), ...more };
  return { ...rest, behaviors: around(does) };
}
