import type { SceneDocument } from '@playhouse/core';
import { CircleHelp } from 'lucide-react';
import { useMemo } from 'react';
import { useAssetUrl, useProject } from '../../session/SessionContext.ts';
import { cssColor } from './cssColor.ts';
import { imagePath } from './imagePath.ts';
import { colorOf, type DrawnItem, drawnLayers } from './stageItems.ts';
import styles from './Thumbnail.module.css';

/** Smaller actors would be invisible in a thumbnail. */
const mostActors = 30;

/** A scene as its camera sees it at the start, reduced to its largest actors. */
export function SceneThumbnail({ scene }: { readonly scene: SceneDocument | undefined }) {
  if (!scene) {
    return (
      <span className={styles.thumbnail} data-missing>
        <CircleHelp aria-hidden size={15} strokeWidth={1.75} />
      </span>
    );
  }
  return <ScenePicture scene={scene} />;
}

function ScenePicture({ scene }: { readonly scene: SceneDocument }) {
  const actors = useProject((project) => project.actors);
  const { origin, size } = scene.attributes.camera;
  const shown = useMemo(
    () => largestActors(drawnLayers({ actors }, scene).flatMap(({ items }) => items)),
    [actors, scene],
  );
  return (
    <span className={styles.thumbnail}>
      <svg
        className={styles.scene}
        viewBox={`${origin.x} ${-origin.y - size.height} ${size.width} ${size.height}`}
        style={{ background: cssColor(colorOf(scene.attributes.color)), aspectRatio: `${size.width} / ${size.height}` }}
        aria-hidden="true"
      >
        {shown.map((item) => (
          <ActorShape key={item.id} item={item} />
        ))}
      </svg>
    </span>
  );
}

/** The largest visible actors, in drawing order. */
function largestActors(items: readonly DrawnItem[]): readonly DrawnItem[] {
  const visible = items.filter(({ look }) => look?.visible === true && look.color.alpha > 0);
  if (visible.length <= mostActors) return visible;
  const area = ({ placement: { size } }: DrawnItem) => size.width * size.height;
  const largest = new Set(visible.toSorted((a, b) => area(b) - area(a)).slice(0, mostActors));
  return visible.filter((item) => largest.has(item));
}

function ActorShape({ item }: { readonly item: DrawnItem }) {
  const { look, placement } = item;
  const { position, size, rotation } = placement;
  const path = useProject((project) => imagePath(project.assets, look?.image ?? ''));
  const url = useAssetUrl(path);
  const box = {
    x: -size.width / 2,
    y: -size.height / 2,
    width: size.width,
    height: size.height,
    transform: `translate(${position.x} ${-position.y}) rotate(${-rotation})`,
    opacity: look?.color.alpha ?? 1,
  };
  if (url) return <image href={url} preserveAspectRatio="none" {...box} />;
  return look && look.image === '' ? <rect fill={cssColor(look.color)} {...box} /> : null;
}
