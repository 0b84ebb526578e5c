import { callsServers, networkEnabled } from '@playhouse/core';
import { Button } from '../../components/Button.tsx';
import { Switch } from '../../components/Switch.tsx';
import { showToast } from '../../components/Toast.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import styles from './ServicesPanel.module.css';
import type { HostChoice } from './useNetwork.ts';

export interface NetworkSectionProps {
  readonly choices: readonly HostChoice[];
  readonly onForget: () => void;
}

/** Whether the project lets the game call servers, and the user's decision for each server. */
export function NetworkSection({ choices, onForget }: NetworkSectionProps) {
  const { session } = useOpenProject();
  const isOn = useProject(callsServers);
  const turn = (wanted: boolean) => {
    const value = wanted ? networkEnabled.ownServer : networkEnabled.none;
    const done = session.dispatch({
      kind: 'project.setAttribute',
      data: { path: ['attributes', 'networkEnabled'], value },
    });
    if (!done.ok) showToast(done.issues[0]?.message ?? t('Networking could not be changed.'));
  };
  return (
    <section aria-label={t('Networking')}>
      <h2>{t('Networking')}</h2>
      <Switch label={t('This game may call servers')} isOn={isOn} onChange={turn} />
      {isOn && choices.length === 0 ? (
        <p className={styles.quiet}>{t('You are asked the first time the game calls a server.')}</p>
      ) : null}
      <dl className={styles.known}>
        {choices.map(({ host, isAllowed }) => (
          <div key={host}>
            <dt>{host}</dt>
            <dd>{isAllowed ? 'allowed' : 'refused'}</dd>
          </div>
        ))}
      </dl>
      {choices.length > 0 ? (
        <Button size="small" onPress={onForget}>
          {t('Ask again about every server')}
        </Button>
      ) : null}
    </section>
  );
}
