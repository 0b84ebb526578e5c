import { type Behavior, type Field, findBehavior, type NameScope, type Project } from '@playhouse/core';
import { commaSeparated, counted } from '../../i18n/counted.ts';
import { inSentence } from '../../i18n/inSentence.ts';
import { unitName } from '../../i18n/unitNames.ts';
import { shortNumber } from '../drawing/placementLabels.ts';
import { conditionSummary } from './conditionLabels.ts';
import { missingTarget, namedTarget, optionLabel, programOf, programWords } from './fieldLabels.ts';

/** A one-line summary of a behavior for its closed card: "when overlapping Lantern, 3 behaviors". */
export function behaviorSummary(behavior: Behavior, project: Project, names: NameScope): string {
  const descriptor = findBehavior(behavior.class);
  if (!descriptor) return '';
  const children = (behavior.behaviors?.length ?? 0) + (behavior.elseBehaviors?.length ?? 0);
  const inside = counted(children, 'behavior');
  if (behavior.conditions) return `${conditionSummary(behavior.conditions, project)}, ${inside}`;
  const words = Object.entries(descriptor.fields)
    .filter(([, field]) => !field.hidden && !field.legacy && isEssential(field))
    .map(([key, field]) => wordOf(field, behavior.attributes[key], project, names))
    .filter((word) => word !== '');
  const own = commaSeparated(words.slice(0, 2));
  return behavior.behaviors ? commaSeparated([own, inside].filter((word) => word !== '')) : own;
}

function isEssential({ kind }: Field): boolean {
  return kind !== 'boolean' && kind !== 'color';
}

function wordOf(field: Field, value: unknown, project: Project, names: NameScope): string {
  const parts = programOf(value);
  if (parts) {
    const text = programWords(parts, names);
    return text.length > 40 ? `${text.slice(0, 40)}…` : text;
  }
  if (field.kind === 'choice' || field.kind === 'word') return inSentence(optionLabel(field, value));
  if (field.kind === 'number' || field.kind === 'angle') {
    return typeof value === 'number' ? `${shortNumber(value)} ${unitName(field.unit ?? '')}`.trim() : '';
  }
  if (field.kind === 'images') return countedImages(String(value ?? ''));
  const missing = missingTarget(project, names, field.kind, value);
  if (missing !== undefined) return missing;
  if (field.kind === 'attribute') return typeof value === 'string' && value !== '' ? names.textOf(value) : '';
  const name = namedTarget(project, field.kind, value);
  if (name !== undefined) return name;
  return typeof value === 'string' && !/^id\d+$/.test(value) ? value : '';
}

function countedImages(images: string): string {
  const count = images.split('\t').filter((name) => name !== '').length;
  return counted(count, 'image');
}
