import { totalmem } from 'node:os';

/** Bytes that this process may take: of its container, where it has bounds, or of the machine. */
export function memoryAllowed(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
