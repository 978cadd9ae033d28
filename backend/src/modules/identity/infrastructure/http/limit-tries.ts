import { LimitPerAddress } from '../../../../platform/infrastructure/http/access/limits.js';

/** Limits tries of callers who are not logged in, per network address and quarter of an hour. */
export const LimitTries = (name: string) => LimitPerAddress({ name, times: 30, seconds: 15 * 60 });
