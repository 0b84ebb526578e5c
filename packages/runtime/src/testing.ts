export { eventsByFrame } from './test/gameProperties.ts';
export { generatedGame } from './test/generatedGame.ts';
