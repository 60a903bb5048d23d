import type { WhoseAnswers } from '#contract/whose-answers.ts'
import { isEmail } from '#domain/people/email.ts'
import type { Orm } from '../../database/database.ts'
import { recordEvent } from '../../security/security-events.ts'
import type { Services } from '../../services.ts'
import { type Account, accountByEmail, emailDigest, insertAccount, normaliseEmail } from '../account-rows.ts'
import { noteSignIn } from '../note-sign-in.ts'
import { type Cookies, openSession } from '../open-session.ts'
import { proveEmail, unknownPassword } from '../prove-email.ts'
import { accountByIdentity, linkIdentity } from './identities.ts'
import type { Vouched } from './vouched.ts'

/**
 * Signs in whom a company vouches for. Whoever came before is known by the company's subject, whatever their address is
 * by now. Whoever comes for the first time is known by a proven address, once: the account of it is theirs from then on,
 * and is made if there is none.
 */
export async function signInVouched(
  services: Services,
  person: Vouched,
  cookies: Cookies,
  network: string,
  answers?: WhoseAnswers,
): Promise<string | null> {
  const { database, messages, vault } = services
  // They can choose one by the way of a forgotten one.
  const passwordHash = await unknownPassword()
  const grantCookies = await database.run((orm) =>
    orm.transaction(async (tx) => {
      const known = await accountByIdentity(tx, vault, person)
      const account = known ?? (await firstContact(tx, services, person, network, passwordHash))
      await noteSignIn(services, tx, account, { session: cookies.session, network })
      return openSession(tx, vault, account, cookies, true, answers)
    }),
  )
  void messages.sendWaiting()
  return grantCookies()
}

async function firstContact(
  tx: Orm,
  { vault }: Services,
  person: Vouched,
  network: string,
  passwordHash: string,
): Promise<Account> {
  if (person.email === null || !isEmail(person.email)) throw new NotVouchedFor('no proven address')
  const digest = emailDigest(vault, person.email)
  await insertAccount(tx, vault, {
    emailDigest: digest,
    passwordHash,
    hasPassword: false,
    details: { email: normaliseEmail(person.email) },
  })
  const account = await accountByEmail(tx, digest)
  if (!account) throw new Error('The account is neither there nor could it be made.')
  if (!(await linkIdentity(tx, vault, account.id, person))) throw new NotVouchedFor('address of somebody else')
  if (await proveEmail(tx, account.id, passwordHash))
    await recordEvent(tx, vault, { event: 'email proven', outcome: 'done', accountId: account.id, network })
  return account
}

/** What the company says is not enough to open an account by. */
class NotVouchedFor extends Error {
  override name = 'NotVouchedFor'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}
