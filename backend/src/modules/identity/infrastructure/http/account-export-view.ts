import { z } from 'zod';
import type { ChallengeKind } from '../../domain/otp-challenge.js';
import type { AccountExport } from '../../application/accounts/export-account.js';

const instant = z.iso.datetime().meta({ example: '2026-11-21T06:30:00.000Z' });

export const AccountExportView = z
  .object({
    exportedAt: instant,
    account: z.object({
      _id: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
      name: z.string().meta({ example: 'Asha Rao' }),
      email: z.string().meta({ example: 'asha@example.com' }),
      emailVerifiedAt: instant.nullable(),
      role: z.string().meta({ example: 'student' }),
      description: z.string().meta({ example: 'I teach web development.' }),
      photoUrl: z.string().nullable().meta({ example: null }),
      createdAt: instant,
      hasPassword: z.boolean().meta({ example: true }),
      consent: z
        .object({ termsVersion: z.int().meta({ example: 1 }), agreedAt: instant })
        .nullable()
        .meta({ description: 'The terms you agreed to when you joined.' }),
      hasGoogleSignIn: z.boolean().meta({ example: false }),
    }),
    sessions: z.array(
      z.object({
        device: z.string().meta({ example: 'Firefox on Windows' }),
        hasDeviceMark: z.boolean().meta({
          example: true,
          description: 'Whether a hash that identifies the browser is stored.',
        }),
        createdAt: instant,
        lastSeenAt: instant,
        endedAt: instant.nullable().meta({
          description: 'Null for a session that nobody ended; it may have expired.',
        }),
      }),
    ),
    accessTokens: z.array(
      z.object({
        name: z.string().meta({ example: 'Monthly report' }),
        scopes: z.array(z.string()).meta({ example: ['courses:read'] }),
        createdAt: instant,
        expiresAt: instant,
        lastUsedAt: instant.nullable(),
        revokedAt: instant.nullable(),
      }),
    ),
    emailChanges: z.array(
      z.object({
        from: z.string().meta({ example: 'asha@example.com' }),
        to: z.string().meta({ example: 'asha.rao@example.com' }),
        askedAt: instant,
        confirmedAt: instant.nullable(),
      }),
    ),
    mailedCodes: z
      .array(
        z.object({
          purpose: z.enum(['password-reset', 'email-verification']),
          askedAt: instant,
          usedAt: instant.nullable(),
        }),
      )
      .meta({
        description: 'Codes and links that you asked for. The codes themselves are not kept.',
      }),
  })
  .catchall(z.unknown())
  .meta({
    id: 'AccountExport',
    description:
      'Besides the account and its sessions, contains lists of the data that every other part of the product holds about you.',
  });

export type AccountExportView = z.infer<typeof AccountExportView>;

/** Whitelists the exported fields; secrets such as the password's hash are left out. */
export function presentExport(
  { exportedAt, user, sessions, accessTokens, challenges, elsewhere }: AccountExport,
  photoUrl: string | null,
): AccountExportView {
  const { moves = [], codes = [] } = Object.groupBy(challenges, ({ newEmail }) =>
    newEmail === null ? 'codes' : 'moves',
  );
  return {
    exportedAt: exportedAt.toISOString(),
    account: {
      _id: user.id,
      name: user.name,
      email: user.email,
      emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
      role: user.role,
      description: user.description,
      photoUrl,
      createdAt: user.createdAt.toISOString(),
      hasPassword: user.passwordHash !== null,
      consent: user.consent && {
        termsVersion: user.consent.termsVersion,
        agreedAt: user.consent.agreedAt.toISOString(),
      },
      hasGoogleSignIn: user.isProviderLinked,
    },
    sessions: sessions.map(({ device, deviceMark, createdAt, lastSeenAt, endedAt }) => ({
      device,
      hasDeviceMark: deviceMark !== null,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    accessTokens: accessTokens.map((token) => ({
      name: token.name,
      scopes: [...token.scopes],
      createdAt: token.createdAt.toISOString(),
      expiresAt: token.expiresAt.toISOString(),
      lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
      revokedAt: token.revokedAt?.toISOString() ?? null,
    })),
    emailChanges: moves.map(({ oldEmail, newEmail, createdAt, passedAt }) => ({
      from: oldEmail ?? '',
      to: newEmail ?? '',
      askedAt: createdAt.toISOString(),
      confirmedAt: passedAt?.toISOString() ?? null,
    })),
    mailedCodes: codes.map(({ kind, createdAt, passedAt }) => ({
      purpose: purposeOf(kind),
      askedAt: createdAt.toISOString(),
      usedAt: passedAt?.toISOString() ?? null,
    })),
    ...elsewhere,
  };
}

const purposeOf = (kind: ChallengeKind) =>
  kind === 'verification' ? 'email-verification' : 'password-reset';
