import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner, NestFactory } from '@nestjs/core';
import { Access } from './access.js';
import { routesWithoutPolicy } from './route-policies.js';

@Controller('guarded')
@Access('member')
class Guarded {
  @Get()
  all() {
    return [];
  }

  helper() {
    return 'no route';
  }
}

@Controller('mixed')
class Mixed {
  @Access('open')
  @Get('open')
  open() {
    return [];
  }

  @Get('forgotten')
  forgotten() {
    return [];
  }
}

@Module({ imports: [DiscoveryModule], controllers: [Guarded, Mixed] })
class Planted {}

describe('routesWithoutPolicy', () => {
  it('names the routes that nobody gave a policy, and no others', async () => {
    const app = await NestFactory.createApplicationContext(Planted, { logger: false });
    expect(routesWithoutPolicy(app.get(DiscoveryService), new MetadataScanner())).toEqual([
      'Mixed.forgotten',
    ]);
    await app.close();
  });
});
