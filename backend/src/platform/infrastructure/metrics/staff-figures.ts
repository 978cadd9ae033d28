import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { StaffWork } from '../../application/staff-work.js';

/** How many items of all modules wait for staff. */
@Injectable()
export class StaffFigures {
  constructor(private readonly discovery: DiscoveryService) {}

  /** By kind. */
  async all(): Promise<Readonly<Record<string, number>>> {
    const works = this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof StaffWork);
    const figures = await Promise.all(works.map((work) => work.waiting()));
    return Object.assign({}, ...figures) as Record<string, number>;
  }
}
