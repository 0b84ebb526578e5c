import type { OwnBehaviorEntry } from '../store/ownBehaviors.ts';
import { type StoreCase, unwrap } from './projectStoreCases.ts';

const jump: OwnBehaviorEntry = { id: 'own-1', name: 'Jump', className: 'RuleBehavior' };
const walk: OwnBehaviorEntry = { id: 'own-2', name: 'Walk 🚶', className: 'MoveAction' };

/** What every store promises about own behaviors. */
export const ownBehaviorCases: readonly StoreCase[] = [
  {
    title: 'own behaviors are listed, read, renamed, replaced and removed',
    async run({ ownBehaviors: store }, check) {
      check.equal(unwrap(await store.list()), [], 'none at first');
      unwrap(await store.put(jump, '{"é":"\\ud83d"}'));
      unwrap(await store.put(walk, 'w'));
      check.equal(unwrap(await store.list()), [jump, walk], 'list');
      check.equal(unwrap(await store.read('own-1')), '{"é":"\\ud83d"}', 'text');
      unwrap(await store.rename('own-1', 'Leap'));
      unwrap(await store.put(walk, 'other'));
      check.equal(unwrap(await store.list()), [{ ...jump, name: 'Leap' }, walk], 'renamed');
      check.equal(unwrap(await store.read('own-1')), '{"é":"\\ud83d"}', 'text of the renamed one');
      check.equal(unwrap(await store.read('own-2')), 'other', 'replaced text');
      unwrap(await store.remove('own-1'));
      unwrap(await store.remove('own-1'));
      check.equal(unwrap(await store.list()), [walk], 'removed');
      unwrap(await store.put(jump, 'back'));
      check.equal(unwrap(await store.read('own-1')), 'back', 'restored');
    },
  },
  {
    title: 'an own behavior of 2 MB is stored unchanged',
    async run({ ownBehaviors: store }, check) {
      const text = 'é7'.repeat(1024 * 1024);
      unwrap(await store.put(jump, text));
      check.equal(unwrap(await store.read('own-1')) === text, true, 'same');
    },
  },
  {
    title: 'a missing own behavior is a fault, and projects are not affected by own behaviors',
    async run(store, check) {
      for (const result of [await store.ownBehaviors.read('none'), await store.ownBehaviors.rename('none', 'x')]) {
        check.equal(result.ok ? '' : result.fault.code, 'behavior.notFound', 'code');
      }
      unwrap(await store.ownBehaviors.put(jump, 'j'));
      check.equal(unwrap(await store.list()), [], 'projects');
    },
  },
];
