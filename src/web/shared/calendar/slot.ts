/** A time that can be had: what London's calendar and clock show. */
export interface Slot {
  readonly date: string
  readonly time: string
  /** With whom, by their id, where that was said. */
  readonly clinicianId?: string | undefined
}

export const isSameSlot = (one: Slot | null, other: Slot | null): boolean =>
  one?.date === other?.date && one?.time === other?.time
