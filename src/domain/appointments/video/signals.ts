/**
 * Signalling between two browsers until they are connected. `again`: the patient's browser asks for another offer,
 * which only the clinician's makes.
 */
export const sentKinds = ['offer', 'answer', 'candidate', 'again'] as const

export type SentKind = (typeof sentKinds)[number]

/** `phone` is sent by the server: the clinician phones instead. */
export const signalKinds = [...sentKinds, 'phone'] as const

export type SignalKind = (typeof signalKinds)[number]

/** Several times what browsers have needed, and too little to be misused as storage. */
export const signalLimits = {
  characters: 20_000,
  atOnce: 32,
  /** Sent by one side, not yet received by the other. */
  unheard: 200,
  perMinute: 400,
} as const
