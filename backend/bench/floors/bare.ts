// Floor of line 16: node:http with one connection of pg, which is queried before the server reports ready.
import pg from 'pg';
import { createServer } from 'node:http';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
await pool.query('select 1');
createServer((_request, response) => {
  pool.query('select 1').then(
    () => response.end('{"status":"ok"}'),
    () => response.writeHead(503).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
