import { setTimeout as sleep } from 'node:timers/promises'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestApp } from '#server/testing/test-app.ts'
import { humanToken } from '#server/testing/test-gateways.ts'
import { tokenFor } from '../../proof-of-work.ts'
import type { Product } from './product.ts'

const actionOf: Readonly<Record<string, string>> = {
  generate_otp: 'generate_otp',
  create_new_user: 'form_submit',
  hold_slot: 'hold_slot',
}

/** However busy the machine is. */
const answeredWithinMs = 600_000

interface Sent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: () => Promise<string | Uint8Array<ArrayBuffer>>
}

/** Replies that were neither a success nor "try again", by call. */
export type Tally = Map<string, number>

/**
 * The product as people reach it: over the network, through any process. A client without an answer, or told to try
 * again, repeats the request, and the product has to recognise it. Queries of test helpers beside it are awaited.
 */
export function overTheNetwork(product: Product, random: () => number, tally: Tally): TestApp {
  const { beside } = product

  async function send({ path, headers, body }: Sent): Promise<LightMyRequestResponse> {
    const deadline = performance.now() + answeredWithinMs
    for (;;) {
      const reply = await fetch(product.addressBy(random()) + path, {
        method: 'POST',
        headers,
        body: await body(),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => null)
      const text = await reply?.text().catch(() => null)
      if (reply && typeof text === 'string' && ![502, 503].includes(reply.status)) return replyOf(path, reply, text)
      if (performance.now() > deadline) throw new Error(`Nobody answered ${path}.`)
      await sleep(50 + random() * 200)
    }
  }

  function replyOf(path: string, reply: Response, text: string): LightMyRequestResponse {
    if (reply.status !== 200) {
      const words = (JSON.parse(text) as { message?: string }).message?.slice(0, 80)
      const what = `${path} ${reply.status} ${words}`
      tally.set(what, (tally.get(what) ?? 0) + 1)
    }
    const cookies = reply.headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      return { name, value }
    })
    return { statusCode: reply.status, body: text, cookies, json: () => JSON.parse(text) } as LightMyRequestResponse
  }

  async function withToken(call: string, body: object, headers: Readonly<Record<string, string>>) {
    const action = actionOf[call]
    if (action === undefined || !('token' in body) || body.token !== humanToken) return JSON.stringify(body)
    const asked = await send({ path: '/api/bot_challenge', headers, body: async () => JSON.stringify({ action }) })
    return JSON.stringify({ ...body, token: await tokenFor(asked.json().data.challenge) })
  }

  const post: TestApp['post'] = (call, body, more = {}) => {
    const headers = { 'content-type': 'application/json', ...more }
    return send({ path: `/api/${call}`, headers, body: () => withToken(call, body as object, headers) })
  }

  const inject = ({ url, headers, payload }: InjectOptions) => {
    const isBytes = payload instanceof Uint8Array
    const body = isBytes ? new Uint8Array(payload) : JSON.stringify(payload)
    const type = isBytes ? {} : { 'content-type': 'application/json' }
    return send({
      path: String(url),
      headers: { ...type, ...(headers as Record<string, string>) },
      body: async () => body,
    })
  }

  const database = Object.create(beside.database, {
    run: { value: (work: Parameters<typeof beside.database.run>[0]) => patiently(() => beside.database.run(work)) },
    transaction: {
      value: (...given: Parameters<typeof beside.database.transaction>) =>
        patiently(() => beside.database.transaction(...given)),
    },
  }) as TestApp['database']

  return {
    ...beside,
    database,
    services: { ...beside.services, database },
    server: { inject } as unknown as TestApp['server'],
    post,
  }
}

async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: unknown }).code !== 503) throw error
      await sleep(100)
    }
  }
}
