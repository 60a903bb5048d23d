import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

async function asOwner(work: (client: Client) => Promise<unknown>): Promise<void> {
  const url = new URL(inject('templateUrl'))
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** A database of one's own, cloned from the template, or empty. */
export async function createTestDatabase({
  isEmpty = false,
} = {}): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(inject('templateUrl'))
  const template = isEmpty ? 'template1' : url.pathname.slice(1)
  const name = `test_${randomBytes(6).toString('hex')}`
  // Not copied as files, which is faster and a checkpoint each time: then others wait longer than a call may.
  await asOwner((client) => client.query(`create database ${name} template ${template}`))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asOwner((client) => client.query(`drop database ${name} with (force)`)) }
}
