import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodeControl } from '#domain/safety/control.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { root } from '../../scripts/prepare.mjs'
import { patternOf, switchedOff } from '../../tools/safety/check-controls.ts'

const copied = [
  'src',
  'tests',
  'tools',
  'scripts',
  'docs',
  'public',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
]

/** A copy of the sources that a test may break, with the packages of this one. */
export async function sourceCopy(): Promise<string> {
  const folder = await ownFolder('controls')
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

interface Result {
  readonly testResults: readonly {
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/**
 * `survived`: the control is gone and its test is still green. `timed out`: the test came to no result, which says nothing
 * about the control. `not run`: there is no such test, or its file did not load.
 */
export type Outcome = 'noticed' | 'survived' | 'timed out' | 'not run'

/**
 * Takes a control away, runs the file of the test that proves it, and puts the control back. The whole file, because a test of
 * the server may go on from those before it: alone it would be red with the control as well.
 */
export async function withoutControl(copy: string, { switchOff, proof }: CodeControl): Promise<[Outcome, string]> {
  const path = join(copy, switchOff.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, switchedOff(switchOff, source))
  try {
    return await runProof(copy, proof.file, patternOf(proof))
  } finally {
    writeFileSync(path, source)
  }
}

async function runProof(copy: string, file: string, pattern: string): Promise<[Outcome, string]> {
  const report = join(copy, 'report.json')
  writeFileSync(report, '{"testResults":[]}')
  const { SOAK: _, VITEST: __, NODE_OPTIONS: ___, ...env } = process.env
  const options = ['run', file, '--reporter', 'json', '--outputFile', report, '--maxWorkers', '1']
  const child = spawn(process.execPath, [join(copy, 'node_modules', 'vitest', 'vitest.mjs'), ...options], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  await once(child, 'close')
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Result
  const isMeant = new RegExp(pattern)
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => isMeant.test(fullName))
  const failed = ran.filter(({ status }) => status === 'failed')
  const timedOut = failed.filter(({ failureMessages }) =>
    failureMessages?.every((message) => /timed out in/.test(message)),
  )
  if (failed.length > timedOut.length) return ['noticed', said]
  if (timedOut.length > 0) return ['timed out', said]
  if (ran.some(({ status }) => status === 'passed')) return ['survived', said]
  return ['not run', `${said}\n${testResults.map(({ message }) => message ?? '').join('\n')}`.slice(-3_000)]
}
