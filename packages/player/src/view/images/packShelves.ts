/** Size of a picture with its margin, or of a page, in pixels. */
export interface PackedSize {
  readonly width: number;
  readonly height: number;
}

/** Where a picture is: the index of its page, and its upper left corner there. */
interface Placement {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Placements in the order of the sizes, and the required page sizes. */
export interface Packing {
  readonly placements: readonly Placement[];
  readonly pages: readonly PackedSize[];
}

/** Packs pictures into square pages, tallest first, in shelves from the top. Each has to fit into a page. */
export function packShelves(sizes: readonly PackedSize[], side: number): Packing {
  const pages: { width: number; height: number }[] = [];
  const placements: Placement[] = sizes.map(() => ({ page: 0, x: 0, y: 0 }));
  let shelf = { x: side, y: 0, height: 0 };
  const order = sizes.map((size, index) => ({ ...size, index })).sort((a, b) => b.height - a.height);
  for (const { width, height, index } of order) {
    if (shelf.x + width > side) {
      const below = shelf.y + shelf.height;
      const fits = pages.length > 0 && below + height <= side;
      if (!fits) pages.push({ width: 0, height: 0 });
      shelf = { x: 0, y: fits ? below : 0, height };
    }
    const page = pages.at(-1);
    if (!page) continue;
    placements[index] = { page: pages.length - 1, x: shelf.x, y: shelf.y };
    shelf.x += width;
    page.width = Math.max(page.width, shelf.x);
    page.height = Math.max(page.height, shelf.y + shelf.height);
  }
  return { placements, pages };
}
