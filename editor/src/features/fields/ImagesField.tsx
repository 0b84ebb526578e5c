import { ImagePlus, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useProject } from '../../session/SessionContext.ts';
import { targetData } from '../../ui-state/targetData.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { type FieldControlProps, storedText } from './fieldControl.ts';
import styles from './ImagesField.module.css';
import { Picker } from './Picker.tsx';

/** Images in a row, in playing order; reordered by dragging or by keyboard, added one by one. */
export function ImagesField({ label, value, onChange }: FieldControlProps) {
  const names = (storedText(value) ?? '').split('\t').filter((name) => name !== '');
  const known = useProject((project) => project.assets.images);
  const write = (next: readonly string[]) => onChange(next.join('\t'));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': names[Number(key)] ?? '' })),
    onReorder({ keys, target }) {
      const moved = [...keys].map(Number).sort((a, b) => a - b);
      const gap = Number(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      write(reorder(names, moved, gap));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.stripIndicator ?? ''} />,
  });
  return (
    <span className={styles.strip}>
      {names.length === 0 ? null : (
        <GridList
          aria-label={label}
          layout="grid"
          className={styles.stripList ?? ''}
          selectionMode="multiple"
          selectionBehavior="replace"
          dragAndDropHooks={dragAndDropHooks}
        >
          {names.map((name, index) => (
            <GridListItem
              key={index}
              id={index}
              textValue={`${name}, ${index + 1} of ${names.length}`}
              className={styles.stripItem ?? ''}
              {...targetData({ kind: 'image', id: name })}
            >
              <Button slot="drag" className="ph-hidden" aria-label={`Move ${name}`} />
              <Thumbnail image={name} size="row" isMissing={!known.some((image) => image.name === name)} />
              <Button
                className={styles.stripRemove ?? ''}
                aria-label={`Remove ${name}, ${index + 1} of ${names.length}`}
                onPress={() => write(names.toSpliced(index, 1))}
              >
                <X aria-hidden size={11} strokeWidth={2.5} />
              </Button>
            </GridListItem>
          ))}
        </GridList>
      )}
      <Picker
        label={`Add an image to ${label}`}
        value=""
        options={known.map(({ name }) => ({ id: name, name, picture: <Thumbnail image={name} size="tiny" /> }))}
        blank="Add an image"
        empty="This game has no images yet."
        icon={ImagePlus}
        onChange={(name) => write([...names, name])}
      />
    </span>
  );
}

/** Moves the members at `moved` into the gap; `gap` is an index before the move. */
function reorder<Member>(members: readonly Member[], moved: readonly number[], gap: number): Member[] {
  const taken = new Set(moved);
  const stay = (from: number, to: number) => members.slice(from, to).filter((_, index) => !taken.has(index + from));
  return [...stay(0, gap), ...members.filter((_, index) => taken.has(index)), ...stay(gap, members.length)];
}
