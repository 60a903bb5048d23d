import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { oldestAge } from '#domain/identity/age-limits.ts'
import { riskScreen } from '../intake/adhd.ts'
import { type Advice, notEligible as notEligibleWords } from '../intake/not-eligible.ts'
import { riskHelp } from '../intake/risk-help.ts'
import { footer } from '../site/site.ts'
import { aboutLine, crisisLinesIn, helpLines, line } from './help-lines.ts'
import { helpNow } from './help-now.ts'
import { type HelpLine, nations } from './urgent-lines.ts'

const all: readonly HelpLine[] = Object.values(line)
const notEligible = notEligibleWords({ oldestAge })
/** Of several parts, all of them. */
const plain = (advice: Advice) => JSON.stringify(advice)
const digits = (text: string) => text.replace(/\D/g, '')

describe('help now', () => {
  it('R-10 the most urgent comes first, and every line that has a number can be dialled or texted', () => {
    expect(helpLines.map(({ key, href = null }) => [key, href])).toEqual([
      ['emergency', 'tel:999'],
      ['nhs-111', 'tel:111'],
      ['samaritans', 'tel:116123'],
      ['shout', 'sms:85258'],
      ['gp', null],
    ])
    expect(line.nhs111.action).toContain('option 2')
  })

  it('D-9 R-10 the number on the screen is the number that is dialled, in every row that is shown anywhere', () => {
    const shown = [
      ...all,
      ...footer.urgent,
      ...Object.values(riskHelp).flatMap(({ lines }): readonly HelpLine[] => lines),
      ...Object.values(notEligible).flatMap(({ help = [] }) => help),
    ]
    for (const { href = '', action } of shown) {
      if (href.startsWith('https://')) expect(digits(action)).toBe('')
      else expect(digits(action).startsWith(digits(href))).toBe(true)
    }
  })

  it('D-9 only confirmed numbers are printed, each where it answers; the others are links to their sites', () => {
    const numbers = all.flatMap(({ href = '', nations }) =>
      /^(tel|sms):/.test(href) ? [[digits(href), nations?.join() ?? 'everywhere']] : [],
    )
    expect(numbers).toEqual([
      ['999', 'everywhere'],
      ['111', 'England'],
      ['116123', 'everywhere'],
      ['85258', 'everywhere'],
      ['08001111', 'everywhere'],
      ['111', 'Wales'],
      ['111', 'Scotland'],
      ['0800838587', 'Scotland'],
      ['08088088000', 'Northern Ireland'],
      ['01534445290', 'Jersey'],
      ['08082000247', 'England'],
      ['08000271234', 'Scotland'],
    ])
    for (const { href } of [line.shelter, line.frank, line.guernsey, line.isleOfMan, line.abuseWales]) {
      expect(href).toMatch(/^https:/)
    }
    expect(line.abuseNorthernIreland.href).toMatch(/^https:/)
    expect(aboutLine(line.breathingSpace)).toBe(
      '(Breathing Space, Scotland) if you feel low or worried. Evenings and weekends.',
    )
  })

  it('R-10 there is one list, wherever it is shown', () => expect(helpNow.contacts).toBe(helpLines))

  it('every nation has a way of its own in a crisis; England is shown, and each of the others can be chosen', () => {
    const ways = nations.map((nation) => [nation, crisisLinesIn(nation).map(({ action }) => action)])
    expect(ways).toEqual([
      ['England', ['Call 111, option 2']],
      ['Wales', ['Call 111, press 2']],
      ['Scotland', ['Call 111', 'Call 0800 83 85 87']],
      ['Northern Ireland', ['Call 0808 808 8000']],
      ['Jersey', ['Call 01534 445290']],
      ['Guernsey', ['Open gov.gg']],
      ['Isle of Man', ['Open gov.im']],
    ])
    expect(['England', ...helpNow.byNation.nations.map(({ nation }) => nation)]).toEqual(nations)
  })

  it('no other file of words or rules types a number of theirs, and articles name none that is not in the list', () => {
    const known = all.flatMap(({ href = '' }) => (/^(tel|sms):/.test(href) ? [digits(href)] : []))
    const long = known.filter((number) => number.length > 3)
    const digitsIn = (path: string) =>
      readFileSync(path, 'utf8')
        .match(/\b\d[\d ]{3,}\d\b/g)
        ?.map(digits) ?? []
    for (const path of globSync('src/{content,domain}/**/*.ts', {
      exclude: (name) => String(name).endsWith('.test.ts'),
    })) {
      if (/(help|urgent)-lines\.ts$/.test(path)) continue
      expect([path, digitsIn(path).filter((number) => long.includes(number))]).toEqual([path, []])
    }
    for (const path of globSync('src/content/site/blog/*.md')) {
      const lines = readFileSync(path, 'utf8').match(/(?:on|call|text \w+ to) (\d[\d ]{2,}\d)\b/gi) ?? []
      for (const found of lines) expect([path, known.includes(digits(found))]).toEqual([path, true])
    }
  })

  it('D-9 no sentence of a refusal hides a number: each is a row', () => {
    for (const { body, why, instead } of Object.values(notEligible)) {
      expect([body, why, ...instead.map(plain)].join(' ')).not.toMatch(/\b(999|111|0800)\b/)
    }
  })

  it('D-1 R-10 NE-04 the words for risk factors begin with help, and say that nobody reads what nothing follows', () => {
    const words = notEligible.adhd_risk_factors
    expect(words?.isHelpFirst).toBe(true)
    expect(words?.title).not.toBe(notEligible.general.title)
    expect(words?.instead.map(plain).join(' ')).toMatch(
      /GP.*Nobody at \S+ reads your answers unless you ask us to call you/,
    )
    expect(riskScreen.why).toMatch(/Nobody at \S+ reads them unless you book/)
    expect([riskScreen.left(1), riskScreen.left(14)]).toEqual([
      '1 question is not answered yet.',
      '14 questions are not answered yet.',
    ])
  })
})
