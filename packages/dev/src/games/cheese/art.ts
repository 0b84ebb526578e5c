import { backdrop, type Drawings, drawing, plate, spark } from '../kit/drawing.ts';
import type { Sounds } from '../kit/synthesize.ts';

const wheel = (bite: string) =>
  `<circle cx="26" cy="26" r="24" fill="#e39a22"/><circle cx="26" cy="26" r="20.5" fill="#f7c548"/><circle cx="18" cy="19" r="4.5" fill="#e8a92f"/><circle cx="33" cy="17" r="3.2" fill="#e8a92f"/><circle cx="32" cy="33" r="5" fill="#e8a92f"/><circle cx="17" cy="34" r="3" fill="#e8a92f"/>${bite}`;

const mouse = (eye: string) =>
  `<path d="M6 34C-2 34-2 46 6 47" stroke="#c98b96" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="13" cy="15" r="9.5" fill="#8d93a8"/><circle cx="13" cy="15" r="5.5" fill="#e7b3bb"/><circle cx="35" cy="12" r="9.5" fill="#8d93a8"/><circle cx="35" cy="12" r="5.5" fill="#e7b3bb"/><circle cx="26" cy="29" r="20.5" fill="#8d93a8"/><ellipse cx="30" cy="38" rx="12" ry="9" fill="#c3c8d6"/><path d="M7 24C9 11 18 7 26 7s17 5 19 17c-12-4-26-4-38 0Z" fill="#d1495b"/><path d="M7 24c12-4 26-4 38 0l-1 4c-12-4-24-4-36 0Z" fill="#a93548"/>${eye}<circle cx="46" cy="33" r="3.4" fill="#4c3040"/>`;

const hill = (fill: string, path: string) => `<path d="${path}" fill="${fill}"/>`;

/** Every picture of "The Cheese Tower": a bright summer morning, wood, and warm yellow for what matters. */
export const drawings: Drawings = {
  'mouse-ready': drawing(
    52,
    52,
    mouse('<circle cx="32" cy="30" r="4.6" fill="#fff"/><circle cx="33.4" cy="30.4" r="2.6" fill="#2b2133"/>'),
  ),
  'mouse-flying': drawing(
    52,
    52,
    mouse('<path d="M27 31c2-4 8-4 10 0" stroke="#2b2133" stroke-width="3" fill="none" stroke-linecap="round"/>'),
  ),
  cheese: drawing(52, 52, wheel('')),
  crate: drawing(
    64,
    64,
    '<rect width="64" height="64" rx="5" fill="#a8703f"/><rect x="5" y="5" width="54" height="54" rx="3" fill="#d09a61"/><path d="M5 23h54M5 41h54" stroke="#b98150" stroke-width="3"/><path d="m9 55 46-46" stroke="#a8703f" stroke-width="9"/><rect x="5" y="5" width="54" height="54" rx="3" fill="none" stroke="#8b5a30" stroke-width="3"/>',
  ),
  plank: drawing(
    208,
    24,
    '<rect width="208" height="24" rx="5" fill="#8b5a30"/><rect x="3" y="3" width="202" height="12" rx="4" fill="#bd8650"/><circle cx="14" cy="12" r="3" fill="#6f4423"/><circle cx="194" cy="12" r="3" fill="#6f4423"/>',
  ),
  ground: drawing(
    64,
    64,
    '<rect width="64" height="64" fill="#a9774c"/><rect x="10" y="36" width="18" height="9" rx="4" fill="#956640"/><rect x="40" y="48" width="14" height="8" rx="4" fill="#956640"/><path d="M0 0h64v18c-6 6-11 5-16 0-5 7-11 7-16 0-5 7-11 7-16 0-5 5-10 6-16 0Z" fill="#79b15f"/><path d="M0 0h64v7H0z" fill="#98cc74"/>',
  ),
  soil: drawing(
    64,
    64,
    '<rect width="64" height="64" fill="#a9774c"/><rect x="12" y="14" width="16" height="9" rx="4" fill="#956640"/><rect x="38" y="38" width="18" height="9" rx="4" fill="#956640"/>',
  ),
  fork: drawing(
    84,
    176,
    '<path d="M42 176V96M42 100C20 92 14 60 16 16M42 100c22-8 28-40 26-84" stroke="#6f4423" stroke-width="17" fill="none" stroke-linecap="round"/><path d="M39 174V98C22 88 13 58 14 20M64 22c1 24-2 44-12 60" stroke="#946136" stroke-width="6" fill="none" stroke-linecap="round"/>',
  ),
  band: drawing(64, 8, '<rect width="64" height="8" fill="#7a3044"/><rect width="64" height="3" fill="#a34a5f"/>'),
  dot: drawing(12, 12, '<circle cx="6" cy="6" r="5" fill="#fffaf0"/>'),
  sky: backdrop(
    ['#8fcbe0', '#c9e6dc', '#fdf2cf'],
    '<circle cx="820" cy="170" r="92" fill="#fff6d4" opacity=".5"/><circle cx="820" cy="170" r="62" fill="#fff6d4"/><path d="M120 170a34 34 0 0 1 4-68 52 52 0 0 1 98-6 38 38 0 0 1 44 74ZM470 250a24 24 0 0 1 2-48 40 40 0 0 1 74-4 28 28 0 0 1 32 52Z" fill="#fffdf4" opacity=".85"/>',
  ),
  hills: drawing(
    1024,
    330,
    hill('#a9d3b2', 'M0 150C130 60 260 50 400 120S640 30 780 90s160 40 244 0v240H0Z') +
      hill('#8cc09a', 'M0 230C180 130 330 150 520 210s330-50 504-20v140H0Z'),
  ),
  bush: drawing(
    150,
    84,
    '<path d="M14 84a30 30 0 0 1 10-56 40 40 0 0 1 72-10 34 34 0 0 1 40 66Z" fill="#5f9c63"/><circle cx="52" cy="36" r="15" fill="#79b15f"/><circle cx="104" cy="44" r="11" fill="#79b15f"/>',
  ),
  barn: drawing(
    220,
    230,
    '<rect x="20" y="92" width="180" height="138" fill="#c8584f"/><path d="M110 6 214 84 202 102 110 34 18 102 6 84Z" fill="#7c3b3f"/><path d="M110 30 202 98H18Z" fill="#b24a45"/><rect x="78" y="140" width="64" height="90" fill="#f4e2c4"/><path d="M82 144 138 226M138 144 82 226" stroke="#c8584f" stroke-width="7"/><circle cx="110" cy="78" r="14" fill="#f4e2c4"/>',
  ),
  counter: plate(150, 56, '#fffaf0', '#e3c98c'),
  again: drawing(
    60,
    60,
    '<circle cx="30" cy="30" r="27" fill="#fffaf0" stroke="#e3c98c" stroke-width="4"/><path d="M42 22a14 14 0 1 0 2 12" stroke="#7a3044" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M46 12v13H33Z" fill="#7a3044"/>',
  ),
  panel: plate(640, 160, '#fffaf0', '#e3c98c'),
  spark: spark('#f7c548'),
};

/** Every sound of "The Cheese Tower". */
export const sounds: Sounds = {
  stretch: [{ at: 0, lasts: 0.3, from: 120, to: 190, loudness: 0.3, shape: 1 }],
  twang: [
    { at: 0, lasts: 0.35, from: 320, to: 90, loudness: 0.5, shape: 1 },
    { at: 0, lasts: 0.2, from: 600, to: 900, loudness: 0.2, shape: 0 },
  ],
  thud: [
    { at: 0, lasts: 0.16, from: 150, to: 60, loudness: 0.7, shape: 0 },
    { at: 0, lasts: 0.06, from: 900, to: 300, loudness: 0.3, shape: 2 },
  ],
  cheese: [659, 880, 1175].map((pitch, index) => ({
    at: index * 0.07,
    lasts: 0.4,
    from: pitch,
    to: pitch,
    loudness: 0.35,
    shape: 0 as const,
  })),
  feast: [523, 659, 784, 659, 784, 1047].map((pitch, index) => ({
    at: index * 0.14,
    lasts: index === 5 ? 1 : 0.35,
    from: pitch,
    to: pitch,
    loudness: 0.35,
    shape: 0 as const,
  })),
};
