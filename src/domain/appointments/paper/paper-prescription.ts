import { policy } from '../../clinical/policy.ts'
import { normalisePostcode } from '../../identity/postcode.ts'
import { addDays } from '../calendar.ts'
import {
  controlledFormsFor,
  type DrugForm,
  isControlledDrug,
  isControlledForm,
  type PaperDrug,
  type PaperForm,
} from './paper-forms.ts'
import { paperValidity } from './paper-validity.ts'
import { mostQuantity, quantityAgrees } from './quantity-words.ts'

interface WrittenAddress {
  readonly lines: string
  readonly postcode: string
}

/** What a paper prescription says, as the prescriber copied it. */
export interface PaperContent {
  readonly drug: PaperDrug
  readonly drugForm: DrugForm
  readonly strength: string
  readonly dose: string
  readonly quantity: number
  /** Null: an ordinary prescription, on which the figure is enough. */
  readonly quantityWords: string | null
  readonly supplyDays: number
  /** Why it covers more than the usual period. */
  readonly longSupplyReason: string | null
  readonly patientAddress: WrittenAddress
  readonly prescriberAddress: WrittenAddress
  /** The private prescriber number required for controlled drugs. */
  readonly prescriberNumber: string | null
}

export interface SentPaper extends PaperContent {
  readonly form: PaperForm
  readonly serial: string | null
  readonly writtenOn: string
  readonly startsOn: string | null
}

export const paperProblems = [
  'form not controlled',
  'form controlled',
  'no form there',
  'form elsewhere',
  'serial',
  'prescriber number',
  'strength',
  'dose',
  'dose as directed',
  'quantity',
  'quantity words',
  'supply days',
  'long supply',
  'patient address',
  'patient postcode',
  'prescriber address',
  'prescriber postcode',
  'written before',
  'written to come',
  'start before',
  'start too late',
  'void',
] as const

export type PaperProblem = (typeof paperProblems)[number]

const serialShape = /^[0-9A-Z]{6,16}$/
const numberShape = /^[0-9A-Z]{5,8}$/
/** "As directed" is not a dose: the pharmacist would have to return such a prescription. */
const asDirected = /^\W*(?:take|to be taken|use)?\W*(?:as|when)\s+(?:directed|required|needed|before)\W*$/i
const longestSupplyDays = 180

/** Serial numbers and prescriber numbers are stored and compared in this form. */
const normalPaperNumber = (typed: string): string => typed.replace(/[\s-]+/g, '').toUpperCase()

const normalAddress = ({ lines, postcode }: WrittenAddress): WrittenAddress => ({
  lines: lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n'),
  postcode: normalisePostcode(postcode) ?? postcode.trim(),
})

const orNull = (text: string | null, written: (text: string) => string = (one) => one.trim()): string | null =>
  text === null || written(text) === '' ? null : written(text)

/**
 * The form in which it is checked and stored. Fields that only a controlled drug's form has are dropped from any other.
 */
export function normalPaper(sent: SentPaper): SentPaper {
  const isControlled = isControlledDrug(sent.drug)
  return {
    ...sent,
    strength: sent.strength.trim(),
    dose: sent.dose.trim(),
    serial: isControlled ? orNull(sent.serial, normalPaperNumber) : null,
    prescriberNumber: isControlled ? orNull(sent.prescriberNumber, normalPaperNumber) : null,
    quantityWords: isControlled ? orNull(sent.quantityWords) : null,
    longSupplyReason: orNull(sent.longSupplyReason),
    patientAddress: normalAddress(sent.patientAddress),
    prescriberAddress: normalAddress(sent.prescriberAddress),
  }
}

interface Appointment {
  /** The London date of a moment. */
  readonly on: string
  readonly today: string
}

/**
 * Everything wrong with a prescription that is to be recorded, in the form `normalPaper` gives it. Empty: it can be
 * recorded.
 */
export function problemsOfPaper(sent: SentPaper, { on, today }: Appointment): PaperProblem[] {
  const found: (PaperProblem | false)[] = [
    ...formProblems(sent),
    !/\d/.test(sent.strength) && 'strength',
    sent.dose.trim() === '' ? 'dose' : asDirected.test(sent.dose) && 'dose as directed',
    (!Number.isInteger(sent.quantity) || sent.quantity < 1 || sent.quantity > mostQuantity) && 'quantity',
    (!Number.isInteger(sent.supplyDays) || sent.supplyDays < 1 || sent.supplyDays > longestSupplyDays) && 'supply days',
    sent.supplyDays > policy.controlledSupplyDays && isBlank(sent.longSupplyReason) && 'long supply',
    ...addressProblems(sent),
    sent.writtenOn < on && 'written before',
    sent.writtenOn > today && 'written to come',
    sent.startsOn !== null && sent.startsOn < sent.writtenOn && 'start before',
    sent.startsOn !== null && sent.startsOn > addDays(sent.writtenOn, policy.paperStartDays) && 'start too late',
    paperValidity(sent, today) === 'void' && 'void',
  ]
  return found.filter((one) => one !== false)
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

function* formProblems(sent: SentPaper): Iterable<PaperProblem> {
  const { drug, form, serial, prescriberNumber, quantity, quantityWords, patientAddress } = sent
  if (!isControlledDrug(drug)) {
    if (isControlledForm(form)) yield 'form not controlled'
    return
  }
  if (!isControlledForm(form)) yield 'form controlled'
  const postcode = normalisePostcode(patientAddress.postcode)
  const offered = postcode === null ? null : controlledFormsFor(postcode)
  if (offered?.length === 0) yield 'no form there'
  else if (offered !== null && isControlledForm(form) && !offered.includes(form)) yield 'form elsewhere'
  if (serial === null || !serialShape.test(serial)) yield 'serial'
  if (prescriberNumber === null || !numberShape.test(prescriberNumber)) yield 'prescriber number'
  if (quantityWords === null || !quantityAgrees(quantity, quantityWords)) yield 'quantity words'
}

function* addressProblems({ patientAddress, prescriberAddress }: SentPaper): Iterable<PaperProblem> {
  if (isBlank(patientAddress.lines)) yield 'patient address'
  if (normalisePostcode(patientAddress.postcode) === null) yield 'patient postcode'
  if (isBlank(prescriberAddress.lines)) yield 'prescriber address'
  if (normalisePostcode(prescriberAddress.postcode) === null) yield 'prescriber postcode'
}
