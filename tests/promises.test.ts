import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { problemsOfPromises } from '../tools/promises/check-promises.ts'
import { notPromises } from '../tools/promises/not-promises.ts'
import { awaiting, kept, type NoPromise, type Promises, people } from '../tools/promises/promise.ts'
import { sections } from '../tools/promises/promises.ts'
import { hasFormOfPromise, type Sentence, sentencesIn, split } from '../tools/promises/sentences.ts'
import { page, promisesDocument } from '../tools/promises/write-docs.ts'
import { sourcesIn } from '../tools/safety/check-controls.ts'

const root = process.cwd()
const sentences = sentencesIn(root)

it('docs/promises.md is up to date (npm run promises:docs)', () => {
  expect(existsSync(page) && readFileSync(page, 'utf8')).toBe(promisesDocument())
})

it('every promise is said, has its capability and its test, and nothing else sounds like one', () => {
  expect(problemsOfPromises({ sections, notPromises, sentences, read: sourcesIn(root) })).toEqual([])
})

it('reads public pages, questionnaires, policies, consents, mails and texts', () => {
  const files = new Set(sentences.map(({ file }) => file))
  for (const file of [
    'content/brand.ts',
    'content/site/faq.ts',
    'content/site/blog/what-happens-at-an-adhd-assessment.md',
    'content/site/policies/privacy-policy.ts',
    'content/intake/my-consents.ts',
    'content/appointments/booking-consents.ts',
    'content/checkout/order-summary.ts',
    'content/notifications/parcel.ts',
    'content/notifications/otp.ts',
    'domain/intake/weight-management/special-offers.ts',
  ])
    expect(files).toContain(`src/${file}`)
  expect([...files].filter((file) => /to-staff|staff-invitation|\.test\.ts/.test(file))).toEqual([])
})

const planted = mkdtempSync(join(tmpdir(), 'larkwell-promises-'))
afterAll(() => rmSync(planted, { recursive: true }))

describe('a planted violation is found', () => {
  const promises: Promises = {
    'PR-1': {
      promise: 'Post is free.',
      by: kept('src/post.ts', 'src/post.test.ts', 'costs nothing'),
      said: { 'content/site/planted.ts': ['Post is free.'] },
    },
  }
  const none: NoPromise[] = [{ because: 'A greeting.', said: { 'content/site/planted.ts': ['We say hello.'] } }]
  const words = `export const planted = { one: 'Post is free.', two: 'We say hello.' }\n`
  const sources = { 'src/post.ts': 'export const post = 0\n', 'src/post.test.ts': `it('costs nothing', () => {})\n` }

  /** What the check says about a small product with these words, promises and sources. */
  function problems({
    content = words,
    of = { Post: promises },
    judged = none,
    files = sources,
  }: {
    readonly content?: string
    readonly of?: Readonly<Record<string, Promises>>
    readonly judged?: readonly NoPromise[]
    readonly files?: Readonly<Record<string, string>>
  }) {
    const file = join(planted, 'src/content/site/planted.ts')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    return problemsOfPromises({
      sections: of,
      notPromises: judged,
      sentences: sentencesIn(planted),
      read: (path) => (files as Readonly<Record<string, string>>)[path] ?? null,
    })
  }

  it('and a product as it should be has none', () => {
    expect(problems({})).toEqual([])
  })

  it('words that are gone, by one letter', () => {
    expect(problems({ content: words.replace('Post is free', 'Post is free of charge') })).toEqual([
      'PR-1 is no longer said in src/content/site/planted.ts: “Post is free.”.',
      'Sounds like a promise, and is neither listed nor judged to be none: src/content/site/planted.ts: “Post is free of charge.”.',
    ])
  })

  it('a capability that is gone', () => {
    expect(problems({ files: { 'src/post.test.ts': sources['src/post.test.ts'] } })).toEqual([
      'PR-1: its capability src/post.ts does not exist.',
    ])
  })

  it('a test file that is gone, and a title that is in a comment alone', () => {
    expect(problems({ files: { 'src/post.ts': sources['src/post.ts'] } })).toEqual([
      'PR-1: its test file src/post.test.ts does not exist.',
    ])
    expect(problems({ files: { ...sources, 'src/post.test.ts': '// costs nothing\n' } })).toEqual([
      'PR-1: src/post.test.ts has no test “costs nothing”.',
    ])
  })

  it('a sentence that sounds like a promise and that nobody has judged', () => {
    const more = words.replace(' }', `, three: (days: number) => \`Read this. We answer within \${days} days.\` }`)
    expect(problems({ content: more })).toEqual([
      'Sounds like a promise, and is neither listed nor judged to be none: src/content/site/planted.ts: “We answer within {days} days.”.',
    ])
  })

  it('a judgement about words that are gone, given twice, or about a promise', () => {
    const gone: NoPromise = { because: 'A farewell.', said: { 'content/site/planted.ts': ['We say goodbye.'] } }
    expect(problems({ judged: [...none, gone] }).join()).toContain('not there or without the form of one')
    expect(problems({ judged: [...none, ...none] }).join()).toContain('Judged twice')
    const both: NoPromise = { because: 'A price.', said: { 'content/site/planted.ts': ['Post is free.'] } }
    expect(problems({ judged: [...none, both] }).join()).toContain('as a promise and as none')
  })

  it('an id that is given twice, and a promise that is said nowhere', () => {
    expect(problems({ of: { Post: promises, Again: promises } })).toEqual(['PR-1 is given twice.'])
    const unsaid: Promises = { 'PR-2': { promise: 'Unsaid.', by: awaiting('post'), said: {} } }
    expect(problems({ of: { Post: { ...promises, ...unsaid } } })).toEqual(['PR-2 is said nowhere.'])
  })

  it('but none where people keep it, or where it is named as awaited', () => {
    for (const by of [people('support', 'always'), awaiting('post')])
      expect(
        problems({ of: { Post: { 'PR-1': { ...promises['PR-1'], by } as Promises[`PR-${number}`] } }, files: {} }),
      ).toEqual([])
  })
})

describe('the form of a promise', () => {
  const sounds = (text: string, file = 'src/content/site/faq.ts') =>
    hasFormOfPromise({ file, line: 1, text } satisfies Sentence)

  it.each([
    'You’ll have an answer within 24 hours.',
    'Free delivery',
    'Pause or cancel at any time.',
    'Only clinicians read your answers.',
    'We never sell your data.',
    'Blood tests are every 3 months.',
    'A smart scale that measures body composition.',
    'The digital companion lasts six months.',
    'Somebody answers 24/7.',
    'Your psychiatrist reserves a time for you.',
    'Nobody will chase you.',
    'It’s packed with a cold pack.',
    'Our support team will respond as soon as possible.',
    '{brand.name} does not sell my data to anyone.',
    'From {firstMonth} a month',
    'You can get a full refund.',
  ])('is found in: %s', (text) => {
    expect(sounds(text)).toBe(true)
  })

  it.each(['Wegovy', 'What happens next?', 'Enter your date of birth', 'Loading...', 'English'])(
    'is not found in: %s',
    (text) => {
      expect(sounds(text)).toBe(false)
    },
  )

  it('is found in an article only where it speaks of us', () => {
    const article = 'src/content/site/blog/any.md'
    expect(sounds('Sleep at the same time every night.', article)).toBe(false)
    expect(sounds('Our coaches write every week.', article)).toBe(true)
  })

  it('is looked for sentence by sentence, and a figure ends none', () => {
    expect(split('Up to 2.5 mg. “Then what?” You decide.\nAsk us at {phone}. {name} answers.')).toEqual([
      'Up to 2.5 mg.',
      '“Then what?”',
      'You decide.',
      'Ask us at {phone}.',
      '{name} answers.',
    ])
  })
})
