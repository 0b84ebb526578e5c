import type { AssetFolder } from '@playhouse/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useOpenProject } from '../../session/SessionContext.ts';
import { assetAddress, assetKinds } from '../assets/assetKinds.ts';
import { PageHead } from '../page-head/PageHead.tsx';

export interface AssetPageHeadProps {
  readonly kind: AssetFolder;
  readonly name: string;
  /** Names that have a page without being assets of the game. */
  readonly others?: readonly string[];
  /** The tools at the end. */
  readonly children: ReactNode;
}

/** The head of the page of an asset: the others of its kind, and tools. */
export function AssetPageHead({ kind, name, others = [], children }: AssetPageHeadProps) {
  const { id: game, session } = useOpenProject();
  const navigate = useNavigate();
  const { heading, title } = assetKinds[kind];
  const siblings = () => {
    const names = session.getState().project.assets[kind].map((asset) => asset.name);
    return [...new Set([...names, ...others])].map((one) => ({
      id: one,
      label: one,
      isChosen: one === name,
      onAction: () => void navigate(assetAddress(game, kind, one)),
    }));
  };
  return (
    <PageHead kind={heading} name={name} siblings={title} entries={siblings}>
      {children}
    </PageHead>
  );
}
