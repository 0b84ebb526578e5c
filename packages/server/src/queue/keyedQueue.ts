/** Runs tasks with the same key one after the other, and others at the same time. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  run<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
    const before = this.last.get(key) ?? Promise.resolve();
    const running = before.then(task, task);
    this.last.set(key, running);
    const done = () => {
      if (this.last.get(key) === running) this.last.delete(key);
    };
    running.then(done, done);
    return running;
  }
}
