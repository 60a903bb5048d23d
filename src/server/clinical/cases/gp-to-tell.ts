import { eq } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { LetterFacts } from '#domain/letters/facts.ts'
import { gpPractices } from '../../intake/gp-practices/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { EvidenceCheck } from './evidence-rows.ts'
import { evidenceIn } from './read-evidence.ts'

/** The GP practice to tell about a patient, by the patient's last answer. Null: none. */
export async function gpToTell(tx: Orm, checks: readonly EvidenceCheck[]): Promise<LetterFacts['gp']> {
  const said = evidenceIn(checks).gp
  if (!said?.tells) return null
  const at = checks.findLast(({ gate, how }) => gate === 'gp' && how !== 'again')?.at
  const agreedOn = at ? londonTimeAt(at.getTime()).date : null
  const [known] =
    said.odsCode === undefined
      ? []
      : await tx.select().from(gpPractices).where(eq(gpPractices.odsCode, said.odsCode)).limit(1)
  if (!known) return { practice: { name: said.practice, lines: [] }, agreedOn }
  const { name, address, postcode } = known
  const lines = [...address.split(', '), postcode].filter((line) => line !== '')
  return { practice: { name, lines }, agreedOn }
}
