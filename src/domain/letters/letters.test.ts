import { describe, expect, it } from 'vitest'
import { redFlags } from '#content/treatment/red-flags.ts'
import { corrected } from './correct.ts'
import type { ApprovalFacts, LetterFacts, PlanFacts } from './facts.ts'
import { letterFileName } from './file-name.ts'
import { inParts, type Letter } from './letter.ts'
import { sendingState } from './letter-status.ts'
import { approvalKey, letterOccasions, lettersFor, occasionOfApproval, planKey } from './occasion.ts'
import { lettersAbout } from './write-letter.ts'

const mounjaro = { medicine: 'Mounjaro', dose: '5mg' }

describe('an occasion', () => {
  it.each([
    [null, 'started'],
    [{ medicine: 'Mounjaro', dose: '2.5mg' }, 'dose changed'],
    [{ medicine: 'Mounjaro', dose: '7.5mg' }, 'dose changed'],
    [{ medicine: 'Wegovy', dose: '5mg' }, 'medicine changed'],
    [{ medicine: 'Mounjaro', dose: '5mg' }, 'continued'],
  ] as const)('after %o is that it %s', (before, occasion) =>
    expect(occasionOfApproval(mounjaro, before)).toBe(occasion),
  )

  it('is reported to a practice for every change and no unchanged repeat, and never without consent', () => {
    const informed = letterOccasions.filter((occasion) => lettersFor(occasion, true).includes('gp'))
    expect(informed).toEqual(letterOccasions.filter((occasion) => occasion !== 'continued'))
    for (const occasion of letterOccasions) {
      expect(lettersFor(occasion, true)).toContain('summary')
      expect(lettersFor(occasion, false)).toEqual(['summary'])
    }
    expect([approvalKey('a'), planKey(7)]).toEqual(['approval/a', 'plan/7'])
  })
})

const common = {
  writtenOn: '2026-03-02',
  patient: { name: 'Robin Ferncliff', born: '1985-03-27', address: ['9 Larch Row', 'FC1 4LW'], mayTakePill: true },
  reference: 'LW-1',
  medicine: 'mounjaro',
  dose: '5mg',
  signed: { name: 'Dr Tarn', profession: 'GP', registration: 'GMC 1234567' },
  gp: { practice: { name: 'Larkfield Surgery', lines: ['12 Skylark Rise', 'ZZ1 1AA'] }, agreedOn: '2026-03-01' },
} as const
const approval: ApprovalFacts = {
  ...common,
  occasion: 'dose changed',
  prescribedOn: '2026-03-02',
  instructions: 'Once a week.',
  before: { medicine: 'Mounjaro', dose: '2.5mg' },
  checked: {
    identityOn: '2026-02-20',
    measured: { weightKg: 95, heightCm: 170, on: '2026-02-21', how: 'video', by: 'Bryony Fell' },
    hasToldOfHealth: true,
    contact: 'call',
  },
}
const paused: PlanFacts = {
  ...common,
  occasion: 'paused',
  startedOn: '2026-01-05',
  changedOn: '2026-03-02',
  pausedUntil: '2026-04-01',
  isInjecting: false,
  lastsUntil: '2026-03-20',
}

const lines = (facts: LetterFacts, kind: 'gp' | 'summary', section: string): readonly string[] =>
  letterOf(facts, kind).sections.find(({ id }) => id === section)?.lines ?? []
const letterOf = (facts: LetterFacts, kind: 'gp' | 'summary' = 'gp'): Letter => {
  const found = lettersAbout(facts).find((one) => one.kind === kind)
  if (!found) throw new Error(`There is no ${kind}.`)
  return found.letter
}

describe('C-4: reported contraindications', () => {
  it('C-4: are in the letter to the GP with their date, and not repeated to the patient', () => {
    const facts = { ...approval, reported: [{ words: 'They have had pancreatitis.', on: '2025-03-02' }] }
    expect(lines(facts, 'gp', 'history')).toEqual([
      expect.stringMatching(/^They have had pancreatitis \(.*2 March 2025\)$/),
    ])
    expect(lines(facts, 'summary', 'history')).toEqual([])
    expect(lines(approval, 'gp', 'history')).toEqual([])
  })
})

describe('a letter to a GP', () => {
  it('begins with the requested action, and names patient, medicine, start and decision maker', () => {
    const letter = letterOf(approval)
    expect(letter.sections.map(({ id }) => id)).toEqual(['ask', 'treatment', 'checked', 'signs', 'consent'])
    expect(letter.sections.filter(({ isList }) => isList).map(({ id }) => id)).toEqual(['ask', 'checked', 'signs'])
    expect(letter).toMatchObject({
      title: 'Mounjaro (tirzepatide): dose changed to 5 mg a week',
      to: common.gp.practice,
      about: ['Robin Ferncliff', 'Date of birth: 27 March 1985', '9 Larch Row, FC1 4LW', 'Our reference LW-1'],
      signed: ['Dr Tarn', 'GP', 'GMC 1234567'],
      replaces: null,
    })
    expect(lines(approval, 'gp', 'ask')[0]).toBe(
      'Please update the dose of Mounjaro (tirzepatide) in the record to 5 mg once a week.',
    )
    expect(lines(approval, 'gp', 'treatment')).toEqual([
      'Medicine: Mounjaro (tirzepatide), 5 mg, injected under the skin once a week',
      'Before: Mounjaro, 2.5 mg once a week',
      'Prescribed: 2 March 2026, privately, one pen at a time, each after a check-in',
      'Directions given to the patient: Once a week.',
    ])
    expect(lines(approval, 'gp', 'checked')).toHaveLength(4)
    expect(lines(approval, 'gp', 'signs').slice(1)).toEqual(redFlags.map(({ sign }) => sign))
  })

  it('warns about the pill with tirzepatide only, for patients who may take one, and not when it ends', () => {
    const warns = (facts: LetterFacts) =>
      lines(facts, 'gp', 'ask').some((line) => line.includes('oral contraceptives may be reduced for four weeks'))
    expect(warns(approval)).toBe(true)
    expect(warns({ ...approval, medicine: 'wegovy' })).toBe(false)
    expect(warns({ ...approval, patient: { ...common.patient, mayTakePill: false } })).toBe(false)
    expect(warns(paused)).toBe(false)
    expect(warns({ ...paused, occasion: 'resumed' })).toBe(true)
  })

  it('after a pause or an end asks for no objection, and has one action more', () => {
    const asked = (facts: LetterFacts) => lines(facts, 'gp', 'ask').length
    expect([
      asked(paused),
      asked({ ...paused, occasion: 'stopped' }),
      asked({ ...paused, occasion: 'resumed' }),
    ]).toEqual([2, 2, 4])
    expect(asked({ ...approval, medicine: 'wegovy' })).toBe(3)
  })

  it('about a pause of supply says whether to go on injecting, to the patient and to the practice', () => {
    const first = (facts: LetterFacts) => [lines(facts, 'summary', 'ask')[0], lines(facts, 'gp', 'ask')[0]]
    expect(first(paused)).toEqual([
      expect.stringMatching(/^Don’t take any more while your treatment is paused\./),
      expect.stringContaining('is paused. We will not supply it'),
    ])
    expect(first({ ...paused, isInjecting: true })).toEqual([
      'Carry on with 5 mg once a week from the pen you have. We won’t send another while your treatment is paused.',
      expect.stringContaining('The patient continues with the pen they have.'),
    ])
  })

  it('about a change of medicine names both, and about a pause its length and the last supply', () => {
    const changed: ApprovalFacts = {
      ...approval,
      occasion: 'medicine changed',
      before: { medicine: 'Wegovy', dose: '1.0mg' },
    }
    expect(lines(changed, 'gp', 'ask')[0]).toContain('in place of Wegovy')
    expect(lines(changed, 'gp', 'treatment')[1]).toBe('Before: Wegovy, 1 mg once a week')
    expect(lines({ ...changed, dose: 'As before' }, 'gp', 'treatment')[0]).toContain('As before')
    expect(lines(paused, 'gp', 'treatment').slice(1)).toEqual([
      'Started: 5 January 2026',
      'Paused: 2 March 2026',
      'Paused until: 1 April 2026',
      'Supply lasts until: 20 March 2026',
    ])
    expect(letterOf(paused).sections.map(({ id }) => id)).not.toContain('checked')
    const open = { ...paused, occasion: 'stopped', pausedUntil: null, lastsUntil: null } as const
    expect(lines(open, 'gp', 'treatment').slice(2)).toEqual([
      'Stopped: 2 March 2026',
      'Weight follow-up until: 2 March 2027, without supply',
    ])
  })

  it('is not written without consent, and says nothing about unknown facts', () => {
    expect(lettersAbout({ ...approval, gp: null }).map(({ kind }) => kind)).toEqual(['summary'])
    const bare: ApprovalFacts = {
      ...approval,
      reference: null,
      instructions: '',
      before: null,
      occasion: 'started',
      patient: { ...common.patient, born: '' },
      gp: { ...common.gp, agreedOn: null },
      checked: { identityOn: null, measured: null, hasToldOfHealth: false, contact: null },
    }
    const unregistered = { ...bare, signed: { ...common.signed, profession: '', registration: '' } }
    expect(letterOf(unregistered).signed).toEqual(['Dr Tarn'])
    expect(letterOf(bare).about).toEqual(['Robin Ferncliff', '9 Larch Row, FC1 4LW'])
    expect(letterOf(bare).sections.map(({ id }) => id)).toEqual(['ask', 'treatment', 'signs', 'consent'])
    expect(lines(bare, 'gp', 'treatment')).toHaveLength(2)
    expect(lines(bare, 'gp', 'consent')[0]).toMatch(/^Robin Ferncliff consented to us/)
  })
})

describe('a treatment summary', () => {
  it('tells the patient what to do, and lists every red-flag symptom with advice', () => {
    const letter = letterOf(approval, 'summary')
    expect(letter.sections.map(({ id, isList }) => [id, isList])).toEqual([
      ['ask', true],
      ['treatment', false],
      ['checked', true],
      ['signs', true],
      ['consent', false],
    ])
    expect(letter.to).toEqual({ name: 'Robin Ferncliff', lines: common.patient.address })
    expect(letter).toMatchObject({
      title: 'Your dose has changed',
      about: ['Robin Ferncliff', 'Date of birth: 27 March 1985', 'Our reference LW-1'],
    })
    expect(lines(approval, 'summary', 'ask')[0]).toContain('Your dose is now 5 mg once a week.')
    expect(lines(approval, 'summary', 'signs').slice(1)).toHaveLength(redFlags.length)
    expect(lines(approval, 'summary', 'signs')[1]).toContain('call 999')
  })

  it('says whether the GP is informed', () => {
    const said = (facts: LetterFacts) => lines(facts, 'summary', 'consent')[0]
    expect(said(approval)).toContain('We’re also writing to Larkfield Surgery')
    expect(said({ ...approval, occasion: 'continued' })).toContain('Nothing has changed')
    expect(said({ ...approval, gp: null })).toContain('We aren’t writing to your GP')
  })
})

describe('a correction', () => {
  const sent = letterOf(approval)
  const signed = ['Dr Fell']
  const fix = (sections: Parameters<typeof corrected>[2]['sections'], reason = 'A slip.') =>
    corrected('gp', sent, { reason, signed, sections }, '2026-03-05')

  it('is another letter, signed by the prescriber who corrects, and says which it replaces and why', () => {
    const letter = fix([{ id: 'ask', text: ' Please call us.\n\nToday. ' }], ' A slip. ') as Letter
    expect(letter.sections[0]?.lines).toEqual(['Please call us.', 'Today.'])
    expect(letter.sections.slice(1)).toEqual(sent.sections.slice(1))
    expect(letter).toMatchObject({
      signed,
      writtenOn: '2026-03-05',
      replaces: { writtenOn: '2026-03-02', reason: 'A slip.' },
    })
    expect(sent.replaces).toBeNull()
  })

  it.each([
    ['reason', [{ id: 'ask', text: 'Other.' }], ' '],
    ['section', [{ id: 'signs', text: 'None.' }], 'A slip.'],
    ['section', [{ id: 'consent', text: 'Yes.' }], 'A slip.'],
    ['section', [{ id: 'body', text: 'Other.' }], 'A slip.'],
    ['empty', [{ id: 'ask', text: ' \n ' }], 'A slip.'],
    ['unchanged', [], 'A slip.'],
    ['unchanged', [{ id: 'ask', text: letterOf(approval).sections[0]?.lines.join('\n') ?? '' }], 'A slip.'],
  ] as const)('has a problem: %s', (problem, sections, reason) => expect(fix(sections, reason)).toBe(problem))

  it('changes existing parts of the letter, and adds nothing', () => {
    const sections = [{ id: 'checked', text: 'Identity.' }] as const
    expect(corrected('gp', letterOf(paused), { reason: 'A slip.', signed, sections }, '2026-03-05')).toBe('section')
  })
})

describe('the status of a letter', () => {
  const post = { how: 'post', isSent: false, isCalledOff: false, prescription: null } as const
  const prescribed = (isChecked: boolean, isCancelled: boolean) => ({ isChecked, isCancelled })
  it.each([
    [post, 'to post'],
    [{ ...post, prescription: prescribed(false, false) }, 'to check'],
    [{ ...post, prescription: prescribed(true, false) }, 'to post'],
    [{ ...post, prescription: prescribed(true, true) }, 'to post'],
    [{ ...post, prescription: prescribed(false, true) }, 'cancelled'],
    [{ ...post, isCalledOff: true, prescription: prescribed(false, true) }, 'called off'],
    [{ ...post, isSent: true, isCalledOff: true }, 'posted'],
    [{ ...post, how: 'account', isSent: true }, 'in account'],
    [{ ...post, how: 'account', isSent: true, prescription: prescribed(false, false) }, 'in account'],
    [{ ...post, how: 'account', isSent: true, prescription: prescribed(false, true) }, 'cancelled'],
  ] as const)('%o: %s', (sent, state) => expect(sendingState(sent)).toBe(state))
})

it('a list may have an introductory line, and the file name reveals nothing', () => {
  const list = { id: 'signs', heading: null, isList: true, lines: ['These:', 'one', 'two:'] } as const
  expect(inParts(list)).toEqual({ lead: 'These:', points: ['one', 'two:'] })
  expect(inParts({ ...list, isList: false }).lead).toBeNull()
  expect(inParts({ ...list, lines: ['one'] })).toEqual({ lead: null, points: ['one'] })
  expect([letterFileName('Lark & Well', '2026-03-02', 1), letterFileName('Larkwell', '2026-03-02', 2)]).toEqual([
    'lark-well-letter-2026-03-02.pdf',
    'larkwell-letter-2026-03-02-v2.pdf',
  ])
})
