import { type RefObject, useEffect, useState } from 'react';
import { type StagePointerHost, StagePointers } from './stagePointers.ts';

/** Handlers for the pointers of a stage; the wheel is listened to on the element itself. */
export function useStagePointer(element: RefObject<HTMLElement | null>, host: StagePointerHost) {
  const [pointers] = useState(() => new StagePointers(host));
  pointers.host = host;
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    node.addEventListener('wheel', pointers.onWheel, { passive: false });
    return () => node.removeEventListener('wheel', pointers.onWheel);
  }, [element, pointers]);
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave } = pointers;
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave };
}
