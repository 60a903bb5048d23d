import { useState } from 'react'
import { roomWords } from '#content/appointments/video-room.ts'
import { useLevel } from './use-level.ts'

const words = roomWords.check

const bars = 12

export function MicrophoneLevel({ stream }: { stream: MediaStream }) {
  const level = useLevel(stream)
  const [isHeard, setIsHeard] = useState(false)
  if (!isHeard && level > 0.15) setIsHeard(true)
  const lit = Math.round(level * bars)
  return (
    <>
      <meter aria-label={words.level} max={bars} value={lit} className="sr-only" />
      <div aria-hidden="true" className="my-1.5 flex h-4 gap-1">
        {Array.from({ length: bars }, (_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          <span key={bar} className={`w-2 rounded-full ${bar < lit ? 'bg-green' : 'bg-line'}`} />
        ))}
      </div>
      <p role="status">{isHeard ? words.heard : words.microphoneOn}</p>
    </>
  )
}
