import { uploadProblems } from '#content/evidence/account-tasks.ts'
import type { Gate } from '../cases/gates.ts'
import { type AttachmentKind, attachmentKinds, isDeclaredAs, kindNamed } from '../enquiries/attachment-kinds.ts'
import { plainFileName } from '../enquiries/attachments.ts'

const megabyte = 1024 * 1024

export const largestUpload = 25 * megabyte
/** Files are sent and stored in pieces of this size: an interrupted upload resumes with the next piece. */
export const pieceBytes = megabyte
const longestName = 200

/** Kinds a browser can display. HEIC is converted to JPEG in the browser, or not sent. */
export const uploadKinds = ['pdf', 'png', 'jpeg'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Files that belong to something sent later: a message, or results of a blood test. */
export const attachedGates = ['message', 'blood_tests'] as const
export type AttachedGate = (typeof attachedGates)[number]

export const isAttachedGate = (gate: string): gate is AttachedGate => attachedGates.some((one) => one === gate)

/** What a file can prove or support. Messages have attachments too. */
export const uploadGates = ['measurements', 'previous_supply', ...attachedGates] as const satisfies readonly (
  | Gate
  | AttachedGate
)[]
export type UploadGate = (typeof uploadGates)[number]

export interface UploadFacts {
  readonly name: string
  readonly size: number
  /** The type the browser reports. */
  readonly type: string
}

const isUploadKind = (kind: AttachmentKind | null): kind is UploadKind => uploadKinds.some((one) => one === kind)

export function uploadKind(name: string): UploadKind | null {
  const kind = kindNamed(name)
  return isUploadKind(kind) ? kind : null
}

/** Rounded up, so that it is never shown smaller than it is: 25.1 MB. */
const megabytesAtLeast = (bytes: number) => `${(Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1)} MB`

/** What is wrong with a file, as far as it can be known without reading it. */
export function uploadProblem({ name, size, type }: UploadFacts): string | null {
  if (name.trim() === '' || name.length > longestName) return uploadProblems.noName
  const shown = plainFileName(name)
  const kind = uploadKind(name)
  if (!kind) return kindNamed(name) === 'heic' ? uploadProblems.heic(shown) : uploadProblems.wrongKind(shown)
  if (size === 0) return uploadProblems.empty(shown)
  if (size > largestUpload) return uploadProblems.tooBig(shown, megabytesAtLeast(size), largestUpload / megabyte)
  if (!isDeclaredAs(type, kind)) return uploadProblems.otherwise(shown, attachmentKinds[kind].name)
  return null
}

export const piecesOf = (size: number): number => Math.ceil(size / pieceBytes)

/** The size of the piece at an offset; 0: there is none. */
export const sizeOfPiece = (size: number, position: number): number =>
  Math.max(0, Math.min(pieceBytes, size - position * pieceBytes))

/** For the `accept` of a file field. HEIC too: the browser may be able to convert it. */
export const acceptedUploads = [...uploadKinds, 'heic' as const]
  .flatMap((kind) => [
    attachmentKinds[kind].types[0],
    ...attachmentKinds[kind].extensions.map((extension) => `.${extension}`),
  ])
  .join(',')
