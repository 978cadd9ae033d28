import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
export const RULES_FILE = join(REPOSITORY, '.dependency-cruiser.mjs');

export interface Violation {
  rule: string;
  file: string;
}

/** Violations of our rules in a tree with these files. */
export async function violationsOf(files: Record<string, string>): Promise<Violation[]> {
  const root = await mkdtemp(join(tmpdir(), 'walls-'));
  try {
    await plant(root, files);
    return await cruise(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

async function plant(root: string, files: Record<string, string>): Promise<void> {
  await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  const manifest = {
    dependencies: { '@nestjs/common': '*', '@nestjs/core': '*', '@mikro-orm/core': '*', zod: '*' },
    devDependencies: { 'fast-check': '*', '@jest/globals': '*' },
  };
  await writeFile(join(root, 'package.json'), JSON.stringify(manifest));
  for (const [name, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), source);
  }
}

async function cruise(root: string): Promise<Violation[]> {
  const bin = join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [
    bin,
    'backend/src',
    'frontend/src',
    '--config',
    RULES_FILE,
    '--output-type',
    'json',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return report.summary.violations.map(({ from, rule }) => ({ rule: rule.name, file: from }));
}
