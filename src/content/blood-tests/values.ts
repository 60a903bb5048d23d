/** A value, its range and how they stand to each other, in words. */
export const bloodValueWords = {
  value: (value: number, than: '<' | '>' | null, unit: string) =>
    `${than === '<' ? 'less than ' : than === '>' ? 'more than ' : ''}${value} ${unit}`,
  range: (low: number | null, high: number | null) =>
    low !== null && high !== null
      ? `${low} to ${high}`
      : low !== null
        ? `${low} or more`
        : high !== null
          ? `${high} or less`
          : 'no range given',
  reading: {
    'not read': 'Not read',
    critical: 'Marked critical by the laboratory',
    below: 'Below the laboratory’s range',
    above: 'Above the laboratory’s range',
    outside: 'Marked by the laboratory',
    within: 'Within the laboratory’s range',
    'no range': 'No range given',
  },
} as const

export const criticalWords = {
  said: (value: string, range: string) => `${value}, marked critical by the laboratory. Its range: ${range}.`,
  unread: 'Marked critical by the laboratory, but the value could not be read. Phone the laboratory for it.',
  other: 'Marked critical by the laboratory. We do not record this test: phone the laboratory for the value.',
  typedOnce: 'Typed by one person and not yet checked by a second.',
  unfiled: (kit: string) =>
    `The laboratory marked a value critical in a report for kit ${kit} that could not be filed, because it may be another person’s. Phone the laboratory first. The content of the report is not stored here.`,
  report: 'Laboratory report',
} as const
