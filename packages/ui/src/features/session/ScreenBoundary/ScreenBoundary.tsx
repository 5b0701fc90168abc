import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './BrokenScreen.tsx';

export interface ScreenBoundaryProps {
  /** What is shown: another value, such as the next address, tries again. */
  resetKey: string;
  /** Called when it has broken, while what was typed in it can still be kept. */
  onError?: () => void;
  children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly resetKey: string;
}

/** Keeps the rest of the page alive when a screen cannot be shown: its code is missing, or it broke. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ScreenBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? <BrokenScreen /> : this.props.children;
  }
}
