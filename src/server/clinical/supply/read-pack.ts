import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { packStops } from '#content/supply/pack-codes.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { medicineName } from '#domain/medicines/medicines.ts'
import { isSameProduct, type Product } from '#domain/supply/pack.ts'
import { isBatchCertain, type PackCode, readPackCode, writtenPackCode } from '#domain/supply/pack-code.ts'
import { packCodeSentence } from '#domain/supply/pack-code-sentence.ts'
import { arrivesAtLatest } from '#domain/supply/pen-expiry.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from '../cases/case-by-id.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { cases } from '../cases/tables.ts'
import { registeredCode } from './pack-codes.ts'
import { orderOf } from './parcels.ts'
import { batchProblem, expiryProblem } from './pen-problems.ts'
import { prescriptionOf } from './prescription-of.ts'
import { packSerials, pens } from './tables.ts'

/** Null: it has no serial number, or no other pen has had it. A check that is in its undo window counts. */
async function whyNotSerial(tx: Orm, { gtin, serial }: PackCode, caseId: string): Promise<string | null> {
  if (serial === null) return null
  const [supplied] = await tx
    .select({ id: pens.id })
    .from(pens)
    .where(and(eq(pens.gtin, gtin), eq(pens.serial, serial)))
    .limit(1)
  if (supplied) return packStops.usedSerial
  const [inHand] = await tx
    .select({ caseId: packSerials.caseId })
    .from(packSerials)
    .innerJoin(cases, eq(cases.id, packSerials.caseId))
    .where(
      and(
        eq(packSerials.gtin, gtin),
        eq(packSerials.serial, serial),
        ne(packSerials.caseId, caseId),
        isNotNull(cases.pendingDecision),
      ),
    )
  return inHand ? packStops.usedSerial : null
}

interface ReadPack {
  readonly code: PackCode
  /** What the register says that it is. Null: nothing that two people have agreed on. */
  readonly product: Product | null
  readonly isAwaiting: boolean
  /** Why it must not be supplied. Null: nothing was found. */
  readonly stop: string | null
}

/** What a scanned pack is, beside what was prescribed. A code that cannot be read is refused. */
export async function readPack(tx: Orm, caseId: string, scanned: string, prescribed: Product): Promise<ReadPack> {
  const { code, problem } = readPackCode(scanned)
  if (problem) {
    const because = packCodeSentence(problem)
    throw new ApiError(422, because, { because: [because] })
  }
  const found = await registeredCode(tx, code.gtin)
  const registered = found?.confirmed ? found.code : null
  const product = registered && { medicine: medicineName(registered.medicine), strength: registered.strength }
  const named = ({ medicine, strength }: Product) => `${medicine} ${strength}`
  const wrong =
    product && !isSameProduct(product, prescribed)
      ? packStops.otherProduct(named(product), named(prescribed))
      : registered && registered.packSize !== 1
        ? packStops.packSize(registered.packSize)
        : null
  const stop = wrong ?? (await whyNotSerial(tx, code, caseId))
  return { code, product, isAwaiting: found !== null && !found.confirmed, stop }
}

/** Keeps a pack for one case, in the transaction of its check: of two at once the second is refused. */
export async function reserveSerial(tx: Orm, { gtin, serial }: PackCode, caseId: string, now: number): Promise<void> {
  if (serial === null) return
  const at = new Date(now)
  const made = await tx.insert(packSerials).values({ gtin, serial, caseId, at }).onConflictDoNothing().returning()
  if (made.length > 0) return
  const ofPack = and(eq(packSerials.gtin, gtin), eq(packSerials.serial, serial))
  await tx.select({ caseId: packSerials.caseId }).from(packSerials).where(ofPack).for('no key update')
  const stop = await whyNotSerial(tx, { gtin, serial, batch: null, expires: null }, caseId)
  if (stop !== null) throw new ApiError(422, stop, { because: [stop] })
  await tx.update(packSerials).set({ caseId, at }).where(ofPack)
}

export const deskReadPack =
  (services: Services): Handler<'desk_read_pack'> =>
  async ({ body: { id, scanned } }) =>
    services.database.transaction(async (tx) => {
      const found = await caseById(tx, id)
      const read = found && (await prescriptionOf(tx, services.vault, id))
      if (!found || !read) throw noSuchCase()
      const { medicine, dose } = read.written
      const { code, product, isAwaiting, stop } = await readPack(tx, id, scanned, { medicine, strength: dose })
      const arrivesOn = arrivesAtLatest(londonTimeAt(services.now()).date)
      const unfit =
        (code.batch === null
          ? null
          : await batchProblem(tx, { brand: product?.medicine ?? medicine, batch: code.batch })) ??
        (code.expires === null ? null : await expiryProblem(tx, await orderOf(tx, found), code.expires, arrivesOn))
      // A batch that is not certain is typed, and compared with the code at the check.
      const batch = isBatchCertain(code) ? code.batch : null
      return { scanned: writtenPackCode(code), ...code, batch, product, isAwaiting, stop: stop ?? unfit }
    })
