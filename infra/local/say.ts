/** Prints a line for the user. */
export const say = (line: string): void => console.log(`lectern  ${line}`);
