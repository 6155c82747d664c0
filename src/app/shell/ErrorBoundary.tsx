/** Shows the error page in place of components that failed to render. */
import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

export interface ErrorBoundaryProps {
  /** Opens the failed page again. */
  onRetry(): void;
  /** The layout itself has failed: the error page stands alone. */
  readonly standalone?: boolean;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    // A thrown `null` or `undefined` must lead to the error page too.
    return { error: error ?? new Error('Something failed without saying what.') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { standalone = false, onRetry } = this.props;
    return <ErrorPage error={error} standalone={standalone} onRetry={onRetry} />;
  }
}
