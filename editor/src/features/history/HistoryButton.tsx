import { History } from 'lucide-react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { HistoryPopover } from './HistoryPopover.tsx';

/** Opens the history. */
export function HistoryButton() {
  return (
    <DialogTrigger>
      <IconButton icon={History} label={t('History')} />
      <HistoryPopover />
    </DialogTrigger>
  );
}
