import { statfs } from 'node:fs/promises';

/** Below both, nothing more is written: a full disk would leave databases and their users stuck halfway. */
const least = { share: 0.05, bytes: 1024 ** 3 } as const;

export interface DiskSpace {
  readonly free: number;
  readonly total: number;
}

/** Watches the disk of a folder. */
export class DiskWatch {
  private space: DiskSpace | undefined;
  private readonly measure: () => Promise<DiskSpace>;

  constructor(measure: () => Promise<DiskSpace>) {
    this.measure = measure;
  }

  async look(): Promise<void> {
    this.space = await this.measure().catch(() => undefined);
  }

  isFull(): boolean {
    const { space } = this;
    return space !== undefined && space.free < least.bytes && space.free < least.share * space.total;
  }
}

export async function spaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
