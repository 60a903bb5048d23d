/** Downloads stay on shared devices, so the file name reveals neither the patient nor the subject. */
export const letterFileName = (
  brandName: string,
  writtenOn: string,
  version: number,
  ending: 'pdf' | 'fhir.json' = 'pdf',
): string =>
  `${brandName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-letter-${writtenOn}${version > 1 ? `-v${version}` : ''}.${ending}`
