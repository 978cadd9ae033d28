import { totalmem } from 'node:os';

/** The bytes that this process may use: its container's limit, if any, or the machine's memory. */
export function memoryAllowed(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
