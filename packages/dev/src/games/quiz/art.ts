import { backdrop, type Drawings, drawing, plate, spark } from '../kit/drawing.ts';
import type { Sounds } from '../kit/synthesize.ts';

const openEyes =
  '<circle cx="66" cy="86" r="27" fill="#fff6dc"/><circle cx="134" cy="86" r="27" fill="#fff6dc"/><circle cx="70" cy="88" r="14" fill="#2b2350"/><circle cx="130" cy="88" r="14" fill="#2b2350"/><circle cx="74" cy="83" r="5" fill="#fff"/><circle cx="134" cy="83" r="5" fill="#fff"/>';
const gladEyes =
  '<circle cx="66" cy="86" r="27" fill="#fff6dc"/><circle cx="134" cy="86" r="27" fill="#fff6dc"/><path d="M50 92c6-18 26-18 32 0M118 92c6-18 26-18 32 0" stroke="#2b2350" stroke-width="8" fill="none" stroke-linecap="round"/>';
const sorryEyes =
  '<circle cx="66" cy="86" r="27" fill="#fff6dc"/><circle cx="134" cy="86" r="27" fill="#fff6dc"/><circle cx="66" cy="96" r="12" fill="#2b2350"/><circle cx="134" cy="96" r="12" fill="#2b2350"/><path d="M40 78c12-20 40-20 52-6M108 72c12-14 40-14 52 6-8-24-44-26-52-6Z" stroke="#8a5f4e" stroke-width="9" fill="none" stroke-linecap="round"/>';

const owl = (eyes: string, wing: number) =>
  `<path d="M70 214v14M84 216v14M116 216v14M130 214v14" stroke="#f0a63c" stroke-width="9" stroke-linecap="round"/><path d="M100 22c54 0 78 44 78 108 0 58-30 90-78 90s-78-32-78-90C22 66 46 22 100 22Z" fill="#8a5f4e"/><path d="M34 44C30 26 34 14 42 8c8 10 20 16 34 18ZM166 44c4-18 0-30-8-36-8 10-20 16-34 18Z" fill="#8a5f4e"/><path d="M100 112c34 0 46 26 46 56 0 32-20 46-46 46s-46-14-46-46c0-30 12-56 46-56Z" fill="#e8cfa8"/><path d="M76 140c6 7 12 7 18 0M106 140c6 7 12 7 18 0M66 160c6 7 12 7 18 0M91 160c6 7 12 7 18 0M116 160c6 7 12 7 18 0M76 180c6 7 12 7 18 0M106 180c6 7 12 7 18 0" stroke="#c29a72" stroke-width="4" fill="none" stroke-linecap="round"/><g transform="rotate(${-wing} 34 120)"><path d="M30 106c-16 24-16 62 4 86 14-22 16-56 10-84Z" fill="#6f4a3e"/></g><g transform="rotate(${wing} 166 120)"><path d="M170 106c16 24 16 62-4 86-14-22-16-56-10-84Z" fill="#6f4a3e"/></g>${eyes}<path d="m100 96 14 14-14 18-14-18Z" fill="#f0a63c"/><path d="M66 86m-27 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0M134 86m-27 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0M93 82c4-4 10-4 14 0" stroke="#41316b" stroke-width="5" fill="none"/><path d="M46 30h108l-54-26Z" fill="#7a64c4"/><rect x="62" y="28" width="76" height="14" rx="5" fill="#5f4ba3"/><path d="M100 10 152 30v16" stroke="#f7cf6b" stroke-width="4" fill="none"/><circle cx="152" cy="50" r="6" fill="#f7cf6b"/>`;

const stars = Array.from({ length: 34 }, (_, index) => {
  const x = (index * 197) % 1024;
  const y = (index * 131) % 470;
  return `<circle cx="${x}" cy="${y}" r="${1.2 + (index % 3) * 0.9}" fill="#fff3cf" opacity="${0.5 + (index % 2) * 0.4}"/>`;
}).join('');

/** Every picture of the quiz: an indigo night, chalk on slate, and one warm lamp of yellow. */
export const drawings: Drawings = {
  'owl-asks': drawing(200, 232, owl(openEyes, 0)),
  'owl-glad': drawing(200, 232, owl(gladEyes, 24)),
  'owl-sorry': drawing(200, 232, owl(sorryEyes, -3)),
  sky: backdrop(
    ['#171a45', '#2c2d6b', '#574a94', '#8b6aa6'],
    `${stars}<path d="M898 66a62 62 0 1 1-66 92 54 54 0 0 0 66-92Z" fill="#fff3cf"/>`,
  ),
  branch: drawing(
    1024,
    150,
    '<path d="M-10 62C240 44 520 78 1034 34v44C700 108 420 92 -10 112Z" fill="#4a3450"/><path d="M-10 62C240 44 520 78 1034 34v12C520 92 240 58-10 76Z" fill="#644768"/><path d="M700 72c40-30 60-40 110-44M240 80c-30 30-60 40-100 50" stroke="#4a3450" stroke-width="14" fill="none" stroke-linecap="round"/><path d="M806 26c30-24 50-18 64-4-22 16-42 18-64 4ZM136 132c-30 8-50 0-60-14 24-10 44-6 60 14ZM960 34c12-30 32-34 50-28-8 24-26 32-50 28Z" fill="#5b8a72"/>',
  ),
  board: drawing(
    700,
    210,
    '<rect width="700" height="210" rx="16" fill="#a9744f"/><rect x="4" y="4" width="692" height="202" rx="13" fill="none" stroke="#c99468" stroke-width="5"/><rect x="16" y="16" width="668" height="178" rx="8" fill="#2e4a48"/><path d="M40 176h120M560 40h90" stroke="#43625f" stroke-width="10" stroke-linecap="round"/><rect x="500" y="190" width="70" height="10" rx="5" fill="#f4efe2"/>',
  ),
  'answer-plain': plate(300, 84, '#fff7e4', '#d9b98a'),
  'answer-right': plate(300, 84, '#c9ecb4', '#5c9c50'),
  'answer-wrong': plate(300, 84, '#f8c9bd', '#c85d50'),
  'dot-open': drawing(28, 28, '<circle cx="14" cy="14" r="10" fill="none" stroke="#cfc3ee" stroke-width="3.5"/>'),
  'dot-right': drawing(
    28,
    28,
    '<path d="m14 2 3.6 8 8.6.9-6.4 5.8 1.8 8.5L14 20.9l-7.6 4.3 1.8-8.5L1.8 10.9l8.6-.9Z" fill="#f7cf6b"/>',
  ),
  'dot-wrong': drawing(
    28,
    28,
    '<circle cx="14" cy="14" r="11" fill="#7a6aa8"/><path d="m9 9 10 10M19 9 9 19" stroke="#241f52" stroke-width="4" stroke-linecap="round"/>',
  ),
  'row-plate': drawing(760, 42, '<rect width="760" height="42" rx="21" fill="#fff7e4" opacity=".92"/>'),
  panel: plate(700, 160, '#fff7e4', '#d9b98a'),
  badge: plate(250, 52, '#fff7e4', '#d9b98a'),
  spark: spark('#f7cf6b'),
};

/** Every sound of the quiz. */
export const sounds: Sounds = {
  page: [{ at: 0, lasts: 0.14, from: 900, to: 300, loudness: 0.25, shape: 2 }],
  right: [784, 988, 1319].map((pitch, index) => ({
    at: index * 0.09,
    lasts: 0.5,
    from: pitch,
    to: pitch,
    loudness: 0.33,
    shape: 0 as const,
  })),
  wrong: [
    { at: 0, lasts: 0.22, from: 260, to: 220, loudness: 0.45, shape: 1 },
    { at: 0.2, lasts: 0.4, from: 200, to: 160, loudness: 0.45, shape: 1 },
  ],
  bell: [
    { at: 0, lasts: 1.4, from: 1047, to: 1047, loudness: 0.35, shape: 0 },
    { at: 0, lasts: 1, from: 1568, to: 1568, loudness: 0.18, shape: 0 },
  ],
};
