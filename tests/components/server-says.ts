import type { Envelope } from '#contract/envelope.ts'

/** One reply of the server; an error has data of another kind than a success. */
export const says = <Data>(code: number, data: unknown = null, message = ''): Envelope<Data> => ({
  code,
  data: data as Data,
  message,
})
