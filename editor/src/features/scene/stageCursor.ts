import type { CameraGrip } from '../../interactions/cameraTool.ts';
import type { Handle } from '../../interactions/frame.ts';

/** The cursor over a handle of a frame that is turned by some degrees. */
function handleCursor(handle: Handle, rotation: number): string {
  const angle = (Math.atan2(handle.y, handle.x) * 180) / Math.PI + rotation;
  const eighth = ((Math.round(angle / 45) % 4) + 4) % 4;
  return ['ew-resize', 'nesw-resize', 'ns-resize', 'nwse-resize'][eighth] ?? 'default';
}

/** The cursor over what the select tool would grip. */
export function gripCursor(grip: Handle | 'turn' | undefined, rotation: number): string {
  if (grip === undefined) return 'default';
  return grip === 'turn' ? 'grab' : handleCursor(grip, rotation);
}

/** The cursor over what the camera tool would grip. */
export function cameraCursor(grip: CameraGrip | undefined): string {
  if (!grip) return 'default';
  return grip.handle === 'inside' ? 'move' : handleCursor(grip.handle, 0);
}
