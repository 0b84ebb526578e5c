import type { Project, ProjectSession } from '@playhouse/core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { ProjectCloud } from './cloud/projectCloud.ts';
import type { ProjectAssets } from './projectAssets.ts';

import type { SaveState } from './saveState.ts';

/** One open project: its session, its assets, and its save state. */
export interface OpenProject {
  /** The project's id in the library and in addresses. */
  readonly id: string;
  /** When this visit began, in ms since 1970. */
  readonly openedAt: number;
  readonly session: ProjectSession;
  readonly assets: ProjectAssets;
  /** Closing the project waits for this work, so that it can still change the project. */
  readonly holdOpen: (work: Promise<unknown>) => void;
  /** The sync with a server. */
  readonly cloud: Omit<ProjectCloud, 'close'>;
  readonly saving: {
    get(): SaveState;
    subscribe(listener: () => void): () => void;
    flush(): Promise<void>;
    /** Checks that saved data still exists. */
    verify(): Promise<void>;
  };
}

export const SessionContext = createContext<OpenProject | undefined>(undefined);

/** The open project. Only below a `SessionProvider`. */
export function useOpenProject(): OpenProject {
  const open = useContext(SessionContext);
  if (!open) throw new Error('No project is open here: render this below SessionProvider.');
  return open;
}

/** The session of the open project, for undo, redo and history. */
export function useSession(): ProjectSession {
  return useOpenProject().session;
}

/**
 * A part of the open project; rerenders only when that part changes. The selector returns parts of the project as
 * they are or plain values, never a new object. docs/architecture.md#session-editor-and-workers.
 */
export function useProject<Part>(selector: (project: Project) => Part): Part {
  return useStore(useSession(), ({ project }) => selector(project));
}

/** The only way to change the open project. */
export function useDispatch(): ProjectSession['dispatch'] {
  return useSession().dispatch;
}

/** The save state of the open project, for the top bar. */
export function useSaveState(): SaveState {
  const { saving } = useOpenProject();
  return useSyncExternalStore(saving.subscribe, saving.get);
}

/** What the sync with a server does; undefined for a project that is on this computer only. */
export function useCloudNote() {
  const { cloud } = useOpenProject();
  return useSyncExternalStore(cloud.subscribe, cloud.get);
}

const nothing = () => undefined;

/** How far the first copy of the project has come; undefined once everything is here. */
export function useFirstCopy() {
  const { cloud } = useOpenProject();
  return useSyncExternalStore(cloud.subscribe, cloud.firstCopy?.get ?? nothing);
}

/** Bytes and URLs of the open project's images, sounds and fonts. */
export function useAssets(): ProjectAssets {
  return useOpenProject().assets;
}

/** A URL for `<img>` and textures of one asset file such as `images/pip.png`; undefined while there is none. */
export function useAssetUrl(path: string | undefined): string | undefined {
  const assets = useAssets();
  return useSyncExternalStore(assets.subscribe, () => (path === undefined ? undefined : assets.urlOf(path)));
}
