import type { LibraryEntry, ProjectFacts, ProjectStore } from '@playhouse/sync';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { counted } from '../../i18n/counted.ts';
import { said } from '../../i18n/said.ts';
import { currentLanguage, t } from '../../i18n/t.ts';
import { PlaceIcon, placeText } from '../cloud/PlaceIcon.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import styles from './HeroCard.module.css';
import { ProjectMenu } from './ProjectMenu.tsx';
import { retitleProject } from './projectCommands.ts';
import { timeLabels } from './timeLabels.ts';
import { usePicture } from './useLibrary.ts';
import { Valance } from './Valance.tsx';

export interface HeroCardProps {
  readonly store: ProjectStore;
  readonly entry: LibraryEntry;
  readonly titles: readonly string[];
}

/** The last opened project, with its cast of actors. docs/editor-design.md#project-card. */
export function HeroCard({ store, entry, titles }: HeroCardProps) {
  const navigate = useNavigate();
  const picture = usePicture(store, entry, 'scene');
  const [isEditing, setEditing] = useState(false);
  const greeting = entry.openedAt
    ? t('Last opened {when}', { when: timeLabels(entry.openedAt, new Date()) })
    : t('New in your library');
  return (
    <section className={styles.hero} aria-label={t('Continue with {title}', { title: entry.title })}>
      <div className={styles.stage}>
        {picture ? <img src={picture} alt="" className={styles.picture} draggable={false} /> : null}
        <Valance project={entry.id} />
      </div>
      <div className={styles.side}>
        <span className={styles.muted}>{greeting}</span>
        <h2 className={styles.title} dir="auto">
          <EntryTitle
            title={entry.title}
            isEditing={isEditing}
            onEdit={setEditing}
            onRename={(title) => void retitleProject(entry, title)}
          />
        </h2>
        <p className={styles.muted}>{factsText(entry)}</p>
        <Cast store={store} entry={entry} />
        <div className={styles.actions}>
          <Button look="main" onPress={() => navigate(`/game/${entry.id}`)}>
            {t('Open')}
          </Button>
          <Button icon={Play} onPress={() => navigate(`/game/${entry.id}/preview`)}>
            {t('Play')}
          </Button>
          <span className={styles.place}>
            <PlaceIcon entry={entry} size={17} />
            {placeText(entry)}
          </span>
          <ProjectMenu store={store} entry={entry} titles={titles} onRename={() => setEditing(true)} />
        </div>
      </div>
    </section>
  );
}

function Cast({ store, entry }: Pick<HeroCardProps, 'store' | 'entry'>) {
  const row = usePicture(store, entry, 'cast');
  const names = entry.facts?.cast ?? [];
  const others = (entry.facts?.prototypes ?? 0) - names.length;
  if (!row || names.length === 0) return null;
  return (
    <ul className={styles.cast} aria-label={t('Cast')}>
      {names.map((name, index) => (
        <li
          key={index}
          title={name}
          className={styles.actor}
          style={{
            backgroundImage: `url(${row})`,
            backgroundSize: `${names.length * 100}% 100%`,
            backgroundPosition: `${names.length === 1 ? 0 : (index / (names.length - 1)) * 100}% 0`,
          }}
        >
          <span className="ph-hidden">{name}</span>
        </li>
      ))}
      {others > 0 ? <li className={styles.muted}>+ {others}</li> : null}
    </ul>
  );
}

function factsText({ facts }: LibraryEntry): string {
  if (!facts) return '';
  const counts = `${counted(facts.scenes, 'scene')}, ${counted(facts.prototypes, 'actor')}.`;
  return facts.lastChange ? t('{counts} Last change: {when}.', { counts, when: changeText(facts) }) : counts;
}

/** "moved Pip in Lantern Meadow". */
function changeText({ lastChange = '', changedIn }: ProjectFacts): string {
  const what = said(lastChange);
  const words = currentLanguage().code === 'en' ? what.charAt(0).toLowerCase() + what.slice(1) : what;
  return changedIn === undefined ? words : t('{words} in {where}', { words, where: changedIn });
}
