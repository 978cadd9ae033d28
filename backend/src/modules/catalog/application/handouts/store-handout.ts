import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Files } from '../../../../platform/application/files.js';
import { Ids } from '../../../../platform/application/ids.js';
import { handoutKey, handoutName } from '../../domain/handouts/handout.js';
import { type FormUnderWay, FormsUnderWay } from '../uploads/forms-under-way.js';
import { UploadQuota } from '../uploads/upload-quota.js';

/** A stored file that belongs to no lecture yet. */
export interface StoredHandout {
  readonly handoutId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Stores the file of a form while it arrives, if there is space for it besides all other uploads. */
@Injectable()
export class StoreHandout {
  constructor(
    private readonly forms: FormsUnderWay,
    private readonly quota: UploadQuota,
    private readonly files: Files,
    private readonly ids: Ids,
  ) {}

  /**
   * Registers the form, so that other uploads take it into account until `end`. @throws InvalidInput, HandoutNotTaken,
   * TooManyUploads, UploadQuotaExceeded, StorageFull
   */
  async execute(form: FormUnderWay, content: Readable, given: string): Promise<StoredHandout> {
    const name = handoutName(given);
    this.forms.begin(form);
    await this.quota.checkForm(form);
    const handoutId = this.ids.next();
    const { size } = await this.files.write(handoutKey(handoutId), content, { isHandedOver: true });
    return { handoutId, name, size };
  }

  /** Deletes the stored file when no lecture takes it. */
  async discard({ handoutId }: StoredHandout): Promise<void> {
    await this.files.remove(handoutKey(handoutId));
  }

  /** Call when the request is over, whatever its result. */
  end(form: FormUnderWay): void {
    this.forms.end(form);
  }
}
