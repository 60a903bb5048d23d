/** Pseudo-random numbers seeded by a word, so that a picture stays the same. */
export interface Dice {
  between(least: number, most: number): number
  whole(least: number, most: number): number
  pick<Thing>(things: readonly Thing[]): Thing
  chance(): boolean
}

export function diceOf(word: string): Dice {
  let state = hashOf(word)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between: (least, most) => least + next() * (most - least),
    whole,
    pick: (things) => things[whole(0, things.length - 1)] as (typeof things)[number],
    chance: () => next() < 0.5,
  }
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (const character of word) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash
}
