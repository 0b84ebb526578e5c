/** An event that a custom script can hook into. docs/runtime-rules.md#scripts. */
export interface DelegateEvent {
  readonly event: string;
  readonly arguments: readonly string[];
  /** Older name of the same event. */
  readonly alias?: string;
}

/**
 * Every event with the fixed names of its arguments. docs/runtime-rules.md#script-events and
 * docs/runtime-rules.md#how-scripts-run.
 */
export const delegateEvents: readonly DelegateEvent[] = [
  { event: 'onLoadingBegin', arguments: [] },
  { event: 'onLoadingEnd', arguments: [] },
  { event: 'onGameReady', arguments: [] },
  { event: 'onWindowResize', arguments: [] },
  { event: 'onSceneAboutToChange', arguments: ['sceneKey', 'sceneName', 'adType'] },
  { event: 'onCurrentSceneChanged', arguments: ['sceneKey', 'sceneName'] },
  { event: 'onEndGame', arguments: [] },
  { event: 'onShowBannerShow', arguments: ['position'], alias: 'onBannerShow' },
  { event: 'onTweetSheet', arguments: ['message', 'image'] },
  { event: 'onLogDebuggingStatement', arguments: ['text', 'entity'] },
  { event: 'onIAPBuyItem', arguments: ['itemInfo'] },
  { event: 'onIAPRestoreItems', arguments: [] },
  { event: 'onIAPConsumeItem', arguments: ['itemInfo'] },
  { event: 'onIAPRequestPurchaseData', arguments: [] },
  { event: 'onGameCenterLogin', arguments: [] },
  { event: 'onGameCenterPostScore', arguments: ['score', 'leaderboard'] },
  { event: 'onGameCenterShowLeaderboard', arguments: ['identifier'] },
  { event: 'onGameCenterUpdateAchievement', arguments: ['identifier', 'percentageComplete'] },
  { event: 'onGameCenterShowAchievements', arguments: [] },
  { event: 'onGameCenterResetAchievements', arguments: [] },
  { event: 'onSaveTable', arguments: ['key', 'table', 'defaultFunction'] },
  { event: 'onSaveAttribute', arguments: ['key', 'value', 'defaultFunction'] },
  { event: 'onLoadAttribute', arguments: ['key', 'defaultFunction'] },
  { event: 'onGameDimensionsKnown', arguments: ['width', 'height'] },
  { event: 'onHideBanner', arguments: ['position'] },
  { event: 'onOpenURL', arguments: ['url'] },
  { event: 'onNetworkRequest', arguments: ['url', 'method'] },
  { event: 'onKeyboardInput', arguments: ['prompt'] },
];

/** The event with this name, including older names. */
export function findDelegateEvent(name: string): DelegateEvent | undefined {
  return delegateEvents.find(({ event, alias }) => event === name || alias === name);
}
