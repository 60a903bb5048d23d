import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import type { Staff } from '../../../identity/staff/staff-of.ts'
import type { Services } from '../../../platform/services.ts'
import type { Unfinished } from './ways.ts'

/**
 * Whether files are scanned is a matter of the settings and not of the database. That they are not is said for as long as
 * it is so, to administrators, outside a demo; that the scanner does not answer, to everybody, since nobody can send a file.
 */
export async function scannerRows(
  { config, malwareScan }: Pick<Services, 'config' | 'malwareScan'>,
  { capabilities }: Pick<Staff, 'capabilities'>,
  now: Date,
): Promise<Unfinished[]> {
  const row = { owner: 'operator' as const, since: now.toISOString(), ways: [] }
  if (malwareScan === null) {
    if (config.isDemo || !capabilities.has('manage-staff')) return []
    return [{ ...row, id: 'scanner/off', severity: 'low', says: words.scanner.off, otherwise: words.does.scanner }]
  }
  try {
    await malwareScan.ping()
    return []
  } catch {
    return [
      { ...row, id: 'scanner/away', severity: 'urgent', says: words.scanner.away, otherwise: words.does.operator },
    ]
  }
}
