import { existsSync, readFileSync } from 'node:fs';

// npm ignores a failed download of an optional package, and native code for this system always is one. Half an
// installation would fail later, in a place that explains nothing.
const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
const ours = { os: process.platform, cpu: process.arch, libc };
const isForUs = (entry) =>
  Object.entries(ours).every(([key, value]) => !entry[key] || entry[key].includes(value));

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const missing = Object.entries(packages)
  .filter(([, entry]) => entry.optional && entry.cpu && isForUs(entry))
  .map(([folder]) => folder)
  .filter((folder) => !existsSync(folder));
if (missing.length > 0) {
  const names = missing.map((folder) => folder.replace(/^.*node_modules\//, ''));
  console.error(`lectern  Did not arrive from the npm registry: ${names.join(', ')}. Try again.`);
  process.exit(1);
}
