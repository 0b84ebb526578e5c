import type { Size } from '@playhouse/core';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Size of an element in CSS pixels and canvas pixels per CSS pixel; undefined before the first layout. */
export function useStageSize(
  element: RefObject<HTMLElement | null>,
): { readonly size: Size; readonly density: number } | undefined {
  const [measured, setMeasured] = useState<{ readonly size: Size; readonly density: number }>();
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const size = { width: node.clientWidth, height: node.clientHeight };
      setMeasured({ size, density: Math.min(3, globalThis.devicePixelRatio || 1) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return measured;
}
