import { parseNetworkTable } from '@playhouse/runtime';
import { Table2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { Choice } from './Choice.tsx';
import { secondsOf } from './consoleLines.ts';
import styles from './ServicesPanel.module.css';
import { tableEntries } from './servedTables.ts';
import type { ServerSimulation } from './useSimulatedServer.ts';

/** The settings of the simulated server, the tables it has, and what it was asked. */
export function SimulatedServerSection({ simulation }: { readonly simulation: ServerSimulation }) {
  const { server, choose } = simulation;
  return (
    <>
      <p className={styles.quiet}>
        {t('It keeps the tables that the game sends and returns them. Nothing leaves this computer.')}
      </p>
      <Choice label={t('Calls')}>
        <SegmentedControl
          label={t('Calls')}
          value={server.outcome}
          onChange={(outcome) => choose({ outcome })}
          segments={[
            { id: 'succeed', label: t('Succeed') },
            { id: 'fail', label: t('Fail') },
          ]}
        />
      </Choice>
      <Choice label={t('Server answers')}>
        <SegmentedControl
          label={t('Server answers')}
          value={server.delay === 0 ? 'now' : 'later'}
          onChange={(id) => choose({ delay: id === 'now' ? 0 : 5 })}
          segments={[
            { id: 'now', label: t('Immediately') },
            { id: 'later', label: t('After 5 s') },
          ]}
        />
      </Choice>
      <Addresses simulation={simulation} />
      <ol className={styles.asked} aria-label={t('Calls of the game')}>
        {server.calls.toReversed().map(({ frame, method, url, isAnswered }, index) => (
          <li key={server.calls.length - index}>
            <span className={styles.time}>{secondsOf(frame)}</span>
            <span className={styles.words}>
              {isAnswered ? `${method} ${url}` : t('{method} {url}: failed', { method, url })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Addresses({ simulation }: { readonly simulation: ServerSimulation }) {
  const { server, putTable } = simulation;
  const session = useSession();
  const entriesOf = (url: string) => (): MenuEntry[] =>
    tableEntries(session.getState().project, (text) => putTable(url, text));
  return (
    <ul className={styles.servers} aria-label={t('Addresses of the simulated server')}>
      {[...server.tables].map(([url, text]) => (
        <li key={url}>
          <span className={styles.words}>{url}</span>
          <span className={styles.state}>{shownTable(text)}</span>
          <Menu label={t('Answer with a table')} placement="bottom end" entries={entriesOf(url)}>
            <IconButton icon={Table2} size="small" label={t('Answer with a table')} hasTooltip={false} />
          </Menu>
        </li>
      ))}
    </ul>
  );
}

function shownTable(text: string | undefined): string {
  const table = text === undefined ? undefined : parseNetworkTable(text);
  return table ? t('{count, plural, one {# row} other {# rows}}', { count: table.rowNames.length }) : t('no table');
}
