import * as RadixDialog from '@radix-ui/react-dialog'
import { type KeyboardEvent, useRef, useState } from 'react'
import { fileWords as words } from '#content/evidence/recording.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { Cross } from '#web/kit/ui/icons.tsx'
import { Kbd } from '../../../shell/kbd.tsx'
import { useWorkingKeys } from '../../../shell/single-keys.ts'
import type { OpenedFile } from './use-open-file.ts'
import { drawn, larger, type Size, smaller, turned, type View, whole } from './view.ts'

export type ViewedFile = Pick<OpenedFile, 'id' | 'name'> & { readonly kind: string }

/** Where it comes from: each writes down who looked. */
export type FileSource = 'desk_file' | 'desk_request_file'

interface Props {
  readonly file: ViewedFile
  /** Null: it is looked at for no one case. */
  readonly caseId: string | null
  readonly from?: FileSource
  /** It leaves the right of the page free, so that the reader can write while the file is open. */
  readonly isBeside?: boolean
  readonly onClose: () => void
}

const fileControls = [
  { key: '-', says: words.smaller, change: smaller },
  { key: '+', says: words.larger, change: larger },
  { key: 'r', says: words.rotate, change: turned },
] as const

/** The same without Shift, on the keyboards that have plus above it. */
const sameKey: Readonly<Record<string, string>> = { '=': '+', _: '-' }

/** One file as large as the screen allows. It comes from the server each time, and is kept nowhere. */
export function FileDialog(props: Props) {
  const { caseId, from = 'desk_file', isBeside = false, onClose } = props
  const { id, name, kind } = props.file
  const [view, setView] = useState(whole)
  const works = useWorkingKeys()
  const opener = useRef<HTMLElement | null>(null)
  const address = `${apiPrefix()}/${from}?id=${id}${caseId === null ? '' : `&case=${caseId}`}`
  const isPicture = kind !== 'pdf' && kind !== 'text'

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !isPicture) return
    const found = fileControls.find(({ key }) => works(key) && key === (sameKey[event.key] ?? event.key))
    if (!found) return
    event.preventDefault()
    setView(found.change)
  }
  return (
    <RadixDialog.Root open modal={!isBeside} onOpenChange={(next) => next || onClose()}>
      <RadixDialog.Portal>
        {!isBeside && <div className="fixed inset-0 z-50 bg-shade/70" />}
        <RadixDialog.Content
          aria-describedby={undefined}
          data-beside={isBeside || undefined}
          onInteractOutside={(event) => isBeside && event.preventDefault()}
          onKeyDown={press}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
          className={`fixed inset-4 z-50 flex flex-col overflow-hidden rounded-2xl bg-paper ${isBeside ? 'border border-line-strong shadow-selected min-[64rem]:right-[21rem]' : ''}`}
        >
          {/* On a phone what is done with the picture stands below its name, which stays beside the way out. */}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 pr-2 pl-5">
            <div className="min-w-0 flex-1 basis-40">
              <RadixDialog.Title className="truncate text-[1.125rem] leading-tight">{name}</RadixDialog.Title>
              <p className="text-xs text-ink-soft">{words.noted}</p>
            </div>
            {isPicture && <FileButtons view={view} onChange={setView} />}
            <a
              href={address}
              target="_blank"
              rel="noopener"
              className="py-1 text-sm font-semibold whitespace-nowrap underline underline-offset-4 max-sm:order-1"
            >
              {words.newTab}
            </a>
            <RadixDialog.Close
              aria-label={words.close}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-line"
            >
              <Cross />
            </RadixDialog.Close>
          </div>
          {isPicture ? (
            <Picture address={address} name={name} view={view} />
          ) : (
            <iframe src={address} title={name} className="min-h-0 flex-1 border-0 bg-white" />
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

interface FileButtonsProps {
  readonly view: View
  readonly onChange: (change: (view: View) => View) => void
}

function FileButtons({ view, onChange }: FileButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:order-1">
      <span role="status" className="text-sm tabular-nums">
        {words.zoom(Math.round(view.zoom * 100))}
      </span>
      {fileControls.map(({ key, says, change }) => (
        <button
          key={key}
          type="button"
          onClick={() => onChange(change)}
          className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border-2 border-ink px-3.5 text-sm font-semibold hover:bg-ink hover:text-white"
        >
          {says} <Kbd>{key}</Kbd>
        </button>
      ))}
    </div>
  )
}

interface PictureProps {
  readonly address: string
  readonly name: string
  readonly view: View
}

/** Scrolls where it is larger than its room. */
function Picture({ address, name, view }: PictureProps) {
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
