/** One mistake in a behavior; all other attributes are those of its fixture's first valid row. */
export interface Mistake {
  readonly class: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** The attribute with the finding. */
  readonly at: string;
  /** The shown text, if the specification's text has a placeholder for a name. */
  readonly shown?: string;
}

/** A text of the specification, verbatim, and the mistakes that must cause it. */
export interface SpecMessage {
  /** The start of the line in docs/product-rules.md#validation. */
  readonly line: string;
  readonly text: string;
  readonly mistakes: readonly Mistake[];
}

const lost = 'id99';
const lostAttribute = 'self.attributes.id99';
const integer = 'game.attributes.id1';
const text = 'game.attributes.id3';
const boolean = 'game.attributes.id4';
const angle = 'game.attributes.id5';
const index = 'game.attributes.id6';
const real = 'self.attributes.id31';
const program = (...parts: readonly unknown[]) => ({ '@': 'expression', $: parts });
const textProgram = program({ keypath: 'self.attributes.id32' });

const number = 'Please enter a valid number for X.';
const numberFor = (name: string, at: string, term: string, ...values: readonly unknown[]): Mistake[] =>
  values.map((value) => ({ class: name, attributes: { [at]: value }, at, shown: number.replace('X', term) }));
const everyKind = ['', 'x', true, program(), textProgram];

/** Copied by hand from the specification, line by line. */
export const specMessages: readonly SpecMessage[] = [
  {
    line: 'Accelerate and similar',
    text: number,
    mistakes: [
      ...numberFor('AccelerateBehavior', 'direction', 'direction', ...everyKind),
      ...numberFor('AccelerateBehavior', 'acceleration', 'acceleration', ...everyKind),
      ...numberFor('AccelerateTowardBehavior', 'acceleration', 'acceleration', ...everyKind),
      ...numberFor('ChangeVelocityAction', 'direction', 'direction', ...everyKind),
      ...numberFor('ChangeVelocityAction', 'speed', 'speed', ...everyKind),
      ...numberFor('MoveBehavior', 'direction', 'direction', ...everyKind),
      ...numberFor('MoveBehavior', 'speed', 'speed', ...everyKind),
      ...numberFor('MoveToBehavior', 'speed', 'speed', ...everyKind),
    ],
  },
  {
    line: 'Change Table Value',
    text: 'Please select a table to update.',
    mistakes: [{ class: 'ChangeTableValueAction', attributes: { tableID: '' }, at: 'tableID' }],
  },
  {
    line: 'Change Table Value',
    text: 'Selected attribute is not a valid table.',
    mistakes: [
      { class: 'ChangeTableValueAction', attributes: { tableID: lost }, at: 'tableID' },
      { class: 'ChangeTableValueAction', attributes: { tableExpression: 'x' }, at: 'tableExpression' },
      { class: 'ChangeTableValueAction', attributes: { tableExpression: textProgram }, at: 'tableExpression' },
    ],
  },
  {
    line: 'Add/Remove Row',
    text: 'Please choose a table to edit.',
    mistakes: [{ class: 'AddRemoveRowAction', attributes: { tableID: '' }, at: 'tableID' }],
  },
  {
    line: 'Add/Remove Row',
    text: 'Referenced table does not / no longer exists in this project.',
    mistakes: [{ class: 'AddRemoveRowAction', attributes: { tableID: lost }, at: 'tableID' }],
  },
  {
    line: 'Add/Remove Row',
    text: 'Index needs to be a -1 or an integer greater than 0.',
    mistakes: [0, -2, 1.5, '', 'x', program(), textProgram].map((value) => ({
      class: 'AddRemoveRowAction',
      attributes: { position: 2, index: value },
      at: 'index',
    })),
  },
  {
    line: 'Animate',
    text: 'No images to animate. Drag some images into the behavior!',
    mistakes: [{ class: 'AnimateBehavior', attributes: { images: '' }, at: 'images' }],
  },
  {
    line: 'Animate',
    text: 'Animation frames must be a positive integer.',
    mistakes: [0, -1, 1.5, '', 'x'].map((speed) => ({ class: 'AnimateBehavior', attributes: { speed }, at: 'speed' })),
  },
  {
    line: 'Change Attribute',
    text: 'Please choose an attribute to change.',
    mistakes: [{ class: 'ChangeAttributeAction', attributes: { targetAttribute: '' }, at: 'targetAttribute' }],
  },
  {
    line: 'Change Attribute',
    text: 'The chosen attribute is not valid.',
    mistakes: [lostAttribute, 'game.attributes.id20', 'self.nothing'].map((targetAttribute) => ({
      class: 'ChangeAttributeAction',
      attributes: { targetAttribute },
      at: 'targetAttribute',
    })),
  },
  {
    line: 'Change Attribute',
    text: 'The attribute expects a {type} value.',
    mistakes: [
      ...fitting('ChangeAttributeAction', 'integer', integer, '', 'x'),
      ...fitting('ChangeAttributeAction', 'real', real, '', 'x'),
      ...fitting('ChangeAttributeAction', 'angle', angle, '', 'x'),
      ...fitting('ChangeAttributeAction', 'index', index, '', 'x', '-1'),
      ...fitting('ChangeAttributeAction', 'boolean', boolean, ''),
      ...fitting('ChangeAttributeAction', 'text', text, program({ keypath: 'game.attributes.id20' })),
    ],
  },
  {
    line: 'Change Image',
    text: 'The selected image is not in this project, please select another image or import an image with a matching name.',
    mistakes: [{ class: 'ChangeImageAction', attributes: { image: 'nobody' }, at: 'image' }],
  },
  {
    line: 'Change Scene',
    text: 'Please choose a valid scene to change too.',
    mistakes: ['', null, 5].map((sceneKey) => ({
      class: 'ChangeSceneAction',
      attributes: { sceneKey },
      at: 'sceneKey',
    })),
  },
  {
    line: 'Collide',
    text: 'Please enter a valid actor prototype.',
    mistakes: ['', lost].map((prototypeKey) => ({
      class: 'CollideBehavior',
      attributes: { mode: 0, prototypeKey },
      at: 'prototypeKey',
    })),
  },
  {
    line: 'Collide',
    text: 'Please type in a valid actor tag.',
    mistakes: [{ class: 'CollideBehavior', attributes: { mode: 1, actorTag: '' }, at: 'actorTag' }],
  },
  {
    line: 'Constrain',
    text: 'Please choose a target attribute.',
    mistakes: [{ class: 'ConstrainAttributeBehavior', attributes: { targetAttribute: '' }, at: 'targetAttribute' }],
  },
  {
    line: 'Constrain',
    text: 'Constraint value is of wrong type. A value of type {type} is expected.',
    mistakes: [
      ...constraint('integer', integer, '', 'x'),
      ...constraint('real', real, '', 'x'),
      ...constraint('angle', angle, '', 'x'),
      ...constraint('index', index, '', 'x', '-1'),
      ...constraint('boolean', boolean, ''),
    ],
  },
  {
    line: 'Copy Table',
    text: 'Invalid source table ID.',
    mistakes: ['', lost].map((tableID) => ({ class: 'CopyTableAction', attributes: { tableID }, at: 'tableID' })),
  },
  {
    line: 'Copy Table',
    text: 'Invalid target table ID.',
    mistakes: ['', lost].map((targetTableID) => ({
      class: 'CopyTableAction',
      attributes: { targetTableID },
      at: 'targetTableID',
    })),
  },
  {
    line: 'Display Text',
    text: 'Font {font} is not currently not available in project',
    mistakes: [
      {
        class: 'DisplayTextBehavior',
        attributes: { font: 'Papyrus' },
        at: 'font',
        shown: 'Font Papyrus is not currently not available in project',
      },
    ],
  },
  {
    line: 'Leaderboard',
    text: 'Please enter a leaderboard ID.',
    mistakes: [
      { class: 'GameCenterPostScoreAction', attributes: { leaderboardID: '' }, at: 'leaderboardID' },
      { class: 'GameCenterShowLeaderboardAction', attributes: { leaderboardID: '' }, at: 'leaderboardID' },
    ],
  },
  {
    line: 'Leaderboard',
    text: 'Please enter an Achievment ID.',
    mistakes: [{ class: 'GameCenterUpdateAchievementAction', attributes: { achievementID: '' }, at: 'achievementID' }],
  },
  {
    line: 'Leaderboard',
    text: 'Please enter a completion percentage.',
    mistakes: ['', 'x', program(), textProgram].map((percentage) => ({
      class: 'GameCenterUpdateAchievementAction',
      attributes: { percentage },
      at: 'percentage',
    })),
  },
  {
    line: 'Leaderboard',
    text: 'Please enter a Product ID.',
    mistakes: [
      { class: 'IAPBuyItemAction', attributes: { productID: '' }, at: 'productID' },
      { class: 'IAPConsumeItemAction', attributes: { productID: '' }, at: 'productID' },
    ],
  },
  {
    line: 'Load attribute',
    text: 'Please choose a callback attribute to set when data has been returned.',
    mistakes: [
      { class: 'IAPRequestPurchaseDataAction', attributes: { callbackAttribute: '' }, at: 'callbackAttribute' },
    ],
  },
  {
    line: 'Keyboard input and save attribute',
    text: 'The key value must not be blank.',
    mistakes: [
      { class: 'KeyboardInputAction', attributes: { keyboardPrompt: '' }, at: 'keyboardPrompt' },
      { class: 'SaveAttributeAction', attributes: { key: '' }, at: 'key' },
      { class: 'SaveAttributeAction', attributes: { key: program() }, at: 'key' },
    ],
  },
  {
    line: 'Network get/send table',
    text: 'Please choose an attribute to store request status.',
    mistakes: [
      { class: 'NetworkGetTableFromURLAction', attributes: { callbackAttribute: '' }, at: 'callbackAttribute' },
      { class: 'NetworkSendTableToURLAction', attributes: { callbackAttribute: '' }, at: 'callbackAttribute' },
    ],
  },
  {
    line: 'Network get/send table',
    text: 'URL cannot be blank.',
    mistakes: [
      { class: 'NetworkGetTableFromURLAction', attributes: { url: '' }, at: 'url' },
      { class: 'NetworkSendTableToURLAction', attributes: { url: '' }, at: 'url' },
      { class: 'OpenURLAction', attributes: { url: '' }, at: 'url' },
    ],
  },
  {
    line: 'Pause game',
    text: 'Please select a scene to display while the game is paused.',
    mistakes: ['', null].map((sceneKey) => ({ class: 'PauseGameAction', attributes: { sceneKey }, at: 'sceneKey' })),
  },
  {
    line: 'Play music/sound',
    text: 'Please chooose a valid sound to play.',
    mistakes: [
      { class: 'PlaySoundAction', attributes: { soundName: '' }, at: 'soundName' },
      { class: 'PlayMusicAction', attributes: { musicName: '' }, at: 'musicName' },
    ],
  },
  {
    line: 'Spawn',
    text: 'Please choose an actor to spawn.',
    mistakes: [{ class: 'SpawnAction', attributes: { prototypeKey: '' }, at: 'prototypeKey' }],
  },
  {
    line: 'Spawn',
    text: 'The selected actor is no longer in this project.',
    mistakes: [{ class: 'SpawnAction', attributes: { prototypeKey: lost }, at: 'prototypeKey' }],
  },
  {
    line: 'Timer',
    text: 'Please choose a valid number for the timer interval.',
    mistakes: ['', 'x', program(), textProgram].map((interval) => ({
      class: 'TimerBehavior',
      attributes: { interval },
      at: 'interval',
    })),
  },
];

function fitting(name: string, type: string, targetAttribute: string, ...values: readonly unknown[]): Mistake[] {
  const shown = `The attribute expects a ${type} value.`;
  return values.map((RHS) => ({ class: name, attributes: { targetAttribute, RHS }, at: 'RHS', shown }));
}

function constraint(type: string, targetAttribute: string, ...values: readonly unknown[]): Mistake[] {
  const shown = `Constraint value is of wrong type. A value of type ${type} is expected.`;
  const name = 'ConstrainAttributeBehavior';
  return values.map((RHS) => ({ class: name, attributes: { targetAttribute, RHS }, at: 'RHS', shown }));
}
