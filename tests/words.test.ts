import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { readImports } from '../tools/imports/read-imports.ts'
import { readWords, type Word, wordKinds } from '../tools/words/read-words.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const words = readWords(root)
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('npm run words', () => {
  test.each([
    ['screen', 4_000],
    ['email', 200],
    ['text', 4],
    ['letter', 150],
    ['pdf', 3],
    ['error', 150],
    ['alert', 10],
    ['command', 150],
    ['document', 500],
  ] as const)('finds strings of the kind "%s"', (kind, least) => {
    expect(words.filter((word) => word.kind === kind).length).toBeGreaterThanOrEqual(least)
  })

  const planted = mkdtempSync(join(tmpdir(), 'larkwell-words-'))
  afterAll(() => rmSync(planted, { recursive: true }))

  test('finds each string that is planted, with its line and where it is shown, and no ids or code', () => {
    const files = {
      'src/content/orders/planted.ts': `export const planted = {\n  id: 'no-word',\n  pack: 'plantedpen',\n  says: (days: number) => \`Planted for \${days} days\`,\n}\n`,
      'src/content/notifications/planted.ts': "export const plantedEmail = () => ({ subject: 'Planted subject' })\n",
      'src/content/letters/planted.ts': "export const title = 'Planted letter'\n",
      'src/content/site/blog/planted.md': 'A planted article.\n\n```sh\nplanted code\n```\n',
      'src/web/account/orders/planted.tsx':
        'import { planted } from \'../../../content/orders/planted.ts\'\nexport const Planted = () => <p aria-label="Planted label">Planted text {planted.says(3)}</p>\n',
      'src/server/planted.ts': "export const fail = () => { throw new Error('Planted error.') }\n",
      'src/server/app/commands/planted.ts': "console.info('Planted output')\nrun('select planted from rows')\n",
      'deploy/prometheus/alerts.yml': 'annotations: { summary: "Planted alert." }\n',
      'README.md': 'A planted document.\n',
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(planted, file)), { recursive: true })
      writeFileSync(join(planted, file), text)
    }
    const found = readWords(planted).map(({ kind, file, line, text }) => [kind, file, line, text])
    expect(found).toEqual([
      ['letter', 'src/content/letters/planted.ts', 1, 'Planted letter'],
      ['email', 'src/content/notifications/planted.ts', 1, 'Planted subject'],
      ['screen', 'src/content/orders/planted.ts', 3, 'plantedpen'],
      ['screen', 'src/content/orders/planted.ts', 4, 'Planted for {days} days'],
      ['screen', 'src/content/site/blog/planted.md', 1, 'A planted article.'],
      ['screen', 'src/web/account/orders/planted.tsx', 2, 'Planted label'],
      ['screen', 'src/web/account/orders/planted.tsx', 2, 'Planted text'],
      ['error', 'src/server/planted.ts', 1, 'Planted error.'],
      ['command', 'src/server/app/commands/planted.ts', 1, 'Planted output'],
      ['alert', 'deploy/prometheus/alerts.yml', 1, 'Planted alert.'],
      ['document', 'README.md', 1, 'A planted document.'],
    ])
    const shown = readWords(planted).find(({ text }) => text === 'plantedpen')?.shown
    expect(shown).toEqual(['web/account/orders'])
    expect(new Set(found.map(([kind]) => kind)).size).toBe(wordKinds.length - 2)
  })
})

/** The folders and files of src/content. */
const places = [...new Set(globSync('src/content/**/*.{ts,md}', { cwd: root }).map((file) => file.split('/')[2] ?? ''))]
const placeOf = (file: string) => file.split('/')[2] ?? ''
const inContent = words.filter(({ file }) => file.startsWith('src/content/'))

/** Phrases that no native speaker writes, and vague names for people, with what to write instead. */
const notPlain: readonly (readonly [RegExp, string])[] = [
  [/nothing speaks against/i, 'nothing found against it'],
  [/\bwhat came in\b/i, 'name it: new orders, messages received'],
  [/\b(?:taken?|taking|took) (?:it |them )?up again\b/i, 'restarted'],
  [/\bmood sinks\b/i, 'low mood'],
  [/\bdrawn by lot\b/i, 'picked at random'],
  [/\bhalf[- ]minute\b/i, '30 seconds, or undo'],
  [/\bno longer to be had\b/i, 'no longer available'],
  [/\bstands there before you press\b/i, 'shown before you confirm'],
  [/\bfor so long\b/i, 'the figure'],
  [/\b(?:weight and height|height and weight)\b[^.]* seen\b/i, 'checked (patient), verified (desk)'],
  [/at most (?:\d+|\{[^}]*\}) short questions/i, 'up to'],
  [/\bhave to lie between\b/i, 'leave at least … between'],
  [/\b(?:goes|go) on (?:again|unchanged)\b/i, 'continues'],
  [/\blost a letter on the way\b/i, 'may be incomplete'],
  [/\bneeds your yes\b/i, 'needs your agreement'],
  [/\bput (?:somebody|someone) on call\b/i, 'add to the rota'],
  [/\bthere is no such\b/i, 'could not be found, does not exist'],
  [/\bsomebody(?:’s)?\b/i, 'the patient, the prescriber, someone'],
  [/\bwhoever\b/i, 'the role'],
  [/\bwhat of whom\b/i, 'which record'],
  [/\b(?:nobody|nothing) in particular\b/i, 'none'],
  [/\bthat you (?:looked|read it) is written down\b/i, 'the access log records'],
  [/\bwhat they told you\b/i, 'an email address, phone number or reference'],
]

/** Sentences of the specification, and words that are only stored: they stay to the letter. */
const specified: readonly string[] = ['Your mood sinks, or you think of harming yourself']

const problemsIn = (text: string): string[] =>
  specified.includes(text)
    ? []
    : notPlain.flatMap(([phrase, instead]) => {
        const found = phrase.exec(text)?.[0]
        return found === undefined ? [] : [`"${found}": ${instead}`]
      })

const told = ({ file, line, text }: Word) => problemsIn(text).map((problem) => `${file}:${line} ${problem}`)

describe('plain words (words.md, rule 4)', () => {
  test.each(places)('src/content/%s says none of the phrases', (place) => {
    expect(inContent.filter(({ file }) => placeOf(file) === place).flatMap(told)).toEqual([])
  })

  test.each(places)('src/content/%s names the actor in its comments, too', (place) => {
    const files = globSync([`src/content/${place}/**/*.ts`, `src/content/${place}`], { cwd: root })
    const comments = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [...read(file).matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)].map(([text]) => ({ file, text })))
    expect(comments.filter(({ text }) => /\b(?:somebody|whoever)\b/i.test(text))).toEqual([])
  })

  test.each([
    'Nothing speaks against it',
    'Paused until it is taken up again',
    'Your mood sinks',
    'At most {questions} short questions',
    'Whoever is on call hears by text',
    'Somebody may not be safe',
  ])('finds “%s”', (text) => expect(problemsIn(text)).not.toEqual([]))
})

/** One concept, one word at the desk. Each pattern is another name for it. */
const deskTerms: Readonly<Record<string, readonly RegExp[]>> = {
  refund: [
    /\bgiv(?:e|en|es|ing) (?:it|the money|money) back\b/i,
    /\bmoney (?:goes|went|to go) back\b/i,
    /\bgive[- ]back\b/i,
  ],
  payment: [/\bthe money of (?:this|the)\b/i],
  unassign: [/\breleas\w+ (?:a|the|this) case\b/i, /\blets? (?:it |the case )?go\b/i],
  'second signature': [/^senior$/i, /\b(?:a|the|needs?) senior\b/i, /\bcountersignatures?\b/i],
  caution: [/^look$/i, /\bnone to look at\b/i],
  overdue: [/\bover by\b/i, /^late$/i],
  'operations inbox': [/\bwatch\b/i],
  'check-in review': [/\bcheck-ins? to look at\b/i, /\blook at (?:a|the|this) check-in\b/i],
  outcome: [/\bwhat (?:became|has become|came) of\b/i],
  'clinic cancellation': [/\bcancel(?:led)? by us\b/i],
  rationale: [/\bwhy it is right\b/i],
  'needs contact': [/\bneeds? a word\b/i],
  acknowledge: [/\bI have it\b/, /\bhave said that they have it\b/i],
  'reported (by the patient)': [/\bthey told of\b/i],
  withdrawn: [/\btak(?:e|en|ing) it back\b/i, /^taken back\b/i],
  'signature invalid': [/\bsignature does not fit\b/i],
  returned: [/\bgiven back by\b/i],
  'cancelled (a prescription)': [/\bprescription (?:was|is) taken back\b/i],
  appointment: [/\bvisits?\b/i],
  parcel: [/\bpackages?\b/i],
  batch: [/\blot (?:number|no)\b/i],
}

/** Files of words that the desk shows and no patient's screen does. */
const deskFiles = (() => {
  const users = Map.groupBy(
    readImports(root).filter(({ from, to }) => to.startsWith('src/content/') && from.startsWith('src/web/')),
    ({ to }) => to,
  )
  const isDesk = (file: string) => file.startsWith('src/web/desk/')
  return [...users]
    .filter(
      ([, all]) =>
        all.some(({ from }) => isDesk(from)) && all.every(({ from }) => isDesk(from) || from.includes('.test.')),
    )
    .map(([file]) => file)
    .sort()
})()

const otherNamesIn = (text: string): string[] =>
  Object.entries(deskTerms).flatMap(([term, others]) => {
    const found = others.map((other) => other.exec(text)?.[0]).find((name) => name !== undefined)
    return found === undefined ? [] : [`"${found}": ${term}`]
  })

describe('a desk term has one name', () => {
  test('files of the desk are found', () => {
    expect(deskFiles.length).toBeGreaterThan(20)
    expect(deskFiles).toContain('src/content/letters/desk-letters.ts')
  })

  test.each(deskFiles)('%s', (file) => {
    const found = words
      .filter((word) => word.file === file)
      .flatMap(({ line, text }) => otherNamesIn(text).map((name) => `${file}:${line} ${name}`))
    expect(found).toEqual([])
  })

  test.each(['Late', 'The money of this order', 'Release the case', 'What became of it', 'Needs a word', 'Watch'])(
    'finds “%s”',
    (text) => expect(otherNamesIn(text)).not.toEqual([]),
  )
})
