import type { Project } from '@playhouse/core';
import { useState } from 'react';
import { Tabs } from '../../components/Tabs.tsx';
import { InputPanel, type InputPanelProps } from './InputPanel.tsx';
import styles from './PreviewPage.module.css';
import { ProfilePanel, type ProfilePanelProps } from './ProfilePanel.tsx';
import { ServicesPanel, type ServicesPanelProps } from './ServicesPanel.tsx';
import { WatchPanel, type WatchPanelProps } from './WatchPanel.tsx';

export interface SidePanelProps {
  readonly watch: WatchPanelProps;
  readonly input: InputPanelProps;
  readonly services: ServicesPanelProps;
  readonly profile: Omit<ProfilePanelProps, 'project'>;
  readonly project: Project;
}

type PanelTab = 'watch' | 'input' | 'services' | 'profile';

/** The panels next to the running game. */
export function SidePanel({ watch, input, services, profile, project }: SidePanelProps) {
  const [tab, setTab] = useState<PanelTab>('watch');
  return (
    <aside className={styles.side} aria-label="Watch, input and services">
      <Tabs<PanelTab>
        label="Watch, input and services"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'watch', label: 'Watch', content: <WatchPanel {...watch} /> },
          { id: 'input', label: 'Input', content: <InputPanel {...input} /> },
          { id: 'services', label: 'Services', content: <ServicesPanel {...services} /> },
          { id: 'profile', label: 'Profile', content: <ProfilePanel {...profile} project={project} /> },
        ]}
      />
    </aside>
  );
}
