import type { PasteAnswer, PasteAnswers, PastePlan } from '@playhouse/core';
import { createStore, type StoreApi } from 'zustand';
import { answerQuestion, type QuestionFlow, showQuestion, startFlow } from './questionFlow.ts';

/** The dialog of the paste in progress. */
interface AskingState {
  /** Kept after the last answer, while the dialog fades out. */
  readonly flow: QuestionFlow | undefined;
  readonly isOpen: boolean;
}

/** Asks the questions of one paste at a time. */
export interface PasteAsking {
  readonly store: StoreApi<AskingState>;
  /** Resolves with all answers, or with undefined when the paste is canceled or another one is in progress. */
  ask(plan: PastePlan): Promise<PasteAnswers | undefined>;
  answer(answer: PasteAnswer, isForAll: boolean): void;
  show(id: string): void;
  cancel(): void;
  /** Call when the dialog was unmounted. */
  left(): void;
  /** Resolves as soon as no dialog holds the focus anymore. */
  whenLeft(): Promise<void>;
}

export function createPasteAsking(): PasteAsking {
  const store = createStore<AskingState>(() => ({ flow: undefined, isOpen: false }));
  let settle: ((answers: PasteAnswers | undefined) => void) | undefined;
  let leaving: PromiseWithResolvers<void> | undefined;

  function close(answers: PasteAnswers | undefined): void {
    store.setState({ isOpen: false });
    settle?.(answers);
    settle = undefined;
  }

  return {
    store,
    ask(plan) {
      if (settle) return Promise.resolve(undefined);
      const { promise, resolve } = Promise.withResolvers<PasteAnswers | undefined>();
      settle = resolve;
      leaving ??= Promise.withResolvers<void>();
      store.setState({ flow: startFlow(plan), isOpen: true });
      return promise;
    },
    answer(answer, isForAll) {
      const { flow } = store.getState();
      if (!flow || !settle) return;
      if (answer === 'cancel') return close(undefined);
      const next = answerQuestion(flow, answer, isForAll);
      if (next.current) store.setState({ flow: next });
      else close(next.answers);
    },
    show(id) {
      const { flow } = store.getState();
      if (flow) store.setState({ flow: showQuestion(flow, id) });
    },
    cancel: () => close(undefined),
    left() {
      leaving?.resolve();
      leaving = undefined;
    },
    whenLeft: () => leaving?.promise ?? Promise.resolve(),
  };
}
