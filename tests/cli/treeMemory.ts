import fs from 'node:fs';

/** Measures the total memory of a process and its descendants (Linux) every few milliseconds. */
export function watchMemory(pid: number): { stop(): { readonly megabytes: number; readonly processes: number } } {
  let [bytes, processes] = [0, 0];
  const look = (): void => {
    const all = treeOf(pid);
    const sum = all.reduce((total, each) => total + residentBytes(each), 0);
    bytes = Math.max(bytes, sum);
    processes = Math.max(processes, all.length);
  };
  const timer = setInterval(look, 20);
  return {
    stop() {
      clearInterval(timer);
      return { megabytes: Math.round(bytes / 1024 / 1024), processes };
    },
  };
}

function treeOf(pid: number): number[] {
  try {
    const children = fs.readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
      const text = fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim();
      return text === '' ? [] : text.split(' ').map(Number);
    });
    return [pid, ...children.flatMap(treeOf)];
  } catch {
    // It has ended in the meantime.
    return [pid];
  }
}

function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
