import { concernRow as words } from '#content/desk/concern.ts'
import { mayOpenCase } from '#domain/safeguarding/who-may-open.ts'
import type { Case } from '../cases/case-rows.ts'
import { Refusal } from '../http/refusal.ts'
import type { Staff } from '../staff/staff-of.ts'

export function requireOpenTo(found: Pick<Case, 'kind'>, { capabilities }: Pick<Staff, 'capabilities'>): void {
  if (!mayOpenCase(found, capabilities)) throw new Refusal(403, words.notYours)
}
