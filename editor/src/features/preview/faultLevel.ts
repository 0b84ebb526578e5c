import type { FrameEvent } from '../../preview/frameMessages.ts';

type Fault = Extract<FrameEvent, { type: 'fault' }>;

/** How serious a fault is: a game continues after one of its own, so that is a warning. */
export function faultLevel({ cause }: Pick<Fault, 'cause'>): 'warning' | 'error' {
  return cause === 'engine' ? 'error' : 'warning';
}
