import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import type { Staff } from '../../../identity/staff/staff-of.ts'
import type { Services } from '../../../platform/services.ts'
import type { Unfinished } from './actions.ts'

/**
 * Whether files are scanned depends on settings, not the database. A missing scanner is shown to administrators,
 * outside a demo; one that does not answer to everyone, since nobody can send a file.
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
