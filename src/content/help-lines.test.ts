import { describe, expect, it } from 'vitest'
import { riskScreen } from './adhd.ts'
import { helpLines } from './help-lines.ts'
import { helpNow } from './help-now.ts'
import { notEligible } from './not-eligible.ts'

describe('help now', () => {
  it('R-10 the most urgent comes first, and every line that has a number can be dialled or texted', () => {
    expect(helpLines.map((line) => [line.key, 'href' in line ? line.href : null])).toEqual([
      ['emergency', 'tel:999'],
      ['nhs-111', 'tel:111'],
      ['samaritans', 'tel:116123'],
      ['shout', 'sms:85258'],
      ['gp', null],
    ])
    expect(helpLines[1].when).toContain('option 2')
  })

  it('R-10 the number on the screen is the number that is dialled', () => {
    for (const line of helpLines) {
      if (!('href' in line)) continue
      const dialled = line.href.replace(/\D/g, '')
      expect(line.name.replace(/\D/g, '')).toBe(dialled)
      expect(line.action.replaceAll(' ', '')).toContain(dialled)
    }
  })

  it('R-10 there is one list, wherever it is shown', () => expect(helpNow.contacts).toBe(helpLines))

  it('R-10 NE-04 the page for risk factors has words of its own that begin with help, as the risk screen does', () => {
    const words = notEligible.adhd_risk_factors
    expect(words?.helpFirst?.heading).toBe('Help is there now')
    expect(words?.title).not.toBe(notEligible.general.title)
    expect(words?.instead.join(' ')).toContain('GP')
    expect(riskScreen.help.heading).toBe('If you need help now')
    expect([riskScreen.left(1), riskScreen.left(14)]).toEqual([
      '1 question is not answered yet.',
      '14 questions are not answered yet.',
    ])
  })
})
