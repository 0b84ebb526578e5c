import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject, type ProjectDescription } from '@playhouse/core/testing';

/** A game that would never end a frame, or would fill the memory, if there were no limits. */
export interface HostileGame {
  readonly title: string;
  /** The fault that reports what is capped, and where; none if nothing has to be. */
  readonly code?: string;
  readonly path?: readonly (string | number)[];
  /** How long it takes to get there; a few frames by default. */
  readonly frames?: number;
  readonly project: Project;
}

const expression = (...$: readonly (string | { readonly keypath: string })[]) => ({ '@': 'expression', $ });
const text = { keypath: 'game.attributes.id902' };
const number = { keypath: 'game.attributes.id903' };

function behavior(name: string, attributes: object, behaviors?: readonly BehaviorDescription[]): BehaviorDescription {
  return { class: name, attributes: { ...attributes }, ...(behaviors && { behaviors }) };
}

const change = ({ keypath }: typeof text, RHS: unknown) =>
  behavior('ChangeAttributeAction', { targetAttribute: keypath, RHS });
const forever = (behaviors: readonly BehaviorDescription[]): BehaviorDescription => ({
  ...behavior('LoopBehavior', { maxLoopsPerFrame: 1_000_000_000 }, behaviors),
  conditions: [],
});
const eachFrame = (behaviors: readonly BehaviorDescription[]) =>
  behavior('TimerBehavior', { timerType: 0, interval: 0 }, behaviors);
const megabyte = (...more: readonly (string | { readonly keypath: string })[]) =>
  expression('textRepeat("abcdefgh", 125000)', ...more);
const count = change(number, expression(number, ' + 1'));
const spawnSelf = behavior('SpawnAction', { prototypeKey: 'id2' });

/** A table of numbers with this many rows and columns. */
const table = (id: string, rows: number, columns: number, type = 2) => ({
  id,
  name: id,
  rows: Array.from({ length: rows }, () => ''),
  columns: Array.from({ length: columns }, () => ({ name: '', type, cells: [] })),
});

/** Behaviors of an actor `id2` beside one that counts frames in `game.Frames`. */
function game(behaviors: readonly BehaviorDescription[], rest: ProjectDescription = {}): Project {
  const frames = { keypath: 'game.attributes.id901' };
  const counting = behavior('ConstrainAttributeBehavior', {
    targetAttribute: frames.keypath,
    RHS: expression(frames, ' + 1'),
  });
  const actors = [{ prototype: 'id1' }, { prototype: 'id2' }];
  return buildProject({
    attributes: {
      id901: { '@': 'real', $: 0, name: 'Frames' },
      id902: { '@': 'text', $: '', name: 'Text' },
      id903: { '@': 'real', $: 0, name: 'Number' },
    },
    prototypes: [
      { id: 'id1', name: 'Counting', behaviors: [counting] },
      { id: 'id2', name: 'Hostile', behaviors },
    ],
    scenes: [
      { id: 'id1', layers: [{ actors }] },
      { id: 'id2', layers: [{ actors }] },
    ],
    ...rest,
  });
}

/** Locations in the document of the hostile actor. */
const first = ['behaviors', 0];
const inside = [...first, 'behaviors', 0];

/** Each exceeds the limits in its own way. */
export const hostileGames: readonly HostileGame[] = [
  { title: 'a loop that never ends', code: 'limit.loops', path: first, project: game([forever([count])]) },
  {
    title: 'loops nested in loops',
    code: 'limit.loops',
    path: [...inside, 'behaviors', 0],
    project: game([forever([forever([forever([count])])])]),
  },
  {
    title: 'a loop over rows that a table lacks',
    code: 'limit.loops',
    path: inside,
    project: game(
      [
        eachFrame([
          behavior(
            'LoopTableBehavior',
            {
              tableID: 'id70',
              loopAttribute: number.keypath,
              startCell: 2,
              startCellExpression: '1',
              endCell: 2,
              endCellExpression: '1000000000',
            },
            [count],
          ),
        ]),
      ],
      { tables: [table('id70', 2, 1)] },
    ),
  },
  {
    title: 'actors that double in each frame',
    code: 'limit.spawns',
    path: inside,
    frames: 12,
    project: game([eachFrame([spawnSelf])]),
  },
  {
    title: 'actors that live for one frame and leave two others',
    frames: 12,
    code: 'limit.spawns',
    path: first,
    project: game([spawnSelf, spawnSelf, behavior('DestroyAction', {})]),
  },
  {
    title: 'a text that doubles in each pass',
    code: 'expression.limit',
    path: inside,
    project: game([forever([change(text, expression(text, ' .. ', text, ' .. "abcdefgh"'))])]),
  },
  {
    title: 'searching long texts repeatedly',
    code: 'limit.work',
    path: [...inside, 'conditions', 0],
    project: game([
      forever([
        {
          ...behavior('RuleBehavior', {}, [count]),
          conditions: [
            {
              id: 'id7',
              class: 'TextExpressionCondition',
              attributes: { conditionType: 3, subject: megabyte() },
              predicate: { type: 'string', attributes: { operator: 'contains', RHS: 'z' } },
            },
          ],
        },
      ]),
    ]),
  },
  {
    title: 'long lines in the log',
    code: 'limit.log',
    path: [...inside, 'behaviors', 0],
    project: game([
      eachFrame([forever([behavior('LogDebuggingStatementAction', { text: expression('textRepeat("x", 1000)') })])]),
    ]),
  },
  {
    title: 'a million rows',
    code: 'table.rows',
    path: inside,
    project: game([forever([behavior('AddRemoveRowAction', { tableID: 'id70', action: 0, position: 0 })])], {
      tables: [table('id70', 1, 3)],
    }),
  },
  {
    title: 'rows that come and go at the top of a long table',
    code: 'limit.work',
    path: inside,
    project: game(
      [forever([0, 1].map((action) => behavior('AddRemoveRowAction', { tableID: 'id70', action, position: 0 })))],
      { tables: [table('id70', 9_999, 20)] },
    ),
  },
  {
    title: 'copies of a long table',
    code: 'limit.work',
    path: inside,
    project: game([forever([behavior('CopyTableAction', { tableID: 'id70', targetTableID: 'id71' })])], {
      tables: [table('id70', 10_000, 5), table('id71', 1, 1)],
    }),
  },
  {
    title: 'sums over a long table',
    code: 'expression.limit',
    path: inside,
    project: game([forever([change(number, expression('tableColSum(', { keypath: 'tables.id70' }, ', 1)'))])], {
      tables: [table('id70', 10_000, 1)],
    }),
  },
  {
    title: 'cells full of text',
    code: 'limit.texts',
    path: inside,
    project: game(
      [
        behavior('LoopTableBehavior', { tableID: 'id70', loopAttribute: number.keypath }, [
          behavior('ChangeTableValueAction', {
            tableID: 'id70',
            rowNumber: expression(number),
            assignments: [{ id: 'id1', column: '1', rhsvalue: megabyte(' .. ', number) }],
          }),
        ]),
      ],
      { tables: [table('id70', 10_000, 1, 1)] },
    ),
  },
  {
    title: 'saving more and more',
    code: 'limit.storage',
    path: [...inside, 'behaviors', 2],
    project: game([
      eachFrame([
        forever([
          ...[count, change(text, megabyte(' .. ', number))],
          behavior('SaveAttributeAction', { targetAttribute: text.keypath, key: expression(number) }),
        ]),
      ]),
    ]),
  },
  {
    title: 'paths through a large map',
    code: 'limit.work',
    path: inside,
    project: game(
      [
        forever([
          behavior('PathFindAction', {
            mapTableID: 'id70',
            pathTableID: 'id71',
            startRow: 1,
            startColumn: 1,
            destinationRow: 1000,
            destinationColumn: 20,
          }),
        ]),
      ],
      { tables: [table('id70', 1000, 20), table('id71', 0, 2)] },
    ),
  },
  {
    title: 'endless questions',
    code: 'limit.calls',
    path: inside,
    project: game([forever([behavior('KeyboardInputAction', { targetAttribute: text.keypath, keyboardPrompt: '?' })])]),
  },
  {
    title: 'a scene that changes in each frame',
    frames: 30,
    code: 'limit.sceneChanges',
    path: first,
    project: game([behavior('ChangeSceneAction', { sceneKey: 'next' })]),
  },
  {
    title: 'a text of 5 MB in the project',
    project: game([behavior('ConstrainAttributeBehavior', { targetAttribute: text.keypath, RHS: 'x'.repeat(5e6) })]),
  },
];
