import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import { handoutKey } from '../../domain/handouts/handout.js';

/** Deletes the file of a handout that is gone. */
@Injectable()
export class RemoveHandoutFile {
  constructor(private readonly files: Files) {}

  async execute({ handoutId }: { readonly handoutId: string }): Promise<void> {
    await this.files.remove(handoutKey(handoutId));
  }
}
