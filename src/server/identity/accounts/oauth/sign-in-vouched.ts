import type { WhoseAnswers } from '#contract/identity/finish-sign-in.ts'
import type { Services } from '../../../platform/services.ts'
import { noteSignIn } from '../note-sign-in.ts'
import { type Cookies, openSession } from '../open-session.ts'
import { unknownPassword } from '../prove-email.ts'
import { firstContact } from './first-contact.ts'
import { accountByIdentity } from './identities.ts'
import type { Vouched } from './vouched.ts'

/** A person a provider vouches for, and whether they ticked Remember me. */
export interface VouchedSignIn {
  readonly person: Vouched
  readonly isRemembered: boolean
}

/**
 * Signs in a person a provider vouches for. A known person is found by the provider's subject, whatever their address
 * is by now. A new one is found by a proven address, once: its account is theirs from then on, and is created if there
 * is none.
 */
export async function signInVouched(
  services: Services,
  { person, isRemembered }: VouchedSignIn,
  cookies: Cookies,
  network: string,
  answers?: WhoseAnswers,
): Promise<string | null> {
  const { database, messages, vault } = services
  // They can set a password by the forgotten-password link.
  const passwordHash = await unknownPassword()
  const grantCookies = await database.transaction(async (tx) => {
    const known = await accountByIdentity(tx, vault, person)
    const account = known ?? (await firstContact(tx, services, person, network, passwordHash))
    await noteSignIn(services, tx, account, { session: cookies.session, network })
    return openSession(services, tx, account, cookies, isRemembered, answers)
  })
  void messages.sendWaiting()
  return grantCookies()
}
