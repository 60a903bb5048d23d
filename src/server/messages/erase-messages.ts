import type { Database, Statement } from '../database/database.ts'

/** Long enough to answer "I never got it"; what a message told of is kept elsewhere. */
const messageDays = 30
const atOnce = 500

const erase: Statement = {
  name: 'erase_messages',
  text: `
    delete from messages where id in (
      select id from messages where created_at <= now() - interval '${messageDays} days'
      order by created_at limit ${atOnce} for update skip locked
    ) returning id`,
}

/** Erases old messages, in small portions. Returns how many. */
export async function eraseOldMessages(database: Database): Promise<number> {
  let erased = 0
  let portion: number
  do {
    portion = (await database.query(erase, [])).length
    erased += portion
  } while (portion === atOnce)
  return erased
}
