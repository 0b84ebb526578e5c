import type { InputEvent } from '@playhouse/runtime';

/** Shown when a game asks to quit. docs/product-rules.md#platform-features. */
export const quitNotice = 'On some platforms, the app would close now.';

/** Shown once for each requested image that is missing or cannot be decoded. */
export function missingImageNotice(name: string): string {
  return `The image “${name}” cannot be shown. A plain rectangle is shown instead.`;
}

/** Shown once when the images of a game together exceed the pixel budget. */
export function reducedImagesWarning(pixels: number): string {
  const millions = Math.round(pixels / 1e6);
  return `The images of this game have ${millions} million pixels together, more than many devices can hold. The largest ones are shown less sharp.`;
}

/** Shown once for each requested sound that is missing or that this browser cannot decode. */
export function silentSoundWarning(name: string): string {
  return `The sound “${name}” cannot be played in this browser. It stays silent.`;
}

/** The answer of a simulated service, where nothing else on the screen shows it. */
export function answerNotice(event: InputEvent): string | undefined {
  if (event.type === 'purchase') {
    return `Simulated purchase: “${event.product}” ${event.state === 'purchased' ? 'is bought.' : 'was not bought.'}`;
  }
  if (event.type === 'platformConnected') {
    return event.value ? 'Simulated sign-in: the player is signed in.' : 'Simulated sign-in: sign-in failed.';
  }
  return undefined;
}
