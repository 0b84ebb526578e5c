import { EmptyState } from '../../components/EmptyState.tsx';
import styles from './ProjectPage.module.css';

/** The middle of the page when the address names nothing that exists. */
export function NothingHere({ text }: { readonly text: string }) {
  return (
    <main className={`${styles.middle} ${styles.wide}`} data-region="stage">
      <EmptyState size="page" text={text} />
    </main>
  );
}
