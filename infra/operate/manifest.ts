export const MANIFEST = 'backup.json';

/** What a backup says of itself; written last, so a folder without it is half a backup. */
export interface Manifest {
  at: string;
  /** A copy of the data directory of our own PostgreSQL, or a dump of yours. */
  kind: 'cluster' | 'dump';
  postgres: string;
  files: number;
  bytes: number;
  release: string;
}

/** Of a version as servers and tools of PostgreSQL say it. */
export const majorOf = (version: string): number => Number(/\d+/.exec(version)?.[0] ?? 0);
