/** What a simulation is to find. Each is a mistake that programs like this one have made. */
export const plantedFaults = [
  'tombstones without parentage',
  'checkpoint before the documents',
  'last write wins',
  'journal trimmed before the save',
  'no retries',
  'refused documents are forgotten',
  'merged without a base',
  'bodies discarded by the server',
] as const;

export type PlantedFault = (typeof plantedFaults)[number];
