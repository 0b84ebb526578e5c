import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../i18n/t.ts';
import { useAssetUrl } from '../../session/SessionContext.ts';
import styles from './ShownImage.module.css';

export interface ShownImageProps {
  readonly name: string;
  readonly file: string;
  /** Why it is only shown. */
  readonly note: string;
  /** Opens a smaller copy in the image editor. */
  readonly onMakeSmaller: () => void;
}

/** An image that is too large to edit. */
export function ShownImage({ name, file, note, onMakeSmaller }: ShownImageProps) {
  const url = useAssetUrl(`images/${file}`);
  const [isDamaged, setDamaged] = useState(false);
  if (isDamaged) return <EmptyState size="page" text={t('{name} cannot be shown: the file is damaged.', { name })} />;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
        <p>{t('It is too large to edit. {note}', { note })}</p>
        <Button size="small" onPress={onMakeSmaller}>
          {t('Edit a smaller copy')}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard */}
      <section className={styles.area} aria-label={t('Picture of {name}', { name })} tabIndex={0}>
        {url === undefined ? null : (
          <img src={url} alt={name} className={styles.picture} onError={() => setDamaged(true)} />
        )}
      </section>
    </>
  );
}
