/** Shows the error page in place of what failed below it. */
import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

export interface ErrorBoundaryProps {
  /** Opens the page anew. */
  onRetry(): void;
  /** There is no frame around it: the layout itself has failed. */
  readonly standalone?: boolean;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    // Whatever was thrown, something has to be shown.
    return { error: error ?? new Error('Something failed without saying what.') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { standalone = false, onRetry } = this.props;
    return <ErrorPage error={error} standalone={standalone} onRetry={onRetry} />;
  }
}
