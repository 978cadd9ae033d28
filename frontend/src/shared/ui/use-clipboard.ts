import { useState } from 'react';
import { announce } from './live-region';

interface Outcomes {
  copied: string;
  notCopied: string;
}

/** There is no clipboard on LAN addresses over plain http, and browsers may refuse access. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and reports the result, which is null before the first try. */
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
