import styles from './BehaviorList.module.css';
import { useBehaviorDrag } from './behaviorDrag.ts';

/** The title that follows the pointer while behaviors are dragged. */
export function DragPicture() {
  const load = useBehaviorDrag((state) => state.load);
  const at = useBehaviorDrag((state) => state.at);
  const isTaken = useBehaviorDrag((state) => state.drop !== undefined);
  if (!load) return null;
  return (
    <div
      className={styles.dragged}
      data-drag-picture
      data-taken={isTaken || undefined}
      style={{ transform: `translate(${at.x + 10}px, ${at.y + 8}px) rotate(1deg)` }}
      aria-hidden="true"
    >
      {load.title}
    </div>
  );
}
