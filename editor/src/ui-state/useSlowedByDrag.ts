import { useEffect, useReducer, useRef } from 'react';
import { useSceneUi } from './sceneUi.ts';

/**
 * Time between two values during a drag, in ms: readable numbers, and time left for drawing. Several actors mostly differ
 * in what a drag changes, which is shown as mixed, and take longer to compare.
 */
const updateTimes = { one: 250, several: 1000 } as const;

/** The latest value; while something is dragged on the stage, a new one only now and then. */
export function useSlowedByDrag<Value>(latest: Value): Value {
  const isDragging = useSceneUi((state) => state.isDragging);
  const updateTime = useSceneUi(({ selection }) => updateTimes[selection.length > 1 ? 'several' : 'one']);
  const shown = useRef({ value: latest, wasDragging: isDragging });
  const newest = useRef(latest);
  newest.current = latest;
  // The first value of a drag is shown at once, since copies are selected with it.
  if (!isDragging || !shown.current.wasDragging) shown.current = { value: latest, wasDragging: isDragging };
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isDragging) return;
    const timer = setInterval(() => {
      shown.current = { value: newest.current, wasDragging: true };
      update();
    }, updateTime);
    return () => clearInterval(timer);
  }, [isDragging, updateTime]);
  return shown.current.value;
}
