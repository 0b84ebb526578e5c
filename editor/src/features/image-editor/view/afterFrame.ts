/**
 * Calls something once the next frame is drawn, in a task of its own, so that it does not delay the frame. Returns what
 * prevents the call.
 */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const request = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}
