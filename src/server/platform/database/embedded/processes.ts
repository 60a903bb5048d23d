import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

interface ProcStat {
  readonly state: string | undefined
  readonly parent: number
  readonly born: string | undefined
}

function procStat(pid: number): ProcStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], parent: Number(fields[1]), born: fields[19] }
  } catch {
    return undefined
  }
}

/** A zombie counts as ended: in a container it may never be reaped. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return procStat(pid)?.state !== 'Z'
}

/** Distinguishes a process from a later one with the same number; empty if the system does not say. */
export function birthOf(pid: number): string {
  return procStat(pid)?.born ?? ''
}

/** The child processes of a process. On Linux nothing needs to be installed for that. */
export function childrenOf(parent: number): number[] {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
    return pids.filter((pid) => procStat(pid)?.parent === parent)
  }
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return listed.split('\n').flatMap((line) => {
    const [pid = 0, above] = line.trim().split(/\s+/).map(Number)
    return above === parent ? [pid] : []
  })
}

/** Undefined if the system does not say. */
export function commandLineOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    if (process.platform === 'win32') return undefined
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return undefined
  }
}

export async function untilEnded(pid: number, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}
