import type { BodyMeasure, LoggedMeasure } from '#domain/treatment/tracking/measures.ts'
import type { Progress } from './use-progress.ts'

const lists = { weight: 'weight', waist: 'waist', body_fat: 'bodyFat' } as const satisfies Record<BodyMeasure, string>

const isOfBody = (measure: string): measure is BodyMeasure => measure in lists

/** The progress with what was just logged, as the server will have it: one of a kind a day, by day. */
export function withLogged(progress: Progress, logged: readonly LoggedMeasure[]): Progress {
  let held = progress
  for (const one of logged) held = withOne(held, one)
  return held
}

function withOne(held: Progress, { measure, on, value }: LoggedMeasure): Progress {
  if (!isOfBody(measure)) {
    const others = held.recent.filter((one) => one.measure !== measure || one.on !== on)
    return { ...held, recent: [...others, { measure, on, value }] }
  }
  const list = lists[measure]
  const days = held[list].filter(([day]) => day !== on)
  const fromCheckIns = measure === 'weight' ? held.fromCheckIns.filter((day) => day !== on) : held.fromCheckIns
  return {
    ...held,
    fromCheckIns,
    [list]: [...days, [on, value] as [string, number]].toSorted(([a], [b]) => a.localeCompare(b)),
  }
}
