/** What was dropped before there was a part to take it: the files of each drop. */
let early: (readonly File[])[] = [];
let takeLater: ((files: readonly File[]) => void) | undefined;

/**
 * Keeps the browser from leaving the page to show files that no part of it accepts when they are dropped. Those that are
 * dropped before imports are loaded wait for `takeEarlyDrops`.
 */
export function ignoreStrayFiles(page: Window): void {
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = takeLater ? 'none' : 'copy';
    if (event.type !== 'drop') return;
    const files = [...event.dataTransfer.files];
    if (takeLater) takeLater(files);
    else early.push(files);
  };
  page.addEventListener('dragover', ignore);
  page.addEventListener('drop', ignore);
}

/** The drops that wait. Later ones that no part of the page accepts go to `take`. */
export function takeEarlyDrops(take: (files: readonly File[]) => void): readonly (readonly File[])[] {
  const drops = early;
  early = [];
  takeLater = take;
  return drops;
}
