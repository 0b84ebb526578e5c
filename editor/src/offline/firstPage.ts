import { useEffect, useState } from 'react';

/** How long other parts wait for a first page that is not shown, in ms. */
const patience = 10_000;

/** How long they wait for it to be drawn; pages in the background are not drawn. */
const drawingPatience = 200;

let noteShown: () => void;
const shown = new Promise<void>((resolve) => {
  noteShown = resolve;
});

/** Resolves once the first page has been drawn, or when that takes too long. */
export async function firstPageShown(): Promise<void> {
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Beside a page: notes when it has been drawn. Pages that are still being loaded count later. */
export function PageShown() {
  useEffect(() => {
    // A frame is drawn after its callbacks, before those of the next.
    requestAnimationFrame(() => requestAnimationFrame(noteShown));
    setTimeout(noteShown, drawingPatience);
  }, []);
  return null;
}

/** Whether the first page has been drawn. */
export function useFirstPageShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => void firstPageShown().then(() => setShown(true)), []);
  return isShown;
}
