import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/platform/http/free-port.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { root } from '../../scripts/prepare.mjs'
import { deskServers } from '../faults/desk-servers.ts'
import { until } from '../faults/until.ts'

const run = promisify(execFile)
const installed = (name: string) => [process.env[name.toUpperCase()] ?? '', `/usr/bin/${name}`].find(existsSync)
const promtool = installed('promtool')
const prometheus = installed('prometheus')
const delivered = join(root, 'deploy/prometheus')
const token = 'a-token-for-the-rehearsal'

/** The delivered files with other targets and shorter intervals. */
async function startPrometheus(targets: readonly string[]) {
  const folder = await ownFolder('prometheus')
  const settings = (await readFile(join(delivered, 'prometheus.yml'), 'utf8'))
    .replace(/targets: \["127\.0\.0\.1:3001".*\]/, `targets: ${JSON.stringify(targets)}`)
    .replaceAll('_interval: 15s', '_interval: 1s')
  const alerts = (await readFile(join(delivered, 'alerts.yml'), 'utf8')).replaceAll(/for: \d+m/g, 'for: 1s')
  expect(settings).toContain(targets[0])
  await writeFile(join(folder, 'prometheus.yml'), settings)
  await writeFile(join(folder, 'alerts.yml'), alerts)
  await writeFile(join(folder, 'larkwell-token'), token)
  const address = `127.0.0.1:${await freePort()}`
  const options = [`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'data')}`]
  const child = spawn(prometheus as string, [...options, `--web.listen-address=${address}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`Prometheus did not start.\n${said}`)
    return (await fetch(`http://${address}/-/ready`).catch(() => null))?.ok === true
  }, 30_000)
  return {
    async firing(): Promise<Alarm[]> {
      const reply = await fetch(`http://${address}/api/v1/alerts`)
      const { data } = (await reply.json()) as { data: { alerts: (Alarm & { state: string })[] } }
      return data.alerts.filter(({ state }) => state === 'firing')
    },
  }
}

interface Alarm {
  readonly labels: Readonly<Record<string, string>>
  readonly annotations: Readonly<Record<string, string>>
}

test.skipIf(promtool === undefined)(
  'O-2 promtool takes the alarms and the settings, and every alarm fires in the rehearsal',
  async ({ annotate }) => {
    const folder = await ownFolder('promtool')
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await cp(delivered, folder, { recursive: true })
    await writeFile(join(folder, 'larkwell-token'), token)
    for (const [what, file] of [
      ['check rules', 'alerts.yml'],
      ['check config', 'prometheus.yml'],
      ['test rules', 'alerts.test.yml'],
    ] as const) {
      const { stdout } = await run(promtool as string, [...what.split(' '), join(folder, file)])
      expect(stdout).toContain('SUCCESS')
      await annotate(`${what}: ${stdout.trim().split('\n').at(-1)?.trim()}`)
    }
  },
)

test.skipIf(prometheus === undefined)(
  'O-2 Prometheus scrapes running processes: a failing job and a dead process are told by name, and nothing before',
  { timeout: 300_000 },
  async ({ annotate }) => {
    const { first, start, connect } = await deskServers({ METRICS_TOKEN: token })
    const second = await start()
    const hosts = [first, second].map(({ address }) => new URL(address).host)
    const { firing } = await startPrometheus(hosts)
    const names = async () => [...new Set((await firing()).map(({ labels }) => labels.alertname))].sort()
    // MetricsAbsent may be true until the first scrape.
    await until(async () => (await names()).length === 0, 30_000)

    const client = await connect()
    await client.query(
      `insert into job_turns (name, every_ms, done_at, failed_at) values ('rehearsals are held', 1000, now(), now() + interval '1 s')`,
    )
    await until(async () => (await names()).includes('JobLate'), 30_000)
    const [late] = (await firing()).filter(({ labels }) => labels.alertname === 'JobLate')
    expect(late?.labels).toMatchObject({ task: 'rehearsals are held', severity: 'ticket' })
    expect(late?.annotations.summary).toContain('rehearsals are held')
    await client.query(`delete from job_turns where name = 'rehearsals are held'`)
    await until(async () => (await names()).length === 0, 30_000)

    await second.end('SIGKILL')
    await until(async () => (await names()).includes('ProcessDown'), 30_000)
    const down = (await firing()).filter(({ labels }) => labels.alertname === 'ProcessDown')
    expect(down.map(({ labels }) => labels)).toEqual([
      { alertname: 'ProcessDown', severity: 'page', job: 'larkwell', instance: hosts[1] },
    ])
    expect(await names()).not.toContain('MetricsAbsent')

    await first.end('SIGKILL')
    await until(async () => (await names()).includes('MetricsAbsent'), 30_000)
    await annotate(`fired: JobLate, ProcessDown, MetricsAbsent; at the end ${(await names()).join(', ')}`)
  },
)
