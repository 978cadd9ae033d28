import { ClientWeight, type Part } from './client-weight.ts';

/** KiB in brotli; for other parts what they add to the home page. */
const BUDGETS: { what: string; part: Part; kib: number }[] = [
  { what: 'the home page', part: 'home', kib: 94.5 },
  { what: 'its sections below and the footer', part: 'below the fold', kib: 14 },
  { what: 'a form', part: 'form', kib: 37 },
  { what: 'the dashboard', part: 'dashboard', kib: 90 },
  { what: 'the player', part: 'player', kib: 158.5 },
  { what: 'editing a course', part: 'course editor', kib: 46 },
];
const PAGE_KIB = 25;

const weight = new ClientWeight();

function report(what: string, kib: number, budget: number): void {
  console.log(`${kib.toFixed(1)} of ${budget} KiB  ${what}`);
  if (kib > budget) process.exitCode = 1;
}

for (const { what, part, kib } of BUDGETS) report(what, weight.of(part), kib);
const heaviest = weight.heaviestPage();
report(`the heaviest page before its largest paint (${heaviest.name})`, heaviest.kib, PAGE_KIB);
