import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { type FormUnderWay, FormsUnderWay } from './forms-under-way.js';
import { type StoredUpload, StoreUpload } from './store-upload.js';
import { UploadQuota } from './upload-quota.js';

/** What may arrive between two looks at the disk. */
const LOOK_EVERY = 64 * 1024 * 1024;

/** Takes the video of a form to the store while it arrives, if there is room for it beside all others. */
@Injectable()
export class StoreForm {
  constructor(
    private readonly forms: FormsUnderWay,
    private readonly quota: UploadQuota,
    private readonly storeUpload: StoreUpload,
  ) {}

  /** From here on others count the form, until it ends. @throws TooManyUploads, UploadQuotaExceeded, StorageFull */
  async execute(form: FormUnderWay, content: Readable): Promise<StoredUpload> {
    this.forms.begin(form);
    await this.quota.checkForm(form);
    this.watch(form, content);
    return this.storeUpload.execute(content);
  }

  /** Undoes it when no lecture takes the video. */
  async discard(stored: StoredUpload): Promise<void> {
    await this.storeUpload.discard(stored);
  }

  /** To be called when the request is over, however it went. */
  end(form: FormUnderWay): void {
    this.forms.end(form);
  }

  /**
   * Breaks the stream off before the disk is full: others write there at the same time. Beside the stream, not in it: a
   * generator in between costs as much CPU again as the rest of the way.
   */
  private watch(form: FormUnderWay, content: Readable): void {
    let unseen = 0;
    const breakOff = (error: Error): unknown => content.destroy(error);
    // It is the store that lets it flow.
    content.pause().on('data', ({ length }: Buffer) => {
      form.arrived += length;
      unseen += length;
      if (unseen < LOOK_EVERY) return;
      this.quota.assertRoomLeft(unseen).catch(breakOff);
      unseen = 0;
    });
  }
}
