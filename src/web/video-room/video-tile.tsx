import { useEffect, useRef } from 'react'

interface Props {
  readonly stream: MediaStream | null
  /** False: its sound is played, and words stand where the picture would be. */
  readonly hasPicture: boolean
  readonly label: string
  readonly empty: string
  /** As people know themselves. Their own sound is not played to them. */
  readonly isOwn?: boolean
  readonly className?: string
}

export function VideoTile({ stream, hasPicture, label, empty, isOwn = false, className = '' }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <div className={`in-daylight overflow-hidden bg-shade text-white ${className}`}>
      <div className="relative size-full">
        <video
          ref={video}
          autoPlay
          playsInline
          muted={isOwn}
          aria-label={label}
          className={`size-full ${isOwn ? '-scale-x-100 object-cover' : 'object-contain'} ${hasPicture ? '' : 'invisible'}`}
        />
        {!hasPicture && (
          <p className="absolute inset-0 grid place-items-center p-3 text-center text-sm text-sage">{empty}</p>
        )}
      </div>
    </div>
  )
}
