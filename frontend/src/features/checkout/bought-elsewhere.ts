import { eventChannel, type EventChannel } from 'redux-saga';
import type { EnrolledCourse } from '../../shared/api/types';
import { writeStored } from '../../shared/lib/storage';

const KEY = 'bought';

/** What a tab of this browser has just bought, and for which user. */
export interface Bought {
  readonly userId: string;
  readonly course: EnrolledCourse;
}

/** Tells the other tabs without leaving anything on the device. */
export function tellOtherTabs(bought: Bought): void {
  writeStored('local', KEY, bought);
  writeStored('local', KEY, null);
}

export function boughtInOtherTabs(): EventChannel<Bought> {
  return eventChannel<Bought>((emit) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue) emit(JSON.parse(newValue) as Bought);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  });
}
