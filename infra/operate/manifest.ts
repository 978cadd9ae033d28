export const MANIFEST = 'backup.json';

/** The metadata of a backup; written last, so a folder without it is an incomplete backup. */
export interface Manifest {
  at: string;
  /** A copy of the bundled PostgreSQL's data directory, or a dump of an external one. */
  kind: 'cluster' | 'dump';
  postgres: string;
  files: number;
  bytes: number;
  release: string;
}

/** The major version in a version string of PostgreSQL's servers and tools. */
export const majorOf = (version: string): number => Number(/\d+/.exec(version)?.[0] ?? 0);
