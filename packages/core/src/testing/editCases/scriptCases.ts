import type { EditCase } from './editCase.ts';

/** Cases of script and controller map edits. */
export const scriptCases: readonly EditCase[] = [
  [
    'a new script',
    { kind: 'delegate.add', data: { id: 'id61', event: 'onEndGame' } },
    (p) => p.delegates.get('id61'),
    { id: 'id61', name: 'New Script', event: 'onEndGame', enabled: true, source: '' },
  ],
  [
    'a new script with a taken name',
    { kind: 'delegate.add', data: { id: 'id61', name: 'Log' } },
    (p) => [p.delegates.get('id61')?.name, p.delegates.get('id61')?.event],
    ['Log 1', ''],
  ],
  [
    'the event of a script, to none',
    { kind: 'delegate.setEvent', data: { delegate: 'id60', event: '' } },
    (p) => p.delegates.get('id60')?.event,
    '',
  ],
  [
    'a button without a key',
    { kind: 'controllerMap.setKey', data: { player: 2, button: 'start', key: '' } },
    (p) => p.object.controllerMaps?.player2,
    { start: '' },
  ],
  [
    'a copy of a script',
    { kind: 'delegate.duplicate', data: { delegate: 'id60', id: 'id61' } },
    (p) => [p.delegates.get('id61')?.name, p.delegates.get('id61')?.event],
    ['Log 1', 'onGameReady'],
  ],
  ['a removed script', { kind: 'delegate.remove', data: { delegate: 'id60' } }, (p) => p.delegates.size, 0],
  [
    'the name of a script',
    { kind: 'delegate.rename', data: { delegate: 'id60', name: 'Ads' } },
    (p) => p.delegates.get('id60')?.name,
    'Ads',
  ],
  [
    'a disabled script',
    { kind: 'delegate.setEnabled', data: { delegate: 'id60', enabled: false } },
    (p) => p.delegates.get('id60')?.enabled,
    false,
  ],
  [
    'the event of a script, from its older name',
    { kind: 'delegate.setEvent', data: { delegate: 'id60', event: 'onBannerShow' } },
    (p) => p.delegates.get('id60')?.event,
    'onShowBannerShow',
  ],
  [
    'the body of a script',
    { kind: 'delegate.setSource', data: { delegate: 'id60', source: 'log("a");\n' } },
    (p) => p.delegates.get('id60')?.source,
    'log("a");\n',
  ],
  [
    'the key of a button, by another spelling',
    { kind: 'controllerMap.setKey', data: { player: 2, button: 'buttonA', key: ' ' } },
    (p) => p.object.controllerMaps?.player2,
    { start: 'space', buttonA: 'space' },
  ],
  [
    'a controller without keys',
    { kind: 'controllerMap.clear', data: { player: 2 } },
    (p) => p.object.controllerMaps,
    {},
  ],
];
