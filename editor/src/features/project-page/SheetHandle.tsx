import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { nextHeight, type SheetHeight, setSheetHeight, sheetHeights } from '../../ui-state/sheet.ts';
import styles from './SheetHandle.module.css';
import { useSheetDrag } from './useSheetDrag.ts';

const heightNames: Readonly<Record<SheetHeight, string>> = {
  low: t('Closed'),
  half: t('Half the page'),
  full: t('The whole page'),
};

export interface SheetHandleProps {
  /** The sheet. */
  readonly pane: RefObject<HTMLElement | null>;
  readonly height: SheetHeight;
}

/** The upper edge of the sheet: dragged, pressed, or moved with the arrow keys. */
export function SheetHandle({ pane, height }: SheetHandleProps) {
  const toggle = () => setSheetHeight(height === 'half' ? 'low' : 'half');
  const drag = useSheetDrag(pane, height, toggle);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = heightAt(event.key, height);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setSheetHeight(next);
  };
  return (
    <div className={styles.head} data-region={height === 'low' ? 'sheet' : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged */}
      <div
        className={styles.handle}
        role="separator"
        aria-orientation="horizontal"
        aria-label={t('Height of the inspector')}
        aria-valuemin={0}
        aria-valuemax={sheetHeights.length - 1}
        aria-valuenow={sheetHeights.indexOf(height)}
        aria-valuetext={heightNames[height]}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <span className={styles.word}>{t('Inspector')}</span>
        <span className={styles.grip} />
      </div>
      <IconButton
        icon={ChevronDown}
        label={t('Lower the inspector')}
        size="small"
        isDisabled={height === 'low'}
        onPress={() => setSheetHeight(nextHeight(height, -1))}
      />
      <IconButton
        icon={ChevronUp}
        label={t('Raise the inspector')}
        size="small"
        isDisabled={height === 'full'}
        onPress={() => setSheetHeight(nextHeight(height, 1))}
      />
    </div>
  );
}

function heightAt(key: string, height: SheetHeight): SheetHeight | undefined {
  if (key === 'ArrowUp') return nextHeight(height, 1);
  if (key === 'ArrowDown') return nextHeight(height, -1);
  if (key === 'Home') return 'low';
  if (key === 'End') return 'full';
  return key === 'Enter' || key === ' ' ? (height === 'half' ? 'low' : 'half') : undefined;
}
