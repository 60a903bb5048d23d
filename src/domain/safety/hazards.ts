import { hazardTitles } from '#content/safety/hazard-titles.ts'

/** Every hazard of the log, by group. The ids are stored with incidents and never change. */
const hazardGroups = {
  dose: [
    'rung-skipped',
    'early-rise',
    'high-restart',
    'high-switch',
    'two-glp1',
    'stockpiling',
    'double-dose',
    'log-misleads',
    'reminder-misleads',
    'no-benefit',
  ],
  patient: [
    'underweight-treated',
    'outside-licence',
    'false-weight',
    'wrong-person',
    'reading-of-another',
    'coercion',
    'history-denied',
    'history-incomplete',
    'duplicate-account',
    'video-impostor',
  ],
  condition: [
    'pregnancy-exposure',
    'scale-current',
    'pill-failure',
    'pancreatitis-restarted',
    'gallbladder-disease',
    'dehydration-kidney',
    'hypoglycaemia',
    'sight-loss',
    'thyroid-cancer',
    'eating-disorder',
    'suicide',
    'aspiration',
    'interacting-medicine',
    'interaction-unchecked',
    'wrong-code',
    'severe-reaction',
    'vomiting-continued',
    'red-flag-unheeded',
    'gp-not-told',
    'blood-result-other',
    'critical-result-missed',
    'blood-value-slip',
    'haemolysed-potassium',
  ],
  supply: [
    'stop-after-approval',
    'unsigned-rules',
    'unfit-pen',
    'wrong-pen',
    'recalled-batch',
    'falsified-pen',
    'parcel-astray',
    'not-entitled',
    'prescription-altered',
  ],
  adhd: [
    'stimulant-diversion',
    'cardiac-event',
    'mania-psychosis',
    'screen-as-diagnosis',
    'risk-unread',
    'stimulant-with-glp1',
    'confidence-broken',
    'informant-false',
  ],
  software: [
    'wrong-patient-shown',
    'stale-screen',
    'two-decide',
    'undo-raced',
    'message-lost',
    'alarm-delayed',
    'alert-fatigue',
    'wrong-clock',
    'units-confused',
    'answer-lost',
    'account-takeover',
    'wrong-letter',
    'record-unreadable',
    'old-backup',
    'restriction-holds-help',
    'work-stalled',
    'service-down',
    'made-up-data',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof typeof hazardTitles)[]>>

export type HazardGroup = keyof typeof hazardGroups
export type HazardId = (typeof hazardGroups)[HazardGroup][number]

/** A hazard as staff choose it when they report an incident. The log says more about each: `hazard-log.ts`. */
export interface Hazard {
  readonly id: HazardId
  readonly group: HazardGroup
  readonly title: string
}

export const hazards: readonly Hazard[] = (Object.keys(hazardGroups) as HazardGroup[]).flatMap((group) =>
  hazardGroups[group].map((id) => ({ id, group, title: hazardTitles[id] })),
)

export const hazardIds: readonly HazardId[] = hazards.map(({ id }) => id)
