import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { type Keys, parseKeys } from '../../platform/encryption/keys.ts'
import { createVault } from '../../platform/encryption/vault.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { ownerOf } from './save-answer.ts'

const folder = new URL('../../platform/database/migrations/', import.meta.url)
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const added = migrations.findIndex((name) => name.endsWith('_answer_instances.sql'))

it('answers older than instances stay as they are stored, open, and are still replaced by the older statement', async () => {
  const { ownerUrl: url, drop } = await createTestDatabase({ isEmpty: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  const apply = (name = '') => client.query(readFileSync(new URL(name, folder), 'utf8'))
  for (const name of migrations.slice(0, added)) await apply(name)

  const vault = createVault(parseKeys(`test-1:${Buffer.alloc(32, 7).toString('base64')}`) as Keys)
  const sessionId = randomUUID()
  const owner = ownerOf(sessionId, 'adhd')
  const upsert = (plain: string) =>
    client.query(
      `insert into answer_sets (visit_id, questionnaire, version, revision, answers, digest)
       values ($1, 'adhd', 1, 1, $2, $3)
       on conflict (visit_id, questionnaire) do update set answers = excluded.answers, revision = answer_sets.revision + 1`,
      [sessionId, vault.seal(plain, owner), vault.digest(plain, owner)],
    )
  await client.query(`insert into visits (id, token_hash) values ($1, sha256('any'))`, [sessionId])
  await upsert('{"adhd_q0":"yes"}')
  const stored = async () =>
    (await client.query(`select ctid, answers, digest, version, revision from answer_sets`)).rows
  const file = async () => (await client.query(`select pg_relation_filenode('answer_sets') as node`)).rows
  const before = [await stored(), await file()]

  await apply(migrations[added])
  expect([await stored(), await file()]).toEqual(before)
  expect(vault.open((await stored())[0].answers, owner)).toBe('{"adhd_q0":"yes"}')

  await upsert('{"adhd_q0":"no"}')
  expect(await stored()).toMatchObject([{ revision: 2 }])
  expect(vault.open((await stored())[0].answers, owner)).toBe('{"adhd_q0":"no"}')
})
