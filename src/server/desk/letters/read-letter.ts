import { deskLetterWords as words } from '#content/desk/letters.ts'
import { correctable } from '#domain/letters/letter.ts'
import { recordLook } from '../../access-log/record-look.ts'
import type { Handler } from '../../calls/route.ts'
import { Refusal } from '../../http/refusal.ts'
import { letterById, lettersOf } from '../../letters/letter-rows.ts'
import type { Services } from '../../services.ts'
import { shownAtDesk } from './shown-letters.ts'

export const noSuchLetter = () => new Refusal(404, words.gone)

/** In one transaction with the line in the log that says who read it. */
export const deskReadLetter =
  (services: Services): Handler<'desk_read_letter'> =>
  ({ body: { id }, staff }) =>
    services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const row = await letterById(tx, id)
        if (!row) throw noSuchLetter()
        const { accountId, caseId, kind } = row
        await recordLook(tx, { staffId: staff.id, accountId, caseId, what: 'letter', why: 'case' }, services.now())
        const all = await shownAtDesk(services, tx, await lettersOf(tx, accountId))
        const found = all.find((one) => one.row.id === id)
        if (!found) throw noSuchLetter()
        const { letter, shown } = found
        const mayCorrect = staff.capabilities.has('decide-cases') && !shown.isReplaced
        const held = letter.sections.map((section) => section.id)
        return {
          ...shown,
          letter,
          correctable: mayCorrect ? correctable[kind].filter((section) => held.includes(section)) : [],
        }
      }),
    )
