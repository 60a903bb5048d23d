import { isEmail } from '#domain/identity/email.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { recordEvent } from '../../../platform/security-events/security-events.ts'
import type { Services } from '../../../platform/services.ts'
import { type Account, accountByEmail, emailDigest, insertAccount, normaliseEmail } from '../account-rows.ts'
import { proveEmail } from '../prove-email.ts'
import { linkIdentity } from './identities.ts'
import type { Vouched } from './vouched.ts'

export async function firstContact(
  tx: Orm,
  services: Services,
  person: Vouched,
  network: string,
  passwordHash: string,
): Promise<Account> {
  const { vault } = services
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
  if (!(await linkIdentity(tx, vault, account.id, person))) throw new NotVouchedFor('address of another account')
  if (await proveEmail(services, tx, account.id, passwordHash))
    await recordEvent(tx, vault, { event: 'email proven', outcome: 'done', accountId: account.id, network })
  return account
}

/** What the provider says is not enough to open an account. */
class NotVouchedFor extends Error {
  override name = 'NotVouchedFor'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}
