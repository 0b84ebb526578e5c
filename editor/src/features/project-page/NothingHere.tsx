import { EmptyState } from '../../components/EmptyState.tsx';
import styles from './ProjectPage.module.css';

/** What is in the middle when the address names nothing that exists; the libraries lead on. */
export function NothingHere({ text }: { readonly text: string }) {
  return (
    <main className={`${styles.middle} ${styles.wide}`} data-region="stage">
      <EmptyState size="page" text={text} />
    </main>
  );
}
