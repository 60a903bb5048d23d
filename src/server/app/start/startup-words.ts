import { brand } from '#content/brand.ts'
import { pages } from '#contract/pages.ts'
import type { Config } from '../../platform/config/config.ts'
import { releaseName } from '../../platform/config/release.ts'
import { kindOfFailure } from '../../platform/database/failures.ts'
import { UnsuitableDatabase } from '../../platform/database/writable.ts'

/** Why the database is not in use. Null: it has not answered at all yet. */
function reasonOf(error: unknown): string {
  if (error instanceof UnsuitableDatabase) return `cannot be used. ${error.message}`
  const { code = '', message = '' } = (error ?? {}) as Partial<Record<'code' | 'message', string>>
  if (code.startsWith('28')) return 'refuses the user or the password of DATABASE_URL.'
  if (code === '3D000') return 'does not have the database that DATABASE_URL names.'
  if (/does not support SSL/.test(message)) return 'offers no encryption.'
  if (code === 'CERT_HAS_EXPIRED') return 'shows a certificate that has expired.'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'shows a certificate for another name than that of DATABASE_URL.'
  if (/^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/.test(code))
    return 'shows a certificate that no known authority signed. Name the authority’s certificate in DATABASE_CA_FILE.'
  if (/SSL|TLS|CERT|SIGNATURE/.test(code) || /SSL/.test(message)) return 'offers no encryption that can be trusted.'
  if (error === null || kindOfFailure(error) !== 'defect') return 'does not answer.'
  return `cannot be used (${code || 'for an unknown reason'}).`
}

export const notReadyYet = (database: string, error: unknown, here: string): string =>
  [
    `${brand.name} is not ready: the database at ${database} ${reasonOf(error)}`,
    `  ${brand.name} keeps trying. Meanwhile pages are served at ${here}, but nothing can be saved.`,
  ].join('\n')

export function readyWords(config: Config, here: string, data: string): string {
  const { isDemo, publicOrigin, sms, smtpUrl, stripe, clamav } = config
  const outside = [...(sms ? ['texts'] : []), ...(smtpUrl ? ['emails'] : []), ...(stripe ? ['card payments'] : [])]
  const outboxOnly = [...(sms ? [] : ['text']), ...(smtpUrl ? [] : ['email'])]
  const mode =
    outside.length === 0
      ? 'everything can be tried, nothing leaves this machine'
      : `${outside.join(' and ')} go out through the providers you have set up`
  const lines = [
    `${brand.name} is ready.`,
    `  Address   ${publicOrigin ?? here}`,
    `  Desk      ${publicOrigin ?? here}${pages.desk}`,
    `  Data      ${data}`,
    `  Release   ${releaseName(config.release)}`,
    ...(isDemo ? [`  Mode      demo: ${mode}`] : []),
    ...(isDemo && outboxOnly.length > 0
      ? [`  Messages  ${here}${pages.devOutbox} shows every ${outboxOnly.join(' and ')} that would be sent`]
      : []),
    ...(isDemo && !stripe
      ? ['  Cards     4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks the bank']
      : []),
    ...(clamav === null
      ? ['  Files     not scanned for viruses: set CLAMAV_SOCKET or CLAMAV_HOST to have them scanned']
      : []),
    ...(isDemo ? [`  Kit       ${here}${pages.devUi}`] : []),
  ]
  return lines.join('\n')
}
