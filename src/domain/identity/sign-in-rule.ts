import { hourMs, minuteMs } from '../calendar/durations.ts'

/** Failures expire after this: those of one network, and those at one account from one network. */
export const networkWindowMs = 15 * minuteMs
/** Those at one account from anywhere. */
export const accountWindowMs = hourMs

/** Sign-in attempts that failed or are under way, including this one. */
export interface SignInTries {
  /** From this network, at any account. */
  readonly network: number
  /** At this account, from this network. */
  readonly here: number
  /** At this account, from anywhere. */
  readonly account: number
}

export type SignInVerdict = 'go on' | 'prove a person' | 'wait'

/** Many people can share a network. */
const perNetwork = 100
/** People mistype; after more failures than this at one account, the browser has to solve a challenge first. */
const withoutProof = 3

/** How many attempts a network has at one account: the more attempts there are from everywhere, the fewer. */
function triesHere(account: number): number {
  if (account <= 100) return 10
  return account <= 1_000 ? 3 : 1
}

/**
 * Who may try a password. Strangers cannot lock a patient out of their account: their attempts use up only their own
 * network's allowance. They make a proof of work necessary, which the browser solves unseen, and leave fewer attempts
 * to each network, but never none: the right password always works at the first attempt.
 */
export function signInVerdict({ network, here, account }: SignInTries, networkScale = 1): SignInVerdict {
  if (network > perNetwork * networkScale || here > triesHere(account)) return 'wait'
  return account > withoutProof ? 'prove a person' : 'go on'
}
