import type { Seen } from './scenario.ts';

/** The first actor, which runs the behavior. */
function solo({ game }: Seen) {
  return game.actorList()[0];
}

const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value);

/** An attribute of the first actor as displayed, numbers to six places. */
export const own = (name: string) => (seen: Seen) => rounded(solo(seen)?.attributes[name]);

export const x = own('position.x');
export const rotation = own('rotation');
export const width = own('size.width');

/** The game's attributes that test games have. */
export const count = ({ game }: Seen) => rounded(game.attributes()['game.count']);
export const label = ({ game }: Pick<Seen, 'game'>) => game.attributes()['game.label'];

/** The result of a program in the game. */
export const result =
  (program: string) =>
  ({ game }: Pick<Seen, 'game'>) => {
    const answer = game.evaluate(program);
    return answer.ok ? answer.value : answer.issues;
  };

/** The first actor as drawn by the player. */
export const drawn = ({ game }: Seen) => game.view.scenes[0]?.layers[0]?.actors[0];

export const requests = (seen: Seen) => seen.requests;
export const sounds = (seen: Seen) => seen.sounds;
export const actors = ({ game }: Seen) => game.actorList().length;
