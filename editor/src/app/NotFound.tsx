import { Link } from 'react-router';
import { ClosedCurtain } from './ClosedCurtain.tsx';
import styles from './Screen.module.css';
import { Screen } from './Screen.tsx';

/** Shown for unknown addresses. docs/product-rules.md#pages. */
export default function NotFound() {
  return (
    <Screen picture={<ClosedCurtain />} title="Page not found" text="This address does not lead to a page.">
      <Link className={styles.link} to="/projects">
        Back to my projects
      </Link>
    </Screen>
  );
}
