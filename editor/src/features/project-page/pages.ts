import type { PrototypeDocument } from '@playhouse/core';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { LibraryKind } from '../library-panel/libraryUi.ts';
import type { PageKind } from './route.ts';

type Loaded<Props> = LazyExoticComponent<ComponentType<Props>>;

/** The page of one table, asset or script; `id` is its id or name and need not exist. */
export const pages: Readonly<Record<PageKind, Loaded<{ readonly id: string }>>> = {
  image: lazy(() => import('../images/ImagePage.tsx')),
  sound: lazy(() => import('../sounds/SoundPage.tsx')),
  font: lazy(() => import('../fonts/FontPage.tsx')),
  table: lazy(() => import('../tables/TablePage.tsx')),
  controller: lazy(() => import('../controllers/ControllerPage.tsx')),
  delegate: lazy(() => import('../scripts/ScriptPage.tsx')),
};

/** The picture of an actor with its collision shape. */
export const BodyPage: Loaded<{ readonly prototype: PrototypeDocument }> = lazy(() =>
  import('../body/BodyPage.tsx').then((module) => ({ default: module.BodyPage })),
);

export type PagedLibrary = Exclude<LibraryKind, 'actors' | 'scenes' | 'behaviors'>;

interface PagedLibraryView {
  /** The kind of page that its rows open. */
  readonly page: PageKind;
  /** `open` is the row of the open page. */
  readonly Library: Loaded<{ readonly open: string | undefined }>;
}

/** The libraries of what has a page. */
export const pagedLibraries: Readonly<Record<PagedLibrary, PagedLibraryView>> = {
  images: { page: 'image', Library: lazy(() => import('../images/ImageLibrary.tsx')) },
  sounds: { page: 'sound', Library: lazy(() => import('../sounds/SoundLibrary.tsx')) },
  fonts: { page: 'font', Library: lazy(() => import('../fonts/FontLibrary.tsx')) },
  tables: { page: 'table', Library: lazy(() => import('../tables/TableLibrary.tsx')) },
  controllers: { page: 'controller', Library: lazy(() => import('../controllers/ControllerLibrary.tsx')) },
  scripts: { page: 'delegate', Library: lazy(() => import('../scripts/ScriptLibrary.tsx')) },
};
