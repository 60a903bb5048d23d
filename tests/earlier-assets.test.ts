import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepEarlierAssets } from '../scripts/earlier-assets.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larkwell-test-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** As the builder does: it empties the folder first. */
async function build(name: string) {
  const settle = await keepEarlierAssets(root)
  const client = join(root, 'build', 'client')
  rmSync(join(root, 'build'), { recursive: true, force: true })
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'assets', `${name}.js`), name)
  settle()
}

const kept = () =>
  ['1', '2', '3', 'before'].map((n) => {
    const folder = join(root, 'build-earlier', n, 'assets')
    return existsSync(folder) ? readdirSync(folder).join() : null
  })

it('the assets of the last two releases stay, and a rebuild of the same sources is not a release', async () => {
  await build('a')
  expect(kept()).toEqual([null, null, null, null])
  await build('b')
  await build('b')
  expect(kept()).toEqual(['a.js', null, null, null])
  await build('c')
  await build('d')
  expect(kept()).toEqual(['c.js', 'b.js', null, null])
})
