import { AggregateRoot } from '../../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { checkedWords } from '../../../../platform/domain/words.js';
import { HandoutNotTaken } from './handout-errors.js';
import { HandoutDropped } from './handout-facts.js';

/** Of one lecture. */
export const MAX_HANDOUTS = 20;
/** 50 MiB: slides with pictures, or the sources of an exercise. */
export const MAX_HANDOUT_BYTES = 50 * 1024 ** 2;
/** Characters (code points) of a file's name. */
export const MAX_HANDOUT_NAME = 120;

/**
 * Documents, tables, slides, code that runs only where somebody means it to, pictures, sound, and archives for all else.
 * Nothing that a double click executes, no macros, and no pages that a browser would open.
 */
export const HANDOUT_TYPES: readonly string[] = [
  ...['pdf', 'epub', 'doc', 'docx', 'odt', 'rtf', 'txt', 'md'],
  ...['xls', 'xlsx', 'ods', 'csv', 'tsv', 'ppt', 'pptx', 'odp'],
  ...['c', 'cpp', 'ino', 'ipynb', 'java', 'json', 'py', 'sql', 'ts', 'zip'],
  ...['gif', 'jpeg', 'jpg', 'png', 'webp', 'm4a', 'mp3', 'wav'],
];

interface NewHandout {
  readonly id: string;
  readonly lectureId: string;
  readonly courseId: string;
  /** As it is called on the educator's device, without folders. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly at: Date;
}

/** A file that learners download beside a lecture: slides, an exercise, a table. What it contains never changes. */
export class Handout extends AggregateRoot {
  private constructor(
    readonly id: string,
    readonly lectureId: string,
    readonly courseId: string,
    readonly name: string,
    readonly size: number,
    readonly addedAt: Date,
  ) {
    super();
  }

  /** @throws InvalidInput for an empty file or a name that cannot be kept, HandoutNotTaken */
  static add({ id, lectureId, courseId, name, size, at }: NewHandout): Handout {
    if (size === 0) throw InvalidInput.field('file', 'The file is empty.');
    return new Handout(id, lectureId, courseId, handoutName(name), size, at);
  }

  /** Whether the lecture offers it under this name: a file of the same name takes its place. */
  isNamed(name: string): boolean {
    return this.name.toLowerCase() === handoutName(name).toLowerCase();
  }

  remove(): void {
    this.record(HandoutDropped.of({ handoutId: this.id }));
  }
}

/**
 * The name that learners see and save the file under.
 * @throws InvalidInput for one that cannot be kept, HandoutNotTaken for a type of file that we do not hand out
 */
export function handoutName(given: string): string {
  const bare = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1).trim();
  checkedWords('File name', bare, MAX_HANDOUT_NAME, { field: 'file', multiline: false });
  // macOS takes letters and their marks apart.
  const name = bare.normalize('NFC');
  const [, type = ''] = /[^.\s]\.([a-z0-9]+)$/i.exec(name) ?? [];
  if (!HANDOUT_TYPES.includes(type.toLowerCase())) throw new HandoutNotTaken();
  return name;
}

/** Its key in the store. */
export const handoutKey = (handoutId: string) => `handouts/${handoutId}`;
