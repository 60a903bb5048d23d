import type { Database, Statement } from '../database/database.ts'

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
    set used = case when c.name = any($3::text[]) then 0 else greatest(0, c.used - 1) end
    from held where c.name = held.name and c.subject = held.subject`,
}

interface Counted {
  readonly name: string
  readonly used: number
  readonly endsAt: Date
}

/** What one attempt counts towards, in several limits at once: each has a name, a subject (a digest), and a window. */
export interface CountedBy {
  readonly names: readonly string[]
  readonly subjects: readonly Buffer[]
  readonly windowsMs: readonly number[]
}

/** Counts an attempt in all of them in one statement, whether or not there is room, and returns the counts. */
export const countTries = (
  database: Database,
  { names, subjects, windowsMs }: CountedBy,
  at: Date,
): Promise<Counted[]> => database.query<Counted & Record<string, unknown>>(count, [names, subjects, windowsMs, at])

/** Uncounts the attempt. Limits named in `forgotten` are reset. */
export const uncountTries = async (
  database: Database,
  { names, subjects }: Pick<CountedBy, 'names' | 'subjects'>,
  forgotten: readonly string[] = [],
): Promise<void> => void (await database.query(takeBack, [names, subjects, forgotten]))
