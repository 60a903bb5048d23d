import { readFileSync } from 'node:fs'
import type { Given, Problem } from './config-demands.ts'

const ending = '_FILE'
/** A key or a certificate is a few thousand characters; a much longer file was named by mistake. */
const mostBytes = 64 * 1024

interface Read {
  readonly given: Record<string, string | undefined>
  readonly problems: readonly Problem[]
}

/**
 * A setting may be read from a file, as platforms provide secrets: DATA_KEYS_FILE names the file with DATA_KEYS. Its
 * trailing newline is removed.
 */
export function withSettingFiles(env: Given, names: ReadonlySet<string>): Read {
  const given: Record<string, string | undefined> = { ...env }
  const problems: Problem[] = []
  for (const [fileSetting, path] of Object.entries(env)) {
    const name = fileSetting.slice(0, -ending.length)
    if (!fileSetting.endsWith(ending) || !names.has(name) || !path) continue
    if (env[name]) {
      problems.push({ name: fileSetting, problem: `must not be set as well as ${name}` })
      continue
    }
    const content = contentOf(path)
    if (content === null)
      problems.push({ name: fileSetting, problem: 'must name a file that can be read and is no longer than 64 KB' })
    else given[name] = content
  }
  return { given, problems }
}

function contentOf(path: string): string | null {
  try {
    const content = readFileSync(path)
    return content.length > mostBytes ? null : content.toString('utf8').replace(/\r?\n$/, '')
  } catch {
    return null
  }
}
