import type { DatabaseStore } from '../../packages/server/src/stores/databaseStore.ts';
import type { StoredLeaf } from '../../packages/sync/src/merge/mergePorts.ts';
import { localName } from './device.ts';
import { database } from './server.ts';
import { readLeaves, resultOf } from './storedProject.ts';
import type { World } from './world.ts';

/** What is not as it was promised, when all faults have ended and everything is quiet. */
export async function findProblems(world: World): Promise<string[]> {
  const problems: string[] = [];
  const server = await openLeaves(world.server.disk, database);
  for (const { user, disk, running } of world.devices) {
    const state = running?.engine.state;
    if (state?.phase !== 'live') problems.push(`${user} is ${state?.phase ?? 'not running'}`);
    const local = await openLeaves(disk, localName);
    const refused = new Set(state?.quarantine.map(({ id }) => id));
    for (const document of new Set([...server.keys(), ...local.keys()])) {
      const isEqual = namesOf(server.get(document)) === namesOf(local.get(document));
      if (!isEqual && !refused.has(document)) problems.push(`${user} and the server differ in ${document}`);
      if (isEqual && refused.has(document)) problems.push(`${user} lists ${document} as refused`);
    }
  }
  for (const [document, device] of world.poisoned) {
    if (server.has(document)) problems.push(`the server took ${document}`);
    const [leaf] = await readLeaves(device.disk, localName, document);
    if (!leaf?.body) problems.push(`${document} is lost on ${device.user}`);
  }
  for (const [document, oracle] of world.oracles) {
    if (world.poisoned.has(document)) continue;
    const [leaf, ...others] = server.get(document) ?? [];
    if (!leaf?.body || others.length > 0) {
      problems.push(`${document} has ${others.length + (leaf ? 1 : 0)} open leaves`);
      continue;
    }
    const conflicts = world.notes.filter((note) => note.document === document).flatMap((note) => note.conflicts);
    const wrong = [...oracle.findLosses(leaf.body, conflicts), ...oracle.findFalse(conflicts)];
    problems.push(...wrong.map((text) => `${document}: ${text}`));
  }
  return problems;
}

async function openLeaves(store: DatabaseStore, name: string): Promise<Map<string, StoredLeaf[]>> {
  const { results } = resultOf(await store.changes(name, {}));
  const found = new Map<string, StoredLeaf[]>();
  for (const { id } of results) {
    const leaves = (await readLeaves(store, name, id)).filter(({ isDeleted }) => !isDeleted);
    found.set(id, leaves);
  }
  return found;
}

function namesOf(leaves: readonly StoredLeaf[] | undefined): string {
  return (leaves ?? [])
    .map(({ rev }) => rev)
    .sort()
    .join();
}
