import { Injectable } from '@nestjs/common';
import { TooManyUploads } from '../../domain/upload-errors.js';
import { MAX_FORM_BYTES, MAX_OPEN_FORMS } from '../../domain/upload.js';

/** A video that comes whole in a form, from its first byte to the end of the request. */
export class FormUnderWay {
  /** Bytes that are here, of which the disk knows by itself. */
  arrived = 0;

  /** @param announced bytes, or null where the form does not tell */
  constructor(
    readonly userId: string,
    readonly announced: number | null,
  ) {}

  /** Bytes that it may come to. */
  get most(): number {
    return Math.min(this.announced ?? MAX_FORM_BYTES, MAX_FORM_BYTES);
  }
}

/** Those of this process: no table knows of them, and processes beside it on the same disk do not either (docs/adr/0015). */
@Injectable()
export class FormsUnderWay {
  /** In the order in which they began. */
  private readonly forms = new Set<FormUnderWay>();

  /** @throws TooManyUploads */
  begin(form: FormUnderWay): void {
    const own = this.before(null).filter(({ userId }) => userId === form.userId);
    if (own.length >= MAX_OPEN_FORMS) throw new TooManyUploads(MAX_OPEN_FORMS);
    this.forms.add(form);
  }

  /** One that never began is fine. */
  end(form: FormUnderWay): void {
    this.forms.delete(form);
  }

  /** Those that began before the form: of two at once the first has its room. All of them for null. */
  before(form: FormUnderWay | null): FormUnderWay[] {
    const all = [...this.forms];
    return form ? all.slice(0, all.indexOf(form)) : all;
  }
}
