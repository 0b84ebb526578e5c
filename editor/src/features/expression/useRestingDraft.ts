import { useCallback, useEffect, useRef } from 'react';

/** Pause in typing after which a draft is judged, in ms. */
const pause = 800;

type Rest = (typed: string | undefined, judged: (typed: string) => unknown) => (() => void) | undefined;

/**
 * For effects after each change of what is typed: reports the value of a draft that has rested, and undefined when there
 * is none any more. Returns what ends the wait.
 */
export function useRestingDraft(onDraft: ((value: unknown) => void) | undefined): Rest {
  const report = useRef(onDraft);
  report.current = onDraft;
  const isReported = useRef(false);
  useEffect(
    () => () => {
      if (isReported.current) report.current?.(undefined);
    },
    [],
  );
  return useCallback((typed, judged) => {
    if (typed === undefined) {
      if (isReported.current) report.current?.(undefined);
      isReported.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      isReported.current = true;
      report.current?.(judged(typed));
    }, pause);
    return () => clearTimeout(timer);
  }, []);
}
