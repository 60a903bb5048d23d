import { kgPerPound, poundsPerStone } from '../../body/units.ts'
import { instantAt } from '../../calendar/london-time.ts'
import { type Line, readDelimited } from './delimited.ts'
import { type BodyMeasure, type LogProblem, logProblem, onePerDay, rounded, type TakenMeasure } from './measures.ts'
import { dayOrderOf, type MeasuredAt, readMeasuredAt } from './scale-dates.ts'

/** Seven years of every morning, and what one call can carry. */
export const mostImported = 2_500
export const mostImportBytes = 2 * 1024 * 1024

/** Why a whole file is refused: nothing of it is stored. */
type ImportRefusal = 'empty' | 'columns' | 'formula' | 'dates' | 'too many' | 'nothing'

type RowProblem = 'no date' | 'no number' | LogProblem

export type ScaleExport =
  | { readonly is: 'refused'; readonly because: ImportRefusal; readonly line?: number }
  | {
      readonly is: 'read'
      /** One of a kind per day, oldest first: of several on one day the first. */
      readonly logged: readonly TakenMeasure[]
      readonly bad: readonly { readonly line: number; readonly problem: RowProblem }[]
      /** The file does not give the unit of its weights: they are read in the unit the patient uses. */
      readonly isUnitGuessed: boolean
    }

type ScaleUnit = 'kg' | 'lb' | 'st'
const inKg: Readonly<Record<ScaleUnit, number>> = { kg: 1, lb: kgPerPound, st: poundsPerStone * kgPerPound }

const dateName = /^(date|time|day|measured|timestamp|start)/
const weightName = /^(body )?(weight|mass)\b(?!.*(goal|target|loss|change|fat|bone|muscle))/
const fatName = /^(body )?fat\b(?!.*(mass|kg|lb|visceral|free))/
const unitIn = (text: string): ScaleUnit | null => {
  if (/\bkgs?\b|kilogram/.test(text)) return 'kg'
  if (/\blbs?\b|pound/.test(text)) return 'lb'
  return /\bst\b|stone/.test(text) ? 'st' : null
}

/** Text that a spreadsheet would run as a formula. A minus before a number is not one. */
const isFormula = (cell: string) => /^[=@]/.test(cell) || (/^[+-]/.test(cell) && !/^[+-]\s*[\d.,]+/.test(cell))

const decimal = /^-?\d{1,4}([.,]\d{1,6})?\s*([a-z%]{0,9})$/i
function readDecimal(cell: string): { readonly value: number; readonly unit: ScaleUnit | null } | null {
  if (!decimal.test(cell)) return null
  const [number = ''] = cell.match(/^-?[\d.,]+/) ?? []
  return { value: Number(number.replace(',', '.')), unit: unitIn(cell.toLowerCase().replace(/[\d.,]+/, ' ')) }
}

/**
 * Reads an export of a scale or its app: a header line, then a line for each measurement. Only the unit is ever
 * guessed, and the patient is told.
 */
export function readScaleExport(text: string, usual: ScaleUnit, today: string): ScaleExport {
  const [head, ...lines] = readDelimited(text)
  if (!head || lines.length === 0) return { is: 'refused', because: 'empty' }
  if (lines.length > mostImported) return { is: 'refused', because: 'too many' }
  const formula = [head, ...lines].find(({ cells }) => cells.some(isFormula))
  if (formula) return { is: 'refused', because: 'formula', line: formula.number }
  const names = head.cells.map((name) => name.toLowerCase())
  const [dateAt, weightAt, fatAt] = [dateName, weightName, fatName].map((known) =>
    names.findIndex((name) => known.test(name)),
  ) as [number, number, number]
  if (dateAt === -1 || weightAt === -1) return { is: 'refused', because: 'columns' }
  const order = dayOrderOf(lines.map(({ cells }) => cells[dateAt] ?? ''))
  if (!order) return { is: 'refused', because: 'dates' }
  const saidUnit = unitIn(names[weightAt] ?? '')

  const found: TakenMeasure[] = []
  const bad: { line: number; problem: RowProblem }[] = []
  let isUnitGuessed = false
  for (const line of lines) take(line)
  const logged = onePerDay(found)
  if (logged.length === 0) return { is: 'refused', because: 'nothing' }
  return { is: 'read', logged, bad, isUnitGuessed }

  function take({ number, cells }: Line) {
    const at = readMeasuredAt(cells[dateAt] ?? '', order ?? 'day first')
    const weight = readDecimal(cells[weightAt] ?? '')
    if (!at) return bad.push({ line: number, problem: 'no date' })
    if (!weight) return bad.push({ line: number, problem: 'no number' })
    const unit = weight.unit ?? saidUnit
    if (unit === null) isUnitGuessed = true
    keep(number, at, 'weight', weight.value * inKg[unit ?? usual])
    const fat = fatAt === -1 ? null : readDecimal(cells[fatAt] ?? '')
    // Scales write nothing or 0 for what they did not measure.
    if (fat && fat.value > 0) keep(number, at, 'body_fat', fat.value)
  }

  function keep(line: number, at: MeasuredAt, measure: BodyMeasure, value: number) {
    const one = { measure, on: at.on, value: rounded(measure, value), takenAt: takenAtOf(at) }
    const problem = logProblem(one, today)
    if (problem) return void bad.push({ line, problem })
    found.push(one)
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** In London: a file without a zone has the clock of the wall. */
const takenAtOf = ({ on, minute }: MeasuredAt) =>
  minute === null ? null : instantAt({ date: on, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` })
