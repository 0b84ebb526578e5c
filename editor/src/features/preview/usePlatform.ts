import { useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';

type PlatformChoices = Extract<FrameCommand, { type: 'services' }>['services'];
export type PlatformReport = Extract<FrameEvent, { type: 'services' }>;

export interface Platform {
  readonly choices: PlatformChoices;
  /** Undefined until the frame reports it. */
  readonly report: PlatformReport | undefined;
  readonly take: (event: FrameEvent) => void;
  readonly choose: (part: Partial<PlatformChoices>) => void;
  /** Resets purchases, from the next start on. */
  readonly forgetPurchases: () => void;
  /** The initial platform state of a loaded game. */
  readonly start: () => { readonly services: PlatformChoices; readonly owned: readonly string[] };
}

/** The simulated platform of the preview: its settings and its state. Purchases survive a restart. */
export function usePlatform(send: (command: FrameCommand) => void): Platform {
  const [choices, setChoices] = useState<PlatformChoices>({ purchases: 'succeed', delay: 0, signIn: 'succeed' });
  const [report, setReport] = useState<PlatformReport>();
  return {
    choices,
    report,
    take(event) {
      if (event.type === 'services') setReport(event);
    },
    choose(part) {
      const services = { ...choices, ...part };
      setChoices(services);
      send({ type: 'services', services });
    },
    forgetPurchases: () => setReport((known) => known && { ...known, owned: [] }),
    start: () => ({ services: choices, owned: report?.owned ?? [] }),
  };
}
