import { limits } from '@playhouse/paint';
import { useState } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { t } from '../../../i18n/t.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { changePicture } from '../worker/changePicture.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { NumberRow, Row } from './NumberRow.tsx';

/** Scales the picture to a size. */
export function ScaleDialog({ editor, onClose }: { readonly editor: ImageEditor; readonly onClose: () => void }) {
  const { picture } = editor;
  const [size, setSize] = useState({ width: picture.width, height: picture.height });
  const [isLocked, setLocked] = useState(true);
  const [scaling, setScaling] = useState<'nearest' | 'area'>('nearest');
  const ratio = picture.width / picture.height;
  const setWidth = (width: number) =>
    setSize({ width, height: isLocked ? Math.max(1, Math.round(width / ratio)) : size.height });
  const setHeight = (height: number) =>
    setSize({ height, width: isLocked ? Math.max(1, Math.round(height * ratio)) : size.width });
  return (
    <ActionDialog
      title={t('Resize image')}
      action={t('Resize')}
      onClose={onClose}
      onApply={() => void changePicture(editor, { kind: 'scale', ...size, scaling }, t('Resize image'))}
    >
      <Row>
        <NumberRow
          label={t('Width')}
          unit="px"
          minimum={1}
          maximum={limits.side}
          value={size.width}
          onChange={setWidth}
        />
        <NumberRow
          label={t('Height')}
          unit="px"
          minimum={1}
          maximum={limits.side}
          value={size.height}
          onChange={setHeight}
        />
      </Row>
      <Switch label={t('Keep the shape')} isOn={isLocked} onChange={setLocked} />
      <Row>
        <SegmentedControl
          label={t('Pixels')}
          value={scaling}
          segments={[
            { id: 'nearest', label: t('Sharp pixels') },
            { id: 'area', label: t('Smooth') },
          ]}
          onChange={setScaling}
        />
      </Row>
    </ActionDialog>
  );
}
