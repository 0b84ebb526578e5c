import { Link2 } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { create } from 'zustand';
import { Tooltip } from '../../components/Tooltip.tsx';
import { t } from '../../i18n/t.ts';
import frame from './Frame.module.css';

/** Whether the sides of sizes change together, until the page is closed. */
export const useSizeChain = create<{ readonly isOn: boolean; setOn(isOn: boolean): void }>()((set) => ({
  isOn: false,
  setOn: (isOn) => set({ isOn }),
}));

/** The chain between the sides of a size. docs/editor-design.md#fields. */
export function SizeChain() {
  const { isOn, setOn } = useSizeChain();
  const label = t('Keep the proportions');
  return (
    <Tooltip text={label}>
      <ToggleButton className={frame.chain ?? ''} aria-label={label} isSelected={isOn} onChange={setOn}>
        <Link2 aria-hidden size={14} strokeWidth={2} />
      </ToggleButton>
    </Tooltip>
  );
}

/**
 * The size after one side was changed, with the proportions of `before`, to a hundredth; undefined where a side is
 * unknown or zero, so that there are none.
 */
export function chained(
  before: readonly [number | undefined, number | undefined],
  part: 0 | 1,
  value: number,
  minimum: number,
): readonly [number, number] | undefined {
  const [width, height] = before;
  if (!width || !height) return undefined;
  const other = part === 0 ? (value * height) / width : (value * width) / height;
  const rounded = Math.max(minimum, Math.round(other * 100) / 100);
  return part === 0 ? [value, rounded] : [rounded, value];
}
