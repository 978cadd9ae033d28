import type { Beginning, Service } from './service.ts';

type Role = 'api' | 'worker';

export interface FirstStart {
  /** Does the rest, once the database runs. */
  finish(notePrepared: () => Promise<void>): Promise<void>;
}

/**
 * Begins a start that has no database yet. The API is loaded, and makes what needs no database, while initdb works,
 * which is one process. Then it prepares the database instead of the preparing program, which would load the
 * application once more. Meanwhile the worker is loaded, and waits for the data.
 */
export function beginFirstStart(
  services: Record<Role, Service>,
  start: (role: Role, beginning: Beginning) => Promise<void>,
): FirstStart {
  const { promise: isPrepared, resolve: onPrepared } = Promise.withResolvers<void>();
  const apiIsReady = start('api', {
    env: { FIRST_START: 'prepare' },
    heard: (message) => {
      if (message === 'prepared') onPrepared();
    },
  });
  // Reported by `finish`.
  apiIsReady.catch(() => undefined);
  return {
    async finish(notePrepared) {
      services.api.tell('There is a database.');
      const workerIsReady = start('worker', { env: { FIRST_START: 'wait' } });
      const areReady = Promise.all([apiIsReady, workerIsReady]);
      await Promise.race([isPrepared, areReady]);
      services.worker.tell('There is data.');
      await Promise.all([areReady, notePrepared()]);
    },
  };
}
