import { readFileSync } from 'node:fs';
import { delegateEvents } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { startProject, stepFrames } from '../test/playProject.ts';
import { eventGames, gameOf } from '../test/scriptGames.ts';

const page = readFileSync(new URL('../../../../docs/reference/scripts.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^### `(\w+)`\n[^#]*?```js\n([^`]*(?:`[^`\n]+`[^`]*)*)```/gm)].map(
  ([, event = '', source = '']) => ({ event, source }),
);

describe('the examples of the reference', () => {
  it('show each event once', () => {
    expect(examples.map(({ event }) => event).sort()).toEqual(delegateEvents.map(({ event }) => event).sort());
  });

  it.each(examples)('$event runs', async ({ event, source }) => {
    const found = eventGames.find((each) => each.event === event);
    const game = await startProject(gameOf(event, `log("begun");\n${source}\n`, found?.behaviors));
    game.step(found?.input ?? []);
    stepFrames(game, 3);
    expect(game.log.map(({ text }) => text)).toContain('begun');
    expect(game.faults).toEqual([]);
  });
});
