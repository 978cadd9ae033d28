import { explain } from './plain-error.ts';

/** Runs a program of ours; what the person can mend is told in one line. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(`lectern  ${explain(error)}`);
    process.exitCode = 1;
  }
}
