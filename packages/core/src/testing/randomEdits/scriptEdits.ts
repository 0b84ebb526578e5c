import { delegateEvents } from '../../catalogue/delegateEvents.ts';
import { keyNames } from '../../catalogue/keyNames.ts';
import type { Edit } from '../../edit/editDefinitions.ts';
import { controllerButtons } from '../../model/controllers.ts';
import { below, chance, pick, type Random } from '../randomSource.ts';
import { randomWord } from '../randomValues.ts';
import type { RandomEdit } from './randomEdit.ts';

/** Random edits of custom scripts and controller maps. */
export const scriptEdits: readonly RandomEdit[] = [
  (_project, random, ids) => ({ kind: 'delegate.add', data: { id: ids(), name: randomWord(random) } }),
  onDelegate((delegate, _random, id) => ({ kind: 'delegate.duplicate', data: { delegate, id } })),
  onDelegate((delegate) => ({ kind: 'delegate.remove', data: { delegate } })),
  onDelegate((delegate, random) => ({ kind: 'delegate.rename', data: { delegate, name: randomWord(random) } })),
  onDelegate((delegate, random) => {
    const event = chance(random, 0.2) ? '' : (pick(random, delegateEvents)?.event ?? '');
    return { kind: 'delegate.setEvent', data: { delegate, event } };
  }),
  onDelegate((delegate, random) => ({
    kind: 'delegate.setSource',
    data: { delegate, source: `log(${JSON.stringify(randomWord(random))})` },
  })),
  onDelegate((delegate, random) => ({
    kind: 'delegate.setEnabled',
    data: { delegate, enabled: chance(random, 0.5) },
  })),
  (_project, random) => {
    const button = pick(random, controllerButtons);
    const key = chance(random, 0.2) ? '' : (pick(random, keyNames) ?? '');
    if (button === undefined) return undefined;
    return { kind: 'controllerMap.setKey', data: { player: below(random, 8) + 1, button, key } };
  },
  ({ object }, random) => {
    const player = pick(random, Object.keys(object.controllerMaps ?? {}));
    if (player === undefined) return undefined;
    return { kind: 'controllerMap.clear', data: { player: Number(player.slice('player'.length)) } };
  },
];

function onDelegate(make: (delegate: string, random: Random, id: string) => Edit): RandomEdit {
  return (project, random, ids) => {
    const delegate = pick(random, [...project.delegates.keys()]);
    return delegate === undefined ? undefined : make(delegate, random, ids());
  };
}
