import { type AnyBehaviorDescriptor, type BehaviorType, exampleBehavior } from '@playhouse/core';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { typeNames } from '../../../i18n/catalogueNames.ts';
import { t } from '../../../i18n/t.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useWorkspace } from '../../../ui-state/workspace.ts';
import { SurroundingsContext } from '../behaviorSurroundings.ts';
import { KindTile } from '../KindTile.tsx';
import { currentList } from '../list/currentList.ts';
import styles from './BehaviorHelp.module.css';
import { ExampleCard } from './ExampleCard.tsx';
import { SharingInfo } from './SharingInfo.tsx';
import { useExampleSurroundings } from './useExampleSurroundings.ts';

/** What each kind of behavior does, for people who see it for the first time. */
const kindWords: Readonly<Record<BehaviorType, string>> = {
  Action: t('Does its work once, each time it starts.'),
  Persistent: t('Keeps working for as long as it is active.'),
  Block: t('Holds other behaviors and decides when they run.'),
  Note: t('Holds a remark for people and never runs.'),
};

export interface BehaviorHelpProps {
  readonly descriptor: AnyBehaviorDescriptor;
  /** Closes the popover that contains the help. */
  readonly onClose: () => void;
}

/** What a behavior does, notes on how it works in a game, and an example that uses things of this game. */
export function BehaviorHelp({ descriptor, onClose }: BehaviorHelpProps) {
  const { title, type, help, notes = [] } = descriptor;
  const session = useSession();
  const { list, isLocked } = useStore(currentList);
  const { surroundings, owner } = useExampleSurroundings(list?.owner);
  const example = useMemo(
    () => exampleBehavior(surroundings.project, owner, descriptor.class, session.newId),
    [surroundings.project, owner, descriptor.class, session],
  );
  return (
    <article className={styles.help}>
      <header className={styles.head}>
        <KindTile descriptor={descriptor} />
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.kind}>{typeNames[type]}</span>
      </header>
      <p>{help}</p>
      <p className={styles.muted}>{kindWords[type]}</p>
      {notes.length === 0 ? null : (
        <>
          <h3 className={styles.section}>{t('While the game runs')}</h3>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      {descriptor.class === 'TweetSheetAction' ? <SharingInfo /> : null}
      {example ? (
        <SurroundingsContext value={surroundings}>
          <h3 className={styles.section}>{t('Example: {title}', { title: example.title })}</h3>
          <ExampleCard behavior={example.behavior} />
          {list ? (
            <Button
              size="small"
              icon={Plus}
              onPress={() => {
                onClose();
                useWorkspace.getState().setDrawer(false);
                list.insert({ kind: 'example', class: descriptor.class });
              }}
            >
              {t('Insert example')}
            </Button>
          ) : (
            <p className={styles.muted}>
              {isLocked ? t('Unlock this actor to insert the example.') : t('Open an actor to insert the example.')}
            </p>
          )}
        </SurroundingsContext>
      ) : null}
    </article>
  );
}
