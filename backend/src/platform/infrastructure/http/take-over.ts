import { HttpException } from '@nestjs/common';
import { DomainError } from '../../domain/domain-error.js';

/**
 * Runs what takes a stored file over, and discards the file when that is refused.
 * After any other failure nobody knows whether the change was committed, so the file stays: an orphan can be
 * swept later, but a course must never point to a file that is gone.
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
