import { kindNamed } from '#domain/enquiries/attachment-kinds.ts'

const quality = 0.9

/** A HEIC as a JPEG, where the browser can read it. What it cannot read stays what it is, and is refused by its name. */
export async function asJpeg(file: File): Promise<File> {
  if (kindNamed(file.name) !== 'heic') return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) return file
    const name = file.name.replace(/\.\w+$/, '.jpg')
    return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    return file
  }
}
