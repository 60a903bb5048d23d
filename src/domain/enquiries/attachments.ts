import { fileProblems } from '#content/enquiries/contact-form.ts'
import { attachmentKinds, isDeclaredAs, kindNamed } from './attachment-kinds.ts'

export const mostAttachments = 5
export const largestAttachment = 10 * 1024 * 1024
const longestName = 200

/** What is known of a file before it is read. */
export interface AttachmentFacts {
  readonly name: string
  readonly size: number
  /** The type the browser reports. */
  readonly type: string
}

const megabyte = 1024 * 1024

/** As people say it: 340 KB, 1.2 MB. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes < megabyte) return `${Math.min(1023, Math.round(bytes / 1024))} KB`
  return `${(bytes / megabyte).toFixed(1).replace(/\.0$/, '')} MB`
}

/**
 * Control characters, characters no file system takes, and those that reverse the reading direction to hide an
 * extension.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unkeepable = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** A name that is safe to save and show. */
export const plainFileName = (name: string): string => name.replace(unkeepable, '_').replace(/^[. ]+/, '_')

/** What is wrong with a file, as far as it can be known without reading it. */
export function attachmentProblem({ name, size, type }: AttachmentFacts): string | null {
  if (name.trim() === '' || name.length > longestName) return fileProblems.noName
  const shown = plainFileName(name)
  const kind = kindNamed(name)
  if (!kind) return fileProblems.wrongKind(shown)
  if (size === 0) return fileProblems.empty(shown)
  if (size > largestAttachment) return fileProblems.tooBig(shown, formatSize(largestAttachment))
  if (!isDeclaredAs(type, kind)) return fileProblems.otherwiseDeclared(shown, attachmentKinds[kind].name)
  return null
}

/** The same for all files, and for their number. */
export function attachmentProblems(files: readonly AttachmentFacts[]): string[] {
  const each = files.flatMap((file) => attachmentProblem(file) ?? [])
  return files.length > mostAttachments ? [fileProblems.tooMany(mostAttachments), ...each] : each
}

/** The content of a file is not what its name says. */
export function notWhatItIsCalled(name: string): string {
  const kind = kindNamed(name)
  const shown = plainFileName(name)
  return kind ? fileProblems.notWhatItIsCalled(shown, attachmentKinds[kind].name) : fileProblems.wrongKind(shown)
}
