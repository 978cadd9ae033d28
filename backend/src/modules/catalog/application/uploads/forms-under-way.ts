import { Injectable } from '@nestjs/common';
import { TooManyUploads } from '../../domain/uploads/upload-errors.js';
import { MAX_FORM_BYTES, MAX_OPEN_FORMS } from '../../domain/uploads/upload.js';

/** A whole file being uploaded in a form, from its first byte to the end of the request. */
export class FormUnderWay {
  /** Bytes received so far, which the disk's free space already reflects. */
  arrived = 0;
  /** Bytes of the stored file whose place it takes, which do not count toward the quota beside it. */
  replaces = 0;

  /** @param announced bytes, or null if the form does not say; @param largest bytes that are accepted at all */
  constructor(
    readonly userId: string,
    readonly announced: number | null,
    private readonly largest = MAX_FORM_BYTES,
  ) {}

  /** The most bytes that it may grow to. */
  get most(): number {
    return Math.min(this.announced ?? this.largest, this.largest);
  }
}

/**
 * Form uploads of this process. They are in no table, so other processes on the same disk do not know of them
 * (docs/adr/0015).
 */
@Injectable()
export class FormsUnderWay {
  /** Ordered by their start. */
  private readonly forms = new Set<FormUnderWay>();

  /** @throws TooManyUploads */
  begin(form: FormUnderWay): void {
    const own = this.before(null).filter(({ userId }) => userId === form.userId);
    if (own.length >= MAX_OPEN_FORMS) throw new TooManyUploads(MAX_OPEN_FORMS);
    this.forms.add(form);
  }

  /** A no-op if it never began. */
  end(form: FormUnderWay): void {
    this.forms.delete(form);
  }

  /**
   * Those that began before the form, so that of two concurrent ones the first gets its space; all of them for null.
   */
  before(form: FormUnderWay | null): FormUnderWay[] {
    const all = [...this.forms];
    return form ? all.slice(0, all.indexOf(form)) : all;
  }
}
