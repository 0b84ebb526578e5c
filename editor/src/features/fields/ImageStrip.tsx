import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem, type GridListProps } from 'react-aria-components/GridList';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { targetData } from '../../ui-state/targetData.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import styles from './ImagesField.module.css';

export interface ImageStripProps extends Required<Pick<GridListProps<object>, 'dragAndDropHooks'>> {
  readonly label: string;
  readonly names: readonly string[];
  /** Positions of the selected images. */
  readonly selected: readonly number[];
  readonly onSelect: (selected: readonly number[]) => void;
  readonly onRemove: (index: number) => void;
}

/** The images of an animation, in playing order; the same one may be there several times. */
export function ImageStrip({ label, names, selected, dragAndDropHooks, onSelect, onRemove }: ImageStripProps) {
  const known = useProject((project) => project.assets.images);
  return (
    <GridList
      aria-label={label}
      layout="grid"
      className={styles.stripList ?? ''}
      selectionMode="multiple"
      selectionBehavior="replace"
      selectedKeys={selected}
      onSelectionChange={(keys) => onSelect(keys === 'all' ? [...names.keys()] : [...keys].map(Number))}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <span className={styles.none}>{t('Drop images here')}</span>}
    >
      {names.map((name, index) => (
        <GridListItem
          key={index}
          id={index}
          textValue={t('{name}, {index} of {count}', { name, index: index + 1, count: names.length })}
          className={styles.stripItem ?? ''}
          {...targetData({ kind: 'image', id: name })}
        >
          <Button slot="drag" className="ph-hidden" aria-label={t('Move {name}', { name })} />
          <Thumbnail image={name} size="row" isMissing={!known.some((image) => image.name === name)} />
          <Button
            className={styles.stripRemove ?? ''}
            aria-label={t('Remove {name}, {index} of {count}', { name, index: index + 1, count: names.length })}
            onPress={() => onRemove(index)}
          >
            <X aria-hidden size={11} strokeWidth={2.5} />
          </Button>
        </GridListItem>
      ))}
    </GridList>
  );
}
