type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>

const syncKey = 'questionnaire_sync'

/** The revision of each flow as last acknowledged; damaged notes are as good as none. */
export function savedRevisions(storage: KeyValueStore): Record<string, unknown> {
  try {
    return { ...JSON.parse(storage.getItem(syncKey) ?? '{}') }
  } catch {
    return {}
  }
}

export const noteRevision = (storage: KeyValueStore, flow: string, revision: number): void =>
  storage.setItem(syncKey, JSON.stringify({ ...savedRevisions(storage), [flow]: revision }))
