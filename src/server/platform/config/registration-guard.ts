import { brand } from '#content/brand.ts'
import { placeholdersIn } from '#content/site/registration.ts'
import { type Config, ConfigError } from './config.ts'

/**
 * The pharmacy, the provider and who answers for personal data have to be named to patients by law: production does not
 * start with the examples.
 */
export function refuseExampleRegistration(
  { isDemo }: Pick<Config, 'isDemo'>,
  registered: Parameters<typeof placeholdersIn>[0] = brand,
): void {
  const placeholders = isDemo ? [] : placeholdersIn(registered)
  if (placeholders.length === 0) return
  throw new ConfigError(
    [
      'These facts in src/content/brand.ts are still examples. Production needs yours, and a new build:',
      ...placeholders.map((name) => `  ${name}${name === 'isExample' ? ' must be false' : ''}`),
    ].join('\n'),
  )
}
