import type { AssetFiles, Project, ProjectSession } from '@playhouse/core';
import { changedDocuments } from '@playhouse/player/messages';
import { useEffect, useRef } from 'react';
import { isScrubbing, listenToScrubs } from '../../interactions/scrubbing.ts';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import type { ProjectAssets } from '../../session/projectAssets.ts';

/** What the frame currently plays. */
export interface PlayedProject {
  project: Project;
  files: AssetFiles;
}

/** Changes in quick succession, as while scrubbing a field, are sent together. */
const pause = 150;

/**
 * Sends changes of the project to the running game. A paused game receives those of a dragged number when it is
 * released; until then, what-if shows their effect. Returns what the frame plays.
 */
export function useHotReload(
  session: ProjectSession,
  assets: ProjectAssets,
  send: (command: FrameCommand) => void,
  isPaused: boolean,
): PlayedProject {
  const isHeld = useRef(isPaused);
  isHeld.current = isPaused;
  const played = useRef<PlayedProject>(undefined);
  played.current ??= { project: session.getState().project, files: assets.getFiles() };
  const known = played.current;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (isHeld.current && isScrubbing()) return;
      const { project } = session.getState();
      const files = assets.getFiles();
      const documents = changedDocuments(known.project, project).filter(({ collection }) => collection !== 'tests');
      const added = [...files].filter(([path, bytes]) => known.files.get(path) !== bytes);
      Object.assign(known, { project, files });
      if (documents.length === 0 && added.length === 0) return;
      send({ type: 'change', documents, files: new Map(added) });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    };
    const stops = [session.subscribe(wait), assets.subscribe(wait), listenToScrubs(wait)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [session, assets, send, known]);
  return known;
}
