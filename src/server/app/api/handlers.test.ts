import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Handler, Handlers } from '../../identity/handler.ts'
import { handlers } from './handlers.ts'

it('there is one handler for each call; with a missing, extra or over-privileged one it does not compile', () => {
  const { save_answer: _, ...tooFew } = handlers
  // @ts-expect-error a call has no handler
  const missing: Handlers = tooFew
  // @ts-expect-error a handler has no call
  const extra: Handlers = { ...handlers, no_such_call: handlers.sign_out }
  // @ts-expect-error the handler of another call
  const exchanged: Handlers = { ...handlers, sign_in: handlers.my_account }
  // @ts-expect-error a call for anyone does not get an account
  const curious: Handler<'load_answers'> = async ({ account }) => account

  const signedIn: Handler<'my_account'> = async ({ account: { id } }) => {
    throw new Error(id)
  }
  expect([missing, extra, exchanged, curious, signedIn]).toHaveLength(5)
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(calls).toSorted())
})
