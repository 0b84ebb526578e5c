import { standardMessage } from '../catalogue/messageOf.ts';
import { type DocumentCheck, report } from './documentCheck.ts';
import { noteUse } from './uses.ts';

/** Checks that the image of an actor is in the manifest; the check is at the actor's attributes. */
export function checkActorImage(check: DocumentCheck, image: unknown): void {
  if (typeof image !== 'string' || image === '') return;
  noteUse(check.uses, 'image', image);
  if (check.lookup.images.has(image)) return;
  const params = { kind: 'image', target: image, image };
  report(check, 'asset.missing', standardMessage('asset.missing', params), { keys: ['image'], params });
}
