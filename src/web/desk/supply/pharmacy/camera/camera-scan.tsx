import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkWords } from '#content/supply/pharmacy.ts'
import { useDeskState } from '../../../shell/desk-state.ts'
import { openCodeReader } from './code-reader.ts'

const words = checkWords.camera

type State = keyof typeof words.states

const betweenLooksMs = 120

function stateOf(error: unknown): State {
  const { name } = error as { name?: string }
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed'
}

interface Props {
  /** What the code says, as a scanner would send it. */
  readonly onRead: (scanned: string) => void
  readonly onClose: () => void
}

/** The camera's picture, looked at until it shows a code. Pictures stay in the browser, and none is kept. */
export function CameraScan({ onRead, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('opening')
  const read = useEffectEvent(onRead)
  const { lock } = useDeskState()
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (lock !== 'open') close()
  }, [lock])

  useEffect(() => {
    let isLeft = false
    let stream: MediaStream | null = null
    let timer = 0
    async function film(shown: HTMLVideoElement) {
      const look = await openCodeReader()
      if (isLeft) return
      if (!look) return setState('unread')
      stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      })
      if (isLeft) return stop()
      shown.srcObject = stream
      await shown.play()
      setState('on')
      const next = async () => {
        // A picture that cannot be looked at is followed by another.
        const found = await look(shown).catch(() => null)
        if (isLeft) return
        if (found === null) timer = window.setTimeout(next, betweenLooksMs)
        else read(found)
      }
      void next()
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    if (video.current)
      film(video.current).catch((error: unknown) => {
        stop()
        if (!isLeft) setState(stateOf(error))
      })
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop()
    }
  }, [])

  const isBroken = state !== 'opening' && state !== 'on'
  return (
    <div className="space-y-2">
      <div className={isBroken ? 'hidden' : 'relative overflow-hidden rounded-xl bg-shade'}>
        <video ref={video} muted playsInline aria-label={words.picture} className="aspect-4/3 w-full object-cover" />
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 aspect-square h-1/2 -translate-1/2 rounded-lg border-3 border-sun"
        />
      </div>
      <p role={isBroken ? 'alert' : 'status'} className={isBroken ? 'font-semibold text-brick' : 'text-xs'}>
        {words.states[state]}
      </p>
      <button
        type="button"
        onClick={onClose}
        className="min-h-11 cursor-pointer font-semibold underline underline-offset-4"
      >
        {words.close}
      </button>
    </div>
  )
}
