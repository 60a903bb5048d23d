import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'

/** The patient's wish for the next pen. */
type Wish = 'up' | 'same' | 'down' | 'pause' | 'stop'

/** What a patient reported about the last weeks, as far as it affects the dose. */
export interface CheckIn {
  /** YYYY-MM-DD. */
  readonly on: string
  readonly wish: Wish
  /** The worst of all side effects, from 0 for none to 3 for severe. */
  readonly worstSymptom: number
  readonly hasRedFlag: boolean
  /** Of the doses of this pen. Null: they do not know. */
  readonly missedDoses: number | null
  /** The reported days of injections, earliest first. May be empty. */
  readonly takenOn: readonly string[]
  /** The last of these, or as far as it is known otherwise. */
  readonly lastDoseOn: string | null
  /** How much they drink. Null: not asked. */
  readonly fluids: 'enough' | 'little' | 'hardly' | null
  /** Null: not asked. */
  readonly mood: 'usual' | 'low' | 'harm' | null
  readonly isAnaestheticPlanned: boolean
}

/** Whether it is recent enough for a higher dose. */
export const isFresh = ({ on }: CheckIn, today: string): boolean => {
  const ago = daysBetween(on, today)
  return ago >= 0 && ago <= policy.checkInFreshDays
}
