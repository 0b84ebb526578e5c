import {
  attributeSchema,
  behaviorDescriptors,
  builtInAttributes,
  builtInFonts,
  compositeTypes,
  conditionKinds,
  controllerButtons,
  delegateEvents,
  displaySizes,
  enumerations,
  expressionFunctions,
  type Field,
  findAttribute,
  usages,
} from '@playhouse/core';
import { expect, it } from 'vitest';
import { runtimeBehaviors } from '../../packages/runtime/src/behaviors/index.ts';
import { runtimeConditions } from '../../packages/runtime/src/conditions/index.ts';

/**
 * Taken by hand from the specification: docs/product-rules.md#editor-pages and docs/product-rules.md#behavior-data and
 * docs/product-rules.md#validation and docs/product-rules.md#limits.
 */
const functions = {
  text: 'textUrlEncode textReverse textToUpper textToLower textTrim textRepeat textSubStr textReplace textReplaceAll textLength textFind prec padInt padReal',
  math: 'abs sqrt sin cos tan asin acos atan ceil floor round log10 ln exp max min pow mod random roundTo vectorToAngle magnitude',
  table:
    'tableColSum tableColNumber tableColCount tableRowCount tableRowNumber tableSearch tableCellValue tableMergeValues',
};

it('the catalogue has every function of the specification', () => {
  const named = expressionFunctions.map(({ name }) => name);
  for (const [group, names] of Object.entries(functions)) {
    expect([group, names.split(' ').filter((name) => !named.includes(name))]).toEqual([group, []]);
  }
});

it('the catalogue has every enumeration of the specification, named like the attribute that contains its codes', () => {
  const stated = {
    blendingMode: { Normal: 0, Opaque: 1, Additive: 2, Screen: 3, Multiply: 4 },
    horizontalWrap: { Stretch: 0, Fixed: 1, Tile: 2 },
    verticalWrap: { Stretch: 0, Fixed: 1, Tile: 2 },
    horizontalAnchor: { Left: 0, Center: 1, Right: 2 },
    verticalAnchor: { Bottom: 0, Middle: 1, Top: 2 },
    collisionShape: { Rectangle: 0, Circle: 1, Custom: 2 },
    playerType: { Multiplayer: 0, 'Single player': 1 },
    networkEnabled: { None: 0, 'Own server': 99 },
  };
  const listed = new Map<string, unknown>(Object.entries(enumerations));
  for (const [key, codes] of Object.entries(stated)) {
    expect([key, listed.get(key)]).toEqual([key, Object.entries(codes).map(([label, code]) => [code, label])]);
  }
  const held = new Set([...builtInAttributes()].map(([, { options }]) => options).filter(Boolean));
  for (const [key, options] of listed) expect([key, held.has(options as never)]).toEqual([key, true]);
  for (const [keypath, { type, options }] of builtInAttributes()) {
    expect([keypath, options !== undefined]).toEqual([keypath, type === 'enumeration']);
  }
});

it('the editor offers every display of the specification', () => {
  const offered = displaySizes.map(({ label, width, height, landscapeCode, portraitCode }) => [
    ...[label, `${width}x${height}`, `${landscapeCode}/${portraitCode}`],
  ]);
  expect(offered).toEqual([
    ['16:10', '1280x800', '6/18'],
    ['16:9', '1920x1080', '19/20'],
    ['16:9', '736x414', '16/17'],
    ['16:9', '667x375', '14/15'],
    ['4:3', '1024x768', '3/4'],
    ['3:2', '480x320', '0/1'],
  ]);
  expect(displaySizes.flatMap(({ viewport }) => viewport ?? [])).toEqual([{ width: 731, height: 411 }]);
  expect(new Set(displaySizes.map(({ id }) => id)).size).toBe(displaySizes.length);
});

it('every font, usage, device and button of the specification exists', () => {
  expect(builtInFonts).toEqual(['Arimo', 'Tinos', 'Cousine', 'Open Sans', 'Open Sans Condensed']);
  expect([...usages].sort()).toEqual(
    [
      ...['Movement', 'Tables', 'Display', 'Device', 'Attributes', 'Flow', 'Organization', 'Audio', 'Monetization'],
      ...['Game Services', 'Networking', 'Artificial Intelligence'],
    ].sort(),
  );
  expect(Object.keys(attributeSchema.devices)).toEqual([
    ...['mouse', 'touches', 'accelerometer', 'screen', 'audio', 'clock', 'platform'],
    ...Array.from({ length: 11 }, (_, index) => `player${index + 1}`),
  ]);
  for (const [number, there] of [
    [11, true],
    [12, false],
  ] as const) {
    expect(findAttribute(`devices.touches.touch${number}.x`) !== undefined).toBe(there);
  }
  expect(Object.keys(attributeSchema.controllerMaps)).toEqual(Array.from({ length: 8 }, (_, at) => `player${at + 1}`));
  expect(controllerButtons.length).toBe(16);
});

it('has the 24 events of the original in their order, then four of our own', () => {
  const names = delegateEvents.map(({ event }) => event);
  expect(names.slice(0, 24)).toEqual([
    ...['onLoadingBegin', 'onLoadingEnd', 'onGameReady', 'onWindowResize', 'onSceneAboutToChange'],
    ...['onCurrentSceneChanged', 'onEndGame', 'onShowBannerShow', 'onTweetSheet', 'onLogDebuggingStatement'],
    ...['onIAPBuyItem', 'onIAPRestoreItems', 'onIAPConsumeItem', 'onIAPRequestPurchaseData', 'onGameCenterLogin'],
    ...['onGameCenterPostScore', 'onGameCenterShowLeaderboard', 'onGameCenterUpdateAchievement'],
    ...['onGameCenterShowAchievements', 'onGameCenterResetAchievements', 'onSaveTable', 'onSaveAttribute'],
    ...['onLoadAttribute', 'onGameDimensionsKnown'],
  ]);
  expect(names.slice(24)).toEqual(['onHideBanner', 'onOpenURL', 'onNetworkRequest', 'onKeyboardInput']);
});

it('every number of a composite attribute has the limits of its type', () => {
  for (const { path, title: _, ...limits } of compositeTypes.color.parts) {
    expect(findAttribute(`self.attributes.color.${path.join('.')}`)).toMatchObject({ type: 'real', ...limits });
  }
  expect(findAttribute('scene.attributes.camera.size.width')).toMatchObject({ minimum: 0 });
  expect(findAttribute('scene.attributes.camera.origin.x')).not.toHaveProperty('minimum');
});

it('every class has fields with defaults of the JSON type of their kind', () => {
  const kinds: Readonly<Partial<Record<Field['kind'], string>>> = {
    number: 'number',
    angle: 'number',
    choice: 'number',
    boolean: 'boolean',
    point: 'object',
    color: 'object',
    assignments: 'object',
  };
  for (const { class: name, fields } of behaviorDescriptors) {
    for (const [key, field] of Object.entries<Field>(fields)) {
      expect([name, key, typeof field.default]).toEqual([name, key, kinds[field.kind] ?? 'string']);
    }
  }
});

it('the runtime has a unit for each behavior except notes, and for each test of a condition', () => {
  const classes = behaviorDescriptors.map((descriptor) => descriptor.class).filter((name) => name !== 'NoteBehavior');
  expect(runtimeBehaviors.map((unit) => unit.class).sort()).toEqual(classes.sort());
  expect(runtimeConditions.map(({ type }) => type).sort()).toEqual(conditionKinds.map(({ type }) => type).sort());
});
