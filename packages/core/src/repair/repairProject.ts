import { documentsOf } from '../archive/writeProject.ts';
import { newerFormat } from '../migrate/migrateDocuments.ts';
import type { Issue } from '../model/issue.ts';
import type { AssetFiles, Collection, Project } from '../model/project.ts';
import { validateProject } from '../validate/validateProject.ts';
import { assembleProject } from './assembleProject.ts';
import type { RepairChange } from './repairChange.ts';
import { createRepair, type OpenRepair } from './repairRun.ts';
import { type FurtherRepair, stagesFor } from './repairStages.ts';

/** Options for repair. */
export interface RepairOptions {
  /** The preference with the same name. Without it, nothing is checked. docs/product-rules.md#repair. */
  readonly repairSparse: boolean;
  /** Repairs beyond the specification; the chosen ones run in a fixed order. */
  readonly further?: readonly FurtherRepair[];
  /** The assets, if available, which the manifest is repaired from. */
  readonly files?: AssetFiles;
  /** Receives each failed repair. Failures do not stop the others. */
  readonly report?: (issue: Issue) => void;
  /** Receives the message of each stage before it runs. */
  readonly onStage?: (message: string) => void;
}

/** A repaired project, the changes, and the remaining findings. */
export interface RepairedProject {
  /** The same object if nothing had to be repaired; unchanged documents keep their identity. */
  readonly project: Project;
  readonly changes: readonly RepairChange[];
  /** Failed repairs, and the findings of the result. */
  readonly issues: readonly Issue[];
}

/**
 * Fills in missing parts of a project and repairs damage, without removing anything that validation accepts. Total:
 * whatever the documents contain, the result matches the schemas; repairing it again changes nothing.
 * docs/product-rules.md#repair; docs/architecture.md#migration-and-repair.
 */
export function repairProject(project: Project, options: RepairOptions): RepairedProject {
  const steps = repairInSteps(project, options);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Like `repairProject`, for a caller that shows the message of each stage; gives the page time to do so. */
export function* repairInSteps(project: Project, options: RepairOptions): Generator<string, RepairedProject> {
  if (!options.repairSparse || newerFormat(project.object?.formatVersion, 'blocking'))
    return { project, changes: [], issues: [] };
  const repair = createRepair(new Map(documentsOf(project)), options.files, options.report ?? ignore);
  yield* runStages(repair, options);
  const repaired = withChanges(project, repair);
  const { issues } = validateProject(repaired, options.files);
  return { project: repaired, changes: repair.changes, issues: [...repair.failures, ...issues] };
}

/** Runs the stages one after the other; a stage that fails is reported, and the next one runs. */
export function* runStages(repair: OpenRepair, options: RepairOptions): Generator<string, void> {
  for (const stage of stagesFor(options.further ?? [])) {
    yield stage.message;
    options.onStage?.(stage.message);
    repair.stage = stage.id;
    try {
      stage.run(repair);
    } catch (reason) {
      repair.fail(undefined, reason);
    }
  }
}

/** Unchanged documents, including those that could not be repaired, are the same objects. */
function withChanges(project: Project, repair: OpenRepair): Project {
  const made = repair.changes.length === 0 ? undefined : assembleProject(repair.documents);
  if (!made) return project;
  return {
    object: made.object,
    assets: made.assets,
    scenes: merged(project.scenes, made.scenes),
    actors: merged(project.actors, made.actors),
    tables: merged(project.tables, made.tables),
    delegates: merged(project.delegates, made.delegates),
    behaviors: merged(project.behaviors, made.behaviors),
    tests: merged(project.tests, made.tests),
  };
}

function merged<Document>(given: Collection<Document>, made: Collection<Document>): Collection<Document> {
  const changed = [...made].filter(([id, document]) => given.get(id) !== document);
  return changed.length === 0 ? given : new Map([...given, ...changed]);
}

function ignore(): void {}
