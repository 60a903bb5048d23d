import { actsOf } from '../../../platform/operators/acts-of.ts'
import { command } from './command.ts'
import { inColumns } from './in-columns.ts'
import { momentOf } from './option-kinds.ts'

const most = 10_000

export const audit = command({
  name: 'audit',
  words: 'Lists what was done by these commands: when, by whom, about whom and why. Newest first.',
  example: 'audit --since 7d',
  changes: false,
  options: {
    since: { kind: 'since', words: 'only from then on' },
    account: { kind: 'id', words: 'only about this account' },
  },
  async run({ services: { database, vault, now } }, { since, account }) {
    const wanted = {
      since: since === undefined ? null : momentOf(since, now()),
      accountId: account?.toLowerCase(),
      most,
    }
    const { acts, next } = await database.run((orm) => actsOf(orm, vault, wanted))
    const lines = inColumns(
      acts.map(({ at, user, host, command: name, accountId, subject, reason }) => [
        at,
        `${user}@${host}`,
        name,
        [accountId, subject].filter(Boolean).join(' ') || '-',
        reason ?? '-',
      ]),
    )
    const cut = next ? [`… and earlier ones: only ${most} are listed at once.`] : []
    return { lines: acts.length === 0 ? ['No command was run.'] : [...lines, ...cut], data: acts }
  },
})
