import { History } from 'lucide-react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { useBarPopover } from '../../ui-state/barPopover.ts';
import { HistoryPopover } from './HistoryPopover.tsx';

/** Opens the history. */
export function HistoryButton() {
  const { open, show } = useBarPopover();
  return (
    <DialogTrigger isOpen={open === 'history'} onOpenChange={(isOpen) => show(isOpen ? 'history' : undefined)}>
      <IconButton icon={History} label={t('History')} />
      <HistoryPopover />
    </DialogTrigger>
  );
}
