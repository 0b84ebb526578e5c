export { serveSimulation } from './remote/serveSimulation.ts';
