import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { type FormUnderWay, FormsUnderWay } from './forms-under-way.js';
import { UploadQuota } from './upload-quota.js';

/** How many bytes may arrive between two checks of the free space. */
const LOOK_EVERY = 64 * 1024 * 1024;

/** Lets the file of a form be stored while it arrives, if there is space for it besides all others. */
@Injectable()
export class StoreForm {
  constructor(
    private readonly forms: FormsUnderWay,
    private readonly quota: UploadQuota,
  ) {}

  /**
   * Registers the form, so that other uploads take it into account until `end`. @throws TooManyUploads,
   * UploadQuotaExceeded, StorageFull, and what `store` throws
   */
  async execute<T>(
    form: FormUnderWay,
    content: Readable,
    store: (content: Readable) => Promise<T>,
  ): Promise<T> {
    this.forms.begin(form);
    await this.quota.checkForm(form);
    this.watch(form, content);
    return store(content);
  }

  /** Call when the request is over, whatever its result. */
  end(form: FormUnderWay): void {
    this.forms.end(form);
  }

  /**
   * Aborts the stream before the disk is full, because others write at the same time. It listens next to the stream: a
   * generator inside it would double the CPU time.
   */
  private watch(form: FormUnderWay, content: Readable): void {
    let unseen = 0;
    const breakOff = (error: Error): unknown => content.destroy(error);
    // The store resumes the stream.
    content.pause().on('data', ({ length }: Buffer) => {
      form.arrived += length;
      unseen += length;
      if (unseen < LOOK_EVERY) return;
      this.quota.assertRoomLeft(unseen).catch(breakOff);
      unseen = 0;
    });
  }
}
