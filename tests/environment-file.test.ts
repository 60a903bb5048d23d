import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { environmentFile } from '../scripts/server-options.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkwell-environment-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const run = promisify(execFile)
const { DATA_DIR: _, DATABASE_URL: _url, NODE_ENV: _mode, NODE_OPTIONS: _options, ...env } = process.env
const startedWith = (args: readonly string[]) => run(process.execPath, [...args], { cwd: folder, env })
const printsFolder = ['-p', 'process.env.DATA_DIR ?? "none"']
const demoReset = [join(import.meta.dirname, '../src/server/app/commands/demo-reset.ts')]

test('a newcomer without settings reads nothing about settings', async () => {
  expect(await startedWith([...environmentFile(folder), ...printsFolder])).toEqual({ stdout: 'none\n', stderr: '' })
  const { stdout, stderr } = await startedWith(demoReset)
  expect([stdout, stderr]).toEqual([expect.stringMatching(/^There is no database in /), ''])
})

test('settings that are there are read, by the server and by the command that resets it', async () => {
  await writeFile(join(folder, '.env'), 'DATA_DIR=their-folder\n')
  expect(await startedWith([...environmentFile(folder), ...printsFolder])).toEqual({
    stdout: 'their-folder\n',
    stderr: '',
  })
  expect((await startedWith(demoReset)).stdout).toContain('their-folder')
})
