import { riskWords } from '#content/cases/cases.ts'
import type { Risk } from '#domain/cases/risk.ts'

type Shown = keyof typeof riskWords

const shownAs = (risk: Risk): Shown => risk ?? 'unread'

/** Colour means something at the desk: brick is “do not supply” alone, apricot asks for a second person, sun is a caution, mint is routine. What is incomplete has no colour: it says nothing against supply. */
const chips: Readonly<Record<Shown, string>> = {
  stop: 'bg-brick text-white',
  senior: 'bg-apricot-pale text-ink',
  look: 'bg-caution/40 text-ink',
  incomplete: 'border border-dashed border-ink-soft bg-white text-ink',
  note: 'bg-mint text-routine',
  none: 'bg-mint text-routine',
  unread: 'border border-dashed border-ink text-ink',
}

const bars: Readonly<Record<Shown, string>> = {
  stop: 'bg-brick',
  senior: 'bg-apricot',
  look: 'bg-sun',
  incomplete: 'bg-line-strong',
  note: 'bg-green-light',
  none: 'bg-green-light',
  unread: 'bg-ink',
}

export const riskName = (risk: Risk): string => riskWords[shownAs(risk)]
export const riskChip = (risk: Risk): string => chips[shownAs(risk)]
export const riskBar = (risk: Risk): string => bars[shownAs(risk)]
