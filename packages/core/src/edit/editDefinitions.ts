import { succeed } from '../model/issue.ts';
import { assetEdits } from './asset/assetEdits.ts';
import { attributeEdits } from './attribute/attributeEdits.ts';
import { behaviorEdits } from './behavior/behaviorEdits.ts';
import { controllerMapEdits } from './controllerMap/controllerMapEdits.ts';
import { defineEdit, type EditDefinition, type EditOf } from './defineEdit.ts';
import { delegateEdits } from './delegate/delegateEdits.ts';
import { instanceEdits } from './instance/instanceEdits.ts';
import { layerEdits } from './layer/layerEdits.ts';
import type { Op } from './op.ts';
import { projectEdits } from './project/projectEdits.ts';
import { prototypeEdits } from './prototype/prototypeEdits.ts';
import { sceneEdits } from './scene/sceneEdits.ts';
import { tableEdits } from './table/tableEdits.ts';
import { tagEdits } from './tag/tagEdits.ts';

/** Runs ops unchanged: histories store undo actions this way. docs/architecture.md#edits-and-history. */
const applyStoredOps = defineEdit({
  kind: 'ops.apply',
  plan: (_project, data: readonly Op[]) => succeed(data),
  label: (project) => ({ what: 'Changed the project', where: project.object.title }),
});

/** Every edit. */
export const editDefinitions = [
  applyStoredOps,
  ...assetEdits,
  ...attributeEdits,
  ...behaviorEdits,
  ...controllerMapEdits,
  ...delegateEdits,
  ...instanceEdits,
  ...layerEdits,
  ...projectEdits,
  ...prototypeEdits,
  ...sceneEdits,
  ...tableEdits,
  ...tagEdits,
] as const;

type ValueOf<Definition> = Definition extends EditDefinition<infer Kind, infer Data> ? EditOf<Kind, Data> : never;

/** Any edit as a value: what a session executes and what a history stores. */
export type Edit = ValueOf<(typeof editDefinitions)[number]>;

/** The definition of an edit, or undefined when its kind is not known. */
export function findEdit(kind: string): EditDefinition<string, unknown> | undefined {
  return byKind.get(kind);
}

const byKind = new Map<string, EditDefinition<string, unknown>>(
  editDefinitions.map((definition) => [definition.kind, definition]),
);
