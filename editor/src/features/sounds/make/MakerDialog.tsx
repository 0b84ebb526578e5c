import { type Sound, serializeSynth } from '@playhouse/audio';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { said } from '../../../i18n/said.ts';
import { t } from '../../../i18n/t.ts';
import { chordOf } from '../../../interactions/chord.ts';
import { isTyping } from '../../../interactions/isTyping.ts';
import type { ListedSound } from '../editor/soundSaver.ts';
import { MakerHead } from './MakerHead.tsx';
import { MakerSliders } from './MakerSliders.tsx';
import styles from './MakeSound.module.css';
import { renderedSound } from './renderedSound.ts';
import { redoMaker, undoMaker } from './soundMaker.ts';
import type { OpenMaker } from './useMaker.ts';

export interface MakerDialogProps {
  readonly title: string;
  readonly open: OpenMaker;
  readonly action: string;
  readonly isReady: boolean;
  readonly onClose: () => void;
  readonly store: (sound: Sound, recipe: string) => Promise<ListedSound>;
  readonly onStored: (name: string) => void;
  readonly children: ReactNode;
}

/** The synthesizer, and the button that stores what it made. */
export function MakerDialog(props: MakerDialogProps) {
  const { title, open, action, isReady, onClose, store, onStored, children } = props;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const finish = async () => {
    setBusy(true);
    const { parameters } = open.maker.current;
    const stored = await store(renderedSound(parameters), serializeSynth(parameters)).catch(
      (): ListedSound => ({ ok: false, message: t('The sound could not be stored. Try again.') }),
    );
    setBusy(false);
    if (stored.ok) onStored(stored.name);
    else setFault(stored.message);
  };
  return (
    <Dialog
      title={title}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button look="main" isDisabled={!isReady || isBusy} onPress={() => void finish()}>
            {action}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keys that the controls leave over */}
      <div className={styles.maker} onKeyDown={(event) => walkHistory(event, open)}>
        <MakerHead open={open} />
        <MakerSliders open={open} />
        {children}
        {fault === undefined ? null : (
          <p className={styles.fault} role="alert">
            {said(fault)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Undo and redo of the dialog, which those of the project do not get. */
function walkHistory(event: KeyboardEvent, { maker, show }: OpenMaker): void {
  const chord = chordOf(event);
  const isRedo = chord === 'Ctrl+Y' || chord === 'Ctrl+Shift+Z';
  if ((chord !== 'Ctrl+Z' && !isRedo) || isTyping(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  show(isRedo ? redoMaker(maker) : undoMaker(maker), true);
}
