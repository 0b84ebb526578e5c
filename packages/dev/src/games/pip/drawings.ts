import type { Drawing, Drawings } from '../kit/drawing.ts';

const feet = {
  stand:
    '<ellipse cx="36" cy="104" rx="12" ry="6" fill="#e8894a"/><ellipse cx="64" cy="104" rx="12" ry="6" fill="#e8894a"/>',
  left: '<ellipse cx="28" cy="103" rx="12" ry="6" fill="#e8894a" transform="rotate(-18 28 103)"/><ellipse cx="68" cy="98" rx="11" ry="6" fill="#e8894a" transform="rotate(20 68 98)"/>',
  right:
    '<ellipse cx="34" cy="98" rx="11" ry="6" fill="#e8894a" transform="rotate(-20 34 98)"/><ellipse cx="72" cy="103" rx="12" ry="6" fill="#e8894a" transform="rotate(18 72 103)"/>',
  jump: '<ellipse cx="34" cy="106" rx="8" ry="4" fill="#e8894a" transform="rotate(40 34 106)"/><ellipse cx="66" cy="106" rx="8" ry="4" fill="#e8894a" transform="rotate(40 66 106)"/>',
};

const eyes = {
  open: '<circle cx="37" cy="44" r="13" fill="#fff"/><circle cx="65" cy="44" r="13" fill="#fff"/><circle cx="41" cy="45" r="6.5" fill="#221b2c"/><circle cx="68" cy="45" r="6.5" fill="#221b2c"/><circle cx="43" cy="42.5" r="2.2" fill="#fff"/><circle cx="70" cy="42.5" r="2.2" fill="#fff"/>',
  glad: '<path d="M26 46c5-10 17-10 22 0M55 46c5-10 17-10 22 0" stroke="#221b2c" stroke-width="5" fill="none" stroke-linecap="round"/>',
};

function pip(under: string, face: string, lift: number): Drawing {
  const body = `${under}<g transform="translate(0 ${lift})"><path d="M50 6c4-8 14-6 18-2-6 2-10 6-13 12z" fill="#5fb56a"/><path d="M50 16V8" stroke="#3d8550" stroke-width="4" stroke-linecap="round"/><rect x="12" y="14" width="76" height="88" rx="36" fill="#3f7fc4"/><path d="M12 66v0a36 36 0 0 0 72 0c0 22-10 36-36 36S12 88 12 66Z" fill="#356cab"/><ellipse cx="50" cy="80" rx="23" ry="19" fill="#cfe5fb"/>${face}<path d="m47 53 6 0-3 6z" fill="#ffb545"/><path d="M14 62c20 10 52 10 72 0l-1 11c-20 9-50 9-70 0z" fill="#e4484f"/><path d="M20 70c-8 4-14 10-18 18 8 1 14-1 20-5z" fill="#c93842"/></g>`;
  return { width: 80, height: 88, viewBox: '0 0 100 110', body };
}

function lantern(isLit: boolean): Drawing {
  const glow = isLit
    ? '<circle cx="40" cy="54" r="38" fill="#ffe08a" opacity=".3"/><circle cx="40" cy="54" r="28" fill="#ffe08a" opacity=".4"/>'
    : '';
  const [paper, light] = isLit ? ['#ff9d3f', '#ffd86b'] : ['#6f6387', '#8b7fa3'];
  const body = `${glow}<path d="M40 6v14" stroke="#4a3350" stroke-width="4" stroke-linecap="round"/><rect x="27" y="18" width="26" height="8" rx="3" fill="#4a3350"/><path d="M24 26h32c6 10 8 38 0 52H24c-8-14-6-42 0-52Z" fill="${paper}"/><path d="M32 26h16c3 12 4 40 0 52H32c-4-12-3-40 0-52Z" fill="${light}"/><rect x="27" y="77" width="26" height="7" rx="3" fill="#4a3350"/><path d="M40 84v10" stroke="#e4484f" stroke-width="4" stroke-linecap="round"/>`;
  return { width: 64, height: 80, viewBox: '0 0 80 100', body };
}

function snail(lean: number): Drawing {
  const body = `<g transform="skewX(${lean})"><path d="M8 74c-4-12 6-18 14-20 4-8 0-16-2-24h7c4 8 6 12 6 20h8c30 2 52 8 64 24z" fill="#f0c79a"/><circle cx="22" cy="27" r="6" fill="#f0c79a"/><circle cx="36" cy="25" r="6" fill="#f0c79a"/><path d="M36 28 38 52" stroke="#f0c79a" stroke-width="7"/><circle cx="21" cy="27" r="3" fill="#2b2133"/><circle cx="35" cy="25" r="3" fill="#2b2133"/></g><circle cx="68" cy="40" r="30" fill="#b8577a"/><circle cx="68" cy="40" r="20" fill="#d27795"/><circle cx="70" cy="41" r="10" fill="#f0aebd"/><path d="M13 62c3 3 7 3 10 1" stroke="#9a6b46" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  return { width: 77, height: 56, viewBox: '0 0 110 80', body };
}

function arrow(turn: number): Drawing {
  const body = `<circle cx="50" cy="50" r="46" fill="#fff8ee" opacity=".85"/><path d="M30 50h38m-16-18 18 18-18 18" transform="rotate(${turn} 50 50)" stroke="#3f3350" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  return { width: 84, height: 84, viewBox: '0 0 100 100', body };
}

const sky = (stops: readonly [string, string, string, string], sun: string) =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${stops[0]}"/><stop offset=".42" stop-color="${stops[1]}"/><stop offset=".68" stop-color="${stops[2]}"/><stop offset="1" stop-color="${stops[3]}"/></linearGradient></defs><rect width="1024" height="768" fill="url(#g)"/>${sun}`;

const evening = sky(
  ['#6f83c9', '#c9a2c8', '#ffc9a2', '#ffe2ae'],
  '<circle cx="720" cy="470" r="150" fill="#fff0c8" opacity=".28"/><circle cx="720" cy="470" r="100" fill="#fff0c8"/>',
);
const stars = [
  [90, 80],
  [210, 150],
  [330, 60],
  [470, 130],
  [600, 70],
  [760, 160],
  [880, 60],
  [960, 190],
  [140, 260],
  [420, 240],
  [690, 280],
  [840, 330],
]
  .map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="${1.6 + (index % 3)}" fill="#fff6d8"/>`)
  .join('');
const night = sky(
  ['#1d1b45', '#33306b', '#5a4a86', '#8a6a95'],
  `${stars}<circle cx="800" cy="150" r="62" fill="#fff4cf"/><circle cx="776" cy="138" r="54" fill="#2c2a60"/>`,
);

/** Every picture of the game by its asset name. */
export const drawings: Drawings = {
  'pip-stand': pip(feet.stand, eyes.open, 0),
  'pip-walk-1': pip(feet.left, eyes.open, -2),
  'pip-walk-2': pip(feet.right, eyes.open, -2),
  'pip-jump': pip(feet.jump, eyes.open, -3),
  'pip-glad': pip(feet.stand, eyes.glad, 0),
  'lantern-dark': lantern(false),
  'lantern-lit': lantern(true),
  'snail-1': snail(0),
  'snail-2': snail(-5),
  grass: {
    width: 64,
    height: 64,
    viewBox: '0 0 64 64',
    body: '<rect width="64" height="64" fill="#6a4a5c"/><rect x="8" y="30" width="16" height="10" rx="4" fill="#5a3d4e"/><rect x="36" y="44" width="20" height="11" rx="4" fill="#5a3d4e"/><rect x="40" y="27" width="10" height="7" rx="3" fill="#7b586b"/><path d="M0 0h64v16c-5 7-10 7-15 1-5 8-13 8-18 0-5 7-11 7-16 0-5 5-10 6-15-1Z" fill="#58ad6c"/><path d="M0 0h64v6H0z" fill="#7cc987"/>',
  },
  soil: {
    width: 64,
    height: 64,
    viewBox: '0 0 64 64',
    body: '<rect width="64" height="64" fill="#6a4a5c"/><rect x="10" y="12" width="18" height="11" rx="4" fill="#5a3d4e"/><rect x="38" y="34" width="16" height="10" rx="4" fill="#5a3d4e"/><rect x="16" y="42" width="9" height="7" rx="3" fill="#7b586b"/>',
  },
  water: {
    width: 64,
    height: 64,
    viewBox: '0 0 64 64',
    body: '<rect y="6" width="64" height="58" fill="#4f8fc6"/><path d="M0 6c8-6 16-6 24 0s16 6 24 0 10-4 16 0v10H0Z" fill="#a9dcf2"/><path d="M10 34h18M36 48h14" stroke="#6fa9d8" stroke-width="4" stroke-linecap="round"/>',
  },
  crate: {
    width: 64,
    height: 64,
    viewBox: '0 0 64 64',
    body: '<rect width="64" height="64" rx="6" fill="#b9763f"/><rect x="6" y="6" width="52" height="52" rx="3" fill="#d6965a"/><path d="M8 46 46 8h11v11L19 57H8z" fill="#b9763f"/><rect x="6" y="6" width="52" height="52" rx="3" fill="none" stroke="#96592c" stroke-width="3"/>',
  },
  mushroom: {
    width: 80,
    height: 70,
    viewBox: '0 0 80 70',
    body: '<path d="M26 38h28l5 32H21z" fill="#f5e3cf"/><path d="M4 44C4 20 20 4 40 4s36 16 36 40c-20 6-52 6-72 0Z" fill="#d9434f"/><circle cx="26" cy="24" r="7" fill="#ffe9d8"/><circle cx="50" cy="17" r="6" fill="#ffe9d8"/><circle cx="60" cy="34" r="6" fill="#ffe9d8"/><circle cx="34" cy="56" r="2.5" fill="#3a2a35"/><circle cx="46" cy="56" r="2.5" fill="#3a2a35"/>',
  },
  house: {
    width: 204,
    height: 216,
    viewBox: '0 0 170 180',
    body: '<rect x="118" y="10" width="18" height="34" fill="#7a4a3a"/><path d="M85 4 166 78H4Z" fill="#8a3d52"/><path d="M85 4 166 78h-26L85 28 30 78H4Z" fill="#a84d63"/><rect x="22" y="76" width="126" height="104" fill="#f1d9b5"/><rect x="22" y="76" width="126" height="12" fill="#d8b98d"/><path d="M64 180v-44a21 21 0 0 1 42 0v44Z" fill="#7a4a3a"/><circle cx="98" cy="152" r="3.5" fill="#ffd86b"/><circle cx="85" cy="60" r="15" fill="#ffe08a"/><path d="M85 45v30M70 60h30" stroke="#8a3d52" stroke-width="4"/><rect x="34" y="104" width="22" height="26" rx="3" fill="#ffe08a"/><rect x="114" y="104" width="22" height="26" rx="3" fill="#ffe08a"/><path d="M45 104v26M125 104v26" stroke="#b98b54" stroke-width="3"/>',
  },
  sign: {
    width: 80,
    height: 90,
    viewBox: '0 0 80 90',
    body: '<rect x="35" y="40" width="10" height="50" fill="#8a5b3a"/><path d="M6 8h52l18 19-18 19H6Z" fill="#d6a063"/><path d="M6 8h52l18 19-4 4L55 14H6Z" fill="#e8bd86"/><path d="M18 27h28m-9-8 9 8-9 8" stroke="#7a4d2b" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  tree: {
    width: 140,
    height: 210,
    viewBox: '0 0 120 180',
    body: '<rect x="52" y="110" width="16" height="70" fill="#5b4150"/><circle cx="60" cy="62" r="56" fill="#3f8a72"/><circle cx="42" cy="46" r="30" fill="#54a283"/><circle cx="80" cy="76" r="18" fill="#357762"/>',
  },
  pine: {
    width: 110,
    height: 190,
    viewBox: '0 0 110 190',
    body: '<rect x="48" y="150" width="14" height="40" fill="#54404f"/><path d="M55 2 96 66H78l30 46H86l24 44H0l24-44H2l30-46H14Z" fill="#37736e"/><path d="M55 2 70 26 40 66h24L36 112h26l-30 44H0l24-44H2l30-46H14Z" fill="#45877c"/>',
  },
  cloud: {
    width: 180,
    height: 94,
    viewBox: '0 0 180 94',
    body: '<path transform="translate(0 8)" d="M34 78a28 28 0 0 1-2-56 42 42 0 0 1 80-6 30 30 0 0 1 38 16 24 24 0 0 1-4 46Z" fill="#fff3e6" opacity=".9"/>',
  },
  heart: {
    width: 40,
    height: 36,
    viewBox: '0 0 40 36',
    body: '<path d="M20 34C8 25 2 18 2 11a9 9 0 0 1 18-3 9 9 0 0 1 18 3c0 7-6 14-18 23Z" fill="#e4484f" stroke="#fff" stroke-width="2.5"/><path d="M9 10a5 5 0 0 1 5-4" stroke="#ffb9bd" stroke-width="3" fill="none" stroke-linecap="round"/>',
  },
  badge: {
    width: 124,
    height: 52,
    viewBox: '0 0 124 52',
    body: '<rect x="1" y="1" width="122" height="50" rx="25" fill="#fff8ee" opacity=".94"/>',
  },
  panel: {
    width: 620,
    height: 150,
    viewBox: '0 0 620 150',
    body: '<rect x="2" y="2" width="616" height="146" rx="30" fill="#fff8ee" opacity=".94"/>',
  },
  spark: {
    width: 16,
    height: 16,
    viewBox: '0 0 16 16',
    body: '<path d="M8 0 10 6 16 8 10 10 8 16 6 10 0 8 6 6Z" fill="#ffe08a"/>',
  },
  'touch-left': arrow(180),
  'touch-right': arrow(0),
  'touch-jump': arrow(-90),
  'sky-evening': { width: 1024, height: 768, viewBox: '0 0 1024 768', body: evening },
  'sky-night': { width: 1024, height: 768, viewBox: '0 0 1024 768', body: night },
  'hills-far': {
    width: 1600,
    height: 360,
    viewBox: '0 540 1600 360',
    body: '<path d="M0 620C120 570 240 560 360 590S600 520 760 570s240-30 420 10 300-20 420 40v320H0Z" fill="#a78fbd"/><path d="M0 700c160-70 300-50 420-20s260-60 430-10 250 30 380-10 240-10 370 40v240H0Z" fill="#7c80b0"/>',
  },
  'hills-near': {
    width: 1600,
    height: 240,
    viewBox: '0 660 1600 240',
    body: '<path d="M0 750c140-60 260-40 420-10s330-50 520 0 400-40 660 10v150H0Z" fill="#56809a"/>',
  },
};
