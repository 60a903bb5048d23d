import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '../calendar/durations.ts'
import { exploreRoutes } from '../intake/engine/explore.ts'
import { walk } from '../intake/engine/walk.ts'
import { informant } from '../intake/informant/flow.ts'
import { lifeHistory } from '../intake/life-history/flow.ts'
import { informantRisk, lifeHistoryRisk } from '../safeguarding/reported-risk.ts'
import { findingsIn, toldBefore } from './findings.ts'
import { formState } from './form-state.ts'
import { informantState, isFirstName, mayInvite } from './informant-link.ts'
import { quietInformant, quietLifeHistory } from './sample-answers.ts'
import { dueAt, isPreparationReminderDue, isToPrepare, preparedService } from './times.ts'

const nothing = toldBefore([])
const start = Date.parse('2026-03-16T10:00:00Z')

describe('the questionnaires before an assessment', () => {
  it.each([lifeHistory, informant])('refuse nobody, always go forward and end: $name', (flow) => {
    const routes = exploreRoutes<string, never>(flow as never, {})
    expect(new Set(routes.map(({ end }) => end.to))).toEqual(new Set(['finished']))
    expect([...new Set(routes.flatMap(({ steps }) => steps))].toSorted()).toEqual(Object.keys(flow.steps).toSorted())
    const figures = Object.values(flow.steps).map(({ progress }) => progress)
    expect(figures).toEqual(figures.toSorted((one, other) => one - other))
  })

  it('show help before anything else is asked of somebody with such thoughts now', () => {
    const { route } = walk(lifeHistory, { ...quietLifeHistory, life_safety: 'now' })
    expect(route[route.indexOf('life-safety') + 1]).toBe('life-safety-help')
    expect(walk(lifeHistory, quietLifeHistory).route).not.toContain('life-safety-help')
  })

  it('are done only when every question on the route is answered', () => {
    const { life_hopes: _, ...open } = quietLifeHistory
    expect([null, {}, open, quietLifeHistory].map((answers) => formState(lifeHistory, answers))).toEqual([
      'not begun',
      'not begun',
      'begun',
      'done',
    ])
  })
})

describe('what a clinician reads first', () => {
  const found = (changes: object, before = nothing) =>
    findingsIn(lifeHistory, { ...quietLifeHistory, ...changes }, before).map(({ step, rank, isNew }) => [
      step,
      rank,
      isNew,
    ])

  it('is nothing where nothing is marked', () => {
    expect(found({})).toEqual([])
    expect(findingsIn(informant, quietInformant, nothing)).toEqual([])
  })

  it('are risks before what is to be asked, and new ones before what was told', () => {
    const before = toldBefore(['selfHarmHistory'])
    const changes = {
      life_alcohol: 'mostly',
      life_safety: 'recent',
      life_heart: ['I fainted while I was active, or from a fright or a noise'],
    }
    expect(found(changes, before)).toEqual([
      ['life-heart', 'risk', true],
      ['life-safety', 'risk', false],
      ['life-alcohol', 'ask', true],
    ])
  })

  it.each([
    ['I tried to kill myself once', true],
    ['My uncle died of cardiomyopathy', true],
    ['He hits me when he drinks', true],
    ['I never had chest pain', false],
    ['To finish what I begin', false],
  ])('includes risk words in free text: %s', (life_hopes, isMarked) => {
    expect(found({ life_hopes }).length > 0).toBe(isMarked)
  })

  it('leaves out answers of a route that was left', () => {
    const changes = { life_health_named: 'Epilepsy', life_health: ['I have had none of these'] }
    expect(found(changes)).toEqual([])
  })

  it('includes a risk of a form with a gap before it', () => {
    const steps = findingsIn(lifeHistory, { life_safety: 'now' }, nothing).map(({ step }) => step)
    expect(steps).toEqual(['life-safety'])
  })

  it('never reads “not sure” as a no', () => {
    expect(found({ life_heart: ['I am not sure'], life_heart_family: 'not_sure' })).toEqual([
      ['life-heart', 'ask', true],
      ['life-heart-family', 'ask', true],
    ])
  })
})

describe('answers that alert the clinician on call', () => {
  it('are thoughts now or in the last year, and nothing else', () => {
    const of = (life_safety: string) => lifeHistoryRisk({ ...quietLifeHistory, life_safety })?.source ?? null
    expect(['never', 'past', 'not_said', 'recent', 'now'].map(of)).toEqual([
      null,
      null,
      null,
      'life-history',
      'life-history',
    ])
  })

  it('name neither the other person nor their words: the patient’s copy has them', () => {
    const said = { question: 'Questionnaires', answer: 'To be read now' }
    expect(informantRisk(quietInformant, said)).toBeNull()
    const raised = informantRisk({ ...quietInformant, informant_safety: 'now' }, said)
    expect(raised).toEqual({ source: 'preparation', answers: [{ ...said, isRisk: true }] })
  })
})

describe('times', () => {
  it('are due two days before the start', () => {
    expect(new Date(dueAt(start)).toISOString()).toBe('2026-03-14T10:00:00.000Z')
  })

  it('a late patient may still answer until the appointment is over; another service has nothing to prepare', () => {
    const booked = { service: preparedService, state: 'booked', start, minutes: 90 } as const
    expect(isToPrepare(booked, start + hourMs)).toBe(true)
    expect(isToPrepare(booked, start + 2 * hourMs)).toBe(false)
    expect(isToPrepare({ ...booked, state: 'cancelled' }, start - hourMs)).toBe(false)
    expect(isToPrepare({ ...booked, service: 'weigh-in' }, start - hourMs)).toBe(false)
  })

  it('a reminder comes a week and three days before, not to who booked later, and never once it is due', () => {
    const due = (kind: 'prepare-early' | 'prepare-last', before: number, bookedAt = start - 30 * dayMs) =>
      isPreparationReminderDue(kind, { start, bookedAt }, start - before)
    expect([8, 7, 4, 3].map((days) => due('prepare-early', days * dayMs))).toEqual([false, true, true, false])
    expect([4, 3, 2.5, 2].map((days) => due('prepare-last', days * dayMs))).toEqual([false, true, true, false])
    expect(due('prepare-early', 6 * dayMs, start - 6.5 * dayMs)).toBe(false)
  })
})

describe('the link for somebody who knows the patient', () => {
  const made = { expiresAt: start, sentAt: null, withdrawnBy: null }

  it('is open until it is used, withdrawn or too old', () => {
    expect(informantState(null, start)).toBe('none')
    expect(informantState(made, start - 1)).toBe('invited')
    expect(informantState(made, start)).toBe('expired')
    expect(informantState({ ...made, sentAt: start - 5 }, start + dayMs)).toBe('sent')
    expect(informantState({ ...made, sentAt: 1, withdrawnBy: 'informant' }, 2)).toBe('taken back')
    expect(informantState({ ...made, withdrawnBy: 'patient' }, 2)).toBe('withdrawn')
    expect(mayInvite('sent')).toBe(false)
    expect(mayInvite('expired')).toBe(true)
  })

  it.each([
    ['Maeve', true],
    ['Anne-Marie O’Neill', true],
    ['Zoë', true],
    ['', false],
    ['https://example.com', false],
    ['Click here: 0800', false],
    ['x'.repeat(41), false],
  ])('shows a name and nothing else: %s', (typed, isOne) => {
    expect(isFirstName(typed)).toBe(isOne)
  })
})
