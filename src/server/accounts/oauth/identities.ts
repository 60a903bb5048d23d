import { and, eq } from 'drizzle-orm'
import type { OauthProvider } from '#contract/sign-in-options.ts'
import type { Config } from '../../config/config.ts'
import type { Orm } from '../../database/database.ts'
import type { Vault } from '../../encryption/vault.ts'
import { type Account, accountById } from '../account-rows.ts'
import { accountIdentities } from '../tables.ts'
import { configuredProviders } from './providers.ts'
import type { Vouched } from './vouched.ts'

type Person = Pick<Vouched, 'issuer' | 'subject'>

const digestOf = (vault: Vault, { issuer, subject }: Person) => vault.index(`${issuer}\n${subject}`, 'identity')

/** The account this person has signed in to before by this company's word. */
export async function accountByIdentity(tx: Orm, vault: Vault, person: Person): Promise<Account | null> {
  const [known] = await tx
    .select({ accountId: accountIdentities.accountId })
    .from(accountIdentities)
    .where(
      and(eq(accountIdentities.issuer, person.issuer), eq(accountIdentities.subjectDigest, digestOf(vault, person))),
    )
  return known ? accountById(tx, known.accountId) : null
}

/** False: by this company's word the account is somebody else's. */
export async function linkIdentity(tx: Orm, vault: Vault, accountId: string, person: Person): Promise<boolean> {
  const subjectDigest = digestOf(vault, person)
  await tx.insert(accountIdentities).values({ issuer: person.issuer, subjectDigest, accountId }).onConflictDoNothing()
  const owner = await accountByIdentity(tx, vault, person)
  return owner?.id === accountId
}

/** By whose word an account is opened here and now: a company that is no longer configured opens nothing. */
export async function companiesOf(orm: Orm, config: Config, accountId: string): Promise<OauthProvider[]> {
  const linked = await orm
    .select({ issuer: accountIdentities.issuer })
    .from(accountIdentities)
    .where(eq(accountIdentities.accountId, accountId))
  return configuredProviders(config)
    .filter(({ client }) => linked.some(({ issuer }) => issuer === client.serverMetadata().issuer))
    .map(({ name }) => name)
}
