import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import type { Orm, Statement } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { changes, unlessOvertaken } from './answer-sets.ts'
import { readPlain } from './read-plain.ts'
import { answerSets } from './tables.ts'

type Storage = Pick<Services, 'database' | 'vault'>

/** One time that an account answers a repeated questionnaire. */
export interface Instance {
  readonly accountId: string
  readonly flow: AnyFlow
  readonly id: string
}

interface GivenAnswers {
  /** JSON, as the browser sent it. */
  readonly ansData: string
  readonly version: number
  /** The revision these answers were based on. Null: any. */
  readonly base: number | null
  readonly tab: string | null
  /** By the clock of the server, as everything that is compared with it. */
  readonly at: number
}

interface KeptAnswers {
  /** JSON, in the words of its version. */
  readonly plain: string
  readonly version: number
  readonly revision: number
}

/** Sealed for the account, the questionnaire and the instance together, so that none can be exchanged. */
const ownerOf = ({ accountId, flow, id }: Instance) => `account/${accountId}/${flow.name}/${id}`

/** By the server's clock, and later than every save before: clocks of two processes differ, and the newest answers count. */
const savedAt = `greatest($9::timestamptz, (
      select max(updated_at) + interval '1 microsecond' from answer_sets
      where account_id = $1::uuid and questionnaire = $2::text))`

const replace: Statement = {
  name: 'replace_instance',
  text: `
    insert into answer_sets (account_id, questionnaire, instance, version, revision, tab, answers, digest, updated_at)
    values ($1::uuid, $2::text, $3::uuid, $4::int, 1, $5::uuid, $6::bytea, $7::bytea, ${savedAt})
    on conflict (account_id, questionnaire, instance) where account_id is not null
      do update set ${changes('excluded', 'excluded.updated_at')} where ${unlessOvertaken('excluded', '$8::int')}
    returning revision`,
}

/** Reads, seals and stores the answers of one instance; the first save creates it. The caller has checked the owner. */
export async function saveInstance(
  { database, vault }: Storage,
  of: Instance,
  given: GivenAnswers,
): Promise<{ readonly revision: number } | 'newer stored'> {
  const [row] = await database.query<{ revision: number }>(replace, valuesOf(vault, of, given))
  return row ?? 'newer stored'
}

/** The same in a transaction of the caller's. */
export async function saveInstanceIn(
  tx: Orm,
  vault: Vault,
  of: Instance,
  given: GivenAnswers,
): Promise<{ readonly revision: number } | 'newer stored'> {
  const values = valuesOf(vault, of, given)
  const parts = replace.text
    .split(/\$(\d+)/)
    .map((part, place) => (place % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`))
  const { rows } = await tx.execute<{ revision: number }>(sql.join(parts))
  return rows[0] ?? 'newer stored'
}

function valuesOf(vault: Vault, of: Instance, { base, tab, at, ...given }: GivenAnswers): readonly unknown[] {
  requireRepeatable(of.flow)
  const { plain, version } = readPlain(of.flow, given)
  const owner = ownerOf(of)
  const [answers, digest] = [vault.seal(plain, owner), vault.digest(plain, owner)]
  return [of.accountId, of.flow.name, of.id, version, tab, answers, digest, base, new Date(at)]
}

const isOf = (accountId: string, { name }: AnyFlow): SQL | undefined =>
  and(eq(answerSets.accountId, accountId), eq(answerSets.questionnaire, name))

export const loadInstance = ({ database, vault }: Storage, of: Instance): Promise<KeptAnswers | null> =>
  database.run((orm) => openInstance(orm, vault, of))

/** The same in a transaction of the caller's. */
export async function openInstance(tx: Orm, vault: Vault, of: Instance): Promise<KeptAnswers | null> {
  const [found] = await tx
    .select({ answers: answerSets.answers, version: answerSets.version, revision: answerSets.revision })
    .from(answerSets)
    .where(and(isOf(of.accountId, of.flow), eq(answerSets.instance, of.id)))
  if (!found) return null
  const { answers, ...others } = found
  return { plain: vault.open(answers, ownerOf(of)), ...others }
}

/** When it was saved last. Null: it never was. */
export async function instanceSavedAt(tx: Orm, of: Instance): Promise<Date | null> {
  const [found] = await tx
    .select({ at: answerSets.updatedAt })
    .from(answerSets)
    .where(and(isOf(of.accountId, of.flow), eq(answerSets.instance, of.id)))
  return found?.at ?? null
}

/** The answers given last, in the words of their version. */
export async function newestInstance(
  tx: Orm,
  vault: Vault,
  accountId: string,
  flow: AnyFlow,
): Promise<(Pick<KeptAnswers, 'plain' | 'version'> & { readonly id: string; readonly answeredAt: Date }) | null> {
  const [found] = await tx
    .select({
      id: answerSets.instance,
      answers: answerSets.answers,
      version: answerSets.version,
      answeredAt: answerSets.updatedAt,
    })
    .from(answerSets)
    .where(isOf(accountId, flow))
    .orderBy(desc(answerSets.updatedAt))
    .limit(1)
  if (!found) return null
  const { id, answers, version, answeredAt } = found
  return { id, plain: vault.open(answers, ownerOf({ accountId, flow, id })), version, answeredAt }
}

/** An account's instances of a questionnaire, newest first. */
export const instancesOf = ({ database }: Storage, accountId: string, flow: AnyFlow) =>
  database.run((orm) =>
    orm
      .select({ id: answerSets.instance, version: answerSets.version, updatedAt: answerSets.updatedAt })
      .from(answerSets)
      .where(isOf(accountId, flow))
      .orderBy(desc(answerSets.updatedAt)),
  )

/** The others belong to a guest session, which has one set of each. */
function requireRepeatable({ name, isRepeatable }: AnyFlow): void {
  if (!isRepeatable) throw new Error(`The ${name} questionnaire is answered once, in a visit.`)
}

export const deleteInstance = async (tx: Orm, { accountId, flow, id }: Instance): Promise<void> =>
  void (await tx
    .delete(answerSets)
    .where(
      and(eq(answerSets.accountId, accountId), eq(answerSets.questionnaire, flow.name), eq(answerSets.instance, id)),
    ))
