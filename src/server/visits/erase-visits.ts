import type { Database, Statement } from '../database/database.ts'
import type { Services } from '../services.ts'
import { visitDays } from './visit-cookie.ts'

const everyMs = 60 * 60 * 1_000
const atOnce = 500

/** In small portions, so that no statement takes long; several processes may do it at the same time. */
const erase: Statement = {
  name: 'erase_visits',
  text: `
    delete from visits where id in (
      select id from visits where created_at <= now() - interval '${visitDays} days'
      order by created_at limit ${atOnce} for update skip locked
    ) returning id`,
}

/** Erases the visits that are over, and with them their answers. Returns how many. */
export async function eraseOldVisits(database: Database): Promise<number> {
  let erased = 0
  let portion: number
  do {
    portion = (await database.query(erase, [])).length
    erased += portion
  } while (portion === atOnce)
  return erased
}

/** Erases old visits every hour until it is told to stop. While the database is away there is nothing to erase. */
export function keepErasingVisits({ database, log }: Pick<Services, 'database' | 'log'>): () => void {
  const run = async () => {
    try {
      const erased = await eraseOldVisits(database)
      if (erased > 0) log.info({ erased }, 'visits that were over are erased')
    } catch {
      log.info('old visits are erased the next time')
    }
  }
  const timer = setInterval(run, everyMs).unref()
  void run()
  return () => clearInterval(timer)
}
