import { useEffect, useState } from 'react';

/** How long they wait for it to be drawn; pages in the background are not drawn. */
const drawingPatience = 200;

let noteShown: () => void;
const shown = new Promise<void>((resolve) => {
  noteShown = resolve;
});

/** Resolves once the first page has been drawn, or after `patience` in ms. */
export async function firstPageShown(patience = 10_000): Promise<void> {
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Rendered with a page: notes when the page has been drawn. */
export function PageShown() {
  useEffect(() => {
    // A frame is drawn after its callbacks, before those of the next.
    requestAnimationFrame(() => requestAnimationFrame(noteShown));
    setTimeout(noteShown, drawingPatience);
  }, []);
  return null;
}

/** Whether the first page has been drawn, or `patience` in ms is over, and what is loaded then has been loaded. */
export function useFirstPageShown(patience: number, load: () => Promise<unknown>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    void firstPageShown(patience)
      .then(load)
      .then(() => setShown(true));
  }, [patience, load]);
  return isShown;
}
