import type { ChoiceScenario } from './choiceScenario.ts';
import type { Scenarios, Statement } from './scenario.ts';

/** The effects of an extension, in short games. The classes of the specification have theirs in tables by chapter. */
export interface ExtensionScenarios {
  readonly class: string;
  readonly scenarios: Scenarios;
  /** By field and value, such as `mode=1`. */
  readonly choices: Readonly<Record<string, ChoiceScenario>>;
  /** Sentences of its reference page, each with a game that shows it. */
  readonly statements: readonly Statement[];
}

/** The scenarios of an extension; its file in `test/extensions` exports nothing else. */
export function defineScenarios(className: string, about: Omit<ExtensionScenarios, 'class'>): ExtensionScenarios {
  return { class: className, ...about };
}
