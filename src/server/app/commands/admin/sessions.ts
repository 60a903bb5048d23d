import { accountById } from '../../../identity/accounts/account-rows.ts'
import { lockAccount } from '../../../identity/accounts/lock-account.ts'
import { sessionsOf } from '../../../identity/sessions/session-list.ts'
import { endAllSessions } from '../../../identity/sessions/sessions.ts'
import { recordEvent } from '../../../platform/security-events/security-events.ts'
import { byCommand, noSuchAccount } from './about-people.ts'
import { command } from './command.ts'

export const endSessions = command({
  name: 'sessions end',
  words: 'Signs a patient out on every device, for instance when one was stolen.',
  example: 'sessions end --account 3f0c1a52-7a3e-4a53-9d0e-0c7a2f1b9e11 --yes --reason "Phone stolen"',
  changes: true,
  options: { account: { kind: 'id', words: 'the id of their account', isNeeded: true } },
  async plan({ services: { database, vault } }, { account }) {
    const accountId = account.toLowerCase()
    const live = await database.run(async (orm) => {
      if (!(await accountById(orm, accountId))) throw noSuchAccount()
      return sessionsOf(orm, accountId, null)
    })
    if (live.length === 0) return { lines: ['They are not signed in anywhere.'], execute: null }
    return {
      accountId,
      lines: [
        `Account ${accountId} would be signed out on ${live.length === 1 ? '1 device' : `${live.length} devices`}:`,
        ...live.map(({ id, lastSeenAt }) => `  ${id}  last seen ${lastSeenAt}`),
      ],
      execute: async () => {
        await database.transaction(async (tx) => {
          await lockAccount(tx, accountId)
          await endAllSessions(tx, accountId)
          const event = { event: 'session ended', outcome: 'everywhere', accountId, network: byCommand } as const
          await recordEvent(tx, vault, event)
        })
        return ['They are signed out everywhere. Their password has not changed.']
      },
    }
  },
})
