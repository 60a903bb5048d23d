import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until a condition holds, and returns how many milliseconds that took. */
export async function until(isSo: () => boolean | Promise<boolean>, patienceMs: number): Promise<number> {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > patienceMs) throw new Error(`It did not happen within ${patienceMs} ms.`)
    await sleep(20)
  }
  return performance.now() - begun
}
