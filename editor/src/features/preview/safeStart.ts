const key = 'playhouse-safe-start';

/** Tells whether the last preview of a project had to be ended, so that the next one starts without scripts. */
export function isSafeStart(projectId: string): boolean {
  return marked().includes(projectId);
}

/** Records that the preview of a project had to be ended, or that it may run scripts again. Survives a reload. */
export function setSafeStart(projectId: string, isOn: boolean): void {
  const others = marked().filter((id) => id !== projectId);
  try {
    localStorage.setItem(key, JSON.stringify(isOn ? [...others, projectId].slice(-mostMarked) : others));
  } catch {
    // Without storage, the mark lasts until the page is closed.
    memory = isOn ? [...others, projectId] : others;
  }
}

const mostMarked = 100;
let memory: readonly string[] = [];

function marked(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? [...memory, ...stored.filter((id) => typeof id === 'string')] : memory;
  } catch {
    return memory;
  }
}
