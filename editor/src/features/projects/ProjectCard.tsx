import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../i18n/t.ts';
import { PlaceIcon, placeText } from '../cloud/PlaceIcon.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import styles from './ProjectCard.module.css';
import { ProjectMenu } from './ProjectMenu.tsx';
import { retitleProject } from './projectCommands.ts';
import { timeLabels } from './timeLabels.ts';
import { usePicture } from './useLibrary.ts';
import { Valance } from './Valance.tsx';

export interface ProjectEntryProps {
  readonly store: ProjectStore;
  readonly entry: LibraryEntry;
  readonly titles: readonly string[];
  readonly look: 'grid' | 'list';
}

/** One project of the library: its picture under a valance, its title and its menu. */
export function ProjectCard({ store, entry, titles, look }: ProjectEntryProps) {
  const picture = usePicture(store, entry, 'scene');
  const [isEditing, setEditing] = useState(false);
  return (
    <article className={styles.card} data-look={look} aria-label={entry.title}>
      <div className={styles.stage}>
        {picture ? <img src={picture} alt="" className={styles.picture} draggable={false} /> : null}
        {look === 'grid' ? <Valance project={entry.id} /> : null}
      </div>
      <div className={styles.meta}>
        <span className={styles.words}>
          <EntryTitle
            title={entry.title}
            isEditing={isEditing}
            onEdit={setEditing}
            onRename={(title) => void retitleProject(entry, title)}
          />
          <span className={styles.when}>{t('Changed {when}', { when: timeLabels(entry.updatedAt, new Date()) })}</span>
        </span>
        <span role="img" aria-label={placeText(entry)} className={styles.place}>
          <PlaceIcon entry={entry} size={16} />
        </span>
        <ProjectMenu store={store} entry={entry} titles={titles} onRename={() => setEditing(true)} />
      </div>
      {isEditing ? null : (
        <Link className={styles.open} to={`/game/${entry.id}`} aria-label={t('Open {title}', { title: entry.title })} />
      )}
      <Link
        className={styles.play}
        to={`/game/${entry.id}/preview`}
        aria-label={t('Play {title}', { title: entry.title })}
      >
        <Play aria-hidden size={20} fill="currentColor" strokeWidth={0} />
      </Link>
    </article>
  );
}
