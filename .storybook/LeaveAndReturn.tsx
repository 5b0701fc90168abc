import { useState, type ReactNode } from 'react';
import { Button } from '../packages/ui/src/primitives/Button/Button.tsx';

/** Leaves a screen and comes back, as the browser's own button does. */
export function LeaveAndReturn({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <div style={{ marginBottom: 24 }}>
        <Button onPress={() => setHere((here) => !here)}>{isHere ? 'Ayrıl' : 'Geri'}</Button>
      </div>
      {isHere && children}
    </>
  );
}
