import fs from 'node:fs';
import path from 'node:path';

const limits = { bytes: 10 * 1024 * 1024, files: 7 } as const;

/** Lines of JSON in a file, which is renamed when it is full: `server.log`, `server.log.1` and so on. */
export class RequestLog {
  private readonly file: string;
  private readonly bytes: number;
  private descriptor: number;
  private size: number;

  constructor(folder: string, bytes: number = limits.bytes) {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.file = path.join(folder, 'server.log');
    this.bytes = bytes;
    this.descriptor = fs.openSync(this.file, 'a', 0o600);
    this.size = fs.fstatSync(this.descriptor).size;
  }

  /** A full disk must not stop the server: a line that cannot be written is left out. */
  write(line: object): void {
    const text = Buffer.from(`${JSON.stringify(line)}\n`);
    try {
      if (this.size + text.length > this.bytes) this.rotate();
      fs.writeSync(this.descriptor, text);
      this.size += text.length;
    } catch {
      this.size += text.length;
    }
  }

  close(): void {
    fs.closeSync(this.descriptor);
  }

  private rotate(): void {
    fs.closeSync(this.descriptor);
    for (let number = limits.files - 1; number >= 0; number -= 1) {
      const name = number === 0 ? this.file : `${this.file}.${number}`;
      if (fs.existsSync(name)) fs.renameSync(name, `${this.file}.${number + 1}`);
    }
    fs.rmSync(`${this.file}.${limits.files}`, { force: true });
    this.descriptor = fs.openSync(this.file, 'a', 0o600);
    this.size = 0;
  }
}
