import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last render, for callbacks that stay the same when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
