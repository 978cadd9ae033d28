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
  // What no icon of ours is given: lines as wide at every size or scale, settings of a provider, other names as classes.
  {
    file: /lucide-react\/dist\/esm\/shared\/src\/build\/buildLucideIconNode\.mjs$/,
    from: /(?<=calculatedStrokeWidth = )params\.absoluteStrokeWidth \? .*?(?=;\n)/,
    to: 'params.strokeWidth',
  },
  {
    file: /lucide-react\/dist\/esm\/shared\/src\/build\/buildLucideIconNode\.mjs$/,
    from: /(?<=aliasClassNames = ).*?(?=;\n)/,
    to: '[]',
  },
  {
    file: /lucide-react\/dist\/esm\/shared\/src\/build\/buildLucideIconNode\.mjs$/,
    from: /(?<=nextAttrs = )params\.nonScalingStroke \? .*?(?=;\n)/,
    to: 'attrs',
  },
  {
    file: /lucide-react\/dist\/esm\/shared\/src\/build\/buildLucideIconNode\.mjs$/,
    from: /\.\.\."size" in params .*?\n {4}\},\n/s,
    to: '',
  },
  {
    file: /lucide-react\/dist\/esm\/Icon\.mjs$/,
    from: /useLucideContext\(\) \?\? \{\}/,
    to: '{}',
  },
];
