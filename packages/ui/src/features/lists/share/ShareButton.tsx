import { useState } from 'react';
import { Button, type ButtonProps } from '../../../primitives/Button/Button.tsx';
import { ShareIcon } from '../../../primitives/Icon/ShareIcon.tsx';
import { useLazyComponent } from '../../../primitives/useLazyComponent.ts';
import type { ListContents } from './ListContents.ts';
import { tellNotLoaded } from '../../../query/tellNotLoaded.ts';

const loadDialog = async () => (await import('./ShareDialog/ShareDialog.tsx')).ShareDialog;

export interface ShareButtonProps extends Pick<ButtonProps, 'size' | 'tone'> {
  list: ListContents;
}

/** Opens the ways to hand a list on, whose code is fetched then. */
export function ShareButton({ list, ...look }: ShareButtonProps) {
  const { Component: ShareDialog, fetch } = useLazyComponent(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const open = async () => {
    setFetching(true);
    const isThere = await fetch();
    setFetching(false);
    if (isThere) setOpen(true);
    else tellNotLoaded(() => void open());
  };
  return (
    <>
      <Button {...look} icon={<ShareIcon />} isPending={isFetching} onPress={() => void open()}>
        Paylaş
      </Button>
      {ShareDialog && <ShareDialog isOpen={isOpen} list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
