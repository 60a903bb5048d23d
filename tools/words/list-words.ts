/**
 * Lists every string that a person can read, with where it is shown.
 *
 *   npm run words                           all
 *   npm run words -- refund                 those with a word in them
 *   npm run words -- --kind=letter refund   of one kind
 */

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readWords, type Word, wordKinds } from './read-words.ts'

const { values, positionals } = parseArgs({ options: { kind: { type: 'string' } }, allowPositionals: true })
const { kind } = values
const wanted = positionals.join(' ').toLowerCase()

if (kind !== undefined && !wordKinds.some((known) => known === kind)) {
  console.error(`There is no kind "${kind}". Choose one of: ${wordKinds.join(', ')}.`)
  process.exit(1)
}

const words = readWords(fileURLToPath(new URL('../..', import.meta.url))).filter(
  (word) => (kind === undefined || word.kind === kind) && word.text.toLowerCase().includes(wanted),
)

const shownIn = ({ shown }: Word) =>
  shown.length > 3 ? `${shown.slice(0, 3).join(', ')} and ${shown.length - 3} more` : shown.join(', ')
const where = (word: Word) => (word.shown.length === 0 ? word.kind : `${word.kind}: ${shownIn(word)}`)

for (const word of words) console.info(`${word.file}:${word.line} [${where(word)}] ${word.text.replaceAll('\n', '⏎')}`)

const counts = wordKinds
  .map((one) => [one, words.filter((word) => word.kind === one).length] as const)
  .filter(([, count]) => count > 0)
console.error([`${words.length} strings`, ...counts.map(([one, count]) => `${one} ${count}`)].join(', '))
