import type { Project } from '@playhouse/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Tabs } from '../../components/Tabs.tsx';
import { t } from '../../i18n/t.ts';
import { PlayTestsPanel, type PlayTestsPanelProps } from '../play-tests/PlayTestsPanel.tsx';
import { WhatIfPanel, type WhatIfPanelProps } from '../what-if/WhatIfPanel.tsx';
import { BreakpointList } from '../why/BreakpointList.tsx';
import { NowPanel, type NowPanelProps } from '../why/NowPanel.tsx';
import { ActorChooser } from './ActorChooser.tsx';
import { ownerOf } from './consoleLines.ts';
import { InputPanel, type InputPanelProps } from './InputPanel.tsx';
import styles from './PreviewPage.module.css';
import { ProfilePanel, type ProfilePanelProps } from './ProfilePanel.tsx';
import { ServicesPanel, type ServicesPanelProps } from './ServicesPanel.tsx';
import { WatchPanel, type WatchPanelProps } from './WatchPanel.tsx';

export interface SidePanelProps {
  readonly watch: WatchPanelProps;
  readonly playTests: PlayTestsPanelProps;
  readonly whatIf: Omit<WhatIfPanelProps, 'chooser'>;
  readonly now: Omit<NowPanelProps, 'project' | 'choice' | 'actor' | 'actors' | 'routeOf'>;
  readonly input: InputPanelProps;
  readonly services: ServicesPanelProps;
  readonly profile: Omit<ProfilePanelProps, 'project'>;
  readonly project: Project;
  /** Shown in a tab of its own, if given. */
  readonly inspector?: ReactNode;
}

type PanelTab = 'inspector' | 'watch' | 'now' | 'what-if' | 'tests' | 'input' | 'services' | 'profile';

/** The panels next to the running game. */
export function SidePanel(props: SidePanelProps) {
  const { watch, now, whatIf, playTests, input, services, profile, project, inspector } = props;
  const { key, search } = useLocation();
  const [tab, setTab] = useState<PanelTab>(() =>
    new URLSearchParams(search).get('panel') === 'tests' ? 'tests' : 'watch',
  );
  const hasInspector = inspector !== undefined;
  useEffect(() => {
    // The address asks for an attribute.
    if (hasInspector && new URLSearchParams(search).has('tab')) setTab('inspector');
  }, [hasInspector, key, search]);
  const opened = playTests.playTests.opened?.name;
  useEffect(() => {
    if (opened !== undefined) setTab('tests');
  }, [opened]);
  const stoppedAt = now.breakpoints.stop?.frame;
  useEffect(() => {
    if (stoppedAt !== undefined) setTab('now');
  }, [stoppedAt]);
  return (
    <aside className={styles.side} aria-label={t('Watch, input and services')}>
      <Tabs<PanelTab>
        label={t('Watch, input and services')}
        value={tab}
        onChange={setTab}
        tabs={[
          ...(hasInspector
            ? [
                {
                  id: 'inspector' as const,
                  label: t('Inspector'),
                  content: <div className={styles.inspector}>{inspector}</div>,
                },
              ]
            : []),
          { id: 'watch', label: t('Watch'), content: <WatchPanel {...watch} /> },
          {
            id: 'now',
            label: t('Now'),
            content: (
              <div className={styles.now}>
                <NowPanel
                  {...now}
                  choice={<ActorChooser {...watch} />}
                  actor={watch.list.actor?.name}
                  actors={watch.list.actors}
                  project={project}
                  routeOf={(path) => ownerOf(project, path).route}
                />
                <BreakpointList
                  breakpoints={now.breakpoints}
                  project={project}
                  actors={watch.list.actors}
                  ownerOf={(path) => ownerOf(project, path)}
                  onShow={now.onShow}
                />
              </div>
            ),
          },
          {
            id: 'what-if',
            label: t('What if?'),
            content: <WhatIfPanel {...whatIf} chooser={<ActorChooser {...watch} />} />,
          },
          { id: 'tests', label: t('Tests'), content: <PlayTestsPanel {...playTests} /> },
          { id: 'input', label: t('Input'), content: <InputPanel {...input} /> },
          { id: 'services', label: t('Services'), content: <ServicesPanel {...services} /> },
          { id: 'profile', label: t('Profile'), content: <ProfilePanel {...profile} project={project} /> },
        ]}
      />
    </aside>
  );
}
