import type { Database, Statement } from '../database/database.ts'

/** As the privacy policy says. What belongs to somebody's treatment was taken into their record by then. */
const fileDays = 90
const requestDays = 2 * 365
/** Few at a time: a file is up to ten megabytes. */
const filesAtOnce = 5
const requestsAtOnce = 200

const eraseFiles: Statement = {
  name: 'erase_contact_files',
  text: `
    delete from contact_files where id in (
      select f.id from contact_files f join contact_requests r on r.id = f.request_id
      where r.created_at <= now() - interval '${fileDays} days'
      order by r.created_at limit ${filesAtOnce} for update of f skip locked
    ) returning id`,
}

const eraseRequests: Statement = {
  name: 'erase_contact_requests',
  text: `
    delete from contact_requests where id in (
      select id from contact_requests where created_at <= now() - interval '${requestDays} days'
      order by created_at limit ${requestsAtOnce} for update skip locked
    ) returning id`,
}

async function eraseAll(database: Database, statement: Statement, atOnce: number): Promise<number> {
  let erased = 0
  let portion: number
  do {
    portion = (await database.query(statement, [])).length
    erased += portion
  } while (portion === atOnce)
  return erased
}

/** Erases files of old requests, then older requests themselves, in small portions. Returns how many of both. */
export const eraseOldRequests = async (database: Database): Promise<number> =>
  (await eraseAll(database, eraseFiles, filesAtOnce)) + (await eraseAll(database, eraseRequests, requestsAtOnce))
