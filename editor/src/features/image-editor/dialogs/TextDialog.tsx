import type { Edit, Point } from '@playhouse/paint';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { SegmentedControl } from '../../../components/SegmentedControl.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { t } from '../../../i18n/t.ts';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { textRaster } from '../files/textRaster.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { LivePreview } from '../view/LivePreview.tsx';
import { changePicture } from '../worker/changePicture.ts';
import { useEditPreview } from '../worker/editPreview.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { NumberRow, Row } from './NumberRow.tsx';
import { useCanvasFont, useFontOptions } from './textFonts.ts';

/** Asks for a text and paints it where the tool was pressed. */
export function TextDialog({ editor }: { readonly editor: ImageEditor }) {
  const place = useStore(editor.store, (state) => state.textAt);
  const [chosen, setChosen] = useState({ font: 'included Arimo', size: 16 });
  return place ? <TextAt editor={editor} place={place} chosen={chosen} onChoose={setChosen} /> : null;
}

interface TextAtProps {
  readonly editor: ImageEditor;
  readonly place: Point;
  /** Font and size of the last text, too. */
  readonly chosen: { readonly font: string; readonly size: number };
  readonly onChoose: (chosen: TextAtProps['chosen']) => void;
}

/** The picture shows the text while it is typed. */
function TextAt({ editor, place, chosen, onChoose }: TextAtProps) {
  const { settings, at, selection } = useStore(editor.store);
  const [text, setText] = useState('');
  const options = useFontOptions();
  const font = useCanvasFont(chosen.font, text);
  const { color, isSmooth } = settings;
  const edit = useMemo((): Edit | undefined => {
    const raster = font ? textRaster({ text, size: chosen.size, font, color, isSmooth }) : undefined;
    return raster && { kind: 'pastePixels', ...at, raster, ...place, ...(selection && { selection }) };
  }, [text, chosen.size, font, color, isSmooth, at, place, selection]);
  useEditPreview(editor, edit);
  const write = () => {
    if (!edit) return;
    editor.show(undefined);
    editor.noteColor();
    void changePicture(editor, edit, t('Text'));
  };
  return (
    <ActionDialog
      title={t('Text')}
      action={t('Write')}
      isDisabled={!edit}
      onClose={() => editor.writeTextAt(undefined)}
      onApply={write}
    >
      <TextField label={t('Text')} value={text} onChange={setText} rows={3} autoFocus />
      <Row>
        <ChoiceInput
          label={t('Font')}
          value={chosen.font}
          options={options}
          onChange={(next) => onChoose({ ...chosen, font: next })}
        />
        <NumberRow
          label={t('Size')}
          unit="px"
          minimum={4}
          maximum={512}
          value={chosen.size}
          onChange={(next) => onChoose({ ...chosen, size: next })}
        />
      </Row>
      {font === null ? (
        <p role="alert">{t('The file of this font is missing or damaged. Choose another font.')}</p>
      ) : null}
      <Row>
        <SegmentedControl
          label={t('Edges')}
          value={isSmooth ? 'smooth' : 'pixel'}
          segments={[
            { id: 'pixel', label: t('Pixel') },
            { id: 'smooth', label: t('Smooth') },
          ]}
          onChange={(id) => editor.set({ isSmooth: id === 'smooth' })}
        />
      </Row>
      <LivePreview editor={editor} />
    </ActionDialog>
  );
}
