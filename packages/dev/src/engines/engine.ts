import type { GeneratedGames, GeneratedResult } from './generated.ts';

/** The hashes of the scenes of projects, by folder and scene. */
export type ProjectHashes = Record<string, Record<string, string[]>>;

/** An engine that plays games: a version of Node, or a browser. */
export interface Engine {
  readonly name: string;
  playProjects(folders: readonly string[]): Promise<ProjectHashes>;
  playGenerated(games: GeneratedGames): Promise<Record<string, GeneratedResult>>;
  close(): Promise<void>;
}
