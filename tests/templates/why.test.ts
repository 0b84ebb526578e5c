import { readFileSync } from 'node:fs';
import { type Behavior, type Path, readProject, valueAt } from '@playhouse/core';
import { answerWhy, createGame, createHeadlessPorts, type Game, parseInputScript } from '@playhouse/runtime';
import { expect, it } from 'vitest';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { games } from '../../packages/dev/src/games/games.ts';
import { folderOf } from '../../packages/dev/src/games/kit/sampleGame.ts';
import { internalsOf } from '../../packages/runtime/src/setup/gameInternals.ts';
import { attachTracer } from '../../packages/runtime/src/trace/attachTracer.ts';
import type { Unit } from '../../packages/runtime/src/units/unit.ts';
import { root } from '../root.ts';

const frames = 300;
/** Maximum number of rules of a game to ask about. */
const mostRules = 12;

/** What was counted for a rule while the game played. */
interface Seen {
  readonly path: Path;
  readonly behavior: Behavior;
  /** The number of times its behaviors started. */
  opened: boolean;
  /** How often each condition was evaluated, and was true. */
  readonly asked: number[];
  readonly held: number[];
}

it.each(games.map(({ name }) => name))(
  '%s: the answers about every rule of an actor agree with the counts',
  async (name) => {
    const read = readProject(readProjectFiles(folderOf(name)));
    const script = parseInputScript(
      JSON.parse(
        readFileSync(`${root}/fixtures/inputs/${name.replace('-and-the-lanterns', '')}-walkthrough.json`, 'utf8'),
      ),
    );
    if (!read.ok || !script.ok) throw new Error(`${name} cannot be read.`);
    const { project } = read.value.contents;
    const begin = () => createGame(project, createHeadlessPorts(project), { seed: 1 });
    const play = (game: Game) => {
      while (game.frame < frames) game.step(script.value.filter(({ frame }) => frame === game.frame + 1));
    };

    const counted = await begin();
    const rules = countRules(counted, () => play(counted));
    const [actor, seen] = [...rules].sort(([, a], [, b]) => b.size - a.size)[0] ?? [];
    expect(seen?.size).toBeGreaterThan(0);
    let decided = 0;
    for (const { path, behavior, opened, asked, held } of [...(seen?.values() ?? [])].slice(0, mostRules)) {
      const game = await begin();
      const answer = answerWhy(
        game,
        { path, actor },
        () => play(game),
        () => true,
      );
      game.destroy();
      const told = `${path.join('/')}: ${answer.sentence}`;
      if (opened) expect(told).toMatch(/It (ran|is running)/);
      else expect(told).not.toMatch(/: It (ran|is running)/);
      const isAll = behavior.attributes.compoundConditionKind !== 1;
      const never = asked.findIndex((times, index) => times > 0 && held[index] === 0);
      if (opened || !isAll || never < 0) continue;
      decided++;
      expect(told).toMatch(/never true/);
      const leads = answer.leads.map((lead) => lead.path.join('/'));
      expect(leads, told).toContain([...path, 'conditions', never].join('/'));
      // The strip agrees: no frame is true.
      expect(answer.lines.find((line) => line.path.join('/') === leads[0])?.states).not.toContain('t');
    }
    counted.destroy();
    expect(decided + [...(seen?.values() ?? [])].filter(({ opened }) => opened).length).toBeGreaterThan(0);
  },
);

/** Counts what the rules of every actor do while the game plays; by the actor's key. */
function countRules(game: Game, play: () => void): ReadonlyMap<number, ReadonlyMap<number, Seen>> {
  const { simulation, project } = internalsOf(game);
  const rules = new Map<number, Map<number, Seen>>();
  const seenOf = ({ location }: Unit, actor: number): Seen | undefined => {
    const path = simulation.plan.locations[location] ?? [];
    const behavior = valueAt(project, path) as Behavior | undefined;
    if (behavior?.class !== 'RuleBehavior' || !behavior.conditions?.length || !behavior.behaviors?.length)
      return undefined;
    const own = rules.get(actor) ?? new Map<number, Seen>();
    rules.set(actor, own);
    const zeros = () => behavior.conditions?.map(() => 0) ?? [];
    const seen = own.get(location) ?? { path, behavior, opened: false, asked: zeros(), held: zeros() };
    own.set(location, seen);
    return seen;
  };
  const around: Unit[] = [];
  const stop = attachTracer(game, {
    enter(unit, actor, phase) {
      const outer = around.at(-1);
      around.push(unit);
      if (phase !== 'start' || !actor || !outer?.children.units.includes(unit)) return;
      const seen = seenOf(outer, actor.key);
      if (seen) seen.opened = true;
    },
    leave: () => void around.pop(),
    answered(unit, index, actor, holds) {
      const seen = seenOf(unit, actor.key);
      if (!seen) return;
      seen.asked[index] = (seen.asked[index] ?? 0) + 1;
      if (holds) seen.held[index] = (seen.held[index] ?? 0) + 1;
    },
  });
  play();
  stop();
  return rules;
}
