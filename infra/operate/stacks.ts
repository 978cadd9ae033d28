import { createInterface } from 'node:readline';
import { inSources } from './in-sources.ts';

// Prints a log, with the places of its stacks in our sources:
//   npm run stacks --silent < api.log

for await (const line of createInterface({ input: process.stdin })) console.log(inSources(line));
