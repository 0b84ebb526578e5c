import { ArrowLeft, ArrowRight, Ellipsis, ImagePlus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { useProject } from '../../session/SessionContext.ts';
import { targetData } from '../../ui-state/targetData.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { type FieldControlProps, pickerProps, storedText } from './fieldControl.ts';
import styles from './ImagesField.module.css';
import { Picker } from './Picker.tsx';

/** Images in a row, in playing order; reordered by dragging, by keyboard or in a menu, added one by one. */
export function ImagesField(props: FieldControlProps) {
  const { label, value, onChange } = props;
  const names = (storedText(value) ?? '').split('\t').filter((name) => name !== '');
  const known = useProject((project) => project.assets.images);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const write = (next: readonly string[]) => onChange(next.join('\t'));
  const moveTo = (moved: readonly number[], gap: number) => {
    const first = gap - moved.filter((index) => index < gap).length;
    setSelected(moved.map((_, index) => first + index));
    write(reorder(names, moved, gap));
  };
  const remove = (gone: readonly number[]) => {
    setSelected([]);
    write(names.filter((_, index) => !gone.includes(index)));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': names[Number(key)] ?? '' })),
    onReorder({ keys, target }) {
      const moved = [...keys].map(Number).sort((a, b) => a - b);
      const gap = Number(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      moveTo(moved, gap);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.stripIndicator ?? ''} />,
  });
  return (
    <span className={styles.strip} data-wrong={props.isInvalid || undefined}>
      {names.length === 0 ? null : (
        <GridList
          aria-label={label}
          layout="grid"
          className={styles.stripList ?? ''}
          selectionMode="multiple"
          selectionBehavior="replace"
          selectedKeys={selected}
          onSelectionChange={(keys) => setSelected(keys === 'all' ? [...names.keys()] : [...keys].map(Number))}
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
                onPress={() => remove([index])}
              >
                <X aria-hidden size={11} strokeWidth={2.5} />
              </Button>
            </GridListItem>
          ))}
        </GridList>
      )}
      {names.length === 0 ? null : (
        <Menu label={`Arrange ${label}`} entries={() => stripMenu(names, selected, moveTo, remove)}>
          <IconButton icon={Ellipsis} size="small" label={`Arrange ${label}`} hasTooltip={false} />
        </Menu>
      )}
      <Picker
        {...pickerProps(props)}
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

/** Actions on the selected images, like dragging them. */
function stripMenu(
  names: readonly string[],
  selected: readonly number[],
  moveTo: (moved: readonly number[], gap: number) => void,
  remove: (gone: readonly number[]) => void,
): readonly (MenuEntry | 'line')[] {
  const moved = selected.filter((index) => index < names.length).sort((a, b) => a - b);
  const [first = 0, last = names.length - 1] = [moved[0], moved.at(-1)];
  const none = moved.length === 0;
  return [
    {
      id: 'earlier',
      label: 'Move earlier',
      icon: ArrowLeft,
      isDisabled: none || first === 0,
      onAction: () => moveTo(moved, first - 1),
    },
    {
      id: 'later',
      label: 'Move later',
      icon: ArrowRight,
      isDisabled: none || last === names.length - 1,
      onAction: () => moveTo(moved, last + 2),
    },
    'line',
    {
      id: 'remove',
      label: 'Remove',
      icon: Trash2,
      tone: 'danger',
      isDisabled: none,
      onAction: () => remove(moved),
    },
  ];
}
