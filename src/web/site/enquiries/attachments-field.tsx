import { useEffect, useRef } from 'react'
import { contactForm } from '#content/enquiries/contact-form.ts'
import { acceptedFiles } from '#domain/enquiries/attachment-kinds.ts'
import { formatSize, largestAttachment, mostAttachments } from '#domain/enquiries/attachments.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { Cross, Icon } from '#web/kit/ui/icons.tsx'
import type { ChosenFile, useAttachments } from './use-attachments.ts'

const words = contactForm.attachments

interface Props {
  readonly attachments: ReturnType<typeof useAttachments>
  /** What the last attempt said of them. */
  readonly error: string | undefined
}

/** Several files, added and taken away one by one. What is wrong with one stands beside it. */
export function AttachmentsField({ attachments: { chosen, add, remove }, error }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  const isSaidBeside = chosen.some(({ problem }) => problem === error)
  const hasError = error !== undefined && !isSaidBeside

  // Files that were chosen before the form was awake.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it awakes.
  useEffect(() => {
    if (input.current) take(input.current)
  }, [])

  function take(field: HTMLInputElement) {
    add([...(field.files ?? [])])
    // So that the same file can be chosen again after it was removed.
    field.value = ''
  }

  function removeAt(place: number, key: number) {
    remove(key)
    const buttons = group.current?.querySelectorAll<HTMLElement>('button') ?? []
    // What takes its place, or the way to add another.
    ;(buttons[place + 1] ?? buttons[place])?.focus()
  }

  return (
    <fieldset ref={group} aria-describedby={hasError ? 'files-hint files-error' : 'files-hint'}>
      <legend className="font-semibold">{words.label}</legend>
      <p id="files-hint" className="mt-0.5 text-sm text-ink-soft">
        {words.hint(mostAttachments, formatSize(largestAttachment))}
      </p>
      {hasError && (
        <div className="mt-2">
          <ErrorMessage id="files-error">{error}</ErrorMessage>
        </div>
      )}
      {chosen.length > 0 && (
        <ul aria-label={words.list} className="mt-3 space-y-2">
          {chosen.map((each, place) => (
            <AttachmentRow key={each.key} chosen={each} onRemove={() => removeAt(place, each.key)} />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={(event) => take(event.currentTarget)}
        tabIndex={-1}
      />
      <Button id="files" variant="secondary" size="small" className="mt-3" onClick={() => input.current?.click()}>
        <Icon className="size-4.5">
          <path d="M4 10h12M10 4v12" />
        </Icon>
        {words.add}
      </Button>
      <p role="status" className="sr-only">
        {chosen.length > 0 && `${words.list}: ${chosen.length}`}
      </p>
    </fieldset>
  )
}

const AttachmentRow = ({ chosen: { key, file, problem }, onRemove }: { chosen: ChosenFile; onRemove: () => void }) => (
  <li
    className={`flex items-start gap-3 rounded-option border bg-white py-1.5 pr-1.5 pl-4 ${problem ? 'border-brick inset-ring-1 inset-ring-brick' : 'border-line'}`}
  >
    <div className="min-w-0 flex-1 py-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
        <span className="text-sm text-ink-soft tabular-nums">{formatSize(file.size)}</span>
      </p>
      {problem && (
        <div className="mt-1 text-sm">
          <ErrorMessage id={`file-${key}-error`}>{problem}</ErrorMessage>
        </div>
      )}
    </div>
    <button
      type="button"
      onClick={onRemove}
      aria-describedby={problem ? `file-${key}-error` : undefined}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink-soft transition-colors duration-150 hover:bg-paper-deep hover:text-ink disabled:invisible"
    >
      <span className="sr-only">
        {words.remove} {file.name}
      </span>
      <Cross className="size-4.5" />
    </button>
  </li>
)
