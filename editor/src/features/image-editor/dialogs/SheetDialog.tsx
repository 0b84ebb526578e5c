import type { Raster, Rect } from '@playhouse/paint';
import { useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl.tsx';
import { showToast } from '../../../components/toasts.ts';
import { said } from '../../../i18n/said.ts';
import { t } from '../../../i18n/t.ts';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import { withPictureWork } from '../worker/pictureWork.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { NumberRow, Row } from './NumberRow.tsx';
import { guessCut, type SheetCut } from './sheetCells.ts';
import { useSheetCells } from './useSheetCells.ts';

const noCells: readonly Rect[] = [];

export interface SheetDialogProps {
  readonly editor: ImageEditor;
  readonly sheet: Raster;
  readonly onClose: () => void;
}

/** Cuts a sheet into the frames of the picture. */
export function SheetDialog({ editor, sheet, onClose }: SheetDialogProps) {
  const [cut, setCut] = useState(() => guessCut(sheet));
  const cells = useSheetCells(sheet, cut);
  const set = (values: Partial<SheetCut>) => setCut({ ...cut, ...values });
  const use = () => {
    if (!cells?.ok) return;
    const { rate } = editor.picture;
    void editor.work.run(
      t('Import frames'),
      ({ signal }) => withPictureWork((work) => work.handOver('cutSheet', sheet, cells.value, rate), signal),
      (picture) => (picture.ok ? editor.commit(picture.value, t('Import frames')) : showToast(picture.message)),
    );
  };
  const count = cells?.ok ? cells.value.length : 0;
  return (
    <ActionDialog
      title={t('Cut into frames')}
      action={t('{count, plural, one {Use 1 frame} other {Use # frames}}', { count })}
      isDisabled={!cells?.ok}
      size="wide"
      onClose={onClose}
      onApply={use}
    >
      <Row>
        <SegmentedControl
          label={t('Cut by')}
          value={cut.way}
          segments={[
            { id: 'count', label: t('Columns and rows') },
            { id: 'size', label: t('Size of a frame') },
            { id: 'gaps', label: t('Transparent gaps') },
          ]}
          onChange={(way) => set({ way })}
        />
      </Row>
      <CutFields cut={cut} set={set} />
      <SheetPreview sheet={sheet} cells={cells?.ok ? cells.value : noCells} />
      <p role="status">
        {cells?.ok
          ? t('{count, plural, one {# frame} other {# frames}}. They replace the picture; undo brings it back.', {
              count,
            })
          : cells
            ? said(cells.message)
            : t('Searching…')}
      </p>
    </ActionDialog>
  );
}

function CutFields({ cut, set }: { readonly cut: SheetCut; readonly set: (values: Partial<SheetCut>) => void }) {
  if (cut.way === 'gaps') {
    return (
      <NumberRow
        label={t('Join parts up to')}
        unit="px"
        minimum={0}
        maximum={64}
        value={cut.gap}
        onChange={(gap) => set({ gap })}
      />
    );
  }
  return (
    <Row>
      {cut.way === 'count' ? (
        <>
          <NumberRow
            label={t('Columns')}
            minimum={1}
            maximum={256}
            value={cut.columns}
            onChange={(columns) => set({ columns })}
          />
          <NumberRow label={t('Rows')} minimum={1} maximum={256} value={cut.rows} onChange={(rows) => set({ rows })} />
        </>
      ) : (
        <>
          <NumberRow
            label={t('Width')}
            unit="px"
            minimum={1}
            maximum={2048}
            value={cut.width}
            onChange={(width) => set({ width })}
          />
          <NumberRow
            label={t('Height')}
            unit="px"
            minimum={1}
            maximum={2048}
            value={cut.height}
            onChange={(height) => set({ height })}
          />
        </>
      )}
      <NumberRow
        label={t('Margin')}
        unit="px"
        minimum={0}
        maximum={512}
        value={cut.margin}
        onChange={(margin) => set({ margin })}
      />
      <NumberRow
        label={t('Spacing')}
        unit="px"
        minimum={0}
        maximum={512}
        value={cut.spacing}
        onChange={(spacing) => set({ spacing })}
      />
    </Row>
  );
}

/** The sheet with the outlines of the frames. */
function SheetPreview({ sheet, cells }: { readonly sheet: Raster; readonly cells: readonly Rect[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.max(1, Math.min(8, Math.floor(520 / sheet.width)));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const pixels = new OffscreenCanvas(sheet.width, sheet.height);
    pixels.getContext('2d')?.putImageData(new ImageData(sheet.data, sheet.width, sheet.height), 0, 0);
    context.imageSmoothingEnabled = false;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.drawImage(pixels, 0, 0, sheet.width * scale, sheet.height * scale);
    const style = getComputedStyle(context.canvas);
    context.strokeStyle = style.getPropertyValue('--ph-stage-select');
    context.lineWidth = Math.max(1, sheet.width / 520);
    for (const { x, y, width, height } of cells)
      context.strokeRect(x * scale, y * scale, width * scale, height * scale);
  }, [sheet, cells, scale]);
  return (
    <canvas
      ref={canvas}
      className={styles.preview}
      width={sheet.width * scale}
      height={sheet.height * scale}
      role="img"
      aria-label={t('The sheet, {width} by {height} pixels', { width: sheet.width, height: sheet.height })}
    />
  );
}
