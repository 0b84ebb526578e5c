import { ours } from '../catalogue/messages.ts';
import type { PlayTestDocument } from '../generated/entities.ts';
import { type DocumentCheck, report } from './documentCheck.ts';
import { noteUse } from './uses.ts';

/** Checks that the scene of a play test exists, by id or by name. No game is broken by it. */
export function checkPlayTest(check: DocumentCheck, { scene }: PlayTestDocument): void {
  if (scene === undefined || scene === '') return;
  noteUse(check.uses, 'scene', scene);
  const { scenes } = check.lookup.project;
  if (scenes.has(scene)) return;
  for (const { attributes } of scenes.values()) if (attributes.name === scene) return;
  report(check, 'reference.missing', ours.sceneMissing, {
    keys: ['scene'],
    params: { target: scene },
    severity: 'nonBlocking',
  });
}
