import type { Database, Statement } from './database.ts'

type Aging = 'visits' | 'messages' | 'contact_requests'

const atOnce = 500

/** Erases rows of a table older than this, in small portions, so that no statement takes long. Returns how many. */
export async function eraseInPortions(database: Database, table: Aging, days: number): Promise<number> {
  const erase: Statement = {
    name: `erase_${table}`,
    text: `
      delete from ${table} where id in (
        select id from ${table} where created_at <= now() - interval '${days} days'
        order by created_at limit ${atOnce} for update skip locked
      ) returning id`,
  }
  let erased = 0
  let portion: number
  do {
    portion = (await database.query(erase, [])).length
    erased += portion
  } while (portion === atOnce)
  return erased
}
