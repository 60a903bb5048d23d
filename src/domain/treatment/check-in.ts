import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'

/** What somebody would like with the next pen. */
type Wish = 'up' | 'same' | 'down' | 'pause' | 'stop'

/** What somebody on treatment has told about the last weeks, as far as it bears on the dose. */
export interface CheckIn {
  /** YYYY-MM-DD. */
  readonly on: string
  readonly wish: Wish
  /** Of all side effects the worst, from 0 for none to 3 for severe. */
  readonly worstSymptom: number
  readonly hasRedFlag: boolean
  /** Of the doses of this pen. Null: they do not know. */
  readonly missedDoses: number | null
  /** The days of the injections they report, the earliest first. Nothing may be reported. */
  readonly takenOn: readonly string[]
  /** The last of these, or as far as it is known otherwise. */
  readonly lastDoseOn: string | null
  /** How much they drink. Null: not asked. */
  readonly fluids: 'enough' | 'little' | 'hardly' | null
  /** Null: not asked. */
  readonly mood: 'usual' | 'low' | 'harm' | null
  readonly isAnaestheticPlanned: boolean
}

/** Whether it is recent enough to go up by. */
export const isFresh = ({ on }: CheckIn, today: string): boolean => {
  const ago = daysBetween(on, today)
  return ago >= 0 && ago <= policy.checkInFreshDays
}
