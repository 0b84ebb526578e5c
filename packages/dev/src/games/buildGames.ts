import { games } from './games.ts';
import { buildGame } from './kit/sampleGame.ts';
import { storeWalkthrough } from './kit/storeWalkthrough.ts';

/** Rebuilds all sample games and their walkthroughs, or those whose folders are given: `npm run make:games`. */
export async function buildGames(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.filter((name) => !games.some((game) => game.name === name));
  if (unknown.length > 0) {
    console.error(`There is no sample game ${unknown.join(', ')}.`);
    return 2;
  }
  let status = 0;
  for (const game of games) {
    if (named.length > 0 && !named.includes(game.name)) continue;
    await buildGame(game, args.includes('--keep-pictures'));
    console.log(`fixtures/templates/${game.name}`);
    if (game.createPlayer && !(await storeWalkthrough(game))) status = 1;
  }
  return status;
}
