import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type BehaviorDescriptor,
  behaviorDescriptors,
  conditionKinds,
  defaultAttributes,
  findBehavior,
  findPredicate,
  issueCodes,
  predicateTypes,
  usages,
} from '@playhouse/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test } from 'vitest';
import { behaviorFixtures, behaviorOfRow, conditionFixtures } from './fixtures.ts';

const root = new URL('../../', import.meta.url);
const descriptors: readonly BehaviorDescriptor[] = behaviorDescriptors;

/** The catalogue of docs/runtime-rules.md#behavior-catalog: class, title, kind and usage of every behavior. */
const reference: readonly (readonly [string, string, string, string])[] = [
  ['AccelerateBehavior', 'Accelerate', 'Persistent', 'Movement'],
  ['AccelerateTowardBehavior', 'Accelerate Toward', 'Persistent', 'Movement'],
  ['ChangeVelocityAction', 'Change Velocity', 'Action', 'Movement'],
  ['CollideBehavior', 'Collide', 'Persistent', 'Movement'],
  ['MoveBehavior', 'Move', 'Persistent', 'Movement'],
  ['MoveToBehavior', 'Move To', 'Persistent', 'Movement'],
  ['RotateBehavior', 'Rotate', 'Persistent', 'Movement'],
  ['RotateToAngleBehavior', 'Rotate To Angle', 'Persistent', 'Movement'],
  ['RotateToPositionBehavior', 'Rotate To Position', 'Persistent', 'Movement'],
  ['AnimateBehavior', 'Animate', 'Persistent', 'Display'],
  ['ChangeImageAction', 'Change Image', 'Action', 'Display'],
  ['GrowShrinkBehavior', 'Change Size', 'Persistent', 'Display'],
  ['DisplayTextBehavior', 'Display Text', 'Persistent', 'Display'],
  ['ParticlesBehavior', 'Particles', 'Persistent', 'Display'],
  ['ReplicateBehavior', 'Replicate', 'Persistent', 'Display'],
  ['ControlCameraBehavior', 'Control Camera', 'Persistent', 'Display'],
  ['ChangeAttributeAction', 'Change Attribute', 'Action', 'Attributes'],
  ['ConstrainAttributeBehavior', 'Constrain Attribute', 'Persistent', 'Attributes'],
  ['InterpolateBehavior', 'Interpolate', 'Persistent', 'Attributes'],
  ['SaveAttributeAction', 'Save Attribute', 'Action', 'Attributes'],
  ['LoadAttributeAction', 'Load Attribute', 'Action', 'Attributes'],
  ['ChangeTableValueAction', 'Change Table Value', 'Action', 'Tables'],
  ['AddRemoveRowAction', 'Add/Remove Row', 'Action', 'Tables'],
  ['CopyTableAction', 'Copy Table', 'Action', 'Tables'],
  ['SaveTableAction', 'Save Table', 'Action', 'Tables'],
  ['LoopTableBehavior', 'Loop Over Table', 'Block', 'Tables'],
  ['RuleBehavior', 'Rule', 'Block', 'Flow'],
  ['TimerBehavior', 'Timer', 'Block', 'Flow'],
  ['LoopBehavior', 'Loop', 'Block', 'Flow'],
  ['ChangeSceneAction', 'Change Scene', 'Action', 'Flow'],
  ['ResetSceneAction', 'Reset Scene', 'Action', 'Flow'],
  ['ResetGameAction', 'Reset Game', 'Action', 'Flow'],
  ['PauseGameAction', 'Pause Game', 'Action', 'Flow'],
  ['UnpauseGameAction', 'Unpause Game', 'Action', 'Flow'],
  ['EndGameAction', 'Quit Game', 'Action', 'Flow'],
  ['SpawnAction', 'Spawn Actor', 'Action', 'Flow'],
  ['DestroyAction', 'Destroy', 'Action', 'Flow'],
  ['CompoundBehavior', 'Group', 'Block', 'Organization'],
  ['NoteBehavior', 'Note', 'Note', 'Organization'],
  ['PlaySoundAction', 'Play Sound', 'Action', 'Audio'],
  ['PlayMusicAction', 'Play Music', 'Action', 'Audio'],
  ['PauseMusicAction', 'Pause Music', 'Action', 'Audio'],
  ['StopMusicAction', 'Stop Music', 'Action', 'Audio'],
  ['KeyboardInputAction', 'Keyboard Input', 'Action', 'Device'],
  ['OpenURLAction', 'Open URL', 'Action', 'Device'],
  ['LogDebuggingStatementAction', 'Log Debugging Statement', 'Action', 'Device'],
  ['TweetSheetAction', 'Tweet Sheet', 'Action', 'Game Services'],
  ['ShowBannerAction', 'Show Banner', 'Action', 'Monetization'],
  ['HideBannerAction', 'Hide Banner', 'Action', 'Monetization'],
  ['IAPRequestPurchaseDataAction', 'In-App Purchase: Request Purchase Data', 'Action', 'Monetization'],
  ['IAPRestoreItemsAction', 'In-App Purchase: Restore Items', 'Action', 'Monetization'],
  ['IAPBuyItemAction', 'In-App Purchase: Buy Item', 'Action', 'Monetization'],
  ['IAPConsumeItemAction', 'In-App Purchase: Consume Item', 'Action', 'Monetization'],
  ['GameCenterLoginAction', 'Game Services: Login / Connect', 'Action', 'Game Services'],
  ['GameCenterPostScoreAction', 'Game Services: Post Score', 'Action', 'Game Services'],
  ['GameCenterShowLeaderboardAction', 'Game Services: Show Leaderboard', 'Action', 'Game Services'],
  ['GameCenterUpdateAchievementAction', 'Game Services: Update Achievement', 'Action', 'Game Services'],
  ['GameCenterShowAchievementsAction', 'Game Services: Show Achievements', 'Action', 'Game Services'],
  ['GameCenterResetAchievementsAction', 'Game Services: Reset Achievements', 'Action', 'Game Services'],
  ['NetworkConnectAction', 'Network Connect', 'Action', 'Networking'],
  ['NetworkGetTableFromURLAction', 'Network Get Table From URL', 'Action', 'Networking'],
  ['NetworkSendTableToURLAction', 'Network Send Table To URL', 'Action', 'Networking'],
  ['PathFindAction', 'Path Find', 'Action', 'Artificial Intelligence'],
];

/** Valid examples that the schemas reject, since the program reads more than it writes. */
const loose: ReadonlySet<string> = new Set([
  'with a number as text',
  'with a target size that does not count',
  'at the beginning, with an index that does not count',
  'to a scene, with an index that does not count',
]);

function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}

function filesIn(path: string): string[] {
  return readdirSync(new URL(path, root)).filter((file) => !file.startsWith('index.') && !file.endsWith('.test.ts'));
}

describe('the catalogue of behaviors', () => {
  it('has every class of the reference, named exactly as there, and marks all others as extensions', () => {
    const specified = descriptors.filter(({ extension }) => extension !== true);
    const found = specified.map(({ class: name, title, type, usage }) => [name, title, type, usage]);
    expect(found.sort()).toEqual([...reference].map((row) => [...row]).sort());
    for (const usage of usages) expect(descriptors.some((descriptor) => descriptor.usage === usage)).toBe(true);
  });

  it('has a file, a schema and a fixture named like each class, and no others', () => {
    const classes = descriptors.map((descriptor) => descriptor.class).sort();
    const named = (path: string, ending: string) => filesIn(path).filter((file) => file.endsWith(ending));
    expect(named('packages/core/src/catalogue/behaviors', '.ts')).toEqual(classes.map((name) => `${name}.ts`));
    expect(named('schemas/behaviors', '.json')).toEqual(classes.map((name) => `${name}.json`));
    expect([...behaviorFixtures.keys()]).toEqual(classes);
    for (const [name, fixture] of behaviorFixtures) expect(fixture.class).toBe(name);
  });

  it('has a unique title and name for each class, including extensions', () => {
    const titles = descriptors.map(({ title }) => title);
    const names = descriptors.flatMap(({ class: name, aliases = [] }) => [name, ...aliases]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { class: name, type } of descriptors) expect(name).toMatch(type === 'Action' ? /Action$/ : /Behavior$/);
  });

  it('finds a class only by its current and older names', () => {
    for (const descriptor of descriptors) expect(findBehavior(descriptor.class)).toBe(descriptor);
    expect(findBehavior('GroupBehavior')?.class).toBe('CompoundBehavior');
    for (const name of ['', 'constructor', '__proto__', 'movebehavior']) expect(findBehavior(name)).toBeUndefined();
  });

  it('has valid examples and, for classes with attributes that can be wrong, invalid ones', () => {
    const without = descriptors.flatMap(({ class: name }) => {
      const { valid = [], invalid = [] } = behaviorFixtures.get(name) ?? {};
      return valid.length > 0 && invalid.length > 0 ? [] : [name];
    });
    expect(without).toEqual([]);
  });

  it('has an invalid example for every field', () => {
    const without = descriptors.flatMap(({ class: name, fields }) => {
      const rows = behaviorFixtures.get(name)?.invalid ?? [];
      const wrong = new Set(rows.flatMap((row) => row.expect.map(({ path }) => path[1])));
      return Object.entries(fields)
        .filter(([key, field]) => !field.legacy && !field.hidden && !wrong.has(key))
        .map(([key]) => `${name}.${key}`);
    });
    expect(without).toEqual([]);
  });
});

describe.each(descriptors)('$class', ({ class: name, fields, help }) => {
  it('describes its fields consistently', () => {
    expect(help).toMatch(/^[A-Z].*\.$/);
    for (const [key, field] of Object.entries(fields)) {
      expect([key, field.label]).toEqual([key, expect.stringMatching(/^\S/)]);
      for (const code of Object.keys(field.messages ?? {})) expect(issueCodes).toHaveProperty([code]);
      if (field.options)
        expect([key, field.options.map(([code]) => code)]).toEqual([key, expect.arrayContaining([field.default])]);
      if (field.when) expect([key, Object.keys(fields)]).toEqual([key, expect.arrayContaining([field.when.field])]);
      if (field.fits) expect([key, Object.keys(fields)]).toEqual([key, expect.arrayContaining([field.fits])]);
    }
  });

  it('publishes a schema that accepts its defaults and, except for loose ones, its valid examples', () => {
    const validate = schemas.getSchema(`https://playhouse.example/schemas/1/behaviors/${name}.json`);
    for (const row of [{ title: 'unchanged' }, ...(behaviorFixtures.get(name)?.valid ?? [])]) {
      const { behaviors: _, elseBehaviors: __, ...parts } = behaviorOfRow(name, row);
      const isAccepted = validate?.({ id: 'id1', enabled: true, ...parts });
      expect(isAccepted, `${row.title}: ${JSON.stringify(validate?.errors)}`).toBe(!loose.has(row.title));
    }
    expect(validate?.({ id: 'id1', class: 'Another', enabled: true, attributes: {} })).toBe(false);
  });

  it('gives new behaviors every attribute except legacy ones', () => {
    const current = Object.entries(fields).filter(([, { legacy }]) => legacy !== true);
    const defaults = current.map(([key, field]) => [key, field.default]);
    expect(Object.entries(defaultAttributes({ fields }))).toEqual(defaults);
  });
});

test('gives new behaviors separate attributes', () => {
  const objects = descriptors.flatMap((descriptor) => {
    const [first, second] = [defaultAttributes(descriptor), defaultAttributes(descriptor)];
    const keys = Object.keys(first).filter((key) => typeof first[key] === 'object');
    return keys.map((key) => ({ name: `${descriptor.class}.${key}`, isShared: first[key] === second[key] }));
  });
  expect(objects.length).toBeGreaterThan(0);
  expect(objects.filter(({ isShared }) => isShared)).toEqual([]);
});

describe('the catalogue of conditions', () => {
  it('has a file and a schema for each type of predicate, and no others', () => {
    const types = [...predicateTypes].sort();
    expect(conditionKinds.map(({ type }) => type).sort()).toEqual(types);
    expect(filesIn('packages/core/src/catalogue/conditions').sort()).toEqual(types.map((type) => `${type}.ts`));
    expect(filesIn('schemas/conditions').sort()).toEqual(types.map((type) => `${type}.json`));
    for (const kind of conditionKinds) expect(findPredicate(kind.type)).toBe(kind);
    expect(findPredicate('toString')).toBeUndefined();
  });

  it('has valid and invalid examples of each type, with an invalid one for every field', () => {
    expect([...conditionFixtures.keys()].sort()).toEqual([...predicateTypes].sort());
    for (const { type, fields } of conditionKinds) {
      const { valid = [], invalid = [] } = conditionFixtures.get(type) ?? {};
      const wrong = new Set(invalid.flatMap(({ expect: issues }) => issues.map(({ path }) => path[2])));
      expect([type, Object.keys(fields).filter((key) => !wrong.has(key))]).toEqual([type, []]);
      expect([type, valid.length > 0, invalid.length > 0]).toEqual([type, type !== 'unset', true]);
      for (const { predicate } of valid) expect(predicate.type).toBe(type);
    }
  });

  it('has the types of the stored shape', () => {
    expect(readJson('schemas/project/common.json').$defs.condition.properties.predicate.properties.type.enum).toEqual([
      ...predicateTypes,
    ]);
  });
});

test('generated files match the committed ones', async () => {
  const { generateAll } = await import('../../packages/dev/src/generate/index.ts');
  const stale = [...(await generateAll(new URL('.', root).pathname.replace(/\/$/, '')))]
    .filter(([file, text]) => !existsSync(new URL(file, root)) || readFileSync(new URL(file, root), 'utf8') !== text)
    .map(([file]) => file);
  expect(stale, 'run `npm run generate` and commit the result').toEqual([]);
});

const schemas = new Ajv2020({ strict: false, allErrors: true });
schemas.addSchema(readJson('schemas/project/common.json'));
for (const folder of ['schemas/behaviors', 'schemas/conditions']) {
  for (const file of filesIn(folder)) schemas.addSchema(readJson(`${folder}/${file}`));
}
