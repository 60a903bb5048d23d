/** The first that fits: several call themselves by the names of others as well. */
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

export interface Device {
  readonly browser: (typeof browsers)[number][0] | null
  readonly system: (typeof systems)[number][0] | null
}

const firstIn = <Name extends string>(names: readonly (readonly [Name, RegExp])[], text: string): Name | null =>
  names.find(([, fits]) => fits.test(text))?.[0] ?? null

/** As much of what a browser says about itself as its owner knows it by. The rest is not kept. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, 1_000)
  return { browser: firstIn(browsers, text), system: firstIn(systems, text) }
}
