/** Texts of the dialogs over a game, in English. `{name}` is a name from the game. */
export const overlayTexts = {
  answer: 'Your answer',
  cancel: 'Cancel',
  ok: 'OK',
  close: 'Close',
  simulated: 'Simulated',
  simulatedBanner: 'Simulated banner',
  banner: 'Banner advertisement',
  leaderboard: 'Leaderboard “{name}”',
  you: 'You',
  noScore: 'No score has been posted yet.',
  achievements: 'Achievements',
  nothingAchieved: 'Nothing has been achieved yet.',
  share: 'Share a message',
  message: 'Message',
  picture: 'Picture: {name}',
  link: 'Link: {name}',
  post: 'Post',
  advertisement: 'Advertisement',
  aboutAdvertisement: 'A platform would show an advertisement here.',
  rewarded: 'Rewarded advertisement',
  aboutReward: 'Watch to the end to get a reward.',
  watch: 'Watch to the end',
} as const;

export type OverlayTexts = Readonly<Record<keyof typeof overlayTexts, string>>;

/** The language of the dialogs over a game. What the game itself says in them can be in any language. */
export interface OverlayLanguage {
  /** The code of BCP 47. */
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: OverlayTexts;
}

export const overlaysInEnglish: OverlayLanguage = { code: 'en', direction: 'ltr', texts: overlayTexts };

/** A text with a name from the game in it. */
export function withName(text: string, name: string): string {
  return text.replace('{name}', () => name);
}
