export interface Change {
  file: RegExp;
  from: RegExp | string;
  to: string;
}

/** A plugin for both versions of the bundler, ours and Vite's. */
export interface PackageChanger {
  name: string;
  transform(code: string, id: string): { code: string; map: null } | null;
  buildEnd(error?: Error): void;
}

/**
 * Patches packages while they are bundled; fails when one is no longer as expected, so that the patch gets reviewed.
 */
export function changePackages(name: string, changes: readonly Change[]): PackageChanger {
  const left = new Set(changes);
  return {
    name,
    transform: (code, id) => {
      const ofFile = changes.filter(({ file }) => file.test(id));
      if (ofFile.length === 0) return null;
      const result = ofFile.reduce((before, change) => {
        const after = before.replace(change.from, change.to);
        if (after === before) throw new Error(`${name}: ${id} has no ${String(change.from)}.`);
        left.delete(change);
        return after;
      }, code);
      return { code: result, map: null };
    },
    buildEnd: (error) => {
      if (error || left.size === 0) return;
      throw new Error(`${name}: no package has ${[...left].map(({ file }) => file).join(', ')}.`);
    },
  };
}
