import type { Checkpoint } from '@playhouse/core';
import { useMemo } from 'react';
import { useProject } from '../../session/SessionContext.ts';
import { actorPicture } from '../drawing/actorPicture.ts';
import { SceneThumbnail } from '../drawing/SceneThumbnail.tsx';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { subjectOf } from './historyRows.ts';

/** A small picture of what a step was about, as that looks now. */
export function StepPicture({ checkpoint }: { readonly checkpoint: Checkpoint }) {
  const project = useProject((current) => current);
  const subject = useMemo(() => subjectOf(project, checkpoint), [project, checkpoint]);
  if (!subject) return <Thumbnail image="" />;
  if (subject.kind === 'image') return <Thumbnail image={subject.name} />;
  if (subject.kind === 'scene') return <SceneThumbnail scene={project.scenes.get(subject.id)} />;
  return <Thumbnail {...actorPicture(project.actors.get(subject.id))} />;
}
