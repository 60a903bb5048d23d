import { and, eq } from 'drizzle-orm'
import type { OauthProvider } from '#contract/identity/sign-in-options.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'
import { type Account, accountById } from '../account-rows.ts'
import { accountIdentities } from '../tables.ts'
import { configuredProviders } from './providers.ts'
import type { Vouched } from './vouched.ts'

type Person = Pick<Vouched, 'issuer' | 'subject'>

export const identityDigest = (vault: Vault, { issuer, subject }: Person): Buffer =>
  vault.index(`${issuer}\n${subject}`, 'identity')

const subjectOwner = (accountId: string) => `account/${accountId}/identity`

/** The account this person has signed in to before with this provider. */
export async function accountByIdentity(tx: Orm, vault: Vault, person: Person): Promise<Account | null> {
  const [known] = await tx
    .select({ accountId: accountIdentities.accountId, subject: accountIdentities.subject })
    .from(accountIdentities)
    .where(isOf(vault, person))
  if (!known) return null
  if (known.subject === null) await keepSubject(tx, vault, known.accountId, person)
  return accountById(tx, known.accountId)
}

const isOf = (vault: Vault, person: Person) =>
  and(eq(accountIdentities.issuer, person.issuer), eq(accountIdentities.subjectDigest, identityDigest(vault, person)))

/** Null for accounts from before it was stored. */
async function keepSubject(tx: Orm, vault: Vault, accountId: string, person: Person): Promise<void> {
  const subject = vault.seal(person.subject, subjectOwner(accountId))
  await tx.update(accountIdentities).set({ subject }).where(isOf(vault, person))
}

/** False: another account has this identity at the provider. */
export async function linkIdentity(tx: Orm, vault: Vault, accountId: string, person: Person): Promise<boolean> {
  const subject = vault.seal(person.subject, subjectOwner(accountId))
  await tx
    .insert(accountIdentities)
    .values({ issuer: person.issuer, subjectDigest: identityDigest(vault, person), subject, accountId })
    .onConflictDoNothing()
  const owner = await accountByIdentity(tx, vault, person)
  return owner?.id === accountId
}

/** Which provider opens an account here and now: one that is no longer configured opens nothing. */
export async function companiesOf(orm: Orm, config: Config, accountId: string): Promise<OauthProvider[]> {
  const linked = await orm
    .select({ issuer: accountIdentities.issuer })
    .from(accountIdentities)
    .where(eq(accountIdentities.accountId, accountId))
  return configuredProviders(config)
    .filter(({ client }) => linked.some(({ issuer }) => issuer === client.serverMetadata().issuer))
    .map(({ name }) => name)
}
