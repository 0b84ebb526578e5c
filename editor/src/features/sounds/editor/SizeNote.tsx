import { Info, TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { amount } from '../../../i18n/amount.ts';
import { t } from '../../../i18n/t.ts';
import styles from './SoundEditor.module.css';
import type { ChangeSound } from './soundCommands.ts';
import type { SoundEditor } from './soundEditor.ts';
import { sizeText } from './soundWords.ts';
import { type Reduction, reductionsOf, sizeFault, wavBytes } from './wavSize.ts';

export interface SizeNoteProps {
  readonly editor: SoundEditor;
  readonly change: ChangeSound;
}

/** Says that edits of this sound cannot be saved as it is, and offers what makes it small enough. */
export function SizeNote({ editor, change }: SizeNoteProps) {
  const shown = useStore(editor.store, (state) => state.shown);
  const isEdited = useStore(editor.store, ({ edits }) => edits.length > 0);
  const fault = sizeFault(wavBytes(shown));
  if (fault === undefined) return null;
  return (
    <div className={styles.size} role="status" data-edited={isEdited || undefined}>
      <Icon icon={isEdited ? TriangleAlert : Info} size={16} />
      <p>
        {isEdited
          ? t('{fault} Until then, edits are kept in this browser only.', { fault })
          : t('This sound plays as it is, but edits are saved as WAV. {fault}', { fault })}
      </p>
      {reductionsOf(shown).map(({ edit, bytes }) => (
        <Button key={edit.kind} size="small" onPress={() => change(() => void editor.edit(edit))}>
          {`${labelOf(edit)}: ${sizeText(bytes)}`}
        </Button>
      ))}
    </div>
  );
}

function labelOf(edit: Reduction['edit']): string {
  return edit.kind === 'mixToMono' ? t('Mix to mono') : t('Lower to {rate} Hz', { rate: amount(edit.sampleRate) });
}
