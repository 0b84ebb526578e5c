import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { commaSeparated } from '../../i18n/counted.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { SharingInfo } from '../behaviors/help/SharingInfo.tsx';
import { Choice } from './Choice.tsx';
import { secondsOf } from './consoleLines.ts';
import { NetworkSection, type ShownNetwork } from './NetworkSection.tsx';
import styles from './ServicesPanel.module.css';
import type { Platform, PlatformReport } from './usePlatform.ts';

export interface ServicesPanelProps {
  readonly platform: Pick<Platform, 'choices' | 'report' | 'choose' | 'forgetPurchases'>;
  readonly network: ShownNetwork;
  readonly isRecording: boolean;
}

/**
 * The simulated platform: its settings, its state, and the game's requests. docs/editor-design.md#preview.
 */
export function ServicesPanel({ platform, network, isRecording }: ServicesPanelProps) {
  const { choices, report, choose, forgetPurchases } = platform;
  return (
    <div className={styles.panel}>
      {isRecording ? (
        <p className={styles.hint}>{t('Services are off during a recording, as they are when it is played back.')}</p>
      ) : null}
      <section aria-label={t('Answers')}>
        <Choice label={t('Purchases')}>
          <SegmentedControl
            label={t('Purchases')}
            value={choices.purchases}
            onChange={(purchases) => choose({ purchases })}
            segments={[
              { id: 'succeed', label: t('Succeed') },
              { id: 'fail', label: t('Fail') },
            ]}
          />
        </Choice>
        <Choice label={t('Sign-in')}>
          <SegmentedControl
            label={t('Sign-in')}
            value={choices.signIn}
            onChange={(signIn) => choose({ signIn })}
            segments={[
              { id: 'succeed', label: t('Succeeds') },
              { id: 'fail', label: t('Fails') },
            ]}
          />
        </Choice>
        <Choice label={t('Answers arrive')}>
          <SegmentedControl
            label={t('Answers arrive')}
            value={choices.delay === 0 ? 'now' : 'later'}
            onChange={(id) => choose({ delay: id === 'now' ? 0 : 5 })}
            segments={[
              { id: 'now', label: t('Immediately') },
              { id: 'later', label: t('After 5 s') },
            ]}
          />
        </Choice>
      </section>
      <NetworkSection network={network} />
      {report ? <Known report={report} onForget={forgetPurchases} /> : null}
      <section aria-label={t('Requests from the game')}>
        <h2>{t('Requests from the game')}</h2>
        {report && report.asked.length > 0 ? (
          <ol className={styles.asked}>
            {report.asked.toReversed().map(({ frame, text }, index) => (
              <li key={report.asked.length - index}>
                <span className={styles.time}>{secondsOf(frame)}</span>
                <span className={styles.words}>{said(text)}</span>
              </li>
            ))}
          </ol>
        ) : (
          <EmptyState text={t('Purchases, scores, banners and other requests appear here.')} />
        )}
      </section>
      <SharingInfo />
    </div>
  );
}

function Known({ report, onForget }: { readonly report: PlatformReport; readonly onForget: () => void }) {
  const { isConnected, banner, owned, leaderboards, achievements, posts, interstitial, rewarded } = report;
  const rows: readonly (readonly [string, string])[] = [
    [t('Signed in'), isConnected ? t('yes') : t('no')],
    [t('Banner'), banner === undefined ? t('none') : banner === 'top' ? t('at the top') : t('at the bottom')],
    [t('Purchased'), owned.length === 0 ? t('nothing') : commaSeparated(owned)],
    [t('Ads'), `${interstitial + rewarded}${rewarded > 0 ? t(', {rewarded} with a reward', { rewarded }) : ''}`],
    ...leaderboards.map(({ id, value }) => [t('Score “{id}”', { id }), String(value)] as const),
    ...achievements.map(({ id, value }) => [t('Achievement “{id}”', { id }), `${value} %`] as const),
    ...posts.map((post) => [t('Posted'), post] as const),
  ];
  return (
    <section aria-label={t('Platform state')}>
      <h2>{t('Platform state')}</h2>
      <dl className={styles.known}>
        {rows.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {owned.length > 0 ? (
        <Button size="small" onPress={onForget}>
          {t('Forget purchases at the next start')}
        </Button>
      ) : null}
    </section>
  );
}
