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

export interface TestDatabase {
  /** As the role of the server, so that tests prove that its grants suffice. */
  readonly url: string
  /** As the owner, for what the server never does: changing the schema, or append-only rows. */
  readonly ownerUrl: string
  drop(): Promise<void>
}

/** A separate database, cloned from the template, or empty. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const ownerUrl = new URL(inject('templateUrl'))
  const url = new URL(inject('templateApplicationUrl'))
  const template = isEmpty ? 'template1' : ownerUrl.pathname.slice(1)
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copied as files. By its log, a copy leaves all of its pages to the checkpoint that the next drop of a database takes:
  // three times the work of the two checkpoints of this.
  await asOwner((client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  for (const address of [url, ownerUrl]) address.pathname = `/${name}`
  return {
    url: url.href,
    ownerUrl: ownerUrl.href,
    drop: () => asOwner((client) => client.query(`drop database ${name} with (force)`)),
  }
}
