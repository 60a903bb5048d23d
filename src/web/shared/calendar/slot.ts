/** A time that can be had: what London's calendar and clock show. */
export interface Slot {
  readonly date: string
  readonly time: string
}

export const isSameSlot = (one: Slot | null, other: Slot | null): boolean =>
  one?.date === other?.date && one?.time === other?.time
