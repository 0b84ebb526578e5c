import { useCallback, useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { Button as WordButton } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { createEmpty } from './createEmpty.ts';
import { createFromSample } from './installSamples.ts';
import { makeProject } from './makeProject.ts';
import { SamplePicture, StagePicture } from './SamplePicture.tsx';
import { loadSamples, type Sample } from './samples.ts';
import styles from './TemplatesPage.module.css';
import { type LibraryState, useLibrary } from './useLibrary.ts';

type ListedSamples =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly list: readonly Sample[] };

/** The games that come with Playhouse, and a function that loads them again. */
function useSamples(): readonly [ListedSamples, () => void] {
  const [samples, setSamples] = useState<ListedSamples>({ kind: 'loading' });
  const load = useCallback(async () => {
    setSamples({ kind: 'loading' });
    const list = await loadSamples();
    setSamples(list ? { kind: 'loaded', list } : { kind: 'failed' });
  }, []);
  useEffect(() => void load(), [load]);
  return [samples, () => void load()];
}

/**
 * 'Select a starter template': an empty project first, then the games that come with Playhouse.
 * docs/product-rules.md#templates.
 */
export default function TemplatesPage() {
  const navigate = useNavigate();
  const library = useLibrary();
  const [samples, loadAgain] = useSamples();
  const [shown, setShown] = useState<Sample>();
  const [isBusy, setBusy] = useState(false);
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
      {samples.kind === 'failed' ? (
        <EmptyState text={t('The templates could not be loaded. Check your connection.')}>
          <WordButton onPress={loadAgain}>{t('Try again')}</WordButton>
        </EmptyState>
      ) : null}
      {samples.kind === 'loaded' ? <Samples samples={samples.list} library={library} onShow={setShown} /> : null}
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

interface SamplesProps {
  readonly samples: readonly Sample[];
  readonly library: LibraryState;
  readonly onShow: (sample: Sample) => void;
}

function Samples({ samples, library, onShow }: SamplesProps) {
  if (samples.length === 0)
    return <EmptyState text={t('Huh. Weird. No really, we should have some stuff here for you.')} />;
  return (
    <>
      <h2 className={styles.group}>{t('Examples')}</h2>
      <div className={styles.grid}>
        {samples.map((sample) => (
          <Button key={sample.id} className={styles.card ?? ''} onPress={() => onShow(sample)}>
            <span className={styles.picture}>
              <SamplePicture sample={sample} library={library} />
            </span>
            <b className={styles.name}>{sample.title}</b>
            <span className={styles.text}>{sample.description}</span>
          </Button>
        ))}
      </div>
    </>
  );
}
