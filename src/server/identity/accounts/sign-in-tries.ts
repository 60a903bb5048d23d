import {
  accountWindowMs,
  networkWindowMs,
  type SignInTries,
  type SignInVerdict,
  signInVerdict,
} from '#domain/identity/sign-in-rule.ts'
import { countTries, uncountTries } from '../../platform/limits/count-tries.ts'
import type { Services } from '../../platform/services.ts'

const windows = { account: accountWindowMs, here: networkWindowMs, network: networkWindowMs }
type Kind = keyof typeof windows
/** Always in the order of their names, to avoid deadlocks. */
const kinds = Object.keys(windows) as Kind[]

/** Patients and staff sign in separately, and failures at one do not count for the other. */
export type Door = 'sign_in' | 'desk_sign_in'
const namesAt = (door: Door) => kinds.map((kind) => `${door}_${kind}`)

/** One network at one account: reset by the right password. */
const hereAt = (door: Door) => [`${door}_here`]

export interface CountedTry {
  readonly verdict: SignInVerdict
  /** Seconds to wait, if the verdict is to wait. */
  readonly retryAfter: number
  /** It was no failure: it does not count. */
  takeBack(): Promise<void>
  /** The right password: earlier failures from this network are reset. */
  succeeded(): Promise<void>
}

type Given = Pick<Services, 'config' | 'database' | 'vault' | 'now'>

/** The counters of an attempt: an address, whether or not it has an account, and a network. Both as digests only. */
function subjectsOf({ vault }: Given, door: Door, emailDigest: Buffer, network: string): Buffer[] {
  const account = emailDigest.toString('base64')
  const subjects: Record<Kind, string> = { account, here: `${account}/${network}`, network }
  return kinds.map((kind) => vault.index(subjects[kind], `limit/${door}_${kind}`))
}

/**
 * Counts an attempt when it begins, so that concurrent ones cannot exceed the limit, and returns the rule's verdict.
 */
export async function countTry(
  services: Given,
  emailDigest: Buffer,
  network: string,
  door: Door = 'sign_in',
): Promise<CountedTry> {
  const { config, database, now } = services
  const by = {
    names: namesAt(door),
    subjects: subjectsOf(services, door, emailDigest, network),
    windowsMs: kinds.map((kind) => windows[kind]),
  }
  const at = now()
  const counted = await countTries(database, by, new Date(at))
  const of = (kind: Kind) => counted.find((row) => row.name === `${door}_${kind}`)
  const used = (kind: Kind) => of(kind)?.used ?? 1
  const tries: SignInTries = {
    network: used('network'),
    here: used('here'),
    account: used('account'),
  }
  const verdict = signInVerdict(tries, config.networkLimitScale)
  const until = Math.max(of('here')?.endsAt.getTime() ?? at, of('network')?.endsAt.getTime() ?? at)
  return {
    verdict,
    retryAfter: Math.max(1, Math.ceil((until - at) / 1_000)),
    takeBack: () => uncountTries(database, by),
    succeeded: () => uncountTries(database, by, hereAt(door)),
  }
}

/** After a new password the counters of this network are reset. */
export async function forgetTriesHere(services: Given, emailDigest: Buffer, network: string): Promise<void> {
  const by = { names: namesAt('sign_in'), subjects: subjectsOf(services, 'sign_in', emailDigest, network) }
  await uncountTries(services.database, by, hereAt('sign_in'))
}
