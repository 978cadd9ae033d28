import { z } from 'zod';

export const Day = z.iso.date().meta({ example: '2026-11-21' });
export const Time = z.iso.datetime();
export const Count = z.int().min(0);
export const Percent = z.int().min(0).max(100);
export const Seconds = z.number().min(0);
