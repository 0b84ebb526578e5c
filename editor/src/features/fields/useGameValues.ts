import type { Color, Project } from '@playhouse/core';
import { useMemo } from 'react';
import { useProject } from '../../session/SessionContext.ts';
import { colorOf } from '../drawing/stageItems.ts';
import { hexOf } from './colorText.ts';
import { tagsOf } from './TagsInput.tsx';

/** The maximum number of colors offered. */
const mostColors = 16;

/** The distinct colors of the game's scenes and actors. */
export function useGameColors(): readonly Color[] {
  const scenes = useProject((project) => project.scenes);
  const actors = useProject((project) => project.actors);
  return useMemo(() => gameColors({ scenes, actors }), [scenes, actors]);
}

function gameColors({ scenes, actors }: Pick<Project, 'scenes' | 'actors'>): Color[] {
  const all = [...scenes.values(), ...actors.values()].map(({ attributes }) => colorOf(attributes.color));
  const byHex = new Map(all.map((color) => [hexOf(color), { ...color, alpha: 1 }]));
  return [...byHex.values()].slice(0, mostColors);
}

/** The distinct tags of the game and its actors. */
export function useGameTags(): readonly string[] {
  const listed = useProject((project) => project.object.attributes.actorTags);
  const actors = useProject((project) => project.actors);
  return useMemo(() => {
    const used = [...actors.values()].flatMap(({ attributes }) => tagsOf(attributes.tags));
    return [...new Set([...tagsOf(listed), ...used])].sort((a, b) => a.localeCompare(b));
  }, [listed, actors]);
}
