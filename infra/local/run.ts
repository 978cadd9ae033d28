import { explain } from './plain-error.ts';

/** Runs one of our programs; errors that the user can fix are shown as one line. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(`lectern  ${explain(error)}`);
    process.exitCode = 1;
  }
}
