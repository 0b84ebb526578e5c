import { backdrop, type Drawings, drawing, plate, spark } from '../kit/drawing.ts';
import type { Sounds } from '../kit/synthesize.ts';

/** Thistle from above, looking to the right; the feet tell the steps apart. */
const hedgehog = (step: number) =>
  `<ellipse cx="${38 + step}" cy="12" rx="7" ry="5" fill="#b9794f"/><ellipse cx="${38 - step}" cy="52" rx="7" ry="5" fill="#b9794f"/><ellipse cx="${18 - step}" cy="13" rx="6" ry="5" fill="#b9794f"/><ellipse cx="${18 + step}" cy="51" rx="6" ry="5" fill="#b9794f"/><path d="M42 16c12 2 20 9 21 16-1 7-9 14-21 16Z" fill="#cf9361"/><circle cx="61" cy="32" r="3.6" fill="#43293a"/><circle cx="52" cy="24" r="3" fill="#43293a"/><circle cx="52" cy="40" r="3" fill="#43293a"/><path d="m46 32 4-7-5-2 2-7-7 1-2-6-6 4-5-5-4 6-7-2 0 8-7 2 4 6-5 4 5 4-4 6 7 2 0 8 7-2 4 6 5-5 6 4 2-6 7 1-2-7 5-2Z" fill="#7b5344"/><path d="M36 22l-6 3M26 20l-6 4M38 32h-7M26 31h-7M17 29l-5 3M36 43l-6-3M26 44l-6-4" stroke="#b98a6b" stroke-width="3" stroke-linecap="round"/>`;

const key = (fill: string, dark: string) =>
  `<circle cx="16" cy="22" r="11" fill="none" stroke="${dark}" stroke-width="9"/><path d="M26 22h20M40 22v10M47 22v7" stroke="${dark}" stroke-width="9" stroke-linecap="round"/><circle cx="16" cy="22" r="11" fill="none" stroke="${fill}" stroke-width="5"/><path d="M26 22h20M40 22v10M47 22v7" stroke="${fill}" stroke-width="5" stroke-linecap="round"/>`;

const gate = (fill: string, light: string) =>
  `<rect width="64" height="64" fill="#e9d3a2"/><rect x="2" y="8" width="60" height="48" rx="6" fill="${fill}"/><path d="M12 10v44M26 10v44M38 10v44M52 10v44" stroke="${light}" stroke-width="5"/><rect x="22" y="22" width="20" height="20" rx="5" fill="#fff4d6"/><circle cx="32" cy="30" r="3.6" fill="${fill}"/><path d="M32 30v8" stroke="${fill}" stroke-width="4" stroke-linecap="round"/>`;

const blossoms = (spots: readonly (readonly [number, number, string])[]) =>
  spots
    .map(
      ([x, y, color]) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="${color}"/><circle cx="${x}" cy="${y}" r="2.4" fill="#fff4d6"/>`,
    )
    .join('');

const berry =
  '<path d="M24 46C10 38 6 26 9 17c8-6 22-6 30 0 3 9-1 21-15 29Z" fill="#d8344a"/><path d="M13 17c6-4 16-4 22 0-2 4-6 4-11 3-5 1-9 1-11-3Z" fill="#4f9a54"/><path d="M24 18V9" stroke="#3d7d45" stroke-width="4" stroke-linecap="round"/><path d="M17 26v2M24 30v2M31 26v2M21 37v1M27 37v1" stroke="#ffd3b8" stroke-width="2.6" stroke-linecap="round"/>';

/** Every picture of "Thistle in the Maze": deep green hedges, sandy paths, and red for what is good to eat. */
export const drawings: Drawings = {
  'thistle-1': drawing(64, 64, hedgehog(0)),
  'thistle-2': drawing(64, 64, hedgehog(4)),
  'thistle-3': drawing(64, 64, hedgehog(-4)),
  berry: drawing(48, 48, berry),
  'key-red': drawing(56, 44, key('#ef5d60', '#7d2236')),
  'key-blue': drawing(56, 44, key('#6cb4ee', '#26486f')),
  'gate-red': drawing(64, 64, gate('#b3404f', '#d9737b')),
  'gate-blue': drawing(64, 64, gate('#3a6ea5', '#76a5d6')),
  hedge: drawing(
    64,
    64,
    '<rect width="64" height="64" fill="#2f6b4a"/><circle cx="14" cy="16" r="13" fill="#3c8258"/><circle cx="44" cy="12" r="12" fill="#37784f"/><circle cx="54" cy="40" r="12" fill="#3c8258"/><circle cx="26" cy="46" r="14" fill="#37784f"/><circle cx="12" cy="13" r="5" fill="#539a69"/><circle cx="52" cy="36" r="4.5" fill="#539a69"/><circle cx="24" cy="42" r="5" fill="#4a8f62"/><circle cx="42" cy="9" r="4" fill="#4a8f62"/>',
  ),
  path: drawing(
    64,
    64,
    '<rect width="64" height="64" fill="#e9d3a2"/><circle cx="14" cy="20" r="2.6" fill="#dcc189"/><circle cx="46" cy="12" r="2" fill="#f3e2bb"/><circle cx="38" cy="44" r="3" fill="#dcc189"/><circle cx="12" cy="52" r="2" fill="#f3e2bb"/><circle cx="56" cy="50" r="2" fill="#dcc189"/>',
  ),
  flowers: drawing(
    64,
    64,
    blossoms([
      [16, 18, '#e98fb0'],
      [44, 16, '#f4b860'],
      [30, 34, '#c58fe0'],
      [14, 48, '#f4b860'],
      [48, 48, '#e98fb0'],
    ]),
  ),
  picnic: drawing(
    128,
    64,
    '<rect x="4" y="4" width="120" height="56" rx="5" fill="#fff4e6"/><path d="M4 14h120M4 32h120M4 50h120" stroke="#e0616d" stroke-width="7" opacity=".75"/><path d="M18 4v56M42 4v56M66 4v56M90 4v56M112 4v56" stroke="#e0616d" stroke-width="7" opacity=".45"/><rect x="76" y="14" width="38" height="30" rx="7" fill="#b9834c"/><path d="M76 26h38" stroke="#8b5a30" stroke-width="4"/><path d="M82 14c2-10 24-10 26 0" stroke="#8b5a30" stroke-width="4" fill="none"/><circle cx="34" cy="32" r="14" fill="#fffaf2" stroke="#d8c6a8" stroke-width="3"/><circle cx="34" cy="32" r="6" fill="#f4b860"/>',
  ),
  dusk: drawing(64, 64, '<rect width="64" height="64" fill="#241b52"/>'),
  meadow: backdrop(['#f7c99b', '#e9d3a2', '#a8c686', '#5f9c63']),
  night: backdrop(
    ['#1b1a45', '#37306f', '#5b4a86'],
    [120, 300, 520, 690, 860, 960]
      .map((x, index) => `<circle cx="${x}" cy="${70 + ((index * 83) % 190)}" r="3" fill="#fff4d6"/>`)
      .join(''),
  ),
  counter: plate(150, 56, '#fff8e8', '#c9a86a'),
  panel: plate(660, 170, '#fff8e8', '#c9a86a'),
  spark: spark('#fff0a8'),
};

const chime = (pitches: readonly number[], gap: number, last: number) =>
  pitches.map((pitch, index) => ({
    at: index * gap,
    lasts: index === pitches.length - 1 ? last : 0.3,
    from: pitch,
    to: pitch,
    loudness: 0.32,
    shape: 0 as const,
  }));

/** Every sound of "Thistle in the Maze". */
export const sounds: Sounds = {
  munch: [
    { at: 0, lasts: 0.09, from: 500, to: 300, loudness: 0.4, shape: 2 },
    { at: 0.02, lasts: 0.2, from: 520, to: 780, loudness: 0.4, shape: 0 },
  ],
  key: chime([988, 1319], 0.08, 0.4),
  gate: [
    { at: 0, lasts: 0.4, from: 130, to: 90, loudness: 0.5, shape: 1 },
    { at: 0.3, lasts: 0.3, from: 700, to: 900, loudness: 0.25, shape: 0 },
  ],
  tick: [{ at: 0, lasts: 0.06, from: 1200, to: 900, loudness: 0.3, shape: 0 }],
  won: chime([523, 659, 784, 1047], 0.14, 0.9),
  lost: chime([392, 330, 262], 0.24, 0.8),
};
