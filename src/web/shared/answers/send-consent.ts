import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import type { CallBody } from '#contract/calls.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { callApi } from '#web/browser/api.ts'
import { noteConsent, notedConsent } from './start-consent.ts'

type Where = CallBody<'agree_to_start'>['where']

/** Somebody has agreed. It is kept here at once and sent; until it has arrived it is sent again with every step. */
export async function agree(flow: GuestFlowName, where: Where): Promise<boolean> {
  noteConsent(flow, 'kept')
  return sendConsent(flow, where)
}

/** Sends what is kept and not known to have arrived. False: it has not, or there is no visit yet to keep it with. */
export async function sendConsent(flow: GuestFlowName, where: Where = 'assessment'): Promise<boolean> {
  if (notedConsent(flow) !== 'kept') return notedConsent(flow) === 'sent'
  const { data } = await callApi('agree_to_start', {
    questionnaire_type: flow,
    version: startConsentVersion,
    where,
  }).catch(() => ({ data: null }))
  const isKept = data?.isKept === true
  if (isKept) noteConsent(flow, 'sent')
  return isKept
}
