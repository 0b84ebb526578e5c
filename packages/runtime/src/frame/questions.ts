import { runtimeLimits } from '../game/limits.ts';
import type { InputEvent } from '../input/inputEvent.ts';
import { withActor } from '../simulation/findActor.ts';
import type { Question, Simulation } from '../simulation/simulation.ts';

/**
 * Asks for a text. Questions are asked one at a time; a text that arrived before its question is its answer. False when
 * too many are waiting. docs/runtime-rules.md#device-behaviors.
 */
export function askQuestion(simulation: Simulation, question: Question): boolean {
  if (simulation.questions.length >= runtimeLimits.calls) return false;
  if (simulation.questions.length === 0) simulation.platform.askText(question.prompt);
  simulation.questions.push(question);
  return true;
}

/** Delivers texts to the units that asked for them; true when the game may continue. */
export function answerQuestions(simulation: Simulation, input: readonly InputEvent[]): boolean {
  if (simulation.questions.length === 0 && input.length === 0) return true;
  for (const event of input) {
    if (event.type === 'text' && simulation.answers.length < runtimeLimits.answers)
      simulation.answers.push(event.value);
    else if (event.type === 'textCancel') closeQuestion(simulation);
  }
  while (simulation.questions.length > 0 && simulation.answers.length > 0) {
    const [question] = simulation.questions;
    const answer = simulation.answers.shift();
    closeQuestion(simulation);
    if (question && answer !== undefined) giveAnswer(simulation, question, answer);
  }
  return simulation.questions.length === 0;
}

function closeQuestion(simulation: Simulation): void {
  simulation.questions.shift();
  const [next] = simulation.questions;
  if (next) simulation.platform.askText(next.prompt);
}

function giveAnswer(simulation: Simulation, question: Question, text: string): void {
  const unit = simulation.plan.programs[question.program]?.units[question.unit];
  withActor(simulation, question.actor, (actor) => unit?.answer?.(unit, actor, simulation.world, text));
}
