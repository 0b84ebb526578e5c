import {
  openQuestions,
  type PasteAnswer,
  type PasteAnswers,
  type PastePlan,
  type PasteQuestion,
} from '@playhouse/core';

/** The state of a paste dialog: the questions, the answers, and which question is shown. */
export interface QuestionFlow {
  readonly plan: PastePlan;
  readonly answers: PasteAnswers;
  /** Answered and open questions, in the order in which they arose. */
  readonly questions: readonly PasteQuestion[];
  /** The question shown; undefined when everything is answered. */
  readonly current: PasteQuestion | undefined;
}

/** The initial state; shows nothing when there is nothing to ask. */
export function startFlow(plan: PastePlan): QuestionFlow {
  return flowWith(plan, new Map(), undefined);
}

/**
 * Answers the question shown and, with `isForAll`, the open ones like it. Shows the next open question. Answers to
 * questions that no longer arise are dropped.
 */
export function answerQuestion(flow: QuestionFlow, answer: PasteAnswer, isForAll: boolean): QuestionFlow {
  const { plan, current } = flow;
  if (!current) return flow;
  const answers = new Map(flow.answers).set(current.id, answer);
  if (isForAll) for (const { id } of othersAlike(flow)) answers.set(id, answer);
  return flowWith(plan, answers, current);
}

/** Shows another question, even one that has been answered. */
export function showQuestion(flow: QuestionFlow, id: string): QuestionFlow {
  return { ...flow, current: flow.questions.find((question) => question.id === id) ?? flow.current };
}

/** Open questions with the same kind of subject and the same buttons as the one shown. */
export function othersAlike({ current, questions, answers }: QuestionFlow): readonly PasteQuestion[] {
  if (!current) return [];
  const kind = kindOf(current);
  return questions.filter((other) => other.id !== current.id && !answers.has(other.id) && kindOf(other) === kind);
}

/** Ids start with the kind of thing that is missing, such as `image:hero`. */
function kindOf({ id, options }: PasteQuestion): string {
  return [id.slice(0, id.indexOf(':')), ...options].join(' ');
}

/** Replays all answers, because an answer can raise questions and make others unnecessary. */
function flowWith(plan: PastePlan, known: PasteAnswers, after: PasteQuestion | undefined): QuestionFlow {
  const answers = new Map<string, PasteAnswer>();
  const questions = new Map<string, PasteQuestion>();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const question of openQuestions(plan, answers)) {
      questions.set(question.id, question);
      const answer = known.get(question.id);
      if (answer === undefined || answers.has(question.id) || !question.options.includes(answer)) continue;
      answers.set(question.id, answer);
      isNew = true;
    }
  }
  const all = [...questions.values()];
  return { plan, answers, questions: all, current: nextOpen(all, answers, after) };
}

/** The first open question after another one, else the first of all. */
function nextOpen(
  questions: readonly PasteQuestion[],
  answers: PasteAnswers,
  after: PasteQuestion | undefined,
): PasteQuestion | undefined {
  const from = questions.findIndex(({ id }) => id === after?.id) + 1;
  const isOpen = ({ id }: PasteQuestion) => !answers.has(id);
  return questions.slice(from).find(isOpen) ?? questions.find(isOpen);
}
