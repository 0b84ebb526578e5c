import { delegateEvents, type ScriptMember, scriptFunctions, scriptTypes } from '@playhouse/core';
import { expect, it } from 'vitest';
import { playProject, startProject, stepFrames } from '../test/playProject.ts';
import { eventGames, gameOf } from '../test/scriptGames.ts';

/** JavaScript that is true when an expression has one of these types, as the catalogue writes them. */
function isOfType(value: string, type: string): string {
  const tests = type.split(' | ').map((one) => {
    const members = scriptTypes.get(one);
    if (members) return `has(${value}, ${JSON.stringify(members.map(({ name }) => name))})`;
    if (one.startsWith("'")) return `${value} === ${one}`;
    return one === 'void' ? `${value} === undefined` : `typeof ${value} === '${one}'`;
  });
  return tests.join(' || ');
}

const has = 'const has = (value, names) => Object.keys(value).join() === names.join();';

/** A call of a function with something for each argument, and what it returns. */
function useOf({ name, parameters }: ScriptMember, owner: string): string {
  const samples: Readonly<Record<string, string>> = {
    attribute: "'game.count'",
    table: "'PurchaseTable'",
    row: '1',
    column: "'Name'",
    number: '1',
  };
  const given = parameters?.map((one) => samples[one.names ?? one.type] ?? "'1'");
  return given === undefined ? `${owner}${name}` : `${owner}${name}(${given.join(', ')})`;
}

it.each(delegateEvents.filter((event) => event.arguments.length > 0))(
  '$event gets arguments of the documented types',
  async ({ event, arguments: given }) => {
    const game = eventGames.find((each) => each.event === event);
    const lines = given.map((one) => `log('${one.name}', ${isOfType(useOf(one, ''), one.type)});`);
    const played = await startProject(gameOf(event, `${has}\n${lines.join('\n')}`, game?.behaviors));
    played.step(game?.input ?? []);
    stepFrames(played, 3);
    const logged = played.log.filter(({ path }) => path[0] === 'delegates').map(({ text }) => text);
    expect(logged).toEqual(given.map(({ name }) => `${name} true`));
  },
);

const members = [
  ...scriptFunctions.map((member) => ({ title: member.name, member, owner: '' })),
  ...(scriptTypes.get('Table') ?? []).map((member) => ({
    title: `table.${member.name}`,
    member,
    owner: "getTable('PurchaseTable').",
  })),
];

it.each(members)('$title returns the documented type', async ({ member, owner }) => {
  const source = `${has}\nconst value = ${useOf(member, owner)}; log(${isOfType('value', member.type)}); resume();`;
  const played = await playProject(gameOf('onGameReady', source, []), { frames: 2 });
  expect(played.faults).toEqual([]);
  expect(played.log.at(-1)?.text).toBe('true');
});

it('names only types that exist', () => {
  const known = [...scriptTypes.keys(), 'number', 'string', 'boolean', 'undefined', 'void', 'any[]'];
  const all = [
    ...scriptFunctions,
    ...[...scriptTypes.values()].flat(),
    ...delegateEvents.flatMap((each) => each.arguments),
  ];
  const types = all.flatMap(({ type, parameters = [] }) => [type, ...parameters.map((one) => one.type)]);
  const unknown = types
    .flatMap((type) => type.split(' | '))
    .filter((one) => !known.includes(one) && !/^'\w+'$/.test(one));
  expect(unknown).toEqual([]);
});
