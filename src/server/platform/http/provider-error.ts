import { ApiError } from './api-error.ts'

/** A provider answered with an error. Its text can quote a patient: only its codes are kept. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly status: number
  readonly code: string | undefined

  constructor(message: string, status: number, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

interface ProviderSaid {
  /** What it is counted under. */
  readonly kind: string
  readonly status?: number
  readonly code?: string
}

/** The format of provider error codes: nothing that could hold a name, a number or an address of a person. */
const safeCode = /^[a-z0-9_.-]{1,48}$/i

type Fields = Partial<Record<'status' | 'statusCode' | 'responseCode' | 'code' | 'error' | 'cause', unknown>>

/** Why a provider failed, from an error and its causes. Null: that was our own answer. */
export function providerSaid(error: unknown): ProviderSaid | null {
  if (error instanceof ApiError && error.cause === undefined) return null
  let [status, code]: [number | undefined, string | undefined] = [undefined, undefined]
  for (let one = error, depth = 0; one instanceof Error && depth < 4; one = one.cause, depth += 1) {
    // Without a reply there is no status, whatever number the platform uses.
    if (one instanceof ApiError || one instanceof DOMException) continue
    const fields = one as Fields
    status ??= [fields.status, fields.statusCode, fields.responseCode].find(isStatus)
    code ??= [fields.code, fields.error].map(String).find((said) => said !== 'undefined' && safeCode.test(said))
  }
  return {
    kind: code ?? (status === undefined ? 'away' : `status_${status}`),
    ...(status === undefined ? {} : { status }),
    ...(code === undefined ? {} : { code }),
  }
}

const isStatus = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 100 && Number(value) < 1_000
