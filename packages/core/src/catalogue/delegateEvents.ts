/** An event that a custom script can hook into. docs/runtime-rules.md#scripts. */
export interface DelegateEvent {
  readonly event: string;
  readonly arguments: readonly string[];
  /** When it happens, in one line. */
  readonly help: string;
  /** Older name of the same event. */
  readonly alias?: string;
}

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
    arguments: ['sceneKey', 'sceneName', 'adType'],
    help: 'Before another scene starts. A result leaves out its advertisement.',
  },
  {
    event: 'onCurrentSceneChanged',
    arguments: ['sceneKey', 'sceneName'],
    help: 'A scene has changed, was reset, or goes on after a pause.',
  },
  { event: 'onEndGame', arguments: [], help: 'The game is about to end.' },
  { event: 'onShowBannerShow', arguments: ['position'], alias: 'onBannerShow', help: 'A banner is about to be shown.' },
  { event: 'onTweetSheet', arguments: ['message', 'image'], help: 'A behavior shares a message.' },
  {
    event: 'onLogDebuggingStatement',
    arguments: ['text', 'entity'],
    help: 'A behavior writes to the log. Return other text to replace it.',
  },
  { event: 'onIAPBuyItem', arguments: ['itemInfo'], help: 'The player buys an item.' },
  { event: 'onIAPRestoreItems', arguments: [], help: 'The player restores earlier purchases. Return the owned items.' },
  { event: 'onIAPConsumeItem', arguments: ['itemInfo'], help: 'A bought item is used up.' },
  { event: 'onIAPRequestPurchaseData', arguments: [], help: 'The game asks the store for items and prices.' },
  { event: 'onGameCenterLogin', arguments: [], help: 'The player signs in to game services.' },
  {
    event: 'onGameCenterPostScore',
    arguments: ['score', 'leaderboard'],
    help: 'A behavior posts a score to a leaderboard.',
  },
  { event: 'onGameCenterShowLeaderboard', arguments: ['identifier'], help: 'A leaderboard is about to be shown.' },
  {
    event: 'onGameCenterUpdateAchievement',
    arguments: ['identifier', 'percentageComplete'],
    help: 'A behavior reports progress of an achievement.',
  },
  { event: 'onGameCenterShowAchievements', arguments: [], help: 'The achievements are about to be shown.' },
  { event: 'onGameCenterResetAchievements', arguments: [], help: 'A behavior resets the achievements.' },
  { event: 'onSaveTable', arguments: ['key', 'table', 'defaultFunction'], help: 'A behavior saves a table.' },
  { event: 'onSaveAttribute', arguments: ['key', 'value', 'defaultFunction'], help: 'A behavior saves an attribute.' },
  {
    event: 'onLoadAttribute',
    arguments: ['key', 'defaultFunction'],
    help: 'A behavior loads an attribute. Return the value to load.',
  },
  {
    event: 'onGameDimensionsKnown',
    arguments: ['width', 'height'],
    help: 'The size of the game on the screen is known.',
  },
  { event: 'onHideBanner', arguments: ['position'], help: 'The banner is about to be hidden.' },
  { event: 'onOpenURL', arguments: ['url'], help: 'A behavior opens an address. Return another one to open that.' },
  {
    event: 'onNetworkRequest',
    arguments: ['url', 'method'],
    help: 'A behavior sends or gets a table. Return the text that the network answers.',
  },
  {
    event: 'onKeyboardInput',
    arguments: ['prompt'],
    help: 'A behavior asks the player for text. Return the text to skip the question.',
  },
];

/** The event with this name, including older names. */
export function findDelegateEvent(name: string): DelegateEvent | undefined {
  return delegateEvents.find(({ event, alias }) => event === name || alias === name);
}
