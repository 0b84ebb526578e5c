import { useEffect } from 'react';
import { partEnding } from './partFile.ts';

/** Accepts exported selections dropped anywhere on the page, before other drop targets treat them as images. */
export function usePartDrop(onFile: (file: File) => Promise<void>): void {
  useEffect(() => {
    const take = (event: DragEvent) => {
      if (!mayBePart(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      const file = [...(event.dataTransfer?.files ?? [])].find(({ name }) => name.endsWith(partEnding));
      if (event.type === 'drop' && file) void onFile(file);
    };
    for (const type of dragEvents) document.addEventListener(type, take, { capture: true });
    return () => {
      for (const type of dragEvents) document.removeEventListener(type, take, { capture: true });
    };
  }, [onFile]);
}

const dragEvents = ['dragenter', 'dragover', 'drop'] as const;

/** While files are dragged, browsers reveal their types but not their names. */
function mayBePart(data: DataTransfer | null): boolean {
  const [item, ...more] = [...(data?.items ?? [])];
  return item?.kind === 'file' && item.type === 'application/json' && more.length === 0;
}
