import { attachImages, copyBehaviors, type PasteAnswer, pasteButtons, planPaste } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { awayGame, homeFiles, homeGame, needyIds } from '../../../../fixtures/paste/pasteGames.ts';
import { answerTexts, buttonsOf, likelyAnswer } from './answerTexts.ts';
import { answerQuestion, othersAlike, type QuestionFlow, showQuestion, startFlow } from './questionFlow.ts';

function flowOf(...ids: readonly string[]): QuestionFlow {
  const copied = copyBehaviors(homeGame(), { gameId: 'home', owner: { prototype: 'id1' }, ids });
  if (!copied.ok) throw new Error(copied.issues[0]?.message);
  const target = { gameId: 'away', screen: 'prototype', prototype: 'id301' } as const;
  const planned = planPaste(attachImages(copied.value, homeFiles), target, awayGame());
  if (!planned.ok) throw new Error(planned.issues[0]?.message);
  return startFlow(planned.value);
}

const idsOf = ({ questions }: QuestionFlow) => questions.map(({ id }) => id);

describe('the questions of a paste', () => {
  it('are none when nothing is missing', () => {
    const flow = flowOf('id39');
    expect([flow.questions, flow.current]).toEqual([[], undefined]);
  });

  it('continue from the one that was shown, then return to skipped ones', () => {
    const start = showQuestion(flowOf('id31', 'id32', 'id36'), 'scene:id12');
    const second = answerQuestion(start, 'ignore', false);
    expect(second.current?.id).toBe('attribute:game.attributes.id51');
    const third = answerQuestion(second, 'ignore', false);
    expect(third.current?.id).toBe('prototype:id2');
    const done = answerQuestion(third, 'ignore', false);
    expect([done.current, done.answers.size]).toEqual([undefined, 3]);
  });

  it('are added by an import, and removed with their answers when another answer is chosen', () => {
    const imported = answerQuestion(flowOf('id31'), 'import', false);
    expect(idsOf(imported)).toEqual(['prototype:id2', 'image:foe', 'prototype:id3']);
    const answered = answerQuestion(imported, 'insertImage', false);
    const changed = answerQuestion(showQuestion(answered, 'prototype:id2'), 'create', false);
    expect(idsOf(changed)).toEqual(['prototype:id2']);
    expect([...changed.answers]).toEqual([['prototype:id2', 'create']]);
  });

  it('are alike when they have the same kind of subject and the same buttons', () => {
    const flow = flowOf(...needyIds);
    const alike = Object.fromEntries(
      idsOf(flow).map((id) => [id, othersAlike(showQuestion(flow, id)).map((other) => other.id)]),
    );
    expect(alike).toEqual({
      'prototype:id2': [],
      'scene:id12': [],
      'image:hero': ['image:foe', 'image:coin'],
      'image:foe': ['image:hero', 'image:coin'],
      'image:coin': ['image:hero', 'image:foe'],
      'sound:boom': [],
      'font:Fancy': [],
      'attribute:game.attributes.id51': ['attribute:self.attributes.id52'],
      'attribute:self.attributes.id52': ['attribute:game.attributes.id51'],
      'table:id7': [],
    });
  });

  it('keep their answers when a similar one is answered for all', () => {
    const one = answerQuestion(showQuestion(flowOf('id33'), 'image:foe'), 'ignore', false);
    const all = answerQuestion(showQuestion(one, 'image:hero'), 'insertImage', true);
    expect(Object.fromEntries(all.answers)).toEqual({
      'image:hero': 'insertImage',
      'image:foe': 'ignore',
      'image:coin': 'insertImage',
    });
  });
});

describe('the buttons of a question', () => {
  const question = (...options: readonly PasteAnswer[]) => ({ id: 'x:1', message: '', options });

  it('are in the order of the dialog, the safest first', () => {
    expect(Object.keys(answerTexts).map((answer) => pasteButtons[answer as PasteAnswer])).toEqual([
      ...['Cancel Paste', 'Use Existing', 'Create New Attribute', 'Create New'],
      ...['Import from Source', 'Insert Image', 'Ignore'],
    ]);
    expect(buttonsOf(question('import', 'create', 'ignore', 'cancel'))).toEqual([
      'cancel',
      'create',
      'import',
      'ignore',
    ]);
  });

  it.each([
    [['import', 'create', 'ignore', 'cancel'], 'import'],
    [['ignore', 'cancel'], 'ignore'],
    [['useExisting', 'createAttribute', 'cancel'], 'useExisting'],
  ] as const)('%j suggest %s', (options, likely) => {
    expect(likelyAnswer(question(...options))).toBe(likely);
  });
});
