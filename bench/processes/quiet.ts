import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** The share of the machine that may still be busy, in two consecutive seconds. */
const busyAtMost = 0.15
const secondsQuiet = 2
/** A machine that never becomes idle is measured as it is: the report states its load. */
const patienceSeconds = 120

/**
 * A server started on an empty database builds its demo clinic for half a minute, which would disturb the browser that
 * measures a page.
 */
export async function untilQuiet(): Promise<void> {
  let quiet = 0
  for (let waited = 0; quiet < secondsQuiet && waited < patienceSeconds; waited++) {
    const before = processorTime()
    await sleep(1_000)
    const after = processorTime()
    const share = (after.busy - before.busy) / (after.all - before.all)
    quiet = share <= busyAtMost ? quiet + 1 : 0
  }
}

function processorTime() {
  const spent = cpus().map(({ times }) => times)
  const all = spent.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { all, busy: all - spent.reduce((sum, { idle }) => sum + idle, 0) }
}
