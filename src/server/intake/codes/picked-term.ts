import { eq } from 'drizzle-orm'
import type { ListKind } from '#domain/codes/health-list.ts'
import type { Term } from '#domain/codes/term.ts'
import type { Orm } from '../../platform/database/database.ts'
import { builtIn } from './find-terms.ts'
import { dmdRelease, dmdTerms } from './tables.ts'

/** What was picked, as our list has it. Undefined: it is not there, or not any more. */
export async function termPicked(
  tx: Orm,
  kind: ListKind,
  { system, code, name }: Pick<Term, 'system' | 'code' | 'name'>,
): Promise<Term | undefined> {
  if (system !== 'dmd') {
    return builtIn[kind].find((one) => one.system === system && one.code === code && one.name === name)
  }
  if (kind === 'condition') return undefined
  const [found] = await tx.select().from(dmdTerms).where(eq(dmdTerms.id, code))
  return found?.name === name ? { system, code, name, substance: found.substance } : undefined
}

/** The day of the release that was imported. Null: none was. */
export async function releaseInUse(tx: Orm): Promise<string | null> {
  const [found] = await tx.select({ on: dmdRelease.releasedOn }).from(dmdRelease)
  return found?.on ?? null
}
