import type { SlotValue } from './actor.ts';

/** The attributes of the running game as plain fields. Reference 3.2. */
export class GameState {
  name = '';
  /** Seconds; `timeBase` and the frames since it was written, so that nothing adds up rounding errors. */
  time = 0;
  timeBase = 0;
  timeFrames = 0;
  displayWidth = 0;
  displayHeight = 0;
  actorTags = '';
  randomSeed = -1;
  adRewardName = '';
  adRewardValue = 0;
  platformConnected = false;
  playerType = 1;
  resolutionIndependence = false;
  networkEnabled = 0;
  slots = new Float64Array(0);
  values: SlotValue[] = [];

  readSlot(slot: number): number {
    return this.slots[slot] ?? 0;
  }

  writeSlot(slot: number, value: number): void {
    this.slots[slot] = value;
  }
}
