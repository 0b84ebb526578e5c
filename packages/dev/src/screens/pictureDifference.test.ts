import { describe, expect, it } from 'vitest';
import { pictureDifference } from './pictureDifference.ts';
import { halved, type Pixels, readPixels } from './pixels.ts';

/** What is drawn on a page of 640 x 480, in SVG: a panel with rows, an icon, text in strokes, and a button. */
interface Drawn {
  readonly button?: { readonly x?: number; readonly color?: string };
  readonly icon?: string;
  /** Moves everything by parts of a pixel, so that all edges are drawn differently. */
  readonly shift?: number;
  /** Width of the strokes of the text. */
  readonly stroke?: number;
}

const bell = '<path d="M300 36v8a6 6 0 0 1-6 6h20a6 6 0 0 1-6-6v-8" fill="none" stroke="#eee" stroke-width="1.75"/>';

/** Letters as they are drawn in small text: strokes close to each other. */
const letters = Array.from({ length: 40 }, (_, at) => `M${30 + at * 9} 120v9m0-5q3 -3 5 0v5`).join('');

async function draw({ button = {}, icon = bell, shift = 0, stroke = 1.4 }: Drawn = {}): Promise<Pixels> {
  const { x = 500, color = '#ffcc4d' } = button;
  const rows = Array.from(
    { length: 6 },
    (_, at) => `<rect x="24.5" y="${200.5 + at * 36}" width="400" height="30" rx="7" fill="none" stroke="#7a7488"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#1d1824"/>
    <g transform="translate(${shift} ${shift})"><rect x="12" y="90" width="430" height="380" rx="11" fill="#2b2534"/>${rows}
    <path d="${letters}" fill="none" stroke="#f4f0fa" stroke-width="${stroke}"/>${icon}
    <circle cx="600" cy="300" r="20" fill="#9fb4ff"/><rect x="${x}" y="30" width="76" height="32" rx="16" fill="${color}"/></g></svg>`;
  return halved(await readPixels(Buffer.from(svg)));
}

const isTooLarge = async (drawn: Drawn) => pictureDifference(await draw(drawn), await draw()).isTooLarge;

describe('the difference of two pictures', () => {
  it('is nothing for the same picture', async () => {
    const { share, worst } = pictureDifference(await draw(), await draw());
    expect([share, worst.count]).toEqual([0, 0]);
  });

  it.each<[string, Drawn]>([
    ['edges a third of a pixel further', { shift: 0.33 }],
    ['edges a pixel further', { shift: 1 }],
    ['letters with heavier strokes', { stroke: 1.7 }],
    ['letters with lighter strokes', { stroke: 1.1 }],
    ['a color that is hardly another one', { button: { color: '#f2c452' } }],
  ])('is allowed for %s', async (_, drawn) => {
    expect(await isTooLarge(drawn)).toBe(false);
  });

  it.each<[string, Drawn]>([
    ['a button moved by six pixels', { button: { x: 506 } }],
    ['a button in another color', { button: { color: '#9fb4ff' } }],
    ['a missing icon', { icon: '' }],
    ['a missing text', { stroke: 0 }],
    ['everything moved by six pixels', { shift: 6 }],
  ])('is too large for %s', async (_, drawn) => {
    expect(await isTooLarge(drawn)).toBe(true);
  });

  it('is the same in both directions, and says where it is', async () => {
    const [whole, without] = [await draw(), await draw({ icon: '' })];
    const missing = pictureDifference(without, whole);
    expect(missing.worst).toEqual(pictureDifference(whole, without).worst);
    expect(Math.abs(missing.worst.x - 152)).toBeLessThanOrEqual(16);
    expect(Math.abs(missing.worst.y - 22)).toBeLessThanOrEqual(16);
  });

  it('refuses pictures of different sizes', async () => {
    const whole = await draw();
    expect(() => pictureDifference(halved(whole), whole)).toThrow('160 × 120');
  });
});
