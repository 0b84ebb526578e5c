/** What makes syncs faster. Each can be switched off, and each leaves to the plain replication what it cannot do. */
export interface SpeedUps {
  /** A first copy is one request. */
  readonly pack: boolean;
  /** Files are sent alone. */
  readonly assetLane: boolean;
}

export const allSpeedUps: SpeedUps = { pack: true, assetLane: true };

/** All but those in a text, such as `pack assetLane`. */
export function speedUpsWithout(text: string): SpeedUps {
  const off = new Set(text.split(/[\s,]+/));
  return { pack: !off.has('pack'), assetLane: !off.has('assetLane') };
}
