import { vi } from 'vitest'
import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'

type Answer<Name extends CallName> = (
  body: CallBody<Name>,
) => Envelope<CallReply<Name>> | Promise<Envelope<CallReply<Name>>>

/** The server's replies, by call. */
type Answers = { readonly [Name in CallName]?: Answer<Name> }

interface Asked {
  readonly call: string
  readonly body: unknown
}

/** Replies for addresses that are no calls of ours, by their last part. */
type Elsewhere = Readonly<Record<string, (body: unknown) => object | Promise<object>>>

const nothingToUndo = (): Envelope<CallReply<'desk_undoable'>> => ({
  code: 200,
  data: { now: new Date().toISOString(), decisions: [] },
  message: 'OK',
})

/** Replaces the network. A call without a stubbed reply fails as if offline. Returns the requests so far. */
export function stubApi(answers: Answers, elsewhere: Elsewhere = {}): readonly Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const url = address instanceof Request ? address.url : String(address)
    const call = url.split('/').at(-1) ?? ''
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    // Every screen of the desk makes this call.
    if (call === 'desk_undoable' && !answers.desk_undoable) return new Response(JSON.stringify(nothingToUndo()))
    asked.push({ call, body })
    const other = elsewhere[call]
    if (other) return new Response(JSON.stringify(await other(body)))
    const answer = answers[call as CallName] as ((body: unknown) => Promise<Envelope<unknown>>) | undefined
    if (!answer) throw new TypeError('Failed to fetch')
    const envelope = await answer(body)
    return new Response(JSON.stringify(envelope), { status: envelope.code })
  })
  return asked
}
