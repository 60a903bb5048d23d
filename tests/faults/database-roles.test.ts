import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseUrl } from '#server/platform/database/embedded/running-instances.ts'
import { productionSettings } from '#server/testing/production.ts'
import { isSoak } from '../soak/test-depth.ts'
import { newDataFolder } from './data-folder.ts'
import { connect, ownPostgres, postgresIn } from './own-postgres.ts'
import { isReady, ownRegistration, startServer } from './server-process.ts'
import { until } from './until.ts'
import { newVisitor } from './visitors.ts'

const connectedAs = `
  select distinct usename::text as role from pg_stat_activity
  where application_name like 'larkwell%' and application_name <> 'larkwell-presence'`

test.runIf(isSoak)(
  'S-8 in production a server is ready as the application, and as the owner it is not and says why',
  async () => {
    const postgres = await ownPostgres()
    await postgres.start()
    onTestFinished(() => postgres.stop())
    const settings = { ...productionSettings, ...ownRegistration, NETWORK_LIMIT_SCALE: '1', RATE_LIMIT_SCALE: '1000' }
    const owner = await startServer({ ...settings, DATABASE_URL: postgres.url })
    await until(() => owner.said().includes('The role "larkwell" of DATABASE_URL is a superuser.'), 20_000)
    expect((await fetch(`${owner.address}/readyz`)).status).toBe(503)
    expect((await newVisitor().save(owner.address)).status).toBe(503)
    await owner.end('SIGKILL')

    const server = await startServer({ ...settings, DATABASE_URL: postgres.applicationUrl })
    await until(() => isReady(server.address), 20_000)
    const beside = await connect(postgres.url)
    expect((await beside.query(connectedAs)).rows).toEqual([{ role: 'larkwell_app' }])
  },
)

test.runIf(isSoak)(
  'S-8 a data folder of an earlier release is served by the application role, with everything in it',
  async () => {
    const folder = await newDataFolder()
    const visitor = newVisitor()
    const first = await startServer({ DATA_DIR: folder })
    await until(() => isReady(first.address), 60_000)
    expect((await visitor.save(first.address)).status).toBe(200)
    await first.end('SIGTERM')

    // The state before there were two roles.
    const record = join(folder, 'database.json')
    const { applicationPassword: _, ...before } = JSON.parse(await readFile(record, 'utf8'))
    await writeFile(record, JSON.stringify(before))
    const postgres = await postgresIn(folder)
    await postgres.start()
    const old = await connect(postgres.url)
    await old.query('drop owned by larkwell_app; drop role larkwell_app')
    await old.end()
    await postgres.stop()

    const server = await startServer({ DATA_DIR: folder })
    await until(() => isReady(server.address), 60_000)
    await visitor.findsEverything(server.address)
    expect((await visitor.save(server.address)).status).toBe(200)
    const { port, password } = JSON.parse(await readFile(record, 'utf8'))
    const beside = await connect(databaseUrl(port, password, 'larkwell'))
    expect((await beside.query(connectedAs)).rows).toEqual([{ role: 'larkwell_app' }])
  },
)
