type Argument = Readonly<Record<string, unknown>>;
type Words = (argument: Argument) => string;

const words: Readonly<Record<string, Words>> = {
  onShowBannerShow: ({ position }) => `Show a banner at the ${position}`,
  onHideBanner: () => 'Hide the banner',
  onSceneAboutToChange: ({ adType }) => (adType === '2' ? 'Show a rewarded advertisement' : 'Show an advertisement'),
  onTweetSheet: ({ message }) => `Share “${message}”`,
  onIAPBuyItem: ({ itemID }) => `Buy “${itemID}”`,
  onIAPRestoreItems: () => 'Restore what was bought',
  onIAPConsumeItem: ({ itemID }) => `Use up “${itemID}”`,
  onIAPRequestPurchaseData: ({ products }) =>
    `Ask for prices of ${Array.isArray(products) ? products.length : 0} items`,
  onGameCenterLogin: () => 'Sign in',
  onGameCenterPostScore: ({ score, leaderboard }) => `Post ${score} to “${leaderboard}”`,
  onGameCenterShowLeaderboard: ({ identifier }) => `Show the leaderboard “${identifier}”`,
  onGameCenterUpdateAchievement: ({ identifier, percentageComplete }) =>
    `Set the achievement “${identifier}” to ${percentageComplete} %`,
  onGameCenterShowAchievements: () => 'Show the achievements',
  onGameCenterResetAchievements: () => 'Reset the achievements',
};

const longest = 200;

/** What a game asks a platform for, as text for people, by the name of its game event. */
export function requestLabels(event: string, argument: Argument): string {
  const say = Object.hasOwn(words, event) ? words[event] : undefined;
  return (say?.(argument) ?? event).slice(0, longest);
}
