import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { madeDataFolder, sharedByProjects } from '#server/testing/made-cluster.ts'
import { root } from '../../scripts/prepare.mjs'
import { serverOptions } from '../../scripts/server-options.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with schema, made once and stopped, to be copied: much quicker than making one per test. */
    madeDataFolder: string
  }
}

export default async function setup(project: TestProject) {
  const { dataDir, remove } = await madeDataFolder()
  project.provide('madeDataFolder', dataDir)
  await sharedByProjects('compiled', compile)
  return remove
}

/** Thirty servers start in the time of fifteen once what they are loaded from is compiled. */
async function compile() {
  // A setting it refuses: it is read, compiled and ended. A killed process leaves no cache, and one with other options
  // does not find it.
  spawnSync(process.execPath, [...serverOptions, 'src/server/main.ts'], { cwd: root, env: { PORT: 'none' } })
  return { remove: async () => undefined }
}
