/** SQLSTATE classes and codes that say "not now" rather than "not like that". */
const passing = /^(08|53|57P0[123]|58|57014|40001|40P01|55P03)/

/** The connection is gone or was never had, as opposed to one statement that took too long. */
const lost = /^(08|57P0[123]|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/

/** What `pg` says without giving a code. */
const lostWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/

export type Failure = 'lost' | 'passing' | 'defect'

export function kindOfFailure(error: unknown): Failure {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && lost.test(code)) return 'lost'
    if (lostWords.test(at.message)) return 'lost'
    if (typeof code === 'string' && passing.test(code)) return 'passing'
  }
  return 'defect'
}
