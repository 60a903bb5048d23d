import type { QrCode } from './qr-code.ts'

/** The dark modules as one SVG path, a unit each: a stroke for every run in a row. */
export function qrPath(code: QrCode): string {
  return code
    .flatMap((row, y) => {
      const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
      return [...line.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    })
    .join('')
}
