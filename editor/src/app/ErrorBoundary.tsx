import { Component, type ReactNode } from 'react';
import { unexpectedError } from '../components/unexpectedError.ts';
import { t } from '../i18n/t.ts';
import { ClosedCurtain } from './ClosedCurtain.tsx';
import { Screen } from './Screen.tsx';

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly isBroken: boolean;
}

/** Shows an error in place of a part of the page that failed; the journal has kept all edits. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, isBroken: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Screen picture={<ClosedCurtain />} title={t('Something went wrong')} text={unexpectedError(this.state.error)}>
        <button type="button" onClick={() => location.reload()}>
          {t('Open again')}
        </button>
      </Screen>
    );
  }
}
