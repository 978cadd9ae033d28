import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { type FileInfo, Files } from '../../../../platform/application/files.js';
import type { ScrubbedMedia } from '../../contract.js';
import { MediaReferences } from './media-references.js';
import { ProfilePhotos } from '../courses/profile-photos.js';

type Kind = Parameters<MediaReferences['known']>[0] | 'photo';

const HOMES: readonly (readonly [prefix: string, kind: Kind])[] = [
  ['videos/', 'video'],
  ['sources/', 'video'],
  ['uploads/', 'upload'],
  ['public/thumbnails/', 'thumbnail'],
  ['public/avatars/', 'photo'],
];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** Younger files may belong to a change that is being made this moment. */
const GRACE_MS = 24 * 60 * 60 * 1_000;
const BATCH = 500;

/** Proves, file by file, that the store holds what is needed and nothing else. */
@Injectable()
export class ScrubMedia {
  constructor(
    private readonly files: Files,
    private readonly references: MediaReferences,
    private readonly photos: ProfilePhotos,
    private readonly clock: Clock,
  ) {}

  /** Removes the orphans if they belonged to no more than so many videos, uploads and pictures. */
  async execute({ mostOwners = 0 } = {}): Promise<ScrubbedMedia> {
    const orphans: string[] = [];
    for (const [prefix, kind] of HOMES)
      for await (const key of this.unclaimed(prefix, kind)) orphans.push(key);
    const missing: string[] = [];
    for await (const { id, keys } of this.references.required()) {
      const absent = await this.absentAmong(keys);
      // Read some time ago: files that went with their owner in between are not missed.
      if (absent.length > 0 && (await this.references.stillRequires(id))) missing.push(...absent);
    }
    const isRemoved = new Set(orphans.map(homeOf)).size <= mostOwners;
    if (isRemoved) for (const key of orphans) await this.files.remove(key);
    return { orphans, missing, isRemoved };
  }

  /** By one list of each folder: a video is hundreds of files, and a store may be far away. */
  private async absentAmong(keys: readonly string[]): Promise<string[]> {
    const present = new Set<string>();
    for (const home of new Set(keys.map(homeOf)))
      if (keys.includes(home)) {
        if (await this.files.info(home)) present.add(home);
      } else for await (const { key } of this.files.list(`${home}/`)) present.add(key);
    return keys.filter((key) => !present.has(key));
  }

  private async *unclaimed(prefix: string, kind: Kind): AsyncGenerator<string> {
    const before = this.clock.now().getTime() - GRACE_MS;
    let batch: FileInfo[] = [];
    for await (const file of this.files.list(prefix)) {
      if (file.modifiedAt.getTime() > before) continue;
      batch.push(file);
      if (batch.length < BATCH) continue;
      yield* await this.withoutOwner(batch, prefix, kind);
      batch = [];
    }
    yield* await this.withoutOwner(batch, prefix, kind);
  }

  private async withoutOwner(batch: FileInfo[], prefix: string, kind: Kind): Promise<string[]> {
    const ownerOf = (key: string) => ID.exec(key.slice(prefix.length))?.[0] ?? '';
    const ids = [...new Set(batch.map(({ key }) => ownerOf(key)))].filter((id) => id !== '');
    const known =
      kind === 'photo' ? await this.photos.inUse(ids) : await this.references.known(kind, ids);
    return batch.map(({ key }) => key).filter((key) => !known.has(ownerOf(key)));
  }
}

/** What the file is a part of: its folder, or itself. */
function homeOf(key: string): string {
  const prefix = HOMES.find(([home]) => key.startsWith(home))?.[0] ?? '';
  return prefix + key.slice(prefix.length).split('/')[0];
}
