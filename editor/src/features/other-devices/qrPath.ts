import { encode } from 'uqr';

/** Modules of white around a QR code, without which readers may not find it. */
const quiet = 4;

/** A QR code, drawn with one unit for each of its modules. */
export interface QrPath {
  /** Width and height, with the white around. */
  readonly size: number;
  /** The dark modules, as the `d` of an SVG path. */
  readonly path: string;
}

/** The QR code of a text. A screen shows all of it, so the lowest error correction makes the largest modules. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: false, border: 0 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? size : end) - x;
      return [`M${x + quiet} ${y + quiet}h${length}v1h-${length}z`];
    }),
  );
  return { size: size + 2 * quiet, path: runs.join('') };
}
