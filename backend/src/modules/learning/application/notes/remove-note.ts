import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Notes } from '../../domain/notes.js';

export interface RemoveNoteCommand {
  readonly learnerId: string;
  readonly noteId: string;
}

@Injectable()
export class RemoveNote {
  constructor(
    private readonly notes: Notes,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Deletes the note for good. @throws NotFound when it is missing or another learner's */
  async execute({ learnerId, noteId }: RemoveNoteCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const note = await this.notes.lock(noteId);
      if (note?.learnerId !== learnerId) throw new NotFound();
      await this.notes.remove(note);
    });
  }
}
