import { type Compliance, complianceMode, rulesLeftToOperator } from '#content/compliance.ts'
import { type Config, ConfigError } from './config.ts'

/** The words are chosen by the environment itself, before any file that a setting names is read. */
export function refuseOtherCompliance(
  { compliance }: Pick<Config, 'compliance'>,
  ofProcess: Compliance = complianceMode,
): void {
  if (compliance === ofProcess) return
  throw new ConfigError('COMPLIANCE must be set in the environment itself, and not by COMPLIANCE_FILE.')
}

/** What a real service is told at its start when it follows the specification instead of the rules. */
export function rulesLeftWords({ compliance, isDemo }: Pick<Config, 'compliance' | 'isDemo'>): string | null {
  if (isDemo || compliance === 'strict') return null
  return [
    'COMPLIANCE=letter: the public site follows the specification, and these rules are left to you:',
    ...rulesLeftToOperator.map((rule) => `  ${rule}.`),
    'COMPLIANCE=strict keeps them.',
  ].join('\n')
}
