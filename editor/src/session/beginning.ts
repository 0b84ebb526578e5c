import type { Project, RepairChange } from '@playhouse/core';
import type { ProjectSaver } from '@playhouse/sync';
import { createStore } from 'zustand';
import { PartialCloud } from './cloud/partialCloud.ts';
import { followProjectCloud, type ProjectCloud, type ProjectCloudOptions } from './cloud/projectCloud.ts';
import type { HeldProject } from './heldUntilWhole.ts';
import { repairOpened } from './repairOpened.ts';

/** What was repaired, as soon as that is known. */
export interface RepairedParts {
  get(): readonly RepairChange[];
  subscribe(listener: () => void): () => void;
}

interface BeginningEvents extends Omit<Parameters<ProjectSaver['connect']>[0], 'files'> {
  onRepair(message: string): void;
}

interface BeginningOptions extends ProjectCloudOptions {
  readonly held: HeldProject;
  /** Files that are not needed any more. */
  readonly unneeded: readonly string[];
  readonly events: BeginningEvents;
  readonly repairs: boolean;
}

/** What is done once all of a project is there: mostly when it is opened, or else when its first copy is complete. */
export class Beginning {
  /** The project as it was then. */
  opened: Project | undefined;
  private readonly changes = createStore<readonly RepairChange[]>(() => []);
  readonly repaired: RepairedParts = { get: this.changes.getState, subscribe: this.changes.subscribe };
  private readonly options: BeginningOptions;

  constructor(options: BeginningOptions) {
    this.options = options;
  }

  /** Begins, or brings what is missing first. */
  async follow(): Promise<ProjectCloud> {
    const { held, events } = this.options;
    // An open project stays on the screen while it is repaired.
    if (held.reason()) return new PartialCloud({ ...this.options, onWhole: () => this.begin(() => undefined) });
    await this.begin(events.onRepair);
    return followProjectCloud(this.options);
  }

  private async begin(onStage: (message: string) => void): Promise<void> {
    const { held, session, saver, assets, unneeded, events, repairs, services } = this.options;
    held.release();
    this.opened = session.getState().project;
    saver.connect({ ...events, files: () => assets.getFiles() });
    for (const path of unneeded) await assets.remove(path);
    const ports = { onStage, report: services.report, breathe: nextTask };
    if (repairs) this.changes.setState(await repairOpened(session, ports), true);
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
