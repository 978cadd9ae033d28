import type { Change } from '../../../infra/local/change-packages.ts';

/**
 * Every icon has a line that reads a property and does nothing with it, which a bundler has to keep: reading may
 * be an effect. A file that is only another name of an icon has but the comment.
 */
export const LUCIDE: Change[] = [
  {
    file: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    from: /^(__iconData\.node;|\/\/# sourceMappingURL=.*)$/gm,
    to: '',
  },
];
