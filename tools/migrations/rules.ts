/** A migration: its file name and text. */
export interface WrittenMigration {
  readonly name: string
  readonly text: string
}

/** Earlier migrations are applied everywhere, and were written before these rules. */
const firstNumber = 41

const marker = '-- run outside a transaction'
/** A comment above a statement that breaks a rule: why the lock is short all the same. */
const reason = /^\s*--\s*locks briefly because \S.{9,}$/m

interface Statement {
  /** Without comments, and without function bodies, which do nothing until they are called. */
  readonly sql: string
  readonly hasReason: boolean
}

const bodies = /\$(\w*)\$.*?\$\1\$/gs

function statementsIn(text: string): Statement[] {
  return text
    .split('--> statement-breakpoint')
    .map((chunk) => {
      const bare = chunk.replace(/--.*$/gm, '').trim()
      const sql = /^do\b/i.test(bare) ? bare : bare.replace(bodies, "''")
      return { sql: sql.replace(/\s+/g, ' '), hasReason: reason.test(chunk) }
    })
    .filter(({ sql }) => sql !== '')
}

const name = String.raw`(?:"?public"?\.)?"?([\w$]+)"?`
const creates = new RegExp(`create table (?:if not exists )?${name}`, 'gi')
const indexes = new RegExp(`create (?:unique )?index (.*?)\\bon (only )?${name}`, 'gi')
const alters = new RegExp(`alter table (?:if exists )?(?:only )?${name} ([^;]*)`, 'gi')
const changes = new RegExp(`(?:^|; ?)(update|delete from) (?:only )?${name}`, 'gi')

/** Changes by `alter table` that rewrite or check every row while the table is locked for all others. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  [
    /add column .*\bdefault\b[^,]*\b(gen_random_uuid|uuid_generate_\w+|random|clock_timestamp|timeofday|nextval)\b/i,
    'gives every row a default that differs from row to row, which rewrites the table',
  ],
  [/add column (if not exists )?\S+ (small|big)?serial\b/i, 'numbers every row, which rewrites the table'],
  [/add column .*\bgenerated\b.*\b(stored|identity)\b/i, 'works out a value for every row, which rewrites the table'],
  [/alter column \S+ (set data )?type\b/i, 'changes the type of a column, which may rewrite the table'],
  [/alter column \S+ set not null/i, 'reads every row: add a check constraint "not valid" and validate it first'],
  [
    /add constraint \S+ (check|foreign key)(?!.*\bnot valid\b)/i,
    'checks every row: add the constraint "not valid", and validate it in a migration of its own',
  ],
  [
    /add (constraint \S+ )?(unique|primary key|exclude)\b(?!.* using index)/i,
    'builds an index while nobody may write: build it concurrently, then add the constraint "using index"',
  ],
]

function problemsOfStatement({ sql }: Statement, isNew: (table: string) => boolean): string[] {
  const problems: string[] = []
  for (const [, how = '', only, table = ''] of sql.matchAll(indexes)) {
    if (isNew(table) || only !== undefined) continue
    if (!/^concurrently\b/i.test(how))
      problems.push(
        `builds an index on ${table} while nobody may write: "create index concurrently if not exists", outside a transaction`,
      )
  }
  for (const [, table = '', does = ''] of sql.matchAll(alters))
    if (!isNew(table))
      for (const [pattern, problem] of rewrites) if (pattern.test(does)) problems.push(`${table}: ${problem}`)
  for (const [, verb = '', table = ''] of sql.matchAll(changes))
    if (!isNew(table))
      problems.push(`"${verb.toLowerCase()} ${table}" holds its rows until the end: do it in a job, batch by batch`)
  if (/\b(vacuum|cluster|lock table|reindex(?!.*concurrently))\b/i.test(sql)) problems.push('locks whole tables')
  return problems
}

/** Outside a transaction, statements that succeeded may run again after one that failed. */
function problemsOfMarked({ sql }: Statement): string[] {
  const isOne = sql.replace(/;$/, '').includes(';') === false || /^do\b/i.test(sql)
  const mayRunTwice =
    /\b(if (not )?exists|or replace|validate constraint)\b/i.test(sql) || !/^(create|drop|alter)\b/i.test(sql)
  return [
    ...(isOne ? [] : ['has several statements between two breakpoints, which are one transaction']),
    ...(mayRunTwice ? [] : ['fails when it is run again: "if exists" or "if not exists"']),
    ...(/\b(commit|rollback)\b/i.test(sql) ? ['ends a transaction, which a restore cannot'] : []),
  ]
}

/** What is wrong with a migration, in words, so that none locks a table for long unnoticed. */
export function problemsOf({ name: file, text }: WrittenMigration): string[] {
  if (Number(file.slice(0, 4)) < firstNumber) return []
  const isMarked = text.startsWith(marker)
  const statements = statementsIn(text)
  const made = new Set(statements.flatMap(({ sql }) => [...sql.matchAll(creates)].map(([, table]) => table)))
  const told = (statement: Statement, problem: string) => `${file}: ${statement.sql.slice(0, 80)}… ${problem}`
  const problems = statements.flatMap((statement) => [
    ...(statement.hasReason ? [] : problemsOfStatement(statement, (table) => made.has(table))).map((problem) =>
      told(statement, problem),
    ),
    ...(isMarked ? problemsOfMarked(statement).map((problem) => told(statement, problem)) : []),
    ...(!isMarked && /\bconcurrently\b/i.test(statement.sql)
      ? [told(statement, `cannot run inside a transaction: begin the file with "${marker}"`)]
      : []),
  ])
  return isMarked && made.size > 0
    ? [...problems, `${file}: makes a table outside a transaction, where it would be there without its grants`]
    : problems
}

/** drizzle-kit compares the tables with the newest snapshot only: earlier ones are thousands of lines nobody reads. */
export const oldSnapshots = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .slice(0, -1)
    .map((name) => `meta/${name} is not the newest snapshot and is not needed: delete it.`)
