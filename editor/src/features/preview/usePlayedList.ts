import type { Project } from '@playhouse/core';
import { useEffect, useMemo, useRef } from 'react';
import { useLiveList } from '../../ui-state/liveList.ts';
import { liveFrame } from '../why/liveFrame.ts';
import { noticedAttributes } from '../why/noticedAttributes.ts';
import type { Change } from '../why/useWhy.ts';
import { secondsOf } from './consoleLines.ts';
import { namedWriter } from './lastWriter.ts';
import { actorsOfPage, behaviorsOfPage, type ListPage, routeOfActor, scenesOfPage } from './listActors.ts';
import type { usePreview } from './usePreview.ts';

export interface PlayedList {
  readonly preview: Pick<ReturnType<typeof usePreview>, 'watch' | 'status' | 'experiments' | 'project'>;
  readonly page: ListPage;
  /** Opens a page of the project. */
  readonly onShow: (route: string) => void;
  readonly onPlayScene: (id: string) => void;
}

/**
 * Publishes what the behaviors of a page do in the game beside it. Follows the picked actor if the page shows its
 * behaviors, otherwise the oldest one; picking an actor with other behaviors opens those.
 */
export function usePlayedList({ preview, page, onShow, onPlayScene }: PlayedList): void {
  const { watch, status, experiments, project } = preview;
  const { list, choose } = watch;
  const { phase, sceneId, scene, frame } = status;
  const isOver = phase === 'stopped' || phase === 'failed';
  const shown = useMemo(() => actorsOfPage(project, page, sceneId, list.actors), [project, page, sceneId, list.actors]);
  useFollowing({ project, sceneId, list, shown, choose, onShow });
  const actor = shown.find(({ key }) => key === list.actor?.key);
  const pausedAt = phase === 'paused' ? secondsOf(frame) : undefined;
  const { now, notice } = experiments.why;
  const { stop } = experiments.breakpoints;
  useEffect(() => {
    const isKnown = !isOver && actor !== undefined && now !== undefined;
    const nameOf = (writer: Change['writer']) => namedWriter(writer, project);
    useLiveList.setState({ frame: isKnown ? liveFrame(project, now, stop, nameOf) : undefined });
  }, [isOver, actor, now, stop, project]);
  const behaviors = behaviorsOfPage(project, page);
  useEffect(() => notice(noticedAttributes(behaviors)), [notice, behaviors]);
  useEffect(() => {
    if (isOver || sceneId === '') return useLiveList.setState({ game: undefined });
    const [other] = shown.length > 0 ? [] : scenesOfPage(project, page).filter((id) => id !== sceneId);
    const elsewhere = other === undefined ? undefined : project.scenes.get(other);
    useLiveList.setState({
      game: {
        scene,
        pausedAt,
        actor,
        actors: shown,
        choose(key) {
          const chosen = shown.find((each) => each.key === key);
          if (chosen) choose(chosen);
        },
        elsewhere: elsewhere && { name: elsewhere.attributes.name, play: () => onPlayScene(elsewhere.id) },
      },
    });
  }, [isOver, sceneId, scene, pausedAt, actor, shown, choose, onPlayScene, project, page]);
  useEffect(() => () => useLiveList.setState({ game: undefined, frame: undefined }), []);
}

interface Following {
  readonly project: Project;
  readonly sceneId: string;
  readonly list: PlayedList['preview']['watch']['list'];
  readonly shown: ReturnType<typeof actorsOfPage>;
  readonly choose: PlayedList['preview']['watch']['choose'];
  readonly onShow: (route: string) => void;
}

function useFollowing({ project, sceneId, list, shown, choose, onShow }: Following): void {
  const { actor, actors } = list;
  const seen = useRef<number>(undefined);
  useEffect(() => {
    const isNew = actor !== undefined && actor.key !== seen.current;
    seen.current = actor?.key;
    if (shown.some(({ key }) => key === actor?.key)) return;
    if (isNew && actors.some(({ key }) => key === actor.key)) return onShow(routeOfActor(project, sceneId, actor));
    const [first] = shown;
    if (!first) return;
    seen.current = first.key;
    choose(first);
  }, [project, sceneId, actor, actors, shown, choose, onShow]);
}
