import { nameIn, orderedPrototypes } from '@playhouse/core';
import { Stamp, UserPlus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import styles from './StageTools.module.css';

/** Lists every actor of the game, to be added to the scene. */
export function AddActor({ onAdd }: { readonly onAdd: (prototype: string) => void }) {
  const entries = useActorEntries(onAdd);
  return (
    <Menu label={t('Add actor')} placement="top start" entries={entries} isInPalette={false}>
      <Button className={`${styles.tool} ${styles.go}`}>
        <UserPlus aria-hidden size={18} strokeWidth={1.75} />
        {t('Add actor')}
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
    <Menu label={t('Stamp this actor')} placement="top start" entries={entries} isInPalette={false}>
      <Button className={`${styles.tool} ${styles.go}`}>
        <Stamp aria-hidden size={18} strokeWidth={1.75} />
        <span className={styles.name} dir="auto">
          {actor ? t('Stamp {actor}', { actor: nameIn(actor, t('Actor')) }) : t('Choose an actor')}
        </span>
      </Button>
    </Menu>
  );
}

function useActorEntries(onAction: (prototype: string) => void, chosen?: string): readonly MenuEntry[] {
  const project = useProject((current) => current);
  return orderedPrototypes(project).map((actor) => ({
    id: actor.id,
    label: nameIn(actor, t('Actor')),
    ...(chosen === undefined ? {} : { isChosen: actor.id === chosen }),
    onAction: () => onAction(actor.id),
  }));
}
