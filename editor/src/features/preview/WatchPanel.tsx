import type { Subject } from '@playhouse/player';
import { ChevronDown, Crosshair, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { EmptyState } from '../../components/EmptyState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import styles from './WatchPanel.module.css';
import { WatchRow } from './WatchRow.tsx';
import type { WatchedAttribute, WatchList } from './watchList.ts';

export interface WatchPanelProps {
  readonly list: WatchList;
  readonly scene: string;
  readonly isPicking: boolean;
  readonly onPicking: (isOn: boolean) => void;
  readonly onChoose: (actor: WatchList['actors'][number]) => void;
  readonly onWatch: (subject: Subject, id: string) => void;
  readonly onRemove: (attribute: WatchedAttribute) => void;
  readonly onKeep: (attribute: WatchedAttribute) => void;
  readonly send: (command: FrameCommand) => void;
}

const mostInMenu = 60;

/** The values of watched attributes while the game runs. docs/editor-design.md#preview. */
export function WatchPanel(props: WatchPanelProps) {
  const { list, scene, isPicking, onPicking, onChoose, onWatch, onRemove, onKeep, send } = props;
  const { actor, actors, total, watched } = list;
  const { offered } = list;
  // Values arrive five times a second; render the menus only when their options change.
  const entries = useMemo(() => actorEntries(actors, actor?.key, onChoose), [actors, actor, onChoose]);
  const ids = watched.map(({ subject, id }) => `${subject} ${id}`).join('\n');
  const attributes = useMemo(() => offers(offered, actor, ids.split('\n'), onWatch), [offered, actor, ids, onWatch]);
  const more = total - entries.length;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Menu
          label="Actors"
          placement="bottom start"
          entries={
            more > 0 ? [...entries, 'line', { id: 'more', label: `and ${more} more`, isDisabled: true }] : entries
          }
        >
          <Button
            className={styles.actor ?? ''}
            aria-label={actor ? `Actor, ${actor.name} in ${scene}` : 'Choose an actor'}
            isDisabled={actors.length === 0}
          >
            <b>{actor?.name ?? 'Choose an actor'}</b> {actor ? <span>in {scene}</span> : null}
            <ChevronDown aria-hidden size={13} />
          </Button>
        </Menu>
        <IconButton
          icon={Crosshair}
          label="Pick an actor in the game"
          isOn={isPicking}
          onPress={() => onPicking(!isPicking)}
        />
      </div>
      {isPicking ? <p className={styles.hint}>Click an actor in the game.</p> : null}
      {watched.length === 0 ? (
        <EmptyState text="Pick an actor or watch an attribute to see its value while the game runs." />
      ) : (
        <ul className={styles.rows} aria-label="Watched attributes">
          {watched.map((attribute) => (
            <WatchRow
              key={`${attribute.subject} ${attribute.id}`}
              attribute={attribute}
              onSet={(value) => send({ type: 'set', subject: attribute.subject, id: attribute.id, value })}
              onRemove={() => onRemove(attribute)}
              onKeep={() => onKeep(attribute)}
            />
          ))}
        </ul>
      )}
      <Menu label="Attributes" placement="bottom start" entries={attributes}>
        <Button className={styles.add ?? ''}>
          <Plus aria-hidden size={15} strokeWidth={2} />
          Watch an attribute
        </Button>
      </Menu>
    </div>
  );
}

function actorEntries(
  actors: WatchList['actors'],
  chosen: number | undefined,
  onChoose: WatchPanelProps['onChoose'],
): MenuEntry[] {
  return actors.slice(0, mostInMenu).map((each) => ({
    id: String(each.key),
    label: each.name || 'Unnamed',
    isChosen: each.key === chosen,
    onAction: () => onChoose(each),
  }));
}

function offers(
  offered: WatchList['offered'],
  actor: WatchList['actor'],
  ids: readonly string[],
  onWatch: WatchPanelProps['onWatch'],
): MenuEntry[] {
  const subjects: readonly (readonly [Subject, string])[] = [
    ...(actor ? [[actor.key, actor.name] as const] : []),
    ['game', 'Game'],
    ['scene', 'Scene'],
  ];
  return subjects.map(([subject, label]) => {
    const entries = (offered.get(subject) ?? []).map(
      ({ id, name }): MenuEntry => ({
        id: `${subject} ${id}`,
        label: name,
        isChosen: ids.includes(`${subject} ${id}`),
        onAction: () => onWatch(subject, id),
      }),
    );
    return entries.length > 0 ? { id: `${subject}`, label, entries } : { id: `${subject}`, label, isDisabled: true };
  });
}
