import { onFirstUse } from '../../../../../../platform/domain/on-first-use.js';

/** What people who write an Indian language in its own script call what they want to learn. */
export interface Language {
  /** The names of subjects, with the subject's id. */
  readonly names: () => readonly (readonly [name: string, subject: string])[];
  /** Words that say nothing about the subject of a request. */
  readonly fillers: readonly string[];
  readonly free: readonly string[];
  readonly beginner: readonly string[];
}

interface Written {
  /** A line each: the subject, `<`, its names. */
  readonly subjects: string;
  readonly fillers: string;
  readonly free: string;
  readonly beginner: string;
}

export function languageOf({ subjects, fillers, free, beginner }: Written): Language {
  return {
    names: onFirstUse(() =>
      subjects
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [subject = '', names = ''] = line.split(' < ');
          return list(names).map((name) => [name, subject] as const);
        }),
    ),
    fillers: fillers.trim().split(/\s+/),
    free: list(free),
    beginner: list(beginner),
  };
}

const list = (text: string): readonly string[] => text.split(',').map((name) => name.trim());
