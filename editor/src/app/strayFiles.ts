/** Ignores files that no part of the page accepts when they are dropped; the browser would leave the page to show them. */
export function ignoreStrayFiles(page: Window): void {
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  page.addEventListener('dragover', ignore);
  page.addEventListener('drop', ignore);
}
