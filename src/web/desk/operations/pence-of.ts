/** Pounds as people write them, with or without pence. Null: it is no amount. */
export function penceOf(written: string): number | null {
  const [, whole, part = ''] = /^£?(\d{1,5})(?:\.(\d{1,2}))?$/.exec(written.trim().replaceAll(',', '')) ?? []
  if (whole === undefined) return null
  const pence = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return pence > 0 ? pence : null
}
