import { type Anchor, limits } from '@playhouse/paint';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { t } from '../../../i18n/t.ts';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import { changePicture } from '../worker/changePicture.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { NumberRow, Row } from './NumberRow.tsx';

const steps = [0, 0.5, 1] as const;
/** By the vertical and the horizontal step. */
const words = {
  0: { 0: t('Top left'), 0.5: t('Top center'), 1: t('Top right') },
  0.5: { 0: t('Middle left'), 0.5: t('Middle center'), 1: t('Middle right') },
  1: { 0: t('Bottom left'), 0.5: t('Bottom center'), 1: t('Bottom right') },
} as const;

/** Gives the canvas another size without scaling what is on it. */
export function CanvasDialog({ editor, onClose }: { readonly editor: ImageEditor; readonly onClose: () => void }) {
  const { picture } = editor;
  const [width, setWidth] = useState(picture.width);
  const [height, setHeight] = useState(picture.height);
  const [anchor, setAnchor] = useState<Anchor>({ x: 0.5, y: 0.5 });
  return (
    <ActionDialog
      title={t('Canvas size')}
      action={t('Change size')}
      onClose={onClose}
      onApply={() => void changePicture(editor, { kind: 'canvas', width, height, anchor }, t('Canvas size'))}
    >
      <Row>
        <NumberRow label={t('Width')} unit="px" minimum={1} maximum={limits.side} value={width} onChange={setWidth} />
        <NumberRow
          label={t('Height')}
          unit="px"
          minimum={1}
          maximum={limits.side}
          value={height}
          onChange={setHeight}
        />
      </Row>
      <div>
        <p className={styles.swatchTitle}>{t('The picture stays')}</p>
        <fieldset className={styles.anchors} aria-label={t('The picture stays')}>
          {steps.flatMap((y) =>
            steps.map((x) => (
              <ToggleButton
                key={`${x} ${y}`}
                className={styles.anchor ?? ''}
                aria-label={words[y][x]}
                isSelected={anchor.x === x && anchor.y === y}
                onChange={() => setAnchor({ x, y })}
              />
            )),
          )}
        </fieldset>
      </div>
    </ActionDialog>
  );
}
