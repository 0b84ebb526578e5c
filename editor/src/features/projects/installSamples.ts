import type { LibraryEntry, Outcome, ProjectStore } from '@playhouse/sync';
import { readArchive } from './archiveWorker.ts';
import { pictureProject } from './picture/pictureProject.ts';
import { loadSampleArchive, loadSamplePicture, loadSamples, type Sample } from './samples.ts';

const mark = 'playhouse-samples';
/** The game with which a new library begins; the others wait on the page of templates. */
const firstSample = 'pip-and-the-lanterns';

/** Puts the first sample into the library on the first visit of this browser, once. */
export function installSamples(store: ProjectStore): Promise<void> {
  installing ??= installOnce(store);
  return installing;
}

let installing: Promise<void> | undefined;

async function installOnce(store: ProjectStore): Promise<void> {
  if (localStorage.getItem(mark) !== null) return;
  const list = await store.list();
  if (!list.ok || list.value.length > 0) return;
  for (const sample of await loadSamples()) if (sample.id === firstSample) await createFromSample(store, sample);
  try {
    localStorage.setItem(mark, 'installed');
  } catch {
    // Without storage the samples come back with the next empty library.
  }
}

/** A new project that begins as a copy of a sample. */
export async function createFromSample(
  store: ProjectStore,
  sample: Sample,
): Promise<Outcome<LibraryEntry> | undefined> {
  const bytes = await loadSampleArchive(sample);
  const read = bytes && (await readArchive(new Blob([new Uint8Array(bytes)])));
  if (!read?.ok) return undefined;
  const created = await store.create({ title: sample.title, contents: read.contents, sample: sample.id });
  if (!created.ok) return created;
  await pictureProject(store, created.value.id, read.contents);
  const picture = await loadSamplePicture(sample);
  if (picture) await store.putPicture(created.value.id, 'scene', picture);
  return created;
}
