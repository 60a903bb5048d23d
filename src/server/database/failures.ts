/** SQLSTATE classes and codes, and the system's own, that say "not now" rather than "not like that". */
const passing = /^(53|58|57014|40001|40P01|55P03|EMFILE|ENFILE)/

/**
 * There is no connection, or not to a database that takes our work: lost, refused, shutting down, starting up,
 * no such database or password (any more), a standby that only reads, or one that does not prove who it is.
 */
const lost =
  /^(08|57P|28|3D|25006|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|CERT_|ERR_TLS|ERR_SSL|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/

/** What `pg` says without giving a code. */
const lostWords =
  /^(Connection terminated|timeout expired|Query read timeout|Client (has encountered|was closed)|Cannot use a pool|The server does not support SSL)/

/** No connection was to be had in time: all were busy, or a new one took too long, perhaps because we ourselves did. */
const unconnectedWords = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/

export type Failure = 'lost' | 'unconnected' | 'passing' | 'defect'

export function kindOfFailure(error: unknown): Failure {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, message } = at as { code?: unknown; message: string }
    const said = typeof code === 'string' ? code : ''
    if (unconnectedWords.test(message)) return 'unconnected'
    if (lost.test(said) || lostWords.test(message)) return 'lost'
    if (passing.test(said)) return 'passing'
  }
  return 'defect'
}
