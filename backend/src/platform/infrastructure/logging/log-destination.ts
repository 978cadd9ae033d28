import { type DestinationStream, pino } from 'pino';

/** What may wait for room on the disk; lines beyond it are dropped. */
const MOST_WAITING_BYTES = 1024 * 1024;

/**
 * Standard output, which may be a file on a full disk: then the product goes on without its log, and writes again when
 * there is room. Left alone, pino ends the process with such an error and, while that ends, tries for ever to write the
 * rest.
 *
 * @param fd a file descriptor
 */
export function logDestination(fd = 1): DestinationStream {
  let isFailing = false;
  // Before the hook of pino, which is registered with the destination and spares a destroyed one.
  process.on('exit', () => isFailing && destination.destroy());
  const destination = pino.destination({ fd, sync: false, maxLength: MOST_WAITING_BYTES });
  destination.on('error', () => (isFailing = true));
  destination.on('drain', () => (isFailing = false));
  return destination;
}
