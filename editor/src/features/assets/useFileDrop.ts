import { type DragEvent, useRef, useState } from 'react';

/** Handlers that accept files from the desktop, wherever they are dropped inside an element. */
export interface FileDrop {
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragEnterCapture: (event: DragEvent) => void;
    readonly onDragOverCapture: (event: DragEvent) => void;
    readonly onDragLeaveCapture: (event: DragEvent) => void;
    readonly onDropCapture: (event: DragEvent) => void;
  };
}

/** Accepts dropped files before the lists inside the element see them; other drags pass. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setIsOver] = useState(false);
  // Each entered element is left later; the pointer has left when all have been.
  const inside = useRef(0);
  const take = (event: DragEvent): boolean => {
    if (!event.dataTransfer.types.includes('Files')) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const leave = () => {
    inside.current = 0;
    setIsOver(false);
  };
  return {
    isOver,
    handlers: {
      onDragEnterCapture(event) {
        if (!take(event)) return;
        inside.current += 1;
        setIsOver(true);
      },
      onDragOverCapture(event) {
        if (take(event)) event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeaveCapture(event) {
        if (!take(event)) return;
        inside.current -= 1;
        if (inside.current <= 0) leave();
      },
      onDropCapture(event) {
        if (!take(event)) return;
        leave();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
