import { callsServers, networkEnabled } from '@playhouse/core';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { Switch } from '../../components/Switch.tsx';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { ServerList } from './ServerList.tsx';
import { SimulatedServerSection } from './SimulatedServerSection.tsx';
import type { Network } from './useNetwork.ts';

export type ShownNetwork = Pick<Network, 'allowed' | 'refused' | 'name' | 'forget' | 'simulation'>;

/** Whether the project lets the game call servers, which ones, and a server that is only simulated. */
export function NetworkSection({ network }: { readonly network: ShownNetwork }) {
  const { session } = useOpenProject();
  const isOn = useProject(callsServers);
  const { simulation } = network;
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
      {isOn ? (
        <>
          <SegmentedControl
            label={t('Calls go to')}
            value={simulation.isOn ? 'simulated' : 'real'}
            onChange={(id) => simulation.turn(id === 'simulated')}
            segments={[
              { id: 'real', label: t('Servers') },
              { id: 'simulated', label: t('Simulated server') },
            ]}
          />
          {simulation.isOn ? <SimulatedServerSection simulation={simulation} /> : <ServerList network={network} />}
        </>
      ) : null}
    </section>
  );
}
