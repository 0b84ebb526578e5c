import type { CustomAttribute } from '@playhouse/core';
import { own } from '../kit/keypaths.ts';
import type { SampleGame } from '../kit/sampleGame.ts';
import { drawings, sounds } from './art.ts';
import { state } from './names.ts';
import { prototypes } from './prototypes.ts';
import { questionDocument } from './questions.ts';
import { createQuizPlayer } from './quizPlayer.ts';
import { sceneDocuments } from './sceneDocuments.ts';

/** The quiz "Professor Hoot's Night School". */
export const quizGame: SampleGame = {
  name: 'professor-hoot',
  drawings,
  sounds,
  ending: 'Report',
  createPlayer: createQuizPlayer,
  parts: () => ({
    title: 'Professor Hoot’s Night School',
    description: 'An owl asks questions from a table; write your own. A quiz with loops and a saved best score.',
    instructions: 'Click or tap an answer, or press 1, 2 or 3. The questions stand in the table Questions.',
    tags: '',
    attributes: attributes(),
    prototypes: prototypes(),
    scenes: sceneDocuments(),
    tables: [questionDocument()],
  }),
};

function attributes(): Record<string, CustomAttribute> {
  return {
    ...own(state.question, 'integer', 1, 'Question'),
    ...own(state.chosen, 'integer', 0, 'Chosen'),
    ...own(state.right, 'integer', 0, 'Right'),
    ...own(state.row, 'integer', 1, 'Row'),
    ...own(state.best, 'integer', 0, 'Best'),
  };
}
