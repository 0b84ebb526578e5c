import type { Issue } from '@playhouse/core';
import { useEffect, useReducer, useRef } from 'react';
import { isBlankFresh, nextFindings, shownFindings, untouched } from './restingFindings.ts';

/** Pause after which new messages are shown, in ms. */
const pause = 800;

export interface RestingFindings {
  readonly shown: readonly Issue[];
  /** For the element around the controls. */
  readonly handlers: {
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onKeyDownCapture: () => void;
    readonly onInputCapture: () => void;
  };
}

/** Shows the findings of a field when it is left or its input rests. `input` is what is stored or being typed. */
export function useRestingFindings(found: readonly Issue[], input: unknown, isFresh: boolean): RestingFindings {
  const [state, send] = useReducer(nextFindings, untouched);
  const latest = useRef(found);
  latest.current = found;
  const seen = useRef(input);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const leaving = useRef(0);
  useEffect(() => () => cancelAnimationFrame(leaving.current), []);
  const shown = shownFindings(state, found, isFresh);
  const isElsewhere = !isBlankFresh(state, isFresh) && shown.length < found.length;
  useEffect(() => {
    if (!state.isFocused) return;
    const rest = () => {
      seen.current = input;
      send({ kind: 'rest', shown: latest.current });
    };
    if (input === seen.current) {
      // Something else has changed, such as the attribute that is used here.
      if (isElsewhere) rest();
      return;
    }
    const timer = setTimeout(rest, Math.max(0, pause - (performance.now() - typedAt.current)));
    return () => clearTimeout(timer);
  }, [state.isFocused, input, isElsewhere]);
  const onType = () => {
    typedAt.current = performance.now();
  };
  return {
    shown,
    handlers: {
      onFocus() {
        cancelAnimationFrame(leaving.current);
        if (state.isFocused) return;
        seen.current = input;
        send({ kind: 'focus', shown });
      },
      // The focus may move to another control of the field, or to its popover.
      onBlur() {
        cancelAnimationFrame(leaving.current);
        leaving.current = requestAnimationFrame(() => send({ kind: 'leave' }));
      },
      onKeyDownCapture: onType,
      onInputCapture: onType,
    },
  };
}
