import { Component, type ReactNode } from 'react';

interface ModuleBoundaryProps {
  children: ReactNode;
  /** Shown in the place of a module that failed; `retry` mounts it anew. */
  renderFallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  /** Called with what was caught. */
  onFailure: (error: unknown) => void;
}

/** Keeps what goes wrong in one module from the rest of the page. */
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
