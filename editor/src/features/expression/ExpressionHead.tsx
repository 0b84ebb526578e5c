import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import styles from './ExpressionDialog.module.css';
import type { ExpressionScope } from './expressionScope.ts';
import { SourcePicker } from './SourcePicker.tsx';

export interface ExpressionHeadProps {
  readonly label: string;
  readonly where: string | undefined;
  readonly tile: ReactNode;
  readonly scope: ExpressionScope;
  readonly onClose: () => void;
}

/** The field that the dialog edits, and whose values are shown. */
export function ExpressionHead({ label, where, tile, scope, onClose }: ExpressionHeadProps) {
  return (
    <header className={styles.head}>
      {tile}
      <Heading slot="title" className={styles.title ?? ''}>
        {label}
      </Heading>
      <span className={styles.where}>{where}</span>
      <SourcePicker scope={scope} />
      <IconButton icon={X} label={t('Close')} hasTooltip={false} onPress={onClose} />
    </header>
  );
}
