import { useState } from 'react';
import { announce } from './live-region';

interface Outcomes {
  copied: string;
  notCopied: string;
}

/** There is no clipboard on plain-http LAN addresses, and elsewhere a browser may refuse it. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says how that went: whether it is on the clipboard is null until somebody has tried. */
export function useClipboard({ copied, notCopied }: Outcomes) {
  const [done, setDone] = useState<boolean | null>(null);
  const copy = async (text: string) => {
    const now = await isCopied(text);
    setDone(now);
    announce(now ? copied : notCopied);
    return now;
  };
  return [done, copy] as const;
}
