/** How long a call of the browser may take that has no limit of its own, in ms. */
const limit = 100_000;

/** The result of a call; an error that names it when it never ends, rather than a test that hangs without a reason. */
export async function withinLimit<Value>(name: string, call: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not end within ${limit / 1000} s`)), limit);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
