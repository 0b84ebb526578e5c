/** Files that were dropped before there was a part to take them. */
let early: File[] = [];
let isTaken = false;

/**
 * Keeps the browser from leaving the page to show files that no part of it accepts when they are dropped. Those that are
 * dropped before imports are loaded wait for `takeEarlyFiles`.
 */
export function ignoreStrayFiles(page: Window): void {
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
    if (event.type === 'drop' && !isTaken) early.push(...event.dataTransfer.files);
  };
  page.addEventListener('dragover', ignore);
  page.addEventListener('drop', ignore);
}

/** The files that wait; later ones are the caller's concern. */
export function takeEarlyFiles(): readonly File[] {
  const files = early;
  early = [];
  isTaken = true;
  return files;
}
