import { LimitPerAddress } from '../../../../platform/infrastructure/http/limits.js';

/** What strangers may try is counted by network address: so often in a quarter of an hour. */
export const LimitTries = (name: string) => LimitPerAddress({ name, times: 30, seconds: 15 * 60 });
