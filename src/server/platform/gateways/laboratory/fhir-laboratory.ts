import { ProviderError } from '../../http/provider-error.ts'
import type { KitOrder, Laboratory, LaboratoryMessage } from './laboratory.ts'
import { readReports } from './read-reports.ts'

const answerWithinMs = 10_000
/** Of answers: a page of reports with their observations. */
const largestAnswer = 8 * 1024 * 1024
const mostPages = 50
const pageSize = 50

const kitSystem = 'urn:larkwell:blood-kit'

interface Settings {
  /** The base of its FHIR server. */
  readonly url: string
  readonly token: string
}

interface Given extends Settings {
  /** Reports that do not even say which they are: how many. */
  readonly onNameless: (count: number) => void
}

/**
 * A laboratory that speaks FHIR R4: a kit is a ServiceRequest with its patient, and results are read as
 * DiagnosticReports by their time of change. They are fetched, not received: nothing outside can hand us a result.
 */
export function fhirLaboratory({ url, token, onNameless }: Given): Laboratory {
  const base = url.replace(/\/+$/, '')

  async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
    const reply = await fetch(address, {
      ...init,
      headers: { authorization: `Bearer ${token}`, accept: 'application/fhir+json', ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (!reply.ok) {
      await reply.body?.cancel()
      throw new ProviderError(`The laboratory answered ${reply.status}.`, reply.status)
    }
    return jsonIn(await textOf(reply))
  }

  return {
    provider: 'fhir',
    async register(kit) {
      await ask(base, {
        method: 'POST',
        headers: { 'content-type': 'application/fhir+json' },
        body: JSON.stringify(orderOf(kit)),
      })
    },
    async messagesSince(since) {
      const query = new URLSearchParams([
        ['_lastUpdated', `ge${since.toISOString()}`],
        ['_include', 'DiagnosticReport:result'],
        ['_include', 'DiagnosticReport:specimen'],
        ['_include', 'DiagnosticReport:subject'],
        ['_sort', '_lastUpdated'],
        ['_count', String(pageSize)],
      ])
      const messages: LaboratoryMessage[] = []
      let next: string | null = `${base}/DiagnosticReport?${query}`
      for (let page = 0; next !== null; page += 1) {
        // Never silently a part of them: what is left out could be critical.
        if (page === mostPages) throw new ProviderError('The laboratory has too many pages.', 200, 'too_many_pages')
        const read = readReports(await ask(next))
        if (!read) throw new ProviderError('The laboratory’s answer is no bundle.', 200, 'no_bundle')
        if (read.nameless > 0) onNameless(read.nameless)
        messages.push(...read.messages)
        // The token goes to the laboratory alone.
        if (read.next !== null && new URL(read.next, `${base}/`).origin !== new URL(base).origin)
          throw new ProviderError('The laboratory leads elsewhere.', 200, 'foreign_page')
        next = read.next === null ? null : new URL(read.next, `${base}/`).href
      }
      return messages.toSorted((one, other) => one.at.localeCompare(other.at))
    },
  }
}

/** Counted as it comes: what it says of its own length may be missing, or that of a packed answer. */
async function textOf({ body, status }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // To leave the loop closes the connection.
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > largestAnswer) throw new ProviderError('The laboratory’s answer is too large.', status, 'too_large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sent again it is the same order: created only if there is none with this kit. */
function orderOf({ id, code, person: { firstName, lastName, bornOn } }: KitOrder) {
  const identifier = { system: kitSystem, value: code }
  const ifNone = `identifier=${kitSystem}|${code}`
  return {
    resourceType: 'Bundle',
    type: 'transaction',
    entry: [
      {
        fullUrl: `urn:uuid:${id}`,
        resource: {
          resourceType: 'Patient',
          identifier: [identifier],
          name: [{ use: 'official', family: lastName, given: [firstName] }],
          birthDate: bornOn,
        },
        request: { method: 'POST', url: 'Patient', ifNoneExist: ifNone },
      },
      {
        resource: {
          resourceType: 'ServiceRequest',
          identifier: [identifier],
          status: 'active',
          intent: 'order',
          subject: { reference: `urn:uuid:${id}` },
          code: { text: 'HbA1c, kidney function with eGFR, liver function and lipids' },
        },
        request: { method: 'POST', url: 'ServiceRequest', ifNoneExist: ifNone },
      },
    ],
  }
}
