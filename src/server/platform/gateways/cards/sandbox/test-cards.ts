import { createHash } from 'node:crypto'
import { type CardProblemCode, cardProblems } from '#content/notifications/card-problems.ts'

/** As typed. It exists for one request and is never stored. */
export interface GivenCard {
  readonly number: string
  readonly expMonth: string
  readonly expYear: string
  readonly cvc: string
}

export interface CardProblem {
  readonly code: string
  readonly decline_code?: string
  readonly message: string
}

/** Provider faults: it acts and does not answer, sends every webhook twice, or sends them out of order. */
export type Fault = 'silence' | 'duplicate webhooks' | 'shuffled webhooks'

/** What is stored of a card. */
export interface KnownCard {
  readonly brand: string
  readonly last4: string
  /**
   * The same for one card wherever it is used. The common test card has none: everyone who tries the demo would appear
   * to share a card.
   */
  readonly fingerprint?: string
}

/** The bank's answer to a payment, or to saving it for later. */
export type Outcome = 'charged' | 'challenged' | CardProblem

export interface ReadCard extends KnownCard {
  readonly outcome: Outcome
  /** The same if it is only saved, and if it was saved and is used later. */
  readonly whenSaved: Outcome
  readonly whenUsedAgain: Outcome
  readonly expMonth: number
  readonly expYear: number
  readonly fault: Fault | null
}

export const problem = (code: CardProblemCode): CardProblem => ({ code, message: cardProblems[code] })
const decline = (reason: CardProblemCode): CardProblem => ({
  code: 'card_declined',
  decline_code: reason,
  message: cardProblems[reason],
})

interface TestCard {
  readonly outcome: Outcome
  readonly whenSaved?: Outcome
  readonly whenUsedAgain?: Outcome
  readonly fault?: Fault
}

/** Those that do not begin with 4000 0000 0000 80 are Stripe's own test cards, with the same behaviour. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { outcome: 'charged' },
  '5555555555554444': { outcome: 'charged' },
  '378282246310005': { outcome: 'charged' },
  '4000000000000002': { outcome: decline('generic_decline') },
  '4000000000009995': { outcome: decline('insufficient_funds') },
  '4000000000000069': { outcome: problem('expired_card') },
  '4000000000000127': { outcome: problem('incorrect_cvc') },
  '4000002500003155': { outcome: 'challenged', whenUsedAgain: 'charged' },
  '4000002760003184': { outcome: 'challenged' },
  '4000000000000341': { outcome: decline('generic_decline'), whenSaved: 'charged' },
  '4000000000008047': { outcome: 'charged', whenUsedAgain: problem('expired_card') },
  '4000000000008054': { outcome: 'charged', whenUsedAgain: decline('insufficient_funds') },
  '4000000000008013': { outcome: 'charged', fault: 'silence' },
  '4000000000008021': { outcome: 'charged', fault: 'duplicate webhooks' },
  '4000000000008039': { outcome: 'charged', fault: 'shuffled webhooks' },
}

const everybodys = '4242424242424242'

const fingerprintOf = (number: string): string =>
  createHash('sha256').update(`sandbox card ${number}`).digest('base64url').slice(0, 16)

/** Validates a card as a provider would: first its format, then the bank's answer. */
export function readCard(card: GivenCard, today: Date): ReadCard | CardProblem {
  const number = card.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) return problem('incorrect_number')
  const month = Number(card.expMonth.trim())
  if (!/^\d{1,2}$/.test(card.expMonth.trim()) || month < 1 || month > 12) return problem('invalid_expiry_month')
  if (!isComing(month, card.expYear.trim(), today)) return problem('invalid_expiry_year')
  const brand = brandOf(number)
  const cvcLength = brand === 'amex' ? 4 : 3
  if (!/^\d+$/.test(card.cvc.trim()) || card.cvc.trim().length !== cvcLength) return problem('invalid_cvc')
  const test: TestCard = testCards[number] ?? { outcome: decline('test_mode_live_card') }
  const { outcome, whenSaved = outcome, whenUsedAgain = outcome, fault = null } = test
  const expYear = yearIn(card.expYear.trim())
  const bank = { outcome, whenSaved, whenUsedAgain, fault }
  const known = { brand, last4: number.slice(-4), expMonth: month, expYear, ...bank }
  return number === everybodys ? known : { ...known, fingerprint: fingerprintOf(number) }
}

const yearIn = (written: string): number => (written.length === 2 ? 2000 + Number(written) : Number(written))

/** A card is valid to the end of its month. */
function isComing(month: number, written: string, today: Date): boolean {
  if (!/^(\d{2}|\d{4})$/.test(written)) return false
  const months = (yearIn(written) - today.getUTCFullYear()) * 12 + (month - 1 - today.getUTCMonth())
  return months >= 0 && months <= 50 * 12
}

function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return number.startsWith('4') ? 'visa' : 'unknown'
}
