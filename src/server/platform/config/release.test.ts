import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { commitIn, releaseName, releaseOf } from './release.ts'

const [sha, other] = ['9110615a3f2e4d5c6b7a8990a1b2c3d4e5f60718', '84057b86a1b2c3d4e5f607189110615a3f2e4d5c']

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larkwell-release-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), `${content}\n`)
  }
  return folder
}

const placeholder = { RELEASE: '$Format:%H$' }

it.each([
  ['a branch', { '.git/HEAD': 'ref: refs/heads/main', '.git/refs/heads/main': sha }, sha],
  [
    'a packed branch',
    {
      '.git/HEAD': 'ref: refs/heads/main',
      '.git/packed-refs': `# pack\n${other} refs/heads/not-main\n${sha} refs/heads/main`,
    },
    sha,
  ],
  ['a commit', { '.git/HEAD': sha }, sha],
  [
    'a worktree',
    {
      '.git': 'gitdir: all/worktrees/one',
      'all/worktrees/one/HEAD': 'ref: refs/heads/one',
      'all/worktrees/one/commondir': '../..',
      'all/refs/heads/one': sha,
    },
    sha,
  ],
  ['an archive', { RELEASE: sha }, sha],
  ['an archive inside a clone', { RELEASE: sha, '.git/HEAD': other }, sha],
  ['no repository', {}, null],
  ['a repository without a commit', { '.git/HEAD': 'ref: refs/heads/main' }, null],
])('O-5 the commit is found in %s', async (_, files, wanted) => {
  expect(commitIn(await folderWith({ ...placeholder, ...files }))).toBe(wanted)
})

it.runIf(existsSync('.git'))('O-5 the commit of this checkout is what git says', () => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  expect(commitIn('.')).toBe(head)
})

it('O-5 the setting takes precedence', () => {
  expect(releaseOf(sha)).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), commit: '9110615a3f2e' })
  expect(releaseName({ ...releaseOf(sha), version: '1.2.3' })).toBe('1.2.3+9110615a3f2e')
})
