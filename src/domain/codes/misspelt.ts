import type { Term } from './term.ts'

/** Keys beside each other on a British keyboard. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const neighbour = (letter: string): string => {
  const row = rows.find((keys) => keys.includes(letter))
  if (!row) return letter
  const place = row.indexOf(letter)
  return row[place + 1] ?? row[place - 1] ?? letter
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/th/, 't'],
  [/y/, 'i'],
  [/x/, 'ks'],
  [/c(?=[eiy])/, 's'],
  [/c(?![eiyh])/, 'k'],
  [/z/, 's'],
  [/ae|oe/, 'e'],
  [/i/, 'ee'],
  [/o/, 'au'],
  [/e/, 'a'],
]

const sounding = (name: string): string => {
  const [heard, as] = sounds.find(([pattern]) => pattern.test(name)) ?? [/a/, 'er']
  return name.replace(heard, as)
}

const slips: readonly ((name: string, at: number) => string)[] = [
  (name, at) => name.slice(0, at) + name.slice(at + 1),
  (name, at) => name.slice(0, at) + name[at] + name.slice(at),
  (name, at) => name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2),
  (name, at) => name.slice(0, at) + neighbour(name[at] as string) + name.slice(at + 1),
  sounding,
]

/** 500 slips made by rule from every name in turn, at a place that moves from name to name. The first letter is right. */
export const misspelt = (terms: readonly Term[]): (readonly [written: string, meant: Term])[] => {
  const long = terms.filter(({ name }) => name.length >= 5)
  const all: (readonly [string, Term])[] = []
  for (let number = 0; all.length < 500; number += 1) {
    const meant = long[(number * 7) % long.length] as Term
    const name = meant.name.toLowerCase()
    const made = slips[number % slips.length] as (typeof slips)[number]
    const written = made(name, 1 + (number % (name.length - 2)))
    if (written !== name) all.push([written, meant])
  }
  return all
}
