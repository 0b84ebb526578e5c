export { checkGame, eventsByFrame } from './test/gameProperties.ts';
export { generatedGame, generatedPorts } from './test/generatedGame.ts';
