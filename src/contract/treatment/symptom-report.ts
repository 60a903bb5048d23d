import { z } from 'zod'
import { nations } from '#content/safeguarding/urgent-lines.ts'
import { adhdRedFlagIds, redFlagIds } from '#domain/treatment/red-flags.ts'
import { conditionsNow, reportTopicIds, topicUrgencies } from '#domain/treatment/report-topics.ts'
import { reportSources } from '#domain/treatment/symptom-reports.ts'
import { call, id, text } from '../call.ts'
import { promisedTime } from '../promised-time.ts'

const sign = z.enum([...redFlagIds, ...adhdRedFlagIds])
const from = z.enum(reportSources).describe('On which screen.')
const desk = z
  .object({ isOpen: z.boolean(), opensAt: z.iso.datetime(), call: promisedTime })
  .describe('When a clinician reads it.')
const noTreatment =
  'Nothing has been delivered to this account yet; for a sign on a medicine for ADHD: it has no such appointment.'

export const tellUnwell = call({
  name: 'tell_unwell',
  auth: 'account',
  summary:
    'A patient on treatment confirms a red-flag symptom: supply is locked, and the clinician on call is alerted. Repeated reports set one lock.',
  body: z.strictObject({ sign }),
  reply: z.object({ desk }),
  refusals: { 409: noTreatment },
  perMinute: 30,
})

export const reportSign = call({
  name: 'report_sign',
  auth: 'account',
  summary:
    'A sign that cannot wait was ticked. It is stored and read by a prescriber on the same working day; supply is locked once the patient confirms it with tell_unwell. Suicidal thoughts need no confirming: supply is locked here.',
  body: z.strictObject({ sign, from }),
  reply: z.object({ isLocked: z.boolean().describe('Whether supply is locked, for this or another reason.') }),
  refusals: { 409: noTreatment },
  perMinute: 60,
})

export const takeBackSign = call({
  name: 'take_back_sign',
  auth: 'account',
  summary:
    'A ticked sign was not meant. Nothing is locked for it; that it was ticked and taken back is stored and read by a prescriber on the same working day. What was confirmed before stays locked.',
  body: z.strictObject({ sign, from }),
  reply: z.object({ isLocked: z.boolean().describe('Whether supply is locked, for this or another reason.') }),
  refusals: {
    409: noTreatment,
    422: 'Suicidal thoughts are not taken back here: a prescriber speaks with the patient.',
  },
  perMinute: 60,
})

export const reportTopic = call({
  name: 'report_incident',
  auth: 'account',
  summary:
    'Reports a problem with a dose or a pen, or a sick day. An urgent report locks supply and alerts our prescribers, as a red-flag symptom does; others are read by a prescriber within their time.',
  body: z.strictObject({
    id: id().describe('Made by the browser: sent again it is the same.'),
    incident: z.enum(reportTopicIds),
    what: z.array(text(40)).max(8),
    now: z.enum(conditionsNow),
    nation: z.enum(nations).describe('Where they are, for the help lines that they read.'),
    from,
  }),
  reply: z.object({
    urgency: z.enum(topicUrgencies),
    desk: desk.nullable().describe('Of what locks supply.'),
    review: promisedTime.nullable().describe('Of the rest: by when it is read.'),
  }),
  refusals: { 409: noTreatment, 422: 'The answers do not belong to this topic.' },
  perMinute: 30,
})
