/** Names of segments of PostgreSQL's write-ahead log: timeline, then two halves of a number, 8 hex digits each. */
const segmentName = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/

const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0')

const perHalf = (segmentBytes: number) => 0x1_0000_0000n / BigInt(segmentBytes)

const named = (timeline: string, number: bigint, segmentBytes: number) =>
  timeline + hex(number / perHalf(segmentBytes)) + hex(number % perHalf(segmentBytes))

export const isSegment = (name: string): boolean => segmentName.test(name)

export const timelineOf = (segment: string): string => segment.slice(0, 8)

export function nextSegment(segment: string, segmentBytes: number): string {
  const [, timeline = '', high = '0', low = '0'] = segmentName.exec(segment) ?? []
  return named(timeline, BigInt(`0x${high}`) * perHalf(segmentBytes) + BigInt(`0x${low}`) + 1n, segmentBytes)
}

/** The segment with the last byte before a position such as `0/3000120`. */
export function segmentBefore(place: string, timeline: string, segmentBytes: number): string {
  const [high = '0', low = '0'] = place.split('/')
  const at = BigInt(`0x${high}`) * 0x1_0000_0000n + BigInt(`0x${low}`)
  return named(timeline, (at - 1n) / BigInt(segmentBytes), segmentBytes)
}

/** From one to another, inclusive. */
export function segmentsFrom(first: string, last: string, segmentBytes: number): string[] {
  const segments = [first]
  for (let next = first; next < last; segments.push(next)) next = nextSegment(next, segmentBytes)
  return segments
}

/** From the first to the first gap. */
export function unbroken(first: string, isThere: (segment: string) => boolean, segmentBytes: number): string[] {
  const segments: string[] = []
  for (let next = first; isThere(next); next = nextSegment(next, segmentBytes)) segments.push(next)
  return segments
}
