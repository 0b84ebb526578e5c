import { type AssetFolder, uploadTexts } from '@playhouse/core';
import { memo } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { assetKinds } from './assetKinds.ts';
import styles from './RefusedDialog.module.css';
import type { RefusedFile } from './storeUploads.ts';

interface RefusedDialogProps {
  /** The kind of asset that the files were added as. */
  readonly kind?: AssetFolder;
  readonly names: readonly RefusedFile[];
  readonly onClose: () => void;
}

/** Lists the files that were not added. Texts: docs/product-rules.md#uploads. Renders only when these change. */
export const RefusedDialog = memo(function RefusedDialog({ kind = 'images', names, onClose }: RefusedDialogProps) {
  const reasons = [...new Set(names.flatMap(({ reason }) => reason ?? []))];
  return (
    <Dialog
      title={assetKinds[kind].add}
      isOpen={names.length > 0}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('Close')}</Button>}
    >
      <p>{uploadTexts.notAdded}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ul className={styles.names} tabIndex={0}>
        {names.map(({ name }, index) => (
          <li key={`${index} ${name}`} dir="auto">
            {name}
          </li>
        ))}
      </ul>
      <p>{said(uploadTexts.allowed(kind))}</p>
      {reasons.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className={styles.reasons} aria-label={t('Reasons')} tabIndex={0}>
          {reasons.map((reason) => (
            <p key={reason} dir="auto">
              {said(reason)}
            </p>
          ))}
        </section>
      )}
    </Dialog>
  );
});
