import { uploadTexts } from '../assets/uploadRules.ts';
import { enumerations } from '../attributes/enumerations.ts';
import { attributeTypeDescriptors } from '../attributes/findAttributeType.ts';
import { actorTree } from '../attributes/tree/actorTree.ts';
import { deviceTree } from '../attributes/tree/deviceTree.ts';
import { gameTree } from '../attributes/tree/gameTree.ts';
import { sceneTree } from '../attributes/tree/sceneTree.ts';
import { behaviorDescriptors } from '../catalogue/behaviors/index.ts';
import { conditionKinds } from '../catalogue/conditions/index.ts';
import { delegateEvents } from '../catalogue/delegateEvents.ts';
import { kindMessages, ours, standardMessages } from '../catalogue/messages.ts';
import { scriptFunctions } from '../catalogue/scriptFunctions.ts';
import { expressionFunctions } from '../expression/functions/expressionFunctions.ts';
import { columnTypes } from '../tables/columnTypes.ts';

/** Members that contain a text for people. */
const textKeys = new Set(['title', 'help', 'label', 'word', 'term']);
/** Members that contain nothing but texts for people. */
const listKeys = new Set(['notes', 'messages']);

type Data = Record<string, unknown>;
type Translate = (text: string, owner?: string) => string;

/**
 * Replaces every text of the catalogue that people read, messages of findings included, with its translation. It
 * changes the catalogue itself, so it is called once, before the catalogue is used. Names, codes and stored values stay.
 * `owner` is the class of the behavior or the type of the condition that has the text, since one English word can need
 * several. docs/decisions/0069-languages.md
 */
export function replaceTexts(translate: Translate): void {
  const messages = [ours, standardMessages, uploadTexts, ...Object.values(kindMessages)];
  const choices = Object.values(enumerations).map((options) => ({ options }));
  const behaviors = [behaviorDescriptors, conditionKinds];
  const programs = [expressionFunctions, delegateEvents, scriptFunctions];
  const attributes = [gameTree, sceneTree, actorTree, deviceTree, attributeTypeDescriptors, columnTypes, choices];
  const seen = new Set<unknown>();
  for (const described of behaviors.flat()) {
    const owner = 'class' in described ? described.class : described.type;
    replaceWithin(described, (text) => translate(text, owner), seen);
  }
  replaceWithin([behaviors, programs, attributes, { messages }], translate, seen);
}

function replaceWithin(value: unknown, translate: Translate, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const data = value as Data;
  if (isField(data)) data.term ??= data.label;
  for (const [key, member] of Object.entries(data)) {
    if (typeof member === 'string' && textKeys.has(key)) data[key] = translate(member);
    else if (listKeys.has(key)) replaceAll(member, translate, seen);
    else if (key === 'options') replaceLabels(member, translate, seen);
    else replaceWithin(member, translate, seen);
  }
}

/** Messages name a field by its label in lower case, which only English does. */
function isField(data: Data): boolean {
  return typeof data.label === 'string' && typeof data.kind === 'string' && 'default' in data;
}

function replaceAll(value: unknown, translate: Translate, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const data = value as Data;
  for (const [key, member] of Object.entries(data)) {
    if (typeof member === 'string') data[key] = translate(member);
    else replaceAll(member, translate, seen);
  }
}

/** Choices: `[code, label]` each. */
function replaceLabels(value: unknown, translate: Translate, seen: Set<unknown>): void {
  if (!Array.isArray(value)) return;
  for (const option of value) {
    if (!Array.isArray(option) || seen.has(option)) continue;
    seen.add(option);
    if (typeof option[1] === 'string') option[1] = translate(option[1]);
  }
}
