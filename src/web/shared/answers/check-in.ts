import type { MyCheckIn } from '#contract/treatment/check-in.ts'
import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import { writeProgress } from '#domain/intake/engine/saved-progress.ts'
import { callApi } from '#web/browser/api.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { loadQuestionnaire } from './load-questionnaire.ts'
import { createQuestionnaire, progressKey, type Questionnaire } from './questionnaire.ts'
import { noteVersion } from './saved-version.ts'

export type OpenCheckIn = NonNullable<MyCheckIn['open']>

const key = 'check_in_kept'
/** Which check-in was opened here since somebody signed in last: what is kept of another is not theirs to see. */
const hereKey = 'check_in_here'
const syncKey = 'questionnaire_sync'

/** A check-in as this device has it: what it was told of it, and what browser storage would hold. */
interface Kept {
  readonly open: OpenCheckIn
  readonly items: Readonly<Record<string, string>>
}

function readKept(): Kept | null {
  try {
    const kept = JSON.parse(deviceStorage.getItem(key) ?? 'null') as Kept | null
    return typeof kept?.open?.id === 'string' && typeof kept.items === 'object' ? kept : null
  } catch {
    return null
  }
}

export const forgetCheckIn = (): void => deviceStorage.removeItem(key)

/** What is kept here of their check-in, for whoever has no connection. Null: nothing. */
export function savedCheckIn(): OpenCheckIn | null {
  const kept = readKept()
  return kept && deviceStorage.getItem(hereKey) === kept.open.id ? kept.open : null
}

function revisionIn(items: Kept['items']): number {
  try {
    const revision: unknown = JSON.parse(items[syncKey] ?? '{}')[flow.name]
    return typeof revision === 'number' ? revision : 0
  } catch {
    return 0
  }
}

const asSaved = ({ ansData, revision }: OpenCheckIn): Kept['items'] => ({
  ...(ansData === null ? {} : { [progressKey]: writeProgress({ data: JSON.parse(ansData), stepHistory: [] }) }),
  // Also where nothing is saved yet: another tab may save first, and is not to be written over.
  [syncKey]: JSON.stringify({ [flow.name]: revision }),
})

/** What was answered here last counts, unless it was answered elsewhere since. */
function itemsOf(open: OpenCheckIn): Map<string, string> {
  const kept = readKept()
  const isNewest = kept?.open.id === open.id && revisionIn(kept.items) >= open.revision
  return new Map(Object.entries(isNewest ? kept.items : asSaved(open)))
}

function storageFor(open: OpenCheckIn): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = itemsOf(open)
  const keep = () =>
    deviceStorage.setItem(key, JSON.stringify({ open, items: Object.fromEntries(items) } satisfies Kept))
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      items.set(name, value)
      keep()
    },
    removeItem(name) {
      items.delete(name)
      keep()
    },
  }
}

/** The check-in of whoever is signed in: kept here while it is answered, so that no connection is needed meanwhile. */
export function createCheckIn(open: OpenCheckIn): Questionnaire {
  const storage = storageFor(open)
  deviceStorage.setItem(hereKey, open.id)
  noteVersion(storage, flow)
  const questionnaire = createQuestionnaire({
    flow,
    storage,
    tab: randomUuid(),
    log: (message) => console.warn(message),
    call: async ({ questionnaire_type: _, uniqueId: __, ...body }, signal) => {
      const given = { ...body, id: open.id, version: flow.version }
      const reply = await callApi('save_check_in', given, signal)
      return { ...reply, data: reply.data && { ...reply.data, uniqueId: open.id } }
    },
  })
  loadQuestionnaire(questionnaire)
  // Of before the page was left: it may never have reached us.
  if (Object.keys(questionnaire.answers()).length > 0) void questionnaire.saver.save()
  return questionnaire
}
