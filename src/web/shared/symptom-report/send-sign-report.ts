import type { SignId } from '#content/treatment/red-flags.ts'
import type { ReportSource } from '#domain/treatment/symptom-reports.ts'
import { callApi } from '#web/browser/api.ts'

const firstWaitMs = 1_000
const longestWaitMs = 30_000
const mostTries = 6

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let last: Promise<unknown> = Promise.resolve()

type Report = 'report_sign' | 'take_back_sign'

async function sendUntilHeard(call: Report, body: { sign: SignId; from: ReportSource }): Promise<void> {
  let wait = firstWaitMs
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      const { code } = await callApi(call, body)
      if (code < 500 && code !== 429) return
    } catch {
      // Offline: retried.
    }
    await pause(wait)
    wait = Math.min(wait * 2, longestWaitMs)
  }
}

/** In order, so that a report arrives before its withdrawal. Leaving the page does not abort them. */
export function sendSignReport(call: Report, sign: SignId, from: ReportSource): void {
  const send = () => sendUntilHeard(call, { sign, from })
  last = last.then(send, send)
}
