import { createCountingIds, createProjectSession, placementOf } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { StageCommands } from './stageCommands.ts';

/** One actor on a layer of its own and two on another one. */
function start(isPinned = false) {
  const project = buildProject({
    prototypes: [{ id: 'id1', name: 'Pip' }],
    scenes: [
      {
        id: 'id2',
        layers: [
          { id: 'id10', actors: [{ id: 'id20', prototype: 'id1' }] },
          {
            id: 'id11',
            actors: [
              { id: 'id21', prototype: 'id1', attributes: { uiPinned: isPinned } },
              { id: 'id22', prototype: 'id1' },
            ],
          },
        ],
      },
    ],
  });
  const session = createProjectSession({ project, ids: createCountingIds(['id1', 'id30']), clock: () => 0 });
  const actors = () =>
    (session.getState().project.scenes.get('id2')?.layers ?? []).flatMap((layer) =>
      layer.actors.map((instance) => [instance.id, placementOf(instance, undefined).position.x] as const),
    );
  return { session, commands: new StageCommands(session, 'id2'), actors };
}

beforeEach(() => {
  const selection = ['id20', 'id21'];
  useSceneUi.setState({ lockedLayers: new Set(), hiddenLayers: new Set(), selection, notice: '' });
});

describe('commands of the stage', () => {
  it.each<['lockedLayers' | 'hiddenLayers', string, (commands: StageCommands) => void]>([
    ['lockedLayers', 'delete', (commands) => commands.remove()],
    ['hiddenLayers', 'delete', (commands) => commands.remove()],
    ['lockedLayers', 'duplicate', (commands) => commands.duplicate()],
    ['hiddenLayers', 'order', (commands) => commands.order('front')],
    ['lockedLayers', 'move to another layer', (commands) => commands.moveToLayer('id11')],
    ['lockedLayers', 'lock the position', (commands) => commands.setPinned(true)],
    ['lockedLayers', 'move', (commands) => void commands.nudge(arrow, 'keys')],
  ])('leave actors alone on layers in %s: %s', (set, _what, act) => {
    const { session, commands } = start();
    useSceneUi.setState({ [set]: new Set(['id10']) });
    const before = session.getState().project.scenes.get('id2')?.layers[0];
    act(commands);
    expect(session.getState().project.scenes.get('id2')?.layers[0]?.actors).toEqual(before?.actors);
    expect(session.getState().history.undo.length).toBe(1);
  });

  it('say why nothing happens', () => {
    const { session, commands } = start();
    useSceneUi.setState({ lockedLayers: new Set(['id10', 'id11']) });
    commands.remove();
    expect(useSceneUi.getState().notice).toBe('The layer is hidden or locked.');
    expect(session.getState()).toBe(session.getInitialState());
  });

  it('move what can be moved beside an actor whose position is locked', () => {
    const { commands, actors } = start(true);
    useSceneUi.setState({ selection: ['id20', 'id21', 'id22'] });
    expect(commands.nudge(arrow, 'keys')).toBe(true);
    expect(actors()).toEqual([
      ['id20', 1],
      ['id21', 0],
      ['id22', 1],
    ]);
  });
});

const arrow = { key: 'ArrowRight', code: 'ArrowRight', shift: false, alt: false };
