/** One line for the person at the terminal. */
export const say = (line: string): void => console.log(`lectern  ${line}`);
