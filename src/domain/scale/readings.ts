import { dayMs, minuteMs, secondMs } from '../calendar/durations.ts'
import { type Instant, instantAt } from '../calendar/london-time.ts'
import { type KnownWeight, type WeightDoubt, weightDoubt } from '../treatment/tracking/doubts.ts'
import {
  type LoggedMeasure,
  logProblem,
  onePerDay,
  type TakenMeasure,
  takenMeasure,
} from '../treatment/tracking/measures.ts'
import type { CompositionPacket, ScalePacket, ScaleTime } from './measurement-bytes.ts'

export interface ReceivedPacket {
  readonly packet: ScalePacket
  readonly receivedAt: Instant
}

/** What a scale said of one person at one moment: a weight, and what else it measured. */
export interface ScaleReading {
  readonly takenAt: Instant
  /** Which of the scale's users. Null: it does not say. */
  readonly user: number | null
  /** The scale's clock is not set: the moment is that of the transfer. */
  readonly isClockWrong: boolean
  readonly kg: number
  readonly bmi: number | null
  readonly fatPercent: number | null
  readonly waterPercent: number | null
  readonly musclePercent: number | null
  readonly fatFreeKg: number | null
}

/** Before this no scale of this kind was sold: its clock begins there after a change of batteries. */
const earliestYear = '2015'

/** A clock of another time zone is ahead by less than this. */
const mostAheadMs = dayMs

/** Packets without a time belong together if they come within this. */
const togetherMs = 30 * secondMs

/** The moment of a time of the scale, which has no zone: London's, as in files. */
function takenAtOf(at: ScaleTime | null, receivedAt: Instant): { takenAt: Instant; isClockWrong: boolean } {
  if (at === null) return { takenAt: receivedAt, isClockWrong: false }
  const [hour = '00', minute = '00', second = '00'] = at.time.split(':')
  const takenAt = instantAt({ date: at.date, time: `${hour}:${minute}` }) + Number(second) * secondMs
  const isClockWrong = at.date < earliestYear || takenAt > receivedAt + mostAheadMs
  // What is a little ahead was taken just now, by a clock of another zone.
  return isClockWrong || takenAt > receivedAt ? { takenAt: receivedAt, isClockWrong } : { takenAt, isClockWrong }
}

/** Packets of one measurement: a weight, and one or more of body composition. */
type Group = [ReceivedPacket, ...ReceivedPacket[]]

function isOfGroup({ packet, receivedAt }: ReceivedPacket, group: Group): boolean {
  const { packet: last, receivedAt: lastAt } = group.at(-1) as ReceivedPacket
  if (packet.user !== null && last.user !== null && packet.user !== last.user) return false
  // Only the first of several parts need carry the time.
  const isNextPart = isPart(packet) && isPart(last) && packet.at === null
  if (isNextPart) return receivedAt - lastAt <= togetherMs
  if (packet.at === null || last.at === null) {
    const isThere = group.some((held) => held.packet.of === packet.of)
    return packet.at === last.at && !isThere && receivedAt - lastAt <= togetherMs
  }
  return packet.at.date === last.at.date && packet.at.time === last.at.time
}

const isPart = (packet: ScalePacket) => packet.of === 'body composition' && packet.isPart

/** Everything received since the scale was connected, as readings. A reading that has no weight yet is not there yet. */
export function joinPackets(received: readonly ReceivedPacket[]): ScaleReading[] {
  const groups: Group[] = []
  for (const one of received) {
    const group = groups.findLast((held) => isOfGroup(one, held))
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups.flatMap((group) => {
    const reading = readingOf(group)
    return reading ? [reading] : []
  })
}

function readingOf(group: Group): ScaleReading | null {
  const packets = group.map(({ packet }) => packet)
  const weights = packets.flatMap((packet) => (packet.of === 'weight' ? [packet] : []))
  const compositions = packets.flatMap((packet) => (packet.of === 'body composition' ? [packet] : []))
  const first = <Field extends keyof CompositionPacket>(field: Field) =>
    compositions.find((packet) => packet[field] !== null)?.[field] ?? null
  const kg = weights[0]?.kg ?? first('kg')
  if (kg === null) return null
  const share = (part: number | null) => (part === null ? null : (part / kg) * 100)
  const at = packets.find((packet) => packet.at !== null)?.at ?? null
  return {
    ...takenAtOf(at, group[0].receivedAt),
    user: packets.find(({ user }) => user !== null)?.user ?? null,
    kg,
    bmi: weights[0]?.bmi ?? null,
    fatPercent: first('fatPercent'),
    waterPercent: share(first('waterKg')),
    musclePercent: first('musclePercent') ?? share(first('muscleKg')),
    fatFreeKg: first('fatFreeKg'),
  }
}

/** What of it is logged: body composition only if it may be measured, and of that what can be true. */
export function measuresOf(reading: ScaleReading, mayMeasureComposition: boolean): TakenMeasure[] {
  const { takenAt } = reading
  const composition = [
    ['bmi', reading.bmi],
    ['body_fat', reading.fatPercent],
    ['body_water', reading.waterPercent],
    ['muscle', reading.musclePercent],
    ['lean_mass', reading.fatFreeKg],
  ] as const
  const weight = takenMeasure('weight', reading.kg, takenAt)
  if (!mayMeasureComposition) return [weight]
  const others = composition.flatMap(([measure, value]) =>
    value === null ? [] : [takenMeasure(measure, value, takenAt)],
  )
  // Scales send 0 for what they did not measure.
  return [weight, ...others.filter((one) => logProblem(one, one.on) === null)]
}

export interface DoubtfulWeight {
  readonly taken: LoggedMeasure
  readonly doubt: WeightDoubt
}

/** The weight of a day, or the last before it, or else the first after it. */
function nearest(known: readonly KnownWeight[], on: string): KnownWeight | null {
  return known.findLast((one) => one.on <= on) ?? known[0] ?? null
}

/**
 * Weights that may be another person's, or in another unit: each is compared with the last that is the patient's. Also on
 * a day whose weight is known and stays: body fat may have been measured with it. `known` is by day, oldest first.
 */
export function doubtfulWeights(taken: readonly TakenMeasure[], known: readonly KnownWeight[]): DoubtfulWeight[] {
  const held = [...known]
  return onePerDay(taken.filter(({ measure }) => measure === 'weight')).flatMap((one) => {
    const doubt = weightDoubt(one.value, one.on, nearest(held, one.on))
    if (doubt) return [{ taken: one, doubt }]
    const place = held.findLastIndex(({ on }) => on <= one.on) + 1
    held.splice(place, 0, { on: one.on, kg: one.value })
    return []
  })
}

/** Without the readings of the days that are in doubt: what was measured with a stranger's weight is a stranger's. */
export function withoutDays<One extends LoggedMeasure>(taken: readonly One[], doubtful: readonly DoubtfulWeight[]) {
  const days = new Set(doubtful.map(({ taken: { on } }) => on))
  return taken.filter(({ on }) => !days.has(on))
}

/** How long a scale is listened to before the page asks whether it is near enough. */
export const listeningMs = 2 * minuteMs
