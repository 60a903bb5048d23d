import { policy } from '../clinical/policy.ts'

/** `many`: so many that treatment begins again. */
export type Missed = 'none' | 'few' | 'many' | 'not known'

export const missedBy = (count: number): Missed => {
  if (count >= policy.missedDosesToRestart) return 'many'
  return count > 0 ? 'few' : 'none'
}

const gravest: readonly Missed[] = ['many', 'not known', 'few', 'none']

/** Of several accounts the gravest counts. Nothing at all is not known. */
export const gravestOf = (known: readonly Missed[]): Missed =>
  gravest.find((missed) => known.includes(missed)) ?? 'not known'
