export const MANIFEST = 'backup.json';

/** The metadata of a backup; written last, so a folder without it is an incomplete backup. */
export interface Manifest {
  at: string;
  /** A copy of the bundled PostgreSQL's data directory, or a dump of an external one. */
  kind: 'cluster' | 'dump';
  postgres: string;
  release: string;
  /** All that the folder consists of; absent in backups made before 2026-11-28. */
  contents?: Contents;
}

export interface Contents {
  files: number;
  bytes: number;
}

/** The major version in a version string of PostgreSQL's servers and tools. */
export const majorOf = (version: string): number => Number(/\d+/.exec(version)?.[0] ?? 0);
