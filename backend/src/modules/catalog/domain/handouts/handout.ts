import { AggregateRoot } from '../../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { isVisible, withoutEndlessMarks } from '../../../../platform/domain/plain-text.js';
import { checkedWords } from '../../../../platform/domain/words.js';
import { HandoutNotTaken } from './handout-errors.js';
import { HandoutFileDropped } from './handout-facts.js';

/** Of one lecture. */
export const MAX_HANDOUTS = 20;
/** Of one course, so that a page with all of them stays a page. */
export const MAX_HANDOUTS_OF_COURSE = 500;
/** 50 MiB: slides with pictures, or the sources of an exercise. */
export const MAX_HANDOUT_BYTES = 50 * 1024 ** 2;
/** Characters (code points) of a file's name. */
export const MAX_HANDOUT_NAME = 120;

/**
 * Documents, tables, slides, code, pictures, sound, and archives for all else. Not what systems or browsers run when it is
 * opened by mistake: programs, scripts of a system, pages, documents made for macros. An archive may hold these, and an
 * old document a macro: this keeps mistakes out, not malice.
 */
export const HANDOUT_TYPES: readonly string[] = [
  ...['pdf', 'epub', 'doc', 'docx', 'odt', 'rtf', 'txt', 'md'],
  ...['xls', 'xlsx', 'ods', 'csv', 'tsv', 'ppt', 'pptx', 'odp'],
  ...['c', 'cpp', 'ino', 'ipynb', 'java', 'json', 'py', 'sql', 'ts', 'zip'],
  ...['gif', 'jpeg', 'jpg', 'png', 'webp', 'm4a', 'mp3', 'wav'],
];

/** A stored file. */
interface HandoutFile {
  /** Its id in the store; the content under it never changes. */
  readonly fileId: string;
  /** As it is called on the educator's device, without folders. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly at: Date;
}

interface NewHandout extends HandoutFile {
  readonly id: string;
  readonly lectureId: string;
  readonly courseId: string;
}

/**
 * What learners download beside a lecture: slides, an exercise, a table. It stays the same when its file is replaced, so that
 * the link on a page that is open leads to the new one.
 */
export class Handout extends AggregateRoot {
  private constructor(
    readonly id: string,
    readonly lectureId: string,
    readonly courseId: string,
    private _fileId: string,
    private _name: string,
    private _size: number,
    private _addedAt: Date,
  ) {
    super();
  }

  /** @throws InvalidInput for an empty file or a name that cannot be kept, HandoutNotTaken */
  static add({ id, lectureId, courseId, ...file }: NewHandout): Handout {
    const { fileId, name, size, at } = checked(file);
    return new Handout(id, lectureId, courseId, fileId, name, size, at);
  }

  get fileId(): string {
    return this._fileId;
  }

  get name(): string {
    return this._name;
  }

  /** Bytes. */
  get size(): number {
    return this._size;
  }

  get addedAt(): Date {
    return this._addedAt;
  }

  /** Whether the lecture offers it under this name: a file of the same name takes its place. */
  isNamed(name: string): boolean {
    return asRead(this._name) === asRead(name);
  }

  /** @throws InvalidInput, HandoutNotTaken, as `add` */
  replace(file: HandoutFile): void {
    const { fileId, name, size, at } = checked(file);
    this.drop();
    this._fileId = fileId;
    this._name = name;
    this._size = size;
    this._addedAt = at;
  }

  remove(): void {
    this.drop();
  }

  private drop(): void {
    const { _fileId: fileId, lectureId, courseId } = this;
    this.record(HandoutFileDropped.of({ fileId, lectureId, courseId }));
  }
}

function checked(file: HandoutFile): HandoutFile {
  if (file.size === 0) throw InvalidInput.field('file', 'The file is empty.');
  return { ...file, name: handoutName(file.name) };
}

/**
 * The name that learners see and save the file under.
 * @throws InvalidInput for one that cannot be kept, HandoutNotTaken for a type of file that we do not hand out
 */
export function handoutName(given: string): string {
  // macOS takes letters and their marks apart.
  const whole = withoutEndlessMarks(given).normalize('NFC');
  const name = whole.slice(Math.max(whole.lastIndexOf('/'), whole.lastIndexOf('\\')) + 1).trim();
  checkedWords('File name', name, MAX_HANDOUT_NAME, { field: 'file', multiline: false });
  const [, stem = '', type = ''] = /^(.*)\.([a-z0-9]+)$/is.exec(name) ?? [];
  if (!isVisible(stem) || !HANDOUT_TYPES.includes(type.toLowerCase())) throw new HandoutNotTaken();
  return name;
}

/** The same for names that people cannot tell apart: capitals, spaces of any kind, signs that nobody sees. */
const asRead = (name: string): string =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    // First to capitals, of which the Greek final sigma has none of its own.
    .toUpperCase()
    .toLowerCase();

interface HandoutPlace {
  readonly courseId: string;
  readonly lectureId: string;
}

/** The keys in the store: what goes with a course or a lecture is in a folder of it. */
export const handoutsOfCourse = (courseId: string) => `handouts/${courseId}/`;
export const handoutsOfLecture = ({ courseId, lectureId }: HandoutPlace) =>
  `${handoutsOfCourse(courseId)}${lectureId}/`;
export const handoutKey = (place: HandoutPlace, fileId: string) =>
  handoutsOfLecture(place) + fileId;
