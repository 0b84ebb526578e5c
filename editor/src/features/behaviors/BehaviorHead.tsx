import { type Instance, nameIn, orderedPrototypes, type PrototypeDocument, type SceneDocument } from '@playhouse/core';
import { ChevronDown, ChevronRight, MonitorPlay } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { WalkButtons } from '../page-head/WalkButtons.tsx';
import styles from '../scene/SceneHead.module.css';
import { commandNames } from '../shortcuts/commandNames.ts';
import { useKeysOf } from '../shortcuts/shortcuts.ts';
import { ActorViewSwitch } from './ActorViewSwitch.tsx';
import { useTrail } from './list/currentTrail.ts';

export interface BehaviorHeadProps {
  readonly prototype: PrototypeDocument;
  readonly instance?: Instance;
  readonly scene?: SceneDocument;
}

/** The blocks around the cursor, each with a link. */
function Steps() {
  const { steps, goTo } = useTrail();
  if (steps.length === 0) return null;
  return (
    <nav className={styles.steps} aria-label={t('Blocks around the cursor')}>
      {steps.map(({ key, title }) => (
        <Fragment key={key}>
          <ChevronRight aria-hidden size={14} strokeWidth={2} className={styles.between} />
          <button type="button" className={styles.step} title={title} onClick={() => goTo(key)}>
            {title}
          </button>
        </Fragment>
      ))}
    </nav>
  );
}

/** Plays the game beside the behaviors, where what happens right now is lit on the cards. */
function PlayBeside() {
  const { isPlaying, setPlaying } = useWorkspace();
  const keys = useKeysOf('playBeside');
  const place = useRef<HTMLSpanElement>(null);
  const hasPlayed = useRef(false);
  useEffect(() => {
    // The focus was in the game, which is no longer there.
    const isLost = hasPlayed.current && !isPlaying && document.activeElement === document.body;
    if (isLost) place.current?.querySelector('button')?.focus();
    hasPlayed.current = isPlaying;
  }, [isPlaying]);
  return (
    <span ref={place}>
      <IconButton
        icon={MonitorPlay}
        label={commandNames.playBeside.label}
        {...(keys && { keys })}
        isOn={isPlaying}
        onPress={() => setPlaying(!isPlaying)}
      />
    </span>
  );
}

/** Breadcrumb: "Actors / Pip", or "Lantern Meadow / Pip" for an instance; the name opens a list of the others. */
export function BehaviorHead({ prototype, instance, scene }: BehaviorHeadProps) {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const project = useProject((current) => current);
  const name = instance ? nameIn(instance, nameIn(prototype, t('Actor'))) : nameIn(prototype, t('Actor'));
  return (
    <header className={styles.head} data-trail>
      <div className={styles.side}>
        <WalkButtons />
        {scene && instance ? (
          <Button
            className={styles.crumb ?? ''}
            onPress={() => navigate(`/game/${game}/scene/${scene.id}?select=${instance.id}`)}
          >
            <span className={styles.kind}>{scene.attributes.name} /</span>
            <span className={styles.name} dir="auto">
              {name}
            </span>
          </Button>
        ) : (
          <Menu
            label={t('Actors')}
            entries={orderedPrototypes(project).map((other) => ({
              id: other.id,
              label: nameIn(other, t('Actor')),
              isChosen: other.id === prototype.id,
              onAction: () => navigate(`/game/${game}/prototype/${other.id}`),
            }))}
            isInPalette={false}
          >
            <Button className={styles.crumb ?? ''} aria-label={t('Actors / {name}, choose another', { name })}>
              <span className={styles.kind}>{t('Actors /')}</span>{' '}
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <ChevronDown aria-hidden size={14} strokeWidth={2} />
            </Button>
          </Menu>
        )}
        <Steps />
      </div>
      {instance ? null : <ActorViewSwitch />}
      <div className={`${styles.side} ${styles.end}`}>
        <PlayBeside />
      </div>
    </header>
  );
}
