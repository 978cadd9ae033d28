import { readStored, writeStored } from '../../shared/lib/storage';

const KEY = 'player/page-keys';

/** Whether Space and k work outside of the player, too; on by default on each device. */
export const pageKeysWork = (): boolean => readStored<boolean>('local', KEY) !== false;

export const letPageKeysWork = (work: boolean): void =>
  writeStored('local', KEY, work ? null : false);
