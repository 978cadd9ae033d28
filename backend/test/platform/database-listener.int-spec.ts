import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseListener } from '../../src/platform/infrastructure/database/listener.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { freshDatabase } from '../support/database.js';

const RECONNECT_MS = 50;
let door: Server;
let open: boolean;
let knocks: number;
const sockets = new Set<Socket>();

/** A way to the database that can be shut. */
async function doorTo(url: string): Promise<string> {
  const target = new URL(url);
  const { port, hostname } = target;
  open = true;
  knocks = 0;
  door = createServer((socket) => {
    knocks += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (!open) return socket.destroy();
    const inner = connect(Number(port), hostname);
    sockets.add(inner);
    inner.on('error', () => undefined);
    return socket.pipe(inner).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  target.port = String((door.address() as AddressInfo).port);
  return target.href;
}

function cut(): void {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
}

afterEach(() => {
  cut();
  door.close();
});

describe('Listening to the database', () => {
  it('knocks once at a time while the database is away, and listens once when it is back', async () => {
    const database = await freshDatabase();
    const states: string[] = [];
    const hearing = {
      onNotice: () => undefined,
      onDeaf: () => void states.push('deaf'),
      onHearing: () => void states.push('hearing'),
    };
    const url = await doorTo(database.url);
    const listener = new DatabaseListener(url, 'test_channel', hearing, RECONNECT_MS);
    await listener.start();
    open = false;
    cut();
    await sleep(RECONNECT_MS * 12);
    expect(states).toEqual(['hearing', 'deaf']);
    expect(knocks).toBeLessThanOrEqual(14);
    open = true;
    await eventually(
      'the listener hearing again',
      () => Promise.resolve(states.length === 3),
      2_000,
    );
    const knocked = knocks;
    await sleep(RECONNECT_MS * 4);
    expect([states.at(-1), knocks]).toEqual(['hearing', knocked]);
    await listener.close();
    await database.drop();
  });
});
