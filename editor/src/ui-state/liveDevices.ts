import { create } from 'zustand';

export type DeviceValue = string | number | boolean;

interface LiveDevices {
  /** True while a game runs whose values arrive. */
  readonly isPlaying: boolean;
  /** The last values, by the part of the keypath after the devices. */
  readonly values: ReadonlyMap<string, DeviceValue>;
  /** The attributes that are shown, and therefore asked for. */
  readonly wanted: readonly string[];
  /** The keys of the devices whose attributes are listed. */
  readonly open: ReadonlySet<string>;
}

const none: Pick<LiveDevices, 'isPlaying' | 'values'> = { isPlaying: false, values: new Map() };

/** The devices as a running game sees them, and what is shown of them. */
export const useLiveDevices = create<LiveDevices>()(() => ({ ...none, wanted: [], open: new Set(['mouse']) }));

/** Shows these attributes from now on. */
export function wantDevices(wanted: readonly string[]): void {
  useLiveDevices.setState({ wanted });
}

/** Lists the attributes of a device, or only its name. */
export function openDevice(key: string, isOpen: boolean): void {
  useLiveDevices.setState(({ open }) => {
    const others = [...open].filter((each) => each !== key);
    return { open: new Set(isOpen ? [...others, key] : others) };
  });
}

/** Takes new values of a running game. */
export function takeDevices(
  values: readonly { readonly id: string; readonly value?: DeviceValue | undefined }[],
): void {
  const known = new Map(useLiveDevices.getState().values);
  for (const { id, value } of values) {
    if (value === undefined) known.delete(id);
    else known.set(id, value);
  }
  useLiveDevices.setState({ isPlaying: true, values: known });
}

/** No game runs anymore. */
export function endDevices(): void {
  useLiveDevices.setState(none);
}
