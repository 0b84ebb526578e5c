import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { Button as WordButton } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { createEmpty } from './createEmpty.ts';
import { createFromSample } from './installSamples.ts';
import { makeProject } from './makeProject.ts';
import { SamplePicture, StagePicture } from './SamplePicture.tsx';
import { loadSamples, type Sample } from './samples.ts';
import styles from './TemplatesPage.module.css';
import { useLibrary } from './useLibrary.ts';

/**
 * 'Select a starter template': an empty project first, then the games that come with Playhouse.
 * docs/product-rules.md#templates.
 */
export default function TemplatesPage() {
  const navigate = useNavigate();
  const library = useLibrary();
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  const [shown, setShown] = useState<Sample>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void loadSamples().then(setSamples), []);
  const make = async (work: Parameters<typeof makeProject>[0]) => {
    if (isBusy) return;
    setBusy(true);
    const made = await makeProject(work);
    setBusy(false);
    if ('id' in made) navigate(`/game/${made.id}`);
    else showToast(made.message);
  };
  return (
    <div className={styles.page} aria-busy={isBusy}>
      <title>{t('New - Playhouse')}</title>
      <h1 className={styles.title}>{t('Select a starter template')}</h1>
      <div className={styles.grid}>
        <Button className={styles.card ?? ''} onPress={() => void make(createEmpty)}>
          <span className={styles.picture}>
            <StagePicture hasPlus />
          </span>
          <b className={styles.name}>{t('New project')}</b>
          <span className={styles.text}>{t('One empty scene')}</span>
        </Button>
      </div>
      {samples.length > 0 ? <h2 className={styles.group}>{t('Examples')}</h2> : null}
      <div className={styles.grid}>
        {samples.map((sample) => (
          <Button key={sample.id} className={styles.card ?? ''} onPress={() => setShown(sample)}>
            <span className={styles.picture}>
              <SamplePicture sample={sample} library={library} />
            </span>
            <b className={styles.name}>{sample.title}</b>
            <span className={styles.text}>{sample.description}</span>
          </Button>
        ))}
      </div>
      <Dialog
        title={shown?.title ?? ''}
        size="wide"
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
        actions={
          <>
            <WordButton onPress={() => setShown(undefined)}>{t('Cancel')}</WordButton>
            <WordButton look="main" onPress={() => shown && void make((store) => createFromSample(store, shown))}>
              {t('Use this template')}
            </WordButton>
          </>
        }
      >
        {shown ? (
          <span className={styles.large}>
            <SamplePicture sample={shown} library={library} />
          </span>
        ) : null}
        <p>{shown?.description}</p>
      </Dialog>
    </div>
  );
}
