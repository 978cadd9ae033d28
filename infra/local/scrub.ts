import { runOverDatabase } from './over-database.ts';

await runOverDatabase('scrub.js', process.argv.slice(2));
