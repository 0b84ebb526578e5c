import { PanelRightOpen } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { useHasInspector, useWorkspace } from '../../ui-state/workspace.ts';
import styles from './ProjectPage.module.css';

/** Reopens the inspector after it was closed at its edge. */
export function InspectorOpener() {
  const isVisible = useHasInspector();
  const toggle = useWorkspace(({ togglePanel }) => togglePanel);
  if (isVisible) return null;
  return (
    <div className={styles.opener}>
      <IconButton icon={PanelRightOpen} label={t('Show the inspector')} onPress={() => toggle('inspector')} />
    </div>
  );
}
