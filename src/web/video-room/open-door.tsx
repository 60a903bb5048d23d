import type { ReactNode } from 'react'
import { roomWords } from '#content/appointments/video-room.ts'

const words = roomWords.door

interface Props {
  readonly other: string
  readonly isHere: boolean
  readonly outside: string | null
  readonly children: ReactNode
}

export function OpenDoor({ other, isHere, outside, children }: Props) {
  return (
    <div className="space-y-4">
      <p role="status" className="flex items-center gap-3 text-lg font-semibold">
        <span className={`size-3 shrink-0 rounded-full ${isHere ? 'bg-green' : 'border-2 border-line-strong'}`} />
        {outside === null ? (isHere ? words.otherHere(other) : words.otherNotHere(other)) : words.outside(outside)}
      </p>
      {children}
    </div>
  )
}
