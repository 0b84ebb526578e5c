import { nameIn, orderedPrototypes } from '@playhouse/core';
import { Stamp, UserPlus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import styles from './StageTools.module.css';

/** Lists every actor of the game, to be added to the scene. */
export function AddActor({ onAdd }: { readonly onAdd: (prototype: string) => void }) {
  const entries = useActorEntries(onAdd);
  return (
    <Menu label="Add actor" placement="top start" entries={entries}>
      <Button className={`${styles.tool} ${styles.go}`}>
        <UserPlus aria-hidden size={18} strokeWidth={1.75} />
        Add actor
      </Button>
    </Menu>
  );
}

/** The actor that the stamp places. */
export function StampActor() {
  const stamp = useSceneUi((state) => state.stamp);
  const change = useSceneUi((state) => state.change);
  const actor = useProject((project) => project.actors.get(stamp ?? ''));
  const entries = useActorEntries((next) => change({ stamp: next }), stamp);
  return (
    <Menu label="Stamp this actor" placement="top start" entries={entries}>
      <Button className={`${styles.tool} ${styles.go}`}>
        <Stamp aria-hidden size={18} strokeWidth={1.75} />
        <span className={styles.name} dir="auto">
          {actor ? `Stamp ${nameIn(actor, 'Actor')}` : 'Choose an actor'}
        </span>
      </Button>
    </Menu>
  );
}

function useActorEntries(onAction: (prototype: string) => void, chosen?: string): readonly MenuEntry[] {
  const project = useProject((current) => current);
  return orderedPrototypes(project).map((actor) => ({
    id: actor.id,
    label: nameIn(actor, 'Actor'),
    ...(chosen === undefined ? {} : { isChosen: actor.id === chosen }),
    onAction: () => onAction(actor.id),
  }));
}
