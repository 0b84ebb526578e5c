import { encodeWav, renderSound, type Sound, type SynthParameters, serializeSynth } from '@playhouse/audio';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { isTyping } from '../../../interactions/isTyping.ts';
import { useOpenProject } from '../../../session/SessionContext.ts';
import type { ListedSound } from '../editor/soundSaver.ts';
import { addSound, replaceSound } from '../editor/storeSound.ts';
import { MakerHead } from './MakerHead.tsx';
import { MakerSliders } from './MakerSliders.tsx';
import styles from './MakeSound.module.css';
import { keepMaker } from './makerDrafts.ts';
import { presetWords } from './makerWords.ts';
import { redoMaker, reopenMaker, type SoundMaker, undoMaker } from './soundMaker.ts';
import { type OpenMaker, startRandomly, useMaker } from './useMaker.ts';

interface DoneProps {
  readonly onClose: () => void;
  /** Called with the name of the asset that has the sound. */
  readonly onDone: (name: string) => void;
}

/** Makes a new sound of the game with the synthesizer. docs/editor-design.md#sound-editor. */
export function MakeSoundDialog({ onClose, onDone }: DoneProps) {
  const { id, session, assets } = useOpenProject();
  const key = `${id} new`;
  const open = useMaker(key, startRandomly);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? nameOf(open.maker);
  return (
    <MakerDialog
      title="Make a sound"
      open={open}
      action="Add sound"
      isReady={name.trim() !== ''}
      onClose={onClose}
      store={(sound, recipe) => addSound({ session, assets }, name.trim(), sound, recipe)}
      onStored={(stored) => {
        keepMaker(key, undefined);
        onDone(stored);
      }}
    >
      <TextField label="Name" value={name} onChange={setTyped} />
    </MakerDialog>
  );
}

export interface ChangeSoundDialogProps extends DoneProps {
  readonly name: string;
  /** The file of the sound, which the dialog replaces. */
  readonly file: string;
  readonly parameters: SynthParameters;
  /** The sound in the file, which differs from these settings if it was edited since. */
  readonly sound: Sound;
}

/** Changes a sound that was made with the synthesizer. docs/editor-design.md#sound-editor. */
export function ChangeSoundDialog({ name, file, parameters, sound, onClose, onDone }: ChangeSoundDialogProps) {
  const { id, session, assets } = useOpenProject();
  const key = `${id} ${file}`;
  const open = useMaker(key, () => reopenMaker(parameters));
  const [isEdited] = useState(() => !isSameSound(sound, renderSound(parameters)));
  return (
    <MakerDialog
      title={`Change “${name}”`}
      open={open}
      action="Change sound"
      isReady={open.maker.current.parameters !== parameters}
      onClose={onClose}
      store={(made, recipe) => replaceSound({ session, assets }, file, made, recipe)}
      onStored={(stored) => {
        keepMaker(key, undefined);
        onDone(stored);
      }}
    >
      {isEdited ? (
        <p className={styles.note}>
          This sound was also edited on its page. “Change sound” replaces those edits; undo brings them back.
        </p>
      ) : null}
    </MakerDialog>
  );
}

interface MakerDialogProps {
  readonly title: string;
  readonly open: OpenMaker;
  readonly action: string;
  readonly isReady: boolean;
  readonly onClose: () => void;
  readonly store: (sound: Sound, recipe: string) => Promise<ListedSound>;
  readonly onStored: (name: string) => void;
  readonly children: ReactNode;
}

function MakerDialog(props: MakerDialogProps) {
  const { title, open, action, isReady, onClose, store, onStored, children } = props;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const finish = async () => {
    setBusy(true);
    const { parameters } = open.maker.current;
    const stored = await store(renderSound(parameters), serializeSynth(parameters)).catch(
      (): ListedSound => ({ ok: false, message: 'The sound could not be stored. Try again.' }),
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
          <Button onPress={onClose}>Cancel</Button>
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
            {fault}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Undo and redo of the dialog, which those of the project do not get. */
function walkHistory(event: KeyboardEvent, { maker, show }: OpenMaker): void {
  if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
  const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
  if (event.code !== 'KeyZ' && !isRedo) return;
  event.preventDefault();
  event.stopPropagation();
  show(isRedo ? redoMaker(maker) : undoMaker(maker), true);
}

function nameOf({ current: { origin }, past }: SoundMaker): string {
  const origins = [...past.map((made) => made.origin), origin];
  const preset = origins.findLast(({ kind }) => kind === 'preset');
  return preset?.kind === 'preset' && preset.preset !== 'random' ? presetWords[preset.preset].toLowerCase() : 'sound';
}

/** Whether both become the same file. */
function isSameSound(a: Sound, b: Sound): boolean {
  const [left, right] = [encodeWav(a), encodeWav(b)];
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}
