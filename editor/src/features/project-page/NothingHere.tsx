import { EmptyState } from '../../components/EmptyState.tsx';
import styles from './ProjectPage.module.css';

/** The main area when the URL refers to something that does not exist. */
export function NothingHere({ text }: { readonly text: string }) {
  return (
    <main className={`${styles.middle} ${styles.wide}`} data-region="stage">
      <EmptyState size="page" text={text} />
    </main>
  );
}
