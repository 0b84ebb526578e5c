import type { Asset } from '@playhouse/core';
import { Download, Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { showToast } from '../../components/Toast.tsx';
import { useAssets, useAssetUrl, useProject } from '../../session/SessionContext.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { assetPath, downloadAsset } from '../assets/assetFiles.ts';
import styles from './ImagePage.module.css';

/** The page of one image: the picture, its size, where it is used. docs/editor-design.md#image-page. */
export default function ImagePage({ id }: { readonly id: string }) {
  const asset = useProject((project) => project.assets.images.find(({ name }) => name === id));
  return asset ? (
    <ShownImage key={asset.files[0]?.name ?? id} asset={asset} />
  ) : (
    <EmptyState size="page" text="This image does not exist in this game." />
  );
}

function ShownImage({ asset }: { readonly asset: Asset }) {
  const { name } = asset;
  const assets = useAssets();
  const path = assetPath('images', asset);
  const url = useAssetUrl(path);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  const [isDamaged, setDamaged] = useState(false);
  if (path === undefined || !assets.getFiles().has(path))
    return <EmptyState size="page" text={`The file of ${name} is missing. Add the image again.`} />;
  if (isDamaged) return <EmptyState size="page" text={`${name} cannot be shown: the file is damaged.`} />;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
        <span className={styles.size}>{size ? `${size.width} × ${size.height} px` : ''}</span>
        <Button size="small" icon={Search} onPress={() => useFinding.getState().findUses({ kind: 'image', id: name })}>
          Find uses
        </Button>
        <Button
          size="small"
          icon={Download}
          onPress={() => (downloadAsset('images', asset, assets) ? undefined : showToast(`${name} has no file.`))}
        >
          Download
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard */}
      <section className={styles.area} aria-label={`Picture of ${name}`} tabIndex={0}>
        {url === undefined ? null : (
          <img
            src={url}
            alt={name}
            className={styles.picture}
            data-small={size && Math.max(size.width, size.height) <= 64 ? true : undefined}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
            onError={() => setDamaged(true)}
          />
        )}
      </section>
    </>
  );
}
