import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second on every machine. */
const ticksPerSecond = 100

interface Spent {
  readonly parent: number
  readonly own: number
  /** Of child processes that have ended. */
  readonly ended: number
}

function spentBy(pid: number): Spent | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // A name may contain spaces: the fields come after it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0] = fields.slice(1)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11)
    return { parent, own: (user + system) / ticksPerSecond, ended: (endedUser + endedSystem) / ticksPerSecond }
  } catch {
    return null
  }
}

/** Processor time of a process so far, in seconds. */
export const processorSeconds = (pid: number): number => spentBy(pid)?.own ?? 0

/** The same including all child processes, also those that have ended. */
export function familySeconds(pid: number): number {
  const itself = spentBy(pid)
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => spentBy(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid)
  return children.reduce((sum, { own }) => sum + own, (itself?.own ?? 0) + (itself?.ended ?? 0))
}

/** Whether this machine provides it. */
export const tellsProcessorTime = process.platform === 'linux'
