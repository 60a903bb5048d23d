import { mounjaro, wegovy } from './medications.ts'

/** A weight-loss medicine that people tell us of, with the doses it is made in. */
interface KnownMedicine {
  readonly name: string
  /** What else it goes by, in small letters. */
  readonly alsoCalled?: readonly string[]
  /** As they are written and stored, from the lowest. */
  readonly strengths: readonly string[]
  /** Not on the list that is shown, and real all the same. */
  readonly alsoMg?: readonly number[]
  /** Several are taken in a day: a prescribed dose may be a multiple of what the box says. */
  readonly isTakenSeveral?: boolean
}

const strengthsOf = ({ schedule }: typeof wegovy): readonly string[] => schedule.map(({ mg }) => `${mg}mg`)

/**
 * UK product information of each. Wegovy's list is the specification's; 7.2 mg was licensed in January 2026. Rybelsus comes in
 * an old and a new formulation with different figures (MHRA, Drug Safety Update on the transition).
 */
export const knownMedicines: readonly KnownMedicine[] = [
  { name: wegovy.name, strengths: strengthsOf(wegovy), alsoMg: [7.2] },
  { name: 'Ozempic', strengths: ['0.25mg', '0.5mg', '1mg', '2mg'] },
  { name: 'Saxenda', alsoCalled: ['liraglutide'], strengths: ['0.6mg', '1.2mg', '1.8mg', '2.4mg', '3mg'] },
  { name: 'Victoza', strengths: ['0.6mg', '1.2mg', '1.8mg'] },
  { name: 'Rybelsus', strengths: ['1.5mg', '3mg', '4mg', '7mg', '9mg', '14mg'] },
  { name: mounjaro.name, alsoCalled: ['tirzepatide'], strengths: strengthsOf(mounjaro) },
  { name: 'Alli', strengths: ['60mg'], isTakenSeveral: true },
  { name: 'Mysimba', strengths: ['8mg/90mg'], isTakenSeveral: true },
]

/** By what somebody ticked or wrote. Null: we do not know it, or it could be more than one. */
export function knownMedicine(written: string): KnownMedicine | null {
  const words: readonly string[] = written.toLowerCase().match(/[a-z]+/g) ?? []
  const named = knownMedicines.filter(({ name, alsoCalled = [] }) =>
    [name.toLowerCase(), ...alsoCalled].some((one) => words.includes(one)),
  )
  return (named.length === 1 && named[0]) || null
}

/** Whether the medicine is made in this dose, or several of it make one. */
export function existsIn({ strengths, alsoMg = [], isTakenSeveral }: KnownMedicine, mg: number): boolean {
  const made = strengths.flatMap((strength) => (strength.match(/[\d.]+/g) ?? []).map(Number))
  return [...made, ...alsoMg].some((one) => (isTakenSeveral ? mg > 0 && mg % one === 0 : mg === one))
}
