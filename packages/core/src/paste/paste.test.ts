import { describe, expect, it } from 'vitest';
import { createProjectSession } from '../history/projectSession.ts';
import { createIdSource } from '../model/ids.ts';
import { buildProject, seededRandom } from '../testing.ts';
import { writeClipboardText } from './clipboardText.ts';
import { copyBehaviors } from './copySelection.ts';
import type { PasteAnswer } from './pasteQuestion.ts';
import { openQuestions, planPaste } from './planPaste.ts';
import { readClipboardText } from './readClipboardText.ts';
import { resolvePaste } from './resolvePaste.ts';

describe('an editor', () => {
  it('copies in one tab, asks in another, and undoes the paste in one step', () => {
    const source = buildProject({
      prototypes: [
        { id: 'id1', name: 'Player', behaviors: [{ class: 'SpawnAction', attributes: { prototypeKey: 'id2' } }] },
        { id: 'id2', name: 'Bullet' },
      ],
    });
    const copied = copyBehaviors(source, { gameId: 'one', owner: { prototype: 'id1' }, ids: ['id1'] });
    const text = copied.ok ? writeClipboardText(copied.value) : '';

    const read = readClipboardText(text);
    if (!read.ok) throw new Error(read.issues[0]?.message);
    const project = buildProject({ prototypes: [{ id: 'id7', name: 'Ship' }] });
    const ids = createIdSource(seededRandom(1));
    const session = createProjectSession({ project, ids, clock: () => 0 });
    const planned = planPaste(read.value.bundle, { gameId: 'two', screen: 'prototype', prototype: 'id7' }, project);
    if (!planned.ok) throw new Error(planned.issues[0]?.message);

    const answers = new Map<string, PasteAnswer>();
    for (let [question] = planned.value.questions; question; [question] = openQuestions(planned.value, answers)) {
      expect(question).toEqual({
        id: 'prototype:id2',
        message: 'The actor Bullet is not in this project.',
        options: ['import', 'create', 'ignore', 'cancel'],
      });
      answers.set(question.id, 'import');
    }
    const resolved = resolvePaste(planned.value, answers, session.newId);
    if (!resolved.ok) throw new Error(resolved.issues[0]?.message);
    session.dispatch(resolved.value.edits, { label: planned.value.label });

    const { project: after, history } = session.getState();
    const [, bullet] = after.object.prototypes;
    const [spawn] = after.actors.get('id7')?.behaviors ?? [];
    expect(spawn?.attributes.prototypeKey).toBe(bullet);
    expect(after.actors.get(bullet ?? '')?.attributes.name).toBe('Bullet');
    expect(history.undo).toHaveLength(1);
    session.undo();
    expect(session.getState().project).toEqual(project);
  });
});
