import { historyEntryWords } from '#content/cases/clinical-history.ts'
import { healthListWords as words } from '#content/codes/health-list.ts'
import { stopOfListed } from '#domain/clinical/listed-conditions.ts'
import { isListed, type ListEnd, type ListKind, mostListed } from '#domain/codes/health-list.ts'
import { plainName, type Term } from '#domain/codes/term.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { termPicked } from '../../intake/codes/picked-term.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { writeHistory } from '../history/entries.ts'
import { addToList, endInList, type StoredListEntry, storedList } from '../history/health-list.ts'
import { lockCasesOf, reassessCase } from './reassess-case.ts'

interface Added {
  readonly id: string
  readonly kind: ListKind
  readonly written: string
  readonly picked: Pick<Term, 'system' | 'code' | 'name'> | null
  readonly replaces: string | null
}

type Changing = Pick<Services, 'vault' | 'now' | 'log'>

/** What the patient wrote in answers and nobody has put on this list, as `answersNotOnHealthList` reads it. */
type StillWritten = (
  services: Changing,
  tx: Orm,
  accountId: string,
  stored: readonly StoredListEntry[],
) => Promise<readonly { readonly kind: ListKind; readonly words: string }[]>

/** `staffId`: null for the patient, who changes only what they added themselves. */
interface By {
  readonly accountId: string
  readonly staffId: string | null
}

/**
 * Something is put on a patient’s list by a person: only what was picked is coded, and its name and code are those of our
 * list, not those that were sent. What rules our medicines out is kept in the clinical history as well. A name is listed
 * once, whoever adds it.
 */
export async function addListed(
  services: Changing,
  tx: Orm,
  { accountId, staffId }: By,
  added: Added,
  stillWritten: StillWritten,
): Promise<{ readonly already: boolean }> {
  const { vault, now } = services
  const { id, kind, written, replaces } = added
  const picked = added.picked && (await termPicked(tx, kind, added.picked))
  if (picked === undefined) throw new ApiError(422, words.notListed)
  const held = await lockCasesOf(tx, accountId)
  await lockAccount(tx, accountId)
  const before = await storedList(tx, vault, accountId)
  // Sent again.
  if (before.some(({ row }) => row.id === id)) return { already: false }
  const naming = { kind, written, name: picked?.name ?? null }
  if (replaces === null && isListed(listedIn(before), naming)) {
    // Words that the patient wrote in answers still get their name: it is what says that they were checked.
    const inAnswers = await stillWritten(services, tx, accountId, before)
    const words = plainName(written)
    if (!inAnswers.some((one) => one.kind === kind && plainName(one.words) === words)) return { already: true }
  }
  if (before.filter(({ row }) => row.endedAt === null).length >= mostListed) throw new ApiError(409, words.full)
  if (replaces !== null) {
    const replaced = before.find(({ row }) => row.id === replaces)
    const isTeams = staffId === null && replaced !== undefined && replaced.row.staffId !== null
    if (isTeams) throw new ApiError(409, words.byTeam)
    const isEnded = await endInList(tx, accountId, replaces, { as: 'replaced', by: staffId, at: now() })
    if (!isEnded) throw new ApiError(409, words.changed)
  }
  const isNew = await addToList(tx, vault, accountId, { id, kind, written, picked, staffId, at: now() })
  // The id belongs to an entry of another person.
  if (!isNew) throw new ApiError(409, words.changed)
  const stop = stopOfListed({ kind, substance: picked?.substance ?? null })
  if (stop !== null && picked) {
    await writeHistory(tx, vault, accountId, [
      {
        kind: stop === 'reaction-before' ? 'reaction' : 'stop',
        code: stop,
        words: historyEntryWords.listed(picked.name),
        said: written,
        source: 'health list',
        occasion: `health-list/${id}`,
        staffId,
        at: now(),
      },
    ])
  }
  await reassessCase(services, tx, held)
  return { already: false }
}

const listedIn = (stored: readonly StoredListEntry[]) =>
  stored
    .filter(({ row }) => row.endedAt === null)
    .map(({ row, written, picked }) => ({ kind: row.kind, written, name: picked?.name ?? null }))

/** It is taken off the list, and stays on the record. */
export async function endListed(services: Changing, tx: Orm, { accountId, staffId }: By, id: string): Promise<void> {
  const { vault, now } = services
  const held = await lockCasesOf(tx, accountId)
  await lockAccount(tx, accountId)
  const found = (await storedList(tx, vault, accountId)).find(({ row }) => row.id === id)
  if (staffId === null && found && found.row.staffId !== null) throw new ApiError(409, words.byTeam)
  const as: ListEnd = 'not taken'
  const isEnded = await endInList(tx, accountId, id, { as, by: staffId, at: now() })
  // For the patient it is off, and that is what they asked for.
  if (!isEnded && staffId !== null) throw new ApiError(404, words.noEntry)
  await reassessCase(services, tx, held)
}
