import { backdrop, type Drawings, drawing, plate, spark } from '../kit/drawing.ts';
import type { Sounds } from '../kit/synthesize.ts';

const openEye = '<circle cx="56" cy="32" r="5" fill="#fff"/><circle cx="57.5" cy="32.5" r="3" fill="#1b2440"/>';
const shutEye = '<path d="M51 33c3-5 8-5 11 0" stroke="#1b2440" stroke-width="3" fill="none" stroke-linecap="round"/>';

/** Pebble from the side, looking to the right. */
const penguin = (feet: string, wing: number, eye: string) =>
  `${feet}<path d="M44 6c20 0 30 16 30 42 0 28-10 44-32 44S12 76 14 50C16 22 26 6 44 6Z" fill="#2c3a63"/><path d="M54 22c12 2 18 14 18 30 0 24-8 38-24 38-12 0-16-16-14-36 2-18 8-34 20-32Z" fill="#f7fbff"/><path d="m68 34 20 6c-4 6-14 8-22 5Z" fill="#f2a13c"/>${eye}<circle cx="62" cy="46" r="4" fill="#f6b8b4" opacity=".8"/><g transform="rotate(${wing} 30 50)"><path d="M32 46c-12 6-18 18-18 32 10-2 20-12 24-26Z" fill="#1f2b4d"/></g><path d="M16 44c16 8 40 8 58 2v10c-18 6-42 6-58-2Z" fill="#e8505b"/><path d="M18 50C8 52 2 58 0 66c8 2 16 0 22-6Z" fill="#c93f4b"/>`;

const foot = (x: number, y: number, turn: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="13" ry="5.5" fill="#f2a13c" transform="rotate(${turn} ${x} ${y})"/>`;

const fish = (tail: number) =>
  `<path d="M14 20C4 ${12 - tail} 4 ${8 - tail} 2 ${6 - tail}c2 10 2 18 0 ${28 + tail}C6 ${32 + tail} 8 26 14 20Z" fill="#e9823a"/><path d="M10 20C20 4 42 4 52 20 42 36 20 36 10 20Z" fill="#f7a64b"/><path d="M24 9c6 6 6 16 0 22" stroke="#e9823a" stroke-width="4" fill="none"/><circle cx="42" cy="17" r="3.2" fill="#33203c"/>`;

const flakes = '<circle cx="7" cy="7" r="6" fill="#fff" opacity=".9"/>';

/** Every picture of "Pebble on the Ice": cold blues from mint to lilac, and a warm scarf, beak and fish. */
export const drawings: Drawings = {
  'pebble-1': drawing(90, 98, penguin(foot(32, 88, -14) + foot(60, 92, 6), 8, openEye)),
  'pebble-2': drawing(90, 98, penguin(foot(38, 92, 4) + foot(54, 90, -4), 0, openEye)),
  'pebble-3': drawing(90, 98, penguin(foot(30, 92, 6) + foot(58, 87, -16), 8, openEye)),
  'pebble-jump': drawing(90, 98, penguin(foot(30, 90, 30) + foot(50, 92, 30), 58, openEye)),
  'pebble-fallen': drawing(90, 98, penguin(foot(34, 91, -30) + foot(56, 91, -30), 80, shutEye)),
  block: drawing(
    64,
    60,
    '<path d="M6 16 18 4h34l8 14v40H4V22Z" fill="#79b8dc"/><path d="M6 16 18 4h34l8 14H8Z" fill="#d6f1fa"/><path d="M4 20h56v40H4Z" fill="#93cbe8"/><path d="m14 30 10-6M14 42l20-12M40 50l12-8" stroke="#c9ebf7" stroke-width="4" stroke-linecap="round"/>',
  ),
  snowman: drawing(
    66,
    92,
    '<circle cx="33" cy="66" r="26" fill="#eef6ff"/><path d="M10 76a26 26 0 0 0 46 2c-14 8-32 8-46-2Z" fill="#c8d9f2"/><circle cx="33" cy="30" r="20" fill="#f8fbff"/><path d="M14 22 52 14l-3-12-34 6Z" fill="#54447a"/><path d="M10 24 56 14" stroke="#413462" stroke-width="6" stroke-linecap="round"/><circle cx="26" cy="29" r="3" fill="#33203c"/><circle cx="40" cy="27" r="3" fill="#33203c"/><path d="m32 33-20 5 21 2Z" fill="#f2a13c"/><circle cx="33" cy="58" r="3" fill="#54447a"/><circle cx="34" cy="70" r="3" fill="#54447a"/>',
  ),
  'fish-1': drawing(54, 40, fish(0)),
  'fish-2': drawing(54, 40, fish(4)),
  igloo: drawing(
    260,
    150,
    '<path d="M6 150C6 60 60 8 122 8s116 52 116 142Z" fill="#eef7ff"/><path d="M22 100h80M16 126h70M40 64h150M62 36h120M206 100h24M60 64v36M100 36v28M150 36v28M120 8v28M180 64v20" stroke="#b9d3ec" stroke-width="5" fill="none"/><path d="M96 150c0-44 22-66 54-66s56 22 56 66Z" fill="#cfe2f5"/><path d="M112 150c0-34 14-50 38-50s40 16 40 50Z" fill="#3d3a6b"/><path d="M132 150c0-20 6-30 20-30s22 10 22 30Z" fill="#f7c46c"/>',
  ),
  ice: drawing(
    64,
    64,
    '<rect width="64" height="64" fill="#a9d6ec"/><path d="M0 0h64v14c-8 6-16 6-24 0s-16 6-24 2-10 2-16-2Z" fill="#f4fbff"/><path d="m12 34 12-8M40 52l14-10" stroke="#cdeaf6" stroke-width="4" stroke-linecap="round"/>',
  ),
  deep: drawing(64, 64, '<rect width="64" height="64" fill="#a9d6ec"/>'),
  'hills-far': drawing(
    1024,
    300,
    '<path d="M0 190 110 90l60 50L300 20l130 130 70-60 120 110L760 60l110 110 60-50 94 70v110H0Z" fill="#aebce4"/><path d="m300 20 46 46-28-6-18 20-22-18-26 8Zm460 40 40 40-26-4-14 14-18-12-22 8Zm-650 30 26 22-18 0-10 10-16-12Z" fill="#eef3ff"/>',
  ),
  'hills-near': drawing(
    1024,
    190,
    '<path d="M0 110C120 50 210 50 330 90s180-50 330-30 220-30 364 50v80H0Z" fill="#c7daf3"/><path d="M0 150c160-40 260-20 400-10s260-40 624 10v40H0Z" fill="#dcebfa"/>',
  ),
  sky: backdrop(
    ['#6fa8d6', '#a9c8ea', '#d9d6f2', '#fbe3e4'],
    '<circle cx="760" cy="250" r="120" fill="#fff3e2" opacity=".5"/><circle cx="760" cy="250" r="78" fill="#fff6ea"/><path d="M0 120c180-70 300 60 520-10s340-70 504-10v40c-170-50-300-30-500 30S180 90 0 170Z" fill="#b8f0d8" opacity=".35"/>',
  ),
  pine: drawing(
    96,
    160,
    '<rect x="42" y="128" width="12" height="32" fill="#5a4a66"/><path d="M48 4 82 58H66l26 40H74l20 34H2l20-34H4l26-40H14Z" fill="#4c7f8c"/><path d="M48 4 66 34c-12 6-24 6-36 0ZM30 58h36l10 16c-18 8-38 8-56 0ZM22 98h52l8 14c-22 9-46 9-68 0Z" fill="#eef7ff"/>',
  ),
  flake: drawing(14, 14, flakes),
  badge: plate(220, 56, '#fbfdff', '#9fb8dc'),
  panel: plate(660, 170, '#fbfdff', '#9fb8dc'),
  spark: spark('#fff2b8'),
};

/** Every sound of "Pebble on the Ice". */
export const sounds: Sounds = {
  hop: [{ at: 0, lasts: 0.2, from: 330, to: 720, loudness: 0.45, shape: 1 }],
  fish: [
    { at: 0, lasts: 0.12, from: 880, to: 880, loudness: 0.35, shape: 0 },
    { at: 0.07, lasts: 0.3, from: 1319, to: 1319, loudness: 0.35, shape: 0 },
  ],
  bump: [
    { at: 0, lasts: 0.3, from: 300, to: 80, loudness: 0.6, shape: 1 },
    { at: 0, lasts: 0.2, from: 900, to: 300, loudness: 0.4, shape: 2 },
  ],
  home: [523, 659, 784, 1047, 988, 1047].map((pitch, index) => ({
    at: index * 0.15,
    lasts: index === 5 ? 1 : 0.35,
    from: pitch,
    to: pitch,
    loudness: 0.33,
    shape: 0 as const,
  })),
};
