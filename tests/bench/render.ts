import { inPage } from './benchPage.ts';
import type { RenderTimes } from './renderPage/page.ts';
import type { Row } from './row.ts';

const count = 20_000;
const frames = 60;
/** Layers and blend modes of the scene whose draw calls are counted. */
const layers = 3;
const blendingModes = [0, 2, 4];

/** G4: the JavaScript time of a frame of 20,000 sprites, compared with bare WebGL and with Sprites of the library. */
export async function rows(): Promise<Row[]> {
  const { times, draws } = await inPage('renderPage', 'measureFrames', async (page) => ({
    times: await page.evaluate(([sprites, rounds]) => window.measureFrames(sprites, rounds), [count, frames] as const),
    draws: await page.evaluate((crowd) => window.countDraws(crowd), {
      count: 9000,
      isMoving: true,
      layers,
      blendingModes,
    }),
  }));
  return [...timeRows(times), drawRow(draws)];
}

function timeRows({ ours, raw, lean, pixi, still }: RenderTimes): Row[] {
  return [
    {
      id: 'G4',
      what: `JavaScript for a frame of ${count} moving sprites`,
      value: ours,
      unit: 'ms',
      ratio: ours / raw,
      against: 'bare instanced WebGL',
      goal: { max: 1.5 },
    },
    {
      id: 'G4l',
      what: 'the same, compared with the leanest',
      value: ours,
      unit: 'ms',
      ratio: ours / lean,
      against: 'bare WebGL where only places change',
      goal: { max: 1.5 },
    },
    { id: 'G4f', what: 'the same, as a time', value: ours, unit: 'ms', goal: { max: 2 } },
    {
      id: 'G4s',
      what: 'the same with sprites of the library',
      value: pixi,
      unit: 'ms',
      ratio: pixi / ours,
      against: 'ours',
      goal: { min: 5 },
    },
    {
      id: 'G4i',
      what: `a frame in which none of ${count} sprites moved`,
      value: still,
      unit: 'ms',
      goal: { max: 0.2 },
    },
  ];
}

function drawRow(draws: number): Row {
  return {
    id: 'G4d',
    what: `draw calls of ${layers} layers with ${blendingModes.length} blend modes`,
    value: draws,
    unit: 'calls',
    goal: { max: layers * blendingModes.length },
  };
}
