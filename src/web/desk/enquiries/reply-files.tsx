import { contactForm } from '#content/enquiries/contact-form.ts'
import { uploadWords } from '#content/evidence/account-tasks.ts'
import { attachWords } from '#content/evidence/attachments.ts'
import { acceptedFiles } from '#domain/enquiries/attachment-kinds.ts'
import { attachmentProblem, largestAttachment, mostAttachments, writtenSize } from '#domain/enquiries/attachments.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { PickFiles } from '#web/shared/uploads/pick-files.tsx'
import { RemoveButton } from '#web/shared/uploads/remove-button.tsx'

interface Props {
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** Files that go with an answer by email. What is wrong with one before it is read stands beside it. */
export function ReplyFiles({ files, onFiles }: Props) {
  const add = (chosen: readonly File[]) =>
    onFiles([...files, ...chosen.filter((file) => !files.some((other) => isSame(file, other)))])
  return (
    <fieldset aria-describedby="reply-files-hint" className="mt-2 min-w-0">
      <legend className="sr-only">{attachWords.legend}</legend>
      <ul aria-label={attachWords.list} className="mb-2 flex flex-wrap gap-2 empty:hidden">
        {files.map((file) => {
          const problem = attachmentProblem(file)
          return (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className={`flex max-w-full items-center gap-2 rounded-option border bg-white pl-3 text-xs ${problem ? 'border-brick' : 'border-line'}`}
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{file.name}</span>{' '}
                <span className="text-ink-soft tabular-nums">{writtenSize(file.size)}</span>
                {problem && <ErrorMessage>{problem}</ErrorMessage>}
              </span>
              <RemoveButton
                label={`${uploadWords.remove} ${file.name}`}
                onPress={() => onFiles(files.filter((other) => other !== file))}
              />
            </li>
          )
        })}
      </ul>
      <PickFiles accept={acceptedFiles} onPick={add}>
        <span id="reply-files-hint" className="sr-only text-xs text-ink-soft xl:not-sr-only">
          {contactForm.attachments.hint(mostAttachments, writtenSize(largestAttachment))}
        </span>
      </PickFiles>
    </fieldset>
  )
}
