import { type Caller, isOk } from './caller.ts'

/** A client that opens the home page and accepts brotli. */
export const createReader = (): Caller => ({
  request: () =>
    'GET / HTTP/1.1\r\nhost: larkwell.example\r\naccept: text/html\r\naccept-encoding: gzip, deflate, br\r\n\r\n',
  accepts: isOk,
})
