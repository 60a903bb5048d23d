import { type KeyIn, storedOnDevice, type Whose } from '#content/stored-on-device.ts'

/** What is kept in this browser, from the one table of it: a key that is not there does not compile. */
export type DeviceKey = KeyIn<'device'>
export type TabKey = KeyIn<'tab'>

type Kept = 'device' | 'tab'

const keysIn = <Place extends Kept>(place: Place) =>
  Object.fromEntries(
    Object.values(storedOnDevice).flatMap((row) =>
      row.place === place ? row.keys.map((key) => [key, row.whose]) : [],
    ),
  ) as Readonly<Record<KeyIn<Place>, Whose>>

export const deviceKeys = keysIn('device')
export const tabKeys = keysIn('tab')

export const keysOf = <Key extends string>(keys: Readonly<Record<Key, Whose>>, ...whose: readonly Whose[]): Key[] =>
  (Object.keys(keys) as Key[]).filter((key) => whose.includes(keys[key]))
