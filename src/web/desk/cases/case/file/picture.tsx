import { useRef, useState } from 'react'
import { fileWords as words } from '#content/evidence/recording.ts'
import { drawn, type Size, type View } from './view.ts'

interface Props {
  readonly address: string
  readonly name: string
  readonly view: View
}

/** Scrolls where it is larger than its room. */
export function Picture({ address, name, view }: Props) {
  const room = useRef<HTMLElement>(null)
  const [sizes, setSizes] = useState<{ picture: Size; room: Size } | 'failed' | null>(null)

  function measure({ naturalWidth, naturalHeight }: HTMLImageElement) {
    const { clientWidth = 0, clientHeight = 0 } = room.current ?? {}
    setSizes({
      picture: { width: naturalWidth, height: naturalHeight },
      room: { width: clientWidth, height: clientHeight },
    })
  }
  const isKnown = sizes !== null && sizes !== 'failed'
  const { size, space } = isKnown ? drawn(sizes.picture, sizes.room, view) : { size: null, space: null }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section ref={room} tabIndex={0} aria-label={name} className="grid min-h-0 flex-1 overflow-auto bg-ink/5">
      {!isKnown && (
        <p role={sizes === 'failed' ? 'alert' : 'status'} className="m-auto font-semibold">
          {sizes === 'failed' ? words.failed : words.loading}
        </p>
      )}
      <div className="relative m-auto" style={space ?? { width: 0, height: 0 }}>
        <img
          src={address}
          alt={name}
          onLoad={(event) => measure(event.currentTarget)}
          onError={() => setSizes('failed')}
          className={`absolute top-1/2 left-1/2 max-w-none ${isKnown ? '' : 'invisible'}`}
          style={{ ...size, transform: `translate(-50%, -50%) rotate(${view.quarterTurns * 90}deg)` }}
        />
      </div>
    </section>
  )
}
