import { readCursor, writeCursor } from './cursor.js';

/** A position in a list by time; the id breaks ties of the same instant. */
export interface TimeMark {
  readonly at: Date;
  readonly id: string;
}

const MARK = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeTimeMark({ at, id }: TimeMark): string {
  return writeCursor(`${at.getTime()}_${id}`);
}

/** @throws InvalidInput for a cursor that `writeTimeMark` did not make */
export function readTimeMark(cursor: string | undefined): TimeMark | null {
  return readCursor(cursor, (mark) => {
    const [, time, id] = MARK.exec(mark) ?? [];
    return id ? { at: new Date(Number(time)), id } : null;
  });
}
