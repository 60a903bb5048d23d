/** Of a download: it lies about on devices, so it says nothing of whom or what it is about. */
export const letterFileName = (brandName: string, writtenOn: string, version: number): string =>
  `${brandName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-letter-${writtenOn}${version > 1 ? `-v${version}` : ''}.pdf`
