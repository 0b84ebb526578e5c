import type { ProjectSession } from '@playhouse/core';
import { useState } from 'react';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { keptLook, lookCommands, type PreviewLook, screenOf, startLook } from './previewLook.ts';

export interface ShownLook {
  readonly look: PreviewLook;
  /** What a frame is told before it has a game. */
  start(): Pick<PreviewLook, 'fit' | 'isMuted'> & { readonly screen: ReturnType<typeof screenOf> };
  /** What the frame is told about the whole display. */
  all(): FrameCommand[];
  /** Changes the display and remembers it; returns what the frame must be told. */
  change(part: Partial<PreviewLook>): FrameCommand[];
}

/** How the game is displayed: as it was left the last time. A page may show the panel at all widths. */
export function usePreviewLook(session: ProjectSession, hasPanel: boolean): ShownLook {
  const [look, setLook] = useState(() =>
    startLook(session.getState().project, usePreferences.getState(), hasPanel ? Infinity : innerWidth),
  );
  return {
    look,
    start: () => ({ fit: look.fit, isMuted: look.isMuted, screen: screenOf(look) }),
    all: () => lookCommands(look, look),
    change(part) {
      setLook((current) => ({ ...current, ...part }));
      const kept = keptLook(session.getState().project, part);
      if (Object.keys(kept).length > 0) usePreferences.getState().change(kept);
      return lookCommands(part, look);
    },
  };
}
