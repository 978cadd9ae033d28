// Floor of lines 2 to 4: node:http and pg, one prepared statement, a page of course rows after a cursor.
import pg from 'pg';
import { listen } from './listen.ts';

// Keeps idle connections: the CPU time of a backend that ended would be missing.
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  idleTimeoutMillis: 0,
});
const PAGE = `select id, creator_id, title, sub_title, description, category, level, price_paise, thumbnail_id,
    enrollment_count, rating_sum, rating_count, published_at, created_at, updated_at, version
  from catalog.course where is_published and (published_at, id) < ($1::timestamptz, $2::uuid)
  order by published_at desc, id desc limit $3`;

listen((request, response) => {
  const query = new URL(request.url ?? '/', 'http://floor').searchParams;
  const cursor = JSON.parse(
    Buffer.from(query.get('cursor') ?? '', 'base64url').toString(),
  ) as string[];
  const values = [cursor[1], cursor[2], Number(query.get('limit'))];
  pool.query({ name: 'page', text: PAGE, values }).then(
    ({ rows }) => {
      const body = JSON.stringify(rows);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    () => response.writeHead(500).end(),
  );
});
