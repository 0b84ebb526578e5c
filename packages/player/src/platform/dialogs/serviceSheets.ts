import type { ServiceState } from '@playhouse/runtime';
import { button, buttonRow, element, fieldStyle } from './overlay.ts';
import type { Sheet } from './sheets.ts';

const mutedStyle = 'margin:0;color:#444;overflow-wrap:anywhere';
const listStyle = 'display:grid;gap:8px;margin:0;padding:0;list-style:none;max-block-size:240px;overflow:auto';

function textOf(text: string): HTMLElement {
  return element('p', {}, mutedStyle, text);
}

/** The player's best score on one leaderboard. docs/runtime-rules.md#services. */
export function leaderboardSheet(identifier: string, { leaderboards }: ServiceState): Sheet {
  const score = leaderboards.get(identifier);
  return (close) => {
    const done = button('Close', close, true);
    const row = element(
      'li',
      {},
      'display:flex;gap:12px;justify-content:space-between;font-variant-numeric:tabular-nums',
    );
    row.append(element('b', {}, '', '1.  You'), element('b', {}, '', String(score)));
    const list = element('ol', {}, listStyle);
    list.append(row);
    const content = score === undefined ? textOf('No score has been posted yet.') : list;
    return { title: `Leaderboard “${identifier}”`, parts: [content, buttonRow([done])], first: done };
  };
}

/** The progress of each achievement. docs/runtime-rules.md#services. */
export function achievementsSheet({ achievements }: ServiceState): Sheet {
  return (close) => {
    const done = button('Close', close, true);
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
    const content = achievements.size === 0 ? textOf('Nothing has been achieved yet.') : list;
    return { title: 'Achievements', parts: [content, buttonRow([done])], first: done };
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
export function tweetSheet({ message, image, url }: Post, onPost: (message: string) => void): Sheet {
  return (close) => {
    const field = element(
      'textarea',
      { rows: '4', maxlength: '2000', 'aria-label': 'Message' },
      `${fieldStyle};resize:vertical`,
    );
    field.value = message;
    const extras = [...(image === '' ? [] : [`Picture: ${image}`]), ...(url === '' ? [] : [`Link: ${url}`])];
    const post = button(
      'Post',
      () => {
        onPost(field.value);
        close();
      },
      true,
    );
    const parts = [field, ...extras.map(textOf), buttonRow([button('Cancel', close), post])];
    return { title: 'Share a message', parts, first: field };
  };
}

/**
 * A full-screen advertisement; one with a reward can be closed early, without the reward. docs/runtime-rules.md#flow.
 */
export function advertisementSheet(isRewarded: boolean, onReward: () => void): Sheet {
  return (close) => {
    const reward = button(
      'Watch to the end',
      () => {
        onReward();
        close();
      },
      true,
    );
    const leave = button('Close', close, !isRewarded);
    const text = isRewarded ? 'Watch to the end to get a reward.' : 'A platform would show an advertisement here.';
    return {
      title: isRewarded ? 'Rewarded advertisement' : 'Advertisement',
      parts: [textOf(text), buttonRow(isRewarded ? [leave, reward] : [leave])],
      first: isRewarded ? reward : leave,
    };
  };
}
