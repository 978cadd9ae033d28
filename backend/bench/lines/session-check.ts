import type { Request } from 'express';
import jwt from 'jsonwebtoken';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { spreadOf } from '../harness/figures.ts';
import { crowd } from '../world/crowd.ts';
import { builtClass, startInside } from '../world/process.ts';
import type { Line } from './line.ts';

const CALLS = 10_000;
const ROUNDS = 5;
const SECRET = 'stock-secret-0123456789-abcdefghijklmnopq';

type Check = () => Promise<void>;

interface Authenticator {
  authenticate(request: Request): Promise<{ userId: string } | null>;
}

/** The cost of authenticating each request. */
export const sessionCheck: Line = {
  id: '7 session',
  covers: ['7 session'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const [person] = await crowd(bench, databaseUrl, 1);
    const { nest } = bench.until(await startInside(databaseUrl));
    const file = 'platform/infrastructure/http/access/authenticator.js';
    const authenticator = nest.get(await builtClass<Authenticator>(file, 'Authenticator'));
    const request = requestWith(person?.cookie ?? '');
    const ours = async (): Promise<void> => {
      const actor = await authenticator.authenticate(request);
      if (actor?.userId !== person?.id) throw new Error('Somebody else was recognized.');
    };
    const stock = stockPassport();
    const readings = { ours: [] as number[], stock: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = { ours: await cpuOfEach(ours), stock: await cpuOfEach(stock) };
      // The first round is a warm-up.
      if (round === 0) continue;
      readings.ours.push(pair.ours);
      readings.stock.push(pair.stock);
    }
    const ratios = readings.ours.map((cpu, round) => cpu / (readings.stock[round] ?? NaN));
    return [
      {
        line: '7 session',
        what: 'recognizing a session: its token and whether it still lives',
        unit: 'us CPU',
        ours: spreadOf(readings.ours),
        reference: spreadOf(readings.stock),
        against: 'passport-jwt as its manual says, which asks nobody whether the session lives',
        figure: spreadOf(ratios),
        figureUnit: 'x',
        goal: { most: 0.33 },
        note: `${CALLS.toLocaleString('en')} requests a round, in one process`,
      },
    ];
  },
};

function requestWith(cookie: string): Request {
  const headers: Record<string, string> = { cookie };
  const get = (name: string): string | undefined => headers[name.toLowerCase()];
  return { headers, get } as unknown as Request;
}

function stockPassport(): Check {
  const token = jwt.sign({ sid: 'a session' }, SECRET, { expiresIn: '30d', audience: 'stock' });
  const name = 'session=';
  passport.use(
    'stock',
    new Strategy(
      {
        jwtFromRequest: ({ headers }: Request) => headers.cookie?.slice(name.length) ?? null,
        secretOrKey: SECRET,
        algorithms: ['HS256'],
        audience: 'stock',
      },
      (payload, done) => done(null, payload as object),
    ),
  );
  return () =>
    new Promise((resolve, reject) => {
      const handle = passport.authenticate('stock', { session: false }) as (
        request: Request,
        response: unknown,
        next: (error?: unknown) => void,
      ) => void;
      handle(requestWith(`${name}${token}`), {}, (error) =>
        error ? reject(new Error('The token was refused.')) : resolve(),
      );
    });
}

/** CPU microseconds of one call, including garbage collection. */
async function cpuOfEach(check: Check): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) await check();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}
