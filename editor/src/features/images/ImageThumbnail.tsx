import { ImageOff, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useAssets, useAssetUrl } from '../../session/SessionContext.ts';
import styles from './ImageThumbnail.module.css';

/** A thumbnail of an image file by its stored path: a spinner until it is shown, a sign when it cannot be. */
export function ImageThumbnail({ path }: { readonly path: string | undefined }) {
  const url = useAssetUrl(path);
  const assets = useAssets();
  const [shown, setShown] = useState<{ readonly url: string; readonly isFault: boolean }>();
  const isMissing = path === undefined || !assets.getFiles().has(path);
  const seen = url !== undefined && shown?.url === url ? (shown.isFault ? 'fault' : 'shown') : 'loading';
  const state = isMissing ? 'fault' : seen;
  return (
    <span className={styles.thumbnail} data-state={state}>
      {state === 'fault' ? <ImageOff aria-hidden size={15} strokeWidth={1.75} /> : null}
      {state === 'loading' ? <LoaderCircle aria-hidden size={15} className={styles.spinner} /> : null}
      {url === undefined ? null : (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles.image}
          hidden={state === 'fault'}
          onLoad={() => setShown({ url, isFault: false })}
          onError={() => setShown({ url, isFault: true })}
        />
      )}
    </span>
  );
}
