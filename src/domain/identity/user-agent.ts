/** The first match counts: several browsers also name others. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPX)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chrome OS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

export interface UserAgent {
  readonly browser: (typeof browsers)[number][0] | null
  readonly system: (typeof systems)[number][0] | null
}

const firstIn = <Name extends string>(names: readonly (readonly [Name, RegExp])[], text: string): Name | null =>
  names.find(([, fits]) => fits.test(text))?.[0] ?? null

/** A short description by which the owner recognises their browser. The rest of the user agent is not stored. */
export function readUserAgent(userAgent: string | undefined): UserAgent {
  const text = (userAgent ?? '').slice(0, 1_000)
  return { browser: firstIn(browsers, text), system: firstIn(systems, text) }
}
