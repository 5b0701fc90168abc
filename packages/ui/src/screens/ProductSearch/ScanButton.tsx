import { useOpening } from '../../features/scan/useOpening.ts';
import { ScanBarcodeIcon } from '../../primitives/Icon/ScanBarcodeIcon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

interface ScanButtonProps {
  /** Told the code that was read; the camera is closed. */
  onCode: (code: string) => void;
}

const load = async () => (await import('../../features/scan/ScanDialog/ScanDialog.tsx')).ScanDialog;

/** Opens the camera to search for one code. What scans is fetched when it is wanted. */
export function ScanButton({ onCode }: ScanButtonProps) {
  const { Component: ScanDialog, isOpen, close, opener } = useOpening(load);
  return (
    <>
      <IconButton label="Kamera ile Tara" {...opener}>
        <ScanBarcodeIcon />
      </IconButton>
      {ScanDialog && (
        <ScanDialog
          isOpen={isOpen}
          onCodes={([code = '']) => {
            close();
            onCode(code);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
