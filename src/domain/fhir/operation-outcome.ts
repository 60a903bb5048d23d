import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4'

type IssueCode = OperationOutcomeIssue['code']

/** By the status of a reply. */
const codes: Readonly<Record<number, IssueCode>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  423: 'login',
  429: 'throttled',
  503: 'transient',
}

export const refusal = (status: number, diagnostics: string): OperationOutcome => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code: codes[status] ?? 'exception', diagnostics }],
})

/** What a bundle says beside its resources: that something is held back, and why. */
export const heldBackNote = (reasons: readonly string[]): OperationOutcome => ({
  resourceType: 'OperationOutcome',
  issue: reasons.map((diagnostics) => ({ severity: 'information', code: 'suppressed', diagnostics })),
})
