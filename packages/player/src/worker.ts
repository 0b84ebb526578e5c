export { servePlayTests } from './playtests/servePlayTests.ts';
export { serveSimulation } from './remote/serveSimulation.ts';
export { beginGame } from './simulation/gameSession.ts';
export { serveWhatIf } from './whatif/serveWhatIf.ts';
export { createWhatIf } from './whatif/whatIf.ts';
