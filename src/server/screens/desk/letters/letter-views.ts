import type { DeskListedLetter } from '#contract/letters/desk-letters.ts'
import { type LetterRow, lettersOf } from '../../../clinical/letters/letter-rows.ts'
import { listedLetters } from '../../../clinical/letters/listed-letters.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** The letters about a patient, with their status. Subjects only for those who may see records. */
export const deskLettersOf = async (
  services: Pick<Services, 'vault'>,
  orm: Orm,
  accountId: string,
  seesRecord: boolean,
): Promise<DeskListedLetter[]> =>
  (await letterViews(services, orm, await lettersOf(orm, accountId))).map(({ shown }) =>
    seesRecord ? shown : { ...shown, title: null },
  )

export async function letterViews(services: Pick<Services, 'vault'>, orm: Orm, rows: readonly LetterRow[]) {
  const found = await listedLetters(orm, services.vault, rows)
  const names = await staffNames(
    services,
    orm,
    found.flatMap(({ sendings }) => sendings.flatMap(({ sending: { sentBy, askedBy } }) => sentBy ?? askedBy ?? [])),
  )
  return found.map(({ row, letter, listed, sendings }) => {
    const { id, title, to, writtenOn, version, isReplaced } = listed
    const shown: DeskListedLetter = {
      id,
      kind: row.kind,
      title,
      to,
      writtenOn,
      version,
      isReplaced,
      sendings: sendings.map(({ sending: { sentAt, calledOffAt, askedAt, sentBy, askedBy }, state }) => {
        const who = sentBy ?? askedBy
        return {
          state,
          at: (sentAt ?? calledOffAt ?? askedAt).toISOString(),
          by: who && (names.get(who) ?? null),
        }
      }),
    }
    return { row, letter, shown }
  })
}
