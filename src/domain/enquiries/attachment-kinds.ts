export type AttachmentKind = 'pdf' | 'png' | 'jpeg' | 'heic' | 'text'

interface Facts {
  /** As in "is called a PDF". */
  readonly name: string
  readonly extensions: readonly string[]
  /** The types browsers report; the first is the one we store. */
  readonly types: readonly [string, ...string[]]
}

export const attachmentKinds: Readonly<Record<AttachmentKind, Facts>> = {
  pdf: { name: 'a PDF', extensions: ['pdf'], types: ['application/pdf', 'application/x-pdf'] },
  png: { name: 'a PNG', extensions: ['png'], types: ['image/png', 'image/x-png'] },
  jpeg: { name: 'a JPEG', extensions: ['jpg', 'jpeg', 'jfif'], types: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  heic: {
    name: 'a HEIC',
    extensions: ['heic', 'heif'],
    types: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  },
  text: { name: 'plain text', extensions: ['txt'], types: ['text/plain'] },
}

const kinds = Object.keys(attachmentKinds) as AttachmentKind[]

/** The kind by the file name. */
export function kindNamed(name: string): AttachmentKind | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!name.includes('.')) return null
  return kinds.find((kind) => attachmentKinds[kind].extensions.includes(extension)) ?? null
}

/** A browser that does not know the type reports nothing, or plain bytes. */
export function isDeclaredAs(type: string, kind: AttachmentKind): boolean {
  const [bare = ''] = type.toLowerCase().split(';')
  const said = bare.trim()
  return said === '' || said === 'application/octet-stream' || attachmentKinds[kind].types.includes(said)
}

/** For the `accept` of a file field. Extensions too, because not every system knows HEIC. */
export const acceptedFiles = kinds
  .flatMap((kind) => [
    attachmentKinds[kind].types[0],
    ...attachmentKinds[kind].extensions.map((extension) => `.${extension}`),
  ])
  .join(',')
