import { type ReactNode, useRef } from 'react'
import { attachWords as words } from '#content/evidence/attachments.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Paperclip } from './paperclip.tsx'

interface Props {
  /** Kinds of files, as a browser takes them. */
  readonly accept: string
  readonly onPick: (files: readonly File[]) => void
  /** What may be sent. */
  readonly children: ReactNode
}

/** The button with which files are chosen, and what may be chosen beside it. */
export function PickFiles({ accept, onPick, children }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={accept}
        multiple
        hidden
        tabIndex={-1}
        aria-label={words.attach}
        onChange={(event) => {
          onPick([...(event.currentTarget.files ?? [])])
          // So that the same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="quiet" size="small" onClick={() => picker.current?.click()}>
          <Paperclip className="size-4.5" />
          {words.attach}
        </Button>
        {children}
      </div>
    </>
  )
}
