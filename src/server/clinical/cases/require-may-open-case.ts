import { concernRow as words } from '#content/safeguarding/desk-safeguarding.ts'
import { mayOpenCase } from '#domain/safeguarding/who-may-open.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Case } from './case-rows.ts'

export function requireMayOpenCase(found: Pick<Case, 'kind'>, { capabilities }: Pick<Staff, 'capabilities'>): void {
  if (!mayOpenCase(found, capabilities)) throw new ApiError(403, words.notYours)
}
