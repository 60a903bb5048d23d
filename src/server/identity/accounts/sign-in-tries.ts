import {
  accountWindowMs,
  networkWindowMs,
  type SignInTries,
  type SignInVerdict,
  signInVerdict,
} from '#domain/identity/sign-in-rule.ts'
import type { Statement } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

const windows = { account: accountWindowMs, here: networkWindowMs, network: networkWindowMs }
type Kind = keyof typeof windows
/** Always in the order of their names, so that no two wait for each other. */
const kinds = Object.keys(windows) as Kind[]

/** Patients and those who work here come in by doors of their own, and what fails at one says nothing about the other. */
export type Door = 'sign_in' | 'desk_sign_in'
const namesAt = (door: Door) => kinds.map((kind) => `${door}_${kind}`)

const count: Statement = {
  name: 'count_sign_in_try',
  text: `
    insert into limit_counts as held (name, subject, used, ends_at)
    select name, subject, 1, $4::timestamptz + ms * interval '1 millisecond'
    from unnest($1::text[], $2::bytea[], $3::float8[]) as given (name, subject, ms)
    order by name
    on conflict (name, subject) do update set
      used = 1 + case when held.ends_at > $4 then held.used else 0 end,
      ends_at = case when held.ends_at > $4 then held.ends_at else excluded.ends_at end
    returning name, used::int, ends_at as "endsAt"`,
}

const takeBack: Statement = {
  name: 'take_sign_in_try_back',
  text: `
    with held as (
      select name, subject from limit_counts
      where (name, subject) in (select * from unnest($1::text[], $2::bytea[]))
      order by name for no key update
    )
    update limit_counts as c
    set used = case when $3 and c.name like '%\\_here' then 0 else greatest(0, c.used - 1) end
    from held where c.name = held.name and c.subject = held.subject`,
}

interface Counted {
  readonly name: string
  readonly used: number
  readonly endsAt: Date
}

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
  const names = namesAt(door)
  const subjects = subjectsOf(services, door, emailDigest, network)
  const at = now()
  const lengths = kinds.map((kind) => windows[kind])
  const counted = await database.query<Counted & Record<string, unknown>>(count, [
    names,
    subjects,
    lengths,
    new Date(at),
  ])
  const of = (kind: Kind) => counted.find((row) => row.name === `${door}_${kind}`)
  const used = (kind: Kind) => of(kind)?.used ?? 1
  const tries: SignInTries = {
    network: used('network'),
    here: used('here'),
    account: used('account'),
  }
  const verdict = signInVerdict(tries, config.networkLimitScale)
  const end = async (isRight: boolean) => void (await database.query(takeBack, [names, subjects, isRight]))
  const until = Math.max(of('here')?.endsAt.getTime() ?? at, of('network')?.endsAt.getTime() ?? at)
  return {
    verdict,
    retryAfter: Math.max(1, Math.ceil((until - at) / 1_000)),
    takeBack: () => end(false),
    succeeded: () => end(true),
  }
}

/** Whoever has chosen a new password starts afresh from where they are. */
export async function forgetTriesHere(services: Given, emailDigest: Buffer, network: string): Promise<void> {
  await services.database.query(takeBack, [
    namesAt('sign_in'),
    subjectsOf(services, 'sign_in', emailDigest, network),
    true,
  ])
}
