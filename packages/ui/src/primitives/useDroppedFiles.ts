import { useEffect, useEffectEvent, useState } from 'react';

/** Whether something that is dragged or pasted holds files. */
export const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page while the component is there.
 * @returns whether some are held over the page
 */
export function useDroppedFiles(onFiles: (files: FileList | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    // Without it the browser would leave the page and show the file.
    event.preventDefault();
    setOver(true);
  });
  const onLeave = useEffectEvent((event: DragEvent) => {
    // Out of the window, not from one piece of the page to the next.
    if (event.relatedTarget === null) setOver(false);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    onFiles(event.dataTransfer?.files);
  });
  useEffect(() => {
    const job = new AbortController();
    const { signal } = job;
    window.addEventListener('dragenter', (event) => onDrag(event), { signal });
    window.addEventListener('dragover', (event) => onDrag(event), { signal });
    window.addEventListener('dragleave', (event) => onLeave(event), { signal });
    window.addEventListener('drop', (event) => onDrop(event), { signal });
    return () => job.abort();
  }, []);
  return isOver;
}
