import type { Config } from '../platform/infrastructure/config/config.js';

/** Warnings for an operator before customers see this installation; one sentence each. */
export function siteWarnings(config: Config): string[] {
  if (!config.isProduction) return [];
  const warnings: string[] = [];
  if (config.get('SITE_FIGURES') !== 'real')
    warnings.push(
      'SITE_FIGURES is not "real": course pages show fixed sales figures instead of counted ones',
    );
  if (config.get('MAIL_FROM').includes('.test'))
    warnings.push('MAIL_FROM is not set: mail servers refuse what comes from a .test address');
  if (Object.values(config.site.contacts).some((value) => value.includes('example.com')))
    warnings.push('SITE_PHONE, SITE_CHAT_URL, SITE_EMAIL or SITE_SUPPORT_EMAIL is a placeholder');
  if (!config.site.operator.grievanceOfficer)
    warnings.push(
      'SITE_GRIEVANCE_OFFICER is not set: Indian rules ask for the name of a grievance officer',
    );
  return warnings;
}
