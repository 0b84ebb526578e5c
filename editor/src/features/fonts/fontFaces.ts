import { useEffect, useState } from 'react';
import { useAssets } from '../../session/SessionContext.ts';

interface RegisteredFace {
  readonly family: string;
  readonly face: FontFace;
  users: number;
}

const faces = new Map<Uint8Array, RegisteredFace>();
let count = 0;

/** Registers a font with the page while at least one user needs it. */
function holdFace(bytes: Uint8Array): RegisteredFace {
  const known = faces.get(bytes);
  if (known) {
    known.users += 1;
    return known;
  }
  count += 1;
  const family = `playhouse-library-${count}`;
  const face = new FontFace(family, new Uint8Array(bytes).buffer);
  const held = { family, face, users: 1 };
  faces.set(bytes, held);
  document.fonts.add(face);
  return held;
}

function releaseFace(bytes: Uint8Array): void {
  const held = faces.get(bytes);
  if (!held) return;
  held.users -= 1;
  if (held.users > 0) return;
  document.fonts.delete(held.face);
  faces.delete(bytes);
}

/** The CSS family of a font file by its stored path, once it is loaded; null when it cannot be. */
export function useFontFamily(path: string | undefined): string | null | undefined {
  const assets = useAssets();
  const bytes = path === undefined ? undefined : assets.get(path);
  const [loaded, setLoaded] = useState<{ readonly bytes: Uint8Array; readonly family: string | null }>();
  useEffect(() => {
    if (!bytes) return;
    const { family, face } = holdFace(bytes);
    let isGone = false;
    face.load().then(
      () => (isGone ? undefined : setLoaded({ bytes, family })),
      () => (isGone ? undefined : setLoaded({ bytes, family: null })),
    );
    return () => {
      isGone = true;
      releaseFace(bytes);
    };
  }, [bytes]);
  if (!bytes) return null;
  return loaded?.bytes === bytes ? loaded.family : undefined;
}
