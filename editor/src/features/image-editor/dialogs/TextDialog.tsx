import { useState } from 'react';
import { useStore } from 'zustand';
import { SegmentedControl } from '../../../components/SegmentedControl.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { textRaster } from '../files/textRaster.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { NumberRow, Row } from './NumberRow.tsx';

const families = [
  ['sans-serif', 'Sans serif'],
  ['serif', 'Serif'],
  ['monospace', 'Monospace'],
  ['cursive', 'Handwriting'],
] as const;

/** Asks for a text and paints it where the tool was pressed. */
export function TextDialog({ editor }: { readonly editor: ImageEditor }) {
  const place = useStore(editor.store, (state) => state.textAt);
  const isSmooth = useStore(editor.store, ({ settings }) => settings.isSmooth);
  const [text, setText] = useState('');
  const [size, setSize] = useState(16);
  const [family, setFamily] = useState<string>('sans-serif');
  if (!place) return null;
  const write = () => {
    const { settings, at, selection } = editor.store.getState();
    const raster = textRaster({ text, size, family, color: settings.color, isSmooth: settings.isSmooth });
    if (!raster) return;
    editor.noteColor();
    editor.edit({ kind: 'pastePixels', ...at, raster, ...place, ...(selection && { selection }) }, 'Text');
  };
  return (
    <ActionDialog
      title="Text"
      action="Write"
      isDisabled={text.trim() === ''}
      onClose={() => editor.writeTextAt(undefined)}
      onApply={write}
    >
      <TextField label="Text" value={text} onChange={setText} rows={3} autoFocus />
      <Row>
        <ChoiceInput label="Font" value={family} options={families} onChange={setFamily} />
        <NumberRow label="Size" unit="px" minimum={4} maximum={512} value={size} onChange={setSize} />
      </Row>
      <Row>
        <SegmentedControl
          label="Edges"
          value={isSmooth ? 'smooth' : 'pixel'}
          segments={[
            { id: 'pixel', label: 'Pixel' },
            { id: 'smooth', label: 'Smooth' },
          ]}
          onChange={(id) => editor.set({ isSmooth: id === 'smooth' })}
        />
      </Row>
    </ActionDialog>
  );
}
