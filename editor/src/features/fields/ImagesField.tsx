import type { Edit } from '@playhouse/core';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { RefusedDialog } from '../assets/RefusedDialog.tsx';
import { useUploads } from '../assets/useUploads.ts';
import { AddImage } from './AddImage.tsx';
import { type FieldControlProps, storedText } from './fieldControl.ts';
import { ImageStrip } from './ImageStrip.tsx';
import styles from './ImagesField.module.css';
import { stripMenu } from './stripMenu.ts';
import { imagesIn, reorder } from './stripOrder.ts';
import { addImage, useImageDrop } from './useImageDrop.tsx';

/** Images in a row, in playing order; reordered by dragging, by keyboard or in a menu, added by choosing or dropping. */
export function ImagesField(props: FieldControlProps) {
  const { label, value, onChange } = props;
  const names = imagesIn(storedText(value) ?? '');
  const uploads = useUploads('images');
  const [selected, setSelected] = useState<readonly number[]>([]);
  // Presses may come faster than the strip is rendered with the value that the one before has stored.
  const latest = useRef({ value, names });
  if (latest.current.value !== value) latest.current = { value, names };
  const write = (next: readonly string[], along?: readonly Edit[]) => {
    latest.current = { value, names: next };
    onChange(next.join('\t'), undefined, along);
  };
  const moveTo = (moved: readonly number[], gap: number) => {
    const first = gap - moved.filter((index) => index < gap).length;
    setSelected(moved.map((_, index) => first + index));
    write(reorder(latest.current.names, moved, gap));
  };
  const remove = (gone: readonly number[]) => {
    setSelected([]);
    write(latest.current.names.filter((_, index) => !gone.includes(index)));
  };
  const insert = (added: readonly string[], gap: number, along?: readonly Edit[]) => {
    setSelected(added.map((_, index) => gap + index));
    write(latest.current.names.toSpliced(gap, 0, ...added), along);
  };
  const addFiles = async (files: readonly File[]): Promise<void> => {
    const assets = (await uploads.store(files)).map(({ asset }) => asset);
    const added = assets.map(({ name }) => name);
    if (added.length > 0) insert(added, latest.current.names.length, assets.map(addImage));
  };
  const dragAndDropHooks = useImageDrop({
    names,
    uploads,
    indicator: styles.stripIndicator ?? '',
    onInsert: insert,
    onMove: moveTo,
  });
  return (
    <span className={styles.strip} data-wrong={props.isInvalid || undefined}>
      <ImageStrip
        label={label}
        names={names}
        selected={selected}
        dragAndDropHooks={dragAndDropHooks}
        onSelect={setSelected}
        onRemove={(index) => remove([index])}
      />
      {names.length === 0 ? null : (
        <Menu label={t('Arrange {label}', { label })} entries={() => stripMenu(names, selected, moveTo, remove)}>
          <IconButton icon={Ellipsis} size="small" label={t('Arrange {label}', { label })} hasTooltip={false} />
        </Menu>
      )}
      <AddImage {...props} onFiles={addFiles} onChange={(name) => insert([name], latest.current.names.length)} />
      <RefusedDialog names={uploads.refused} onClose={uploads.forget} />
    </span>
  );
}
