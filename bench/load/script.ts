import { type Caller, isOk } from './caller.ts'

/** Sends prepared requests in turn, and starts over at the end. */
export function createScript(requests: readonly string[]): Caller {
  let next = 0
  return { request: () => requests[next++ % requests.length] as string, accepts: isOk }
}
