import { createProject, seedOfNewProjects } from '@playhouse/core';
import type { LibraryEntry, Outcome, ProjectStore } from '@playhouse/sync';
import { t } from '../../i18n/t.ts';
import { pictureProject } from './picture/pictureProject.ts';
import { copyTitle } from './projectNames.ts';

/** A new project with one empty scene, with a unique title. */
export async function createEmpty(store: ProjectStore): Promise<Outcome<LibraryEntry>> {
  const list = await store.list();
  const taken = list.ok ? list.value.map(({ title }) => title) : [];
  const title = taken.includes('Untitled game') ? copyTitle(t('Untitled game'), taken) : t('Untitled game');
  const contents = { project: createProject({ title, randomSeed: seedOfNewProjects }), files: new Map() };
  const created = await store.create({ title, contents });
  if (created.ok) await pictureProject(store, created.value.id, contents);
  return created;
}
