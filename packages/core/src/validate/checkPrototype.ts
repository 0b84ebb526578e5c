import type { PrototypeDocument } from '../generated/entities.ts';
import { checkActorImage } from './checkActorImage.ts';
import { checkBehaviors } from './checkBehaviors.ts';
import { checkCustomAttributes } from './customAttributes.ts';
import type { DocumentCheck } from './documentCheck.ts';
import { createResolver } from './keypathResolver.ts';

/** Checks a prototype and its behaviors; the check is at the document. */
export function checkPrototype(check: DocumentCheck, prototype: PrototypeDocument): void {
  const { project } = check.lookup;
  check.path.push('attributes');
  checkActorImage(check, prototype.attributes.image);
  checkCustomAttributes(check, prototype.attributes);
  check.path.pop();
  if (prototype.behaviors.length === 0) return;
  const resolver = createResolver({ project, kind: 'prototype', prototype }, check);
  check.path.push('behaviors');
  checkBehaviors({ check, resolver, ids: new Set() }, prototype.behaviors);
  check.path.pop();
}
