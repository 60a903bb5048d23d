import type { AnyFlow } from '#domain/intake/engine/flow.ts'

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>

const versionsKey = 'questionnaire_versions'

/** Answers from before versions were told apart have none noted. */
const firstVersion = 1

function keptVersions(storage: KeyValueStore): Record<string, unknown> {
  try {
    return { ...JSON.parse(storage.getItem(versionsKey) ?? '{}') }
  } catch {
    return {}
  }
}

/** The version of this questionnaire that the answers kept on this device are answers of. */
export function readSavedVersion(storage: KeyValueStore, { name }: AnyFlow): number {
  const version = keptVersions(storage)[name]
  return typeof version === 'number' ? version : firstVersion
}

/** From now on, what is kept is in the words of the present version. */
export function noteVersion(storage: KeyValueStore, { name, version }: AnyFlow): void {
  const versions = keptVersions(storage)
  if (versions[name] !== version) storage.setItem(versionsKey, JSON.stringify({ ...versions, [name]: version }))
}
