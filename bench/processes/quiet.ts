import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** How much of the machine may still be at something, in two seconds one after the other. */
const busyAtMost = 0.15
const secondsQuiet = 2
/** A machine that is never quiet is measured as it is: the report tells its load. */
const patienceSeconds = 120

/**
 * A server that was started on an empty database goes on making its demo clinic for half a minute, beside the browser in which
 * a page is then measured.
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
