import { hourMs, minuteMs } from '../calendar/durations.ts'

/** Failures are forgotten after this: those of one network and those of one account from one network. */
export const networkWindowMs = 15 * minuteMs
/** Those of one account from anywhere. */
export const accountWindowMs = hourMs

/** Tries at signing in that failed or are under way, this one among them. */
export interface SignInTries {
  /** From this network, at whichever account. */
  readonly network: number
  /** At this account, from this network. */
  readonly here: number
  /** At this account, from anywhere. */
  readonly account: number
}

export type SignInVerdict = 'go on' | 'prove a person' | 'wait'

/** Many people can share a network. */
const perNetwork = 100
/** A person mistypes; more failures than this at one account, and whoever goes on shows that a browser is at work. */
const withoutProof = 3

/** How many tries one network has at one account: fewer, the more of them there are from everywhere. */
function triesHere(account: number): number {
  if (account <= 100) return 10
  return account <= 1_000 ? 3 : 1
}

/**
 * Who may try a password. No number of strangers elsewhere keeps anybody out of their own account: what they use up is
 * their own network's. It makes a proof of a person necessary, which a browser earns unseen, and leaves fewer tries to
 * each network, but never none: the right password is let in at the first.
 */
export function signInVerdict({ network, here, account }: SignInTries, networkScale = 1): SignInVerdict {
  if (network > perNetwork * networkScale || here > triesHere(account)) return 'wait'
  return account > withoutProof ? 'prove a person' : 'go on'
}
