import { accessSync, constants, readFileSync, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** Several times what a run needs. */
const roomNeeded = 4 * 1024 ** 3

/**
 * A folder in memory, where this machine has one with room enough and programs may be run from it: each test file makes a
 * database of many files and drops it, which on a disk is a good part of its time.
 * @returns {string | undefined}
 */
export function memoryFolder() {
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
    const [, , kind, options] = mounted.find(([, at]) => at === folder) ?? []
    if (kind !== 'tmpfs' || options.split(',').includes('noexec')) return undefined
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= roomNeeded ? folder : undefined
  } catch {
    return undefined
  }
}
