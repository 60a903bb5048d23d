import { type Medicine, medicines } from './medicines.ts'

/** A weight-loss medicine that patients report, with the doses it is made in. */
interface KnownMedicine {
  readonly name: string
  /** Other names, in lower case. */
  readonly alsoCalled?: readonly string[]
  /** As written and stored, lowest first. */
  readonly strengths: readonly string[]
  /** A real dose that is not on the list shown. */
  readonly alsoMg?: readonly number[]
  /** Several units are taken in a day: a prescribed dose may be a multiple of the strength on the box. */
  readonly isTakenSeveral?: boolean
  /** It acts as ours do: no patient may use two of them at once. */
  readonly isSameKind: boolean
  /** The first questionnaire names it. */
  readonly isNamed: boolean
  /** Its name in the medical history form's question about current use; null: it is not asked about. */
  readonly askedAs: string | null
}

const ours = ({ key, name, doses, alsoCalled, alsoMadeInMg }: Medicine): KnownMedicine => ({
  name,
  strengths: doses.map(({ mg }) => `${mg}mg`),
  ...(alsoCalled.length > 0 && { alsoCalled }),
  ...(alsoMadeInMg.length > 0 && { alsoMg: alsoMadeInMg }),
  isSameKind: true,
  isNamed: true,
  askedAs: key,
})

/** UK product information of each. Rybelsus comes in an old and a new formulation with different figures (MHRA). */
const others: readonly KnownMedicine[] = [
  {
    name: 'Ozempic',
    strengths: ['0.25mg', '0.5mg', '1mg', '2mg'],
    isSameKind: true,
    isNamed: true,
    askedAs: 'semaglutide',
  },
  {
    name: 'Saxenda',
    alsoCalled: ['liraglutide'],
    strengths: ['0.6mg', '1.2mg', '1.8mg', '2.4mg', '3mg'],
    isSameKind: true,
    isNamed: true,
    askedAs: 'liraglutide',
  },
  {
    name: 'Victoza',
    strengths: ['0.6mg', '1.2mg', '1.8mg'],
    isSameKind: true,
    isNamed: false,
    askedAs: 'liraglutide',
  },
  {
    name: 'Rybelsus',
    strengths: ['1.5mg', '3mg', '4mg', '7mg', '9mg', '14mg'],
    isSameKind: true,
    isNamed: true,
    askedAs: 'semaglutide',
  },
  { name: 'Alli', strengths: ['60mg'], isTakenSeveral: true, isSameKind: false, isNamed: true, askedAs: null },
  { name: 'Mysimba', strengths: ['8mg/90mg'], isTakenSeveral: true, isSameKind: false, isNamed: true, askedAs: null },
]

/** The specification's order: of several that were taken, the first is asked about. */
const order = ['Wegovy', 'Ozempic', 'Saxenda', 'Victoza', 'Rybelsus', 'Mounjaro', 'Alli', 'Mysimba']

const placeOf = ({ name }: KnownMedicine): number => (order.includes(name) ? order.indexOf(name) : order.length)

export const knownMedicines: readonly KnownMedicine[] = [...medicines.map(ours), ...others].toSorted(
  (one, other) => placeOf(one) - placeOf(other),
)

/** By an option or free text. Null: unknown, or it could be more than one. */
export function knownMedicine(written: string): KnownMedicine | null {
  const words: readonly string[] = written.toLowerCase().match(/[a-z]+/g) ?? []
  const named = knownMedicines.filter(({ name, alsoCalled = [] }) =>
    [name.toLowerCase(), ...alsoCalled].some((one) => words.includes(one)),
  )
  return (named.length === 1 && named[0]) || null
}

/** Whether the medicine is made in this dose, or several units add up to it. */
export function existsIn({ strengths, alsoMg = [], isTakenSeveral }: KnownMedicine, mg: number): boolean {
  const made = strengths.flatMap((strength) => (strength.match(/[\d.]+/g) ?? []).map(Number))
  return [...made, ...alsoMg].some((one) => (isTakenSeveral ? mg > 0 && mg % one === 0 : mg === one))
}
