import { publicOrigin } from './visitor.ts'

export interface Asked {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows which call it was.
  readonly data: any
  readonly message: string
  /** All cookies of the reply, as they are sent back. */
  readonly cookie: string
}

/** One call of the product, as a browser makes it. */
export async function ask(port: number, call: string, body: object, cookie = ''): Promise<Asked> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicOrigin, cookie },
    body: JSON.stringify(body),
  })
  const { data, message } = (await reply.json()) as Pick<Asked, 'data' | 'message'>
  return { status: reply.status, data, message, cookie: cookiesOf(reply) }
}

export const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Like `ask`, but anything except success ends the run. */
export async function askOk(port: number, call: string, body: object, cookie = ''): Promise<Asked> {
  const asked = await ask(port, call, body, cookie)
  if (asked.status !== 200) throw new Error(`${call} was answered with ${asked.status}: ${asked.message}`)
  return asked
}
