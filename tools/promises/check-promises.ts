import { problemOfProof, type Read } from '../safety/check-controls.ts'
import type { NoPromise, Promises, PublicPromise, Said } from './promise.ts'
import { hasFormOfPromise, type Sentence } from './sentences.ts'

interface Given {
  /** By section. An id that is in two is a problem. */
  readonly sections: Readonly<Record<string, Promises>>
  readonly notPromises: readonly NoPromise[]
  /** Every sentence of the sources. */
  readonly sentences: readonly Sentence[]
  readonly read: Read
}

const keyOf = (file: string, text: string) => `${file}: “${text}”`

const keysOf = (said: Said) =>
  Object.entries(said).flatMap(([file, texts]) => texts.map((text) => keyOf(`src/${file}`, text)))

const keyOfSentence = ({ file, text }: Sentence) => keyOf(file, text)

function problemOfKeeping({ by }: PublicPromise, read: Read): string | null {
  if (by.is !== 'kept') return null
  return read(by.code) === null ? `its capability ${by.code} does not exist` : problemOfProof(by.proof, read)
}

const repeated = (of: readonly string[]) => [...new Set(of.filter((one, place) => of.indexOf(one) !== place))]

/**
 * What is wrong with the promises beside the words and the code of the product. Empty: each is said where it is listed,
 * has its capability and its test, and whatever else sounds like a promise was judged to be none.
 */
export function problemsOfPromises({ sections, notPromises, sentences, read }: Given): string[] {
  const promises = Object.values(sections).flatMap((section) => Object.entries(section))
  const there = new Set(sentences.map(keyOfSentence))
  const promised = new Set(promises.flatMap(([, { said }]) => keysOf(said)))
  const judged = notPromises.flatMap(({ said }) => keysOf(said))
  const sounding = new Set(sentences.filter(hasFormOfPromise).map(keyOfSentence))
  return [
    ...repeated(promises.map(([id]) => id)).map((id) => `${id} is given twice.`),
    ...promises.flatMap(([id, promise]) => [
      ...(keysOf(promise.said).length === 0 ? [`${id} is said nowhere.`] : []),
      ...keysOf(promise.said)
        .filter((key) => !there.has(key))
        .map((key) => `${id} is no longer said in ${key}.`),
      ...[problemOfKeeping(promise, read)].filter((problem) => problem !== null).map((problem) => `${id}: ${problem}.`),
    ]),
    ...repeated(judged).map((key) => `Judged twice to be no promise: ${key}.`),
    ...judged
      .filter((key) => !sounding.has(key))
      .map((key) => `Judged to be no promise, and not there or without the form of one: ${key}.`),
    ...judged.filter((key) => promised.has(key)).map((key) => `Listed as a promise and as none: ${key}.`),
    ...[...sounding]
      .filter((key) => !promised.has(key) && !judged.includes(key))
      .map((key) => `Sounds like a promise, and is neither listed nor judged to be none: ${key}.`),
  ]
}
