import { and, eq } from 'drizzle-orm'
import type { Database, Statement } from '../database/database.ts'
import { answerSets } from '../database/schema.ts'
import { visitDays } from '../visits/visit-cookie.ts'
import { visitOf } from '../visits/visits.ts'

export interface NewAnswers {
  readonly questionnaire: string
  readonly version: number
  readonly tab: string | null
  readonly answers: Buffer
  readonly digest: Buffer
}

export interface StoredAnswers {
  readonly answers: Buffer
  readonly version: number
  readonly revision: number
}

/**
 * One round trip: proves the visit by its token, and writes unless another tab has written since `base`.
 * Answers that are stored already keep their revision, so that saving again, after a reload or a lost reply, disturbs nobody.
 */
const replace: Statement = {
  name: 'replace_answers',
  text: `
    insert into answer_sets (visit_id, questionnaire, version, revision, tab, answers, digest)
    select id, $3::text, $4::int, 1, $5::uuid, $6::bytea, $7::bytea from visits
    where token_hash = $1 and id = $2 and created_at > now() - interval '${visitDays} days'
    on conflict (visit_id, questionnaire) do update
      set version = excluded.version, answers = excluded.answers, digest = excluded.digest, updated_at = now(),
          tab = case when answer_sets.digest = excluded.digest then answer_sets.tab else excluded.tab end,
          revision = answer_sets.revision + (answer_sets.digest <> excluded.digest)::int
      where $8::int is null or answer_sets.revision = $8 or answer_sets.tab = excluded.tab
        or answer_sets.digest = excluded.digest
    returning revision`,
}

const begin: Statement = {
  name: 'begin_visit_with_answers',
  text: `
    with visit as (insert into visits (id, token_hash) values ($2, $1) returning id)
    insert into answer_sets (visit_id, questionnaire, version, revision, tab, answers, digest)
    select id, $3::text, $4::int, 1, $5::uuid, $6::bytea, $7::bytea from visit
    returning revision`,
}

export type Written = { readonly revision: number } | 'no such visit' | 'newer stored'

const valuesOf = (given: NewAnswers) => [given.questionnaire, given.version, given.tab, given.answers, given.digest]

export async function replaceAnswers(
  database: Database,
  visit: { readonly tokenHash: Buffer; readonly id: string },
  given: NewAnswers,
  base: number | null,
): Promise<Written> {
  const [row] = await database.query<{ revision: number }>(replace, [
    visit.tokenHash,
    visit.id,
    ...valuesOf(given),
    base,
  ])
  if (row) return { revision: row.revision }
  return (await visitOf(database, visit.tokenHash)) === visit.id ? 'newer stored' : 'no such visit'
}

export async function beginVisitWithAnswers(
  database: Database,
  visit: { readonly tokenHash: Buffer; readonly id: string },
  given: NewAnswers,
): Promise<number> {
  const [row] = await database.query<{ revision: number }>(begin, [visit.tokenHash, visit.id, ...valuesOf(given)])
  return row?.revision ?? 1
}

export async function storedAnswers(
  database: Database,
  visitId: string,
  questionnaire: string,
): Promise<StoredAnswers | null> {
  const found = await database.run((orm) =>
    orm
      .select({ answers: answerSets.answers, version: answerSets.version, revision: answerSets.revision })
      .from(answerSets)
      .where(and(eq(answerSets.visitId, visitId), eq(answerSets.questionnaire, questionnaire))),
  )
  return found[0] ?? null
}
