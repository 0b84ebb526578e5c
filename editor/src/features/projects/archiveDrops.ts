import { takeEarlyDrops } from '../../interactions/strayFiles.ts';

export interface ArchiveDropEvents {
  /** Whether the page takes files of every kind, to say what is wrong with them. */
  takesAll(): boolean;
  /** Files that will be taken are being dragged over the page, or no longer. */
  onOver(isOver: boolean): void;
  onFiles(files: readonly File[]): void;
  /** Files were dropped that nothing takes: of some, that is not known before. */
  onRefused(files: readonly File[]): void;
}

/** Types that browsers give files ending in `.zip`. */
const archiveTypes = /^application\/(x-)?zip(-compressed)?$/;
const archiveName = /\.(zip|gameproj)$/i;

/**
 * Takes archives that are dropped anywhere on a page before its parts see them, and those that were dropped before; all
 * other drops go on. Returns a function that stops this.
 */
export function followArchiveDrops(page: Window, events: ArchiveDropEvents): () => void {
  const { takesAll, onOver, onFiles, onRefused } = events;
  let isOver = false;
  const setOver = (next: boolean) => {
    if (next === isOver) return;
    isOver = next;
    onOver(next);
  };
  const over = (event: DragEvent) => {
    const carries = carriesFiles(event.dataTransfer, (type) => takesAll() || archiveTypes.test(type));
    setOver(carries);
    // Browsers know no type of `.gameproj`: such files may be dropped, and their names decide then.
    if (!carries && !carriesFiles(event.dataTransfer, (type) => type === '')) return;
    event.preventDefault();
    if (carries) event.stopPropagation();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  };
  const accepts = (files: readonly File[]) =>
    files.length > 0 && (takesAll() || files.every(({ name }) => archiveName.test(name)));
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!accepts(files)) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  page.addEventListener('dragover', over, { capture: true, signal });
  page.addEventListener('dragleave', leave, { capture: true, signal });
  page.addEventListener('drop', drop, { capture: true, signal });
  for (const files of takeEarlyDrops(onRefused)) (accepts(files) ? onFiles : onRefused)(files);
  return () => stopping.abort();
}

/** Names are not known before the drop, but types are. */
function carriesFiles(data: DataTransfer | null, isWanted: (type: string) => boolean): boolean {
  const files = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file');
  return files.length > 0 && files.every(({ type }) => isWanted(type));
}
