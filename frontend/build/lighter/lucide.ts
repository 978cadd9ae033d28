import type { Change } from '../../../infra/build/change-packages.ts';

/**
 * Every icon has a line that reads a property without using it, which a bundler has to keep, because reading may have
 * side effects; its usual size, which is the default; and some have names for classes that are left out below. A file
 * that only aliases an icon consists of a comment.
 */
export const LUCIDE: Change[] = [
  {
    file: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    from: /^(__iconData\.node;| {2}size: 24,| {2}aliases: \[.*\]|\/\/# sourceMappingURL=.*)$/gm,
    to: '',
  },
  // Unused options of icons: constant line width at every scale, settings from a provider, alias names as classes.
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
