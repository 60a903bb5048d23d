import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** As proxies write them: nothing that could be somebody's words. */
const safe = /^[\w-]{8,64}$/

/**
 * By which the lines of one request are found again, in our log and in that of a proxy: its number is taken over where we
 * stand behind one, and made otherwise.
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
