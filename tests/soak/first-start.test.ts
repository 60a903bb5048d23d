import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/platform/http/free-port.ts'
import { ensureBuilt, root } from '../../scripts/prepare.mjs'
import { until } from '../faults/until.ts'
import { trackedFiles } from './tracked-files.ts'

const has = (folder: string, name: string) => existsSync(join(folder, 'node_modules', name))

async function repository(): Promise<string> {
  const folder = await trackedFiles('omit-dev')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function starting(folder: string) {
  const address = `http://127.0.0.1:${await freePort()}`
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: new URL(address).port, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  server.stdout.on('data', (chunk) => (said += chunk))
  server.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await ended
  })
  return { address, server, ended, said: () => said }
}

/** Starts the product until it is ready. */
async function started(folder: string) {
  const { address, server, said } = await starting(folder)
  await until(async () => {
    if (server.exitCode !== null) throw new Error(`The server did not start.\n${said()}`)
    return (await fetch(`${address}/readyz`).catch(() => null))?.ok === true
  }, 400_000)
  return { address, said }
}

async function expectItServes(address: string): Promise<void> {
  const home = await fetch(address)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')])
  const options = await fetch(`${address}/api/sign_in_options`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect([options.status, await options.json()]).toEqual([200, expect.objectContaining({ code: 200 })])
}

test('a built site is served without what builds and tests it', { timeout: 600_000 }, async () => {
  await ensureBuilt()
  const folder = await repository()
  cpSync(join(root, 'build'), join(folder, 'build'), { recursive: true })
  // From the npm cache where it has them, from the registry where not.
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe',
  })
  execFileSync(process.execPath, ['scripts/leave-build-tools.mjs'], { cwd: folder, stdio: 'pipe' })
  expect(['fastify', 'vite', 'react', 'vitest'].filter((name) => has(folder, name))).toEqual(['fastify'])

  const { address, said } = await started(folder)
  await expectItServes(address)
  expect(said()).not.toMatch(/Installing|Building/)
  expect(has(folder, 'vite')).toBe(false)
})

test('a first start installs what builds and serves, and the tests add theirs to it', {
  timeout: 900_000,
}, async () => {
  const folder = await repository()
  const { address, said } = await started(folder)
  await expectItServes(address)
  expect(said()).toMatch(/Installing[\s\S]*Building/)
  expect(['vite', 'vitest', 'happy-dom', 'playwright-core'].filter((name) => has(folder, name))).toEqual(['vite'])

  const install = "import('./scripts/prepare.mjs').then(({ ensureInstalled }) => ensureInstalled())"
  execFileSync(process.execPath, ['-e', install], { cwd: folder, stdio: 'pipe' })
  expect(['vite', 'vitest', 'happy-dom', 'playwright-core'].filter((name) => has(folder, name))).toHaveLength(4)
  expect(readFileSync(join(folder, 'package-lock.json'))).toEqual(readFileSync(join(root, 'package-lock.json')))
  // It serves on, and starts again without installing or building.
  await expectItServes(address)
  const again = await started(folder)
  expect(again.said()).not.toMatch(/Installing|Building/)
})

describe('a start, while the site is still being built', () => {
  /** With our packages: what is not built is the site. */
  async function unbuilt() {
    const folder = await repository()
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    return folder
  }
  const hasDatabase = (folder: string) => existsSync(join(folder, 'data', 'postgres', 'postmaster.pid'))

  test('ends in order when it is stopped, and its database with it', { timeout: 300_000 }, async () => {
    const folder = await unbuilt()
    const { server, ended, said } = await starting(folder)
    await until(() => hasDatabase(folder), 120_000)
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(said()).not.toMatch(/"level":[45]0|could not/)
    expect([hasDatabase(folder), existsSync(join(folder, 'build', 'client', 'index.html'))]).toEqual([false, false])
  })

  test('serves before the site is compressed, and is finished after a start that was killed meanwhile', {
    timeout: 600_000,
  }, async () => {
    const folder = await unbuilt()
    const client = join(folder, 'build', 'client')
    const isWhole = () => !readFileSync(join(folder, 'build', '.larkwell-built'), 'utf8').includes('bare')
    const page = async (address: string) =>
      (await fetch(address, { headers: { 'accept-encoding': 'br' } })).text().then((text) => text.includes('<h1'))
    const first = await starting(folder)
    await until(async () => (await fetch(`${first.address}/readyz`).catch(() => null))?.ok === true, 400_000)
    expect([isWhole(), await page(first.address)]).toEqual([false, true])
    await until(() => existsSync(join(client, 'index.html.br')), 120_000)
    first.server.kill('SIGKILL')
    await first.ended

    const second = await started(folder)
    expect(second.said()).not.toMatch(/Installing|Building/)
    expect(await page(second.address)).toBe(true)
    await until(isWhole, 120_000)
    expect([await page(second.address), existsSync(join(client, 'share', 'home.png'))]).toEqual([true, true])
  })

  test('says why the site cannot be built, and leaves no database running', { timeout: 300_000 }, async () => {
    const folder = await unbuilt()
    appendFileSync(join(folder, 'src', 'web', 'app', 'root.tsx'), 'export const broken = (')
    const { ended, said } = await starting(folder)
    expect(await ended).toEqual([1, null])
    expect(said()).toContain('The site could not be built.')
    expect(hasDatabase(folder)).toBe(false)
  })
})
