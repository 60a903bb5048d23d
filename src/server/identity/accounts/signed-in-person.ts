import type { Services } from '../../platform/services.ts'
import type { CallRequest } from '../handler.ts'
import { accountOf } from '../sessions/sessions.ts'
import { accountById, emailDigest } from './account-rows.ts'

interface SignedIn {
  readonly accountId: string | null
  /** The address on the form is that of their account: they have a password, and are not asked for another. */
  readonly isOwner: boolean
}

export async function signedInPerson(
  { database, vault }: Services,
  session: CallRequest['session'],
  email: string | undefined,
): Promise<SignedIn> {
  const accountId = session.presented && (await accountOf(database, session.presented))
  if (!accountId) return { accountId: null, isOwner: false }
  const account = await database.run((orm) => accountById(orm, accountId))
  return { accountId, isOwner: account?.emailDigest.equals(emailDigest(vault, email ?? '')) ?? false }
}
