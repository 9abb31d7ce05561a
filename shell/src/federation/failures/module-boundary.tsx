import { Component, type ReactNode } from 'react';

interface ModuleBoundaryProps {
  children: ReactNode;
  /** Shown instead of a module that failed; `retry` mounts the module again. */
  renderFallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  /** Called with the error. */
  onFailure: (error: unknown) => void;
}

/** Keeps errors of one module from affecting the rest of the page. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFallback(this.retry) : this.props.children;
  }
}
