import type { ComponentType } from 'react'
import type { TeamSlug } from '#content/team.ts'
import { Callum, Nadia, Rowan } from '#web/art/portraits.tsx'
import { Psychiatrist } from '#web/art/psychiatrist.tsx'

export type Portrait = { Drawing: ComponentType<{ className?: string }>; ground: string }

export const portraits: Record<TeamSlug, Portrait> = {
  'dr-imogen-ashdown': { Drawing: Psychiatrist, ground: 'bg-mint' },
  'rowan-pell': { Drawing: Rowan, ground: 'bg-sage' },
  'nadia-farrow': { Drawing: Nadia, ground: 'bg-apricot-pale' },
  'callum-thorne': { Drawing: Callum, ground: 'bg-mint' },
}
