import { maxTipSize } from '@playhouse/paint';
import {
  CaretsToAxisDashedHorizontal,
  CaretsToAxisDashedVertical,
  PenTool,
  Square,
  SquareDashed,
  Waves,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../../components/IconButton.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { t } from '../../../i18n/t.ts';
import { NumberRow } from '../dialogs/NumberRow.tsx';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import { type ToolOption, toolOf } from '../model/tools.ts';
import { ColorButton } from './ColorButton.tsx';

/** The settings of the active tool. */
export function ToolOptions({ editor }: { readonly editor: ImageEditor }) {
  const tool = useStore(editor.store, (state) => state.tool);
  const options = toolOf(tool).options;
  return (
    <div className={styles.options} role="toolbar" aria-label={t('Settings of the tool')}>
      <ColorButton editor={editor} />
      {options.map((option) => (
        <Option key={option} option={option} editor={editor} />
      ))}
    </div>
  );
}

interface OptionProps {
  readonly option: ToolOption;
  readonly editor: ImageEditor;
}

function Option({ option, editor }: OptionProps): ReactNode {
  const settings = useStore(editor.store, (state) => state.settings);
  switch (option) {
    case 'size':
      return (
        <Amount
          label={t('Size')}
          unit="px"
          value={settings.size}
          limits={[1, maxTipSize]}
          on={(size) => editor.set({ size })}
        />
      );
    case 'opacity':
      return <Percent label={t('Opacity')} value={settings.opacity} on={(opacity) => editor.set({ opacity })} />;
    case 'hardness':
      return <Percent label={t('Hardness')} value={settings.hardness} on={(hardness) => editor.set({ hardness })} />;
    case 'tolerance':
      return (
        <Amount
          label={t('Tolerance')}
          value={settings.tolerance}
          limits={[0, 255]}
          on={(tolerance) => editor.set({ tolerance })}
        />
      );
    case 'smooth':
      return (
        <SegmentedControl
          label={t('Edges')}
          value={settings.isSmooth ? 'smooth' : 'pixel'}
          segments={[
            { id: 'pixel', label: t('Pixel') },
            { id: 'smooth', label: t('Smooth'), icon: Waves },
          ]}
          onChange={(id) => editor.set({ isSmooth: id === 'smooth' })}
        />
      );
    case 'outline':
      return (
        <SegmentedControl
          label={t('Shape')}
          value={settings.isOutline ? 'outline' : 'filled'}
          segments={[
            { id: 'outline', label: t('Outline'), icon: SquareDashed },
            { id: 'filled', label: t('Filled'), icon: Square },
          ]}
          onChange={(id) => editor.set({ isOutline: id === 'outline' })}
        />
      );
    case 'pressure':
      return (
        <IconButton
          icon={PenTool}
          label={t('Pressure of a pen changes the size')}
          isOn={settings.followsPressure}
          onPress={() => editor.set({ followsPressure: !settings.followsPressure })}
        />
      );
    case 'contiguous':
      return (
        <Switch
          label={t('Connected only')}
          isOn={settings.isContiguous}
          onChange={(isContiguous) => editor.set({ isContiguous })}
        />
      );
    case 'allLayers':
      return (
        <Switch label={t('All layers')} isOn={settings.allLayers} onChange={(allLayers) => editor.set({ allLayers })} />
      );
    case 'symmetry':
      return <SymmetryOption editor={editor} />;
  }
}

function SymmetryOption({ editor }: { readonly editor: ImageEditor }) {
  const { isMirroredX, isMirroredY } = useStore(editor.store, (state) => state.settings);
  return (
    <span className={styles.option}>
      <IconButton
        icon={CaretsToAxisDashedVertical}
        label={t('Draw left and right alike')}
        isOn={isMirroredX}
        onPress={() => editor.set({ isMirroredX: !isMirroredX })}
      />
      <IconButton
        icon={CaretsToAxisDashedHorizontal}
        label={t('Draw top and bottom alike')}
        isOn={isMirroredY}
        onPress={() => editor.set({ isMirroredY: !isMirroredY })}
      />
    </span>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  readonly limits: readonly [least: number, most: number];
  readonly on: (value: number) => void;
}

/** A whole number, typed or dragged. */
function Amount({ label, value, unit, limits: [minimum, maximum], on }: AmountProps) {
  return (
    <NumberRow
      label={label}
      value={value}
      {...(unit ? { unit } : {})}
      minimum={minimum}
      maximum={maximum}
      onChange={on}
      slider={
        <input
          type="range"
          aria-label={t('{label}, slider', { label })}
          min={minimum}
          max={Math.min(maximum, unit === 'px' ? 64 : 255)}
          value={value}
          onChange={({ currentTarget }) => on(Number(currentTarget.value))}
        />
      }
    />
  );
}

function Percent({ label, value, on }: Pick<AmountProps, 'label' | 'value' | 'on'>) {
  const percent = Math.round(value * 100);
  return <Amount label={label} unit="%" value={percent} limits={[0, 100]} on={(next) => on(next / 100)} />;
}
