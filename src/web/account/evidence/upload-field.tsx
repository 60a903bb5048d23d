import { useRef } from 'react'
import { uploadWords as words } from '#content/evidence/account-tasks.ts'
import type { UploadedFile } from '#contract/evidence/evidence.ts'
import { acceptedUploads, largestUpload, type UploadGate } from '#domain/evidence/upload.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { SendingFile } from '#web/shared/uploads/sending-file.tsx'
import { ownUploader } from '#web/shared/uploads/uploader.ts'
import { useUploads } from '#web/shared/uploads/use-uploads.ts'
import { SentFile } from './sent-file.tsx'

interface Props {
  readonly legend: string
  readonly gate: UploadGate
  readonly uploads: string
  readonly files: readonly UploadedFile[]
  readonly error?: string | undefined
  /** A file was sent or removed. */
  readonly onChange: () => void
}

/** Photos and documents for one purpose: taken with the camera or chosen, sent at once, in sight until they are there. */
export function UploadField({ legend, gate, uploads, files, error, onChange }: Props) {
  const camera = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const { sendings, add, stop } = useUploads(uploads, ownUploader(gate), onChange)
  const own = files.filter((file) => file.gate === gate && (file.isWhole || sendings.length === 0))

  function take(field: HTMLInputElement) {
    add([...(field.files ?? [])])
    // So that the same file can be chosen again.
    field.value = ''
  }

  return (
    <fieldset id={`files-${gate}`} tabIndex={-1} aria-describedby={`files-${gate}-hint`}>
      <legend className="font-semibold">{legend}</legend>
      <p id={`files-${gate}-hint`} className="mt-0.5 text-sm text-ink-soft">
        {words.hint(largestUpload / (1024 * 1024))}
      </p>
      {error && (
        <div className="mt-2">
          <ErrorMessage>{error}</ErrorMessage>
        </div>
      )}
      <ul aria-label={words.list} className="mt-3 space-y-2">
        {own.map((file) => (
          <SentFile key={file.id} file={file} onRemoved={onChange} />
        ))}
        {sendings.map((sending) => (
          <SendingFile key={sending.key} sending={sending} onStop={() => stop(sending.key)} />
        ))}
      </ul>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        tabIndex={-1}
        aria-label={words.take}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={picker}
        type="file"
        accept={acceptedUploads}
        multiple
        hidden
        tabIndex={-1}
        aria-label={words.choose}
        onChange={(event) => take(event.currentTarget)}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => camera.current?.click()}>
          {words.take}
        </Button>
        <Button variant="secondary" size="small" onClick={() => picker.current?.click()}>
          {words.choose}
        </Button>
      </div>
    </fieldset>
  )
}
