import { useNavigate } from 'react-router';
import { useOpenProject } from '../../session/SessionContext.ts';
import styles from './ProblemList.module.css';
import { ProblemList, type ProblemListProps } from './ProblemList.tsx';

/** The problems as a tab of the inspector. */
export function PinnedProblems({ here }: Pick<ProblemListProps, 'here'>) {
  const { id } = useOpenProject();
  const navigate = useNavigate();
  return (
    <div className={styles.pinned}>
      <ProblemList here={here} onGo={(address) => void navigate(`/game/${id}${address}`)} />
    </div>
  );
}
