import { Check, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import type { Problem } from '../../workers/checkService.ts';
import styles from './ProblemsButton.module.css';
import { problemAddress, problemLocation } from './problemLocation.ts';
import { useProblems } from './problemStore.ts';

export interface ProblemsButtonProps {
  /** The open page, for the filter. */
  readonly here: { readonly kind: 'scene' | 'prototype'; readonly id: string } | undefined;
  /** Opens an address inside the game. */
  readonly onGo: (address: string) => void;
}

/** The pill of the top bar with the counts, and the list of problems. docs/editor-design.md#problem-list. */
export function ProblemsButton({ here, onGo }: ProblemsButtonProps) {
  const report = useProblems((state) => state.report);
  const [isOpen, setOpen] = useState(false);
  if (!report) return null;
  const { errors, warnings } = report;
  const counts = [counted(errors, 'error'), counted(warnings, 'warning')].filter((each) => each !== undefined);
  const name = counts.length === 0 ? 'No problems' : `Problems: ${counts.join(', ')}`;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={styles.pill ?? ''} aria-label={name}>
        {errors + warnings === 0 ? (
          <span className={`${styles.part} ${styles.ok}`}>
            <Check aria-hidden size={15} strokeWidth={2.2} />
            <span className={styles.allWell}>No problems</span>
          </span>
        ) : null}
        {errors > 0 ? (
          <span className={`${styles.part} ${styles.error}`}>
            <OctagonAlert aria-hidden size={15} strokeWidth={2} />
            {errors}
          </span>
        ) : null}
        {warnings > 0 ? (
          <span className={`${styles.part} ${styles.warning}`}>
            <TriangleAlert aria-hidden size={15} strokeWidth={2} />
            {warnings}
          </span>
        ) : null}
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={6}>
        <Dialog aria-label="Problems" className={styles.dialog ?? ''}>
          <ProblemList
            here={here}
            onGo={(address) => {
              setOpen(false);
              onGo(address);
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function ProblemList({ here, onGo }: ProblemsButtonProps) {
  const report = useProblems((state) => state.report);
  const [filter, setFilter] = useState<'all' | 'here'>('all');
  const all = report?.problems ?? [];
  const shown = filter === 'all' ? all : all.filter(({ owner }) => owner.kind === here?.kind && owner.id === here?.id);
  const total = (report?.errors ?? 0) + (report?.warnings ?? 0);
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>Problems</h2>
        {here ? (
          <SegmentedControl
            label="Show"
            value={filter}
            onChange={setFilter}
            segments={[
              { id: 'all', label: 'All' },
              { id: 'here', label: here.kind === 'scene' ? 'This scene' : 'This actor' },
            ]}
          />
        ) : null}
      </header>
      {shown.length === 0 ? (
        <div className={styles.none}>
          <LitStage />
          <p>No problems</p>
        </div>
      ) : (
        <ul className={styles.list}>
          {shown.map((problem) => (
            <ProblemRow key={`${problem.issue.code} ${problem.issue.path.join('/')}`} problem={problem} onGo={onGo} />
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        <Check aria-hidden size={14} strokeWidth={2.2} />
        {total === 0
          ? 'Checked just now.'
          : 'Checked just now. The game still plays: broken parts do nothing, missing images are plain rectangles.'}
      </footer>
    </>
  );
}

function ProblemRow({ problem, onGo }: { readonly problem: Problem; readonly onGo: (address: string) => void }) {
  const { issue } = problem;
  const address = problemAddress(problem);
  const isError = issue.severity === 'blocking';
  return (
    <li className={styles.problem}>
      {isError ? (
        <OctagonAlert aria-label="Error" size={16} strokeWidth={2} className={styles.error} />
      ) : (
        <TriangleAlert aria-label="Warning" size={16} strokeWidth={2} className={styles.warning} />
      )}
      <div className={styles.words}>
        <p className={styles.message}>{issue.message}</p>
        <p className={styles.place}>{problemLocation(problem)}</p>
      </div>
      {address === undefined ? null : (
        <Button className={styles.go ?? ''} onPress={() => onGo(address)}>
          Go there
        </Button>
      )}
    </li>
  );
}

function LitStage() {
  return (
    <svg width="72" height="52" viewBox="0 0 72 52" aria-hidden="true">
      <path d="M36 4 16 44h40Z" fill="var(--ph-spot)" opacity=".28" />
      <ellipse cx="36" cy="44" rx="22" ry="4" fill="var(--ph-spot)" opacity=".7" />
      <path
        d="M4 4h64M8 4c1 16-2 28-6 40M64 4c-1 16 2 28 6 40"
        fill="none"
        stroke="var(--ph-line-control)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** "2 errors"; undefined for none. */
function counted(count: number, word: string): string | undefined {
  return count === 0 ? undefined : `${count} ${word}${count === 1 ? '' : 's'}`;
}
