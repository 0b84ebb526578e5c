import { nameIn, type PrototypeDocument, type Size } from '@playhouse/core';
import { Minus, Plus, Spline } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { type OfferedCommand, useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { BehaviorHead } from '../behaviors/BehaviorHead.tsx';
import { usePictures } from '../drawing/usePictures.ts';
import styles from './Body.module.css';
import { cornerLimits, crossesItself, insertCorner, middleOfSide, removeCorner } from './polygonEdits.ts';
import { ShapeCanvas } from './ShapeCanvas.tsx';
import { type BodyShape, shapes, useBodyShape } from './useBodyShape.ts';

/** Room above and below the picture, in pixels: narrow pages have the tools in two lines. */
const edges = { wide: 140, narrow: 210, narrowBelow: 760 };

/** The picture of an actor with its collision shape: chosen, drawn by hand, or traced. docs/editor-design.md#body. */
export function BodyPage({ prototype }: { readonly prototype: PrototypeDocument }) {
  const shown = usePictures();
  const body = useBodyShape(prototype, shown.pictures);
  const area = useRef<HTMLDivElement>(null);
  const room = useRoom(area);
  const [selected, setSelected] = useState(0);
  const [notice, setNotice] = useState('');
  const { size } = prototype.attributes;
  const isDrawable = size.width > 0 && size.height > 0;
  const edge = room.width < edges.narrowBelow ? edges.narrow : edges.wide;
  const scale = Math.min(8, (room.width - 80) / size.width, (room.height - edge) / size.height);
  const tools = toolsOf(body, selected, setSelected, setNotice);
  useOfferCommands(t('Collision shape'), () => tools);
  const isCrossing = body.shape === shapes.custom && crossesItself(body.corners);
  const message = isCrossing ? t('Sides cross: the game uses the shape around all corners.') : body.refusal || notice;
  return (
    <>
      <h2 className="ph-hidden">
        {t('Picture and body of {prototype}', { prototype: nameIn(prototype, t('Actor')) })}
      </h2>
      <BehaviorHead prototype={prototype} />
      <div ref={area} className={styles.page}>
        {isDrawable && room.width > 0 && scale > 0 ? (
          <ShapeCanvas
            prototype={prototype}
            shown={shown}
            body={body}
            selected={selected}
            onSelect={setSelected}
            scale={scale}
          />
        ) : null}
        {isDrawable ? null : <p className={styles.message}>{t('An actor without a size has no body.')}</p>}
        <p className={styles.message} role="status" data-warning={isCrossing || undefined}>
          {said(message)}
        </p>
        <div className={styles.tools}>
          <SegmentedControl
            label={t('Collision shape')}
            value={String(body.shape)}
            onChange={(shape) => body.setShape(Number(shape))}
            segments={[
              { id: '0', label: t('Rectangle') },
              { id: '1', label: t('Circle') },
              { id: '2', label: t('Custom') },
            ]}
          />
          {body.shape === shapes.custom
            ? tools.map(({ id, label, icon, isDisabled, onAction }) => (
                <Button
                  key={id}
                  {...(icon ? { icon } : {})}
                  isDisabled={isDisabled ?? false}
                  onPress={() => onAction?.()}
                >
                  {label}
                </Button>
              ))
            : null}
        </div>
      </div>
    </>
  );
}

/** What the buttons do, also as commands. */
function toolsOf(
  body: BodyShape,
  selected: number,
  select: (corner: number) => void,
  say: (text: string) => void,
): readonly OfferedCommand[] {
  const { corners } = body;
  const isCustom = body.shape === shapes.custom;
  const at = Math.min(selected, corners.length - 1);
  const middle = middleOfSide(corners, at);
  return [
    {
      id: 'trace',
      label: t('Trace the picture'),
      icon: Spline,
      isDisabled: !isCustom,
      onAction: () => say(body.trace() ? '' : t('Nothing in the picture is solid.')),
    },
    {
      id: 'add',
      label: t('Add corner'),
      icon: Plus,
      isDisabled: !isCustom || middle === undefined || corners.length >= cornerLimits.most,
      onAction: () => {
        if (middle) body.setCorners(insertCorner(corners, at, middle));
        select(at + 1);
      },
    },
    {
      id: 'remove',
      label: t('Delete corner'),
      icon: Minus,
      isDisabled: !isCustom || corners.length <= cornerLimits.least,
      onAction: () => {
        body.setCorners(removeCorner(corners, at));
        select(Math.max(0, at - 1));
      },
    },
  ];
}

/** The size of an element; zero before the first layout. */
function useRoom(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => setSize({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
