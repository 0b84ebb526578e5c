import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { behavior, gameAttributes, label, timer } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

const own = { '@': 'text', $: '', name: 'own' } as const;
const answered = [{ frame: 9, type: 'text', value: 'Ann' }] as const;

/** A game that asks for a text and does something else in the same frame. */
async function asked(targetAttribute: string, then: string) {
  const ask = behavior('KeyboardInputAction', { targetAttribute, keyboardPrompt: 'Name?' });
  const more = behavior(then, { sceneKey: 'id2' });
  const back = timer('after', 0.1, [behavior('UnpauseGameAction')]);
  const project = buildProject({
    attributes: gameAttributes,
    prototypes: [
      { name: 'Asker', attributes: { id950: own }, behaviors: [timer('after', 0.05, [ask, more])] },
      { name: 'Back', behaviors: [back] },
    ],
    scenes: [{ layers: [{ actors: [{ prototype: 'id1' }] }] }, { layers: [{ actors: [{ prototype: 'id2' }] }] }],
  });
  return playProject(project, { frames: 40, events: answered });
}

describe('the answer to Keyboard Input (docs/runtime-rules.md#device-behaviors) is written on confirm', () => {
  it.each(['DestroyAction', 'ChangeSceneAction', 'PauseGameAction', 'ResetSceneAction'])(
    'even if the actor was removed or paused by %s',
    async (then) => {
      const game = await asked(label, then);
      expect(game.attributes()['game.label']).toBe('Ann');
    },
  );

  it('is written to an attribute of a paused actor', async () => {
    const game = await asked('self.attributes.id950', 'PauseGameAction');
    expect(game.actorList()[0]?.attributes.own).toBe('Ann');
  });
});

it("an answer for a paused actor is written into the actor's scene, not into the overlay", async () => {
  const door = { '@': 'real', $: 5, name: 'door' } as const;
  const send = behavior('NetworkGetTableFromURLAction', {
    callbackAttribute: 'scene.attributes.id950',
    url: 'http://a.example/t',
    dataTable: { '@': 'expression', $: [{ keypath: 'game.attributes.id70' }] },
  });
  const project = buildProject({
    attributes: gameAttributes,
    tables: [{ id: 'id70', name: 'T', rows: [], columns: [] }],
    prototypes: [{ name: 'Caller' }],
    scenes: [
      {
        attributes: { id950: door },
        layers: [
          { actors: [{ prototype: 'id1', behaviors: [send, behavior('PauseGameAction', { sceneKey: 'id2' })] }] },
        ],
      },
      { attributes: { id950: door }, layers: [] },
    ],
  });
  const game = await playProject(project, {
    frames: 5,
    events: [{ frame: 4, type: 'answer', call: 1 }],
    ports: { network: { send() {} } },
  });
  expect(game.evaluate('scene.door')).toEqual({ ok: true, value: 5 });
});
