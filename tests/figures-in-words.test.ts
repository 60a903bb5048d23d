import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inWords } from '#content/numbers.ts'

const numberWords = Array.from({ length: 99 }, (_, count) => inWords(count + 1))
const units =
  'seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|questions?|answers?|bands?|characters?|digits?|digit|points?|files?|MB|per cent'
const count = `(?:\\d[\\d,.]*|${numberWords.toSorted((one, other) => other.length - one.length).join('|')})`

/** A number before a unit, a share, an amount, an age, a BMI. */
const figure = new RegExp(
  [
    `\\b${count}(?:-| to | or )?${count}?(?: or more| short| more)?[ \\u00a0-](?:${units})\\b`,
    '\\d+(?:\\.\\d+)?%',
    '£\\d[\\d,.]*',
    '\\b(?:under|over|aged?|from|not|is|be|of)[ -](?:1[6-9]|[2-9]\\d)(?=s? (?:or over|and over|yet|are)|\\b(?!\\d|[ -](?:in|October|November)))',
    'BMI[^.]{0,24}? \\d\\d',
  ].join('|'),
  'gi',
)

/** The text of a file, without comments and without interpolations. */
const wordsOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\$\{[^}]*\}|\{\{[^}]*\}\}/g, '…')

const figuresIn = (path: string): string[] => wordsOf(path).match(figure) ?? []

/**
 * Figures that the domain does not decide, each with its source. Every other figure of a rule is an argument, and a
 * sentence that types it again is found here.
 */
const outside: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'the banks': {
    'appointments/booking-hold.ts': ['10 days'],
    'identity/account.ts': ['10 days'],
    'orders/your-order.ts': ['10 days'],
    'notifications/appointments.ts': ['10 days'],
    'notifications/order-decisions.ts': ['10 days'],
    'notifications/post.ts': ['10 days'],
    'site/policies/cancellation-policy.ts': ['10 days'],
    'checkout/order-summary.ts': ['3 digits', '3 or 4 digits', '10 days', 'three digits'],
  },
  'studies and surveys': {
    'site/landings/weight-management.ts': [
      ...['72 weeks', '17%', '16 months', '68 weeks', '20%', '6-9 months', '36 weeks'],
      ...['45%', '36%', 'aged 55', '14%', 'aged 16', 'BMI of 30', 'BMI of 25', 'under 30'],
    ],
    'medicines/mounjaro.ts': ['72 weeks'],
    'medicines/wegovy.ts': ['17%', '16 months', '68 weeks'],
  },
  'leaflets, the MHRA and the NHS': {
    'site/about-us.ts': ['ten minutes'],
    'site/faq.ts': ['3 months'],
    'site/faq-medicines.ts': ['4 days', 'one month', 'two months', 'four weeks'],
    'checkout/medications.ts': ['4 days', 'one month', 'two months', 'four weeks'],
    'medicines/mounjaro.ts': ['one month', 'four weeks'],
    'medicines/wegovy.ts': ['two months', 'One day'],
    'intake/not-eligible.ts': ['BMI, from 23', 'one month', 'two months'],
    'treatment/report-topics.ts': ['24 hours'],
    'treatment/side-effects.ts': [
      ...['two weeks', 'two days', 'three days', 'seven days', 'three to four hours', 'three weeks', 'ten minutes'],
      ...['£2', 'six months'],
    ],
    'treatment/red-flags.ts': ['24 hours'],
    'treatment/symptom-report.ts': ['24 hours'],
  },
  'the period the screening questions ask about': {
    'intake/adhd.ts': ['6 months'],
    'site/landings/adhd-assessment.ts': ['6 months'],
    'site/blog/what-happens-at-an-adhd-assessment.md': ['six months'],
  },
  'the law, and promises that no rule of ours keeps': {
    'incidents/outside-reports.ts': ['28 days'],
    'incidents/report-pages.ts': ['three months', '72 hours'],
    'supply/responsible-pharmacist.ts': ['five years'],
    'privacy/my-data.ts': ['one month'],
    'site/policies/privacy-policy.ts': ['one month', '30 days'],
    'site/policies/terms-of-use.ts': ['30 days'],
  },
  'the Web Content Accessibility Guidelines': {
    'site/accessibility.ts': ['400%'],
  },
  'the standard of the codes on packs': {
    'supply/pack-codes.ts': ['14 digits', '1 to 20 characters'],
  },
  'other companies and services': {
    'site/policies/stored-words.ts': ['1 year', '30 minutes', '6 months'],
    'safeguarding/help-lines.ts': ['under 19'],
  },
  'advice for daily life': {
    'companion/companion.ts': ['five minutes'],
    'companion/reads.ts': [
      ...[
        'twenty minutes',
        'ten minutes',
        'Ten minutes',
        'five minutes',
        'seven days',
        'two minutes',
        'Twenty minutes',
      ],
      ...['three seconds', 'two weeks'],
    ],
  },
  'counting what is before the reader': {
    'companion/companion.ts': ['one question', 'two-minute', 'two minutes'],
    'preparation/preparation.ts': ['ten minutes'],
    'preparation/someone-you-know.ts': ['ten minutes'],
    'intake/adhd.ts': ['1 question'],
    'appointments/booking.ts': ['One more question'],
    'appointments/booking-hold.ts': ['1 minute'],
    'intake/not-eligible.ts': ['one question'],
    'checkout/medication-choice.ts': ['three points'],
    'site/landings/weight-management-lead.ts': ['one week'],
    'site/policies/cancellation-policy.ts': ['one month'],
    'treatment/tracking.ts': ['One day', '3 months'],
    'site/blog/what-happens-at-an-adhd-assessment.md': ['13.9%', '5%', 'three answers'],
  },
}

/** Articles cite studies. Our own figures in them are placeholders, and prices always are. */
const articlesAboutUs = ['src/content/site/blog/what-happens-at-an-adhd-assessment.md']
const files = globSync('src/content/**/*.{ts,md}').filter((path) => !path.endsWith('.test.ts'))
const isScanned = (path: string) => path.endsWith('.ts') || articlesAboutUs.includes(path)

const allowedIn = (path: string) =>
  Object.values(outside).flatMap((byFile) => byFile[path.replace('src/content/', '')] ?? [])

describe('sentences take figures as arguments', () => {
  it.each(files.filter(isScanned))('ST-01 %s contains no figure that the domain knows', (path) => {
    const typed = figuresIn(path).filter((found) => !allowedIn(path).includes(found))
    expect(typed).toEqual([])
  })

  it('ST-01 no article contains a price of ours directly', () => {
    const priced = files.filter((path) => path.endsWith('.md') && /£\d/.test(readFileSync(path, 'utf8')))
    expect(priced).toEqual([])
  })

  it('every exception is still in use', () => {
    for (const byFile of Object.values(outside)) {
      for (const [file, allowed] of Object.entries(byFile)) {
        expect(figuresIn(`src/content/${file}`), file).toEqual(expect.arrayContaining([...allowed]))
      }
    }
  })

  it.each([
    'for 48 hours',
    'ninety minutes',
    'a 50% fee',
    'from £125 a month',
    'with 2-7 days',
    'under 18',
    'aged 18 and over',
    'not 18 yet',
    'a BMI of 27 or more',
    'at most 24 short questions',
    'a six-digit code',
    'at least 12 characters',
    'for one hour',
  ])('finds “%s”', (words) => expect(words.match(figure)).not.toBeNull())
})
