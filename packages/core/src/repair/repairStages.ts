import type { RepairStage } from './repairRun.ts';
import { actors } from './stages/actors.ts';
import { behaviors } from './stages/behaviors.ts';
import { game } from './stages/game.ts';
import { ids } from './stages/ids.ts';
import { lists } from './stages/lists.ts';
import { manifest } from './stages/manifest.ts';
import { prototypes } from './stages/prototypes.ts';
import { references } from './stages/references.ts';
import { scenes } from './stages/scenes.ts';
import { tables } from './stages/tables.ts';
import { texts } from './stages/texts.ts';
import { values } from './stages/values.ts';

/** The stages of the specification, in its order. docs/product-rules.md#repair. */
const stages: readonly RepairStage[] = [game, scenes, actors, behaviors];

/** Stages beyond the specification, in order of their dependencies. */
const furtherStages = {
  texts,
  values,
  ids,
  tables,
  manifest,
  references,
  prototypes,
  lists,
} as const satisfies Readonly<Record<string, RepairStage>>;

/** A repair on request, beyond the specification. */
export type FurtherRepair = keyof typeof furtherStages;

/** All repairs on request. */
export const furtherRepairs: readonly FurtherRepair[] = [
  'texts',
  'values',
  'ids',
  'tables',
  'manifest',
  'references',
  'prototypes',
  'lists',
];

/** The stages to run: those of the specification, then the requested ones. */
export function stagesFor(further: readonly FurtherRepair[]): RepairStage[] {
  return [...stages, ...furtherRepairs.filter((name) => further.includes(name)).map((name) => furtherStages[name])];
}
