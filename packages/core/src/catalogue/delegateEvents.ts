import type { ScriptMember } from './scriptFunctions.ts';

/** An event that a custom script can hook into. docs/runtime-rules.md#scripts. */
export interface DelegateEvent {
  readonly event: string;
  /** What the script has under these fixed names. */
  readonly arguments: readonly ScriptMember[];
  /** When it happens, in one line. */
  readonly help: string;
  /** Older name of the same event. */
  readonly alias?: string;
}

function text(name: string, help: string): ScriptMember {
  return { name, type: 'string', help };
}

function number(name: string, help: string): ScriptMember {
  return { name, type: 'number', help };
}

const scalar = 'number | string | boolean';
const position: ScriptMember = { name: 'position', type: "'top' | 'bottom'", help: 'Where on the screen.' };
const itemInfo: ScriptMember = { name: 'itemInfo', type: 'ItemInfo', help: 'The item in the purchase table.' };
const key = text('key', 'The key under which it is stored.');
const save: ScriptMember = {
  name: 'defaultFunction',
  parameters: [],
  type: 'void',
  help: 'Saves it, as the game does without a script.',
};
const load: ScriptMember = {
  name: 'defaultFunction',
  parameters: [],
  type: `${scalar} | undefined`,
  help: 'The value stored under the key, if there is one.',
};

/**
 * Every event with the fixed names of its arguments. docs/runtime-rules.md#script-events and
 * docs/runtime-rules.md#how-scripts-run.
 */
export const delegateEvents: readonly DelegateEvent[] = [
  { event: 'onLoadingBegin', arguments: [], help: 'Before anything else, in the first frame.' },
  { event: 'onLoadingEnd', arguments: [], help: 'After loading, in the first frame.' },
  { event: 'onGameReady', arguments: [], help: 'The last event at the start: prepare your game here.' },
  { event: 'onWindowResize', arguments: [], help: 'The window or screen of the game has another size.' },
  {
    event: 'onSceneAboutToChange',
    arguments: [
      text('sceneKey', 'The id of the scene that starts.'),
      text('sceneName', 'Always blank.'),
      { name: 'adType', type: "'0' | '1' | '2'", help: '0 for no advertisement, 1 for one, 2 for one with a reward.' },
    ],
    help: 'Before another scene starts. A result leaves out its advertisement.',
  },
  {
    event: 'onCurrentSceneChanged',
    arguments: [text('sceneKey', 'The id of the scene.'), text('sceneName', 'The name of the scene.')],
    help: 'A scene has changed, was reset, or goes on after a pause.',
  },
  { event: 'onEndGame', arguments: [], help: 'The game is about to end.' },
  { event: 'onShowBannerShow', arguments: [position], alias: 'onBannerShow', help: 'A banner is about to be shown.' },
  {
    event: 'onTweetSheet',
    arguments: [text('message', 'The text to share.'), text('image', 'The name of an image, or blank.')],
    help: 'A behavior shares a message.',
  },
  {
    event: 'onLogDebuggingStatement',
    arguments: [text('text', 'What is written.'), text('entity', 'The name of the actor that writes.')],
    help: 'A behavior writes to the log. Return other text to replace it.',
  },
  { event: 'onIAPBuyItem', arguments: [itemInfo], help: 'The player buys an item.' },
  { event: 'onIAPRestoreItems', arguments: [], help: 'The player restores earlier purchases. Return the owned items.' },
  { event: 'onIAPConsumeItem', arguments: [itemInfo], help: 'A bought item is used up.' },
  { event: 'onIAPRequestPurchaseData', arguments: [], help: 'The game asks the store for items and prices.' },
  { event: 'onGameCenterLogin', arguments: [], help: 'The player signs in to game services.' },
  {
    event: 'onGameCenterPostScore',
    arguments: [number('score', 'The score.'), text('leaderboard', 'The id of the leaderboard.')],
    help: 'A behavior posts a score to a leaderboard.',
  },
  {
    event: 'onGameCenterShowLeaderboard',
    arguments: [text('identifier', 'The id of the leaderboard.')],
    help: 'A leaderboard is about to be shown.',
  },
  {
    event: 'onGameCenterUpdateAchievement',
    arguments: [
      text('identifier', 'The id of the achievement.'),
      number('percentageComplete', 'How much of it is done, from 0 to 100.'),
    ],
    help: 'A behavior reports progress of an achievement.',
  },
  { event: 'onGameCenterShowAchievements', arguments: [], help: 'The achievements are about to be shown.' },
  { event: 'onGameCenterResetAchievements', arguments: [], help: 'A behavior resets the achievements.' },
  {
    event: 'onSaveTable',
    arguments: [text('key', 'The id of the table.'), { name: 'table', type: 'Table', help: 'The table.' }, save],
    help: 'A behavior saves a table.',
  },
  {
    event: 'onSaveAttribute',
    arguments: [key, { name: 'value', type: scalar, help: 'The value to save.' }, save],
    help: 'A behavior saves an attribute.',
  },
  {
    event: 'onLoadAttribute',
    arguments: [key, load],
    help: 'A behavior loads an attribute. Return the value to load.',
  },
  {
    event: 'onGameDimensionsKnown',
    arguments: [number('width', 'In pixels.'), number('height', 'In pixels.')],
    help: 'The size of the game on the screen is known.',
  },
  { event: 'onHideBanner', arguments: [position], help: 'The banner is about to be hidden.' },
  {
    event: 'onOpenURL',
    arguments: [text('url', 'The address.')],
    help: 'A behavior opens an address. Return another one to open that.',
  },
  {
    event: 'onNetworkRequest',
    arguments: [
      text('url', 'The address.'),
      { name: 'method', type: "'GET' | 'POST'", help: 'GET to get a table, POST to send one.' },
    ],
    help: 'A behavior sends or gets a table. Return the text that the network answers.',
  },
  {
    event: 'onKeyboardInput',
    arguments: [text('prompt', 'The question.')],
    help: 'A behavior asks the player for text. Return the text to skip the question.',
  },
];

/** The event with this name, including older names. */
export function findDelegateEvent(name: string): DelegateEvent | undefined {
  return delegateEvents.find(({ event, alias }) => event === name || alias === name);
}

/** The names under which a script has the arguments of its event, in their order. */
export function argumentNames(event: DelegateEvent | undefined): readonly string[] {
  return event?.arguments.map(({ name }) => name) ?? [];
}
