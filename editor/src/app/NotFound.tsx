import { Link } from 'react-router';
import { ClosedCurtain } from './ClosedCurtain.tsx';
import styles from './Screen.module.css';
import { Screen } from './Screen.tsx';

/** Any address that is none of ours. Spec 1, chapter 2. */
export default function NotFound() {
  return (
    <Screen picture={<ClosedCurtain />} title="There is no stage here" text="The address leads nowhere.">
      <Link className={styles.link} to="/projects">
        Back to my projects
      </Link>
    </Screen>
  );
}
