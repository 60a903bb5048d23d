import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { packCodeWords as words } from '#content/supply/pack-codes.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { type MedicineKey, medicineName, medicineOf } from '#domain/medicines/medicines.ts'
import { milligrams } from '#domain/supply/pack.ts'
import { gtinOf } from '#domain/supply/pack-code.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { packCodeEvents, packCodes } from './tables.ts'

type PackCodeEvent = typeof packCodeEvents.$inferSelect

interface RegisteredCode {
  readonly code: typeof packCodes.$inferSelect
  readonly confirmed: PackCodeEvent | null
  readonly removed: PackCodeEvent | null
}

async function codesWhere(tx: Orm, gtin?: string): Promise<RegisteredCode[]> {
  const codes = await tx
    .select()
    .from(packCodes)
    .where(gtin === undefined ? undefined : eq(packCodes.gtin, gtin))
    .orderBy(desc(packCodes.addedAt), desc(packCodes.id))
  const events = await tx
    .select({ event: packCodeEvents })
    .from(packCodeEvents)
    .innerJoin(packCodes, eq(packCodes.id, packCodeEvents.codeId))
    .where(gtin === undefined ? undefined : eq(packCodes.gtin, gtin))
  return codes.map((code) => {
    const eventOf = (what: PackCodeEvent['what']) =>
      events.find(({ event }) => event.codeId === code.id && event.what === what)?.event ?? null
    return { code, confirmed: eventOf('confirmed'), removed: eventOf('removed') }
  })
}

/** What a GTIN stands for. Null: it is not registered. One that is not confirmed counts for nothing. */
export async function registeredCode(tx: Orm, gtin: string): Promise<RegisteredCode | null> {
  return (await codesWhere(tx, gtin)).find(({ removed }) => removed === null) ?? null
}

/** Whether what a pack was checked by has been found to be wrong since. */
export async function wasRemovedSince(tx: Orm, gtin: string, since: Date): Promise<boolean> {
  const [found] = await tx
    .select({ id: packCodes.id })
    .from(packCodeEvents)
    .innerJoin(packCodes, eq(packCodes.id, packCodeEvents.codeId))
    .where(and(eq(packCodes.gtin, gtin), eq(packCodeEvents.what, 'removed'), gt(packCodeEvents.at, since)))
    .limit(1)
  return found !== undefined
}

/** Two people who change what one GTIN stands for do so one after the other. */
const lockGtin = (tx: Orm, gtin: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pack code ${gtin}`}, 0))`)

async function lockCode(tx: Orm, id: string): Promise<RegisteredCode> {
  const [row] = await tx.select({ gtin: packCodes.gtin }).from(packCodes).where(eq(packCodes.id, id))
  if (!row) throw new ApiError(404, words.noCode)
  await lockGtin(tx, row.gtin)
  return (await codesWhere(tx, row.gtin)).find(({ code }) => code.id === id) as RegisteredCode
}

export const deskPackCodes =
  (services: Services): Handler<'desk_pack_codes'> =>
  async ({ staff }) =>
    services.database.transaction(async (tx) => {
      const all = await codesWhere(tx)
      const names = await staffNames(
        services,
        tx,
        all.flatMap(({ code, confirmed, removed }) => [
          code.addedBy,
          ...[confirmed, removed].flatMap((event) => (event ? [event.staffId] : [])),
        ]),
      )
      const doer = (staffId: string, at: Date) => ({
        id: staffId,
        name: names.get(staffId) ?? '',
        at: at.toISOString(),
      })
      return {
        codes: all.map(({ code, confirmed, removed }) => ({
          id: code.id,
          gtin: code.gtin,
          medicine: medicineName(code.medicine),
          strength: code.strength,
          packSize: code.packSize,
          added: doer(code.addedBy, code.addedAt),
          confirmed: confirmed && doer(confirmed.staffId, confirmed.at),
          removed: removed && { ...doer(removed.staffId, removed.at), reason: removed.reason ?? '' },
          mayConfirm: confirmed === null && removed === null && code.addedBy !== staff.id,
        })),
      }
    })

const inAList = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** One person registers what they read from a pack. Whoever sends it again has added it once. */
export const deskAddPackCode =
  ({ database, now }: Services): Handler<'desk_add_pack_code'> =>
  async ({ body: { id, gtin: typed, medicine, strength, packSize }, staff }) => {
    const gtin = gtinOf(typed)
    if (gtin === null) throw new ApiError(422, words.badGtin)
    const { name, doses } = medicineOf(medicine)
    const made = doses.find(({ mg }) => mg === milligrams(strength))
    if (!made) throw new ApiError(422, words.badStrength(name, inAList.format(doses.map(({ dose }) => dose))))
    await database.transaction(async (tx) => {
      await lockGtin(tx, gtin)
      const there = await registeredCode(tx, gtin)
      if (there?.code.id === id) return
      if (there) throw new ApiError(409, words.isThere)
      const added = { addedBy: staff.id, addedAt: new Date(now()) }
      await tx
        .insert(packCodes)
        .values({ id, gtin, medicine, strength: made.dose, packSize, ...added })
        .onConflictDoNothing()
    })
    return {}
  }

interface DemoCode {
  readonly gtin: string
  readonly medicine: MedicineKey
  readonly strength: string
  readonly addedBy: string
  readonly confirmedBy: string
  readonly at: Instant
}

/** For the demo clinic: a made-up pen that two people have registered already. Done again it changes nothing. */
export async function registerDemoCode(tx: Orm, { addedBy, confirmedBy, at, ...pack }: DemoCode): Promise<void> {
  if (await registeredCode(tx, pack.gtin)) return
  const id = randomUUID()
  await tx.insert(packCodes).values({ id, ...pack, packSize: 1, addedBy, addedAt: new Date(at) })
  await tx
    .insert(packCodeEvents)
    .values({ codeId: id, what: 'confirmed', staffId: confirmedBy, at: new Date(at), reason: null })
}

export const deskConfirmPackCode =
  ({ database, now }: Services): Handler<'desk_confirm_pack_code'> =>
  async ({ body: { id }, staff }) => {
    await database.transaction(async (tx) => {
      const { code, confirmed, removed } = await lockCode(tx, id)
      if (removed) throw new ApiError(409, words.isRemoved)
      if (confirmed) return
      if (code.addedBy === staff.id) throw new ApiError(409, words.notAlone)
      await tx
        .insert(packCodeEvents)
        .values({ codeId: id, what: 'confirmed', staffId: staff.id, at: new Date(now()), reason: null })
    })
    return {}
  }

/** It is one person's to remove: until it is registered again its packs are typed, which is the safe side. */
export const deskRemovePackCode =
  ({ database, now }: Services): Handler<'desk_remove_pack_code'> =>
  async ({ body: { id, reason }, staff }) => {
    await database.transaction(async (tx) => {
      const { removed } = await lockCode(tx, id)
      if (removed) return
      await tx
        .insert(packCodeEvents)
        .values({ codeId: id, what: 'removed', staffId: staff.id, at: new Date(now()), reason })
    })
    return {}
  }
