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

/** How the game is displayed: as it was left the last time. The panel is open on wide screens, if it is not always. */
export function usePreviewLook(session: ProjectSession, panel: 'always' | 'never' | undefined): ShownLook {
  const [look, setLook] = useState(() => {
    const pageWidth = panelWidths[panel ?? 'wide']();
    // Only the page of the preview, which opens its panel by itself, has a menu for the zoom.
    return startLook(session.getState().project, usePreferences.getState(), pageWidth, panel === undefined);
  });
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

/** The width of the page for which the panel is opened or not. */
const panelWidths = { always: () => Infinity, never: () => 0, wide: () => innerWidth };
