import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useAssetUrl } from '../../session/SessionContext.ts';
import styles from './ShownImage.module.css';

export interface ShownImageProps {
  readonly name: string;
  readonly file: string;
  /** Why it is only shown. */
  readonly note: string;
}

/** An image that cannot be edited. */
export function ShownImage({ name, file, note }: ShownImageProps) {
  const url = useAssetUrl(`images/${file}`);
  const [isDamaged, setDamaged] = useState(false);
  if (isDamaged) return <EmptyState size="page" text={`${name} cannot be shown: the file is damaged.`} />;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
        <p>It cannot be edited here. {note}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard */}
      <section className={styles.area} aria-label={`Picture of ${name}`} tabIndex={0}>
        {url === undefined ? null : (
          <img src={url} alt={name} className={styles.picture} onError={() => setDamaged(true)} />
        )}
      </section>
    </>
  );
}
