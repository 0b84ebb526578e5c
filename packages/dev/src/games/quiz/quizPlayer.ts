import type { AutoPlayer } from '../kit/walkthrough.ts';
import { questionDocument } from './questions.ts';

const places = [182, 512, 842];

/** Thinks for a moment, then clicks: what is in the table as right, and once what does not. */
export function createQuizPlayer(): AutoPlayer {
  const right = questionDocument().columns.find(({ name }) => name === 'Right answer')?.$ ?? [];
  let waited = 0;
  let isDown = false;
  return (game) => {
    if (game.currentScene.name === 'Title') return game.frame === 45 ? [{ type: 'keyDown', key: 'space' }] : [];
    const { 'game.Chosen': chosen, 'game.Question': question } = game.attributes();
    waited = chosen === 0 ? waited + 1 : 0;
    const wanted = Number(right[Number(question) - 1]);
    const answer = question === 4 ? (wanted % 3) + 1 : wanted;
    const place = { x: places[answer - 1] ?? 0, y: 96 };
    if (isDown) {
      isDown = false;
      return [{ type: 'pointerUp', ...place }];
    }
    isDown = waited === 40;
    const events = [
      { type: 'pointerMove' as const, ...place },
      { type: 'pointerDown' as const, ...place },
    ];
    return isDown ? events : [];
  };
}
