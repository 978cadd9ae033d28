import { HttpException } from '@nestjs/common';
import { DomainError } from '../../../domain/domain-error.js';

/**
 * Runs the work that takes over a stored file, and discards the file if that is refused. After any other error it is
 * unknown whether the change was committed, so the file stays: an orphan can be swept later, but a course must never
 * point to a missing file.
 */
export async function takeOver<F, T>(
  file: F | null,
  discard: (file: F) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRefusal = error instanceof DomainError || error instanceof HttpException;
    if (file !== null && isRefusal) await discard(file);
    throw error;
  }
}
