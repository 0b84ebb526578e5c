import type { CustomAttribute } from '@playhouse/core';
import { own } from '../kit/keypaths.ts';
import type { SampleGame } from '../kit/sampleGame.ts';
import type { AutoPlayer } from '../kit/walkthrough.ts';
import { drawings, sounds } from './art.ts';
import { state } from './names.ts';
import { prototypes } from './prototypes.ts';
import { questionDocument } from './questions.ts';
import { sceneDocuments } from './sceneDocuments.ts';

const answerXs = [182, 512, 842];

/** Thinks for a moment, then clicks the correct answer in the table, and once a wrong one. */
function createQuizPlayer(): AutoPlayer {
  const right = questionDocument().columns.find(({ name }) => name === 'Right answer')?.$ ?? [];
  let waited = 0;
  let isDown = false;
  return (game) => {
    if (game.currentScene.name === 'Title') return game.frame === 45 ? [{ type: 'keyDown', key: 'space' }] : [];
    const { 'game.Chosen': chosen, 'game.Question': question } = game.attributes();
    waited = chosen === 0 ? waited + 1 : 0;
    const wanted = Number(right[Number(question) - 1]);
    const answer = question === 4 ? (wanted % 3) + 1 : wanted;
    const position = { x: answerXs[answer - 1] ?? 0, y: 96 };
    if (isDown) {
      isDown = false;
      return [{ type: 'pointerUp', ...position }];
    }
    isDown = waited === 40;
    const events = [
      { type: 'pointerMove' as const, ...position },
      { type: 'pointerDown' as const, ...position },
    ];
    return isDown ? events : [];
  };
}

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
