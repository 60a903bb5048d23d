import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Binaries, reachableBinaries } from './binaries.ts'

const stranger = { uid: (process.getuid?.() ?? 0) + 1, gid: (process.getgid?.() ?? 0) + 1, name: 'a stranger' }
let base: string
let binaries: Binaries

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'larkwell-test-'))
  await chmod(base, 0o755)
  const folder = join(base, 'private', 'native')
  await mkdir(join(folder, 'bin'), { recursive: true })
  await mkdir(join(folder, 'lib'))
  await mkdir(join(folder, 'share', 'postgresql'), { recursive: true })
  for (const name of ['initdb', 'postgres', 'pg_ctl']) await writeFile(join(folder, 'bin', name), name, { mode: 0o700 })
  await writeFile(join(folder, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 })
  await symlink('libpq.so.5.18', join(folder, 'lib', 'libpq.so.5'))
  const program = (name: string) => join(folder, 'bin', name)
  binaries = {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    folder,
    version: '18.0.0',
  }
  await chmod(join(base, 'private'), 0o700)
})

afterAll(() => rm(base, { recursive: true, force: true }))

test('our own account uses the programs where they are', async () => {
  const shelter = () => Promise.reject(new Error('no shelter is needed'))
  expect(await reachableBinaries(binaries, undefined, shelter)).toBe(binaries)
})

test('an account that cannot reach the programs gets one complete copy it can read, even with concurrent starts', async () => {
  const shelter = join(base, 'shelter')
  await mkdir(shelter)
  const copies = await Promise.all(
    [1, 2, 3].map(() => reachableBinaries(binaries, stranger, () => Promise.resolve(shelter))),
  )
  expect(await readdir(shelter)).toHaveLength(1)
  const copy = copies[0]
  expect(copies).toEqual([copy, copy, copy])
  if (!copy) return
  expect(await readFile(copy.postgres, 'utf8')).toBe('postgres')
  expect((await stat(copy.postgres)).mode & 0o777).toBe(0o755)
  expect((await stat(join(copy.folder, 'lib', 'libpq.so.5'))).mode & 0o777).toBe(0o644)
  expect(await readlink(join(copy.folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
})
