import { useEffect, useRef, useState } from 'react'
import { scalePageWords } from '#content/treatment/scale.ts'
import { pages } from '#contract/pages.ts'
import { joinPackets, listeningMs, measuresOf, type ReceivedPacket, type ScaleReading } from '#domain/scale/readings.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import type { Logged, Tracking, UseTracking } from '../treatment/tracking/use-tracking.ts'
import { ConnectError, type ConnectedScale, type ConnectProblem, connectScale } from './bluetooth-scale.ts'
import { CompositionQuestion, WeightOnly } from './composition-question.tsx'
import { Readings, type Received } from './readings.tsx'

const words = scalePageWords.connect

interface Props extends Pick<UseTracking, 'log' | 'change' | 'asked'> {
  readonly progress: Tracking
}

export default function ConnectScale({ progress, log, asked, change }: Props) {
  if (progress.composition === 'ask') return <CompositionQuestion change={change} />
  return (
    <>
      {progress.composition === 'weight only' && <WeightOnly change={change} />}
      <Connect progress={progress} log={log} asked={asked} />
    </>
  )
}

type State = 'idle' | 'choosing' | 'connecting' | 'listening' | 'ended'

function Connect({ progress, log, asked }: Omit<Props, 'change'>) {
  const [state, setState] = useState<State>('idle')
  const [problem, setProblem] = useState<ConnectProblem>()
  const [wrong, setWrong] = useState<'bad' | 'unsuccessful'>()
  const [isSlow, setIsSlow] = useState(false)
  const scale = useRef<ConnectedScale>(null)
  const { received, take, answer } = useReadings(progress, log)
  const isOnline = useIsOnline()
  const mayMeasure = progress.composition === 'may'

  useEffect(() => () => scale.current?.stop(), [])

  const count = received.length
  useEffect(() => {
    setIsSlow(false)
    if (state !== 'listening' || count > 0) return
    const timer = setTimeout(() => setIsSlow(true), listeningMs)
    return () => clearTimeout(timer)
  }, [state, count])

  async function connect() {
    setProblem(undefined)
    setWrong(undefined)
    setState('choosing')
    try {
      scale.current = await connectScale({
        onConnecting: () => setState('connecting'),
        onPacket: (decoded) => {
          setWrong(decoded.is === 'read' ? undefined : decoded.is)
          if (decoded.is === 'read') take({ packet: decoded.packet, receivedAt: Date.now() })
        },
        onEnded: () => setState('ended'),
      })
      setState('listening')
    } catch (error) {
      setState('idle')
      setProblem(error instanceof ConnectError ? error.problem : 'lost')
    }
  }

  const slow = scale.current?.keepsUsers ? words.problems['asks for consent'] : words.waitsLong
  return (
    <>
      <h2 id="connect" className="text-[1.75rem]">
        {words.heading}
      </h2>
      <div role="status" className="mt-3 space-y-2">
        {state === 'idle' && <p>{words.says}</p>}
        {state === 'choosing' && <p>{words.choosing}</p>}
        {state === 'connecting' && <p>{words.connecting}</p>}
        {state === 'listening' && (
          <>
            <p className="text-lg font-semibold">{words.stepOn}</p>
            <p>{mayMeasure ? words.barefoot : words.stillness}</p>
          </>
        )}
        {state === 'ended' && <p>{words.ended}</p>}
        {isSlow && <p>{slow}</p>}
        {!isOnline && <p>{words.offline}</p>}
      </div>
      {wrong && (
        <div className="mt-4">
          <AlertMessage>{words[wrong]}</AlertMessage>
        </div>
      )}
      {problem && (
        <div className="mt-4">
          <AlertMessage>{words.problems[problem]}</AlertMessage>
        </div>
      )}
      <Readings received={received} progress={progress} asked={asked} onAnswer={answer} />
      <div className="mt-5 flex flex-wrap gap-3">
        {state === 'listening' ? (
          <Button variant="secondary" onClick={() => scale.current?.stop()}>
            {words.stop}
          </Button>
        ) : problem === 'blocked' ? (
          <ButtonLink to={pages.accountScale} reloadDocument>
            {words.reload}
          </ButtonLink>
        ) : (
          <Button
            busy={state === 'choosing' || state === 'connecting'}
            busyLabel={words.connecting}
            onClick={() => void connect()}
          >
            {state === 'ended' ? words.again : words.connect}
          </Button>
        )}
      </div>
    </>
  )
}

const keyOf = ({ takenAt, user }: ScaleReading) => `${takenAt} ${user}`

/** What the scale has sent, joined to readings, each of them logged once: again only if more of it has come. */
function useReadings(progress: Tracking, log: UseTracking['log']) {
  const [received, setReceived] = useState<readonly Received[]>([])
  const packets = useRef<ReceivedPacket[]>([])
  const known = useRef(new Map<string, Received>())
  /** The user of the scale whose reading was saved first. Null: the scale does not say. */
  const user = useRef<number>(null)

  const show = (one: Received) => {
    known.current.set(keyOf(one.reading), one)
    setReceived([...known.current.values()])
  }

  async function save(reading: ScaleReading, isMine: boolean) {
    const logged = measuresOf(reading, progress.composition === 'may').map(({ takenAt: _, ...measure }) => measure)
    show({ reading, logged, is: 'sending' })
    const takenAt = new Date(reading.takenAt).toISOString()
    const result: Logged = await log(progress.whose, logged, { takenAt, isMine })
    if (result === 'kept') user.current ??= reading.user
    // More of it may have come meanwhile and been saved first: then the weight alone is known already, and that says nothing.
    if (known.current.get(keyOf(reading))?.reading === reading)
      show({ reading, logged, is: typeof result === 'string' ? result : 'refused' })
  }

  function take(packet: ReceivedPacket) {
    packets.current.push(packet)
    for (const reading of joinPackets(packets.current)) {
      const held = known.current.get(keyOf(reading))
      if (held && JSON.stringify(held.reading) === JSON.stringify(reading)) continue
      // What comes later of a reading that was left out, or that waits for an answer, shares its fate.
      if (held && ['asks', 'left', 'asked', 'refused'].includes(held.is)) show({ ...held, reading })
      else if (reading.isClockWrong) show({ reading, logged: [], is: 'asks', because: 'clock' })
      else if (isOther(reading)) show({ reading, logged: [], is: 'asks', because: 'user' })
      else void save(reading, false)
    }
  }

  const isOther = (reading: ScaleReading) =>
    reading.user !== null && user.current !== null && reading.user !== user.current

  function answer({ reading, because }: Received, isMine: boolean) {
    if (isMine) void save(reading, because === 'user')
    else show({ reading, logged: [], is: 'left' })
  }

  return { received, take, answer }
}
