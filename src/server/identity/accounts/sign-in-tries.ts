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
/** Always in the order of their names, so that no two wait for each other. */
const kinds = Object.keys(windows) as Kind[]

/** Patients and those who work here come in by doors of their own, and what fails at one says nothing about the other. */
export type Door = 'sign_in' | 'desk_sign_in'
const namesAt = (door: Door) => kinds.map((kind) => `${door}_${kind}`)

/** From one network at one account: what the right password makes forgotten. */
const hereAt = (door: Door) => [`${door}_here`]

export interface CountedTry {
  readonly verdict: SignInVerdict
  /** In seconds, where the verdict is to wait. */
  readonly retryAfter: number
  /** It was no failure: it does not count. */
  takeBack(): Promise<void>
  /** It was the right password: what failed from this network before is forgotten. */
  succeeded(): Promise<void>
}

type Given = Pick<Services, 'config' | 'database' | 'vault' | 'now'>

/** Whose tries are counted: an address, whether or not it has an account, and a network. Both are known by digest only. */
function subjectsOf({ vault }: Given, door: Door, emailDigest: Buffer, network: string): Buffer[] {
  const account = emailDigest.toString('base64')
  const subjects: Record<Kind, string> = { account, here: `${account}/${network}`, network }
  return kinds.map((kind) => vault.index(subjects[kind], `limit/${door}_${kind}`))
}

/** Counts a try as it begins, so that many at once do not slip through, and says what the rule makes of it. */
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

/** Whoever has chosen a new password starts afresh from where they are. */
export async function forgetTriesHere(services: Given, emailDigest: Buffer, network: string): Promise<void> {
  const by = { names: namesAt('sign_in'), subjects: subjectsOf(services, 'sign_in', emailDigest, network) }
  await uncountTries(services.database, by, hereAt('sign_in'))
}
