import { useMemo } from 'react';
import { useShownTheme } from '../../theme/useShownTheme.ts';

/** The tokens that the stage draws with; the only way to pass style sheet values to a canvas. */
export interface StageColors {
  readonly select: string;
  readonly casing: string;
  readonly guide: string;
  readonly camera: string;
  readonly tracking: string;
  readonly grid: string;
  readonly dim: string;
  readonly onSpot: string;
  readonly missing: string;
  readonly edge: string;
  readonly ruler: string;
  readonly rulerText: string;
  readonly rulerGround: string;
  readonly font: string;
}

const roles: Readonly<Record<keyof StageColors, string>> = {
  select: '--ph-stage-select',
  casing: '--ph-stage-casing',
  guide: '--ph-stage-guide',
  camera: '--ph-stage-camera',
  tracking: '--ph-stage-tracking',
  grid: '--ph-stage-grid',
  dim: '--ph-stage-dim',
  onSpot: '--ph-on-spot',
  missing: '--ph-error',
  edge: '--ph-line-control',
  ruler: '--ph-line-control',
  rulerText: '--ph-text-muted',
  rulerGround: '--ph-panel',
  font: '--ph-font-ui',
};

/** The colors of the current theme. */
function stageColors(element: Element): StageColors {
  const style = getComputedStyle(element);
  const read = (role: keyof StageColors) => style.getPropertyValue(roles[role]).trim();
  return {
    select: read('select'),
    casing: read('casing'),
    guide: read('guide'),
    camera: read('camera'),
    tracking: read('tracking'),
    grid: read('grid'),
    dim: read('dim'),
    onSpot: read('onSpot'),
    missing: read('missing'),
    edge: read('edge'),
    ruler: read('ruler'),
    rulerText: read('rulerText'),
    rulerGround: read('rulerGround'),
    font: read('font'),
  };
}

/** The colors of the stage; a new object when the theme changes. */
export function useStageColors(): StageColors {
  const theme = useShownTheme();
  return useMemo(() => ({ ...stageColors(document.documentElement), theme }), [theme]);
}
