/** What was dropped before there was a part to take it: the files of each drop. */
let early: (readonly File[])[] = [];
let isTaken = false;

/**
 * Keeps the browser from leaving the page to show files that no part of it accepts when they are dropped. Those that are
 * dropped before imports are loaded wait for `takeEarlyDrops`.
 */
export function ignoreStrayFiles(page: Window): void {
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isTaken ? 'none' : 'copy';
    if (event.type === 'drop' && !isTaken) early.push([...event.dataTransfer.files]);
  };
  page.addEventListener('dragover', ignore);
  page.addEventListener('drop', ignore);
}

/** The drops that wait; later ones are the caller's concern. */
export function takeEarlyDrops(): readonly (readonly File[])[] {
  const drops = early;
  early = [];
  isTaken = true;
  return drops;
}
