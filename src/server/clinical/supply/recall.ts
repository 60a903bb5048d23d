import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { recallNotice } from '#content/notifications/recall.ts'
import { penWords, recallWords as words } from '#content/supply/pharmacy.ts'
import { pages } from '#contract/pages.ts'
import { medicineName } from '#domain/medicines/medicines.ts'
import { batchKey } from '#domain/supply/batch.ts'
import { hasLeft } from '#domain/supply/pen-place.ts'
import { csvOf } from '#domain/supply/recall-list.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { postMessage } from '../messages/post-message.ts'
import { threadMessages } from '../messages/tables.ts'
import { logShown, nearBatches, othersOfBatch, pensOfBatches, penView, type RecalledPen } from './recalled-pens.ts'
import { recallRecipients, recalls } from './tables.ts'

const keyOf = (batch: string): string => {
  const key = batchKey(batch)
  if (key === '') throw new ApiError(422, penWords.noBatch)
  return key
}

const keysOf = (batches: readonly string[]): string[] => [...new Set(batches.map(keyOf))]

/**
 * Everyone who was given a pen of a batch, where each pen is, batches that may be the same one mistyped, and other
 * medicines with the same number.
 */
export const deskRecall =
  (services: Services): Handler<'desk_recall'> =>
  async ({ body: { medicine, batch }, staff }) =>
    services.database.transaction(async (tx) => {
      const key = keyOf(batch)
      const found = await pensOfBatches(services, tx, { medicine, keys: [key] })
      await logShown(tx, found, staff.id, services.now())
      return {
        key,
        pens: found.map(penView),
        near: await nearBatches(tx, medicine, key),
        others: await othersOfBatch(tx, medicine, key),
      }
    })

/** The same as a file. Each patient in it is logged. */
export const deskRecallFile =
  (services: Services): Handler<'desk_recall_file'> =>
  async ({ body: { medicine, batches }, staff }) =>
    services.database.transaction(async (tx) => {
      const keys = keysOf(batches)
      const found = await pensOfBatches(services, tx, { medicine, keys })
      await logShown(tx, found, staff.id, services.now())
      const rows = found
        .map(penView)
        .map((pen) => [
          pen.reference,
          pen.name,
          pen.mobile ?? '',
          pen.email ?? '',
          `${pen.brand} ${pen.strength}`,
          pen.batch,
          pen.expires,
          words.places[pen.place],
        ])
      return { name: `recall-${medicine}-${keys.join('-').toLowerCase()}.csv`, csv: csvOf(words.fileColumns, rows) }
    })

/**
 * Requests a recall. From now on nothing of these batches is released or sent; nobody is messaged before a second
 * person agrees.
 */
export const deskAskRecall =
  (services: Services): Handler<'desk_ask_recall'> =>
  async ({ body: { id, medicine, batches, words: message }, staff }) => {
    const asked = {
      id,
      medicine,
      batchKeys: keysOf(batches),
      words: message.trim(),
      askedBy: staff.id,
      askedAt: new Date(services.now()),
    }
    await services.database.run((orm) => orm.insert(recalls).values(asked).onConflictDoNothing())
    return {}
  }

const batchesOf = ({ medicine, batchKeys }: typeof recalls.$inferSelect) => ({ medicine, keys: batchKeys })

async function lockRecall(tx: Orm, id: string) {
  const [found] = await tx.select().from(recalls).where(eq(recalls.id, id)).for('no key update')
  if (!found) throw new ApiError(404, words.noRecall)
  return found
}

/** A second person agrees, and every recipient is messaged in the same transaction, once each. */
export const deskConfirmRecall =
  (services: Services): Handler<'desk_confirm_recall'> =>
  async ({ body: { id }, staff }) => {
    const { database, now } = services
    await database.transaction(async (tx) => {
      const recall = await lockRecall(tx, id)
      if (recall.calledOffAt !== null) throw new ApiError(409, words.wasCalledOff)
      if (recall.confirmedAt !== null) return
      if (recall.askedBy === staff.id) throw new ApiError(409, words.notAlone)
      await tx
        .update(recalls)
        .set({ confirmedBy: staff.id, confirmedAt: new Date(now()) })
        .where(eq(recalls.id, id))
      const left = (await pensOfBatches(services, tx, batchesOf(recall))).filter(({ place }) => hasLeft(place))
      await logShown(tx, left, staff.id, now())
      if (left.length === 0) return
      await tx.insert(recallRecipients).values(
        left.map(({ pen, order }) => ({
          recallId: id,
          penId: pen.id,
          caseId: pen.caseId,
          accountId: order.accountId,
          messagedAt: order.accountId === null ? null : new Date(now()),
        })),
      )
      await notifyRecipients(services, tx, left, { words: recall.words, staffId: recall.askedBy })
    })
    sendSoon(services)
    return {}
  }

interface Notice {
  readonly words: string
  readonly staffId: string
}

/** In the order of accounts, to avoid deadlocks between recalls. A recipient of two pens is messaged once. */
async function notifyRecipients(
  services: Services,
  tx: Orm,
  left: readonly RecalledPen[],
  { words: message, staffId }: Notice,
) {
  const accountAddress = addressFor(services.config, pages.accountMessages)
  const people = new Map(left.map((one) => [one.order.accountId ?? one.order.id, one]))
  for (const [, { order, person }] of [...people].toSorted(([one], [other]) => one.localeCompare(other))) {
    const { accountId } = order
    const post = { sending: randomUUID(), words: message, staffId, waitingFor: 'patient' as const, now: services.now() }
    if (accountId !== null) await postMessage(tx, services.vault, { accountId, ...post })
    if (!person.email) continue
    const owner = accountId === null ? { orderId: order.id } : { accountId }
    const mail = recallNotice({ name: person.name || null, accountAddress })
    await services.messages.write(tx, { kind: 'email', owner, to: person.email, ...mail })
  }
}

/** One requested by mistake is cancelled before anyone was told. */
export const deskCallOffRecall =
  ({ database, now }: Services): Handler<'desk_call_off_recall'> =>
  async ({ body: { id }, staff }) =>
    database.transaction(async (tx) => {
      const recall = await lockRecall(tx, id)
      if (recall.confirmedAt !== null) throw new ApiError(409, words.wasConfirmed)
      if (recall.calledOffAt === null)
        await tx
          .update(recalls)
          .set({ calledOffBy: staff.id, calledOffAt: new Date(now()) })
          .where(eq(recalls.id, id))
      return {}
    })

/** Whether the recipient has written to us since they were told. */
const hasReplied = sql<boolean>`exists (
  select 1 from ${threadMessages} reply
  where reply.account_id = ${recallRecipients.accountId} and reply."from" = 'patient' and reply.at > ${recallRecipients.messagedAt})`

const most = 100

/** Every recall, newest first, without names: how many were told, and how many have not answered. */
export const deskRecalls =
  (services: Services): Handler<'desk_recalls'> =>
  async ({ staff }) =>
    services.database.transaction(async (tx) => {
      const rows = await tx.select().from(recalls).orderBy(desc(recalls.askedAt)).limit(most)
      const counted = await tx
        .select({
          recallId: recallRecipients.recallId,
          pens: sql<number>`count(*)::int`,
          told: sql<number>`(count(distinct ${recallRecipients.accountId}) filter (where ${recallRecipients.messagedAt} is not null))::int`,
          outstanding: sql<number>`(count(distinct ${recallRecipients.accountId}) filter (where ${recallRecipients.messagedAt} is not null and not ${hasReplied}))::int`,
          toCall: sql<number>`(count(*) filter (where ${recallRecipients.messagedAt} is null))::int`,
        })
        .from(recallRecipients)
        .groupBy(recallRecipients.recallId)
      const names = await staffNames(
        services,
        tx,
        rows.flatMap((row) => [row.askedBy, row.confirmedBy ?? [], row.calledOffBy ?? []].flat()),
      )
      const none = { pens: 0, told: 0, outstanding: 0, toCall: 0 }
      return {
        recalls: rows.map((row) => {
          const { recallId: _, ...counts } = counted.find(({ recallId }) => recallId === row.id) ?? {
            recallId: '',
            ...none,
          }
          return {
            id: row.id,
            medicine: row.medicine && medicineName(row.medicine),
            batches: row.batchKeys,
            words: row.words,
            askedBy: names.get(row.askedBy) ?? '',
            askedAt: row.askedAt.toISOString(),
            confirmedBy: row.confirmedBy && (names.get(row.confirmedBy) ?? ''),
            confirmedAt: row.confirmedAt?.toISOString() ?? null,
            calledOffBy: row.calledOffBy && (names.get(row.calledOffBy) ?? ''),
            calledOffAt: row.calledOffAt?.toISOString() ?? null,
            mayConfirm: row.confirmedAt === null && row.calledOffAt === null && row.askedBy !== staff.id,
            ...counts,
          }
        }),
      }
    })

/** Who has not answered yet. Each patient shown is logged. */
export const deskRecallOutstanding =
  (services: Services): Handler<'desk_recall_outstanding'> =>
  async ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const [recall] = await tx.select().from(recalls).where(eq(recalls.id, id))
      if (!recall) throw new ApiError(404, words.noRecall)
      const rows = await tx
        .select({ penId: recallRecipients.penId })
        .from(recallRecipients)
        .where(
          and(eq(recallRecipients.recallId, id), sql`(${recallRecipients.messagedAt} is null or not ${hasReplied})`),
        )
      const waiting = new Set(rows.map(({ penId }) => penId))
      const found = (await pensOfBatches(services, tx, batchesOf(recall))).filter(({ pen }) => waiting.has(pen.id))
      await logShown(tx, found, staff.id, services.now())
      return { pens: found.map(penView) }
    })
