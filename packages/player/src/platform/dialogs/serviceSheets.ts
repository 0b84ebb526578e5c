import type { ServiceState } from '@playhouse/runtime';
import { type OverlayTexts, withName } from '../../api/overlayLanguage.ts';
import { button, buttonRow, element, fieldStyle } from './overlay.ts';
import type { Sheet } from './sheets.ts';

const mutedStyle = 'margin:0;color:#444;overflow-wrap:anywhere';
const listStyle = 'display:grid;gap:8px;margin:0;padding:0;list-style:none;max-block-size:240px;overflow:auto';

function textOf(text: string): HTMLElement {
  return element('p', {}, mutedStyle, text);
}

/** The player's best score on one leaderboard. docs/runtime-rules.md#services. */
export function leaderboardSheet(identifier: string, { leaderboards }: ServiceState, texts: OverlayTexts): Sheet {
  const score = leaderboards.get(identifier);
  return (close) => {
    const done = button(texts.close, close, true);
    const row = element(
      'li',
      {},
      'display:flex;gap:12px;justify-content:space-between;font-variant-numeric:tabular-nums',
    );
    row.append(element('b', {}, '', `1.  ${texts.you}`), element('b', {}, '', String(score)));
    const list = element('ol', {}, listStyle);
    list.append(row);
    const content = score === undefined ? textOf(texts.noScore) : list;
    return { title: withName(texts.leaderboard, identifier), parts: [content, buttonRow([done])], first: done };
  };
}

/** The progress of each achievement. docs/runtime-rules.md#services. */
export function achievementsSheet({ achievements }: ServiceState, texts: OverlayTexts): Sheet {
  return (close) => {
    const done = button(texts.close, close, true);
    const list = element('ul', {}, listStyle);
    for (const [identifier, percentage] of achievements) {
      const row = element('li', {}, 'display:grid;gap:2px;overflow-wrap:anywhere', `${identifier}: ${percentage} %`);
      const bar = element(
        'progress',
        { max: '100', value: String(percentage), 'aria-label': identifier },
        'inline-size:100%',
      );
      row.append(bar);
      list.append(row);
    }
    const content = achievements.size === 0 ? textOf(texts.nothingAchieved) : list;
    return { title: texts.achievements, parts: [content, buttonRow([done])], first: done };
  };
}

/** What a game wants to share. */
export interface Post {
  readonly message: string;
  readonly image: string;
  readonly url: string;
}

/**
 * The tweet sheet: people see what would be posted, can edit the text, and decide.
 * docs/runtime-rules.md#device-behaviors.
 */
export function tweetSheet(
  { message, image, url }: Post,
  onPost: (message: string) => void,
  texts: OverlayTexts,
): Sheet {
  return (close) => {
    const field = element(
      'textarea',
      { rows: '4', maxlength: '2000', 'aria-label': texts.message },
      `${fieldStyle};resize:vertical`,
    );
    field.value = message;
    const extras = [
      ...(image === '' ? [] : [withName(texts.picture, image)]),
      ...(url === '' ? [] : [withName(texts.link, url)]),
    ];
    const post = button(
      texts.post,
      () => {
        onPost(field.value);
        close();
      },
      true,
    );
    const parts = [field, ...extras.map(textOf), buttonRow([button(texts.cancel, close), post])];
    return { title: texts.share, parts, first: field };
  };
}

/**
 * A full-screen advertisement; one with a reward can be closed early, without the reward. docs/runtime-rules.md#flow.
 */
export function advertisementSheet(isRewarded: boolean, onReward: () => void, texts: OverlayTexts): Sheet {
  return (close) => {
    const reward = button(
      texts.watch,
      () => {
        onReward();
        close();
      },
      true,
    );
    const leave = button(texts.close, close, !isRewarded);
    const text = isRewarded ? texts.aboutReward : texts.aboutAdvertisement;
    return {
      title: isRewarded ? texts.rewarded : texts.advertisement,
      parts: [textOf(text), buttonRow(isRewarded ? [leave, reward] : [leave])],
      first: isRewarded ? reward : leave,
    };
  };
}
