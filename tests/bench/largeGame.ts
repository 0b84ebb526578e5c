import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { keepOpenProject } from '../e2e/editedProject.ts';
import { longestTask, onEditorPage } from './editorPage.ts';
import { liveHeap } from './liveHeap.ts';
import { median, type Row } from './row.ts';

const title = 'Large';
const prototypes = 300;
const scenes = 20;
const crowd = 5000;
const rounds = 5;
/** Of scripted editing; `PLAYHOUSE_BENCH_MINUTES` makes it longer. */
const minutes = Number(process.env.PLAYHOUSE_BENCH_MINUTES ?? 2);

/** G18: a game of 300 actors and 20 scenes, one of them with 5,000 instances. Needs a built editor. */
export function rows(): Promise<Row[]> {
  const what = (action: string) => `${prototypes} actors, ${scenes} scenes, ${crowd} instances: ${action}`;
  return onEditorPage(
    largeGame(),
    async (page) => {
      const usable = await timeUntilUsable(page);
      await page.waitForTimeout(4000);
      const badges: number[] = [];
      for (let round = 0; round < rounds; round++) badges.push(await timeUntilCounted(page, round % 2 === 0));
      const memory = await editFor(page, minutes * 60_000);
      return [
        { id: 'G18', what: what('until a click selects'), value: usable, unit: 'ms', goal: { max: 2000 } },
        { id: 'G18b', what: what('from an edit to its badge'), value: median(badges), unit: 'ms', goal: { max: 1200 } },
        {
          id: 'G18t',
          what: what('longest task while editing'),
          value: memory.longest,
          unit: 'ms',
          goal: { max: 100 },
        },
        {
          id: 'G18m',
          what: `kept alive after ${memory.edits} edits in ${minutes} minutes`,
          value: memory.last / 2 ** 20,
          unit: 'MB',
          ratio: memory.last / memory.first,
          against: 'after the first tenth',
          goal: { max: 1.05 },
        },
      ];
    },
    keepOpenProject,
  );
}

function largeGame(): Project {
  const instances = (scene: number) => (scene === 0 ? crowd : 100);
  return buildProject({
    title,
    prototypes: Array.from({ length: prototypes }, (_, at) => ({
      id: `id${at + 1}`,
      name: `Pip ${at}`,
      attributes: { size: { width: 12, height: 12 } },
      behaviors: [
        {
          id: `id${90_000 + at}`,
          class: 'SpawnAction',
          attributes: { prototypeKey: `id${((at + 1) % prototypes) + 1}` },
        },
      ],
    })),
    scenes: Array.from({ length: scenes }, (_, scene) => ({
      id: `id${1000 + scene}`,
      name: `Meadow ${scene}`,
      layers: [
        {
          name: 'Layer',
          actors: Array.from({ length: instances(scene) }, (__, at) => ({
            prototype: `id${(at % prototypes) + 1}`,
            position: { x: 7 + (at % 100) * 10, y: 7 + Math.floor(at / 100) * 15 },
          })),
        },
      ],
    })),
  });
}

/** Milliseconds from choosing Open until a click on the stage has selected an actor. */
async function timeUntilUsable(page: Page): Promise<number> {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  const start = performance.now();
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  const stage = page.getByRole('application');
  await stage.waitFor();
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage is shown.');
  const selected = page.getByText(/^1 of .+ selected$/);
  while (!(await selected.isVisible())) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return performance.now() - start;
}

/** Milliseconds from breaking or mending a behavior until the page shows another count of problems. */
function timeUntilCounted(page: Page, breaks: boolean): Promise<number> {
  return page.evaluate(
    (value) =>
      new Promise<number>((resolve) => {
        const texts = () => [...document.querySelectorAll('button')].map((each) => each.ariaLabel ?? each.textContent);
        const shown = () => texts().find((text) => /problems/i.test(text));
        const before = shown();
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (shown() === before) return;
          observer.disconnect();
          resolve(performance.now() - start);
        }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        globalThis.edited?.project.session.dispatch({
          kind: 'ops.apply',
          data: [{ op: 'set', path: ['actors', 'id7', 'behaviors', 0, 'attributes', 'prototypeKey'], value }],
        });
      }),
    breaks ? '' : 'id8',
  );
}

interface Edited {
  readonly edits: number;
  /** Bytes kept alive, after a tenth of the time and at the end. */
  readonly first: number;
  readonly last: number;
  /** Milliseconds. */
  readonly longest: number;
}

/** Edits in every way that a person would for some time: moves, undoes, changes pages and scenes. */
async function editFor(page: Page, time: number): Promise<Edited> {
  const client = await page.context().newCDPSession(page);
  const start = performance.now();
  let [edits, first, longest] = [0, 0, 0];
  while (performance.now() - start < time) {
    longest = Math.max(longest, await longestTask(page, () => editOnce(page, edits)));
    edits += 6;
    if (first === 0 && performance.now() - start > time / 10) first = await liveHeap(client);
  }
  return { edits, first, last: await liveHeap(client), longest };
}

async function editOnce(page: Page, turn: number): Promise<void> {
  const stage = page.getByRole('application');
  await stage.focus();
  await page.keyboard.press('Tab');
  for (let move = 0; move < 3; move++) await page.keyboard.press('ArrowRight');
  for (let undo = 0; undo < 3; undo++) await page.keyboard.press('Control+z');
  await goTo(page, `prototype/id${(turn % prototypes) + 1}`);
  await page.locator('[data-row]').first().waitFor();
  await goTo(page, `scene/id${1000 + (turn % scenes)}`);
  await stage.waitFor();
  await goTo(page, 'scene/id1000');
  await stage.waitFor();
}

async function goTo(page: Page, part: string): Promise<void> {
  await page.evaluate((end) => {
    location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, `$1${end}`);
  }, part);
}
