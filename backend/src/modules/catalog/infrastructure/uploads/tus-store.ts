import { DataStore, Upload as TusUpload } from '@tus/server';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { Id, parse, text } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { BeginUpload } from '../../application/uploads/begin-upload.js';
import type { DiscardUpload } from '../../application/uploads/discard-upload.js';
import type { OwnUploads } from '../../application/uploads/own-uploads.js';
import type { StoreUploadParts } from '../../application/uploads/store-upload-parts.js';

export interface UploadVerbs {
  readonly own: OwnUploads;
  readonly begin: BeginUpload;
  readonly parts: StoreUploadParts;
  readonly discard: DiscardUpload;
}

/** Of one request. */
export interface SenderOfBytes {
  begins(): void;
  /** Throws once the sender is logged out, locked or deleted. */
  stillAllowed(): Promise<unknown>;
}

const FILE_NAME_MAX = 255;

const Metadata = z.object({
  filename: text('File name', { max: FILE_NAME_MAX }).optional(),
  sha256: z
    .string()
    .trim()
    .regex(/^[0-9a-f]{64}$/i, 'The sha256 must be 64 hexadecimal digits.')
    .transform((hex) => hex.toLowerCase())
    .optional(),
});

/** The protocol library's store, for the uploads of one educator. */
export class TusStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];

  constructor(
    private readonly userId: string,
    private readonly verbs: UploadVerbs,
    private readonly sender: SenderOfBytes,
  ) {
    super();
  }

  /** Replaces the id that the library made up by ours. */
  override async create(announced: TusUpload): Promise<TusUpload> {
    const { lectureId, ...others } = announced.metadata ?? {};
    const lecture = Id.safeParse(lectureId);
    if (!lecture.success) throw new NotFound();
    const { filename = '', sha256 = null } = parse(Metadata, others);
    const { id } = await this.verbs.begin.execute({
      userId: this.userId,
      lectureId: lecture.data,
      size: announced.size ?? 0,
      fileName: filename,
      sha256,
    });
    return Object.assign(announced, { id });
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const { size, received, fileName, createdAt } = await this.verbs.own.find(id, this.userId);
    return new TusUpload({
      id,
      size,
      offset: received,
      metadata: { filename: fileName },
      creation_date: createdAt.toISOString(),
    });
  }

  override write(content: Readable, id: string, offset: number): Promise<number> {
    this.sender.begins();
    return this.verbs.parts.execute(id, offset, content, () => this.sender.stillAllowed());
  }

  override async remove(id: string): Promise<void> {
    await this.verbs.own.find(id, this.userId);
    // A taken upload is a lecture's video now.
    if (!(await this.verbs.discard.execute(id))) throw new NotFound();
  }
}
