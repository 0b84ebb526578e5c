import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { placementLabels } from '../drawing/placementLabels.ts';
import type { DrawnItem, DrawnLayer } from '../drawing/stageItems.ts';

export interface StageTreeProps {
  readonly id: string;
  readonly layers: readonly DrawnLayer[];
  readonly names: ReadonlyMap<string, string>;
  readonly selection: readonly string[];
  /** The active actor, which is always listed. */
  readonly active: string | undefined;
  readonly onSelect: (ids: readonly string[]) => void;
}

/** The maximum number of actors listed per layer, besides the active one; Tab on the stage reaches all of them. */
const mostItems = 200;

/**
 * The scene as text: layers from front to back with their actors, sharing the selection.
 * docs/editor-design.md#accessibility.
 */
export function StageTree({ id, layers, names, selection, active, onSelect }: StageTreeProps) {
  const settled = useSettled(useMemo(() => ({ layers, names }), [layers, names]));
  const shown = useDeferredValue(selection);
  const chosen = useMemo(() => new Set(shown), [shown]);
  return <Tree id={id} {...settled} chosen={chosen} active={useDeferredValue(active)} onSelect={onSelect} />;
}

interface TreeProps extends Omit<StageTreeProps, 'selection'> {
  readonly chosen: ReadonlySet<string>;
}

const Tree = memo(function Tree({ id, layers, names, chosen, active, onSelect }: TreeProps) {
  return (
    <div id={id} role="tree" aria-label={t('Actors by layer')} aria-multiselectable="true" className="ph-hidden">
      {layers.toReversed().map((layer) => (
        <div key={layer.id} role="treeitem" aria-level={1} aria-expanded="true" aria-selected="false" tabIndex={-1}>
          <span>{`${names.get(layer.id) ?? t('Layer')}, ${layer.items.length}`}</span>
          {/* biome-ignore lint/a11y/useSemanticElements: a tree groups its items by this role */}
          <div role="group">
            {listedItems(layer, active).map((item) => (
              <TreeActor
                key={item.id}
                item={item}
                layer={names.get(layer.id) ?? t('Layer')}
                isSelected={chosen.has(item.id)}
                onSelect={onSelect}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
});

function listedItems({ items }: DrawnLayer, active: string | undefined): readonly DrawnItem[] {
  const listed = items.slice(-mostItems);
  const hidden = items.slice(0, -mostItems).find(({ id }) => id === active);
  return hidden ? [hidden, ...listed] : listed;
}

/** Time without changes after which a value is settled, in ms. */
const settleTime = 100;

/**
 * A value once it no longer changes. There may be a thousand texts, which nobody reads during a drag, and drawing comes
 * first.
 */
function useSettled<Value>(latest: Value): Value {
  const [settled, setSettled] = useState(latest);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(latest)), settleTime);
    return () => clearTimeout(timer);
  }, [latest]);
  return settled;
}

interface TreeActorProps {
  readonly item: DrawnItem;
  readonly layer: string;
  readonly isSelected: boolean;
  readonly onSelect: (ids: readonly string[]) => void;
}

const TreeActor = memo(function TreeActor({ item, layer, isSelected, onSelect }: TreeActorProps) {
  const words = { name: item.name, layer, placement: placementLabels(item) };
  return (
    <div
      id={stageTreeId(item.id)}
      role="treeitem"
      aria-level={2}
      aria-selected={isSelected}
      tabIndex={-1}
      data-actor={item.id}
      onClick={() => onSelect([item.id])}
      onKeyDown={(event) => (event.key === 'Enter' ? onSelect([item.id]) : undefined)}
    >
      {isSelected
        ? t('{name}, layer {layer}, {placement}, selected', words)
        : t('{name}, layer {layer}, {placement}', words)}
    </div>
  );
});

/** Element id by which the stage refers to the focused actor. */
export function stageTreeId(actor: string): string {
  return `stage-actor-${actor}`;
}
