import { and, eq } from 'drizzle-orm'
import type { PresentedGuestSession } from '../../identity/guest-sessions/guest-session-cookie.ts'
import { guestSessionOf, insertGuestSession, isOpenGuestSession } from '../../identity/guest-sessions/guest-sessions.ts'
import type { Database, Orm, Statement } from '../../platform/database/database.ts'
import { batch } from '../../platform/jobs/batch.ts'
import { type EndTrace, insertTrace } from './ended-answers.ts'
import { answerSets } from './tables.ts'

export interface NewAnswers {
  readonly questionnaire: string
  readonly version: number
  readonly tab: string | null
  readonly answers: Buffer
  readonly digest: Buffer
  /** The answers ended early, not eligible: a trace of that is stored with them. */
  readonly trace?: EndTrace | null
}

export interface StoredAnswers {
  readonly answers: Buffer
  readonly version: number
  readonly revision: number
}

export interface Replacement {
  readonly guestSession: PresentedGuestSession & { readonly id: string }
  readonly given: NewAnswers
  /** The revision these answers were based on. Null: any. */
  readonly base: number | null
}

/** Identical answers keep their revision, so that saving again, after a reload or a lost reply, causes no conflict. */
export const changes = (given: string, at = 'now()') => `
  version = ${given}.version, answers = ${given}.answers, digest = ${given}.digest, updated_at = ${at},
  tab = case when answer_sets.digest = ${given}.digest then answer_sets.tab else ${given}.tab end,
  revision = answer_sets.revision + (answer_sets.digest <> ${given}.digest)::int`

/** Written unless another tab has written since `base`. */
export const unlessOvertaken = (given: string, base: string) =>
  `(${base} is null or answer_sets.revision = ${base} or answer_sets.tab = ${given}.tab
    or answer_sets.digest = ${given}.digest)`

const replaced = `
    insert into answer_sets (visit_id, questionnaire, version, revision, tab, answers, digest)
    select id, $3::text, $4::int, 1, $5::uuid, $6::bytea, $7::bytea from visits
    where token_hash = $1 and id = $2 and ${isOpenGuestSession('$9::bytea')}
    on conflict (visit_id, questionnaire) do update set ${changes('excluded')}
      where ${unlessOvertaken('excluded', '$8::int')}`

/** One round trip: checks the guest session's token, and writes. */
const replace: Statement = { name: 'replace_answers', text: `${replaced} returning revision` }

/** The same, with the trace of answers that ended not eligible. */
const replaceEnded: Statement = {
  name: 'replace_ended_answers',
  text: `
    with saved as (${replaced} returning visit_id, questionnaire, revision),
    traced as (${insertTrace('$10::uuid', '$11::bytea', '$12::bytea')})
    select revision from saved`,
}

/**
 * The same for many, if a set exists and is not locked: the others are left out, so that no save waits for another's
 * row lock. Only entries whose token is valid are written, and results are returned by position: another entry for the
 * same set neither writes nor is reported as written.
 */
const replaceMany: Statement = {
  name: 'replace_many_answers',
  text: `
    with given as (
      select * from unnest(
        $1::bytea[], $2::uuid[], $3::text[], $4::int[], $5::uuid[], $6::bytea[], $7::bytea[], $8::int[], $9::bytea[]
      ) with ordinality
        as _ (token_hash, visit_id, questionnaire, version, tab, answers, digest, base, session_hash, place)
    ), own as (
      select given.*
      from answer_sets join given using (visit_id, questionnaire)
      join visits on visits.id = visit_id and visits.token_hash = given.token_hash and ${isOpenGuestSession('session_hash')}
      for no key update of answer_sets skip locked
    )
    update answer_sets set ${changes('own')}
    from own
    where answer_sets.visit_id = own.visit_id and answer_sets.questionnaire = own.questionnaire
      and ${unlessOvertaken('own', 'own.base')}
    returning own.place, answer_sets.revision`,
}

const guestSessionBegun = `visit as (${insertGuestSession('$2::uuid', '$1::bytea', '$8::bytea')} returning id)`
const firstAnswers = `
    insert into answer_sets (visit_id, questionnaire, version, revision, tab, answers, digest)
    select id, $3::text, $4::int, 1, $5::uuid, $6::bytea, $7::bytea from visit`

const begin: Statement = {
  name: 'begin_visit_with_answers',
  text: `with ${guestSessionBegun} ${firstAnswers} returning revision`,
}

const beginEnded: Statement = {
  name: 'begin_visit_with_ended_answers',
  text: `
    with ${guestSessionBegun}, saved as (${firstAnswers} returning visit_id, questionnaire, revision),
    traced as (${insertTrace('$9::uuid', '$10::bytea', '$11::bytea')})
    select revision from saved`,
}

export type Written = { readonly revision: number } | 'no such visit' | 'newer stored'

const valuesOf = (
  guestSession: Replacement['guestSession'],
  { questionnaire, version, tab, answers, digest }: NewAnswers,
) => [guestSession.tokenHash, guestSession.id, questionnaire, version, tab, answers, digest]
const rowOf = ({ guestSession, given, base }: Replacement) => [
  ...valuesOf(guestSession, given),
  base,
  guestSession.sessionHash,
]

const traceValues = ({ id, ended, digest }: EndTrace) => [id, ended, digest]

const setOf = ({ guestSession, given }: Replacement) => `${guestSession.id}/${given.questionnaire}`

const mostTogether = 64

/** Returns how to replace answers. Concurrent saves are written in one statement, and one commit. */
export function replacing(database: Database): (replacement: Replacement) => Promise<Written> {
  const alone = async (one: Replacement): Promise<Written> => {
    const { trace } = one.given
    const [row] = trace
      ? await database.query<{ revision: number }>(replaceEnded, [...rowOf(one), ...traceValues(trace)])
      : await database.query<{ revision: number }>(replace, rowOf(one))
    if (row) return { revision: row.revision }
    return (await guestSessionOf(database, one.guestSession)) === one.guestSession.id ? 'newer stored' : 'no such visit'
  }

  const together = async (all: readonly Replacement[]): Promise<(Written | null)[]> => {
    // Of several for one set only the first: each must see what the one before has written.
    const firsts = new Map<string, Replacement>()
    for (const one of all) if (!firsts.has(setOf(one))) firsts.set(setOf(one), one)
    // Early ends are rare, and bring an extra row: they are written alone.
    const asked = [...firsts.values()].filter(({ given }) => !given.trace)
    if (asked.length === 0) return all.map(() => null)
    const columns = transposed(asked.map(rowOf)).map(withBytesWritten)
    const rows = await database.query<{ place: string; revision: number }>(replaceMany, columns)
    const written = new Map(rows.map(({ place, revision }) => [asked[Number(place) - 1], { revision }]))
    return all.map((one) => written.get(one) ?? null)
  }

  return batch({ alone, together, most: mostTogether })
}

const transposed = (rows: readonly (readonly unknown[])[]): unknown[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]))

/** PostgreSQL's array syntax for bytes. The client library would scan every digit for characters to escape. */
const withBytesWritten = (column: readonly unknown[]): unknown =>
  column.some((one) => Buffer.isBuffer(one))
    ? `{${column.map((one) => (Buffer.isBuffer(one) ? `"\\\\x${one.toString('hex')}"` : 'null')).join(',')}}`
    : column

export async function beginGuestSessionWithAnswers(
  database: Database,
  guestSession: Replacement['guestSession'],
  given: NewAnswers,
): Promise<number> {
  const values = [...valuesOf(guestSession, given), guestSession.sessionHash]
  const [row] = given.trace
    ? await database.query<{ revision: number }>(beginEnded, [...values, ...traceValues(given.trace)])
    : await database.query<{ revision: number }>(begin, values)
  return row?.revision ?? 1
}

export const storedAnswers = (database: Database, guestSessionId: string, questionnaire: string) =>
  database.run((orm) => answersStored(orm, guestSessionId, questionnaire))

/** The same in the caller's transaction. */
export async function answersStored(
  orm: Orm,
  guestSessionId: string,
  questionnaire: string,
): Promise<StoredAnswers | null> {
  const [found] = await orm
    .select({ answers: answerSets.answers, version: answerSets.version, revision: answerSets.revision })
    .from(answerSets)
    .where(and(eq(answerSets.guestSessionId, guestSessionId), eq(answerSets.questionnaire, questionnaire)))
  return found ?? null
}
