import { execFileSync } from 'node:child_process'
import { appendFile, chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { newDataFolder } from '../faults/data-folder.ts'
import { connect, type OwnPostgres, postgresIn } from '../faults/own-postgres.ts'
import { until } from '../faults/until.ts'

/** As in `primary_conninfo` and `synchronous_standby_names`. */
const name = 'standby'

/** Another server that follows a running one, made from a copy of its files while it runs. */
export async function standbyOf(primary: OwnPostgres): Promise<OwnPostgres> {
  const client = await connect(primary.url)
  await client.query(`select pg_create_physical_replication_slot('${name}', true)`)
  await client.query(`select pg_backup_start('${name}', true)`)
  const folder = await newDataFolder({ isEmpty: true })
  execFileSync('cp', ['-a', `${primary.folder}/.`, folder])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()

  const standby = await postgresIn(folder)
  const { cluster, account } = standby.place
  const put = async (file: string, text: string) => {
    await writeFile(join(cluster, file), text)
    if (account) await chown(join(cluster, file), account.uid, account.gid)
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  await put('backup_label', rows[0]?.labelfile ?? '')
  await put('standby.signal', '')
  const { username } = new URL(primary.url)
  const from = `host=127.0.0.1 port=${primary.port} user=${username} password=${primary.password} application_name=${name}`
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${from}'\nprimary_slot_name = '${name}'\n`,
  )
  await standby.start()
  onTestFinished(standby.stop)
  return standby
}

/** From now on a commit is acknowledged only when the standby has it too. */
export async function waitForStandby(primary: OwnPostgres): Promise<void> {
  const client = await connect(primary.url)
  await client.query(`alter system set synchronous_standby_names = 'ANY 1 (${name})'`)
  await client.query('select pg_reload_conf()')
  await until(async () => {
    const { rows } = await client.query(`select from pg_stat_replication where sync_state = 'quorum'`)
    return rows.length === 1
  }, 10_000)
}

/** Stalls replication silently. Returns how to continue it. */
export async function stallReplication(primary: OwnPostgres): Promise<() => void> {
  const client = await connect(primary.url)
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_replication')
  const pid = rows[0]?.pid ?? 0
  await client.end()
  process.kill(pid, 'SIGSTOP')
  return () => void process.kill(pid, 'SIGCONT')
}

export async function promote(standby: OwnPostgres): Promise<void> {
  const client = await connect(standby.url)
  await client.query('select pg_promote(true, 60)')
}
