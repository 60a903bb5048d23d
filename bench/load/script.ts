import { type Caller, isOk } from './caller.ts'

/** Sends what was written down beforehand, in turn, and begins again at the end. */
export function createScript(requests: readonly string[]): Caller {
  let next = 0
  return { request: () => requests[next++ % requests.length] as string, accepts: isOk }
}
