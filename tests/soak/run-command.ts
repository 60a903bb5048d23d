import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../scripts/prepare.mjs'

interface Running {
  readonly child: ChildProcess
  /** Its exit code, or the signal that ended it, and its output. */
  readonly ended: Promise<{ code: number | string; said: string }>
}

/** A command of the product as a process of its own. `options`: with which Node is started. */
export function beginCommand(
  name: string,
  given: readonly string[],
  env: Record<string, string>,
  options: readonly string[] = [],
): Running {
  const child = spawn(process.execPath, [...options, `src/server/app/commands/${name}.ts`, ...given], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/larkwell'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout?.on('data', (chunk) => (said += chunk))
  child.stderr?.on('data', (chunk) => (said += chunk))
  return { child, ended: once(child, 'exit').then(([code, signal]) => ({ code: code ?? signal, said })) }
}

export const runCommand = (name: string, given: readonly string[], env: Record<string, string>) =>
  beginCommand(name, given, env).ended
