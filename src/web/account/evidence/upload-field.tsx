import { useRef, useState } from 'react'
import { uploadWords as words } from '#content/evidence/account-tasks.ts'
import type { UploadedFile } from '#contract/evidence/evidence.ts'
import { formatSize } from '#domain/enquiries/attachments.ts'
import { acceptedUploads, largestUpload, type UploadGate } from '#domain/evidence/upload.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { RemoveButton } from '#web/shared/uploads/remove-button.tsx'
import { fileRow, SendingFile } from '#web/shared/uploads/sending-file.tsx'
import { ownUploader } from '#web/shared/uploads/uploader.ts'
import { useUploads } from '#web/shared/uploads/use-uploads.ts'

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

function SentFile({ file, onRemoved }: { file: UploadedFile; onRemoved: () => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  async function remove() {
    const { code, message } = await callApi('remove_upload', { id: file.id }).catch(() => ({
      code: 0,
      message: words.failed,
    }))
    if (code === 200 || code === 404) onRemoved()
    else setProblem(message)
  }
  return (
    <li className={fileRow}>
      <div className="flex items-center gap-3">
        {file.isWhole && <Tick className="size-4.5 shrink-0 text-green" />}
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
          <span className="text-sm text-ink-soft tabular-nums">
            {file.isWhole
              ? `${formatSize(file.size)} · ${file.isSeen ? words.seen : words.sent}`
              : `${formatSize(file.received)} / ${formatSize(file.size)}`}
          </span>
        </p>
        {!file.isSeen && <RemoveButton label={`${words.remove} ${file.name}`} onPress={remove} />}
      </div>
      {!file.isWhole && <p className="pb-1 text-sm text-ink-soft">{words.unfinished}</p>}
      {problem && <ErrorMessage>{problem}</ErrorMessage>}
    </li>
  )
}
