/** What makes syncs faster. Each can be switched off, and each leaves to the plain replication what it cannot do. */
export interface SpeedUps {
  /** A first copy is one request. */
  readonly pack: boolean;
  /** Files are sent alone. */
  readonly assetLane: boolean;
  /** A replication does not ask for what is known here. */
  readonly fastAnswers: boolean;
}

export const allSpeedUps: SpeedUps = { pack: true, assetLane: true, fastAnswers: true };

/** All but those in a text, such as `pack fastAnswers`. */
export function speedUpsWithout(text: string): SpeedUps {
  const off = new Set(text.split(/[\s,]+/));
  return { pack: !off.has('pack'), assetLane: !off.has('assetLane'), fastAnswers: !off.has('fastAnswers') };
}
