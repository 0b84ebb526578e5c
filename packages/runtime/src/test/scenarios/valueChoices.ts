import { behavior, change, count as counter, expression, keyDown, rule, timer, write } from '../describeGame.ts';
import type { ChoiceScenario } from './choiceScenario.ts';
import { count, label, result, sounds } from './observations.ts';
import { press, type Scenario, type Seen } from './scenario.ts';

const column = (name: string) => ({ name, type: 1, cells: ['a', 'b', 'c'] });
const table: Pick<Scenario, 'rest'> = {
  rest: { tables: [{ id: 'id70', name: 'T', rows: ['', '', ''], columns: [column('one'), column('two')] }] },
};
const tableID = 'id70';
const eased = (is: number, frames: number): ChoiceScenario => {
  return { fields: { targetAttribute: counter, finalValue: 100, duration: 1 }, frames, sees: count, is };
};
/** The indexes visited by a loop over the table of three rows and two columns. */
const walked = (is: string, fields = {}): ChoiceScenario => ({
  ...table,
  fields: { tableID, loopAttribute: counter, ...fields },
  children: [write('-'), change(counterText, expression`${counterText} .. ${counter}`)],
  frames: 1,
  sees: label,
  is,
});
const counterText = 'game.attributes.id902';
const lastHeard = ({ heard }: Seen) => heard.at(-1)?.map((value) => Math.round(value * 1000) / 1000);
const atPlace = (left: number): Pick<Scenario, 'rest'> => ({
  rest: { scenes: [{ layers: [{ actors: [{ prototype: 'id1', position: { x: left, y: 384 } }] }] }] },
});
const held = { around: (does: Parameters<NonNullable<ChoiceScenario['around']>>[0]) => [rule(keyDown('a'), [does])] };

/**
 * The choices of docs/runtime-rules.md#attribute-behaviors and docs/runtime-rules.md#table-behaviors and
 * docs/runtime-rules.md#audio, by class, field and value.
 */
export const valueChoices: Readonly<Record<string, ChoiceScenario>> = {
  // "f = p^2; ease out = 1-(1-p)^2, in-out = quadratic smooth join"; 6.10: "ease-in half way = 25%".
  'InterpolateBehavior.easing=1': eased(25, 30),
  'InterpolateBehavior.easing=2': eased(75, 30),
  'InterpolateBehavior.easing=3': eased(12.5, 15),
  // "hidden; always finishes".
  'InterpolateBehavior.runToCompletion=false': {
    ...eased(100, 90),
    around: (does) => [timer('for', 0.5, [does])],
    isTheSame: true,
  },
  // "add (default) or remove"; "at beginning, at end, at index".
  'AddRemoveRowAction.action=1': {
    ...table,
    fields: { tableID },
    frames: 1,
    sees: result('tableRowCount(tables.T)'),
    is: 2,
  },
  'AddRemoveRowAction.position=0': {
    ...table,
    fields: { tableID },
    frames: 1,
    sees: result('tableCellValue(tables.T, 1, 1)'),
    is: '',
  },
  'AddRemoveRowAction.position=2': {
    ...table,
    fields: { tableID, index: 2 },
    frames: 1,
    sees: result('tableCellValue(tables.T, 2, 1)'),
    is: '',
  },
  // "0 rows, 1 columns"; "0 first, 1 last, 2 index".
  'LoopTableBehavior.loopType=1': walked('-1-2'),
  'LoopTableBehavior.startCell=1': walked('-3'),
  'LoopTableBehavior.startCell=2': walked('-2-3', { startCellExpression: '2' }),
  'LoopTableBehavior.endCell=0': walked('-1'),
  'LoopTableBehavior.endCell=2': walked('-1-2', { endCellExpression: '2' }),
  'PlayMusicAction.loop=false': { fields: { musicName: 'm' }, frames: 1, sees: sounds, is: ['music m once'] },
  'PlaySoundAction.loop=true': { fields: { soundName: 's' }, frames: 1, sees: sounds, is: ['play s again and again'] },
  // "false: the sound stops when its rule turns false".
  'PlaySoundAction.runToCompletion=false': {
    ...held,
    fields: { soundName: 's' },
    events: press('a', 1, 9),
    frames: 9,
    sees: sounds,
    is: ['play s', 'stop'],
  },
  // "volume and pan from the distance to the camera centre": half a view to the right, as its page says.
  'PlaySoundAction.positional=true': {
    ...atPlace(1024),
    fields: { soundName: 's' },
    frames: 1,
    sees: lastHeard,
    is: [0.75, 1, 1],
  },
  // "pitch from relative speed": a tenth of the speed of sound away from the middle of the view.
  'PlaySoundAction.dopplerShift=true': {
    around: (does) => [behavior('MoveBehavior', { direction: 0, speed: 1715 }), does],
    ...atPlace(512),
    fields: { soundName: 's' },
    frames: 2,
    sees: lastHeard,
    is: [1, 0, 0.909],
  },
};
