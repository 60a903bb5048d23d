import { brand } from '../../src/content/brand.ts'
import { qrCode } from './qr-code.ts'
import { qrPath } from './qr-path.ts'

const name = 'virtual:app-qr-codes'

/** Draws the QR codes of the brand file's app addresses at build time, so that browsers need not. */
export const appQrCodes = {
  name: 'app-qr-codes',
  resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
  load(id: string) {
    if (id !== `\0${name}`) return
    const addresses = [brand.app.href, ...brand.app.stores.map(({ href }) => href)]
    const drawn = addresses.map((address) => {
      const code = qrCode(address)
      return [address, { size: code.length, path: qrPath(code) }]
    })
    return `export const appQrCodes = ${JSON.stringify(Object.fromEntries(drawn))}`
  },
}
