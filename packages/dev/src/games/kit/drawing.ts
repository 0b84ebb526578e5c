/** A picture as a vector drawing: its size in the game, and its content. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** In the drawing's own units; the picture is scaled to width and height. */
  readonly viewBox: string;
  readonly body: string;
}

/** The pictures of a game by their asset names. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** A drawing whose units are pixels of the game. */
export function drawing(width: number, height: number, body: string): Drawing {
  return { width, height, viewBox: `0 0 ${width} ${height}`, body };
}

/** A plate with rounded corners as a background for text. */
export function plate(width: number, height: number, fill: string, edge: string): Drawing {
  const radius = Math.min(28, height / 2 - 2);
  return drawing(
    width,
    height,
    `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="${radius}" fill="${fill}" stroke="${edge}" stroke-width="4"/>`,
  );
}

/** A small star with four points, for sparks. */
export function spark(fill: string): Drawing {
  return drawing(16, 16, `<path d="M8 0 10 6 16 8 10 10 8 16 6 10 0 8 6 6Z" fill="${fill}"/>`);
}

/** A full screen with a vertical gradient of colors, and more in front. */
export function backdrop(stops: readonly string[], more = ''): Drawing {
  const list = stops.map((color, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${color}"/>`);
  return drawing(
    1024,
    768,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">${list.join('')}</linearGradient></defs><rect width="1024" height="768" fill="url(#g)"/>${more}`,
  );
}
