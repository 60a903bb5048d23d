import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/platform/http/free-port.ts'
import { ensureBuilt, root } from '../../scripts/prepare.mjs'
import { until } from '../faults/until.ts'
import { trackedFiles } from './tracked-files.ts'

/** As on a machine that only serves: the repository, and the built site beside it. */
async function broughtAlong(): Promise<string> {
  await ensureBuilt()
  const folder = await trackedFiles('omit-dev')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  cpSync(join(root, 'build'), join(folder, 'build'), { recursive: true })
  return folder
}

test('a built site is served with the packages of `npm ci --omit=dev` alone', { timeout: 600_000 }, async () => {
  const folder = await broughtAlong()
  // From the npm cache where it has them, from the registry where not.
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe',
  })
  expect(existsSync(join(folder, 'node_modules', 'vite'))).toBe(false)

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
  await until(async () => {
    if (server.exitCode !== null) throw new Error(`The server did not start.\n${said}`)
    return (await fetch(`${address}/readyz`).catch(() => null))?.ok === true
  }, 120_000)

  const home = await fetch(address)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')])
  const options = await fetch(`${address}/api/sign_in_options`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect([options.status, await options.json()]).toEqual([200, expect.objectContaining({ code: 200 })])
  expect(said).not.toMatch(/Installing|Building/)
  expect(existsSync(join(folder, 'node_modules', 'vite'))).toBe(false)
})
