import type { Envelope } from '#contract/envelope.ts'

/** One reply of the server, a refusal as well, whose data is of another kind than that of a success. */
export const says = <Data>(code: number, data: unknown = null, message = ''): Envelope<Data> => ({
  code,
  data: data as Data,
  message,
})
