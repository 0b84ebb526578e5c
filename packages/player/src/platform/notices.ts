/** Said when a game wants to end. Spec 2, chapter 7. */
export const quitNotice = 'On some platforms, the app would close now.';

/** What a real platform would do at each request, by the name of its game event. Ours, after the pattern of the spec. */
const requestNotices: ReadonlyMap<string, string> = new Map([
  ['onShowBannerShow', 'On some platforms, a banner would be shown now.'],
  ['onHideBanner', 'On some platforms, the banner would be hidden now.'],
  ['onSceneAboutToChange', 'On some platforms, an advertisement would be shown now.'],
  ['onTweetSheet', 'On some platforms, a message could be posted now.'],
  ['onIAPBuyItem', 'On some platforms, an item could be bought now.'],
  ['onIAPRestoreItems', 'On some platforms, bought items would be restored now.'],
  ['onIAPConsumeItem', 'On some platforms, an item would be used up now.'],
  ['onIAPRequestPurchaseData', 'On some platforms, prices would be requested now.'],
  ['onGameCenterLogin', 'On some platforms, the player could sign in now.'],
  ['onGameCenterPostScore', 'On some platforms, the score would be posted now.'],
  ['onGameCenterShowLeaderboard', 'On some platforms, a leaderboard would be shown now.'],
  ['onGameCenterUpdateAchievement', 'On some platforms, an achievement would be updated now.'],
  ['onGameCenterShowAchievements', 'On some platforms, the achievements would be shown now.'],
  ['onGameCenterResetAchievements', 'On some platforms, the achievements would be reset now.'],
]);

/** The words for a request, or undefined when nobody would see anything of it. */
export function noticeOf(event: string): string | undefined {
  return requestNotices.get(event);
}

/** Said once for each image that a game asks for and does not have, or that cannot be decoded. */
export function missingImageNotice(name: string): string {
  return `The image “${name}” cannot be shown. A plain rectangle stands in its place.`;
}
