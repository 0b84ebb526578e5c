import { buildProject } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import type { FrameEvent } from '../../preview/frameMessages.ts';
import { withEvent } from './consoleLines.ts';
import { mostMarks, type TimelineMark, withMark } from './timelineMarks.ts';

const warning = (frame: number): FrameEvent => ({ type: 'warning', frame, text: 'no network' });
const fault = (frame: number, cause: 'project' | 'engine' = 'engine'): FrameEvent => ({
  type: 'fault',
  cause,
  code: 'value.number',
  message: 'not a number',
  frame,
  path: [],
});
const beat = (last: number): FrameEvent => ({
  type: 'beat',
  frame: last,
  isRunning: true,
  first: 0,
  last,
  isRecording: false,
});
const after = (...events: FrameEvent[]) => events.reduce<readonly TimelineMark[]>(withMark, []);

describe('marks of the timeline', () => {
  test('are the frames with warnings and errors, each once', () => {
    expect(after(warning(3), warning(3), fault(9), warning(9))).toEqual([
      { frame: 3, level: 'warning' },
      { frame: 9, level: 'error' },
    ]);
    expect(after(warning(9), fault(9))).toEqual([{ frame: 9, level: 'error' }]);
  });

  test('are as serious as the lines of the console', () => {
    for (const event of [warning(3), fault(3, 'project'), fault(3, 'engine')]) {
      const levels = withEvent([], event, buildProject({})).map(({ level }) => level);
      expect(after(event).map(({ level }) => level)).toEqual(levels);
    }
  });

  test('do not outlive the frames of a game that continues earlier, or starts over', () => {
    expect(after(warning(3), warning(90), beat(60))).toEqual([{ frame: 3, level: 'warning' }]);
    expect(after(warning(3), { type: 'loaded' })).toEqual([]);
  });

  test('stay the same list when nothing changes', () => {
    const marks = after(warning(3));
    expect(withMark(marks, beat(60))).toBe(marks);
    expect(withMark(marks, warning(3))).toBe(marks);
  });

  test('are bounded', () => {
    const frames = Array.from({ length: mostMarks + 9 }, (_, frame) => warning(frame));
    expect(after(...frames)).toHaveLength(mostMarks);
  });
});
