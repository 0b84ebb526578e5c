import { type Quarantined, quarantineOne, releaseSent } from '../engine/quarantine.ts';
import { type CloudPlace, openSides, type Sides } from './cloudSides.ts';
import { patientStream } from './patientFetch.ts';
import { findMissing, type ReplicationOptions, replicate } from './replicate.ts';
import { allSpeedUps } from './speedUps.ts';
import { type Since, takePack } from './takePack.ts';
import { waitWhenBusy } from './waitWhenBusy.ts';

/** What a copy left out. Everything else arrived. */
export interface LeftOut {
  /** Documents that the server refuses. */
  readonly refused: readonly Quarantined[];
  /** Documents of the server that cannot be taken in. */
  readonly unread: readonly Quarantined[];
}

/**
 * Copies a project between this computer and the server, once and completely, but for what is named in the result. Where
 * there is nothing of it here, it comes in one request, if the server can do that. Rejects with PouchDB's error when
 * copying fails.
 */
export async function copyProject(place: CloudPlace, report: (error: unknown) => void): Promise<LeftOut> {
  let refused: readonly Quarantined[] = [];
  let unread: readonly Quarantined[] = [];
  const onRefused = (id: string, reason: string) => {
    unread = quarantineOne(unread, { id, reason });
    report(new Error(`${id}: ${reason}`));
  };
  const sides = openSides(place, onRefused, waitWhenBusy);
  const since = await takeFirst(place, sides, onRefused, report);
  const { heapLimit } = place;
  const options: ReplicationOptions = {
    ...sides.both(),
    since,
    // What came as a pack need not be sent.
    sendFirst: since ? undefined : sides.sendFiles,
    ...(heapLimit !== undefined && { heapLimit }),
  };
  await new Promise<void>((resolve, reject) => {
    replicate(options, 'initial', (event) => {
      if (event.type === 'denied') refused = quarantineOne(refused, event.refused);
      if (event.type === 'sent') refused = releaseSent(refused, event.documents);
      if (event.type === 'complete') resolve();
      if (event.type === 'failed') reject(new Error(event.fault.key));
    });
  });
  return { refused, unread };
}

async function takeFirst(
  { pack: address, fetch, patience, speedUps = allSpeedUps }: CloudPlace,
  sides: Sides,
  onRefused: (document: string, reason: string) => void,
  report: (error: unknown) => void,
): Promise<Since | undefined> {
  if (!speedUps.pack || address === undefined) return undefined;
  const { local } = sides.both();
  const taken = await takePack({
    local,
    address,
    fetch: waitWhenBusy(patientStream(fetch, patience)),
    onRefused,
  });
  if (taken.state === 'taken') return taken.since;
  if (taken.state === 'broken') {
    report(new Error(taken.reason));
    await local.destroy();
  }
  return undefined;
}

/** How many documents of a project are not on the server. */
export async function countUnsent(place: CloudPlace, report: (error: unknown) => void): Promise<number> {
  return (await findMissing(openSides(place, (document, reason) => report(new Error(`${document}: ${reason}`))).both()))
    .length;
}
