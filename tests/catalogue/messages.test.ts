import { describe, expect, test } from 'vitest';
import { behaviorOfRow, conditionIssues, issuesOf } from './fixtures.ts';

const lost = 'id99';
const lostAttribute = 'self.attributes.id99';
const real = 'self.attributes.id31';
const table = { '@': 'expression', $: [{ keypath: 'game.attributes.id20' }] };

/** Every text of spec 2 chapter 5 about a behavior, to the letter: class, attributes, field, text. */
const texts: readonly (readonly [string, Record<string, unknown>, field: string, text: string])[] = [
  ['AccelerateBehavior', { direction: 'x' }, 'direction', 'Please enter a valid number for direction.'],
  ['AccelerateBehavior', { acceleration: '' }, 'acceleration', 'Please enter a valid number for acceleration.'],
  ['AccelerateTowardBehavior', { acceleration: 'x' }, 'acceleration', 'Please enter a valid number for acceleration.'],
  ['ChangeVelocityAction', { speed: 'x' }, 'speed', 'Please enter a valid number for speed.'],
  ['MoveBehavior', { speed: 'x' }, 'speed', 'Please enter a valid number for speed.'],
  ['RotateBehavior', { angularVelocity: 'x' }, 'angularVelocity', 'Please enter a valid number for angular velocity.'],
  ['RotateToAngleBehavior', { angle: 'x' }, 'angle', 'Please enter a valid number for angle.'],
  ['ChangeTableValueAction', {}, 'tableID', 'Please select a table to update.'],
  ['ChangeTableValueAction', { tableID: lost }, 'tableID', 'Selected attribute is not a valid table.'],
  ['ChangeTableValueAction', { tableExpression: 'x' }, 'tableExpression', 'Selected attribute is not a valid table.'],
  ['AddRemoveRowAction', {}, 'tableID', 'Please choose a table to edit.'],
  ['AddRemoveRowAction', { tableID: lost }, 'tableID', 'Referenced table does not / no longer exists in this project.'],
  [
    'AddRemoveRowAction',
    { tableID: 'id20', position: 2, index: 0 },
    'index',
    'Index needs to be a -1 or an integer greater than 0.',
  ],
  ['AnimateBehavior', {}, 'images', 'No images to animate. Drag some images into the behavior!'],
  ['AnimateBehavior', { images: 'hero', speed: 0 }, 'speed', 'Animation frames must be a positive integer.'],
  ['ChangeAttributeAction', {}, 'targetAttribute', 'Please choose an attribute to change.'],
  [
    'ChangeAttributeAction',
    { targetAttribute: lostAttribute },
    'targetAttribute',
    'The chosen attribute is not valid.',
  ],
  [
    'ChangeAttributeAction',
    { targetAttribute: 'game.attributes.id1', RHS: 'x' },
    'RHS',
    'The attribute expects a integer value.',
  ],
  [
    'ChangeAttributeAction',
    { targetAttribute: 'self.attributes.id33', RHS: '' },
    'RHS',
    'The attribute expects a boolean value.',
  ],
  [
    'ChangeImageAction',
    { image: 'x' },
    'image',
    'The selected image is not in this project, please select another image or import an image with a matching name.',
  ],
  ['ChangeSceneAction', { sceneKey: '' }, 'sceneKey', 'Please choose a valid scene to change too.'],
  ['CollideBehavior', { mode: 0 }, 'prototypeKey', 'Please enter a valid actor prototype.'],
  ['CollideBehavior', { mode: 1 }, 'actorTag', 'Please type in a valid actor tag.'],
  ['ConstrainAttributeBehavior', {}, 'targetAttribute', 'Please choose a target attribute.'],
  [
    'ConstrainAttributeBehavior',
    { targetAttribute: real, RHS: 'x' },
    'RHS',
    'Constraint value is of wrong type. A value of type real is expected.',
  ],
  ['CopyTableAction', { targetTableID: 'id21' }, 'tableID', 'Invalid source table ID.'],
  ['CopyTableAction', { tableID: 'id20', targetTableID: lost }, 'targetTableID', 'Invalid target table ID.'],
  ['DisplayTextBehavior', { size: 0 }, 'size', 'Please enter a valid number for size.'],
  ['DisplayTextBehavior', { font: 'Papyrus' }, 'font', 'Font Papyrus is not currently not available in project'],
  ['GameCenterPostScoreAction', {}, 'leaderboardID', 'Please enter a leaderboard ID.'],
  ['GameCenterShowLeaderboardAction', {}, 'leaderboardID', 'Please enter a leaderboard ID.'],
  ['GameCenterUpdateAchievementAction', {}, 'achievementID', 'Please enter an Achievment ID.'],
  [
    'GameCenterUpdateAchievementAction',
    { achievementID: 'a', percentage: '' },
    'percentage',
    'Please enter a completion percentage.',
  ],
  ['IAPBuyItemAction', {}, 'productID', 'Please enter a Product ID.'],
  ['IAPConsumeItemAction', {}, 'productID', 'Please enter a Product ID.'],
  [
    'IAPRequestPurchaseDataAction',
    {},
    'callbackAttribute',
    'Please choose a callback attribute to set when data has been returned.',
  ],
  [
    'KeyboardInputAction',
    { targetAttribute: 'self.attributes.id32' },
    'keyboardPrompt',
    'The key value must not be blank.',
  ],
  ['SaveAttributeAction', { targetAttribute: real }, 'key', 'The key value must not be blank.'],
  [
    'NetworkGetTableFromURLAction',
    { url: 'u', dataTable: table },
    'callbackAttribute',
    'Please choose an attribute to store request status.',
  ],
  [
    'NetworkSendTableToURLAction',
    { callbackAttribute: 'game.attributes.id1', dataTable: table },
    'url',
    'URL cannot be blank.',
  ],
  ['OpenURLAction', {}, 'url', 'URL cannot be blank.'],
  ['PauseGameAction', {}, 'sceneKey', 'Please select a scene to display while the game is paused.'],
  ['PlaySoundAction', {}, 'soundName', 'Please chooose a valid sound to play.'],
  ['PlayMusicAction', {}, 'musicName', 'Please chooose a valid sound to play.'],
  ['SpawnAction', {}, 'prototypeKey', 'Please choose an actor to spawn.'],
  ['SpawnAction', { prototypeKey: lost }, 'prototypeKey', 'The selected actor is no longer in this project.'],
  ['TimerBehavior', { interval: 'x' }, 'interval', 'Please choose a valid number for the timer interval.'],
];

test.each(texts)('%s with %j says at %s: %s', (className, attributes, field, text) => {
  const found = issuesOf(behaviorOfRow(className, { title: '', attributes }));
  expect(found.map(({ path, message }) => [path.slice(0, 2), message])).toEqual([[['attributes', field], text]]);
});

describe('conditions', () => {
  const attribute = (subjectAttribute: string, type: string, RHS: unknown) => ({
    class: 'AttributeCondition',
    attributes: { conditionType: 1, subjectAttribute },
    predicate: { type, attributes: { operator: '==', RHS } },
  });
  const event = (eventType: string, type: string, attributes: Record<string, unknown>) => ({
    class: 'EventCondition',
    eventType,
    attributes: { conditionType: 0 },
    predicate: { type, attributes },
  });

  test.each([
    [attribute('', 'number', '1'), 'Please select an attribute to compare.'],
    [attribute('', 'unset', undefined), 'Please select an attribute to compare.'],
    [attribute(lostAttribute, 'number', '1'), 'Please select an valid attribute to compare.'],
    [attribute(real, 'number', 'x'), 'Attribute value must be a valid real.'],
    [attribute('game.attributes.id1', 'number', ''), 'Attribute value must be a valid integer.'],
    [attribute('self.attributes.id33', 'boolean', 1), 'Attribute value must be a valid boolean.'],
    [event('key', 'key', { keyString: '', mode: 'down' }), 'Please select a valid key for this condition.'],
    [event('key', 'key', { keyString: 'nokey', mode: 'down' }), 'Please select a valid key for this condition.'],
    [event('overlaps or collides', 'collision', { mode: 0 }), 'Please enter a valid actor prototype.'],
    [event('overlaps or collides', 'collision', { mode: 1 }), 'Please type in a valid actor tag.'],
  ])('%j says: %s', (condition, text) => {
    expect(conditionIssues(condition).map(({ message }) => message)).toEqual([text]);
  });
});

test('a prototype that reads its scene is told so', () => {
  const attributes = { direction: { '@': 'expression', $: [{ keypath: 'scene.attributes.gravity.y' }] } };
  const [found] = issuesOf(behaviorOfRow('MoveBehavior', { title: '', attributes }));
  expect(found).toMatchObject({
    code: 'expression.reference',
    message: 'Cannot access scene attribute from prototype',
  });
});
