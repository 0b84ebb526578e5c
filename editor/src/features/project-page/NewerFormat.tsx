import { newerFormat } from '@playhouse/core';
import { Lock } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { said } from '../../i18n/said.ts';
import { useProject } from '../../session/SessionContext.ts';
import styles from './NewerFormat.module.css';

/** Explains why a project saved by a newer version is read-only. Renders nothing for other projects. */
export function NewerFormat() {
  const version = useProject(({ object }) => object.formatVersion);
  const issue = newerFormat(version, 'blocking');
  if (!issue) return null;
  return (
    <p className={styles.notice} role="status">
      <Icon icon={Lock} size={16} />
      {said(issue.message)}
    </p>
  );
}
