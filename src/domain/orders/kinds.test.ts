import { describe, expect, it } from 'vitest'
import { adultAdhdAssessment } from '../appointments/adult-adhd-assessment.ts'
import { medicationReview } from '../appointments/medication-review.ts'
import { serviceName } from '../appointments/services.ts'
import { medicines } from '../medicines/medicines.ts'
import { mounjaro } from '../medicines/mounjaro.ts'
import { firstMonthTotalPence } from '../medicines/prices.ts'
import { wegovy } from '../medicines/wegovy.ts'
import { captureModes } from './capture-modes.ts'
import {
  amountOf,
  isNextPen,
  isTaken,
  itemName,
  itemOf,
  kindAfter,
  kindOf,
  kindsShownAs,
  kindsWithCases,
  orderKindNames,
  orderKinds,
} from './kinds.ts'
import { canBecome, orderStates } from './order-states.ts'
import { isPaid } from './payment-state.ts'

describe('a medication', () => {
  it('is sold at the price of its first month', () => {
    for (const medication of medicines) {
      const item = itemOf('medication', medication.key)
      expect(item).toEqual({
        key: medication.key,
        name: medication.name,
        listPricePence: medication.listPricePence,
        discountPence: 84_00,
      })
      expect(item && amountOf(item)).toBe(firstMonthTotalPence(medication))
    }
  })

  it('R-17 is reviewed before the card is charged', () => {
    expect(orderKinds.medication).toMatchObject({
      questionnaire: 'weight-management',
      taking: 'on approval',
      moneyBack: { declined: 'released', lapsed: 'released', desk: 'as decided' },
      receipt: 'authorised',
    })
    expect(isTaken({ kind: 'medication', state: 'approved' })).toBe(true)
    for (const state of ['awaiting review', 'paid', 'refunded'])
      expect(isTaken({ kind: 'medication', state })).toBe(false)
  })

  it('names the patients it is for in its own words', () => {
    expect(orderKinds.medication.isUnderAge()).toBe(false)
  })
})

describe('an appointment', () => {
  it('is sold at the price of the service', () => {
    const item = itemOf('appointment', adultAdhdAssessment.key)
    expect(item && amountOf(item)).toBe(850_00)
    expect(item?.discountPence).toBe(0)
  })

  it('R-34 is paid at once, and refunded by the policy', () => {
    expect(orderKinds.appointment).toMatchObject({
      questionnaire: 'adhd',
      taking: 'at once',
      moneyBack: { lost: 'whole', declined: 'whole', cancelled: 'by policy' },
      receipt: 'booked',
    })
    expect(isTaken({ kind: 'appointment', state: 'paid' })).toBe(true)
    expect(isTaken({ kind: 'appointment', state: 'approved' })).toBe(false)
  })

  it('is for adults, by the age they gave', () => {
    const { isUnderAge } = orderKinds.appointment
    expect([{ adhd_q8: 'No' }, { adhd_q8: 'Yes' }, {}].map(isUnderAge)).toEqual([true, false, false])
  })
})

describe('a posted prescription', () => {
  it('PO-04 costs what the policy says, and is fully refunded before it is posted', () => {
    const { items, taking, moneyBack, questionnaire } = orderKinds['posted prescription']
    expect(items.map(amountOf)).toEqual([10_00])
    expect([taking, moneyBack.cancelled, questionnaire]).toEqual(['at once', 'whole', null])
  })
})

describe('the kinds of orders', () => {
  it('are the only ones: an assessment, a consultation, coaching and delivery cost nothing', () => {
    const sold = orderKindNames.flatMap((kind) => kindOf({ kind }).items.map(({ name }) => name))
    expect(new Set(sold)).toEqual(
      new Set([
        ...medicines.map(({ name }) => name),
        adultAdhdAssessment.name,
        medicationReview.name,
        'Posted prescription',
      ]),
    )
    // An amount has no part for delivery, and no other that could be one.
    for (const kind of orderKindNames)
      for (const item of kindOf({ kind }).items) {
        expect(Object.keys(item)).toEqual(['key', 'name', 'listPricePence', 'discountPence'])
        expect(amountOf(item)).toBe(item.listPricePence - item.discountPence)
      }
  })
})

describe('any kind', () => {
  it.each(orderKindNames)('%s: follows the states of paying, and is never sold twice', (kind) => {
    const { taking, items } = kindOf({ kind })
    const { whenAuthorised, whenTaken } = captureModes[taking]
    expect(canBecome('awaiting payment', whenAuthorised)).toBe(true)
    expect([whenAuthorised, whenTaken].every(isPaid)).toBe(true)
    expect(whenAuthorised === whenTaken || canBecome(whenAuthorised, whenTaken)).toBe(true)
    expect(canBecome(whenTaken, 'refunded')).toBe(true)
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
    for (const item of items) expect(amountOf(item)).toBeGreaterThan(0)
  })

  it.each(orderKindNames)('%s: an authorisation is released, and a captured payment is not', (kind) => {
    const { taking, moneyBack } = kindOf({ kind })
    const isHeld = taking === 'on approval'
    expect(moneyBack.declined).toBe(isHeld ? 'released' : 'whole')
    expect(moneyBack.lapsed).toBe(isHeld ? 'released' : undefined)
  })

  it('is captured in one state only', () => {
    for (const kind of orderKindNames)
      expect(orderStates.filter((state) => isTaken({ kind, state }))).toEqual([
        captureModes[kindOf({ kind }).taking].whenTaken,
      ])
  })

  it('is found by the questionnaire before it', () => {
    expect(kindAfter('weight-management')).toBe('medication')
    expect(kindAfter('adhd')).toBe('appointment')
    expect(kindAfter('check-in')).toBeNull()
    expect(kindAfter('medicines-and-conditions')).toBeNull()
    expect(kindAfter('any' as never)).toBeNull()
  })

  it('is shown as an order or as an appointment', () => {
    expect(kindsShownAs('order')).toEqual(expect.arrayContaining(['medication', 'repeat']))
    expect(kindsShownAs('appointment')).toEqual(expect.arrayContaining(['appointment', 'follow-up']))
    expect(kindsShownAs('post')).toEqual(expect.arrayContaining(['posted prescription']))
    const shown = [...kindsShownAs('order'), ...kindsShownAs('appointment'), ...kindsShownAs('post')]
    expect(shown.toSorted()).toEqual(orderKindNames.toSorted())
  })

  it('has a case where a clinician decides before the card is charged', () => {
    expect(kindsWithCases).toEqual(expect.arrayContaining(['medication', 'repeat']))
    expect(kindsWithCases).not.toContain('appointment')
    expect(kindsWithCases).not.toContain('posted prescription')
  })

  it('is the next pen of a treatment, or the first', () => {
    expect(orderKindNames.filter((kind) => isNextPen({ kind }))).toEqual(['repeat'])
  })

  it('has a name, and what is no longer sold shows its key', () => {
    expect(itemOf('medication', 'Wegovy')?.key).toBe(wegovy.key)
    expect(itemOf('medication', adultAdhdAssessment.key)).toBeNull()
    expect(itemOf('appointment', mounjaro.key)).toBeNull()
    expect(itemName({ kind: 'medication', item: 'mounjaro' })).toBe('Mounjaro')
    expect(itemName({ kind: 'medication', item: 'withdrawn-drug' })).toBe('withdrawn-drug')
    expect(serviceName(adultAdhdAssessment.key)).toBe('Adult ADHD Assessment Online (18+)')
    expect(serviceName('older-service')).toBe('older-service')
  })
})
