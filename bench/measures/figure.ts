export interface Figure {
  readonly name: string
  readonly result: string
  /** Absent for a figure without a target. */
  readonly target?: { readonly words: string; readonly isMet: boolean }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

export const count = (value: number): string => Math.round(value).toLocaleString('en-GB')
export const kilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(1)} KB`
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`

/** The 95th percentile. */
export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
