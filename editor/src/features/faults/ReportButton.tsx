import { FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import type { Fault } from './faultReport.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

/** Offers a report about a fault as a file. */
export function ReportButton({
  fault,
  size = 'normal',
}: {
  readonly fault: Fault;
  readonly size?: 'small' | 'normal';
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} icon={FileDown} onPress={() => setOpen(true)}>
        {t('Report…')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReportDialog fault={fault} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
