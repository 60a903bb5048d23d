/** Reads the Data Matrix in a picture of a camera. Null: there is none to be read. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

/** As some browsers have it; TypeScript does not know it. */
interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const format = 'data_matrix'

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Browsers that have a detector read every code of a pack with it (decision 181 says why there is no other). */
export const mayReadCodes = (): boolean => detectorClass() !== undefined && navigator.mediaDevices !== undefined

/** Null: this browser's detector knows other codes alone. */
export async function openCodeReader(): Promise<CodeReader | null> {
  const Class = detectorClass()
  const formats = (await Class?.getSupportedFormats().catch(() => [])) ?? []
  if (!Class || !formats.includes(format)) return null
  const detector = new Class({ formats: [format] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}
