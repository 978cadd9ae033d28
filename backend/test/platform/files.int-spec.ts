import { afterAll, beforeAll } from '@jest/globals';
import express from 'express';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFiles } from '../../src/platform/infrastructure/files/disk-files.js';
import { FilesController } from '../../src/platform/infrastructure/files/files.controller.js';
import { S3Files } from '../../src/platform/infrastructure/files/s3-files.js';
import { SignedLinks } from '../../src/platform/infrastructure/files/signed-links.js';
import {
  fileLinksContract,
  filesContract,
  unfinishedWritesContract,
} from '../../src/platform/testing/files.contract.js';
import { InMemoryFiles } from '../../src/platform/testing/in-memory-files.js';
import { Clock } from '../../src/platform/application/clock.js';

class SystemClock extends Clock {
  now = () => new Date();
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

let folder: string;
let server: Server;

function openDisk(): DiskFiles {
  const { port } = server.address() as AddressInfo;
  return new DiskFiles(folder, links, clock, `http://127.0.0.1:${port}`);
}

const clock = new SystemClock();
const links = new SignedLinks('s'.repeat(32));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-files-'));
  const app = express();
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', () => resolve());
  });
  const controller = new FilesController(openDisk(), links, clock);
  app.use((request, response) => {
    const { expires, signature, saveAs } = request.query;
    controller
      .serve(request, response, text(expires), text(signature), text(saveAs))
      .catch(() => response.status(404).end());
  });
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

filesContract('in memory', async () => new InMemoryFiles());
filesContract('on disk', async () => openDisk());
fileLinksContract('on disk', async () => openDisk());
unfinishedWritesContract('on disk', async () => openDisk());

const endpoint = process.env['TEST_S3_ENDPOINT'];
if (endpoint) {
  const openS3 = async () => {
    const files = new S3Files({
      endpoint,
      accessKey: process.env['TEST_S3_ACCESS_KEY'] ?? '',
      secretKey: process.env['TEST_S3_SECRET_KEY'] ?? '',
      bucket: 'lectern-contract',
      region: 'us-east-1',
    });
    await files.prepare();
    return files;
  };
  filesContract('on S3', openS3);
  fileLinksContract('on S3', openS3);
  unfinishedWritesContract('on S3', openS3);
}
