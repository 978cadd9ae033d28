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
  ['handouts/', 'handout'],
  ['public/thumbnails/', 'thumbnail'],
  ['public/avatars/', 'photo'],
];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** Younger files may belong to a change that is just being made. */
const GRACE_MS = 24 * 60 * 60 * 1_000;
const BATCH = 500;
/**
 * The most videos, uploads, pictures and courses with handouts per day whose files are plausibly lost by accident: an absolute number, and a
 * share.
 */
const MOST_ACCIDENTS = 20;
const MOST_SHARE = 0.1;

interface Claim {
  readonly key: string;
  readonly isOrphan: boolean;
}

/**
 * More orphans look like the wrong database, which a person should check first; so does a database that knows no stored
 * file at all. A single orphan is always an accident, though in a small shop it exceeds the share.
 */
function isAccident(lost: number, owned: number): boolean {
  const most = Math.min(MOST_ACCIDENTS, Math.max(1, (lost + owned) * MOST_SHARE));
  return owned > 0 && lost <= most;
}

/** Compares the store with the database, file by file. */
@Injectable()
export class ScrubMedia {
  constructor(
    private readonly files: Files,
    private readonly references: MediaReferences,
    private readonly photos: ProfilePhotos,
    private readonly clock: Clock,
  ) {}

  /** Removes the orphans if told to: `accidents` only a plausible number, `all` on a person's order. */
  async execute(remove: 'none' | 'accidents' | 'all' = 'none'): Promise<ScrubbedMedia> {
    const orphans: string[] = [];
    const owned = new Set<string>();
    for (const [prefix, kind] of HOMES)
      for await (const { key, isOrphan } of this.claims(prefix, kind))
        if (isOrphan) orphans.push(key);
        else owned.add(homeOf(key));
    const missing: string[] = [];
    for await (const { id, keys } of this.references.required()) {
      const absent = await this.absentAmong(keys);
      // The reference was read some time ago: files deleted together with their owner meanwhile are not missing.
      if (absent.length > 0 && (await this.references.stillRequires(id))) missing.push(...absent);
    }
    const lost = new Set(orphans.map(homeOf)).size;
    const isRemoved =
      lost === 0 || remove === 'all' || (remove === 'accidents' && isAccident(lost, owned.size));
    if (isRemoved) for (const key of orphans) await this.files.remove(key);
    return { orphans, missing, isRemoved };
  }

  /** One listing per folder: a video has hundreds of files, and the store may be remote. */
  private async absentAmong(keys: readonly string[]): Promise<string[]> {
    const present = new Set<string>();
    for (const home of new Set(keys.map(homeOf)))
      if (keys.includes(home)) {
        if (await this.files.info(home)) present.add(home);
      } else for await (const { key } of this.files.list(`${home}/`)) present.add(key);
    return keys.filter((key) => !present.has(key));
  }

  /** Every file with whether it is an orphan; skips young files without an owner. */
  private async *claims(prefix: string, kind: Kind): AsyncGenerator<Claim> {
    let batch: FileInfo[] = [];
    for await (const file of this.files.list(prefix)) {
      batch.push(file);
      if (batch.length < BATCH) continue;
      yield* await this.judged(batch, prefix, kind);
      batch = [];
    }
    yield* await this.judged(batch, prefix, kind);
  }

  private async judged(batch: FileInfo[], prefix: string, kind: Kind): Promise<Claim[]> {
    const before = this.clock.now().getTime() - GRACE_MS;
    const ownerOf = (key: string) =>
      ID.exec(kind === 'handout' ? nameIn(key) : key.slice(prefix.length))?.[0] ?? '';
    const ids = [...new Set(batch.map(({ key }) => ownerOf(key)))].filter((id) => id !== '');
    const known =
      kind === 'photo' ? await this.photos.inUse(ids) : await this.references.known(kind, ids);
    return batch
      .map(({ key, modifiedAt }) => ({ key, modifiedAt, isOrphan: !known.has(ownerOf(key)) }))
      .filter(({ isOrphan, modifiedAt }) => !isOrphan || modifiedAt.getTime() <= before);
  }
}

/** Of handouts each file has an owner, though they lie together in the folder of their course. */
const nameIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** The folder that the file belongs to, or the file itself. */
function homeOf(key: string): string {
  const prefix = HOMES.find(([home]) => key.startsWith(home))?.[0] ?? '';
  return prefix + key.slice(prefix.length).split('/')[0];
}
