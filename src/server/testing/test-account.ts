import type { CallBody, CallName } from '#contract/calls.ts'
import { emailDigest, insertAccount } from '../identity/accounts/account-rows.ts'
import { beginSession } from '../identity/sessions/sessions.ts'
import type { TestApp } from './test-app.ts'

/** Signs a patient in without the sign-in call. */
export async function signedIn(app: TestApp, id: string) {
  const { token } = await app.database.run((orm) => beginSession(orm, id, false))
  const cookie = `session=${token}`
  const post = <Name extends CallName>(call: Name, body: CallBody<Name>, at = app) => at.post(call, body, { cookie })
  return { id, cookie, post }
}

/** A signed-in patient with an account, made without the slow parts of ordering. */
export async function newAccount(app: TestApp, email: string) {
  const { vault } = app.services
  const details = { name: 'Robin', legalSurname: 'Ferncliff', email }
  const made = { emailDigest: emailDigest(vault, email), passwordHash: '', details }
  const id = await app.database.run((orm) => insertAccount(orm, vault, made))
  if (!id) throw new Error('No account was made.')
  return { email, ...(await signedIn(app, id)) }
}
