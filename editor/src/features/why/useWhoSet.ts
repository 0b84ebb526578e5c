import { useCallback, useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';

type Answered = Extract<FrameEvent, { type: 'setBy' }>;

/** The attribute in question. */
interface AskedAttribute extends Pick<Answered, 'subject' | 'id'> {
  readonly name: string;
}

/** The attribute in question, and the answer once it has arrived. */
export interface AskedWhoSet extends AskedAttribute {
  readonly isOpen: boolean;
  readonly answer: Answered['answer'];
}

/** Asks what has set an attribute. */
export function useWhoSet(send: (command: FrameCommand) => void, actor: { readonly prototypeId: string } | undefined) {
  const [asked, setAsked] = useState<AskedWhoSet>();
  const prototype = actor?.prototypeId;
  return {
    asked,
    ask: useCallback(
      ({ subject, id, name }: AskedAttribute) => {
        setAsked({ subject, id, name, isOpen: true, answer: undefined });
        const owner = prototype === undefined ? [] : ['actors', prototype, 'behaviors'];
        send({ type: 'whoSet', subject, id, owner });
      },
      [send, prototype],
    ),
    close: useCallback(() => setAsked(undefined), []),
    take(event: FrameEvent) {
      if (event.type !== 'setBy') return;
      const { subject, id, answer } = event;
      setAsked((current) =>
        current?.subject === subject && current.id === id ? { ...current, isOpen: false, answer } : current,
      );
    },
  };
}
