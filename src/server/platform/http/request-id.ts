import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** As proxies write them: nothing that could be free text. */
const safe = /^[\w-]{8,64}$/

/**
 * Links the lines of one request in our log and in that of a proxy: the proxy's number is used behind one, and
 * generated otherwise.
 */
export function requestIds(isBehindProxy: boolean): (request: Pick<IncomingMessage, 'headers'>) => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return ({ headers }) => {
    const said = isBehindProxy ? headers['x-request-id'] : undefined
    if (typeof said === 'string' && safe.test(said)) return said
    count += 1
    return `${process}-${count.toString(36)}`
  }
}
