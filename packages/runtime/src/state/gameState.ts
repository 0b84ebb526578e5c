import { Slots } from './slots.ts';

/** The attributes of the running game as plain fields. docs/runtime-rules.md#game-attributes. */
export class GameState extends Slots {
  name = '';
  /** In seconds: `timeBase` plus the frames since it was written, so that rounding errors do not accumulate. */
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
}
