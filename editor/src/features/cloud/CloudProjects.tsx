import type { LibraryEntry } from '@playhouse/sync';
import { Cloud } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { currentUser } from '../../session/cloud/account.ts';
import type { CloudProject } from '../../session/cloud/serverCalls.ts';
import styles from './CloudProjects.module.css';
import { fetchCloudProject } from './cloudCommands.ts';
import { useCloudProjects } from './useCloudProjects.ts';

export interface CloudProjectsProps {
  readonly entries: readonly LibraryEntry[];
}

/** The projects of the account that are not on this computer. */
export default function CloudProjects({ entries }: CloudProjectsProps) {
  const here = new Set(entries.map(({ uuid }) => uuid));
  const projects = useCloudProjects()?.filter(({ uuid }) => !here.has(uuid)) ?? [];
  const [fetching, setFetching] = useState<string>();
  const navigate = useNavigate();
  const open = async (project: CloudProject) => {
    const user = currentUser();
    if (!user) return;
    setFetching(project.id);
    const isHere = await fetchCloudProject(user, project);
    setFetching(undefined);
    if (isHere) navigate(`/game/${project.uuid}`);
  };
  if (projects.length === 0) return null;
  return (
    <section aria-label={t('In the cloud')}>
      <h2 className={styles.title}>{t('In the cloud')}</h2>
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.id} className={styles.row}>
            <Cloud aria-hidden size={17} strokeWidth={1.75} />
            <span className={styles.name} dir="auto">
              {project.name || t('Untitled')}
            </span>
            <Button
              size="small"
              isDisabled={fetching !== undefined}
              aria-label={t('Download {title}', { title: project.name || t('Untitled') })}
              onPress={() => void open(project)}
            >
              {fetching === project.id ? t('Downloading') : t('Download')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
