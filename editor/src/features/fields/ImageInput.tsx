import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from '../../components/SearchField.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { targetData } from '../../ui-state/targetData.ts';
import { RefusedDialog } from '../assets/RefusedDialog.tsx';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import styles from './ImageInput.module.css';
import { ImageTools } from './ImageTools.tsx';
import picker from './Picker.module.css';
import { type ChooseImage, useAddedImages } from './useAddedImages.ts';

export interface ImageInputProps {
  readonly label: string;
  /** Name of an image; empty for none, undefined when the values differ. */
  readonly value: string | undefined;
  readonly onChange: ChooseImage;
  readonly isInvalid?: boolean;
  /** Id of the element with the error message or description. */
  readonly describedBy?: string;
}

/** One of the project's images, chosen from thumbnails. */
export function ImageInput({ label, value, onChange, isInvalid, describedBy }: ImageInputProps) {
  const [query, setQuery] = useState('');
  const uploads = useAddedImages(onChange);
  const images = useProject((project) => project.assets.images);
  const found = images.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  const target = value ? ({ kind: 'image', id: value } as const) : undefined;
  const word = value === undefined ? t('Mixed') : value === '' ? t('None') : value;
  return (
    <>
      <DialogTrigger>
        <Button
          className={picker.button ?? ''}
          aria-label={`${label}, ${word}`}
          data-wrong={isInvalid || undefined}
          {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
          {...targetData(target)}
        >
          {value ? <Thumbnail image={value} size="tiny" /> : null}
          <span className={picker.word}>{word}</span>
          <ChevronDown aria-hidden size={14} strokeWidth={2} className={picker.muted} />
        </Button>
        <Popover className={`${picker.popover} ${styles.picker}`} placement="bottom end" offset={2}>
          <Dialog aria-label={label} className={picker.dialog ?? ''}>
            {({ close }) => (
              <>
                <SearchField label={t('Search images')} value={query} onChange={setQuery} />
                <ListBox
                  aria-label={t('Images')}
                  layout="grid"
                  className={styles.options ?? ''}
                  selectionMode="single"
                  selectedKeys={value === undefined ? [] : [value === '' ? noImage : value]}
                  onSelectionChange={(keys) => {
                    const [key] = keys === 'all' ? [] : [...keys];
                    if (key !== undefined) onChange(key === noImage ? '' : String(key));
                    close();
                  }}
                >
                  {[{ name: noImage }, ...found].map(({ name }) => (
                    <ListBoxItem
                      key={name}
                      id={name}
                      textValue={name === noImage ? t('None') : name}
                      className={styles.option ?? ''}
                      {...targetData(name === noImage ? undefined : { kind: 'image', id: name })}
                    >
                      <Thumbnail image={name === noImage ? '' : name} size="large" />
                      <span className={styles.optionName}>{name === noImage ? t('None') : name}</span>
                    </ListBoxItem>
                  ))}
                </ListBox>
                {found.length === 0 && query !== '' ? (
                  <p className={picker.muted}>{t('No images named “{query}”.', { query })}</p>
                ) : null}
                <ImageTools image={value} onFiles={uploads.add} onDone={close} />
              </>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      <RefusedDialog names={uploads.refused} onClose={uploads.forget} />
    </>
  );
}

/** Never the name of an image, since file names cannot contain this character. */
const noImage = ':none:';
