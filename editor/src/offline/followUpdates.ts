/** Time between checks for a new version, in ms. */
const checkEvery = 60 * 60 * 1000;

/**
 * Registers the service worker that saves the editor for use without a network, and reports new versions. A page keeps
 * its version until it is loaded again. Resolves to false where the browser or the address does not allow it.
 */
export async function followUpdates(onUpdate: (use: () => void) => void): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
  if (!registration) return false;
  const offer = () => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) onUpdate(() => useVersion(waiting));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer();
    });
  });
  const check = () => registration.update().then(offer, () => undefined);
  setInterval(() => void check(), checkEvery);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });
  return true;
}

/** Lets a new version take over, and loads this page again with it. Other open pages keep their version. */
function useVersion(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}
