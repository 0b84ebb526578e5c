import type { BlockCoverage } from '@playhouse/core';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { TextField } from '../../components/TextField.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { AssetPageHead } from '../asset-page/AssetPageHead.tsx';
import { type CharacterRanges, missingLetters } from './characterRanges.ts';
import styles from './FontPage.module.css';
import { charactersOfGame } from './gameCharacters.ts';
import { includedFonts } from './includedFonts.ts';

/** What is known of a font. */
export interface FontFacts {
  readonly ranges: CharacterRanges;
  readonly blocks: readonly BlockCoverage[];
  readonly lines: readonly (readonly [label: string, value: string])[];
}

export interface FontSheetProps {
  readonly name: string;
  readonly origin: string;
  /** The font as CSS. */
  readonly style: CSSProperties;
  /** Undefined while the font is being read. */
  readonly facts: FontFacts | 'unknown' | undefined;
  readonly tools: ReactNode;
}

const sample = t('The quick brown fox jumps over the lazy dog. 0123456789 !?');
const sizes = [16, 24, 36, 60, 96] as const;

/** A specimen of a font, its characters, and what it says about itself. */
export function FontSheet({ name, origin, style, facts, tools }: FontSheetProps) {
  const [text, setText] = useState(sample);
  const known = facts === 'unknown' ? undefined : facts;
  const missing = known
    ? missingLetters(
        [...new Set(text)].filter((letter) => letter.trim() !== ''),
        known.ranges,
      )
    : [];
  return (
    <section className={styles.page} aria-label={t('Font {name}', { name })}>
      <AssetPageHead kind="fonts" name={name} others={includedFonts.map((font) => font.name)}>
        <span className={styles.origin}>{origin}</span>
        {tools}
      </AssetPageHead>
      <div className={styles.body}>
        <TextField label={t('Sample text')} value={text} onChange={setText} rows={2} />
        <MissingNote letters={missing} what={t('The sample has characters that the font lacks')} />
        <section className={styles.specimen} aria-label={t('Specimen')}>
          {sizes.map((size) => (
            <p key={size} className={styles.line}>
              <span className={styles.size}>{t('{size} px', { size })}</span>
              <span className={styles.words} dir="auto" style={{ ...style, fontSize: size }}>
                {text || sample}
              </span>
            </p>
          ))}
        </section>
        {facts === undefined ? <p role="status">{t('Reading the font …')}</p> : null}
        {facts === 'unknown' ? <p role="status">{t('The characters of this font cannot be read.')}</p> : null}
        {known ? (
          <>
            <GameTexts name={name} ranges={known.ranges} />
            <section className={styles.section}>
              <h2>{t('Characters')}</h2>
              <ul className={styles.blocks}>
                {known.blocks.map((block) => (
                  <Block key={block.name} block={block} />
                ))}
              </ul>
              <p className={styles.hint}>
                {t(
                  'Characters that a font lacks are shown in a font of the player’s device, so they may look different there. For other scripts, choose a font that has them.',
                )}
              </p>
            </section>
            <section className={styles.section}>
              <h2>{t('About this font')}</h2>
              <dl className={styles.facts}>
                {known.lines.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd dir="auto">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </>
        ) : null}
      </div>
    </section>
  );
}

/** Names of blocks are those of Unicode, in English. */
function Block({ block: { name, characters, of } }: { readonly block: BlockCoverage }) {
  return (
    <li className={styles.block}>
      <span lang="en" translate="no">
        {name}
      </span>
      <span className={styles.count}>
        {characters >= of ? t('all {of}', { of }) : t('{characters} of {of}', { characters, of })}
      </span>
      <span aria-hidden className={styles.track}>
        <span className={styles.bar} style={{ inlineSize: `${Math.min(100, (characters / of) * 100)}%` }} />
      </span>
    </li>
  );
}

/** Whether the font has every character of the game's own texts. */
function GameTexts({ name, ranges }: { readonly name: string; readonly ranges: CharacterRanges }) {
  const project = useProject((current) => current);
  const { written, others } = useMemo(() => charactersOfGame(project, name), [project, name]);
  const missing = missingLetters(written, ranges);
  const elsewhere = missingLetters(others, ranges);
  return (
    <section className={styles.section}>
      <h2>{t('Texts of this game')}</h2>
      {written.length === 0 ? <p>{t('No text of this game is written with this font.')}</p> : null}
      {written.length > 0 && missing.length === 0 ? (
        <p>{t('The font has every character of the texts written with it.')}</p>
      ) : null}
      <MissingNote letters={missing} what={t('Texts written with this font have characters that it lacks')} />
      <MissingNote
        letters={elsewhere}
        what={t('Other texts, table cells and attributes have characters that it lacks')}
      />
    </section>
  );
}

/** More letters than this are only counted. */
const mostNamed = 60;

function MissingNote({ letters, what }: { readonly letters: readonly string[]; readonly what: string }) {
  if (letters.length === 0) return null;
  const more = letters.length - mostNamed;
  return (
    <p className={styles.missing}>
      {what}: <span className={styles.letters}>{letters.slice(0, mostNamed).join(' ')}</span>
      {more > 0 ? <> {t('and {more} more', { more })}</> : null}
    </p>
  );
}
