import { writeFileSync } from 'node:fs'
import { notPromises } from './not-promises.ts'
import { keepers, type PublicPromise, type Said } from './promise.ts'
import { sections } from './promises.ts'

export const page = 'docs/promises.md'

const row = (...cells: readonly (string | number)[]) => `| ${cells.map((cell) => String(cell)).join(' | ')} |`

const table = (head: readonly string[], rows: readonly string[]) => [
  row(...head),
  row(...head.map(() => '---')),
  ...rows,
]

const linkTo = (path: string) => `[${path.split('/').at(-1)}](../${path})`

type Entry = readonly [id: string, promise: PublicPromise]

const all: readonly Entry[] = Object.values(sections).flatMap((section) => Object.entries(section))

const idNumber = (id: string) => Number(id.slice('PR-'.length))

const sentencesOf = (said: Said) => Object.values(said).flat().length

/** In an article a sentence can have a link or stand in a table. */
const quoted = (text: string) => text.replaceAll('|', '\\|').replaceAll('](', ']\\(')

/** One line for each file. */
const saidLines = (said: Said) =>
  Object.entries(said).map(
    ([file, texts]) => `${linkTo(`src/${file}`)}: ${texts.map((text) => `“${quoted(text)}”`).join(' ')}`,
  )

const keptBy = ({ by }: PublicPromise): string[] => {
  switch (by.is) {
    case 'kept':
      return [
        `- Kept by ${linkTo(by.code)}`,
        `- Proven by “${by.proof.title}”${by.proof.row ? `, row “${by.proof.row}”,` : ''} in ${linkTo(by.proof.file)}`,
      ]
    case 'people':
      return [`- Kept by people: ${by.who}, ${by.when}`]
    case 'awaiting':
      return [`- **Awaiting: ${by.capability}**`]
  }
}

const linesOf = ([id, promise]: Entry): string[] => [
  `### ${id}`,
  '',
  promise.promise,
  '',
  ...keptBy(promise),
  ...saidLines(promise.said).map((line) => `- ${line}`),
  '',
]

export function promisesDocument(): string {
  const kept = all.filter(([, { by }]) => by.is === 'kept')
  const byPeople = all.filter(([, { by }]) => by.is === 'people')
  const awaited = all.flatMap(([id, promise]) =>
    promise.by.is === 'awaiting' ? [{ id, promise, by: promise.by }] : [],
  )
  const anchor = (id: string) => `[${id}](#${id.toLowerCase()})`
  return [
    '# Promises',
    '',
    'Written from the code by `npm run promises:docs`; a test fails when this page is out of date. Change the data in',
    '`tools/promises`, not this page.',
    '',
    'What we promise on public pages, in mails and texts, in policies and consents: each sentence as it stands in the words, what keeps',
    'it, and the test that fails without it. `npm run check` refuses a promise whose words, capability or test are gone, and a sentence',
    'that sounds like a promise and was not judged. [Why](decisions/0194-list-every-public-promise-with-its-proof.md).',
    '',
    ...(awaited.length === 0
      ? ['## Nothing is awaited', '', 'Every promise is kept.', '']
      : [
          '## Not kept yet',
          '',
          `**We say ${awaited.length === 1 ? 'this' : `these ${awaited.length} things`}, and nothing does ${awaited.length === 1 ? 'it' : 'them'} yet.** Do not open to patients who pay before they are kept or no longer said.`,
          '',
          ...table(
            ['promise', 'says', 'awaits', 'sentences'],
            awaited.map(({ id, promise, by }) =>
              row(`**${anchor(id)}**`, promise.promise, `**${by.capability}**`, sentencesOf(promise.said)),
            ),
          ),
          '',
        ]),
    '## In figures',
    '',
    ...table(
      ['', 'promises', 'sentences'],
      (
        [
          ['kept by a capability with a test', kept],
          ['kept by people', byPeople],
          ['awaiting a capability', awaited.map(({ id, promise }) => [id, promise] as const)],
        ] as const
      ).map(([name, of]) =>
        row(
          name,
          of.length,
          of.reduce((sum, [, { said }]) => sum + sentencesOf(said), 0),
        ),
      ),
    ),
    '',
    'A sentence that promises several things counts for each.',
    '',
    '## Kept by people',
    '',
    'What no software can do. The operator names somebody for each.',
    '',
    ...table(
      ['who', 'when', 'what', 'promise'],
      keepers.flatMap((who) =>
        byPeople.flatMap(([id, { promise, by }]) =>
          by.is === 'people' && by.who === who ? [row(who, by.when, promise, anchor(id))] : [],
        ),
      ),
    ),
    '',
    ...Object.entries(sections).flatMap(([heading, section]) => [
      `## ${heading}`,
      '',
      ...Object.entries(section)
        .toSorted(([one], [other]) => idNumber(one) - idNumber(other))
        .flatMap(linesOf),
    ]),
    '## Judged to be no promise',
    '',
    'Sentences that sound like one, by the reason why they are none. They are listed in',
    `${linkTo('tools/promises/not-promises.ts')}.`,
    '',
    ...table(
      ['because', 'sentences'],
      notPromises.map(({ because, said }) => row(because, sentencesOf(said))),
    ),
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(page, promisesDocument())
