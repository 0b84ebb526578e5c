import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { FirstCopyStrip } from '../cloud/FirstCopyStrip.tsx';
import { CutVisitStrip } from '../history/CutVisitStrip.tsx';
import { exportOpenProject } from '../projects/exportOpen.ts';
import { TrashedStrip } from '../projects/TrashedStrip.tsx';
import { RoomStrip } from '../storage/RoomStrip.tsx';
import { UnmergedStrip } from '../versions/UnmergedStrip.tsx';
import { NewerFormat } from './NewerFormat.tsx';
import styles from './Strips.module.css';

/** What there is to say about the open project and its storage, below the top bar. */
export function Strips() {
  const project = useOpenProject();
  const navigate = useNavigate();
  return (
    <div className={styles.strips}>
      <NewerFormat />
      <CutVisitStrip />
      <FirstCopyStrip />
      <TrashedStrip />
      <UnmergedStrip />
      <RoomStrip>
        <Button size="small" onPress={() => navigate('/projects')}>
          {t('Make room')}
        </Button>
        <Button size="small" onPress={() => void exportOpenProject(project)}>
          {t('Download a copy')}
        </Button>
      </RoomStrip>
    </div>
  );
}
