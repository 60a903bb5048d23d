import { scalePageWords } from '#content/treatment/scale.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { ScaleReading } from '#domain/scale/readings.ts'
import { formatWeight } from '#domain/treatment/tracking/format.ts'
import { compositionMeasures, type LoggedMeasure } from '#domain/treatment/tracking/measures.ts'
import { Fact } from '../shell/fact.tsx'
import { dayAndTimeOf, formatDateOrText } from '../shell/format-date.ts'
import type { AskedReading, Tracking, UseTracking } from '../treatment/tracking/use-tracking.ts'
import { IsThisYou } from './asked-readings.tsx'
import { measureText } from './measure-text.ts'

const words = scalePageWords.reading
const asks = scalePageWords.isYou

export interface Received {
  readonly reading: ScaleReading
  readonly logged: readonly LoggedMeasure[]
  /** `asks`: before it is sent. `asked`: the server asks, which stands above. `left`: it is not theirs. */
  readonly is: 'asks' | 'sending' | 'kept' | 'known' | 'waiting' | 'asked' | 'refused' | 'left'
  readonly because?: 'clock' | 'user'
}

interface Props {
  readonly received: readonly Received[]
  readonly progress: Tracking
  /** Those that still wait for an answer, which is given above. */
  readonly asked: UseTracking['asked']
  readonly onAnswer: (one: Received, isMine: boolean) => void
}

/** What has come from the scale since it was connected, and what became of it. */
export const Readings = ({ received, progress, asked, onAnswer }: Props) =>
  received.length > 0 && (
    <ul aria-label={scalePageWords.connect.readings} className="mt-5 space-y-4">
      {received.toReversed().map((one) => (
        <li key={`${one.reading.takenAt} ${one.reading.user}`}>
          {one.is === 'asks' ? (
            <IsThisYou onAnswer={(isMine) => onAnswer(one, isMine)}>
              <Question one={one} progress={progress} />
            </IsThisYou>
          ) : (
            <Reading one={one} progress={progress} isWaiting={asked.some((log) => isOf(log, one))} />
          )}
        </li>
      ))}
    </ul>
  )

const isOf = ({ reading }: AskedReading, one: Received) => Date.parse(reading.takenAt) === one.reading.takenAt

function Question({ one: { reading, because }, progress: { unit, isHidden } }: { one: Received; progress: Tracking }) {
  const day = formatDateOrText(londonTimeAt(reading.takenAt).date)
  return (
    <>
      {!isHidden && <p className="mt-2">{asks.alone(formatWeight(reading.kg, unit), day)}</p>}
      <p className="mt-2">{because === 'user' ? asks.user(reading.user ?? 0) : asks.clock}</p>
    </>
  )
}

interface ReadingProps {
  readonly one: Received
  readonly progress: Tracking
  readonly isWaiting: boolean
}

function Reading({ one: { reading, logged, is }, progress: { unit, isHidden }, isWaiting }: ReadingProps) {
  const others = compositionMeasures.flatMap((measure) => logged.find((found) => found.measure === measure) ?? [])
  return (
    <div className="rounded-option bg-white p-5">
      <p className="font-display text-[2.5rem] leading-none tracking-[-0.02em] tabular-nums">
        {isHidden ? words.hidden : formatWeight(reading.kg, unit)}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{dayAndTimeOf(new Date(reading.takenAt).toISOString())}</p>
      {others.length > 0 && !isHidden && (
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3 border-t border-line pt-4">
          {others.map(({ measure, value }) => (
            <Fact key={measure} term={words[measure as keyof typeof words] as string}>
              {measureText(measure, value, unit)}
            </Fact>
          ))}
        </dl>
      )}
      <p role="status" className="mt-3 font-semibold">
        {becameOf(is, isWaiting)}
      </p>
    </div>
  )
}

function becameOf(is: Received['is'], isWaiting: boolean): string {
  if (is === 'refused') return asks.refused
  if (is === 'asked' && !isWaiting) return words.answered
  return words[is === 'asks' ? 'sending' : is]
}
