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
  /** What has been bought is bought no longer; from the next start on. */
  readonly forgetPurchases: () => void;
  /** What a game that is loaded begins with. */
  readonly start: () => { readonly services: PlatformChoices; readonly owned: readonly string[] };
}

/** The simulated platform of the preview: how it behaves, and what it knows. What is bought outlives a restart. */
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
