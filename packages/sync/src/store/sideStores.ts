import type { DatabaseCache } from './databaseCache.ts';
import type { HeldWrites } from './heldWrites.ts';
import { createHistoryPart } from './historyPart.ts';
import { createOwnBehaviorStore } from './ownBehaviors.ts';
import { createPreferenceStore } from './preferences.ts';
import type { ProjectStore } from './projectStore.ts';
import { createVersionStore, type VersionPorts } from './versionStore.ts';

/** The stores beside the documents and files of projects, each in databases of its own. */
export function createSideStores(
  cache: DatabaseCache,
  held: HeldWrites,
  ports: VersionPorts,
): Pick<ProjectStore, 'histories' | 'versions' | 'ownBehaviors' | 'preferences'> {
  return {
    histories: createHistoryPart(cache, held),
    versions: createVersionStore(cache, ports),
    ownBehaviors: createOwnBehaviorStore(cache),
    preferences: createPreferenceStore(cache),
  };
}
