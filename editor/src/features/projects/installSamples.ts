import type { LibraryEntry, Outcome, ProjectStore } from '@playhouse/sync';
import { readArchive } from '../../workers/archiveWorker.ts';
import { pictureProject } from './picture/pictureProject.ts';
import { hasSamples, loadSampleArchive, loadSamplePicture, loadSamples, noteSamples, type Sample } from './samples.ts';

/** The sample in a new library; the others are on the template page. */
const firstSample = 'pip-and-the-lanterns';

/** Adds the first sample to the library on this browser's first visit, once. */
export function installSamples(store: ProjectStore): Promise<void> {
  installing ??= installOnce(store);
  return installing;
}

let installing: Promise<void> | undefined;

async function installOnce(store: ProjectStore): Promise<void> {
  if (hasSamples()) return;
  const list = await store.list();
  if (!list.ok) return;
  if (list.value.length > 0) return noteSamples();
  const samples = await loadSamples();
  // The next visit tries again.
  if (!samples) return;
  for (const sample of samples) if (sample.id === firstSample) await createFromSample(store, sample);
  noteSamples();
}

/** Creates a project as a copy of a sample. */
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
