import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The running release, as shown in logs, metrics and `/healthz`. `unknown` if it cannot be found. */
export interface Release {
  readonly version: string
  readonly commit: string
}

const unknown = 'unknown'
const ownFolder = fileURLToPath(new URL('../../../..', import.meta.url))
const commit = /^[0-9a-f]{7,64}$/
/** Long enough to name one commit of any repository, and short enough to be read aloud. */
const shownLength = 12

function contentOf(...path: string[]): string | null {
  try {
    return readFileSync(join(...path), 'utf8').trim()
  } catch {
    return null
  }
}

const versionIn = (folder: string): string => {
  const { version = unknown } = JSON.parse(contentOf(folder, 'package.json') ?? '{}') as { version?: string }
  return version
}

/**
 * The checked-out commit, read from the files of the repository: there may be no git program where the product runs.
 */
function headOf(folder: string): string | null {
  // In a worktree it is a file that names the folder.
  const elsewhere = /^gitdir: (.+)$/.exec(contentOf(folder, '.git') ?? '')?.[1]
  const own = elsewhere === undefined ? join(folder, '.git') : resolve(folder, elsewhere)
  const shared = resolve(own, contentOf(own, 'commondir') ?? '.')
  const head = contentOf(own, 'HEAD') ?? ''
  const branch = /^ref: (.+)$/.exec(head)?.[1]
  if (branch === undefined) return head
  const packed = contentOf(shared, 'packed-refs')?.split('\n') ?? []
  return contentOf(shared, branch) ?? packed.find((line) => line.endsWith(` ${branch}`))?.split(' ')[0] ?? null
}

/**
 * The full commit of a folder. Outside a repository the file `RELEASE` has it: `git archive` and the Dockerfile write
 * it there. In a clone that file holds a placeholder.
 */
export function commitIn(folder: string): string | null {
  return [contentOf(folder, 'RELEASE'), headOf(folder)].find((one) => one !== null && commit.test(one)) ?? null
}

let found: { readonly version: string; readonly commit: string | null } | undefined

/** Fixed when first asked: a checkout that changes under a running process does not change what runs. */
export function releaseOf(setting: string | undefined): Release {
  found ??= { version: versionIn(ownFolder), commit: commitIn(ownFolder) }
  return { version: found.version, commit: (setting ?? found.commit ?? unknown).slice(0, shownLength) }
}

/** As one word, for log lines. */
export const releaseName = ({ version, commit }: Release): string => `${version}+${commit}`
