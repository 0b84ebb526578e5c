import type { PrototypeDocument } from '@playhouse/core';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type LazyPart, lazyPart } from '../../components/lazyPart.ts';
import type { BehaviorPageProps } from '../behaviors/BehaviorPage.tsx';
import { RenameBar } from '../find/FindHead.tsx';
import { ResultList } from '../find/FindPanel.tsx';
import { Palette } from '../find/openPalette.ts';
import { HistoryList } from '../history/HistoryPopover.tsx';
import type { InstanceInspectorProps, PrototypeInspectorProps, SceneInspectorProps } from '../inspector/Inspector.tsx';
import { DeleteQuestion } from '../library-panel/DeleteDialog.tsx';
import { BehaviorLibrary } from '../library-panel/LibraryPanel.tsx';
import type { LibraryKind } from '../library-panel/libraryUi.ts';
import { ProblemList } from '../problems/ProblemsPopover.tsx';
import { GridSettings } from '../scene/GridMenu.tsx';
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

/** The behaviors of an actor or an instance. */
export const BehaviorPage: LazyPart<BehaviorPageProps> = lazyPart(
  async () => (await import('../behaviors/BehaviorPage.tsx')).default,
);

const inspectors = () => import('../inspector/Inspector.tsx');

export const SceneInspector: LazyPart<SceneInspectorProps> = lazyPart(async () => (await inspectors()).SceneInspector);
export const PrototypeInspector: LazyPart<PrototypeInspectorProps> = lazyPart(
  async () => (await inspectors()).PrototypeInspector,
);
export const InstanceInspector: LazyPart<InstanceInspectorProps> = lazyPart(
  async () => (await inspectors()).InstanceInspector,
);

/** What is shown beside a stage or behaviors, and what is used as soon as it is opened. */
export const earlyParts = [
  SceneInspector.load,
  PrototypeInspector.load,
  InstanceInspector.load,
  ResultList.load,
  RenameBar.load,
  ProblemList.load,
  GridSettings.load,
  HistoryList.load,
  Palette.load,
] as const;

/** Exports the project when it cannot be saved, so it must be there before that. */
const exporting = () => import('../projects/projectCommands.ts');

/** What a person at work on a project is likely to want first. */
export const likelyParts = [exporting, DeleteQuestion.load, BehaviorPage.load, BehaviorLibrary.load] as const;

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
