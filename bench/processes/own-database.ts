import { Client } from 'pg'

export interface OwnDatabase {
  readonly url: string
  readonly own: Client
}

/** Another database beside the one at this address: empty, or a copy of one without open connections. */
export async function ownDatabase(databaseUrl: string, name: string, copyOf = 'template1'): Promise<OwnDatabase> {
  const owner = new Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(`create database ${name} template ${copyOf}`).finally(() => owner.end())
  return openOwn(databaseUrl, name)
}

async function openOwn(databaseUrl: string, name: string): Promise<OwnDatabase> {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const own = new Client({ connectionString: url.href })
  await own.connect()
  return { url: url.href, own }
}
