import { useEffect } from 'react';

/** How long other parts wait for a first page that is not shown, in ms. */
const patience = 10_000;

let noteShown: () => void;
const shown = new Promise<void>((resolve) => {
  noteShown = resolve;
});

/** Resolves once the first page is shown, or when that takes too long. */
export async function firstPageShown(): Promise<void> {
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Beside a page: notes that it is shown. Pages that are still being loaded count later. */
export function PageShown() {
  useEffect(() => noteShown(), []);
  return null;
}
