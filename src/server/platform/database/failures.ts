/** SQLSTATE classes and codes, and system codes, that are temporary rather than defects. */
const passing = /^(53|58|57014|40001|40P01|55P03|EMFILE|ENFILE)/

/**
 * No usable connection: lost, refused, shutting down, starting up, no such database or password (any more), a read-only
 * standby, or a server whose certificate cannot be verified.
 */
const lost =
  /^(08|57P|28|3D|25006|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|CERT_|ERR_TLS|ERR_SSL|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/

/** Messages of `pg` without a code. */
const lostWords =
  /^(Connection terminated|timeout expired|Query read timeout|Client (has encountered|was closed)|Cannot use a pool|The server does not support SSL|There was an error establishing an SSL|Received unexpected \w+ message)/

/** No connection in time: all were busy, or a new one took too long, perhaps because of our own load. */
const unconnectedWords = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/

export type Failure = 'lost' | 'unconnected' | 'passing' | 'defect'

/** An error, its causes, and, if several addresses of one host were tried, the error at each. */
function* errorsIn(error: unknown): Generator<{ readonly code: string; readonly message: string }> {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, message } = at as { code?: unknown; message: string }
    yield { code: typeof code === 'string' ? code : '', message }
    if (at instanceof AggregateError) for (const each of at.errors) yield* errorsIn(each)
  }
}

export function kindOfFailure(error: unknown): Failure {
  for (const { code, message } of errorsIn(error)) {
    if (unconnectedWords.test(message)) return 'unconnected'
    if (lost.test(code) || lostWords.test(message)) return 'lost'
    if (passing.test(code)) return 'passing'
  }
  return 'defect'
}

/** Our own codes for messages of `pg`: logs hold codes and never the message of an error. */
const codesForWords: readonly (readonly [RegExp, string])[] = [
  [
    /^(timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)/,
    'CONNECT_TIMEOUT',
  ],
  [/^Query read timeout/, 'QUERY_TIMEOUT'],
  [/SSL/, 'NO_TLS'],
  [/^(Connection terminated|Client (has encountered|was closed)|Cannot use a pool)/, 'CONNECTION_LOST'],
  [/^Received unexpected \w+ message/, 'PROTOCOL_BROKEN'],
]

/** For operators to look up: the code of an error or of its cause, or one of ours. */
export function codeOfFailure(error: unknown): string {
  for (const { code, message } of errorsIn(error)) {
    const known = code || codesForWords.find(([words]) => words.test(message))?.[1]
    if (known) return known
  }
  return 'UNKNOWN'
}
