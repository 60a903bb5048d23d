import qrcode from 'qrcode-generator'

/** A square of modules, row by row. True is dark. */
export type QrCode = readonly (readonly boolean[])[]

/** By default the package writes one byte for each character. */
qrcode.stringToBytes = (text) => [...new TextEncoder().encode(text)]

/** The smallest QR code of a text at error correction level M. Used at build time. */
export function qrCode(text: string): QrCode {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place)
  return places.map((row) => places.map((column) => code.isDark(row, column)))
}
