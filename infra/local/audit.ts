import { runOverDatabase } from './over-database.ts';

await runOverDatabase('audit.js', []);
