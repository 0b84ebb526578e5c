import type { Asset } from '@playhouse/core';
import { Download, Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { useAssets, useProject } from '../../session/SessionContext.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { assetPath, downloadAsset, extensionOf } from '../assets/assetFiles.ts';
import { describeFontApart } from '../assets/assetWorker.ts';
import { type FontFacts, FontSheet } from './FontSheet.tsx';
import { useFontFamily } from './fontFaces.ts';
import { includedFacts, includedFonts, includedStyle } from './includedFonts.ts';
import { linesOfFont } from './linesOfFont.ts';

/** The page of one font, whether the game has it as a file or every game has it. docs/editor-design.md#font-page. */
export default function FontPage({ id }: { readonly id: string }) {
  const asset = useProject((project) => project.assets.fonts.find(({ name }) => name === id));
  if (asset) return <OwnFont key={asset.files[0]?.name ?? id} asset={asset} />;
  if (includedFonts.some(({ name }) => name === id)) return <IncludedFont key={id} name={id} />;
  return <EmptyState size="page" text={t('This font does not exist in this game.')} />;
}

function IncludedFont({ name }: { readonly name: string }) {
  const facts = useMemo(() => includedFacts(name), [name]);
  return (
    <FontSheet
      name={name}
      origin={t('Included with every game')}
      style={includedStyle(name)}
      facts={facts}
      tools={<UsesButton name={name} />}
    />
  );
}

function OwnFont({ asset }: { readonly asset: Asset }) {
  const { name } = asset;
  const assets = useAssets();
  const path = assetPath('fonts', asset);
  const family = useFontFamily(path);
  const bytes = path === undefined ? undefined : assets.get(path);
  const [facts, setFacts] = useState<FontFacts | 'unknown'>();
  useEffect(() => {
    let isGone = false;
    if (!bytes) return;
    const size = bytes.length;
    describeFontApart(new Uint8Array(bytes), 'A').then((font) => {
      if (!isGone) setFacts(font ? { ...font, lines: linesOfFont(font, size) } : 'unknown');
    });
    return () => {
      isGone = true;
    };
  }, [bytes]);
  if (!bytes)
    return <EmptyState size="page" text={t('The file of {name} is missing. Add the font again.', { name })} />;
  if (family === null)
    return <EmptyState size="page" text={t('{name} cannot be shown: the file is damaged.', { name })} />;
  return (
    <FontSheet
      name={name}
      origin={t('{type} file of this game', { type: extensionOf(asset).toUpperCase() })}
      style={family === undefined ? {} : { fontFamily: `"${family}"` }}
      facts={facts}
      tools={
        <>
          <Button
            size="small"
            icon={Download}
            onPress={() =>
              downloadAsset('fonts', asset, assets)
                ? undefined
                : showToast(t('The file of {name} is missing.', { name }))
            }
          >
            {t('Download')}
          </Button>
          <UsesButton name={name} />
        </>
      }
    />
  );
}

function UsesButton({ name }: { readonly name: string }) {
  return (
    <Button size="small" icon={Search} onPress={() => useFinding.getState().findUses({ kind: 'font', id: name })}>
      {t('Find uses')}
    </Button>
  );
}
