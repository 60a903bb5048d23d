import { and, eq, isNull, ne } from 'drizzle-orm'
import { copyReadyEmail } from '#content/notifications/my-data.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Database, Statement } from '../../platform/database/database.ts'
import { inBatches, portion } from '../../platform/database/erase-in-batches.ts'
import type { Services } from '../../platform/services.ts'
import { leaseMs } from '../leases.ts'
import { dataExportPieces, dataExports } from '../tables.ts'
import { archiveOf } from './archive.ts'
import { inPieces, savePiece } from './pieces.ts'

const availableMs = retention.exportDays * dayMs

type DataExport = Pick<typeof dataExports.$inferSelect, 'id' | 'accountId' | 'attempt'>

/** Made from the beginning by whichever process takes it: an archive cannot be resumed in its middle. */
const take: Statement = {
  name: 'lease_copy',
  text: `
    update data_exports set leased_until = $2, attempt = attempt + 1 where id = (
      select id from data_exports where ready_at is null and (leased_until is null or leased_until <= $1)
      order by asked_at limit 1 for no key update skip locked
    ) returning id, account_id as "accountId", attempt`,
}

const renew: Statement = {
  name: 'keep_copy',
  text: 'update data_exports set leased_until = $3 where id = $1 and attempt = $2 and ready_at is null returning id',
}

/** Makes every requested copy. Any number of processes share them. */
export async function makeCopies(services: Services): Promise<void> {
  const { database, log, metrics, now } = services
  const next = async () => {
    const taken = await database.query<DataExport>(take, [new Date(now()), new Date(now() + leaseMs)])
    return taken[0] ?? null
  }
  for (let one = await next(); one !== null; one = await next()) {
    const { id } = one
    await make(services, one).catch((error: unknown) => {
      // A failed one does not block others, and is made again when its lease ends.
      log.error({ err: error, copy: id }, 'a copy of a patient’s data failed and is retried later')
      metrics.rowFailed('copies of data are made')
    })
  }
}

async function make(services: Services, { id, accountId, attempt }: DataExport): Promise<void> {
  const { database, vault, now } = services
  await database.run((orm) =>
    orm.delete(dataExportPieces).where(and(eq(dataExportPieces.exportId, id), ne(dataExportPieces.attempt, attempt))),
  )
  let [position, size] = [0, 0]
  for await (const piece of inPieces(await archiveOf(services, accountId))) {
    const [own] = await database.query(renew, [id, attempt, new Date(now() + leaseMs)])
    // Another process has it, or it was cancelled.
    if (!own) return
    await savePiece(database, vault, { exportId: id, attempt, position }, piece)
    position += 1
    size += piece.length
  }
  await finish(services, { id, accountId, attempt }, size)
}

async function finish(services: Services, { id, accountId, attempt }: DataExport, size: number): Promise<void> {
  const { config, database, messages, vault, now } = services
  const [readyAt, expiresAt] = [new Date(now()), new Date(now() + availableMs)]
  await database.transaction(async (tx) => {
    const ready = await tx
      .update(dataExports)
      .set({ readyAt, expiresAt, size, leasedUntil: null })
      .where(and(eq(dataExports.id, id), eq(dataExports.attempt, attempt), isNull(dataExports.readyAt)))
      .returning({ id: dataExports.id })
    const account = await accountById(tx, accountId)
    const to = account && openDetails(vault, account).email
    if (ready.length === 0 || !to) return
    const until = formatDateTime(expiresAt.getTime())
    const about = { address: addressFor(config, pages.myData), days: retention.exportDays, until }
    await messages.write(tx, { kind: 'email', owner: { accountId }, to, ...copyReadyEmail(about) })
  })
  void messages.sendWaiting()
}

/** Erases expired copies, with all their pieces. Returns how many. */
export const eraseOldCopies = (database: Database, now: Instant): Promise<number> =>
  inBatches(
    database,
    {
      name: 'erase_copies',
      text: `
        delete from data_exports where id in (
          select id from data_exports where expires_at <= $1 order by expires_at ${portion} for update skip locked
        ) returning id`,
    },
    now,
    1,
  )
